// The outlines of silk that hangs from a rod, for the stage and for pages.
import type { Box } from '../paint/brush.ts';

/** Hems with so many waves. */
const WAVES = 3;

/** The outlines of a cloth that hangs, as path data. */
export interface Hanging {
  readonly cloth: string;
  /** Its back, which shows below the valleys of its hem. */
  readonly behind: string;
  /** Its lower edge, an open line. */
  readonly hem: string;
}

/** A cloth that hangs in a box. */
export function hanging([left, top, width, height]: Box): Hanging {
  const wave = width * 0.085;
  const bottom = top + height - wave * 1.6;
  const hem = hemLine(left, width, bottom, wave);
  return {
    cloth: outline(left, top, width, bottom, hem),
    behind: behindOf(left + width * 0.03, top + height * 0.7, width * 0.94, bottom + wave * 0.1, -wave * 0.9),
    hem: `M${round(left + width)} ${round(bottom)}${hem}`,
  };
}

function behindOf(left: number, top: number, width: number, bottom: number, wave: number): string {
  return outline(left, top, width, bottom, hemLine(left, width, bottom, wave));
}

/** Down to its hem; it falls in a little at both sides. */
function outline(left: number, top: number, width: number, bottom: number, hem: string): string {
  const [waist, middle, right] = [width * 0.035, (top + bottom) / 2, left + width];
  const side = (x: number, toX: number, toY: number): string =>
    `Q${round(x)} ${round(middle)} ${round(toX)} ${round(toY)}`;
  return (
    `M${round(left)} ${round(top)}H${round(right)}` +
    `${side(right - waist, right, bottom)}${hem}${side(left + waist, left, top)}Z`
  );
}

/** From the right to the left. */
function hemLine(left: number, width: number, bottom: number, wave: number): string {
  const step = width / (2 * WAVES);
  return Array.from({ length: 2 * WAVES }, (_, index) => {
    const from = left + width - index * step;
    const down = round(bottom + (index % 2 === 0 ? wave : -wave * 0.35));
    return `C${round(from - step * 0.35)} ${down} ${round(from - step * 0.65)} ${down} ${round(from - step)} ${round(bottom)}`;
  }).join('');
}

function round(value: number): string {
  return String(Math.round(value * 100) / 100);
}
