// Views that wait to be shown, one after the other.
import type { AnyEvent } from '../../engine/core/game.ts';
import type { StageInput } from './contract.ts';

/** More views than this waiting, and they are shown without motion. */
const LONG_QUEUE = 2;

/** A view that waits, and the events that led to it. */
export interface Waiting {
  readonly input: StageInput;
  readonly events: readonly AnyEvent[];
}

export interface QueueParts {
  /** Shows a view; resolves when the next one may be shown. */
  readonly perform: (waiting: Waiting) => Promise<void>;
  /** A view could not be shown. */
  readonly stumbled: () => void;
  /** No view waits any more. */
  readonly rest: () => void;
}

export interface Queue {
  /** Whether a view is being shown, so that nothing else can be. */
  readonly isWorking: boolean;
  readonly isLong: boolean;
  /** Resolves when the view is shown, or left out because another follows; rejects when it cannot be drawn. */
  show(input: StageInput, events: readonly AnyEvent[], queued: () => void): Promise<void>;
  /** Leaves out every view that waits but the last. */
  hurry(): void;
  /** Nothing more is shown, and nobody waits. */
  end(): void;
}

interface Job extends Waiting {
  readonly done: () => void;
  readonly failed: (problem: unknown) => void;
}

/** An empty queue. */
export function createQueue({ perform, stumbled, rest }: QueueParts): Queue {
  let jobs: Job[] = [];
  let isWorking = false;
  let isEnded = false;

  const work = async (): Promise<void> => {
    if (isWorking) return;
    isWorking = true;
    for (let job = jobs.shift(); job && !isEnded; job = jobs.shift()) {
      try {
        await perform(job);
        job.done();
      } catch (problem) {
        // Whoever waits for this view must not wait for ever, and the next one may well be drawn.
        stumbled();
        job.failed(problem);
      }
    }
    isWorking = false;
    if (!isEnded) rest();
  };

  return {
    get isWorking() {
      return isWorking;
    },
    get isLong() {
      return jobs.length > LONG_QUEUE;
    },
    show: (input, events, queued) =>
      new Promise((resolve, reject) => {
        if (isEnded) return resolve();
        jobs.push({ input, events, done: resolve, failed: reject });
        queued();
        void work();
      }),
    hurry() {
      const waiting = jobs;
      const last = waiting.pop();
      jobs = last ? [last] : [];
      for (const job of waiting) job.done();
    },
    end() {
      isEnded = true;
      for (const job of jobs) job.done();
      jobs = [];
    },
  };
}
