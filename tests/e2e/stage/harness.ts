// The stage alone on a page: a test shows it views and counts what it does.
import type { AnyEvent } from '../../../engine/core/game.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { createStage } from '../../../renderer/stage/stage.ts';
import type { Stage, StageInput, StageOptions } from '../../../renderer/stage/contract.ts';

/** What a test can ask of the page. */
export interface Harness {
  open(options: Pick<StageOptions, 'motion' | 'renderer'>): Promise<string>;
  show(input: StageInput, events: readonly AnyEvent[]): Promise<void>;
  update(input: StageInput): void;
  hurry(): void;
  close(): void;
  /** What was pointed at and asked about, in order. */
  readonly heard: string[];
  /** Draw calls and animation frames so far. */
  readonly counted: { draws: number; frames: number };
  /** Loses the WebGL context, and gives it back; resolves when it is back. */
  loseContext(): Promise<void>;
}

const counted = { draws: 0, frames: 0 };
const heard: string[] = [];
let stage: Stage | null = null;

const request = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (callback) => {
  counted.frames += 1;
  return request(callback);
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
    const words = (code: string): string => (english as Record<string, string>)[code] ?? code;
    const listeners = {
      point: (target: string) => heard.push(`point ${target}`),
      longPress: (target: string) => heard.push(`long ${target}`),
      hover: (target: string | null) => heard.push(`hover ${target}`),
    };
    stage = await createStage(element('#host'), listeners, { ...options, words });
    return element('canvas').dataset['renderer'] ?? '';
  },
  show: (input, events) => opened().show(input, events),
  update: (input) => opened().update(input),
  hurry: () => opened().hurry(),
  close() {
    opened().destroy();
    stage = null;
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
