// The wall: every game that can be played has its bill, and says what the game itself says.
import { expect, test } from 'vitest';
import { GAMES_WITH_WORDS, words } from '../../engine/games/words.ts';
import { BILLS, gameOn } from './bills.ts';

test('each game that is on stage has one bill, with its own numbers', () => {
  const onStage = BILLS.flatMap((bill) => gameOn(bill) ?? []);
  expect(onStage.toSorted()).toEqual(GAMES_WITH_WORDS.toSorted());
  for (const bill of BILLS) {
    const game = gameOn(bill);
    if (game === null) continue;
    expect(bill.seats).toEqual(words[game].seats);
    expect(bill.minutes).toEqual(words[game].minutes);
    expect(bill.title).toBe(`${game}.title`);
  }
});

test('four bills hang on the wall, each of another game', () => {
  expect(new Set(BILLS.map(({ id }) => id)).size).toBe(4);
});
