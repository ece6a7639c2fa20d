// A moment between two views, laid out as any other, and what steps between such moments have in common.
import type { Seat } from '../../../engine/core/seat.ts';
import type { Place, SamView } from '../../../engine/games/sam/types.ts';
import type { Placement, Scene, Step, Timing } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { find, THERE } from '../parts/fly.ts';
import { byHand, withoutGlow } from '../parts/timing.ts';
import { backPicture, isPeek } from './paint/index.ts';
import { placeId, type Table } from './table.ts';

/** A view on the way to the next, and how it is laid out, nobody being asked anything. */
export interface Moment {
  readonly view: SamView;
  readonly table: Table;
  readonly scene: Scene;
}

/** How far the way of a card bends, as a part of it. */
export const ARC = 0.12;

/** How long something is looked at, in ms: by who did it, and by all others, who have to read it. */
const LOOKED_AT = { own: 320, others: 720 } as const;

/** Whether the viewer is none of those whom something concerns: who only looks on is not kept long. */
export function looksOn({ view: { viewer } }: Moment, ...seats: readonly Seat[]): boolean {
  return !seats.some((seat) => seat === viewer);
}

/** The pause for what a seat did. */
export function pauseFor({ view }: Moment, seat: Seat): number {
  return view.viewer === seat ? LOOKED_AT.own : LOOKED_AT.others;
}

/** Everything goes to its place in so many ms, and nothing is turned over for that. */
export function slide(scene: Scene, duration: number, hold = 0): Step {
  return { scene, timing: () => ({ delay: 0, duration, turn: 0 }), hold };
}

/** A card laid by hand. */
export const laid = (duration: number = TIMES.play): Timing => byHand(duration, ARC);

/** The card at a place, or where it lies if there is none. */
export function cardAt(moment: Moment, seat: Seat, at: Place): Placement | undefined {
  return find(moment, placeId(seat, at));
}

/** The uppermost card of the deck, or its place. */
export function topOfDeck({ scene }: Moment): Placement | undefined {
  return scene.findLast(({ id }) => /^deck:\d/.test(id)) ?? scene.find(({ id }) => id === 'spot:deck');
}

/** Cards at places are turned over, one's own from behind as all others; all else goes to its place. */
export function turnOver(now: Scene, then: Scene, ids: readonly string[], hold = 0): Step[] {
  const isTurned = ({ id }: Placement): boolean => ids.includes(id);
  const fromBehind = (placement: Placement): Placement =>
    isTurned(placement) && isPeek(placement.picture) ? { ...placement, picture: backPicture() } : placement;
  const turning: Timing = { delay: 0, duration: TIMES.turnOver, turn: TIMES.turnOver };
  const rest: Timing = { delay: 0, duration: TIMES.settle, turn: 0 };
  return [
    { scene: now.map(withoutGlow).map(fromBehind), timing: () => THERE, hold: 0 },
    { scene: then.map(fromBehind), timing: (id) => (ids.includes(id) ? turning : rest), hold: 0 },
    { scene: then, timing: () => THERE, hold },
  ];
}

/** A scene with these things in place of those of the same names. */
export function withThings(scene: Scene, things: readonly Placement[]): Scene {
  const names = new Set(things.map(({ id }) => id));
  return [...scene.filter(({ id }) => !names.has(id)), ...things];
}

export function without(scene: Scene, ...ids: readonly string[]): Scene {
  return scene.filter(({ id }) => !ids.includes(id));
}
