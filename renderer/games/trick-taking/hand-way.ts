// The Ultimate hand is put together out of the own Repertoire: each press takes a card into it or out again.
import type { Move } from '../../../engine/games/trick-taking/types.ts';
import { consider, judgedNow, whyNot } from '../parts/composing.ts';
import { type Composed, refusalOf, send, type Way } from './way.ts';

/** Most cards of an Ultimate hand, of whoever has so many. */
const MOST = 7;

export const handWay: Way = {
  point(view, composing, { kind, at }) {
    if (kind !== 'choose') return null;
    const cards = cardsIn(composing);
    if (cards.includes(at)) {
      return change(
        composing,
        cards.filter((card) => card !== at),
      );
    }
    const judged = judgedNow(composing);
    const refusal = judged ? judged.next.find((choice) => choice.at === at)?.refusal : refusalOf(view, at);
    if (refusal) return whyNot(refusal);
    return refusalOf(view, at) === undefined ? null : change(composing, [...cards, at]);
  },
  back(_view, composing) {
    const cards = cardsIn(composing);
    return cards.length === 0 ? null : change(composing, cards.slice(0, -1));
  },
  confirm(_view, composing) {
    const cards = cardsIn(composing);
    return cards.length === 0 ? null : send(composing, handOf(cards));
  },
  isChosen: (composing, { kind, at }) => kind === 'choose' && cardsIn(composing).includes(at),
  // Pressing a card only ever takes it or puts it back.
  confirmsByTarget: false,
  actions(say, view, composing) {
    const count = cardsIn(composing).length;
    const intent = handWay.confirm(view, composing);
    if (!intent) return [];
    return [
      { id: 'repertoire', words: say('table.trick-taking.hand', { count }), intent, isMain: true },
      {
        id: 'clear',
        words: say('table.trick-taking.hand.clear'),
        intent: change(composing, []),
        isMain: false,
      },
    ];
  },
  preview(say, { question }, composing) {
    const count = cardsIn(composing).length;
    const most = Math.min(MOST, question?.choices.length ?? MOST);
    return count === 0 ? '' : say('table.trick-taking.preview.hand', { count, most });
  },
};

/** The cards of the hand that is composed, in the order in which they were chosen. */
export function cardsIn({ draft }: Composed): readonly string[] {
  return draft?.kind === 'repertoire' ? draft.cards : [];
}

function change(before: Composed, cards: readonly string[]) {
  return consider(before, { kind: 'repertoire', cards }, handOf(cards));
}

function handOf(cards: readonly string[]): Move {
  return { type: 'repertoire', cards };
}
