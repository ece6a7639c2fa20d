// The wall: every game has its bill, and says what the game itself says.
import { expect, test } from 'vitest';
import { GAMES_WITH_WORDS, words } from '../../engine/games/words.ts';
import { BILLS } from './bills.ts';

test('each game has one bill, with its own numbers', () => {
  expect(BILLS.map(({ id }) => id).toSorted()).toEqual(GAMES_WITH_WORDS.toSorted());
  for (const { id, seats, minutes, title } of BILLS) {
    expect(seats).toEqual(words[id].seats);
    expect(minutes).toEqual(words[id].minutes);
    expect(title).toBe(`${id}.title`);
  }
});
