// The sentences of Trick-Taking: every refusal explains itself, every question says who is asked for what.
import { expect, test } from 'vitest';
import { english } from '../../language/catalogue.ts';
import { sayIn } from '../../language/say.ts';
import { describe as words } from './describe.ts';
import type { Match, TrickTakingView, TrickView } from './types.ts';

const say = sayIn(english, 'en-GB');
const names = ['Ada', 'Ben', 'Cleo', 'Dov'];

test.for([
  [
    'must-play',
    {},
    'There is no passing here while you have a card in hand: play one, with its effect or without.',
  ],
  ['not-in-hand', { card: 'M3' }, 'The blue Metamorphosis 3 is not in your hand: play a card that is.'],
  ['barred', { card: 'S3' }, 'The orange Saw 3 has just come back to your hand: play another card first.'],
  [
    'trick-full',
    { card: 'E5', most: 7 },
    'The trick would hold eight cards with the orange Escape 5: only a Vanish that is used can still follow.',
  ],
  [
    'no-target',
    { card: 'L7', on: '' },
    'Point at the card that the blue Levitate 7 is to lift, or play it without its effect.',
  ],
  [
    'no-target',
    { card: 'S1', on: '' },
    'Point at the card that the violet Saw 1 is to lower, or play it without its effect.',
  ],
  [
    'no-target',
    { card: 'V1', on: '' },
    'Point at the card that is to vanish by the green Vanish 1, or play it without its effect.',
  ],
  [
    'no-target',
    { card: 'V1', on: 'C3' },
    'The yellow Conjure 3 does not lie in the trick: point at a card that does, or play the green Vanish 1 without its effect.',
  ],
  [
    'lead-cannot-vanish',
    { card: 'V1', on: 'C3' },
    'The lead, yellow Conjure 3, cannot vanish: point at another card, or play the green Vanish 1 without its effect.',
  ],
  [
    'vanish-used',
    { card: 'V1' },
    'The effect of the green Vanish 1 was used in this trick already: play it without its effect.',
  ],
  [
    'too-many-cards',
    { card: 'M3', most: 1 },
    'The blue Metamorphosis 3 is one card too many for this turn: leave it out, or use a Conjure before it.',
  ],
  [
    'not-winning',
    { hat: 'high', winner: '0', top: 'L7', rank: 7, reach: 6 },
    'You would not be winning (High Card Wins): your best stack would have rank 6, which does not beat the blue Levitate 7 with rank 7. Change the turn, or pass.',
  ],
  [
    'not-winning',
    { hat: 'low', winner: '0', top: 'L7', rank: -4 },
    'You would not be winning against the blue Levitate 7 with rank −4, for no top of yours matches the lead: take another turn, or pass.',
  ],
  [
    'not-winning',
    { hat: 'high', winner: '', top: '', rank: 0 },
    'Nobody would be winning, for no top of yours matches the lead: take another turn, or pass.',
  ],
  [
    'not-winning',
    { hat: 'high', winner: '0', top: 'L7', rank: 7, reach: 6, card: 'M6' },
    'No turn that begins with the red Metamorphosis 6 wins (High Card Wins): your best stack would have rank 6, which does not beat the blue Levitate 7 with rank 7. Pass, if no other card can.',
  ],
  [
    'not-winning',
    { hat: 'high', winner: '0', top: 'L7', rank: 7, card: 'M6' },
    'No turn that begins with the red Metamorphosis 6 beats the blue Levitate 7 with rank 7. Pass, if no other card can.',
  ],
  [
    'not-winning',
    { hat: 'high', winner: '', top: '', rank: 0, card: 'M6' },
    'No turn that begins with the red Metamorphosis 6 makes you the winning player. Pass, if no other card does.',
  ],
  ['not-in-trick', { card: 'E0' }, 'The green Escape 0 does not lie in the trick: take a card that does.'],
  [
    'not-in-repertoire',
    { card: 'I1' },
    'The orange Illusion 1 is not in your Repertoire, or is named twice: choose each card once.',
  ],
  [
    'hand-size',
    { count: 0, least: 1, most: 7 },
    'An Ultimate hand is at least one card: choose one from your Repertoire.',
  ],
  [
    'hand-size',
    { count: 8, least: 1, most: 7 },
    '8 cards are too many for an Ultimate hand: put cards back until 7 are left.',
  ],
  [
    'wrong-move',
    { type: 'lead', possible: ['turn', 'pass'] },
    'That cannot be done now, only taking a turn or passing.',
  ],
  ['not-your-turn', { awaiting: ['2'] }, 'It is not your turn: wait until you are asked.'],
] as const)('%s %j', ([code, facts, sentence]) => {
  expect(words.refusal(say, { code, facts })).toBe(sentence);
});

