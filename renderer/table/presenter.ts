// Shows a table's frames one after another: tells the events, lets the stage move, then asks.
import type { Client } from '../client/client.ts';
import type { Stage } from '../stage/contract.ts';
import type { AppState, Frame, Moment, TableState } from '../store/state.ts';
import type { Store, Unbind } from '../store/store.ts';
import { begun as tellBegun } from '../store/table.ts';
import { inputOf, inputOfFrame } from './stage-input.ts';

export interface Presenter {
  /** From now on this stage shows the table; null: there is none, and frames follow one another at once. */
  takeStage(stage: Stage | null): void;
  /** The stage is gone and another will come; until then nothing new is shown. */
  awaitStage(): void;
  /** Hurries what moves to its end; false when nothing moves. */
  hurry(): boolean;
  stop(): void;
}

export interface PresenterParts {
  readonly store: Store<AppState>;
  readonly client: Pick<Client, 'changeTable' | 'frameRested'>;
  /** Hears when the stage could not show a frame. */
  readonly failed: (problem: unknown) => void;
  /** How long to wait before a frame, in milliseconds; `shown` is what is seen meanwhile. */
  readonly pause: (shown: Moment, frame: Frame) => number;
  /** Does something after so many milliseconds, unless the answer is called before. */
  readonly later: (ms: number, task: () => void) => Unbind;
}

/** Begins to show the frames of the table in `store`. */
export function startPresenter({ store, client, failed, pause, later }: PresenterParts): Presenter {
  /** Undefined until it is known whether there is a stage. */
  let stage: Stage | null | undefined;
  /** The stage has shown nothing yet. */
  let isFresh = false;
  let isBusy = false;
  /** What moves, or is waited for; null between frames. */
  let begun: Frame | null = null;
  let endPause: (() => void) | null = null;
  let isStopped = false;
  let lastInput: TableState | null = null;

  const next = (): Frame | null => {
    const { table } = store.state;
    if (!table || table.reading) return null;
    return table.waiting[0] ?? null;
  };

  const present = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (let step = nextStep(); step !== null; step = nextStep()) await step();
    } finally {
      isBusy = false;
    }
    refresh();
  };

  const nextStep = (): (() => Promise<void>) | null => {
    const { table } = store.state;
    if (isStopped || stage === undefined || !table) return null;
    const frame = next();
    // A table just opened begins with its deal; at any other, what moves sets out from what lies there.
    const isOpening = frame !== null && table.log.length === 0;
    if (isFresh && stage && !isOpening) return showRest;
    return frame && (() => showFrame(frame));
  };

  const showRest = async (): Promise<void> => {
    isFresh = false;
    const { table } = store.state;
    if (!stage || !table) return;
    try {
      await stage.show(inputOf(table), []);
    } catch (problem) {
      failed(problem);
    }
  };

  const showFrame = async (frame: Frame): Promise<void> => {
    await waitBefore(frame);
    // While it was waited for, other eyes may have come, or the stage may have gone.
    if (isStopped || next() !== frame || stage === undefined) return;
    begun = frame;
    const current = stage;
    client.changeTable((table) => tellBegun(table, frame));
    const { table } = store.state;
    isFresh = false;
    if (current && table) {
      try {
        const shown = current.show(inputOfFrame(table, frame), frame.isPast ? [] : frame.events);
        // Nobody looks behind the curtain, and nothing may still be on its way when it rises.
        if (table.curtain !== null || frame.isAtOnce) current.hurry();
        await shown;
      } catch (problem) {
        // A table that cannot be drawn can still be played: the frames go on without it.
        failed(problem);
      }
    }
    begun = null;
    client.frameRested(frame);
  };

  const waitBefore = async (frame: Frame): Promise<void> => {
    const { table } = store.state;
    const ms = table && table.curtain === null ? pause(table.shown, frame) : 0;
    if (ms === 0) return;
    begun = frame;
    await new Promise<void>((resolve) => {
      const cancel = later(ms, resolve);
      endPause = () => {
        cancel();
        resolve();
      };
    });
    endPause = null;
    begun = null;
  };

  const refresh = (): void => {
    const { table } = store.state;
    if (isBusy || !stage || !table || table === lastInput) return;
    lastInput = table;
    stage.update(inputOf(table));
  };

  const hurry = (): boolean => {
    if (!isBusy) return false;
    if (endPause) endPause();
    else if (stage) stage.hurry();
    else return false;
    return true;
  };

  const unwatch: Unbind = store.watch(({ table }) => {
    // What was taken back meanwhile is not to be seen any more.
    if (begun !== null && table?.waiting[0] !== begun) hurry();
    if (next() !== null) void present();
    else refresh();
  });

  return {
    takeStage(given) {
      stage = given;
      isFresh = given !== null;
      lastInput = null;
      void present();
    },
    awaitStage() {
      stage = undefined;
    },
    hurry,
    stop() {
      isStopped = true;
      unwatch();
      endPause?.();
    },
  };
}
