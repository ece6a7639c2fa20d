// Test code: a page without a browser, for a stage whose every frame can be looked at.
import { stageFor } from './conductor.ts';
import type { Motion, Stage, StageListeners, Target } from './contract.ts';
import type { Drawn } from './flight.ts';
import type { GameStage, Size } from './game-stage.ts';
import type { PointerListeners } from './pointer.ts';
import type { Surroundings } from './surroundings.ts';

export interface TestStage {
  readonly stage: Stage;
  /** What went wrong while nobody waited. */
  readonly failures: readonly unknown[];
  /** Everything as it is seen now, by id. */
  readonly seen: ReadonlyMap<string, Drawn>;
  /** What lies under a finger or mouse of this page is told by these. */
  readonly pointers: PointerListeners;
  /** What lies at a point. */
  readonly at: (x: number, y: number) => Target | null;
  /** How many frames there were. */
  readonly frames: number;
  /** How often everything that is drawn was let go because nothing moved any more. */
  readonly rests: number;
  /** Resolves when no frame is asked for any more. */
  rested(): Promise<void>;
  resize(by: number): void;
}

export interface TestPageOptions {
  readonly motion: Motion;
  readonly game: GameStage;
  readonly size?: Size;
  /** From one frame to the next, in ms. */
  readonly frame?: number;
  /** Hears every drawing of a thing, and may fail as a picture can. */
  readonly drawing?: (drawn: Drawn) => void;
  /** Hears of every frame after it was drawn. */
  readonly rendered?: () => void;
  /** Hears what is done on the stage; nobody does where these are left out. */
  readonly listeners?: Partial<StageListeners>;
  /** Is told when it is to be looked again what lies under the mouse. */
  readonly lookedAgain?: () => void;
}

/** Opens a stage in a page that has no browser; its frames follow one another at once. */
export async function stageInTestPage(options: TestPageOptions): Promise<TestStage> {
  const { motion, game, frame = 50, size = { width: 100, height: 100, text: 1 } } = options;
  const seen = new Map<string, Drawn>();
  const failures: unknown[] = [];
  let [resized, width, clock, frames, waiting, rests] = [(): void => undefined, size.width, 0, 0, 0, 0];
  let pointers: PointerListeners | null = null;
  let at: TestStage['at'] = () => null;
  const page: Surroundings = {
    facesLoaded: () => Promise.resolve(),
    frames: {
      request(callback) {
        frames += 1;
        waiting = frames;
        const mine = frames;
        queueMicrotask(() => {
          if (waiting !== mine) return;
          waiting = 0;
          clock += frame;
          callback(clock);
        });
        return mine;
      },
      cancel(handle) {
        if (waiting === handle) waiting = 0;
      },
    },
    openEasel({ listeners, targetAt }) {
      pointers = listeners;
      at = targetAt;
      return Promise.resolve({
        kind: 'canvas',
        draw(drawn) {
          options.drawing?.(drawn);
          seen.set(drawn.id, drawn);
        },
        keep(wanted) {
          for (const id of seen.keys()) if (!wanted(id)) seen.delete(id);
        },
        render: () => options.rendered?.(),
        resize: () => undefined,
        sweep: () => {
          rests += 1;
        },
        lookAgain: () => options.lookedAgain?.(),
        destroy: () => undefined,
      });
    },
    sizeOf: () => ({ ...size, width }),
    densityNow: () => 1,
    isHidden: false,
    watchWindow(_host, changed) {
      resized = changed;
      return () => undefined;
    },
    watchHidden: () => () => undefined,
  };
  const listeners = {
    point: ignore,
    longPress: ignore,
    hover: ignore,
    lift: () => false,
    takes: () => false,
    drop: ignore,
    ...options.listeners,
  };
  const stage = await stageFor(() => game, page)({} as HTMLElement, listeners, {
    motion,
    renderer: 'canvas',
    words: String,
    failed: (problem) => failures.push(problem),
  });
  if (!pointers) throw new Error('The stage has opened no easel.');
  return {
    stage,
    failures,
    seen,
    pointers,
    at,
    get frames() {
      return frames;
    },
    get rests() {
      return rests;
    },
    async rested() {
      while (waiting !== 0) await Promise.resolve();
    },
    resize(by) {
      width += by;
      resized();
    },
  };
}

function ignore(_target: Target | null): void {
  // What is pointed at is of no interest to the picture.
}
