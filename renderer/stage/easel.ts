// The easel: a canvas in the page with a renderer on it, its sprites and textures. It can be exchanged for another.
import { bootRenderer } from './boot.ts';
import type { Drawing, Target } from './contract.ts';
import type { Drawn } from './flight.ts';
import type { Size } from './game-stage.ts';
import { createPieces } from './pieces.ts';
import { listenToPointers, type PointerListeners } from './pointer.ts';
import { createTextures } from './textures.ts';

export interface Easel {
  /** What draws. */
  readonly kind: 'webgl' | 'canvas';
  draw(drawn: Drawn): void;
  /** Takes away every thing whose id is not wanted. */
  keep(wanted: (id: string) => boolean): void;
  render(): void;
  /** Another window: everything has to be drawn anew. */
  resize(size: Size, density: number): void;
  /** Lets go of pictures that are no longer shown. */
  sweep(): void;
  /** Looks again what lies under a mouse that rests. */
  lookAgain(): void;
  destroy(): void;
}

export interface EaselOptions {
  readonly host: HTMLElement;
  readonly drawing: Drawing;
  readonly size: Size;
  /** Device px a CSS px. */
  readonly density: number;
  /** What lies at a point of the canvas, in CSS px. */
  readonly targetAt: (x: number, y: number) => Target | null;
  readonly listeners: PointerListeners;
}

/** Sets an easel up in the host element. @throws Error when nothing can draw here */
export async function openEasel(options: EaselOptions): Promise<Easel> {
  const { host, drawing, size, targetAt, listeners } = options;
  let { density } = options;
  const { renderer, canvas } = await bootRenderer(drawing, () => ({
    canvas: document.createElement('canvas'),
    width: size.width,
    height: size.height,
    density,
  }));
  canvas.dataset['renderer'] = renderer.name;
  // The table is read and played beside the picture.
  canvas.setAttribute('aria-hidden', 'true');
  canvas.style.display = 'block';
  // A finger slides along the cards; two of them may still enlarge the page.
  canvas.style.touchAction = 'pinch-zoom';
  host.append(canvas);

  const textures = createTextures(density, size.reading ?? 'house', () => document.createElement('canvas'));
  const pieces = createPieces(textures, () => density);
  const pointers = listenToPointers(canvas, targetAt, listeners);
  let lost = false;
  let destroyed = false;
  const render = (): void => {
    if (!lost && !destroyed) renderer.render({ container: pieces.root });
  };
  const onLost = (): void => {
    lost = true;
  };
  const onRestored = (): void => {
    lost = false;
    render();
  };
  // Pixi has listened first: when this runs, it has made its own things anew.
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onRestored);

  return {
    kind: renderer.name === 'webgl' ? 'webgl' : 'canvas',
    draw(drawn) {
      // What was played may end one moment after the stage was taken down.
      if (!destroyed) pieces.draw(drawn);
    },
    keep: pieces.keep,
    render,
    resize({ width, height, reading }, next) {
      density = next;
      renderer.resize(width, height, density);
      pieces.forget();
      textures.setDensity(density, reading ?? 'house');
    },
    sweep: textures.sweep,
    lookAgain: pointers.lookAgain,
    destroy() {
      destroyed = true;
      pointers.stop();
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onRestored);
      pieces.forget();
      pieces.root.destroy({ children: true });
      textures.destroy();
      renderer.destroy({ removeView: true });
      canvas.remove();
    },
  };
}
