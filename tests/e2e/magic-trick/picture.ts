// Where things are on the picture of Magic Trick's table, worked out as the page does, and pointing at them.
import { layout } from '../../../renderer/games/magic-trick/layout.ts';
import type { StageInput } from '../../../renderer/stage/contract.ts';
import type { WatchedPage } from '../support/browser.ts';
import { calmly } from '../support/calm.ts';
import { placeIn } from '../support/picture.ts';
import { magicTrickView } from './table.ts';

/** Where a target of the picture is at rest, in px of the page. */
export async function placeOn(
  watched: WatchedPage,
  target: string,
  draft: readonly string[] | null = null,
): Promise<{ x: number; y: number }> {
  const { view, seats } = watched.lastView();
  const bottom = view.viewer === 'watcher' ? 0 : view.viewer;
  const input = {
    view,
    seats,
    bottom,
    draft,
    judged: null,
    selected: null,
    focused: null,
    zoomed: null,
  } as unknown as StageInput;
  return placeIn(watched, (size) => layout(magicTrickView(watched), input, size, (code) => code), target);
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
