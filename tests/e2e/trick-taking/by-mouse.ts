// Moves of Trick-Taking by mouse on the picture: each card where the layout puts it while the move is put together.
import type { Move, Play } from '../../../engine/games/trick-taking/types.ts';
import {
  chooseTarget,
  handTarget,
  trickTarget,
  type Draft,
} from '../../../renderer/games/trick-taking/draft.ts';
import { layout } from '../../../renderer/games/trick-taking/layout.ts';
import type { StageInput, Target } from '../../../renderer/stage/contract.ts';
import type { WatchedPage } from '../support/browser.ts';
import { APART_MS, calmly } from '../support/calm.ts';
import { placeIn } from '../support/picture.ts';
import { considered, countConsidered, say } from '../support/table.ts';
import { buttonOf, isUsedAtFirst, trickTakingView } from './table.ts';

/** Clicks on a target of the picture as it lies while `draft` is put together, calmly. */
export async function clickOn(watched: WatchedPage, target: Target, draft: Draft | null): Promise<void> {
  const { view, seats } = watched.lastView();
  const said = watched.messages.findLast(({ type }) => type === 'considered');
  const judged = draft && said ? { ...said, draft } : null;
  const bottom = view.viewer === 'watcher' ? 0 : view.viewer;
  const input = {
    view,
    seats,
    bottom,
    draft,
    judged,
    selected: null,
    focused: null,
    zoomed: null,
  } as unknown as StageInput;
  const placements = (size: Parameters<typeof layout>[2]) =>
    layout(trickTakingView(watched), input, size, say);
  const { x, y } = await placeIn(watched, placements, target);
  await calmly(watched.page, () => watched.page.mouse.click(x, y), APART_MS);
}

/** Clicks on a button of the prompt, calmly. */
function press(watched: WatchedPage, action: string): Promise<void> {
  return calmly(watched.page, () => watched.page.click(`[data-action="${action}"]`), APART_MS);
}

/** Clicks, and waits for what the host says of the draft that comes of it. */
async function compose(watched: WatchedPage, click: () => Promise<unknown>): Promise<void> {
  const before = countConsidered(watched);
  await click();
  await considered(watched, before);
}

/** Makes a move; what it was is for the caller to look at. */
export async function makeByMouse(watched: WatchedPage, move: Move): Promise<void> {
  switch (move.type) {
    case 'lead':
      await compose(watched, () => clickOn(watched, handTarget(move.card), null));
      return press(watched, 'play');
    case 'turn':
      await composeTurn(watched, move.plays);
      return press(watched, buttonOf(move.plays));
    case 'escape':
      await clickOn(watched, trickTarget(move.take), null);
      return press(watched, 'escape');
    case 'repertoire':
      for (const [at, code] of move.cards.entries()) {
        const draft: Draft = { kind: 'repertoire', cards: move.cards.slice(0, at) };
        await compose(watched, () => clickOn(watched, chooseTarget(code), draft));
      }
      return press(watched, 'repertoire');
    case 'pass':
      return press(watched, 'pass');
  }
}

/** Puts a turn together, card by card. */
export async function composeTurn(watched: WatchedPage, plays: readonly Play[]): Promise<void> {
  let made: readonly Play[] = [];
  const draft = (): Draft | null => (made.length > 0 ? { kind: 'turn', plays: made } : null);
  for (const [at, play] of plays.entries()) {
    await compose(watched, () => clickOn(watched, handTarget(play.card), draft()));
    const effect = isUsedAtFirst(play.card);
    made = [...plays.slice(0, at), { card: play.card, effect }];
    const { on } = play;
    if (on !== undefined) await compose(watched, () => clickOn(watched, trickTarget(on), draft()));
    else if (effect !== play.effect && buttonOf(plays) === 'play')
      await compose(watched, () => press(watched, 'effect'));
    made = plays.slice(0, at + 1);
  }
}
