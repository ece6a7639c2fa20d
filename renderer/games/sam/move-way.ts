// Movement: a face-down card is picked up and put in an empty place, or changes with another; that ends the turn.
import { placeWords } from '../../../engine/games/sam/describe.ts';
import type { Considered, Move, Place, SamView } from '../../../engine/games/sam/types.ts';
import type { Intent } from '../intent.ts';
import { compose, consider, judgedNow, making, refusalOf, whyNot } from '../parts/composing.ts';
import { canGo } from './later.ts';
import { leaving } from './leaving.ts';
import { ownName } from './target-words.ts';
import { type Composed, nothing, putDown, simpleWay } from './way.ts';

export const moveWay = simpleWay({
  point(view, composing, { spot }) {
    if (!spot?.isOwn) return null;
    const from = movedIn(composing);
    if (from === spot.place) return compose(nothing);
    return from === null ? pickUp(view, composing, spot.place) : put(view, composing, from, spot.place);
  },
  // Nothing is moved by two presses: they may be those that picked it up.
  twice: (view, composing, { spot }) =>
    spot?.isOwn && movedIn(composing) === null ? pickUp(view, composing, spot.place) : null,
  lift(view, composing, { spot }) {
    if (!spot?.isOwn) return null;
    return movedIn(composing) === spot.place ? compose(composing) : pickUp(view, composing, spot.place);
  },
  drop(view, composing, _carried, { spot }) {
    const from = movedIn(composing);
    return from === null || !spot?.isOwn || spot.place === from
      ? null
      : put(view, composing, from, spot.place);
  },
  isChosen: (_view, composing, { spot }) => spot?.isOwn === true && movedIn(composing) === spot.place,
  actions: (say, view, composing) =>
    movedIn(composing) === null ? leaving(say, view, composing) : [putDown(say)],
  preview(say, view, composing) {
    const from = movedIn(composing);
    if (from === null) return '';
    return say('table.sam.preview.move', { card: ownName(say, view, from), place: placeWords(say, from) });
  },
});

/** The place of the card that is picked up; null for none. */
export function movedIn({ draft }: Composed): Place | null {
  return draft?.kind === 'move' ? draft.from : null;
}

function pickUp(view: SamView, before: Composed, at: Place): Intent {
  const refusal = refusalOf(view, 'move', at);
  if (refusal === undefined) return null;
  const partial: Considered = { type: 'move', from: at };
  return refusal ? whyNot(refusal) : consider(before, { kind: 'move', from: at }, partial);
}

/** Puts the card down there; one that stays where it is says why. */
function put(view: SamView, composing: Composed, from: Place, to: Place): Intent {
  if (canGo(view, from, to)) return making<Move>({ type: 'move', from, to });
  const next = judgedNow(composing)?.next.find(({ at }) => at === to);
  const refusal = next?.refusal ?? refusalOf(view, 'move', to) ?? null;
  return refusal ? whyNot(refusal) : null;
}
