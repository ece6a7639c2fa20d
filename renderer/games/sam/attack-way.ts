// Declaring an attack: the attacker is picked, twos help it, then a card is drawn for it or it is put straight onto a target.
import { isTwo, parseCard } from '../../../engine/games/sam/cards.ts';
import type { Considered, Move, Place, SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Action, Intent } from '../intent.ts';
import { compose, consider, making, refusalOf, whyNot } from '../parts/composing.ts';
import { attackWords } from './attack-words.ts';
import { DECK_TARGET, type Draft } from './draft.ts';
import {
  aimedAt,
  carriedOver,
  carrying,
  goalOf,
  makeMove,
  moveLater,
  strike,
  whyNotReached,
} from './later.ts';
import { isEnding, leaving } from './leaving.ts';
import { whyNotLeft } from './series.ts';
import { targetName } from './target-words.ts';
import { type Composed, isInReach, nothing, ownAt, putDown, simpleWay, type Spot, targetOf } from './way.ts';

type AttackDraft = Extract<Draft, { kind: 'attack' }>;

export const attackWay = simpleWay({
  point(view, composing, { target, spot }) {
    const attack = attackIn(composing);
    if (target === DECK_TARGET) return attack ? making(attackMove(attack)) : null;
    if (spot === null) return null;
    if (!spot.isOwn) return attack ? hit(view, composing, attack, spot) : null;
    if (goalOf(view, composing) === spot.place) return makeMove(view, composing);
    if (attack?.with === spot.place) return compose(nothing);
    if (attack && isHelp(view, attack, spot.place)) return help(composing, attack, spot.place);
    return pick(view, composing, spot.place);
  },
  twice(view, composing, { spot }) {
    const attack = attackIn(composing);
    if (spot === null) return null;
    if (!spot.isOwn)
      return attack && attack.aim === targetOf(spot) ? strike(view, attack.with, attack.boosts, spot) : null;
    if (goalOf(view, composing) === spot.place) return makeMove(view, composing);
    if (attack?.with === spot.place) return making(attackMove(attack));
    // The first press put it down, or toggled a two: neither is meant by two.
    return attack ? compose(composing) : pick(view, composing, spot.place);
  },
  lift(view, composing, { spot }) {
    if (!spot?.isOwn) return null;
    const card = ownAt(view, spot.place);
    if (!card) return null;
    if (attackIn(composing)?.with === spot.place) return compose(composing);
    if (card.up) return pick(view, composing, spot.place);
    const refusal = whyNotLeft(view, 'movement');
    return refusal ? whyNot(refusal) : carrying({ kind: 'move', from: spot.place }, null);
  },
  drop(view, composing, carried, { target, spot }) {
    const attack = attackIn(composing);
    if (target === DECK_TARGET) return attack ? making(attackMove(attack)) : null;
    if (spot === null) return null;
    const from = carried.spot?.place;
    if (spot.isOwn) return from === undefined || attack ? null : moveLater(view, from, spot.place);
    if (!attack) return null;
    return isInReach(view, attack.with, spot)
      ? strike(view, attack.with, attack.boosts, spot)
      : whyNotReached(view, attack.with, spot);
  },
  aim(view, composing, pointing) {
    const attack = attackIn(composing);
    if (!attack) return carriedOver(composing, pointing);
    const spot = pointing?.spot ?? null;
    const aims = spot !== null && !spot.isOwn && isInReach(view, attack.with, spot) ? spot : null;
    if (aims === null ? attack.aim === null : attack.aim === targetOf(aims)) return null;
    return aim(composing, attack, aims);
  },
  isChosen(view, composing, { spot }) {
    const { draft } = composing;
    if (spot === null) return false;
    if (draft?.kind === 'move')
      return spot.isOwn && [draft.from, goalOf(view, composing)].includes(spot.place);
    if (draft?.kind !== 'attack') return false;
    if (!spot.isOwn) return draft.aim === targetOf(spot);
    return draft.with === spot.place || draft.boosts.includes(spot.place);
  },
  actions(say, view, composing) {
    const attack = attackIn(composing);
    if (attack) return [...declaring(say, view, attack), putDown(say)];
    if (composing.draft?.kind !== 'move' || isEnding(composing)) return leaving(say, view, composing);
    const intent = makeMove(view, composing);
    return [
      ...(intent ? [{ id: 'move', words: say('table.sam.move'), intent, isMain: true }] : []),
      putDown(say),
    ];
  },
  preview: attackWords,
});

function attackIn({ draft }: Composed): AttackDraft | null {
  return draft?.kind === 'attack' ? draft : null;
}

function attackMove({ with: at, boosts }: AttackDraft): Move {
  return { type: 'attack', with: at, boosts };
}

/** Picks an attacker, or says why it is none. */
function pick(view: SamView, before: Composed, at: Place): Intent {
  const refusal = refusalOf(view, 'attack', at);
  if (refusal === undefined) return null;
  if (refusal) return whyNot(refusal);
  return asked(before, { kind: 'attack', with: at, boosts: [], aim: null });
}

/** Whether the card at an own place is a face-up two that could help, or does already. */
function isHelp(view: SamView, attack: AttackDraft, at: Place): boolean {
  const card = ownAt(view, at);
  return card?.up === true && at !== attack.with && isTwo(parseCard(card.card));
}

/** A two comes to help, or no longer does. */
function help(before: Composed, attack: AttackDraft, at: Place): Intent {
  const { boosts } = attack;
  const helping = boosts.includes(at) ? boosts.filter((each) => each !== at) : [...boosts, at];
  return asked(before, { ...attack, boosts: helping });
}

function aim(before: Composed, attack: AttackDraft, spot: Spot | null): Intent {
  return asked(before, { ...attack, aim: spot && targetOf(spot) });
}

/** Asks the host what an attack would cost, or how it would end on the target that is looked at. */
function asked(before: Composed, draft: AttackDraft): NonNullable<Intent> {
  const { with: at, boosts, aim: target } = draft;
  const on = aimedAt({ viewer: 'watcher' }, target);
  const partial: Considered = {
    type: 'attack',
    with: at,
    boosts,
    ...(on ? { on: { seat: on.seat, at: on.place } } : {}),
  };
  return consider(before, draft, partial);
}

/** A target is looked at first, as under the mouse, and attacked when it is pointed at then. */
function hit(view: SamView, composing: Composed, attack: AttackDraft, spot: Spot): Intent {
  if (!isInReach(view, attack.with, spot)) return whyNotReached(view, attack.with, spot);
  if (attack.aim === targetOf(spot)) return strike(view, attack.with, attack.boosts, spot);
  return aim(composing, attack, spot);
}

function declaring(say: Say, view: SamView, attack: AttackDraft): Action[] {
  const on = aimedAt(view, attack.aim);
  const struck = on && strike(view, attack.with, attack.boosts, on);
  const strikes: Action[] =
    on && struck
      ? [
          {
            id: 'strike',
            words: say('table.sam.strike', { target: targetName(say, view, on) }),
            intent: struck,
            isMain: true,
          },
        ]
      : [];
  const intent = making(attackMove(attack));
  return [...strikes, { id: 'attack', words: say('table.sam.attack'), intent, isMain: strikes.length === 0 }];
}
