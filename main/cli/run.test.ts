// `parlor run`: wrong envelopes, refused moves, whose view, every step, many lines.
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../engine/scenario/outcome.ts';
import { call, parsedLines } from './call.testing.ts';

const base = { game: 'magic-trick', seats: 4, seed: 'run', setup: { dealer: 0 } };
const pass = { type: 'pass' };
/** 56 codes in order: red first. */
const deck = ['R', 'O', 'Y', 'G', 'B', 'P', 'K'].flatMap((suit) =>
  Array.from({ length: 8 }, (_, rank) => `${suit}${rank}`),
);

const run = (scenario: unknown, ...flags: string[]) =>
  call(['run', '-', ...flags], {
    input: typeof scenario === 'string' ? scenario : JSON.stringify(scenario),
  });

/** What is wrong, the scenario, and the place that the one line on standard error has to name. */
const wrong: readonly (readonly [title: string, scenario: unknown, place: string])[] = [
  ['not JSON', '{"game":\n"magic-trick"', 'scenario: '],
  ['nothing', '', 'scenario: '],
  ['a list', [], 'scenario: '],
  ['null', null, 'scenario: '],
  ['an unknown key', { ...base, foo: 1 }, 'scenario.foo: '],
  ['a key of Object', { ...base, constructor: 1 }, 'scenario.constructor: '],
  ['"as" outside of --lines', { ...base, as: 0 }, 'scenario.as: '],
  ['no game', { seats: 4 }, 'game: '],
  ['a game that is none', { ...base, game: 'chess' }, 'game: '],
  ['a game named like a property', { ...base, game: 'toString' }, 'game: '],
  ['a game that is a number', { ...base, game: 4 }, 'game: '],
  ['no seats', { game: 'magic-trick' }, 'seats: '],
  ['too few seats', { ...base, seats: 2 }, 'seats: '],
  ['too many seats', { ...base, seats: 6 }, 'seats: '],
  ['half a seat', { ...base, seats: 3.5 }, 'seats: '],
  ['seats in words', { ...base, seats: '4' }, 'seats: '],
  ['options that are a list', { ...base, options: [] }, 'options: '],
  ['options that are null', { ...base, options: null }, 'options: '],
  ['an unknown option', { ...base, options: { jokers: true } }, 'options.jokers: '],
  [
    'an option with a name of its own kind',
    { ...base, options: JSON.parse('{"__proto__":{}}') },
    'options.__proto__: ',
  ],
  ['a set-up key of that kind', { ...base, setup: JSON.parse('{"__proto__":{}}') }, 'setup.__proto__: '],
  ['a wrong value of an option', { ...base, options: { memory: 'all' } }, 'options.memory: '],
  ['a seed that is a number', { ...base, seed: 7 }, 'seed: '],
  ['set-up that is text', { ...base, setup: 'dealer' }, 'setup: '],
  ['an unknown set-up key', { ...base, setup: { deck: 1 } }, 'setup.deck: '],
  ['a dealer out of range', { ...base, setup: { dealer: 4 } }, 'setup.dealer: '],
  ['suits dropped with four players', { ...base, setup: { drop: ['O', 'K'] } }, 'setup.drop: '],
  ['a suit that is none', { ...base, seats: 3, setup: { drop: ['O', 'X'] } }, 'setup.drop[1]: '],
  ['decks that are no list', { ...base, decks: {} }, 'decks: '],
  ['a deck that is no list', { ...base, decks: ['R0'] }, 'decks[0]: '],
  ['a card that is a number', { ...base, decks: [[1]] }, 'decks[0][0]: '],
  ['a short deck', { ...base, decks: [['R0']] }, 'decks[0]: '],
  ['a card twice', { ...base, decks: [['R0', ...deck.slice(0, -1)]] }, 'decks[0]: '],
  ['a card that is none', { ...base, decks: [['Z9', ...deck.slice(1)]] }, 'decks[0]: '],
  ['moves that are no list', { ...base, moves: {} }, 'moves: '],
  ['a move that is no pair', { ...base, moves: [pass] }, 'moves[0]: '],
  ['three in a pair', { ...base, moves: [[0, pass, 1]] }, 'moves[0]: '],
  ['a move that is text', { ...base, moves: [[0, 'pass']] }, 'moves[0]: '],
  ['a move that is a list', { ...base, moves: [[0, []]] }, 'moves[0]: '],
  ['a move that is null', { ...base, moves: [[0, null]] }, 'moves[0]: '],
  ['a seat in words', { ...base, moves: [['0', pass]] }, 'moves[0]: '],
  ['a seat out of range', { ...base, moves: [[4, pass]] }, 'moves[0]: '],
  ['a negative seat', { ...base, moves: [[-1, pass]] }, 'moves[0]: '],
  ['half a seat moves', { ...base, moves: [[0.5, pass]] }, 'moves[0]: '],
  // The envelope is read before anything is played, so the refused first move does not hide it.
  [
    'a wrong pair after a refused move',
    {
      ...base,
      moves: [
        [0, pass],
        [9, pass],
      ],
    },
    'moves[1]: ',
  ],
];

