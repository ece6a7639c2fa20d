// Whoever is put at a seat before the game gets a name that nobody has, and is what the host takes.
import { expect, test } from 'vitest';
import { words } from '../../engine/games/words.ts';
import { toTableSchema } from '../../engine/protocol/to-table.ts';
import { formsFor } from '../screens/setup-form.ts';
import { fillOf, whoSits } from './who-sits.ts';

const forms = formsFor(words['magic-trick'], {
  you: 'Alex',
  person: (seat) => `Player ${seat}`,
  bot: (seat) => `Bot ${seat}`,
});
const seats = [
  { name: 'Alex', kind: 'person', bot: null },
  { name: '', kind: 'open', bot: null },
  { name: 'Bot 2', kind: 'bot', bot: 'steady' },
  { name: '', kind: 'open', bot: null },
] as const;

test.for([
  [1, 'person', { kind: 'person', name: 'Player 1' }],
  [1, 'steady', { kind: 'bot', name: 'Bot 1', bot: 'steady' }],
  [2, 'random', { kind: 'bot', name: 'Bot 2', bot: 'random' }],
  [2, 'open', { kind: 'open' }],
] as const)('seat %i for %s', ([seat, sitter, who]) => {
  expect(whoSits(forms, seats, seat, sitter)).toEqual(who);
  const message = { type: 'sit', id: 'a', table: 't', seat, who };
  expect(toTableSchema.safeParse(message).success).toBe(true);
});

test('bots for every free seat, all called differently', () => {
  expect(fillOf(forms, seats)).toEqual([
    [1, { kind: 'bot', name: 'Bot 1', bot: 'steady' }],
    [3, { kind: 'bot', name: 'Bot 3', bot: 'steady' }],
  ]);
  expect(fillOf(forms, seats.slice(2, 3))).toEqual([]);
});
