// The sentences of Magicians: names, and questions that say who is asked for what, and why.
import { describe, expect, test } from 'vitest';
import { english } from '../../language/catalogue.ts';
import { sayIn } from '../../language/say.ts';
import { CODES } from './cards.ts';
import {
  cardWords,
  describe as words,
  groupWords,
  identityWords,
  limitWords,
  phaseWords,
} from './describe.ts';
import { lay, type Laid, type Table } from './table.testing.ts';
import { IDENTITIES, LIMITS, PHASES, type MagiciansView } from './types.ts';

const say = sayIn(english, 'en-GB');
const names = ['Ada', 'Ben', 'Cleo', 'Dov'];

test('every card, identity, phase and limit has a name of its own', () => {
  expect(new Set(CODES.map((code) => cardWords(say, code))).size).toBe(CODES.length);
  expect(CODES.map((code) => codeOf(cardWords(say, code)))).toEqual(CODES);
  expect(IDENTITIES.map((identity) => codeOf(identityWords(say, identity)))).toEqual(IDENTITIES);
  expect(PHASES.map((phase) => phaseWords(say, phase))).toEqual(
    PHASES.map((phase) => `${phaseWords(say, phase, 'short')} Phase`),
  );
  expect(new Set(LIMITS.map((limit) => limitWords(say, limit))).size).toBe(LIMITS.length);
  expect(groupWords(say, 'sabotage')).toBe('Sabotage');
});

/** The code that the rules make of a name. */
function codeOf(name: string): string {
  return name.toLowerCase().replaceAll('&', 'and').replaceAll('’', '').replaceAll(' ', '-');
}

/** What Ada, whom something is asked, and Ben are told. */
function prompts(table: Table): readonly [own: string, other: string] {
  const { viewer: _, ...rest } = table.view();
  const told = (viewer: 0 | 1): string => words.question(say, table.view(viewer), names);
  expect(words.question(say, { ...rest, viewer: 'watcher' } as MagiciansView, names)).toMatch(
    /^\p{Lu}.*\.$/u,
  );
  return [told(0), told(1)];
}

describe('a phase says what can be done in it, and whether there is anything', () => {
  const table = (hand: string, others: Partial<Laid> = {}): Table =>
    lay({ theatres: [{ hand, tricks: 'hat-trick' }, { hand: 'theatre' }], ...others });

  test.for([
    [
      'turn.management',
      'inventor',
      'Your turn: play a Support card, or play nothing and draw one more card.',
      'Ada may put a Support card into play.',
    ],
    [
      'turn.management',
      'exposed',
      'None of your cards can be played now: draw one more card.',
      'Ada may put a Support card into play.',
    ],
    [
      'turn.dirtyTrick.choosing',
      'double-cross',
      'Your turn: play a Sabotage card, or play nothing and draw one more card.',
      'Ada may play a Sabotage card.',
    ],
    [
      'turn.dirtyTrick.choosing',
      'exposed',
      'None of your cards can be played now: draw one more card.',
      'Ada may play a Sabotage card.',
    ],
    [
      'turn.newTrick.playing',
      'restoration',
      'Your turn: play a Trick, or play nothing and draw one more card.',
      'Ada may perform a Trick.',
    ],
    [
      'turn.newTrick.playing',
      'levitation',
      'None of your cards can be played now: draw one more card.',
      'Ada may perform a Trick.',
    ],
    [
      'turn.intermission',
      '',
      'Intermission Phase: you have played nothing, so draw one more card, or skip.',
      'Ada may draw one more card.',
    ],
  ] as const)('%s with %s', ([phase, hand, own, other]) => {
    expect(prompts(table(hand, { phase }))).toEqual([own, other]);
  });

  test.for([
    ['inventor double-cross restoration', 'play one card (Support, Sabotage or a Trick)'],
    ['inventor exposed restoration', 'play one card (Support or a Trick)'],
    ['exposed restoration', 'play a Trick'],
  ] as const)('one card of whichever kinds can be played in this turn: %s', ([hand, what]) => {
    expect(prompts(table(hand))[0]).toBe(`Your turn: ${what}, or play nothing and draw one more card.`);
  });

  test('with nothing to draw, nothing more is offered', () => {
    expect(prompts(table('inventor', { short: true }))[0]).toBe(
      'Your turn: play a Support card, or play nothing.',
    );
    expect(prompts(table('levitation', { short: true }))[0]).toBe(
      'None of your cards can be played now, and there is none to draw.',
    );
  });

  test('that a turn earns nothing, where it is disturbed', () => {
    const disturbed = table('restoration');
    disturbed.state.disturbed[0] = true;
    expect(prompts(disturbed)[0]).toBe(
      'Your turn: play a Trick, or play nothing and draw one more card. Public Disturbance: you earn nothing this turn.',
    );
    const other = table('restoration');
    other.state.disturbed[1] = true;
    expect(prompts(other)[0]).not.toMatch(/Disturbance/u);
  });

  test('Intermission without a card in either pile', () => {
    expect(prompts(table('', { phase: 'turn.intermission', short: true }))[0]).toBe(
      'Intermission Phase: there is no card to draw, so skip.',
    );
  });

  test('the mulligan', () => {
    expect(prompts(lay({ theatres: [{ hand: 'inventor' }, {}], phase: 'mulligan' }))).toEqual([
      'You hold no level 1 Trick: exchange your whole hand for five new cards, or keep it.',
      'Ada holds no level 1 Trick and may exchange the hand.',
    ]);
  });

  test('the spy, to the victim and to a third', () => {
    const spying = lay({
      theatres: [{ hand: 'send-spy' }, { hand: 'theatre' }, { hand: 'parlor' }],
    }).sabotages(0, 'send-spy', 1);
    expect(prompts(spying)).toEqual([
      'Your spy looks at the hand of Ben: take one card of it.',
      'The spy of Ada looks at your hand and is to take a card.',
    ]);
    expect(words.question(say, spying.view(2), names)).toBe(
      'The spy of Ada looks at the hand of Ben and is to take a card.',
    );
  });
});

