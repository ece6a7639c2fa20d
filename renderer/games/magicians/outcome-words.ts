// What would come of a play, by the host's word: who would earn what, what would be lost, who would have to discard what.
import { cardWords } from '../../../engine/games/magicians/describe.ts';
import type { Demand, MagiciansView, PlayPreview } from '../../../engine/games/magicians/types.ts';
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
  const leaves = preview.leaves.map(({ seat, card }) =>
    say('table.magicians.outcome.leaves', { ...named(seat), card: cardWords(say, card) }),
  );
  const incomes = seats.flatMap(({ income, disturbed }, seat) => {
    const before = disturbed ? 0 : income;
    const after = preview.incomes[seat] ?? before;
    return after === before
      ? []
      : [say('table.magicians.outcome.income', { ...named(seat), income: after, before })];
  });
  const demand = preview.demand ? [demandWords(say, preview.demand, named(preview.demand.seat))] : [];
  return [...points, ...leaves, ...incomes, ...demand].join(' ');
}

function demandWords(say: Say, { of, count }: Demand, named: { who: string; name: string }): string {
  return say('table.magicians.outcome.demand', { ...named, what: excessWords(say, of, count) });
}

/** So many cards of what has to be discarded, such as "one Helper". */
export function excessWords(say: Say, of: Demand['of'], count: number): string {
  return say(`table.magicians.excess.${of}`, { count });
}
