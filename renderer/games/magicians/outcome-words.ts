// What would come of a play, by the host's word: who would earn what, what would be lost, who would have to discard what.
import { cardWords } from '../../../engine/games/magicians/describe.ts';
import type { Demand, MagiciansView, PlayPreview } from '../../../engine/games/magicians/types.ts';
import { allOf } from '../../../engine/language/lists.ts';
import type { Say } from '../../../engine/language/say.ts';

/** In few sentences; empty where nothing would change that is to be told. */
export function outcomeWords(
  say: Say,
  view: MagiciansView,
  preview: PlayPreview,
  names: readonly string[],
): string {
  const { seats } = view;
  const named = (seat: number): { who: string; name: string } => ({
    who: seat === view.viewer ? 'you' : 'other',
    name: names[seat] ?? '',
  });
  const points = seats.flatMap(({ score }, seat) => {
    const after = preview.points[seat] ?? score;
    return after === score ? [] : [say('table.magicians.outcome.points', { ...named(seat), points: after })];
  });
  const leaves = seats.flatMap((_, seat) => {
    const cards = preview.leaves.filter((each) => each.seat === seat).map(({ card }) => cardWords(say, card));
    if (cards.length === 0) return [];
    return [say('table.magicians.outcome.leaves', { ...named(seat), cards: allOf(say, cards) })];
  });
  const { demand } = preview;
  const what = demand === null ? '' : excessWords(say, demand.of, demand.count);
  /** A demand that is told with the income that rests on it. */
  let isDemandTold = demand === null;
  const incomes = seats.flatMap(({ income, disturbed }, seat) => {
    const before = disturbed ? 0 : income;
    const after = preview.incomes[seat] ?? before;
    if (after === before) return [];
    const isAsked = demand?.seat === seat;
    isDemandTold ||= isAsked;
    const choice = isAsked ? 'demand' : preview.choosers.includes(seat) ? 'yes' : 'no';
    const turn = seat === view.turn ? 'this' : 'next';
    return [
      say('table.magicians.outcome.income', { ...named(seat), income: after, before, turn, choice, what }),
    ];
  });
  if (demand !== null && !isDemandTold) {
    incomes.push(say('table.magicians.outcome.demand', { ...named(demand.seat), what }));
  }
  return [...points, ...leaves, ...incomes].join(' ');
}

/** So many cards of what has to be discarded, such as "one Helper". */
export function excessWords(say: Say, of: Demand['of'], count: number): string {
  return say(`table.magicians.excess.${of}`, { count });
}
