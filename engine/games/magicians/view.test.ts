// Views, questions and events of Magicians: what is shown to whom.
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../chance/fast.ts';
import { WATCHER, type Viewer } from '../../core/seat.ts';
import { english } from '../../language/catalogue.ts';
import { sayIn } from '../../language/say.ts';
import { openSession } from '../../session/session.ts';
import { magicians } from './index.ts';
import { dealt, lay } from './table.testing.ts';
import type { Event, Happening, Move, PhaseView, State } from './types.ts';
import { eventsFor } from './view.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve', 'Fay', 'Gus'];
const say = sayIn(english, 'en-GB');

/** A game of random moves, up to so many; `look` is called before each move and once more at the end. */
function playAny(
  seats: number,
  seed: string,
  most: number,
  look: (state: State, told: readonly Happening[]) => void,
): void {
  const options = { mulligan: 'until', goal: 150 };
  const session = openSession({ game: magicians, seats, options, setup: {}, seed }, 'compiled');
  const random = fastRandom(seed.charCodeAt(0));
  let told = session.opening as readonly Happening[];
  for (let moves = 0; moves < most; moves += 1) {
    const state = session.state as State;
    look(state, told);
    const [seat] = magicians.awaiting(state);
    if (seat === undefined) return;
    const move: Move = magicians.randomMove(state, seat, random);
    const accepted = session.accept(seat, move);
    if (accepted.refusal) throw new Error(JSON.stringify(accepted.refusal));
    told = accepted.happenings as readonly Happening[];
  }
}

const GAMES = [2, 3, 5, 7].flatMap((seats) => ['a', 'b'].map((seed) => [seats, seed] as const));

test.for(GAMES)('%i players, seed %s: no question is asked twice', ([seats, seed]) => {
  const asked = new Set<string>();
  playAny(seats, seed, 1500, (state) => {
    for (const seat of magicians.awaiting(state)) {
      const { id } = magicians.viewFor(state, seat).question!;
      expect(asked).not.toContain(id);
      asked.add(id);
    }
  });
  expect(asked.size).toBeGreaterThan(50);
});

/** Whether an event has no sentence, because what follows shows it. */
const isSeenLater = (event: Event): boolean =>
  event.type === 'skipped' && (event.phase === 'management' || event.phase === 'dirtyTrick');

test.for(GAMES)('%i players, seed %s: all is told in sentences', ([seats, seed]) => {
  const viewers: readonly Viewer[] = [0, 1, WATCHER];
  const { describe: words } = magicians;
  const sentence = /^\p{Lu}(?!.*(?:undefined|NaN|null)).*[.]$/su;
  playAny(seats, seed, 400, (state, told) => {
    for (const viewer of viewers) {
      const view = magicians.viewFor(state, viewer);
      expect(words.question(say, view, NAMES)).toMatch(sentence);
      for (const event of magicians.eventsFor(told, viewer))
        if (!isSeenLater(event)) expect(words.event(say, event, NAMES, viewer)).toMatch(sentence);
      for (const { refusal } of [...(view.question?.choices ?? []), ...view.plays])
        if (refusal) expect(words.refusal(say, refusal)).toMatch(sentence);
    }
  });
});

/** The ribbon in one word a phase. */
const ribbon = (phases: readonly PhaseView[]): string =>
  phases.map(({ is, by }) => (by === null ? is : `${is}:${by}`)).join(' ');