describe('a demand says who discards how many of what, and why', () => {
  const tricks = 'hat-trick old-standby restoration';
  const settling = { phase: 'turn.dirtyTrick.settling' } as const;
  test.for<readonly [string, Laid, string, string]>([
    [
      'assistants',
      { theatres: [{ tricks, support: 'lovely-assistant glamorous-assistant' }, {}], ...settling },
      'You have 2 Assistants in play and may have one: discard one of them.',
      'Ada has 2 Assistants in play, where one is allowed, and is to discard one of them.',
    ],
    [
      'helpers',
      {
        theatres: [
          {
            tricks: `${tricks} legerdemain`,
            support: 'mentor old-timer audience-plant stage-manager',
          },
          {},
        ],
        ...settling,
      },
      'You have 4 Helpers in play and may have three: discard one of them.',
      'Ada has 4 Helpers in play, where three are allowed, and is to discard one of them.',
    ],
    [
      'stages',
      { theatres: [{ tricks, support: 'parlor cabaret' }, {}], ...settling },
      'You have 2 Stages in play and may have one: discard one of them.',
      'Ada has 2 Stages in play, where one is allowed, and is to discard one of them.',
    ],
    [
      'Helpers and Assistants',
      {
        theatres: [{ tricks: 'hat-trick', support: 'mentor lovely-assistant old-timer' }, {}],
        ...settling,
      },
      'You have 3 Helpers and Assistants but only one Trick: discard 2 of them.',
      'Ada has 3 Helpers and Assistants but only one Trick, and is to discard 2 of them.',
    ],
    [
      'Props',
      {
        theatres: [
          { tricks: 'hat-trick restoration', support: 'trap-doors tesla-machine straightjacket' },
          {},
        ],
        ...settling,
      },
      'You have 3 Props but only 2 Tricks: discard one of them.',
      'Ada has 3 Props but only 2 Tricks, and is to discard one of them.',
    ],
    [
      'Tricks',
      {
        theatres: [{ is: 'mentalist', tricks: `${tricks} legerdemain transformation levitation style` }, {}],
        phase: 'turn.newTrick.trimming',
      },
      'The New Trick Phase ends, and you have 7 Tricks where 5 are the maximum: discard 2 of them.',
      'Ada has 7 Tricks, where 5 are the maximum, and is to discard 2 of them.',
    ],
    [
      'the hand',
      {
        theatres: [{ hand: `${tricks} legerdemain transformation levitation style mentor exposed` }, {}],
        phase: 'turn.finale',
      },
      'Finale Phase: you hold 9 cards and may keep 7: discard 2.',
      'Ada holds 9 cards, may keep 7, and is to discard 2.',
    ],
  ])('%s', ([, laid, own, other]) => {
    expect(prompts(lay(laid))).toEqual([own, other]);
  });
});

test.for([
  ['mulligan', 'Mulligan'],
  ['turn.draw', 'Draw Phase'],
  ['turn.management', 'Management Phase'],
  ['turn.dirtyTrick.choosing', 'Dirty Trick Phase'],
  ['turn.dirtyTrick.spying', 'Dirty Trick Phase'],
  ['turn.dirtyTrick.settling', 'Dirty Trick Phase'],
  ['turn.newTrick.playing', 'New Trick Phase'],
  ['turn.newTrick.trimming', 'New Trick Phase'],
  ['turn.intermission', 'Intermission Phase'],
  ['turn.prestige', 'Prestige Phase'],
  ['turn.finale', 'Finale Phase'],
  ['over', 'The end'],
] as const)('the phase %s is called %s', ([phase, word]) => {
  const view = { ...lay({ theatres: [{}, {}] }).view(), phase };
  expect(words.phase(say, view)).toBe(word);
});

test('the end is told to everybody', () => {
  const over = lay({ theatres: [{ points: 103 }, { points: 40 }], phase: 'over' });
  over.state.ended = { winners: [0], reason: 'goal' };
  expect(words.question(say, over.view(1), names)).toBe('Ada wins with 103 PP.');
});
