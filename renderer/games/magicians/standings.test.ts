// How the game stands, in figures and as a part of the way.
import { expect, test } from 'vitest';
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { standings } from './standings.ts';

const say = sayIn(english, 'en-GB');

test('points are told with the way to the goal, below zero and beyond it as well', () => {
  const seats = [
    { score: 30, income: 7, disturbed: false },
    { score: -10, income: 0, disturbed: false },
    { score: 66, income: 12, disturbed: true },
  ];
  const { goal, players } = standings(say, { seats, options: { goal: 60 } } as unknown as MagiciansView);
  expect(goal).toContain('60');
  expect(players.map(({ points, part }) => [points, part])).toEqual([
    [30, 0.5],
    [-10, 0],
    [66, 1],
  ]);
  expect(players.map(({ beside }) => beside)).toEqual(['+7', '+0', 'nothing: disturbed']);
});
