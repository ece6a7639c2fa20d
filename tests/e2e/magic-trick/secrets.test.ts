// The search for hidden cards finds one that leaks on purpose, in each way a message could show it.
import { expect, test } from 'vitest';
import { magicTrick } from '../../../engine/games/magic-trick/index.ts';
import type { MagicTrickView, State } from '../../../engine/games/magic-trick/types.ts';
import { sentTo, withEvent, withInView } from '../support/secrets.ts';
import { randomGame } from '../support/stops.ts';
import { hiddenCardsShown } from './secrets.ts';

const messages = sentTo<State>(randomGame(magicTrick, 4, 3)).map(({ message }) => message);
const views = messages.map(({ view }) => view as unknown as MagicTrickView);
const playing = views.findIndex(({ phase }) => phase === 'hand.trick.playing');

test('an honest game shows nothing hidden', () => {
  expect(messages.length).toBeGreaterThan(200);
  expect(hiddenCardsShown(messages)).toEqual([]);
});

test('a rank in the own row is found', () => {
  const rows = views[playing]!.rows.map((row, seat) =>
    seat === 0 ? row.map((slot) => ({ ...slot, rank: slot.rank ?? 3 })) : row,
  );
  expect(hiddenCardsShown(withInView(messages, playing, { rows })).length).toBeGreaterThan(0);
});

test('a code anywhere else in a message is found', () => {
  const finished = messages.findIndex(({ events }) => events.some(({ type }) => type === 'scored'));
  const of = views[finished]!.lastHand!.seats[0]!.row[13];
  expect(hiddenCardsShown(withEvent(messages, playing, { type: 'hint', of }))).toEqual([
    `version ${playing} shows ${of}`,
  ]);
});
