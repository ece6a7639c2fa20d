// What a card can be put to in a later phase of the turn: it is shown first, with the phases that are passed over, and then done.
import { refuse } from '../../../engine/core/refusal.ts';
import type { Place, SamView } from '../../../engine/games/sam/types.ts';
import type { Target } from '../../stage/contract.ts';
import type { Intent } from '../intent.ts';
import { compose, pointedAt, whyNot } from '../parts/composing.ts';
import { type Draft, placeTarget } from './draft.ts';
import { canAttackNext, makingIn, whyNotLeft } from './series.ts';
import { type Composed, isInReach, ownAt, type Pointing, type Spot, spotOf } from './way.ts';

/** Whether a face-down card may go from one own place to another: to an empty one, or changing with another face-down card. */
export function canGo({ viewer, seats, own }: SamView, from: Place, to: Place): boolean {
  const field = viewer === 'watcher' ? undefined : seats[viewer]?.field;
  const isDown = own.some(({ at, up }) => at === from && !up);
  return isDown && from !== to && (field?.[to] === null || field?.[to] === 'down');
}

/** Shows where a card would go in Movement, or says why the phases before it cannot be left. */
export function moveLater(view: SamView, from: Place, to: Place): Intent {
  if (view.viewer === 'watcher') return null;
  const card = ownAt(view, from);
  if (card?.up) return whyNot(refuse('face-up', { at: from, card: card.card }));
  if (!canGo(view, from, to)) return null;
  const refusal = whyNotLeft(view, 'movement');
  if (refusal) return whyNot(refusal);
  return compose({ draft: { kind: 'move', from }, selected: placeTarget(view.viewer, to) });
}

/** What is selected while a card is carried, and over what. */
const CARRIED = 'carried';

/** A draft whose card is carried, over a target or (null) over none. */
export function carrying(draft: Draft, over: Target | null): NonNullable<Intent> {
  return compose({ draft, selected: over === null ? CARRIED : `${CARRIED}:${over}` });
}

/** Looks at what a carried card is over; null where none is carried, or where that is known. */
export function carriedOver({ draft, selected }: Composed, pointing: Pointing | null): Intent {
  if (draft === null || selected?.startsWith(CARRIED) !== true) return null;
  const over = pointing?.target ?? null;
  return selected === (over === null ? CARRIED : `${CARRIED}:${over}`) ? null : carrying(draft, over);
}

/** What a carried card is over; null for nothing, and while none is carried. */
export function overIn({ selected }: Composed): Target | null {
  const start = `${CARRIED}:`;
  return selected?.startsWith(start) ? selected.slice(start.length) : null;
}

/** Where the card of a draft would go in Movement; null while that is not said. */
export function goalOf(view: SamView, { draft, selected }: Composed): Place | null {
  if (draft?.kind !== 'move' || selected === null) return null;
  const { kind, at } = pointedAt(selected);
  return kind === 'place' ? (spotOf(view, at)?.place ?? null) : null;
}

/** Moves the card of a draft, after leaving the phases before Movement. */
export function makeMove(view: SamView, composing: Composed): Intent {
  const to = goalOf(view, composing);
  if (composing.draft?.kind !== 'move' || to === null) return null;
  return makingIn(view, 'movement', { type: 'move', from: composing.draft.from, to });
}

/** Whether a face-up card may be put onto a place of another: it reaches it, and Attack is still to come. */
export function canStrike(view: SamView, from: Place, spot: Spot): boolean {
  return !spot.isOwn && canAttackNext(view) && ownAt(view, from)?.up === true && isInReach(view, from, spot);
}

/** Declares an attack and names its target, after leaving Summon where that lasts. */
export function strike(
  view: SamView,
  from: Place,
  boosts: readonly Place[],
  { seat, place }: Spot,
): NonNullable<Intent> {
  const attack = { type: 'attack', with: from, boosts } as const;
  return makingIn(view, 'attack', attack, { type: 'target', seat, at: place });
}

/** Why the attacker at an own place does not reach a place of another. */
export function whyNotReached(view: SamView, from: Place, { seat, place, isOwn }: Spot): NonNullable<Intent> {
  const card = ownAt(view, from)?.card ?? '';
  const isEmpty = view.seats[seat]?.field[place] === null;
  const problem = isOwn ? 'own' : isEmpty ? 'empty' : 'row';
  return whyNot(refuse('out-of-reach', { seat: String(seat), on: place, at: from, card, problem }));
}

/** The place that a draft aims at; null for none. */
export function aimedAt(view: Pick<SamView, 'viewer'>, aim: Target | null): Spot | null {
  return aim === null ? null : spotOf(view, pointedAt(aim).at);
}
