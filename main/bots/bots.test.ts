// Tests of the bots' thread: what it is told, and what becomes of bots that hang, fall over or cheat.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { games } from '../../engine/games/registry.ts';
import { openSession, type AnyGame } from '../../engine/session/session.ts';
import { retell, type Seen } from '../table/audience.ts';
import { createLine, type Line } from './line.ts';
import { lastResort } from './last-resort.ts';
import { botSeed } from './seed.ts';
import type { ToWorker } from './talk.ts';
import { threadWorkers } from './thread.ts';

// Starting a thread takes a second or more on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const game = games['magic-trick'] as AnyGame;
const header = {
  format: 1 as const,
  game: game.id,
  rulesVersion: game.rulesVersion,
  seats: [0, 1, 2, 3].map((seat) => ({ name: `${seat}`, kind: 'bot' as const, bot: 'random' })),
  options: {},
  seed: 'bots',
  setup: {},
  decks: [],
};
const history = (seat: number) => (): Seen[] => [...retell(game, header, [], seat)];

const told: ToWorker[] = [];
const start = threadWorkers(new URL('fixtures/odd-worker.ts', import.meta.url));
let line: Line | null = null;
function newLine(ms = 100): Line {
  told.length = 0;
  line = createLine(
    (hear, ended) => {
      const worker = start(hear, ended);
      return { ...worker, post: (message) => (told.push(message), worker.post(message)) };
    },
    { ms, steps: 1 },
  );
  return line;
}
afterEach(async () => {
  await line?.close();
});
const seatOf = (bot: string, seat = 0) => ({
  key: `t/${seat}`,
  game: game.id,
  bot,
  seat,
  seed: botSeed('s', seat),
});

describe('a bot in its thread', () => {
  test('chooses a legal move by what it was shown', async () => {
    const session = openSession({ game, seats: 4, options: {}, setup: {}, seed: 'bots' }, 'compiled');
    const move = await newLine().seat(seatOf('random', 2), history(2)).choose();
    expect(session.explain(2, move)).toBeNull();
  });

  test('is told its seat, its views and events, and nothing else', async () => {
    await newLine().seat(seatOf('random', 2), history(2)).choose();
    const [seen] = history(2)();
    expect(told).toEqual([
      { type: 'seat', ...seatOf('random', 2) },
      { type: 'see', key: 't/2', view: seen?.view, events: seen?.events },
      { type: 'choose', key: 't/2', request: 1, steps: 1, ms: 100 },
    ]);
    expect(JSON.stringify(told)).not.toContain('chance');
  });

  test('is shown each view once, also when it is told the game again meanwhile', async () => {
    const [first] = history(0)() as [Seen];
    const views = [first];
    const player = newLine().seat(seatOf('counts'), () => views);
    player.see(first);
    expect(await player.choose()).toMatchObject({ views: 1 });
    const second = { ...first, version: 1 };
    views.push(second);
    player.see(second);
    player.see(second);
    expect(await player.choose()).toMatchObject({ views: 2 });
  });

  const failing = [
    ['hangs', /thought longer than 200 ms/],
    ['crashes', /ended/],
    ['throws', /Error at odd-worker\.ts/],
  ] as const;
  test.for(failing)('that %s answers with an error', async ([bot, why]) => {
    await expect(newLine().seat(seatOf(bot), history(0)).choose()).rejects.toThrow(why);
  });

  test.for(['hangs', 'crashes'])(
    'that %s does not hurt the others: they are told the game again in a new thread',
    async (bot) => {
      const there = newLine();
      const [first] = history(1)() as [Seen];
      const views = [first, { ...first, version: 1 }];
      const other = there.seat(seatOf('counts', 1), () => views);
      const before = (await other.choose()) as { type: string };
      // Both wait for the same worker: the second is asked after the first has taken it down.
      const lost = there.seat(seatOf(bot), history(0)).choose();
      const asked = other.choose();
      await expect(lost).rejects.toThrow();
      const after = (await asked) as { type: string };
      expect(after).toMatchObject({ views: 2 });
      expect(after.type).not.toBe(before.type);
    },
  );

  test('an empty line answers nobody after it was closed', async () => {
    const player = newLine().seat(seatOf('random'), history(0));
    await line?.close();
    await expect(player.choose()).rejects.toThrow(/sent away/);
  });
});

test('the last resort is a legal move by the views of the seat', () => {
  const session = openSession({ game, seats: 4, options: {}, setup: {}, seed: 'bots' }, 'compiled');
  for (const seat of [0, 1, 2, 3])
    expect(session.explain(seat, lastResort(game, history(seat)(), seat, 1))).toBeNull();
});

test("a bot's seed differs by table and seat and is not the deal's key", () => {
  const seeds = ['a', 'b'].flatMap((table) => [0, 1].map((seat) => botSeed(table, seat)));
  expect(new Set(seeds).size).toBe(4);
  expect(botSeed('a', 0)).toBe(botSeed('a', 0));
});
