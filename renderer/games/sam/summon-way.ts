// Summon or Swap: a card is looked at, then turned over or exchanged; what comes in a later phase leaves this one.
import type { Move, Place, SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Action, Intent } from '../intent.ts';
import { compose, making, refusalOf, whyNot } from '../parts/composing.ts';
import { DISCARD_TARGET, type Draft } from './draft.ts';
import { canGo, carriedOver, carrying, goalOf, isCarried, makeMove, moveLater } from './later.ts';
import { isEnding, leaving } from './leaving.ts';
import { canAttackNext } from './series.ts';
import {
  type AttackDraft,
  attackIn,
  canStrike,
  isAskedAgain,
  strike,
  strikeAtOnce,
  strikingActions,
  whyNotReached,
} from './striking.ts';
import { summonWords } from './summon-words.ts';
import {
  type Composed,
  nothing,
  ownAt,
  type Pointing,
  putDown,
  simpleWay,
  type Spot,
  targetOf,
} from './way.ts';

export const summonWay = simpleWay({
  point(view, composing, { target, spot }) {
    const looked = lookedAt(composing);
    if (target === DISCARD_TARGET) return looked === null ? null : swap(view, looked);
    if (spot === null) return null;
    if (!spot.isOwn) return pointAtOther(view, composing, spot);
    const from = composing.draft?.kind === 'move' ? composing.draft.from : looked;
    if (goalOf(view, composing) === spot.place) return makeMove(view, composing);
    if (ownAt(view, spot.place)) return looked === spot.place ? compose(nothing) : look(view, spot.place);
    return from !== null && canGo(view, from, spot.place) ? moveLater(view, from, spot.place) : null;
  },
  twice(view, composing, { spot }) {
    if (spot === null) return null;
    const attack = attackIn(composing);
    if (!spot.isOwn) return attack && isAimed(composing, spot) ? strikeAtOnce(view, composing, attack) : null;
    if (goalOf(view, composing) === spot.place) return makeMove(view, composing);
    return ownAt(view, spot.place) ? flip(view, spot.place) : null;
  },
  lift: (view, _composing, { spot }) =>
    spot?.isOwn && ownAt(view, spot.place) ? carrying({ kind: 'turn', at: spot.place }, null) : null,
  aim: (view, composing, pointing) =>
    carriedOver(composing, carriedDraft(view, composing, pointing), pointing),
  drop(view, composing, carried, { target, spot }) {
    const from = carried.spot?.place;
    const card = from === undefined ? undefined : ownAt(view, from);
    if (from === undefined || !card) return null;
    if (target === DISCARD_TARGET) return swap(view, from);
    if (spot === null) return null;
    return spot.isOwn ? moveLater(view, from, spot.place) : strikeFrom(view, composing, from, spot);
  },
  isChosen: (view, composing, { spot }) =>
    spot !== null &&
    (spot.isOwn
      ? [lookedAt(composing), goalOf(view, composing)].includes(spot.place) ||
        (composing.draft?.kind === 'move' && composing.draft.from === spot.place) ||
        (composing.draft?.kind === 'attack' && composing.draft.with === spot.place)
      : isAimed(composing, spot)),
  actions(say, view, composing) {
    const { draft } = composing;
    if (isEnding(composing)) return leaving(say, view, composing);
    // What is carried is let go of, and nothing else is done meanwhile.
    if (isCarried(composing.selected)) return [putDown(say)];
    switch (draft?.kind) {
      case 'turn':
        return [...turning(say, view, draft.at), putDown(say)];
      case 'attack':
        return [
          ...strikingActions(say, view, composing, draft),
          ...(isAskedAgain(composing) ? [] : [putDown(say)]),
        ];
      case 'move': {
        const intent = makeMove(view, composing);
        return [
          ...(intent ? [{ id: 'move', words: say('table.sam.move'), intent, isMain: true }] : []),
          putDown(say),
        ];
      }
      default:
        return leaving(say, view, composing);
    }
  },
  preview: summonWords,
});

