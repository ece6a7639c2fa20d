// Whole games of every kind from the pages of those who play: what is asked is answered by the keyboard, to the end.
import type { AnyMove } from '../../../engine/core/game.ts';
import type { GameId } from '../../../engine/games/registry.ts';
import type { Move as MagicTrickMove } from '../../../engine/games/magic-trick/types.ts';
import { PLACES, type Move as SamMove } from '../../../engine/games/sam/types.ts';
import type { Move as TrickTakingMove } from '../../../engine/games/trick-taking/types.ts';
import { handTarget as handInSam, placeTarget } from '../../../renderer/games/sam/draft.ts';
import { handTarget } from '../../../renderer/games/trick-taking/draft.ts';
import { makeByKeys as makeMagicians } from '../magicians/by-keys.ts';
import { makeByKeys as makeSam } from '../sam/by-keys.ts';
import type { ViewMessage, WatchedPage } from '../support/browser.ts';
import { APART_MS } from '../support/calm.ts';
import { pressByKeys } from '../support/keys.ts';
import { considered, countConsidered, nextAsked, viewOf, type Next } from '../support/table.ts';
import { makeByKeys as makeTrickTaking } from '../trick-taking/by-keys.ts';
import { isUsedAtFirst } from '../trick-taking/table.ts';
import { chooseMove } from './choosing.ts';

/** Makes a move of a game by keyboard. */
export function makeMove(game: GameId, watched: WatchedPage, move: AnyMove): Promise<void> {
  switch (game) {
    case 'magic-trick':
      return makeMagicTrick(watched, move as MagicTrickMove);
    case 'trick-taking':
      return makeTurn(watched, move as TrickTakingMove);
    case 'magicians':
      return makeMagicians(watched, [move as never]);
    case 'sam':
      return makeInSam(watched, move as SamMove);
  }
}

function makeMagicTrick(watched: WatchedPage, move: MagicTrickMove): Promise<void> {
  const selector =
    'slot' in move ? `[data-group="own"] [data-target="slot:${move.slot}"]` : `[data-action="${move.type}"]`;
  return press(watched, selector);
}

/** Presses a button by key, gone to at once: that Tab and arrows lead to each is what the keyboard's own tests try, and it takes its time. */
async function press(watched: WatchedPage, selector: string, pause?: number): Promise<void> {
  await watched.page.focus(selector);
  await pressByKeys(watched, selector, pause);
}

/** A card alone without its effect has a button of its own where the effect could be used; else it is played as it is. */
async function makeTurn(watched: WatchedPage, move: TrickTakingMove): Promise<void> {
  const [only, ...more] = move.type === 'turn' ? move.plays : [];
  if (!only || more.length > 0 || only.effect) return makeTrickTaking(watched, move);
  const { page } = watched;
  const compose = async (selector: string): Promise<void> => {
    const before = countConsidered(watched);
    await press(watched, selector);
    await considered(watched, before);
  };
  const isThere = async (action: string): Promise<boolean> =>
    (await page.locator(`[data-action="${action}"]`).count()) > 0;
  await compose(`[data-target="${handTarget(only.card)}"]`);
  if (await isThere('plain')) return press(watched, '[data-action="plain"]');
  if (isUsedAtFirst(only.card) && (await isThere('effect'))) await compose('[data-action="effect"]');
  return press(watched, '[data-action="play"]');
}

/** Six cards are laid one by one at the beginning, which is most of what is pressed in a short game. */
async function makeInSam(watched: WatchedPage, move: SamMove): Promise<void> {
  if (move.type !== 'arrange') return makeSam(watched, [move]);
  const cards = [...move.front, ...move.back];
  const seat = Number(viewOf(watched).viewer);
  for (const [index, place] of PLACES.entries()) {
    await press(watched, `[data-group="hand"] [data-target="${handInSam(cards[index]!)}"]`);
    await press(watched, `[data-group="own"] [data-target="${placeTarget(seat, place)}"]`);
  }
  await press(watched, '[data-action="arrange"]', APART_MS);
}

/** The views of a page, oldest first. */
export function viewsOf({ messages }: Pick<WatchedPage, 'messages'>): ViewMessage[] {
  return messages.filter((message) => message.type === 'view');
}

/** What happens to a player before they answer a question. @param answered how many they have answered */
export type Mishap = (answered: number) => Promise<void>;

/**
 * Plays at a page until the game is over, or so many questions are answered.
 * @returns how many were
 */
export async function playOn(
  game: GameId,
  watched: WatchedPage,
  before: Mishap = () => Promise.resolve(),
  most = Infinity,
): Promise<number> {
  const { page } = watched;
  let last: string | null = null;
  for (let answered = 0; ;) {
    if (answered === most) return answered;
    const { asks, id }: Next<string> = await nextAsked(watched, last);
    if (asks === 'over') return answered;
    // What was read may come again without a question between, to whoever watches.
    if (asks === 'read') {
      await page.click('#hand-score .main');
      await page.waitForSelector('#hand-score', { state: 'detached' });
      continue;
    }
    last = id;
    await before(answered);
    await page.waitForSelector(`[data-question="${id}"]`);
    await makeMove(game, watched, chooseMove(game, viewsOf(watched)));
    answered += 1;
  }
}
