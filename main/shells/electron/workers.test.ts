// The process of the bots under Electron: whatever becomes of it, the program goes on and hears of its end once.
import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { utilityWorkers } from './workers.ts';

/** A process of which a test says what happens, and whether it is there to be ended. */
class StandInProcess extends EventEmitter {
  isThere = true;
  postMessage(): void {}
  kill(): boolean {
    return this.isThere;
  }
}

function started() {
  const child = new StandInProcess();
  const ends: string[] = [];
  const start = utilityWorkers({ fork: () => child as never }, '/program/bots-worker.js');
  const worker = start(
    () => undefined,
    (why) => void ends.push(why),
  );
  return { child, ends, worker };
}

test('a process that V8 gives up ends, and takes nothing with it', () => {
  const { child, ends } = started();
  child.emit('error', 'FatalError', 'Ineffective mark-compacts near heap limit', '{}');
  expect(ends).toEqual([]);
  child.emit('exit', 133);
  expect(ends).toEqual(['it fell over (code 133)']);
});

test('it is ended when it has gone, or at once when it is not there', async () => {
  const { child, ends, worker } = started();
  const ended = worker.terminate();
  child.emit('exit', 0);
  await ended;
  expect(ends).toEqual(['it ended']);
  child.isThere = false;
  await worker.terminate();
});
