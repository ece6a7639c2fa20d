// Starts one of Pixi's two renderers, without tickers and without its own events: the stage has its own.
import 'pixi.js/unsafe-eval';
import { CanvasRenderer, Ticker, WebGLRenderer } from 'pixi.js';
import type { Drawing } from './contract.ts';
import { orderOf, webglRendererName } from './machine.ts';

export type PixiRenderer = WebGLRenderer<HTMLCanvasElement> | CanvasRenderer;

export interface BootOptions {
  readonly canvas: HTMLCanvasElement;
  readonly width: number;
  readonly height: number;
  /** Device px a CSS px. */
  readonly density: number;
}

const createCanvas = (): HTMLCanvasElement => document.createElement('canvas');

/**
 * A renderer on a canvas that `makeCanvas` gives; a second one is asked for when the first could not be used.
 * @throws Error when nothing can draw here
 */
export async function bootRenderer(
  wanted: Drawing,
  makeOptions: () => BootOptions,
): Promise<{ renderer: PixiRenderer; canvas: HTMLCanvasElement }> {
  // Pixi's housekeeping would ask for animation frames forever; what it cleans up, the stage lets go by itself.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  let problem: unknown = null;
  for (const kind of orderOf(wanted, webglRendererName(createCanvas))) {
    try {
      const options = makeOptions();
      return { renderer: await start(kind, options), canvas: options.canvas };
    } catch (error) {
      problem = error;
    }
  }
  throw new Error('This browser can draw neither with WebGL nor on a canvas; another browser will.', {
    cause: problem,
  });
}

async function start(
  kind: 'webgl' | 'canvas',
  { canvas, width, height, density }: BootOptions,
): Promise<PixiRenderer> {
  const options = {
    canvas,
    width,
    height,
    resolution: density,
    autoDensity: true,
    antialias: true,
    background: '#0b1020',
    // Neither Pixi's accessibility layer nor its pointer events: the table is played beside the canvas, too.
    skipExtensionImports: true,
  };
  const renderer = kind === 'webgl' ? new WebGLRenderer<HTMLCanvasElement>() : new CanvasRenderer();
  await renderer.init(options);
  if (renderer instanceof WebGLRenderer) keepBatchesSmall(renderer, canvas);
  return renderer;
}

/** How many textures a batch has with Pixi's canvas renderer, and on the weakest graphics cards. */
const BATCH_TEXTURES = 16;

/**
 * Pixi 8.22 has one batch shader for all renderers of a page, made for as many textures as the first renderer's
 * batches have. After a canvas renderer, a WebGL renderer with larger batches would draw wrong textures.
 */
function keepBatchesSmall({ limits }: WebGLRenderer<HTMLCanvasElement>, canvas: HTMLCanvasElement): void {
  const limit = (): void => {
    limits.maxBatchableTextures = Math.min(limits.maxBatchableTextures, BATCH_TEXTURES);
  };
  limit();
  // Pixi asks the card again when a lost context comes back.
  canvas.addEventListener('webglcontextrestored', limit);
}
