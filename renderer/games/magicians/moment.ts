// A moment between two views, and where the hands of its players are.
import type { Seat } from '../../../engine/core/seat.ts';
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Placement, Scene } from '../../stage/game-stage.ts';
import { find } from '../parts/fly.ts';
import type { Rect } from '../parts/row.ts';
import { backPicture } from './paint/cards.ts';
import { backId, cardId } from './table.ts';

/** A view on the way to the next, and how it is laid out, nobody being asked anything. */
export interface Moment {
  readonly view: MagiciansView;
  readonly scene: Scene;
  readonly words: Say;
  /** Where a card is shown large to everybody, if nothing lies there that is to be seen beside it. */
  readonly showing: Rect;
  readonly window: { readonly width: number; readonly height: number };
}

/** The last back that is seen of a hand; null where the hand is open or empty. */
export function lastBack({ view, scene }: Moment, seat: Seat): Placement | null {
  const count = view.seats[seat]?.cards ?? 0;
  for (let index = count - 1; index >= 0; index -= 1) {
    const back = scene.find(({ id }) => id === backId(seat, index));
    if (back) return back;
  }
  return null;
}

/** Where a hand that is not open is, also while it is empty: at its number. */
export function handPose(moment: Moment, seat: Seat): Placement | null {
  const back = lastBack(moment, seat);
  if (back) return back;
  const held = find(moment, `held:${seat}`) ?? find(moment, `plate:${seat}`);
  if (!held) return null;
  return { ...held, width: held.height / 1.4, picture: backPicture() };
}

/** A card as it leaves a hand: the own one from where it lies, another's from behind. */
export function leaving(moment: Moment, seat: Seat, code: string): Placement | null {
  const open = find(moment, cardId(code));
  if (open) return open;
  const back = handPose(moment, seat);
  return back && { ...back, id: cardId(code), picture: backPicture() };
}