/** The own card that is looked at; null for none. */
export function lookedAt({ draft }: Composed): Place | null {
  return draft?.kind === 'turn' ? draft.at : null;
}

function looking(at: Place): NonNullable<Intent> {
  return compose({ draft: { kind: 'turn', at }, selected: null });
}

/** Looks at a card; where nothing can be done with it, it is said why not. */
function look(view: SamView, at: Place): Intent {
  const card = ownAt(view, at);
  const refusal = refusalOf(view, 'flip', at) ?? null;
  const isOpen = refusal === null || refusalOf(view, 'swap', at) === null;
  const canFight = card?.up === true && card.reach.length > 0 && canAttackNext(view);
  return isOpen || canFight || !refusal ? looking(at) : whyNot(refusal);
}

/** Turns a card over, or says why not. */
function flip(view: SamView, at: Place): NonNullable<Intent> {
  const refusal = refusalOf(view, 'flip', at) ?? null;
  return refusal ? whyNot(refusal) : making<Move>({ type: 'flip', at });
}

/** Exchanges a card, or says why not. */
function swap(view: SamView, at: Place): NonNullable<Intent> {
  const refusal = refusalOf(view, 'swap', at) ?? null;
  return refusal ? whyNot(refusal) : making<Move>({ type: 'swap', at });
}

function isAimed({ draft }: Composed, spot: Spot): boolean {
  return draft?.kind === 'attack' && draft.aim === targetOf(spot);
}

/** With a face-up card looked at, another's card in its reach is aimed at first and attacked then; anything else is only looked at. */
function pointAtOther(view: SamView, composing: Composed, spot: Spot): Intent {
  const { draft } = composing;
  const from = draft?.kind === 'attack' ? draft.with : lookedAt(composing);
  if (from === null || !canStrike(view, from, spot)) return null;
  if (draft?.kind === 'attack' && isAimed(composing, spot)) return strike(view, composing, draft);
  return compose({ draft: onto(from, spot), selected: null });
}

/** An own card by itself put onto another's. */
function onto(from: Place, spot: Spot): AttackDraft {
  return { kind: 'attack', with: from, boosts: [], aim: targetOf(spot) };
}

/** What a card that is carried from Summon would do where it is: attack what it reaches. */
function carriedDraft(view: SamView, { draft }: Composed, pointing: Pointing | null): Draft | null {
  const from = draft?.kind === 'attack' ? draft.with : draft?.kind === 'turn' ? draft.at : null;
  const spot = pointing?.spot ?? null;
  if (from === null) return null;
  return spot && canStrike(view, from, spot) ? onto(from, spot) : { kind: 'turn', at: from };
}

/** A card that is carried onto another's: an attack where it reaches, otherwise why not. */
function strikeFrom(view: SamView, composing: Composed, from: Place, spot: Spot): Intent {
  if (canStrike(view, from, spot)) return strikeAtOnce(view, composing, onto(from, spot));
  return ownAt(view, from)?.up && canAttackNext(view) ? whyNotReached(view, from, spot) : null;
}

function turning(say: Say, view: SamView, at: Place): Action[] {
  const turn = flip(view, at);
  const flips: Action = {
    id: 'flip',
    words: flipWords(say, view, at),
    intent: turn,
    isMain: turn.kind === 'move',
  };
  if (ownAt(view, at)?.up) return [flips];
  return [flips, { id: 'swap', words: say('table.sam.swap'), intent: swap(view, at), isMain: false }];
}

function flipWords(say: Say, { points, own }: SamView, at: Place): string {
  const card = own.find((one) => one.at === at);
  if (!card || card.leaves === null || points === null)
    return say(card?.up ? 'table.sam.flip.down' : 'table.sam.flip.up');
  const change = Math.abs(card.leaves - points);
  return say(card.up ? 'table.sam.flip.down.brings' : 'table.sam.flip.up.costs', {
    change,
    leaves: card.leaves,
  });
}
