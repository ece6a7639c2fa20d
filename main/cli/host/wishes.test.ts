// Tests of what `parlor host` reads of its arguments, and of what it says of those it cannot follow.
import { describe, expect, test } from 'vitest';
import { bots } from '../../../engine/bots/registry.ts';
import { games } from '../../../engine/games/registry.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { call } from '../call.testing.ts';
import { hostWishes } from './wishes.ts';

const say = sayIn(english, 'en');
const wishes = (...args: string[]) => hostWishes(args, { games, bots, say });
const OPEN = { kind: 'open' };

test('a table is a game, its seats and its options', () => {
  const { tables } = wishes('--game', 'sam', '--seats', 'open, open,bot:random,bot');
  expect(tables.map(({ game, ...rest }) => ({ game: game.id, ...rest }))).toEqual([
    {
      game: 'sam',
      seats: [
        OPEN,
        OPEN,
        { kind: 'bot', name: 'Cornelius', bot: 'random' },
        { kind: 'bot', name: 'Dorothea', bot: bots.sam[0]?.id },
      ],
      options: {},
    },
  ]);
});

test('every --game begins another table, and what stands before the first belongs to it', () => {
  const evening =
    '--seats open,bot:random --game trick-taking --name Hal --grace 5 --game magic-trick --data evening --options';
  const { tables, graceMs, data } = wishes(...evening.split(' '), '{"prestige":false}');

  expect(tables.map(({ game, seats, options }) => [game.id, seats, options])).toEqual([
    ['trick-taking', [OPEN, { kind: 'bot', name: 'Hal', bot: 'random' }], {}],
    ['magic-trick', [OPEN, OPEN, OPEN], { prestige: false }],
  ]);
  expect([graceMs, data]).toEqual([5000, 'evening']);
});

test('a host without wishes of its own', () => {
  expect(wishes()).toEqual({
    tables: [],
    kept: [],
    data: undefined,
    port: null,
    at: [],
    announces: true,
    asks: false,
    graceMs: null,
    standsIn: true,
    paceMs: 350,
    json: false,
    qr: null,
  });
});

test('every wish', () => {
  const args =
    '--table a --table b --port 0 --at 127.0.0.1 --at ::1 --no-announce --ask --grace 0 --no-stand-in';
  expect(wishes(...args.split(' '), '--pace=0', '--qr')).toMatchObject({
    kept: ['a', 'b'],
    port: 0,
    at: ['127.0.0.1', '::1'],
    announces: false,
    asks: true,
    graceMs: 0,
    standsIn: false,
    paceMs: 0,
    qr: true,
  });
  expect(wishes('--json')).toMatchObject({ json: true, qr: false });
});

describe('a wrong call', () => {
  const sam = ['--game', 'sam'];
  const calls: readonly (readonly [args: readonly string[], says: string])[] = [
    [['--game', 'chess'], 'There is no game "chess"; choose one of: magic-trick'],
    [[...sam, '--seats', 'open'], 'sam is for 2 to 7 players, not 1'],
    [
      [...sam, '--seats', 'open,person'],
      '--seats: seat 2: there is no screen here to play at; write open, bot',
    ],
    [[...sam, '--seats', 'open,'], '--seats: seat 2: "" is nobody who can sit there'],
    [[...sam, '--seats', ''], '--seats: seat 1: "" is nobody'],
    [
      [...sam, '--seats', 'open,bot:wizard'],
      'no bot "wizard" for seat 2 in this game; choose among steady, random',
    ],
    [[...sam, '--seats', 'open,open', '--name', 'Hal'], '--name "Hal" is one name too many'],
    [[...sam, '--seats', 'bot,bot', '--name', 'Hal', '--name', 'hal'], 'two bots the name "hal"'],
    [[...sam, '--seats', 'bot,open', '--name', ' '], '--name " " is no name'],
    [[...sam, '--options', '[]'], '--options: must be a JSON object'],
    [[...sam, '--options', '{'], '--options: must be JSON'],
    [[...sam, '--options', '{"jokers":1}'], 'options.jokers'],
    [['--game', 'magic-trick', '--options', '{"prestige":1}'], 'options.prestige: must be true or false'],
    [['--seats', 'open,open'], '--seats is for a new table; say which with --game, one of: magic-trick'],
    [['--name', 'Hal'], '--name is for a new table'],
    [[...sam, '--grace', 'long'], '--grace must be a whole number from 0 to 3600, not "long"'],
    [[...sam, '--grace', '3601'], '--grace'],
    [[...sam, '--port', '5060'], 'Browsers refuse to open port 5060; choose another'],
    [[...sam, '--port', '65536'], '--port must be a whole number from 0 to 65535'],
    [[...sam, '--port', '1', ...sam, '--port', '2'], '--port is given twice'],
    [[...sam, '--pace', '-1'], '--pace'],
    [[...sam, '--at', 'localhost'], '--at needs an address of this machine'],
    [[...sam, '--data='], '--data needs the name of a folder'],
    [[...sam, '--qr', '--no-qr'], '--qr and --no-qr exclude each other'],
    [[...sam, '--screen'], '--screen is no flag of this command; choose among'],
    [[...sam, 'more'], '"more" is one argument too many'],
    [['--table'], '--table needs a value'],
  ];

  test.for(calls)('%j', async ([args, says]) => {
    const { exit, out, err } = await call(['host', ...args], { bots });
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(says);
    expect(err.split('\n')).toHaveLength(2);
  });
});

test('without the pages there is nothing for guests to open', async () => {
  const { exit, err } = await call(['host', '--game', 'sam'], { bots });
  expect([exit, err]).toEqual([
    1,
    'The pages for guests are missing in /nowhere; run "npm start" once, which builds them.\n',
  ]);
});
