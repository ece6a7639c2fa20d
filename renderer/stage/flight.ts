// What is seen between two scenes: each thing's pose at a moment, computed and not remembered.
import type { Halo, Picture, Placement, Scene, Timing } from './game-stage.ts';
import type { Target } from './contract.ts';
import { easeOut, TIMES } from './motion.ts';

/** A thing as it is drawn at one moment. */
export interface Drawn {
  readonly id: string;
  readonly picture: Picture;
  /** The size its picture is painted for; the drawn size differs while it grows or shrinks. */
  readonly painted: { readonly width: number; readonly height: number };
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly z: number;
  readonly lift: number;
  readonly shade: number;
  readonly alpha: number;
  readonly halo: Halo | null;
  readonly target: Target | null;
  /** 1 seen straight, 0 seen on edge, while it is turned over. */
  readonly openness: number;
}

/** One thing on its way. Times in ms from the step's beginning. */
export interface Flight {
  readonly from: Placement;
  readonly to: Placement;
  readonly delay: number;
  readonly duration: number;
  /** How long it takes to turn over; 0 when it does not. */
  readonly turn: number;
}

/** Things fly above everything that lies. */
const FLYING = 1000;
/** Moving less than this, in px, is not flying. */
const NUDGE = 40;

/** Every thing's flight from one scene to the next, those that come or go included. */
export function flightsBetween(
  before: Scene,
  after: Scene,
  timing: (id: string) => Timing,
  stretch: number,
): Flight[] {
  const left = new Map(before.map((placement) => [placement.id, placement]));
  const flights = after.map((to): Flight => {
    const from = left.get(to.id) ?? { ...to, alpha: 0, target: null };
    left.delete(to.id);
    return flight(from, to, timing(to.id), stretch);
  });
  const leaving = [...left.values()].map((from) =>
    flight(from, { ...from, alpha: 0, target: null, halo: null }, timing(from.id), stretch),
  );
  return [...flights, ...leaving];
}

function flight(from: Placement, to: Placement, { delay, duration }: Timing, stretch: number): Flight {
  const turned =
    from.picture.side !== null && to.picture.side !== null && from.picture.side !== to.picture.side;
  const still = !turned && from !== to && samePose(from, to);
  return {
    from,
    to,
    delay: from === to || still ? 0 : delay * stretch,
    duration: from === to || still ? 0 : duration * stretch,
    turn: turned ? TIMES.turnOver * stretch : 0,
  };
}

function samePose(a: Placement, b: Placement): boolean {
  return (['x', 'y', 'width', 'height', 'rotation', 'lift', 'shade', 'alpha'] as const).every(
    (key) => a[key] === b[key],
  );
}

/** When a flight is over, in ms from the step's beginning. */
export function endOf({ delay, duration, turn }: Flight): number {
  return delay + Math.max(duration, turn);
}

/** How a thing looks `time` ms after its step began. */
export function drawnAt(flight: Flight, time: number): Drawn {
  const { from, to, delay, duration, turn } = flight;
  const since = time - delay;
  const part = duration <= 0 ? (since >= 0 ? 1 : 0) : easeOut(Math.min(1, Math.max(0, since / duration)));
  const turned = turn <= 0 ? 1 : Math.min(1, Math.max(0, since / turn));
  const between = (key: 'x' | 'y' | 'width' | 'height' | 'rotation' | 'lift' | 'shade' | 'alpha'): number =>
    part === 1 ? to[key] : from[key] + (to[key] - from[key]) * part;
  const turning = turn > 0 && turned < 1;
  // The other side appears only when the card is on edge, so that neither shows through the other.
  const shown = turning && turned < 0.5 ? from : to;
  const resting = part === 1 && !turning;
  const far = Math.hypot(to.x - from.x, to.y - from.y) > NUDGE;
  const flying = !resting && since > 0 && far;
  const larger = from.width > to.width && !resting ? from : to;
  return {
    id: to.id,
    picture: since < 0 ? from.picture : shown.picture,
    painted: { width: larger.width, height: larger.height },
    x: between('x'),
    y: between('y'),
    width: between('width'),
    height: between('height'),
    rotation: between('rotation'),
    z: flying ? Math.max(from.z, to.z) + FLYING : resting || since > 0 ? to.z : from.z,
    lift: flying ? between('lift') + Math.sin(Math.PI * part) * 0.8 : between('lift'),
    shade: between('shade'),
    alpha:
      from.alpha +
      (to.alpha - from.alpha) * fadedAt(from.alpha < to.alpha, duration <= 0 ? part : since / duration),
    halo: since < 0 ? from.halo : to.halo,
    target: resting || from.target === to.target ? to.target : null,
    openness: turning ? Math.abs(Math.cos(Math.PI * turned)) : 1,
  };
}

/** How far a thing has come or gone, by the part of its time: it comes at once and goes at last, to be seen in flight. */
function fadedAt(comes: boolean, part: number): number {
  return Math.min(1, Math.max(0, comes ? part * 3 : part * 3 - 2));
}
