// The page of benchmark `deal`: deals through the stage, or moves the same sprites with nothing but Pixi.
import type { AnyEvent } from '../../../engine/core/game.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { stageOf } from '../../../renderer/games/stages.ts';
import type { StageInput } from '../../../renderer/stage/contract.ts';
import { createStage } from '../../../renderer/stage/stage.ts';
import { openBare } from './bare.ts';

export type Renderer = 'canvas' | 'webgl';

/** What was measured of one deal, in ms. */
export interface Frames {
  /** From one frame to the next. */
  readonly intervals: readonly number[];
  /** How long the script of each frame took. */
  readonly script: readonly number[];
}

/** What an idle table did. */
export interface Idle {
  readonly renders: number;
  readonly frames: number;
}

export interface Bench {
  /** Deals through the stage. */
  stage(renderer: Renderer, input: StageInput, events: readonly AnyEvent[]): Promise<Frames>;
  /** Moves the sprites of the same deal without the stage. */
  bare(renderer: Renderer, input: StageInput, events: readonly AnyEvent[]): Promise<Frames>;
  /** Shows a table at rest and counts what it does for so many ms. */
  idle(renderer: Renderer, input: StageInput, during: number): Promise<Idle>;
}

const words = sayIn(english, 'en-GB');
const listeners = {
  point: () => undefined,
  longPress: () => undefined,
  hover: () => undefined,
  lift: () => false,
  takes: () => false,
  drop: () => undefined,
};

const counted = { renders: 0, frames: 0 };
let measured: { last: number | null; intervals: number[]; script: number[] } | null = null;

const request = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => {
  counted.frames += 1;
  return request((now) => {
    const began = performance.now();
    callback(now);
    if (!measured) return;
    if (measured.last !== null) measured.intervals.push(began - measured.last);
    measured.last = began;
    measured.script.push(performance.now() - began);
  });
};

for (const [prototype, method] of [
  [CanvasRenderingContext2D.prototype, 'drawImage'],
  [WebGL2RenderingContext.prototype, 'drawElements'],
  [WebGL2RenderingContext.prototype, 'clear'],
] as const) {
  const methods = prototype as unknown as Record<string, (...given: unknown[]) => unknown>;
  const original = methods[method];
  methods[method] = function counting(this: unknown, ...given: unknown[]) {
    counted.renders += 1;
    return original?.apply(this, given);
  };
}

/** Measures the frames until `act` is done. */
async function during(act: () => Promise<void>): Promise<Frames> {
  const mine = { last: null, intervals: [] as number[], script: [] as number[] };
  measured = mine;
  await act();
  measured = null;
  return { intervals: mine.intervals, script: mine.script };
}

function host(): HTMLElement {
  const found = document.querySelector<HTMLElement>('#host');
  if (!found) throw new Error('The page has no place for the table.');
  return found;
}

const open = (renderer: Renderer) =>
  createStage(host(), listeners, {
    motion: 'normal',
    renderer,
    words,
    failed: (problem) => console.error(problem),
  });

const bench: Bench = {
  async stage(renderer, input, events) {
    const stage = await open(renderer);
    const frames = await during(() => stage.show(input, events));
    stage.destroy();
    return frames;
  },
  async bare(renderer, input, events) {
    const size = { width: host().clientWidth, height: host().clientHeight, text: 1 };
    const game = stageOf(input.view.game);
    const after = game.layout(input, size, words);
    const steps = game.animate({ events, before: [], after, last: null, input, size, words });
    const bare = await openBare(host(), renderer, size, steps);
    const frames = await during(bare.play);
    bare.destroy();
    return frames;
  },
  async idle(renderer, input, ms) {
    const stage = await open(renderer);
    await stage.show(input, []);
    await new Promise((resolve) => window.setTimeout(resolve, 1000));
    const before = { ...counted };
    await new Promise((resolve) => window.setTimeout(resolve, ms));
    const idle = { renders: counted.renders - before.renders, frames: counted.frames - before.frames };
    stage.destroy();
    return idle;
  },
};

declare global {
  interface Window {
    bench: Bench;
  }
}
window.bench = bench;
