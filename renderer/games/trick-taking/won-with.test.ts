// Which card is told to have won, for each way in which a game ends.
import { expect, test } from 'vitest';
import type { StackView, TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { play } from './played.testing.ts';
import { wonWith } from './won-with.ts';

const say = sayIn(english, 'en-GB');
const { view: last } = play({ seats: 3, viewer: 0 }).at(-1)!;
const lay = (card: string, owner: number | null, rank: number, match: StackView['match']): StackView => ({
  owner,
  cards: [{ card, by: owner, used: false }],
  rank,
  match,
});
const lead = lay('M3', null, 3, null);
const ended = (reason: string, stacks: readonly StackView[], winning: number | null): TrickTakingView => ({
  ...last,
  result: { winners: [1], scores: [0, 1, 0], reason },
  trick: { stacks, count: stacks.length, hat: 'low', winning },
});

test.for([
  [
    'the challenge',
    ended('challenge', [lead, lay('M6', 0, 6, 'effect'), lay('C5', 1, 2, 'colour')], 2),
    { code: 'C5', words: 'Won with the blue Conjure 5, rank 2, matching by colour: Low Card Wins.' },
  ],
  [
    'a comparison',
    ended('compared', [lead, lay('S6', 1, 9, null), lay('V5', 1, 5, null), lay('V1', 0, 7, null)], null),
    { code: 'V5', words: 'Won with the red Vanish 5, without a match: Low Card Wins.' },
  ],
  ['a win without an Ultimate Trick', ended('alone', [], null), null],
  ['a shared victory', ended('shared', [lead], null), null],
  ['a game that goes on', { ...ended('challenge', [lead], null), result: null }, null],
] as const)('%s', ([, view, told]) => {
  expect(wonWith(say, view)).toEqual(told);
});

test('a whole game tells a card of its winner', () => {
  const told = wonWith(say, last);
  const stack = last.trick.stacks.find(({ cards }) => cards[0]?.card === told?.code);
  expect(stack?.owner).toBe(last.result?.winners[0]);
});
