// Moves of SAM by mouse on the picture: cards are pressed and put where they go, or carried there.
import { PLACES, type Move, type Place } from '../../../engine/games/sam/types.ts';
import {
  DISCARD_TARGET,
  handTarget,
  placeTarget,
  throwTarget,
  type Draft,
} from '../../../renderer/games/sam/draft.ts';
import { layout } from '../../../renderer/games/sam/layout.ts';
import type { StageInput, Target } from '../../../renderer/stage/contract.ts';
import type { Placement, Size } from '../../../renderer/stage/game-stage.ts';
import type { WatchedPage } from '../support/browser.ts';
import { APART_MS, calmly } from '../support/calm.ts';
import { placeIn } from '../support/picture.ts';
import { say } from '../support/table.ts';
import { samView } from './table.ts';

/** Steps of a mouse that carries something. */
const STEPS = 6;

/** The picture as it lies at rest, with what is composed. */
function placements(watched: WatchedPage, draft: Draft | null): (size: Size) => readonly Placement[] {
  const { view, seats } = watched.lastView();
  const input = {
    view,
    seats,
    bottom: view.viewer === 'watcher' ? 0 : view.viewer,
    judged: null,
    focused: null,
    draft,
    selected: null,
    zoomed: null,
    carried: null,
  } as unknown as StageInput;
  return (size) => layout(samView(watched), input, size, say);
}

/** Clicks on a target of the picture, calmly. */
export async function clickOn(
  watched: WatchedPage,
  target: Target,
  draft: Draft | null = null,
): Promise<void> {
  const { x, y } = await placeIn(watched, placements(watched, draft), target);
  await calmly(watched.page, () => watched.page.mouse.click(x, y), APART_MS);
}

/** Carries what lies at one target to another. */
export async function carry(
  watched: WatchedPage,
  from: Target,
  to: Target,
  draft: Draft | null = null,
): Promise<void> {
  const { mouse } = watched.page;
  const start = await placeIn(watched, placements(watched, draft), from);
  const end = await placeIn(watched, placements(watched, draft), to);
  await calmly(watched.page, async () => {
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(end.x, end.y, { steps: STEPS });
    await mouse.up();
  });
}

/** Clicks on a button of the prompt, calmly: the next one may appear in its place. */
export function press(watched: WatchedPage, action: string): Promise<void> {
  return calmly(watched.page, () => watched.page.click(`[data-action="${action}"]`), APART_MS);
}

/** The viewer's own place. */
function own(watched: WatchedPage, place: Place): Target {
  return placeTarget(Number(samView(watched).viewer), place);
}

/** Makes the moves of one action; what was sent is for the caller to look at. */
export async function makeByMouse(watched: WatchedPage, moves: readonly Move[]): Promise<void> {
  const [move, next] = [moves.at(-1)!, moves.at(-2)];
  switch (move.type) {
    case 'arrange':
      return arrange(watched, move);
    case 'flip':
      await clickOn(watched, own(watched, move.at));
      return press(watched, 'flip');
    case 'swap':
      return carry(watched, own(watched, move.at), DISCARD_TARGET);
    case 'move':
      return carryForMove(watched, move);
    case 'done':
      if (moves.length === 1) return press(watched, 'done');
      // It is asked once more whether the turn is to end.
      await press(watched, 'end');
      return press(watched, 'end');
    case 'attack':
      for (const place of [move.with, ...move.boosts]) await clickOn(watched, own(watched, place));
      return press(watched, 'attack');
    case 'target':
      if (next?.type === 'attack') return carryToTarget(watched, next, move);
      // The mouse has looked at it on the way, so that one press attacks.
      return clickOn(watched, placeTarget(move.seat, move.at));
    case 'pay':
      for (const place of move.flip) await clickOn(watched, own(watched, place));
      return press(watched, 'pay');
    case 'stop':
      await press(watched, 'stop');
      return press(watched, 'stop');
    case 'boost':
      for (const place of move.with) await clickOn(watched, own(watched, place));
      return press(watched, move.with.length > 0 ? 'boost' : 'no-boost');
    case 'throw':
      return clickOn(watched, throwTarget('sign' in move ? move.sign : move.fingers));
    case 'place':
      return clickOn(watched, own(watched, move.at));
  }
}

/** The first half of the cards are carried to their places, the others pressed and put there. */
async function arrange(watched: WatchedPage, move: Extract<Move, { type: 'arrange' }>): Promise<void> {
  const cards = [...move.front, ...move.back];
  let at: Partial<Record<Place, string>> = {};
  for (const [index, place] of PLACES.entries()) {
    const card = cards[index]!;
    const draft: Draft = { kind: 'arrange', at, held: null };
    if (index < PLACES.length / 2) await carry(watched, handTarget(card), own(watched, place), draft);
    else {
      await clickOn(watched, handTarget(card), draft);
      await clickOn(watched, own(watched, place), { ...draft, held: card });
    }
    at = { ...at, [place]: card };
  }
  await press(watched, 'arrange');
}

/** Before Movement it is shown first where the card would go. */
async function carryForMove(watched: WatchedPage, move: Extract<Move, { type: 'move' }>): Promise<void> {
  const isNow = samView(watched).question?.asks === 'move';
  await carry(watched, own(watched, move.from), own(watched, move.to));
  if (!isNow) await press(watched, 'move');
}

/** An attacker, after the twos that help it, is carried onto its target. */
async function carryToTarget(
  watched: WatchedPage,
  attack: Extract<Move, { type: 'attack' }>,
  { seat, at }: Extract<Move, { type: 'target' }>,
): Promise<void> {
  if (attack.boosts.length > 0)
    for (const place of [attack.with, ...attack.boosts]) await clickOn(watched, own(watched, place));
  const draft: Draft = { kind: 'attack', with: attack.with, boosts: attack.boosts, aim: null };
  await carry(watched, own(watched, attack.with), placeTarget(seat, at), draft);
}
