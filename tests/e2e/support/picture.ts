// Where things are on the picture of a table: pointing at what the game's own layout puts there.
import type { Placement, Size } from '../../../renderer/stage/game-stage.ts';
import type { WatchedPage } from './browser.ts';

interface Window {
  readonly left: number;
  readonly top: number;
  readonly size: Size;
}

async function windowOf({ page }: WatchedPage): Promise<Window> {
  return page.evaluate(() => {
    const { left, top, width, height } = (
      document.querySelector('#stage') as Element
    ).getBoundingClientRect();
    const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    return { left, top, size: { width, height, text } };
  });
}

/** Where a target can be hit: a point of its placement that no nearer one covers. */
function pointOf(placements: readonly Placement[], target: string): { x: number; y: number } {
  const piece = placements.find((placement) => placement.target === target);
  if (!piece) throw new Error(`Nothing on the table is ${target}.`);
  const covers = (other: Placement, x: number, y: number): boolean =>
    other.target !== null &&
    Math.abs(x - other.x) < other.width / 2 &&
    Math.abs(y - other.y) < other.height / 2;
  for (const down of [0.1, -0.35, 0.4]) {
    for (const share of [0, -0.2, -0.4, -0.45, 0.2, 0.4, 0.45]) {
      const x: number = piece.x + share * piece.width;
      const y: number = piece.y + down * piece.height;
      const top: Placement | undefined = placements
        .filter((other) => covers(other, x, y))
        .toSorted((one, other) => other.z - one.z)[0];
      if (top === piece) return { x, y };
    }
  }
  throw new Error(`Everything of ${target} is covered.`);
}

/** Where a target is at rest, in px of the page, by the placements for the window's size. */
export async function placeIn(
  watched: WatchedPage,
  placements: (size: Size) => readonly Placement[],
  target: string,
): Promise<{ x: number; y: number }> {
  const { left, top, size } = await windowOf(watched);
  const { x, y } = pointOf(placements(size), target);
  return { x: left + x, y: top + y };
}