describe('the seven phases', () => {
  const table = (hand: string) => lay({ theatres: [{ hand, tricks: 'hat-trick' }, { hand: 'theatre' }] });

  test('are to come, and are over once they are left', () => {
    const turn = table('');
    const shown = [ribbon(turn.view().phases)];
    while (turn.state.turn === 0) shown.push(ribbon(turn.skips(0).view().phases));
    expect(shown).toEqual([
      'done now ahead ahead ahead ahead ahead',
      'done done now ahead ahead ahead ahead',
      'done done done now ahead ahead ahead',
      'done done done done now ahead ahead',
      'done now ahead ahead ahead ahead ahead',
    ]);
  });

  test('are closed by what was played, as long as its turn lasts', () => {
    const spying = table('send-spy').sabotages(0, 'send-spy', 1);
    expect(ribbon(spying.view().phases)).toBe('done done now closed:sabotage closed:sabotage ahead ahead');
    expect(spying.view()).toMatchObject({ played: 'sabotage', turn: 0, turnNumber: 1 });
    const full = lay({
      theatres: [
        {
          hand: 'inventor theatre parlor cabaret mentor exposed scandal betrayal seduction',
          tricks: 'hat-trick',
        },
        {},
      ],
    }).supports(0, 'inventor');
    expect(full.phase).toBe('turn.finale');
    expect(ribbon(full.view().phases)).toBe(
      'done done closed:support closed:support closed:support done now',
    );
  });

  test('show that the New Trick Phase ends also when nothing may be played in it', () => {
    const trimming = lay({
      theatres: [
        { hand: 'parlor', tricks: 'hat-trick old-standby legerdemain penetration card-tricks restoration' },
        {},
      ],
    }).supports(0, 'parlor');
    expect(trimming.phase).toBe('turn.newTrick.trimming');
    expect(ribbon(trimming.view().phases)).toBe('done done closed:support now closed:support ahead ahead');
  });

  test('are none before the first turn and after the end', () => {
    const before = dealt({ hands: ['mentor', 'theatre'] });
    expect(before.view()).toMatchObject({ phase: 'mulligan', phases: [], turn: null, turnNumber: 0 });
    const after = lay({ theatres: [{ tricks: 'hat-trick', points: 99 }, {}], turnsDone: 8 }).passes(0);
    expect(after.view()).toMatchObject({
      phase: 'over',
      phases: [],
      turn: null,
      turnNumber: 9,
      played: null,
    });
  });
});

test('a hand is shown to its owner alone, by group and level', () => {
  const table = lay({
    theatres: [
      { hand: 'exposed inventor theatre transformation audience-plant hat-trick style' },
      { hand: 'mentor' },
    ],
  });
  expect(table.view(0).hand).toEqual([
    'hat-trick',
    'transformation',
    'audience-plant',
    'inventor',
    'theatre',
    'style',
    'exposed',
  ]);
  expect(table.view(1).hand).toEqual(['mentor']);
  expect(table.view(WATCHER).hand).toEqual([]);
  expect(table.view(1).seats.map(({ cards }) => cards)).toEqual([7, 1]);
});

test('what lies in front of everybody is shown to all, with what it would earn', () => {
  const table = lay({
    theatres: [
      {
        is: 'chinese-sorcerer',
        tricks: 'hat-trick restoration transformation',
        support: 'glamorous-assistant cabaret smoke-and-mirrors',
        points: 20,
      },
      { is: 'professor', support: 'mentor', tricks: 'penetration', points: -3 },
    ],
    disturbed: [false, true],
    discard: 'exposed theatre',
  });
  const { seats, discard, deck } = table.view(WATCHER);
  expect(seats).toEqual([
    {
      score: 20,
      cards: 0,
      identity: 'chinese-sorcerer',
      tricks: ['hat-trick', 'restoration', 'transformation'],
      support: ['glamorous-assistant', 'cabaret', 'smoke-and-mirrors'],
      most: 5,
      income: 13,
      disturbed: false,
      mulligan: 'not-asked',
    },
    {
      score: -3,
      cards: 0,
      identity: 'professor',
      tricks: ['penetration'],
      support: ['mentor'],
      most: 7,
      income: 4,
      disturbed: true,
      mulligan: 'not-asked',
    },
  ]);
  expect(discard).toEqual(['exposed', 'theatre']);
  expect(deck).toBe(77 - 10);
});

test('a hand is open to the spy alone, and only while a card of it is chosen', () => {
  const table = lay({
    theatres: [{ hand: 'send-spy' }, { hand: 'theatre hat-trick' }, { hand: 'parlor' }],
  }).sabotages(0, 'send-spy', 1);
  expect(table.view(0)).toMatchObject({
    spied: ['hat-trick', 'theatre'],
    sabotage: { card: 'send-spy', by: 0, target: 1 },
    question: {
      asks: 'take',
      choices: [
        { move: 'take', at: 'hat-trick', refusal: null },
        { move: 'take', at: 'theatre', refusal: null },
      ],
    },
  });
  for (const viewer of [1, 2, WATCHER] as const)
    expect(table.view(viewer)).toMatchObject({ spied: null, question: null });
  expect(table.heard(0).at(-1)).toMatchObject({ type: 'spied', cards: ['hat-trick', 'theatre'], count: 2 });
  for (const viewer of [2, WATCHER] as const)
    expect(table.heard(viewer).at(-1)).toMatchObject({ type: 'spied', cards: null, count: 2 });
  table.makes(0, { type: 'take', card: 'theatre' });
  expect(table.view(0)).toMatchObject({ spied: null, sabotage: null, hand: ['theatre'] });
  expect(table.view(2)).toMatchObject({ discard: ['send-spy'] });
});

