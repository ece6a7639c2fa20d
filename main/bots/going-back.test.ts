// Tests of bots at a table where something is taken back: they forget it, are asked anew, and answer nothing that was asked before.
import { expect, test, vi } from 'vitest';
import { viewIn } from '../network/legal-chooser.testing.ts';
import type { Seen } from '../table/audience.ts';
import { bench, moveOf, opened, person, undo } from '../table/undo/undo.testing.ts';
import { lastResort } from './last-resort.ts';
import type { Line } from './line.ts';
import { seatBots } from './seating.ts';

/** A bot as its line knows it: what it would be told of the game, and the thoughts that wait for an answer. */
interface Sitting {
  readonly history: () => Seen[];
  readonly seen: Seen[];
  readonly thoughts: ((move: unknown) => void)[];
  left: boolean;
}

/** A line whose bots think until the test answers for them. */
function waitingLine() {
  const sittings: Sitting[] = [];
  const line: Line = {
    seat(_, history) {
      const sitting: Sitting = { history: () => [...history()], seen: [], thoughts: [], left: false };
      sittings.push(sitting);
      return {
        see: (seen) => void sitting.seen.push(seen),
        choose: () => new Promise((resolve) => void sitting.thoughts.push(resolve)),
        leave() {
          sitting.left = true;
        },
      };
    },
    close: () => Promise.resolve(),
  };
  return { line, sittings };
}

const soon = (holds: () => void) => vi.waitFor(holds, { interval: 1, timeout: 20_000 });

test('a thought of before is dropped, and the bot is asked anew with a memory of what counts', async () => {
  const lines: string[] = [];
  const log = (text: string): void => void lines.push(text);
  const { line, sittings } = waitingLine();
  const table = await opened(bench(1), 'sam', 'pb');
  const one = person(table);
  await table.join(one, [0]);
  const leave = seatBots({ lineFor: () => line, paceMs: 0, clock: () => 0, log }, table);
  await soon(() => expect(sittings[0]?.thoughts).toHaveLength(1));

  // Both lay out at once: the person takes theirs back while the bot thinks of its own.
  await moveOf(table, one);
  await undo(table, one);
  const { version } = table.info();
  await soon(() => expect(sittings[1]?.thoughts).toHaveLength(1));
  const [before, now] = sittings as [Sitting, Sitting];
  expect(before.left).toBe(true);
  expect(now.history()).toHaveLength(1);
  const move = lastResort(table.game, now.history(), 1, 1);
  before.thoughts[0]?.(move);
  // What was thought is looked at within a turn of the event loop, and then the table's queue would have it.
  await new Promise((resolve) => setImmediate(resolve));
  await table.join(one, [0]);
  expect(table.info().version).toBe(version);
  now.thoughts[0]?.(move);
  await soon(() => expect(table.info().moves).toBe(1));
  expect(lines).toEqual([]);
  leave();
});

test('a question is shown to a bot as the game told again shows it: the same situation is decided the same', async () => {
  const { line, sittings } = waitingLine();
  const table = await opened(bench(2), 'sam', 'pb');
  const one = person(table);
  await table.join(one, [0]);
  const leave = seatBots({ lineFor: () => line, paceMs: 0, clock: () => 0, log: () => {} }, table);
  await soon(() => expect(sittings[0]?.thoughts).toHaveLength(1));
  await moveOf(table, one);
  sittings[0]?.thoughts[0]?.(lastResort(table.game, sittings[0].history(), 1, 1));
  await soon(() => expect(one.view().version).toBe(2));
  await undo(table, one);
  // Its own move is taken back with the person's, so that it is asked again, by another name.
  await soon(() => expect(sittings.at(-1)?.thoughts).toHaveLength(1));
  const last = sittings.at(-1) as Sitting;
  expect(last.seen.at(-1)?.view).toEqual(last.history().at(-1)?.view);
  expect(viewIn(one.view()).question?.id).toMatch(/~\d+$/);
  leave();
});

test('bots play a game to its end in which the person goes back time and again', async () => {
  const lines: string[] = [];
  const log = (text: string): void => void lines.push(text);
  const table = await opened(bench(3), 'trick-taking', 'pbb');
  const line: Line = {
    seat: ({ seat, seed }, history) => ({
      see: () => {},
      choose: () => Promise.resolve(lastResort(table.game, history(), seat, seed)),
      leave: () => {},
    }),
    close: () => Promise.resolve(),
  };
  const leave = seatBots({ lineFor: () => line, paceMs: 0, clock: () => 0, log }, table);
  const one = person(table);
  await table.join(one, [0]);
  const isOver = (): boolean => table.info().status === 'over';
  let undos = 0;
  for (let turn = 1; !isOver(); turn += 1) {
    await soon(() => expect(one.answer() !== null || isOver()).toBe(true));
    if (isOver()) break;
    if (turn % 4 === 0 && undos < 10 && one.view().back !== undefined) {
      await undo(table, one);
      undos += 1;
    } else await moveOf(table, one);
  }
  expect(undos).toBeGreaterThan(3);
  await soon(() => expect(viewIn(one.view()).result).not.toBeNull());
  expect(one.view().back).toBeUndefined();
  expect(one.heard.filter(({ type }) => type === 'trouble' || type === 'refused')).toEqual([]);
  expect(lines).toEqual([]);
  leave();
});
