// The words of every game say what is true of the game, though they may not look at it.
import { expect, test } from 'vitest';
import { bots } from '../bots/registry.ts';
import { english } from '../language/catalogue.ts';
import { GAME_IDS, games } from './registry.ts';
import { GAMES_WITH_WORDS, words } from './words.ts';

test('every game has words', () => {
  expect(GAMES_WITH_WORDS).toEqual(GAME_IDS);
});

test.for(GAME_IDS)('%s: seats, minutes and options are those of the game', (id) => {
  const { seats, minutes, optionInfo } = games[id];
  expect(words[id]).toMatchObject({ seats, minutes, optionInfo });
});

test.for(GAME_IDS)('%s: the kinds of bots are those that play it, and have names', (id) => {
  const { botKinds } = words[id];
  expect(botKinds).toEqual(bots[id].map((kind) => kind.id));
  expect(botKinds.filter((kind) => !Object.hasOwn(english, `bot-kind.${kind}`))).toEqual([]);
});
