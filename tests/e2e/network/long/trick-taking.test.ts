// A whole game of Trick-Taking at one host's screen and on the devices of three guests: nobody is sent what they may not know.
import { expect, test } from 'vitest';
import { EVENINGS, LONGEST_MS } from '../evenings.ts';
import { leaksPlanted, playEvening, shown, type Played } from '../whole-games.ts';

let played: Played;

test('it is played to its end, whoever is disturbed', { timeout: LONGEST_MS }, async () => {
  played = await playEvening(EVENINGS['trick-taking']);
});

test('nothing that was sent to any of the four pages was hidden from it', () => {
  expect(shown(played)).toEqual([]);
});

test('whatever is planted in it is found out', () => {
  const { planted, missed } = leaksPlanted(played);
  expect(planted).toBeGreaterThan(5);
  expect(missed).toEqual([]);
});