test.for([
  ['drawn cards', { type: 'drew', seat: 1, cards: [3, 1], why: 'turn' }, [1], [0, 2, WATCHER]],
  [
    'cards stolen from a hand',
    { type: 'snatched', from: 1, to: 0, cards: [3, 1], why: 'notebook' },
    [0, 1],
    [2, WATCHER],
  ],
  ['a hand that is spied on', { type: 'spied', seat: 0, on: 1, cards: [3, 1] }, [0, 1], [2, WATCHER]],
] as const)('%s are named only to whom they concern', ([, happening, knowing, others]) => {
  for (const viewer of knowing)
    expect(eventsFor([happening], viewer)).toMatchObject([
      { cards: ['lovely-assistant', 'beautiful-assistant'], count: 2 },
    ]);
  for (const viewer of others)
    expect(eventsFor([happening], viewer)).toMatchObject([{ cards: null, count: 2 }]);
});

describe('questions', () => {
  /** Choices as `card` or, refused, `card: code`. */
  const choices = (table: ReturnType<typeof lay>, seat = 0): string[] =>
    table
      .view(seat)
      .question!.choices.map(({ move, at, refusal }) =>
        refusal ? `${at ?? move}: ${refusal.code}` : String(at ?? move),
      );

  test('name every card of the hand, with what stands against it', () => {
    const table = lay({
      theatres: [
        {
          hand: 'hat-trick restoration levitation mentor trap-doors theatre style exposed scandal one-up-manship',
          tricks: 'penetration',
          support: 'old-timer',
        },
        { tricks: 'old-standby' },
      ],
    });
    expect(choices(table)).toEqual([
      'hat-trick: not-support',
      'restoration: not-support',
      'levitation: not-support',
      'mentor',
      'trap-doors',
      'theatre: stage-too-high',
      'style: needs-five-tricks',
      'one-up-manship: not-support',
      'exposed: not-support',
      'scandal: not-support',
      'skip',
    ]);
    expect(choices(table.skips(0))).toEqual([
      'hat-trick: not-sabotage',
      'restoration: not-sabotage',
      'levitation: not-sabotage',
      'mentor: not-sabotage',
      'trap-doors: not-sabotage',
      'theatre: not-sabotage',
      'style: not-sabotage',
      'one-up-manship',
      'exposed',
      'scandal: bad-target',
      'skip',
    ]);
    expect(choices(table.skips(0))).toEqual([
      'hat-trick',
      'restoration',
      'levitation: ladder',
      'mentor: not-a-trick',
      'trap-doors: not-a-trick',
      'theatre: not-a-trick',
      'style: not-a-trick',
      'one-up-manship: not-a-trick',
      'exposed: not-a-trick',
      'scandal: not-a-trick',
      'skip',
    ]);
    expect(choices(table.skips(0))).toEqual(['draw', 'skip']);
  });

  test('refuse a card at a limit where nothing in play can make room', () => {
    const table = lay({ theatres: [{ hand: 'mentor trap-doors lovely-assistant' }, {}] });
    expect(choices(table)).toEqual(['lovely-assistant: limit', 'mentor: limit', 'trap-doors: limit', 'skip']);
  });

  test('refuse a draw where there is no card', () => {
    const table = lay({ theatres: [{}, {}], short: true, phase: 'turn.intermission' });
    expect(choices(table)).toEqual(['draw: nothing-to-draw', 'skip']);
  });

  test('ask for a mulligan with two buttons', () => {
    const table = dealt({ hands: ['mentor', 'hat-trick'] });
    expect(table.view(0).question).toMatchObject({ asks: 'mulligan', moves: ['mulligan', 'keep'] });
    expect(choices(table)).toEqual(['mulligan', 'keep']);
  });

  test('ask for the cards of the group that has to shrink, and whoever has to', () => {
    const table = lay({
      theatres: [
        { hand: 'steal-secret' },
        { tricks: 'hat-trick bullet-catch', support: 'great-hall inventor old-timer' },
      ],
    }).sabotages(0, 'steal-secret', 1, 'bullet-catch');
    expect(table.view(WATCHER)).toMatchObject({
      awaiting: [1],
      demand: { seat: 1, of: 'together', count: 1 },
      sabotage: { card: 'steal-secret', by: 0, target: 1 },
    });
    expect(table.view(0).question).toBeNull();
    expect(table.view(1).question).toMatchObject({ asks: 'discard', moves: ['discard'] });
    expect(choices(table, 1)).toEqual(['inventor', 'old-timer']);
  });
});
