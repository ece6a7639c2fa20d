// Tests of the line in front of a worker: who leaves it is forgotten, and nothing is left running.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLine, type StartWorker } from './line.ts';
import type { FromWorker, ToWorker } from './talk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A worker that is heard and answers only when it is told to. */
function fakeWorker(refuse: (message: ToWorker) => boolean = () => false) {
  const told: ToWorker[] = [];
  let answer: (message: FromWorker) => void = () => {};
  const start: StartWorker = (hear) => {
    answer = hear;
    return {
      post(message) {
        if (refuse(message)) throw new Error('It cannot be sent.');
        told.push(message);
      },
      terminate: () => Promise.resolve(),
    };
  };
  return { told, start, answer: (message: FromWorker) => answer(message) };
}
const at = (seat: number) => ({ key: `t/${seat}`, game: 'magic-trick', bot: 'random', seat, seed: 1 });

test('a bot that left while it stood in the line is not asked and leaves no memory behind', async () => {
  const worker = fakeWorker();
  const line = createLine(worker.start, { ms: 100, steps: 1 });
  const [first, second] = [line.seat(at(0), () => []), line.seat(at(1), () => [])];
  const asked = first.choose();
  const queued = expect(second.choose()).rejects.toThrow(/left/);
  await vi.waitFor(() => expect(worker.told.some(({ type }) => type === 'choose')).toBe(true));
  second.leave();
  worker.answer({ type: 'chose', request: 1, move: { type: 'pass' } });
  expect(await asked).toEqual({ type: 'pass' });
  await queued;
  expect(worker.told.filter((message) => 'key' in message && message.key === 't/1')).toEqual([]);
  await line.close();
});

test('a bot that left and is seated anew is not forgotten by a second leaving of the old one', async () => {
  const worker = fakeWorker();
  const line = createLine(worker.start, { ms: 100, steps: 1 });
  const choose = async (player: ReturnType<typeof line.seat>, request: number): Promise<void> => {
    const asked = player.choose();
    await vi.waitFor(() => expect(worker.told.at(-1)).toMatchObject({ type: 'choose', request }));
    worker.answer({ type: 'chose', request, move: { type: 'pass' } });
    await asked;
  };
  const before = line.seat(at(0), () => []);
  await choose(before, 1);
  before.leave();
  await choose(
    line.seat(at(0), () => []),
    2,
  );
  before.leave();
  expect(worker.told.filter(({ type }) => type === 'forget')).toHaveLength(1);
  await line.close();
});

test('a question that cannot be sent is an error and leaves no timer running', async () => {
  const worker = fakeWorker(({ type }) => type === 'choose');
  const line = createLine(worker.start, { ms: 100, steps: 1 });
  await expect(line.seat(at(0), () => []).choose()).rejects.toThrow('It cannot be sent.');
  expect(vi.getTimerCount()).toBe(0);
  await line.close();
});
