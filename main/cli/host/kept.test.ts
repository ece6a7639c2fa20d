// Tests of which tables a host goes on with instead of opening new ones.
import { expect, test } from 'vitest';
import { games } from '../../../engine/games/registry.ts';
import { FREE } from '../../../engine/protocol/companion.testing.ts';
import type { Companion, Company } from '../../../engine/protocol/network.ts';
import type { AnyGame } from '../../../engine/session/session.ts';
import { unmet } from './kept.ts';
import type { TableWish } from './wishes.ts';

const wish: TableWish = {
  game: games['trick-taking'] as AnyGame,
  seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', name: 'Hal', bot: 'random' }],
  options: { phantomShuffle: false },
};
const ann: Companion = { ...FREE, name: 'Ann', kind: 'person', at: 'device', isLost: true, hasLeft: false };
const hal: Companion = { ...FREE, name: 'Hal', kind: 'bot', bot: 'random' };
const table = (...seats: Companion[]): Company => ({
  type: 'company',
  table: 't',
  game: 'trick-taking',
  options: { phantomShuffle: false },
  seats,
  watchers: 0,
  begun: true,
});
const stoodIn: Companion = { ...hal, name: 'Ben', bot: 'steady', standsIn: true };

const tables: readonly (readonly [what: string, kept: Company[], opened: number])[] = [
  ['nothing is kept', [], 1],
  ['nobody has come yet', [table(FREE, FREE, hal)], 0],
  ['somebody sits at an open seat', [table(ann, FREE, hal)], 0],
  ['a bot stands in at an open seat', [table(ann, stoodIn, hal)], 0],
  ['another game', [{ ...table(ann, ann, hal), game: 'sam' }], 1],
  ['other options', [{ ...table(ann, ann, hal), options: {} }], 1],
  ['other numbers', [table(ann, ann, hal, hal)], 1],
  ['a person where a bot is asked for', [table(ann, ann, ann)], 1],
  ['another kind of bot', [table(ann, ann, { ...hal, bot: 'steady' })], 1],
  ['a bot where a seat shall be open', [table(ann, hal, hal)], 1],
  ['somebody at a screen', [table(ann, { ...ann, at: 'screen' }, hal)], 1],
];

test.for(tables)('%s', ([, kept, opened]) => {
  expect(unmet([wish], kept)).toHaveLength(opened);
});

test('two wishes need two tables', () => {
  expect(unmet([wish, wish], [table(ann, ann, hal)])).toEqual([wish]);
  expect(unmet([wish, wish], [table(ann, ann, hal), table(FREE, ann, hal)])).toEqual([]);
});
