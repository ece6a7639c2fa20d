// Pictures as textures: painted once at the size and density they are shown at, and let go when unused.
import { CanvasSource, Texture } from 'pixi.js';
import type { Picture } from './game-stage.ts';
import { facesFor, type Reading } from './paint/faces.ts';

/** What pieces take their textures from. */
export interface Textures {
  /** The texture of a picture shown at this size, in CSS px. */
  of(picture: Picture, width: number, height: number): Texture;
  /** Paints everything anew from now on, for another number of device px a CSS px or in other faces. */
  setDensity(density: number, reading: Reading): void;
  /** Lets go of what was not asked for since the last call but one. */
  sweep(): void;
  destroy(): void;
}

interface Kept {
  readonly texture: Texture;
  sweep: number;
}

/** @param createCanvas so that a test can paint nothing */
export function createTextures(
  density: number,
  reading: Reading,
  createCanvas: () => HTMLCanvasElement,
): Textures {
  const kept = new Map<string, Kept>();
  let dense = density;
  let faces = facesFor(reading);
  let sweeps = 0;

  const letGo = (wanted: (entry: Kept) => boolean): void => {
    for (const [key, entry] of kept) {
      if (wanted(entry)) continue;
      entry.texture.destroy(true);
      kept.delete(key);
    }
  };

  const paint = (picture: Picture, width: number, height: number): Texture => {
    const canvas = createCanvas();
    canvas.width = width;
    canvas.height = height;
    const brush = canvas.getContext('2d');
    if (brush) {
      brush.scale(dense, dense);
      picture.paint(brush, width / dense, height / dense, faces);
    }
    // No `resolution`: a texture's own size is in device px, and whoever shows it sets the size in CSS px.
    return new Texture({ source: new CanvasSource({ resource: canvas, resolution: 1 }) });
  };

  return {
    of(picture, width, height) {
      const pixels = [
        Math.max(1, Math.round(width * dense)),
        Math.max(1, Math.round(height * dense)),
      ] as const;
      const key = `${picture.key}|${pixels[0]}x${pixels[1]}`;
      let entry = kept.get(key);
      if (!entry) {
        entry = { texture: paint(picture, ...pixels), sweep: sweeps };
        kept.set(key, entry);
      }
      entry.sweep = sweeps;
      return entry.texture;
    },
    setDensity(next, chosen) {
      dense = next;
      faces = facesFor(chosen);
      letGo(() => false);
    },
    sweep() {
      letGo((entry) => entry.sweep >= sweeps - 1);
      sweeps += 1;
    },
    destroy: () => letGo(() => false),
  };
}
