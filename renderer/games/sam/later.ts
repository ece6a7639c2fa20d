// What a card can be put to in a later phase of the turn: it is shown first, with the phases that are passed over, and then done.
import { refuse } from '../../../engine/core/refusal.ts';
import type { Place, SamView } from '../../../engine/games/sam/types.ts';
import type { Target } from '../../stage/contract.ts';
import type { Intent } from '../intent.ts';
import { compose, pointedAt, whyNot } from '../parts/composing.ts';
import { type Draft, placeTarget } from './draft.ts';
import { makingIn, whyNotLeft } from './series.ts';
import { type Composed, ownAt, type Pointing, spotOf } from './way.ts';

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

/** Whether something is carried, by what is selected. */
export function isCarried(selected: Target | null): boolean {
  return selected?.startsWith(CARRIED) === true;
}

/** Looks at what a carried card is over, with the draft that this makes; null where none is carried, or where that is known. */
export function carriedOver({ selected }: Composed, draft: Draft | null, pointing: Pointing | null): Intent {
  if (draft === null || !isCarried(selected)) return null;
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
