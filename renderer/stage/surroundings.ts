// What a stage needs of the page around it: faces, frames, the window, and an easel to draw on.
import { type Easel, type EaselOptions, openEasel } from './easel.ts';
import type { Size } from './game-stage.ts';
import { NEEDED_FACES } from './paint/faces.ts';
import type { Frames } from './player.ts';
import { densityNow, sizeOf, watchWindow } from './window.ts';

/** The page as the stage sees it; a test has one without a browser. */
export interface Surroundings {
  /** Resolves when text can be painted in the faces it is meant for, or that has taken too long. */
  facesLoaded(): Promise<void>;
  readonly frames: Frames;
  openEasel(options: EaselOptions): Promise<Easel>;
  sizeOf(host: HTMLElement): Size;
  /** Device px a CSS px. */
  densityNow(): number;
  /** A hidden page is given no frames. */
  readonly isHidden: boolean;
  /** Tells when size or density of the host, or the size of text, have changed. Returns how to stop. */
  watchWindow(host: HTMLElement, changed: () => void): () => void;
  /** Tells when the page is hidden or shown again. Returns how to stop. */
  watchHidden(changed: () => void): () => void;
}

/** How long to wait for the faces, in ms; after that others are drawn. */
const FACES_PATIENCE = 3000;

/** The browser's page. */
export const page: Surroundings = {
  // Text is painted into textures, so the faces must be there before.
  async facesLoaded() {
    const patience = new Promise((resolve) => window.setTimeout(resolve, FACES_PATIENCE));
    const faces = Promise.allSettled(NEEDED_FACES.map((face) => document.fonts.load(face)));
    await Promise.race([faces, patience]);
  },
  frames: {
    request: (callback) => window.requestAnimationFrame(callback),
    cancel: (handle) => window.cancelAnimationFrame(handle),
  },
  openEasel,
  sizeOf,
  densityNow,
  get isHidden() {
    return document.hidden;
  },
  watchWindow,
  watchHidden(changed) {
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  },
};
