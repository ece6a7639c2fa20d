// Shows a table's frames one after another: tells the events, lets the stage move, then asks.
import type { Client } from '../client/client.ts';
import type { Stage } from '../stage/contract.ts';
import type { AppState, Frame, TableState } from '../store/state.ts';
import type { Store, Unbind } from '../store/store.ts';
import { begun } from '../store/table.ts';
import { inputOf, inputOfFrame } from './stage-input.ts';

export interface Presenter {
  /** From now on this stage shows the table; null: there is none, and frames follow one another at once. */
  takeStage(stage: Stage | null): void;
  /** Hurries what moves to its end; false when nothing moves. */
  hurry(): boolean;
  stop(): void;
}

/** Begins to show the frames of the table in `store`. `failed` hears when the stage could not show one. */
export function startPresenter(
  store: Store<AppState>,
  client: Client,
  failed: (problem: unknown) => void,
): Presenter {
  /** Undefined until it is known whether there is a stage. */
  let stage: Stage | null | undefined;
  let isBusy = false;
  let lastInput: TableState | null = null;

  const next = (): Frame | null => {
    const { table } = store.state;
    if (!table || table.reading) return null;
    return table.waiting[0] ?? null;
  };

  const present = async (): Promise<void> => {
    if (isBusy || stage === undefined) return;
    isBusy = true;
    try {
      for (let frame = next(); frame !== null; frame = next()) await showFrame(frame);
    } finally {
      isBusy = false;
    }
    refresh();
  };

  const showFrame = async (frame: Frame): Promise<void> => {
    const current = stage;
    client.changeTable((table) => begun(table, frame));
    const { table } = store.state;
    if (current && table) {
      try {
        await current.show(inputOfFrame(table, frame), frame.isPast ? [] : frame.events);
      } catch (problem) {
        // A table that cannot be drawn can still be played: the frames go on without it.
        failed(problem);
      }
    }
    client.frameRested(frame);
  };

  const refresh = (): void => {
    const { table } = store.state;
    if (isBusy || !stage || !table || table === lastInput) return;
    lastInput = table;
    stage.update(inputOf(table));
  };

  const watch: Unbind = store.watch(() => {
    if (next() !== null) void present();
    else refresh();
  });

  return {
    takeStage(given) {
      stage = given;
      lastInput = null;
      const { table } = store.state;
      // A frame that waits is shown by itself: a table just opened begins with its deal.
      if (given && table && table.waiting.length === 0) {
        isBusy = true;
        void given
          .show(inputOf(table), [])
          .catch(failed)
          .finally(() => {
            isBusy = false;
            void present();
          });
      } else void present();
    },
    hurry() {
      if (!isBusy || !stage) return false;
      stage.hurry();
      return true;
    },
    stop: watch,
  };
}