test.for([
  ['not-in-hand', { card: 'M3' }],
  ['barred', { card: 'M3' }],
  ['trick-full', { card: 'M3', most: 7 }],
  ['no-target', { card: 'S1', on: '' }],
  ['no-target', { card: 'S1', on: 'C3' }],
  ['lead-cannot-vanish', { card: 'V1', on: 'C3' }],
  ['vanish-used', { card: 'V1' }],
  ['not-winning', { hat: 'high', winner: '0', top: 'L7', rank: 7, reach: 6, card: 'M6' }],
  ['not-in-repertoire', { card: 'I1' }],
  ['hand-size', { count: 8, least: 1, most: 7 }],
  ['too-many-cards', { card: 'M3', most: 1 }],
] as const)('others hear of %s %j, but not with which card or how many', ([code, facts]) => {
  const sentence = words.refusal(say, { code, facts }, 'others');
  expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(sentence).not.toMatch(/Metamorphosis|Saw|Illusion|Vanish 1|\d|undefined/);
});

const NO_TRICK: TrickView = { stacks: [], count: 0, hat: 'high', winning: null };
const LED: TrickView = {
  stacks: [{ owner: 1, cards: [{ card: 'M3', by: 1, used: false }], rank: 3, match: 'lead' }],
  count: 1,
  hat: 'high',
  winning: 0,
};
/** Ben is winning with a card that two more lift and that matches in this way; `owner` is who leads. */
const won = (top: string, match: Match, owner: number | null = 1): TrickView => ({
  ...LED,
  stacks: [
    {
      owner,
      cards: [{ card: 'M3', by: owner, used: false }],
      rank: 3,
      match: owner === null ? null : 'lead',
    },
    {
      owner: 1,
      cards: [
        { card: top, by: 1, used: true },
        { card: 'L2', by: 1, used: true },
      ],
      rank: 2 + Number(top.charAt(1)),
      match,
    },
  ],
  count: 3,
  winning: 1,
});

/** A view of which only what a question speaks of matters. */
function viewWith(given: Partial<TrickTakingView>): TrickTakingView {
  return {
    game: 'trick-taking',
    viewer: 0,
    phase: 'trick.turns',
    seats: [],
    awaiting: [0],
    question: null,
    result: null,
    options: { phantomShuffle: false, sleightOfHand: false },
    hand: [],
    barred: [],
    smoke: 0,
    holder: 1,
    trick: LED,
    winning: 1,
    trickNumber: 1,
    vanishUsed: [],
    escapes: [],
    lay: null,
    ultimateCard: null,
    chosen: null,
    turnsLeft: 0,
    passes: 0,
    ...given,
  };
}

const asked = (asks: string, cards = 0) => ({
  id: 'q',
  asks,
  moves: [],
  choices: Array.from({ length: cards }, () => ({ move: asks, at: 'M3', refusal: null })),
});

