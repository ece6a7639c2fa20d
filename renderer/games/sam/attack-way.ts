// Declaring an attack: the attacker is picked, twos help it, then a card is drawn for it or it is put straight onto a target.
import { isTwo, parseCard } from '../../../engine/games/sam/cards.ts';
import type { Considered, Place, SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Action, Intent } from '../intent.ts';
import { compose, consider, refusalOf, whyNot } from '../parts/composing.ts';
import { attackWords } from './attack-words.ts';
import { DECK_TARGET } from './draft.ts';
import { carriedOver, carrying, goalOf, makeMove, moveLater } from './later.ts';
import { isEnding, leaving } from './leaving.ts';
import { whyNotLeft } from './series.ts';
import {
  aimedOn,
  type AttackDraft,
  attackIn,
  drawing,
  isAskedAgain,
  strike,
  strikeAtOnce,
  strikingActions,
  whyNotReached,
} from './striking.ts';
import {
  aimedAt,
  type Composed,
  isInReach,
  nothing,
  ownAt,
  putDown,
  simpleWay,
  type Spot,
  targetOf,
} from './way.ts';

export const attackWay = simpleWay({
  point(view, composing, { target, spot }) {
    const attack = attackIn(composing);
    if (target === DECK_TARGET) return attack ? strike(view, composing, aimedOn(attack, null)) : null;
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
      return attack && attack.aim === targetOf(spot) ? strikeAtOnce(view, composing, attack) : null;
    if (goalOf(view, composing) === spot.place) return makeMove(view, composing);
    if (attack?.with === spot.place) return strikeAtOnce(view, composing, aimedOn(attack, null));
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
    if (target === DECK_TARGET) return attack ? strikeAtOnce(view, composing, aimedOn(attack, null)) : null;
    if (spot === null) return null;
    const from = carried.spot?.place;
    if (spot.isOwn) return from === undefined || attack ? null : moveLater(view, from, spot.place);
    if (!attack) return null;
    return isInReach(view, attack.with, spot)
      ? strikeAtOnce(view, composing, aimedOn(attack, spot))
      : whyNotReached(view, attack.with, spot);
  },
  aim(view, composing, pointing) {
    const attack = attackIn(composing);
    if (!attack) return carriedOver(composing, composing.draft, pointing);
    // The way to the buttons leads over nothing.
    if (pointing === null && isAskedAgain(composing)) return null;
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
    if (attack) return attacking(say, view, composing, attack);
    if (composing.draft?.kind !== 'move' || isEnding(composing)) return leaving(say, view, composing);
    const intent = makeMove(view, composing);
    return [
      ...(intent ? [{ id: 'move', words: say('table.sam.move'), intent, isMain: true }] : []),
      putDown(say),
    ];
  },
  preview: attackWords,
});

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
  return asked(before, aimedOn(attack, spot));
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
  if (attack.aim === targetOf(spot)) return strike(view, composing, attack);
  return aim(composing, attack, spot);
}

function attacking(say: Say, view: SamView, composing: Composed, attack: AttackDraft): Action[] {
  const strikes = strikingActions(say, view, composing, attack);
  if (isAskedAgain(composing)) return strikes;
  return [...strikes, ...(attack.aim === null ? [] : [drawing(say, view, composing, attack)]), putDown(say)];
}
