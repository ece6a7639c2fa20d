// The easel that is in use: it follows the window, and is exchanged for a canvas where WebGL is slow.
import type { Drawing } from './contract.ts';
import type { Easel, EaselOptions } from './easel.ts';
import type { Size } from './game-stage.ts';
import type { Surroundings } from './surroundings.ts';

export interface EaselInUse {
  readonly easel: Easel;
  readonly size: Size;
  /** Takes the size and density that the window has by now; false when they have not changed. */
  fitWindow(): boolean;
  /** A machine whose WebGL is slow under a name that nobody knows draws faster without it. */
  takeCanvas(): void;
  destroy(): void;
}

export interface EaselParts extends Pick<EaselOptions, 'targetAt' | 'listeners'> {
  /** Another easel is in use, and nothing is on it yet. */
  readonly exchanged: (easel: Easel) => void;
}

/** Opens an easel in the host element. @throws Error when nothing can draw here */
export async function openEaselInUse(
  page: Surroundings,
  host: HTMLElement,
  wanted: Drawing,
  { targetAt, listeners, exchanged }: EaselParts,
): Promise<EaselInUse> {
  let size = page.sizeOf(host);
  let density = page.densityNow();
  const open = (drawing: Drawing): Promise<Easel> =>
    page.openEasel({ host, drawing, size, density, targetAt, listeners });
  let easel = await open(wanted);
  let isExchanging = false;
  let isDestroyed = false;

  return {
    get easel() {
      return easel;
    },
    get size() {
      return size;
    },
    fitWindow() {
      const [next, dense] = [page.sizeOf(host), page.densityNow()];
      const same =
        next.width === size.width &&
        next.height === size.height &&
        next.text === size.text &&
        next.reading === size.reading;
      if (same && dense === density) return false;
      size = next;
      density = dense;
      easel.resize(size, density);
      return true;
    },
    takeCanvas() {
      if (easel.kind === 'canvas' || isExchanging) return;
      isExchanging = true;
      open('canvas').then(
        (next) => {
          if (isDestroyed || next.kind === 'webgl') return next.destroy();
          easel.destroy();
          easel = next;
          // The window may have changed, and something may be moving again, since the new one was asked for.
          easel.resize(size, density);
          exchanged(easel);
        },
        // Then it goes on slowly.
        () => undefined,
      );
    },
    destroy() {
      isDestroyed = true;
      easel.destroy();
    },
  };
}
