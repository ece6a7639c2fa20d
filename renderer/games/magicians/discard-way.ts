// What has to be discarded is chosen by pointing, out of one group, and goes by a button or a double press.
import type { MagiciansView, Move } from '../../../engine/games/magicians/types.ts';
import { cardWords } from '../../../engine/games/magicians/describe.ts';
import { allOf } from '../../../engine/language/lists.ts';
import type { Intent } from '../intent.ts';
import { compose, consider, judgedNow, making, whyNot } from '../parts/composing.ts';
import { discardPlace } from './draft.ts';
import { discardWords } from './play-words.ts';
import { type Composed, nothing, refusalOf, type Way } from './way.ts';

/** Lists of more cards than this are counted on a button. */
const NAMED = 1;

export const discardWay: Way = {
  point(view, composing, { kind, at }) {
    if (kind === 'place') return `place:${at}` === discardPlace ? discard(view, composing) : null;
    if (!isOfGroup(view, kind, at)) return null;
    const cards = cardsIn(composing);
    const needed = view.demand?.count ?? 0;
    if (cards.includes(at)) {
      // The only one is not taken back by pointing at it once more: that may be meant to confirm.
      return needed === 1 ? compose(composing) : change(composing, without(cards, at));
    }
    return change(composing, needed === 1 ? [at] : [...cards, at]);
  },
  lift(view, composing, { kind, at }) {
    if (!isOfGroup(view, kind, at)) return null;
    const cards = cardsIn(composing);
    if (cards.includes(at)) return compose(composing);
    return change(composing, view.demand?.count === 1 ? [at] : [...cards, at]);
  },
  aim: () => null,
  confirm: (view, composing) => (view.demand?.count === 1 ? discard(view, composing) : null),
  back: (_view, composing) => (cardsIn(composing).length === 0 ? null : compose(nothing)),
  isChosen: (composing, { kind, at }) =>
    (kind === 'hand' || kind === 'play') && cardsIn(composing).includes(at),
  actions(say, view, composing) {
    const cards = cardsIn(composing);
    const intent = discard(view, composing);
    if (!intent || cards.length === 0) return [];
    const named = allOf(
      say,
      cards.map((card) => cardWords(say, card)),
    );
    const words = say('table.magicians.discard', {
      count: cards.length,
      cards: cards.length > NAMED ? '' : named,
    });
    const again = {
      id: 'clear',
      words: say('table.magicians.discard.clear'),
      intent: compose(nothing),
      isMain: false,
    };
    const needed = view.demand?.count ?? 0;
    // How many more are needed is said above: until then there is nothing to be pressed.
    const discards = cards.length < needed ? [] : [{ id: 'discard', words, intent, isMain: true }];
    return needed === 1 ? discards : [...discards, again];
  },
  preview: (say, view, composing, names) => discardWords(say, view, composing, names),
};

/** The cards that are chosen to be discarded, in the order in which they were. */
export function cardsIn({ draft }: Composed): readonly string[] {
  return draft?.kind === 'discard' ? draft.cards : [];
}

/** Whether it is a card that can meet the demand, where it lies. */
function isOfGroup(view: MagiciansView, kind: string, code: string): boolean {
  const from = view.demand?.of === 'hand' ? 'hand' : 'play';
  return kind === from && refusalOf(view, code) !== undefined;
}

function without(cards: readonly string[], code: string): readonly string[] {
  return cards.filter((card) => card !== code);
}

function change(before: Composed, cards: readonly string[]): Intent {
  if (cards.length === 0) return compose(nothing);
  return consider(before, { kind: 'discard', cards }, discardOf(cards));
}

function discardOf(cards: readonly string[]): Move {
  return { type: 'discard', cards };
}

/** Discards what is chosen where it is enough; null where nothing is. */
function discard({ demand }: MagiciansView, composing: Composed): Intent {
  const cards = cardsIn(composing);
  if (cards.length === 0) return null;
  if (cards.length === demand?.count) return making(discardOf(cards));
  const lacks = judgedNow(composing)?.lacks ?? null;
  return lacks ? whyNot(lacks) : compose(composing);
}
