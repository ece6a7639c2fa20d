// Who is told to have won, for each way in which a game ends.
import { expect, test } from 'vitest';
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import { names, play, say } from './played.testing.ts';
import { wonBy } from './won-by.ts';

const seats = ['illusionist', 'professor', 'magician'].map((identity) => ({ identity }));
const ended = (winners: readonly number[], reason: string): MagiciansView =>
  ({ seats, result: { winners, scores: [40, 40, 12], reason } }) as unknown as MagiciansView;
const prestige = (seat: number, earned: number) => ({ type: 'prestige', seat, earned });
const log = [prestige(1, 4), prestige(0, 17), { type: 'ended' }];

test.for([
  [
    'the goal was reached',
    ended([0], 'goal'),
    [{ code: 'illusionist', words: 'Ada, the Illusionist. The last Prestige Phase brought 17 PP.' }],
  ],
  ['the last turn is over', ended([1], 'time'), [{ code: 'professor', words: 'Ben, the Professor' }]],
  [
    'several share the victory',
    ended([0, 1], 'time'),
    [
      { code: 'illusionist', words: 'Ada, the Illusionist' },
      { code: 'professor', words: 'Ben, the Professor' },
    ],
  ],
  ['a game that goes on', { ...ended([], 'goal'), result: null }, []],
] as const)('%s', ([, view, told]) => {
  expect(wonBy(say, view, log, names)).toEqual(told);
});

test('a whole game tells its winner by the identity that everybody has seen', () => {
  const moments = play({ seats: 2, viewer: 1, options: { goal: 20 }, seed: 'won' });
  const { view } = moments.at(-1)!;
  const told = wonBy(
    say,
    view,
    moments.flatMap(({ events }) => events),
    names,
  );
  expect(told.map(({ code }) => code)).toEqual(
    view.result?.winners.map((seat) => view.seats[seat]?.identity),
  );
  expect(told).toHaveLength(1);
});
