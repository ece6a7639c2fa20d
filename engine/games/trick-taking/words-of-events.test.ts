// The sentences of Trick-Taking: every event has one.
import { expect, test } from 'vitest';
import { english } from '../../language/catalogue.ts';
import { sayIn } from '../../language/say.ts';
import { describe as words } from './describe.ts';
import { NOBODY, type Event, type TrickView } from './types.ts';

const say = sayIn(english, 'en-GB');
const names = ['Ada', 'Ben', 'Cleo', 'Dov'];

/** No sentence tells how the trick lies. */
const LIES: TrickView = { stacks: [], count: 0, hat: 'high', winning: null };

/** One of every event, and of every shape that one can have. */
const EVENTS: {
  readonly [Type in Event['type']]: readonly (readonly [Extract<Event, { type: Type }>, string])[];
} = {
  dealt: [
    [
      { type: 'dealt', smoke: 2, holder: 3 },
      'The last card goes to Cleo, so Dov gets the Top Hat and leads.',
    ],
  ],
  led: [
    [
      { type: 'led', seat: 0, card: 'M3', hat: 'high', chosen: false, trick: 1, lies: LIES },
      'Ada leads the blue Metamorphosis 3: High Card Wins.',
    ],
    [
      { type: 'led', seat: 0, card: 'M4', hat: 'high', chosen: true, trick: 1, lies: LIES },
      'Ada leads the indigo Metamorphosis 4 and chooses the hat: High Card Wins.',
    ],
  ],
  played: [
    [
      { type: 'played', seat: 1, card: 'C2', used: true, on: null, conjured: false, lies: LIES },
      'Ben plays the orange Conjure 2, for up to two more cards.',
    ],
    [
      { type: 'played', seat: 1, card: 'E0', used: false, on: null, conjured: true, lies: LIES },
      'Ben conjures the green Escape 0.',
    ],
    [
      { type: 'played', seat: 1, card: 'I7', used: true, on: null, conjured: true, lies: LIES },
      'Ben conjures the red Illusion 7 in the colour of the lead.',
    ],
    [
      { type: 'played', seat: 1, card: 'L4', used: true, on: 'M3', conjured: false, lies: LIES },
      'Ben plays the orange Levitate 4 under the blue Metamorphosis 3: the rank rises by 4.',
    ],
    [
      { type: 'played', seat: 1, card: 'M7', used: true, on: null, conjured: false, lies: LIES },
      'Ben plays the orange Metamorphosis 7 with its effect.',
    ],
    [
      { type: 'played', seat: 1, card: 'S1', used: true, on: 'M3', conjured: false, lies: LIES },
      'Ben plays the violet Saw 1 under the blue Metamorphosis 3: the rank falls by 1.',
    ],
    [
      { type: 'played', seat: 1, card: 'V1', used: true, on: 'M3', conjured: false, lies: LIES },
      'Ben plays the green Vanish 1 to make the blue Metamorphosis 3 vanish.',
    ],
    [
      { type: 'played', seat: 1, card: 'V1', used: false, on: null, conjured: false, lies: LIES },
      'Ben plays the green Vanish 1.',
    ],
  ],
  'hat-turned': [[{ type: 'hat-turned', hat: 'low', lies: LIES }, 'The Top Hat turns: Low Card Wins.']],
  returned: [
    [
      { type: 'returned', card: 'M3', to: 2, by: 'V1', lies: LIES },
      'The blue Metamorphosis 3 goes back to the hand of Cleo.',
    ],
  ],
  escaped: [
    [
      { type: 'escaped', seat: 0, by: 'E4', take: 'M3', lies: LIES },
      'The red Escape 4 of Ada escapes and takes the blue Metamorphosis 3.',
    ],
    [
      { type: 'escaped', seat: 0, by: 'E4', take: 'E4', lies: LIES },
      'The red Escape 4 of Ada escapes and takes itself.',
    ],
  ],
  'trick-taken': [
    [
      { type: 'trick-taken', seat: 0, cards: ['C1', 'E0'], leader: 1, trick: 4 },
      'Ada wins trick 4 and takes red Conjure 1 and green Escape 0.',
    ],
    [
      { type: 'trick-taken', seat: 0, cards: [], leader: 1, trick: 4 },
      'Ada wins trick 4, of which the Escapes left nothing.',
    ],
  ],
  drew: [
    [{ type: 'drew', seat: 0, cards: ['C1'], count: 1 }, 'Ada draws red Conjure 1.'],
    [{ type: 'drew', seat: 0, cards: null, count: 1 }, 'Ada draws one card.'],
    [{ type: 'drew', seat: 0, cards: null, count: 3 }, 'Ada draws 3 cards.'],
  ],
  'hat-passed': [
    [{ type: 'hat-passed', from: 0, to: 1 }, 'Ada passes the Top Hat to Ben.'],
    [{ type: 'hat-passed', from: 0, to: 0 }, 'Ada keeps the Top Hat: nobody else has a card to lead.'],
  ],
  choosing: [
    [
      { type: 'choosing', seats: [0, 2] },
      'The seven tricks are done: Ada and Cleo choose their hands for the Ultimate Trick.',
    ],
  ],
  chose: [
    [
      { type: 'chose', seat: 0, cards: ['C1', 'L7'], count: 2 },
      'Ada chooses red Conjure 1 and blue Levitate 7.',
    ],
    [{ type: 'chose', seat: 0, cards: null, count: null }, 'Ada has chosen.'],
  ],
  'hands-open': [
    [
      { type: 'hands-open', counts: [0, 1, 7] },
      'All have chosen: Ada is out, Ben holds one card and Cleo holds 7 cards.',
    ],
  ],
  reshuffled: [
    [{ type: 'reshuffled', count: 35 }, 'The other 35 cards are shuffled, and the first of them leads.'],
  ],
  'ultimate-led': [
    [
      { type: 'ultimate-led', card: 'M3', hat: 'high', lies: LIES },
      'The Ultimate Trick Card is the blue Metamorphosis 3: High Card Wins.',
    ],
  ],
  challenge: [
    [{ type: 'challenge', winning: 1 }, 'The two rounds are over, and Ben is winning: beat that or pass.'],
    [
      { type: 'challenge', winning: NOBODY },
      'The two rounds are over, and nobody is winning: win the trick or pass.',
    ],
  ],
  winning: [[{ type: 'winning', seat: 1 }, 'Ben is winning now.']],
  passed: [[{ type: 'passed', seat: 1 }, 'Ben passes.']],
  ended: [
    [
      { type: 'ended', winners: [1], scores: [0, 1], reason: 'challenge' },
      'Ben wins the Ultimate Trick, and with it the game.',
    ],
    [
      { type: 'ended', winners: [1], scores: [0, 1], reason: 'alone' },
      'Ben wins: nobody else has a Repertoire, so there is no Ultimate Trick to play.',
    ],
    [
      { type: 'ended', winners: [1], scores: [0, 1], reason: 'compared' },
      'Ben wins: nobody matched the Ultimate Trick Card, so all stacks were compared by rank.',
    ],
    [
      { type: 'ended', winners: [0, 1], scores: [1, 1], reason: 'shared' },
      'Ada and Ben share the victory: in the Ultimate Trick no stack was left to compare.',
    ],
  ],
};

test.for(Object.values(EVENTS).flat())('%j', ([event, sentence]) => {
  expect(words.event(say, event, names, 'watcher')).toBe(sentence);
});