test.for<readonly [Partial<TrickTakingView>, string]>([
  [
    { phase: 'trick.leading', trick: NO_TRICK, question: asked('lead') },
    'You lead: play any card. Its printed rank lays the hat: 0 to 3 high, 4 to 7 low.',
  ],
  [
    {
      phase: 'trick.leading',
      trick: NO_TRICK,
      question: asked('lead'),
      options: { phantomShuffle: false, sleightOfHand: true },
    },
    'You lead: play any card. Its printed rank lays the hat: 0 to 3 high, 5 to 7 low; with a 4 you choose.',
  ],
  [
    { question: asked('turn') },
    'Your turn: play any card. The blue Metamorphosis 3 leads: High Card Wins. With it Ben is winning.',
  ],
  [
    { question: asked('turn'), trick: won('I6', 'illusion') },
    'Your turn: play any card. The blue Metamorphosis 3 leads: High Card Wins. Ben is winning with the violet Illusion 6, rank 8, as an Illusion.',
  ],
  [
    { question: asked('turn'), trick: won('C5', 'colour') },
    'Your turn: play any card. The blue Metamorphosis 3 leads: High Card Wins. Ben is winning with the blue Conjure 5, rank 7, matching by colour.',
  ],
  [
    { question: asked('turn'), trick: { ...LED, winning: null }, winning: null },
    'Your turn: play any card. The blue Metamorphosis 3 leads: High Card Wins. Nobody is winning.',
  ],
  [
    {
      phase: 'ultimate.turns',
      ultimateCard: 'M3',
      question: asked('turn'),
      trick: won('M6', 'effect', null),
    },
    'Your turn: play any card. The blue Metamorphosis 3 leads and cannot win. High Card Wins. Ben is winning with the red Metamorphosis 6, rank 8, matching by effect.',
  ],
  [
    { phase: 'trick.escapes', escapes: [{ card: 'E4', seat: 0 }], question: asked('escape') },
    'Your red Escape 4 escapes: take any one card of the trick.',
  ],
  [
    { phase: 'ultimate.choosing', question: asked('repertoire', 12) },
    'Choose 1 to 7 cards from your Repertoire as your hand for the Ultimate Trick.',
  ],
  [
    { phase: 'ultimate.choosing', question: asked('repertoire', 1) },
    'The one card of your Repertoire is your hand for the Ultimate Trick: take it.',
  ],
  [
    { phase: 'ultimate.challenge', question: asked('challenge', 1), trick: won('M6', 'effect', null) },
    'The blue Metamorphosis 3 leads and cannot win. High Card Wins. Ben is winning with the red Metamorphosis 6, rank 8, matching by effect: take a turn that beats it, or pass.',
  ],
  [
    { phase: 'ultimate.challenge', question: asked('challenge'), trick: won('M6', 'effect', null) },
    'The blue Metamorphosis 3 leads and cannot win. High Card Wins. Ben is winning with the red Metamorphosis 6, rank 8, matching by effect: no turn of yours beats it, so pass.',
  ],
  [
    { phase: 'ultimate.challenge', winning: null, question: asked('challenge', 1) },
    'The blue Metamorphosis 3 leads and cannot win. High Card Wins. Nobody is winning: take a turn that does, or pass.',
  ],
  [{ phase: 'trick.leading', trick: NO_TRICK, awaiting: [2] }, 'Cleo is to lead.'],
  [{ awaiting: [2] }, 'Cleo is to take a turn.'],
  [{ phase: 'ultimate.turns', awaiting: [2] }, 'Cleo is to take a turn.'],
  [
    { phase: 'trick.escapes', escapes: [{ card: 'E4', seat: 2 }], awaiting: [2] },
    'The red Escape 4 of Cleo escapes and is to take a card.',
  ],
  [{ phase: 'ultimate.choosing', awaiting: [2] }, 'Cleo is choosing a hand for the Ultimate Trick.'],
  [
    { phase: 'ultimate.choosing', awaiting: [2, 3] },
    'Cleo and Dov are choosing their hands for the Ultimate Trick.',
  ],
  [{ phase: 'ultimate.challenge', awaiting: [2] }, 'Cleo is to beat Ben, or pass.'],
  [
    { phase: 'ultimate.challenge', winning: null, awaiting: [2] },
    'Cleo is to win the Ultimate Trick, or pass.',
  ],
  [
    { phase: 'over', awaiting: [], result: { winners: [3], scores: [0, 0, 0, 1], reason: 'challenge' } },
    'Dov wins the Ultimate Trick, and with it the game.',
  ],
])('%j', ([given, sentence]) => {
  expect(words.question(say, viewWith(given), names)).toBe(sentence);
});

test.for([
  ['trick.leading', 'Lead'],
  ['trick.turns', 'Turns'],
  ['trick.escapes', 'Escapes'],
  ['trick.drawing', 'Drawing'],
  ['ultimate.choosing', 'Ultimate hand'],
  ['ultimate.turns', 'Ultimate Trick'],
  ['ultimate.challenge', 'The challenge'],
  ['over', 'The end'],
])('the phase %s is called %s', ([phase, word]) => {
  expect(words.phase(say, viewWith({ phase: phase! }))).toBe(word);
});
