// Where things are on the picture of Magic Trick's table, worked out as the page does, and pointing at them.
import { layout } from '../../../renderer/games/magic-trick/layout.ts';
import type { StageInput } from '../../../renderer/stage/contract.ts';
import type { Placement, Size } from '../../../renderer/stage/game-stage.ts';
import type { WatchedPage } from '../support/browser.ts';
import { calmly } from '../support/calm.ts';
import { magicTrickView } from './table.ts';

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
  for (const share of [0, -0.2, -0.4, -0.45, 0.2, 0.4]) {
    const x: number = piece.x + share * piece.width;
    const y: number = piece.y + 0.1 * piece.height;
    const top: Placement | undefined = placements
      .filter((other) => covers(other, x, y))
      .toSorted((one, other) => other.z - one.z)[0];
    if (top === piece) return { x, y };
  }
  throw new Error(`Everything of ${target} is covered.`);
}

/** Where a target of the picture is at rest, in px of the page. */
export async function placeOn(
  watched: WatchedPage,
  target: string,
  draft: readonly string[] | null = null,
): Promise<{ x: number; y: number }> {
  const { view, seats } = watched.lastView();
  const { left, top, size } = await windowOf(watched);
  const bottom = view.viewer === 'watcher' ? 0 : view.viewer;
  const input = {
    view,
    seats,
    bottom,
    draft,
    judged: null,
    selected: null,
    focused: null,
  } as unknown as StageInput;
  const { x, y } = pointOf(
    layout(magicTrickView(watched), input, size, (code) => code),
    target,
  );
  return { x: left + x, y: top + y };
}

/** Clicks on a target of the picture, calmly. */
export async function clickOn(
  watched: WatchedPage,
  target: string,
  draft: readonly string[] | null = null,
): Promise<void> {
  const { x, y } = await placeOn(watched, target, draft);
  await calmly(watched.page, () => watched.page.mouse.click(x, y));
}