describe('a wrong envelope', () => {
  test.for(wrong)('%s', async ([, scenario, place]) => {
    const { exit, out, err } = await run(scenario);
    expect(exit).toBe(2);
    expect(out).toBe('');
    expect(err.startsWith(place)).toBe(true);
    expect(err.split('\n')).toHaveLength(2);
    expect(err.length).toBeGreaterThan(place.length + 10);
  });

  test('a key that would break the line is printed in one', async () => {
    const { err } = await run({ ...base, 'a\nb\u2028c': 1 });
    expect(err).toBe('scenario.a b c: is not known here; leave it out.\n');
  });

  test('a list that is not used is not looked at', async () => {
    const { exit, err } = await run({ ...base, decks: [deck, ['R0']] });
    expect([exit, err]).toEqual([0, '']);
  });
});

/** A move, and the code that refuses it at the start of a game. */
const refused: readonly (readonly [move: object, code: string])[] = [
  [{}, 'malformed'],
  [{ type: 'fly' }, 'malformed'],
  [{ type: 'arrange' }, 'malformed'],
  [{ type: 'arrange', order: [] }, 'malformed'],
  [{ type: 'arrange', order: ['Z9'] }, 'malformed'],
  [{ type: 'play', slot: '1' }, 'malformed'],
  [{ type: 'play', slot: 99 }, 'malformed'],
  [{ type: 'pass', why: 'tired' }, 'malformed'],
  [pass, 'wrong-move'],
  [{ type: 'arrange', order: ['R0'] }, 'not-the-row'],
];

describe('a refused move', () => {
  test.for(refused)('%j: %s', async ([move, code]) => {
    const { exit, out, err } = await run({
      ...base,
      moves: [
        [1, move],
        [0, pass],
      ],
    });
    expect(exit).toBe(3);
    expect(err).toBe('');
    const [outcome] = parsedLines<Outcome>(out);
    expect(outcome).toMatchObject({ version: 0, refused: { index: 0, code } });
    expect(outcome?.refused?.reason).toMatch(/^[A-Z][^\n]*\.$/);
  });

  test('the keys stand in the promised order', async () => {
    const { out } = await run({ ...base, moves: [[1, pass]] });
    const [outcome] = parsedLines<Outcome>(out);
    expect(Object.keys(outcome ?? {})).toEqual([
      'status',
      'awaiting',
      'version',
      'phase',
      'result',
      'refused',
      'view',
    ]);
    expect(Object.keys(outcome?.refused ?? {})).toEqual(['index', 'code', 'reason']);
  });
});

describe('whose view', () => {
  test('the watcher unless told', async () => {
    const [outcome] = parsedLines<Outcome>((await run(base)).out);
    expect(outcome?.view.viewer).toBe('watcher');
    expect(JSON.stringify(outcome)).not.toContain('"rank":0');
  });

  test('a seat', async () => {
    const [outcome] = parsedLines<Outcome>((await run(base, '--as', '2')).out);
    expect(outcome?.view.viewer).toBe(2);
  });

  test('the host sees the whole state, and seats as in every view', async () => {
    const [outcome] = parsedLines<Outcome>((await run({ ...base, decks: [deck] }, '--as', 'host')).out);
    expect(outcome?.view.viewer).toBe('host');
    expect(outcome?.view.seats[0]).toMatchObject({ score: 0, cards: 14 });
    expect(outcome?.view).toHaveProperty('state.rows[1][0]', 0);
  });

  test.for(['4', '-1', '1.5', 'player', '', '00000', '01'])('"%s" is nobody', async (as) => {
    const { exit, out, err } = await run(base, `--as=${as}`);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(/^--as: [^\n]+\n$/);
  });
});

describe('the reason of a refusal', () => {
  const input = JSON.stringify({
    game: 'magic-trick',
    seats: 3,
    seed: 'x',
    setup: { dealer: 0, drop: ['O', 'K'] },
    moves: [[0, { type: 'arrange', order: ['R0'] }]],
  });
  const reasonFor = async (as: string): Promise<string> => {
    const { out } = await call(['run', '-', '--as', as], { input });
    return parsedLines<{ refused: { reason: string } }>(out)[0]?.refused.reason ?? '';
  };

  test('names cards that only the sorter knows to the sorter and to the host alone', async () => {
    for (const as of ['0', 'host']) expect(await reasonFor(as)).toMatch(/ (red|yellow|green|blue|purple) \d/);
    for (const as of ['1', '2', 'watcher']) {
      expect(await reasonFor(as)).toBe(
        'This is not the row to sort, whose 13 cards are to be named once each.',
      );
    }
  });
});

