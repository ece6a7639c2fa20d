// Moves of Magicians by mouse on the picture: cards are pressed and put where they go, or carried there.
import type { Move } from '../../../engine/games/magicians/types.ts';
import { handTarget, theatreTarget, type Draft } from '../../../renderer/games/magicians/draft.ts';
import { layout } from '../../../renderer/games/magicians/layout.ts';
import type { StageInput, Target } from '../../../renderer/stage/contract.ts';
import type { Placement, Size } from '../../../renderer/stage/game-stage.ts';
import type { WatchedPage } from '../support/browser.ts';
import { APART_MS, calmly } from '../support/calm.ts';
import { placeIn } from '../support/picture.ts';
import { say } from '../support/table.ts';
import { aimOf, chosenFor, isPlay, leaving, type Play } from './aims.ts';
import { magiciansView } from './table.ts';

/** Steps of a mouse that carries something. */
const STEPS = 6;

/** What changes where things lie, beside the view. */
export interface Composed {
  readonly draft?: Draft | null;
  readonly selected?: Target | null;
  readonly zoomed?: Target | null;
}

/** The picture as it lies at rest. */
function placements(watched: WatchedPage, composed: Composed): (size: Size) => readonly Placement[] {
  const { view, seats } = watched.lastView();
  const input = {
    view,
    seats,
    bottom: view.viewer === 'watcher' ? 0 : view.viewer,
    judged: null,
    focused: null,
    draft: null,
    selected: null,
    zoomed: null,
    ...composed,
  } as unknown as StageInput;
  return (size) => layout(magiciansView(watched), input, size, say);
}

/** Clicks on a target of the picture, calmly. */
export async function clickOn(watched: WatchedPage, target: Target, composed: Composed = {}): Promise<void> {
  const { x, y } = await placeIn(watched, placements(watched, composed), target);
  await calmly(watched.page, () => watched.page.mouse.click(x, y), APART_MS);
}

/** Clicks on a button of the prompt, calmly. */
export function press(watched: WatchedPage, action: string): Promise<void> {
  return calmly(watched.page, () => watched.page.click(`[data-action="${action}"]`), APART_MS);
}

/** Makes a move, with the phases that are left for it; what was sent is for the caller to look at. */
export async function makeByMouse(watched: WatchedPage, moves: readonly Move[]): Promise<void> {
  const move = moves.at(-1);
  if (!move) return;
  if (isPlay(move)) return putByMouse(watched, move);
  if (move.type === 'skip') {
    for (const action of leaving(magiciansView(watched))) await press(watched, action);
    return;
  }
  let cards: readonly string[] = [];
  for (const target of chosenFor(magiciansView(watched), move)) {
    await clickOn(watched, target, { draft: cards.length > 0 ? { kind: 'discard', cards } : null });
    cards = [...cards, target.slice(target.indexOf(':') + 1)];
  }
  await press(watched, move.type);
}

/** A card of the hand is pressed, then where it goes; a theatre whose cards are too small to be pressed is shown large first. */
async function putByMouse(watched: WatchedPage, move: Play): Promise<void> {
  const draft: Draft = { kind: 'play', card: move.card };
  const aim = aimOf(move);
  await clickOn(watched, handTarget(move.card));
  if (!canBePressed(watched, aim, { draft }) && move.type === 'sabotage' && move.target !== undefined) {
    const zoomed = theatreTarget(move.target);
    await clickOn(watched, zoomed, { draft });
    return clickOn(watched, aim, { draft, zoomed });
  }
  return clickOn(watched, aim, { draft });
}

/** Carries a card of the hand to where it goes. */
export async function carryByMouse(watched: WatchedPage, move: Play): Promise<void> {
  const { mouse } = watched.page;
  const from = await placeIn(watched, placements(watched, {}), handTarget(move.card));
  const draft: Draft = { kind: 'play', card: move.card };
  const to = await placeIn(watched, placements(watched, { draft }), aimOf(move));
  await calmly(
    watched.page,
    async () => {
      await mouse.move(from.x, from.y);
      await mouse.down();
      await mouse.move(to.x, to.y, { steps: STEPS });
      await mouse.up();
    },
    APART_MS,
  );
}

/** Whether a target has a place of its own in the picture of a usual window. */
function canBePressed(watched: WatchedPage, target: Target, composed: Composed): boolean {
  const { width, height } = watched.page.viewportSize() ?? { width: 0, height: 0 };
  return placements(
    watched,
    composed,
  )({ width, height, text: 1 }).some((placement) => placement.target === target);
}

/** The theatre in front of a seat, large, by a press on it. */
export async function showLarge(watched: WatchedPage, seat: number): Promise<Target> {
  const zoomed = theatreTarget(seat);
  await clickOn(watched, zoomed);
  return zoomed;
}
