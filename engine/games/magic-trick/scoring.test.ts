// Who wins a game, and by which tie-break.
import { expect, test } from 'vitest';
import { parseCard } from './cards.ts';
import { resultOf } from './scoring.ts';
import type { State } from './types.ts';

interface Ending {
  readonly scores: number[];
  readonly prestige: boolean;
  readonly bonuses?: number[];
  /** Of the last hand, by seat. */
  readonly tricks?: number[];
  readonly sleeves?: string[];
}

/** Only what the end of a game looks at. */
function ending({
  scores,
  prestige,
  bonuses = [0, 0, 0],
  tricks = [0, 0, 0],
  sleeves = ['K0', 'K1', 'K2'],
}: Ending): State {
  return {
    scores,
    options: { prestige, memory: 'sorter', stacks: 'own' },
    prestigeCount: bonuses,
    lastHand: { tricks, sleeves: sleeves.map((code) => parseCard(code)!) },
  } as unknown as State;
}

test.for<[string, Ending, number[], string]>([
  ['highest total', { scores: [3, 9, -2], prestige: true }, [1], 'highest-total'],
  ['below zero too', { scores: [-3, -9, -2], prestige: true }, [2], 'highest-total'],
  [
    'prestige: most bonuses in the game',
    { scores: [5, 5, 1], prestige: true, bonuses: [1, 2, 9] },
    [1],
    'most-prestige',
  ],
  [
    'prestige: still tied, shared',
    { scores: [5, 5, 5], prestige: true, bonuses: [2, 1, 2] },
    [0, 2],
    'shared',
  ],
  [
    'without: fewest tricks among those who met the last bid',
    { scores: [5, 5, 5], prestige: false, tricks: [4, 2, 1], sleeves: ['K4', 'K2', 'K3'] },
    [1],
    'fewest-tricks-met',
  ],
  [
    'without: who is not tied does not count',
    { scores: [5, 5, 1], prestige: false, tricks: [4, 2, 1], sleeves: ['K4', 'K3', 'K1'] },
    [0],
    'fewest-tricks-met',
  ],
  [
    'without: equal tricks, shared by those who met it',
    { scores: [5, 5, 5], prestige: false, tricks: [2, 2, 1], sleeves: ['K2', 'R2', 'K3'] },
    [0, 1],
    'shared',
  ],
  [
    'MT-R6: no tied player met the bid, shared by all tied',
    { scores: [5, 5, 1], prestige: false, tricks: [4, 2, 1], sleeves: ['K0', 'K1', 'R1'] },
    [0, 1],
    'shared',
  ],
])('%s', ([, end, winners, reason]) => {
  expect(resultOf(ending(end))).toEqual({ winners, scores: end.scores, reason });
});
