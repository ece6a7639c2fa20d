// Moves of SAM by keyboard alone, through the table in words.
import { PLACES, type Move, type Place } from '../../../engine/games/sam/types.ts';
import { handTarget, placeTarget, throwTarget } from '../../../renderer/games/sam/draft.ts';
import type { WatchedPage } from '../support/browser.ts';
import { APART_MS } from '../support/calm.ts';
import { pressByKeys } from '../support/keys.ts';
import { samView } from './table.ts';

/** Presses something in a list of the table in words. */
function pressIn(watched: WatchedPage, group: string, target: string): Promise<void> {
  return pressByKeys(watched, `[data-group="${group}"] [data-target="${target}"]`);
}

function pressButton(watched: WatchedPage, action: string): Promise<void> {
  return pressByKeys(watched, `[data-action="${action}"]`, APART_MS);
}

async function pressOwn(watched: WatchedPage, places: readonly Place[]): Promise<void> {
  const seat = Number(samView(watched).viewer);
  for (const place of places) await pressIn(watched, 'own', placeTarget(seat, place));
}

/** Makes a move, or an attack and its target; what was sent is for the caller to look at. */
export async function makeByKeys(watched: WatchedPage, moves: readonly Move[]): Promise<void> {
  const [move, before] = [moves.at(-1)!, moves.at(-2)];
  switch (move.type) {
    case 'arrange': {
      const cards = [...move.front, ...move.back];
      for (const [index, place] of PLACES.entries()) {
        await pressIn(watched, 'hand', handTarget(cards[index]!));
        await pressOwn(watched, [place]);
      }
      return pressButton(watched, 'arrange');
    }
    case 'flip':
    case 'swap':
      await pressOwn(watched, [move.at]);
      return pressButton(watched, move.type);
    case 'attack':
      await pressOwn(watched, [move.with, ...move.boosts]);
      return pressButton(watched, 'attack');
    case 'target':
      if (before?.type === 'attack') await pressOwn(watched, [before.with, ...before.boosts]);
      // What has the focus is looked at, so that one press attacks.
      return pressIn(watched, 'reach', placeTarget(move.seat, move.at));
    case 'move':
      return pressOwn(watched, [move.from, move.to]);
    case 'pay':
      await pressOwn(watched, move.flip);
      return pressButton(watched, 'pay');
    case 'stop':
      await pressButton(watched, 'stop');
      return pressButton(watched, 'stop');
    case 'boost':
      await pressOwn(watched, move.with);
      return pressButton(watched, move.with.length > 0 ? 'boost' : 'no-boost');
    case 'throw':
      return pressIn(watched, 'throw', throwTarget('sign' in move ? move.sign : move.fingers));
    case 'place':
      return pressOwn(watched, [move.at]);
    case 'done':
      return pressButton(watched, 'done');
  }
}
