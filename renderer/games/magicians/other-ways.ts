// The questions of Magicians that one choice answers: the mulligan, and what a spy takes.
import { cardWords } from '../../../engine/games/magicians/describe.ts';
import { compose, making, whyNot } from '../parts/composing.ts';
import { spiedTarget } from './draft.ts';
import { type Composed, nothing, putDown, refusalOf, type Way } from './way.ts';

/** The hand is exchanged or kept, by a button: there is nothing to point at. */
export const mulliganWay: Way = {
  point: () => null,
  lift: () => null,
  aim: () => null,
  confirm: () => null,
  back: () => null,
  isChosen: () => false,
  actions: (say) => [
    {
      id: 'mulligan',
      words: say('table.magicians.mulligan'),
      intent: making({ type: 'mulligan' }),
      isMain: true,
    },
    { id: 'keep', words: say('table.magicians.keep'), intent: making({ type: 'keep' }), isMain: false },
  ],
  preview: () => '',
};

/** A spy takes a card of the hand that is looked at: chosen first, so that a slip of the finger takes nothing. */
export const takeWay: Way = {
  point(view, composing, { kind, at }) {
    if (kind !== 'spied') return null;
    const refusal = refusalOf(view, at);
    if (refusal) return whyNot(refusal);
    if (refusal === undefined) return null;
    return compose(takenIn(composing) === at ? composing : { draft: null, selected: spiedTarget(at) });
  },
  lift: () => null,
  aim: () => null,
  confirm(_view, composing) {
    const card = takenIn(composing);
    return card === null ? null : making({ type: 'take', card });
  },
  back: (_view, composing) => (takenIn(composing) === null ? null : compose(nothing)),
  isChosen: (composing, { kind, at }) => kind === 'spied' && takenIn(composing) === at,
  actions(say, view, composing) {
    const intent = takeWay.confirm(view, composing);
    const card = takenIn(composing);
    if (!intent || card === null) return [];
    const words = say('table.magicians.take', { card: cardWords(say, card) });
    return [{ id: 'take', words, intent, isMain: true }, putDown(say, 'not')];
  },
  preview: () => '',
};

/** The card that is chosen out of the hand that is spied on. */
export function takenIn({ selected }: Composed): string | null {
  const start = spiedTarget('');
  return selected?.startsWith(start) ? selected.slice(start.length) : null;
}