describe('--each', () => {
  test('prints the start, every accepted move and the refused one', async () => {
    const scenario = { ...base, seats: 3, decks: [], moves: [] as unknown[] };
    const [start] = parsedLines<Outcome>((await run(scenario, '--as', '0')).out);
    const { toSort } = (start as unknown as { view: { toSort: { cards: string[] } } }).view;
    scenario.moves = [
      [0, { type: 'arrange', order: toSort.cards }],
      [0, pass],
      [1, pass],
    ];
    const { exit, out } = await run(scenario, '--each');
    expect(exit).toBe(3);
    const lines = parsedLines<Outcome>(out);
    expect(lines.map((line) => [line.version, line.awaiting, line.refused?.code])).toEqual([
      [0, [0, 1, 2], undefined],
      [1, [1, 2], undefined],
      [1, [1, 2], 'not-your-turn'],
    ]);
    expect(lines.at(-1)).toEqual(parsedLines<Outcome>((await run(scenario)).out)[0]);
  });
});

describe('--lines', () => {
  const lines = [
    JSON.stringify({ ...base, as: 1 }),
    '',
    '{"game":',
    JSON.stringify({ ...base, moves: [[0, pass]] }),
    '   ',
    JSON.stringify({ ...base, seats: 9 }),
    JSON.stringify({ ...base, as: 7 }),
    JSON.stringify({ ...base, seed: 'a \u2028 b, ü', as: 'host' }),
  ].join('\n');

  test('prints one result a line, in order, with the exit it would have had', async () => {
    const { exit, out, err } = await call(['run', '--lines', '-', '--as', '2'], { input: lines });
    expect([exit, err]).toEqual([0, '']);
    const results = parsedLines<Outcome & { exit: number; error?: string }>(out);
    expect(results.map((each) => [each.exit, each.view?.viewer, each.error?.split(':')[0]])).toEqual([
      [0, 1, undefined],
      [2, undefined, 'scenario'],
      [3, 2, undefined],
      [2, undefined, 'seats'],
      [2, undefined, 'as'],
      [0, 'host', undefined],
    ]);
    expect(Object.keys(results[0] ?? {}).at(-1)).toBe('exit');
  });

  test('does not care how the bytes arrive', async () => {
    const bytes = new TextEncoder().encode(lines);
    const one = await call(['run', '--lines', '-'], { input: [...bytes].map((byte) => Uint8Array.of(byte)) });
    expect(one).toEqual(await call(['run', '--lines', '-'], { input: lines }));
  });

  test('a byte order mark in front is no part of the first scenario', async () => {
    const { out } = await call(['run', '--lines', '-'], {
      input: '\uFEFF{"game":"magic-trick","seats":4,"seed":"s"}\n',
    });
    expect(parsedLines(out)).toMatchObject([{ exit: 0, status: 'playing' }]);
  });

  test('nothing in, nothing out', async () => {
    expect(await call(['run', '--lines', '-'], { input: '' })).toEqual({ exit: 0, out: '', err: '' });
  });
});

/** A call, and what the one line on standard error names. */
const calls: readonly (readonly [args: readonly string[], names: string])[] = [
  [[], 'choose one of: games, moves, run, simulate, replay'],
  [['fly'], '"fly"'],
  [['constructor'], '"constructor"'],
  [['run'], 'the scenario'],
  [['run', '-', 'more'], '"more"'],
  [['run', '-', '--loud'], '--loud'],
  [['run', '-', '--as'], '--as'],
  [['run', '-', '--as', '--each'], '--as'],
  [['run', '-', '--each=yes'], '--each'],
  [['run', '-', '--as', '1', '--as', '2'], '--as'],
  [['run', '--lines', '-', '--each'], '--each'],
  [['run', '--lines', '-', '--save', 'a.parlor'], '--save'],
  [['run', 'missing.json'], 'missing.json'],
  [['run', '--lines', 'missing.json'], 'missing.json'],
  [['run', '.'], '.'],
  [['moves'], 'the game'],
  [['moves', 'chess'], '"chess"'],
  [['games', 'all'], '"all"'],
  [['replay'], 'the .parlor file'],
];

test.for(calls)('parlor %j is refused in one line', async ([args, names]) => {
  const { exit, out, err } = await call(args, { input: JSON.stringify(base) });
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(names);
  expect(err.split('\n')).toHaveLength(2);
});

test('--help names every command', async () => {
  for (const args of [['--help'], ['run', '--help'], ['help']]) {
    const { exit, out } = await call(args);
    expect(exit).toBe(0);
    for (const verb of ['games', 'moves', 'run', 'simulate', 'replay']) expect(out).toContain(`\n  ${verb}`);
  }
});

test('games lists what a table needs to know', async () => {
  const list = JSON.parse((await call(['games'])).out) as Record<string, unknown>[];
  expect(list.find((game) => game['id'] === 'magic-trick')).toMatchObject({
    title: 'Magic Trick',
    seats: { min: 3, max: 5 },
    options: [
      { key: 'prestige', values: [true, false], default: true },
      { key: 'memory' },
      { key: 'stacks' },
    ],
    setup: ['dealer', 'drop'],
  });
});

test('moves prints a JSON Schema', async () => {
  const schema = JSON.parse((await call(['moves', 'magic-trick'])).out) as { oneOf: unknown[] };
  expect(schema.oneOf).toHaveLength(4);
});
