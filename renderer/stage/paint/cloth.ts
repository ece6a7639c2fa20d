// Baize under gaslight: its colour, its nap and weave, pools of light and the dark of the corners.
import type { Brush } from './brush.ts';
import { unevenly } from './chance.ts';

/** The cloth of a game's table. */
export interface Cloth {
  readonly name: string;
  /** Under the lamp, and in the corners. */
  readonly lit: string;
  readonly dark: string;
}

/** Threads in the square of cloth that is repeated, and how thick one is, in px. */
const THREADS = 33;
const THREAD = 2;
/** How many times smaller light is painted. */
const COARSE = 8;

export function paintCloth(brush: Brush, cloth: Cloth, width: number, height: number): void {
  coarsely(brush, width, height, (light) => paintLight(light, cloth, width, height));
  paintWeave(brush, width, height);
}

/** Light has no edges: painted small and enlarged it looks the same, and is far quicker on a large window. */
export function coarsely(brush: Brush, width: number, height: number, paint: (light: Brush) => void): void {
  const light = small(brush, width / COARSE, height / COARSE);
  if (!light) return;
  light.scale(light.canvas.width / width, light.canvas.height / height);
  paint(light);
  brush.drawImage(light.canvas, 0, 0, width, height);
}

function small(brush: Brush, width: number, height: number): Brush | null {
  const canvas = brush.canvas.ownerDocument.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas.getContext('2d');
}

function paintLight(brush: Brush, cloth: Cloth, width: number, height: number): void {
  brush.fillStyle = cloth.dark;
  brush.fillRect(0, 0, width, height);
  const reach = Math.hypot(width, height) * 0.56;
  const lamp = brush.createRadialGradient(width / 2, height * 0.47, 0, width / 2, height * 0.47, reach);
  lamp.addColorStop(0, cloth.lit);
  lamp.addColorStop(0.45, `${cloth.lit}c8`);
  lamp.addColorStop(1, `${cloth.lit}00`);
  brush.fillStyle = lamp;
  brush.fillRect(0, 0, width, height);
  // Gaslight from brackets at both sides, warm on the blue.
  for (const x of [0.14, 0.86]) pool(brush, x * width, height * 0.16, reach * 0.42, [255, 214, 150], 0.1);
  paintDark(brush, width, height);
}

/** A twill with a nap: one small tile, repeated. */
function paintWeave(brush: Brush, width: number, height: number): void {
  const density = brush.getTransform().a;
  const thread = Math.max(1, Math.round(THREAD * density));
  const tile = small(brush, THREADS * thread, THREADS * thread);
  if (!tile) return;
  const chance = unevenly(7);
  for (let row = 0; row < THREADS; row += 1) {
    for (let column = 0; column < THREADS; column += 1) {
      const over = (row + column) % 3;
      const strength = 0.02 + chance() * 0.035;
      tile.fillStyle =
        over === 0 ? `rgba(190, 215, 255, ${strength * 1.2})` : `rgba(0, 0, 8, ${strength * 1.6})`;
      if (over < 2) tile.fillRect(column * thread, row * thread, thread, thread);
    }
  }
  const weave = brush.createPattern(tile.canvas, 'repeat');
  if (!weave) return;
  // Device px to device px: nothing is resampled.
  weave.setTransform(new DOMMatrix().scale(1 / density));
  brush.fillStyle = weave;
  brush.fillRect(0, 0, width, height);
}

/** A round pool of light. */
export function pool(
  brush: Brush,
  x: number,
  y: number,
  reach: number,
  [red, green, blue]: readonly [number, number, number],
  strength: number,
): void {
  const light = brush.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, `rgba(${red}, ${green}, ${blue}, ${strength})`);
  light.addColorStop(0.45, `rgba(${red}, ${green}, ${blue}, ${strength * 0.38})`);
  light.addColorStop(1, `rgba(${red}, ${green}, ${blue}, 0)`);
  brush.fillStyle = light;
  brush.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
}

function paintDark(brush: Brush, width: number, height: number): void {
  brush.save();
  brush.translate(width / 2, height / 2);
  brush.scale(width / 2, height / 2);
  const dark = brush.createRadialGradient(0, 0, 0.55, 0, 0, 1.42);
  dark.addColorStop(0, 'rgba(2, 4, 14, 0)');
  dark.addColorStop(1, 'rgba(2, 4, 14, 0.72)');
  brush.fillStyle = dark;
  brush.fillRect(-1, -1, 2, 2);
  brush.restore();
}
