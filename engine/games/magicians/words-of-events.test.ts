// The sentences of Magicians: every event has one, but for what is seen by what follows.
import { expect, test } from 'vitest';
import { english } from '../../language/catalogue.ts';
import { sayIn } from '../../language/say.ts';
import { describe as words } from './describe.ts';
import type { Discarding, Event } from './types.ts';

const say = sayIn(english, 'en-GB');
const names = ['Ada', 'Ben', 'Cleo', 'Dov'];

/** One of every event, and of every shape that one can have. */
const EVENTS: {
  readonly [Type in Event['type']]: readonly (readonly [Extract<Event, { type: Type }>, string])[];
} = {
  dealt: [
    [
      { type: 'dealt', first: 1, identities: ['mentalist', 'chinese-sorcerer', 'professor'] },
      'Five cards each: Ada is the Mentalist, Ben is the Chinese Sorcerer and Cleo is the Professor. Ben goes first.',
    ],
  ],
  mulliganed: [
    [
      { type: 'mulliganed', seat: 0, cards: ['inventor', 'peppers-ghost', 'smoke-and-mirrors'] },
      'Ada has no level 1 Trick and exchanges the hand: Inventor, Pepper’s Ghost and Smoke & Mirrors go to the discard pile.',
    ],
  ],
  kept: [[{ type: 'kept', seat: 0 }, 'Ada has no level 1 Trick and keeps the hand.']],
  reshuffled: [
    [{ type: 'reshuffled', count: 31 }, 'The discard pile, 31 cards, is shuffled into a new deck.'],
    [{ type: 'reshuffled', count: 1 }, 'The one card of the discard pile is the new deck.'],
  ],
  turn: [[{ type: 'turn', seat: 2, turn: 17 }, 'It is the turn of Cleo.']],
  drew: [
    [{ type: 'drew', seat: 0, cards: ['hat-trick'], count: 1, why: 'turn' }, 'Ada draws Hat Trick.'],
    [
      { type: 'drew', seat: 0, cards: null, count: 1, why: 'intermission' },
      'Ada draws one card in the Intermission Phase.',
    ],
    [{ type: 'drew', seat: 0, cards: null, count: 5, why: 'mulligan' }, 'Ada draws 5 cards.'],
    [
      { type: 'drew', seat: 0, cards: null, count: 0, why: 'sabotage' },
      'Ada draws nothing: deck and discard pile are empty.',
    ],
  ],
  skipped: [
    [{ type: 'skipped', seat: 0, phase: 'management' }, ''],
    [{ type: 'skipped', seat: 0, phase: 'dirtyTrick' }, ''],
    [{ type: 'skipped', seat: 0, phase: 'newTrick' }, 'Ada plays nothing in this turn.'],
    [{ type: 'skipped', seat: 0, phase: 'intermission' }, 'Ada draws no second card.'],
  ],
  supported: [
    [{ type: 'supported', seat: 0, card: 'inventor' }, 'Ada puts Inventor into play (Helper, level 4).'],
  ],
  performed: [
    [{ type: 'performed', seat: 0, card: 'levitation' }, 'Ada performs Levitation (level 3).'],
    [{ type: 'performed', seat: 0, card: 'secrecy' }, 'Ada performs Secrecy (a Trait as a Trick, level 1).'],
  ],
  sabotaged: [
    [
      { type: 'sabotaged', seat: 0, card: 'one-up-manship', target: null, on: null },
      'Ada plays One-Up Manship.',
    ],
    [
      { type: 'sabotaged', seat: 0, card: 'double-cross', target: 1, on: null },
      'Ada plays Double Cross against Ben.',
    ],
    [
      { type: 'sabotaged', seat: 0, card: 'exposed', target: 1, on: 'hat-trick' },
      'Ada plays Exposed against Ben, on Hat Trick.',
    ],
  ],
  stolen: [
    [
      { type: 'stolen', from: 1, to: 0, card: 'great-hall', as: 'support' },
      'Ada steals Great Hall from Ben.',
    ],
  ],
  snatched: [
    [
      { type: 'snatched', from: 1, to: 0, cards: ['theatre', 'parlor'], count: 2, why: 'notebook' },
      'Ada steals Theatre and Parlor from the hand of Ben, at random.',
    ],
    [
      { type: 'snatched', from: 1, to: 0, cards: null, count: 2, why: 'notebook' },
      'Ada steals 2 cards from the hand of Ben, at random.',
    ],
    [
      { type: 'snatched', from: 1, to: 0, cards: null, count: 1, why: 'spy' },
      'Ada steals one card from the hand of Ben, by choice.',
    ],
  ],
  spied: [
    // What the spy sees is shown in the choice, and not kept in a log.
    [
      { type: 'spied', seat: 0, on: 1, cards: ['theatre', 'parlor'], count: 2 },
      'Ada looks at the hand of Ben, 2 cards.',
    ],
    [{ type: 'spied', seat: 0, on: 1, cards: null, count: 1 }, 'Ada looks at the hand of Ben, one card.'],
  ],
  discarded: (
    [
      ['mulligan', 'Ada discards Mentor.'],
      ['replaced', 'Ada discards Mentor to make room.'],
      ['sabotage', 'Ada has to discard Mentor.'],
      ['stage-lost', 'Ada loses Mentor, because the highest Trick was lost.'],
      ['double-cross', 'Ada discards Mentor, at random.'],
      ['assistant', 'Ada discards Mentor, for one Assistant is the limit.'],
      ['helpers', 'Ada discards Mentor, for three Helpers are the limit.'],
      ['stage', 'Ada discards Mentor, for one Stage is the limit.'],
      [
        'together',
        'Ada discards Mentor, for Helpers and Assistants together may be no more than the Tricks.',
      ],
      ['props', 'Ada discards Mentor, for Props may be no more than the Tricks.'],
      ['tricks', 'Ada discards Mentor, down to the maximum of Tricks.'],
      ['hand', 'Ada discards Mentor, down to seven cards in hand.'],
    ] satisfies readonly (readonly [Discarding, string])[]
  ).map(([why, sentence]) => [
    { type: 'discarded', seat: 0, cards: ['mentor'], from: 'play', why, forced: false },
    sentence,
  ]),
  'lost-points': [
    [{ type: 'lost-points', seat: 0, lost: 10, points: -4 }, 'Ada loses 10 PP and has −4.'],
    [{ type: 'lost-points', seat: 0, lost: 0, points: 0 }, 'Ada has no PP to lose.'],
  ],
  disturbed: [[{ type: 'disturbed', seat: 1 }, 'Ben will earn nothing in the next Prestige Phase.']],
  prestige: [
    [
      {
        type: 'prestige',
        seat: 0,
        cards: [
          { card: 'transformation', level: 2, bonus: 2 },
          { card: 'cabaret', level: 2, bonus: 0 },
        ],
        earned: 6,
        points: 40,
        disturbed: false,
      },
      'Ada earns 6 PP, 2 of them as the bonus for Tricks, and has 40.',
    ],
    [
      {
        type: 'prestige',
        seat: 0,
        cards: [{ card: 'cabaret', level: 2, bonus: 0 }],
        earned: 2,
        points: 40,
        disturbed: false,
      },
      'Ada earns 2 PP and has 40.',
    ],
    [
      {
        type: 'prestige',
        seat: 0,
        cards: [{ card: 'cabaret', level: 2, bonus: 0 }],
        earned: 0,
        points: 38,
        disturbed: true,
      },
      'Ada earns nothing because of Public Disturbance, and still has 38 PP.',
    ],
  ],
  ended: [
    [{ type: 'ended', winners: [1], scores: [3, 104], reason: 'goal' }, 'Ben wins with 104 PP.'],
    [
      { type: 'ended', winners: [1], scores: [3, 90], reason: 'time' },
      'The last turn is over: Ben wins with the most PP, 90.',
    ],
    [
      { type: 'ended', winners: [0, 1], scores: [90, 90], reason: 'time' },
      'The last turn is over: Ada and Ben share the victory with 90 PP each.',
    ],
  ],
};

test.for(Object.values(EVENTS).flat())('%j', ([event, sentence]) => {
  expect(words.event(say, event, names, 'watcher')).toBe(sentence);
});
