// The stage alone on a page: a test shows it views and counts what it does.
import type { AnyEvent } from '../../../engine/core/game.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { createStage } from '../../../renderer/stage/stage.ts';
import type { Stage, StageInput, StageOptions } from '../../../renderer/stage/contract.ts';

/** How two pictures differ: the share of px that do visibly, and the mean distance of a channel (0 to 255). */
export interface Difference {
  readonly visible: number;
  readonly mean: number;
}

/** What a test can ask of the page. */
export interface Harness {
  open(options: Pick<StageOptions, 'motion' | 'renderer'>): Promise<string>;
  show(input: StageInput, events: readonly AnyEvent[]): Promise<void>;
  /** Resolves when nothing moves: light dies down and cards rise while play goes on. */
  rested(): Promise<void>;
  update(input: StageInput): void;
  hurry(): void;
  close(): void;
  /** What was pointed at and asked about, in order. */
  readonly heard: string[];
  /** Draw calls and animation frames so far. */
  readonly counted: { draws: number; frames: number };
  /** Violations of the content security policy, as directive and what was blocked. */
  readonly violations: string[];
  /** Remembers the picture as it is now under a name. */
  capture(name: string): { width: number; height: number };
  /** How much two remembered pictures differ. */
  difference(one: string, other: string): Difference;
  /** From now on this machine has a graphics card of this name, and each frame seems to take so many ms. */
  pretend(name: string, frame: number): void;
  /** Loses the WebGL context, and gives it back; resolves when it is back. */
  loseContext(): Promise<void>;
}

/** Channels that differ by more than this are seen to differ. */
const VISIBLE = 48;

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  violations.push(`${violatedDirective} ${blockedURI}`),
);
const pictures = new Map<string, ImageData>();

function picture(name: string): ImageData {
  const found = pictures.get(name);
  if (!found) throw new Error(`No picture "${name}" was captured.`);
  return found;
}

const pretended: { name: string | null; frame: number } = { name: null, frame: 0 };
let clock = 0;
const counted = { draws: 0, frames: 0 };
const heard: string[] = [];
let stage: Stage | null = null;

/** The frames that were asked for and have not come. */
const asked = new Set<number>();
const request = window.requestAnimationFrame.bind(window);
const cancel = window.cancelAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => {
  counted.frames += 1;
  const handle = request((now) => {
    asked.delete(handle);
    clock = pretended.frame > 0 ? clock + pretended.frame : now;
    callback(clock);
  });
  asked.add(handle);
  return handle;
};
window.cancelAnimationFrame = (handle) => {
  asked.delete(handle);
  cancel(handle);
};

const getParameter = WebGL2RenderingContext.prototype.getParameter;
WebGL2RenderingContext.prototype.getParameter = function pretending(
  this: WebGL2RenderingContext,
  name: number,
) {
  const unmasked = this.getExtension('WEBGL_debug_renderer_info')?.UNMASKED_RENDERER_WEBGL;
  return name === unmasked && pretended.name !== null
    ? pretended.name
    : (getParameter.call(this, name) as unknown);
};

/** Counts every call of a drawing method. */
function count(prototype: object, method: string): void {
  const methods = prototype as Record<string, (...given: unknown[]) => unknown>;
  const original = methods[method];
  if (!original) return;
  methods[method] = function counting(this: unknown, ...given: unknown[]) {
    counted.draws += 1;
    return original.apply(this, given);
  };
}
count(CanvasRenderingContext2D.prototype, 'drawImage');
count(WebGL2RenderingContext.prototype, 'drawElements');
count(WebGL2RenderingContext.prototype, 'clear');

// A picture is read back from the page, and a WebGL canvas forgets what it has shown.
const getContext = HTMLCanvasElement.prototype.getContext as (
  this: HTMLCanvasElement,
  ...given: unknown[]
) => unknown;
HTMLCanvasElement.prototype.getContext = function keeping(
  this: HTMLCanvasElement,
  kind: string,
  options: object,
) {
  return getContext.call(this, kind, { ...options, preserveDrawingBuffer: true });
} as typeof HTMLCanvasElement.prototype.getContext;

function element<T extends HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

const opened = (): Stage => {
  if (!stage) throw new Error('Open the stage first.');
  return stage;
};

const harness: Harness = {
  heard,
  counted,
  async open(options) {
    const listeners = {
      point: (target: string) => heard.push(`point ${target}`),
      longPress: (target: string) => heard.push(`long ${target}`),
      hover: (target: string | null) => heard.push(`hover ${target}`),
      lift: (target: string) => heard.push(`lift ${target}`) > 0,
      takes: () => true,
      drop: (target: string | null) => heard.push(`drop ${target}`),
    };
    stage = await createStage(element('#host'), listeners, {
      ...options,
      words: sayIn(english, 'en-GB'),
      failed: (problem) => heard.push(`failed ${String(problem)}`),
    });
    return element('canvas').dataset['renderer'] ?? '';
  },
  show: (input, events) => opened().show(input, events),
  async rested() {
    while (asked.size > 0) await new Promise((resolve) => window.setTimeout(resolve, 10));
  },
  update: (input) => opened().update(input),
  hurry: () => opened().hurry(),
  close() {
    opened().destroy();
    stage = null;
  },
  violations,
  pretend(name, frame) {
    Object.assign(pretended, { name, frame });
  },
  capture(name) {
    const canvas = element<HTMLCanvasElement>('canvas');
    const { width, height } = canvas;
    const copy = new OffscreenCanvas(width, height).getContext('2d');
    if (!copy) throw new Error('No canvas to copy the picture to.');
    copy.drawImage(canvas, 0, 0);
    pictures.set(name, copy.getImageData(0, 0, width, height));
    return { width, height };
  },
  difference(one, other) {
    const [a, b] = [picture(one), picture(other)];
    if (a.width !== b.width || a.height !== b.height) return { visible: 1, mean: 255 };
    let [visible, sum] = [0, 0];
    // A million px and more: nothing is made for each of them.
    for (let at = 0; at < a.data.length; at += 4) {
      let most = 0;
      for (let channel = at; channel < at + 3; channel += 1) {
        const apart = Math.abs(a.data[channel]! - b.data[channel]!);
        sum += apart;
        if (apart > most) most = apart;
      }
      if (most > VISIBLE) visible += 1;
    }
    return { visible: visible / (a.data.length / 4), mean: sum / ((a.data.length / 4) * 3) };
  },
  loseContext: () =>
    new Promise((resolve, reject) => {
      const canvas = element<HTMLCanvasElement>('canvas');
      const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      if (!extension) return reject(new Error('This canvas has no WebGL context to lose.'));
      canvas.addEventListener(
        'webglcontextlost',
        () => window.setTimeout(() => extension.restoreContext(), 50),
        {
          once: true,
        },
      );
      canvas.addEventListener('webglcontextrestored', () => window.setTimeout(resolve, 50), { once: true });
      extension.loseContext();
    }),
};

declare global {
  interface Window {
    harness: Harness;
  }
}
window.harness = harness;
