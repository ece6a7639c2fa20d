// One worker and the line of those who wait for it: one bot thinks at a time, and one that hangs or falls over is replaced.
import { Problem } from '../problem.ts';
import type { Seen } from '../table/audience.ts';
import { createQueue } from '../table/queue.ts';
import type { BotSeat, FromWorker, ToWorker } from './talk.ts';

/** A running worker, whatever it runs in. */
export interface WorkerHandle {
  post(message: ToWorker): void;
  /** Ends it at once, also in the middle of a thought. */
  terminate(): Promise<unknown>;
}

/** Starts a worker; `ended` is called once when it is gone, for whatever reason. */
export type StartWorker = (hear: (message: FromWorker) => void, ended: (why: string) => void) => WorkerHandle;

/** How long a bot may think. */
export interface BotBudget {
  /** Milliseconds it should keep to; at twice that it is cut off. */
  readonly ms: number;
  /** Steps of search. */
  readonly steps: number;
}

/** A bot whose memory a line keeps up to date. */
export interface Player {
  /** Takes note of a view; every one of its seat, in order. */
  see(seen: Seen): void;
  /** A move for the last view; rejects when the bot failed, hung or fell over. */
  choose(): Promise<unknown>;
  leave(): void;
}

export interface Line {
  /** @param history the game so far for this seat, told again whenever a worker is new to it */
  seat(at: BotSeat, history: () => Iterable<Seen>): Player;
  close(): Promise<void>;
}

/** To load the program and hear the games so far, before a thought begins. Far more than it takes. */
const MOST_MS_TO_BEGIN = 20_000;
const HARD_STOP = 2;

interface Running {
  readonly worker: WorkerHandle;
  /** By key, the version up to which the worker has seen the game. */
  readonly seen: Map<string, number>;
  gone: boolean;
}

/** A line in front of one worker, which is started when it is first needed. */
export function createLine(start: StartWorker, budget: BotBudget): Line {
  const queue = createQueue();
  let running: Running | null = null;
  let requests = 0;
  let closed = false;
  let waiting: { request: number; begun(): void; settle(error: string | null, move?: unknown): void } | null =
    null;

  const stop = (run: Running, why: string): void => {
    if (run.gone) return;
    run.gone = true;
    if (running === run) running = null;
    // It is given up, whether or not it can be ended.
    run.worker.terminate().catch(() => undefined);
    waiting?.settle(why);
  };

  const ready = (): Running => {
    if (running) return running;
    const run: Running = {
      worker: start(
        (message) => {
          if (waiting?.request !== message.request) return;
          if (message.type === 'begun') waiting.begun();
          else if (message.type === 'chose') waiting.settle(null, message.move);
          else waiting.settle(message.what);
        },
        (why) => stop(run, why),
      ),
      seen: new Map(),
      gone: false,
    };
    running = run;
    return run;
  };

  const feed = (run: Running, at: BotSeat, history: () => Iterable<Seen>): void => {
    if (run.seen.has(at.key)) return;
    run.worker.post({ type: 'seat', ...at });
    let version = -1;
    for (const { view, events, ...seen } of history()) {
      run.worker.post({ type: 'see', key: at.key, view, events });
      version = seen.version;
    }
    run.seen.set(at.key, version);
  };

  const ask = (at: BotSeat, history: () => Iterable<Seen>): Promise<unknown> => {
    if (closed) return Promise.reject(new Problem('the bots have been sent away'));
    const run = ready();
    feed(run, at, history);
    const request = (requests += 1);
    return new Promise((resolve, reject) => {
      let timer = setTimeout(() => stop(run, 'it never began to think'), MOST_MS_TO_BEGIN);
      waiting = {
        request,
        begun() {
          clearTimeout(timer);
          timer = setTimeout(
            () => stop(run, `it thought longer than ${HARD_STOP * budget.ms} ms`),
            HARD_STOP * budget.ms,
          );
        },
        settle(error, move) {
          clearTimeout(timer);
          waiting = null;
          if (error === null) resolve(move);
          else reject(new Problem(error));
        },
      };
      try {
        run.worker.post({ type: 'choose', key: at.key, request, steps: budget.steps, ms: budget.ms });
      } catch (error) {
        clearTimeout(timer);
        waiting = null;
        reject(error as Error);
      }
    });
  };

  return {
    seat(at, history) {
      // Loading takes a moment, so it begins before the bot is asked.
      if (!closed) ready();
      let left = false;
      return {
        see({ version, view, events }) {
          if (left) return;
          // A worker that does not know this bot yet will be told the whole game when the bot is asked.
          const known = running?.seen.get(at.key);
          if (!running || known === undefined || version <= known) return;
          running.worker.post({ type: 'see', key: at.key, view, events });
          running.seen.set(at.key, version);
        },
        choose: () =>
          queue(() => {
            // It may have left while it stood in the line; its memory is not to be filled again.
            if (left) throw new Problem('it has left the table');
            return ask(at, history);
          }),
        leave() {
          if (left) return;
          left = true;
          if (running?.seen.delete(at.key)) running.worker.post({ type: 'forget', key: at.key });
        },
      };
    },
    async close() {
      closed = true;
      const run = running;
      if (!run) return;
      const ended = run.worker.terminate();
      stop(run, 'the program ends');
      await ended;
    },
  };
}
