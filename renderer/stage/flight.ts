// What is seen between two scenes: each thing's pose at a moment, computed and not remembered.
import type { Target } from './contract.ts';
import type { Halo, Picture, Placement, Scene, Timing } from './game-stage.ts';
import { type Ease, eased, easeOut, TIMES } from './motion.ts';

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
  /** How strong its halo is: 0 not to be seen, 1 all of it. */
  readonly glow: number;
  readonly target: Target | null;
  /** 1 seen straight, 0 seen on edge, while it is turned over. */
  readonly openness: number;
}

/** One thing on its way. Times in ms at normal speed, from the step's beginning. */
export interface Flight {
  readonly from: Placement;
  readonly to: Placement;
  readonly delay: number;
  readonly duration: number;
  /** How long it takes to turn over; 0 when it does not. */
  readonly turn: number;
  readonly ease: Ease;
  /** How far its way bends, in px. */
  readonly bend: { readonly x: number; readonly y: number };
  /** It is a card that goes far enough to be seen flying; light and marks stay on the table. */
  readonly isFar: boolean;
}

/** Things fly above everything that lies. */
const FLYING = 1000;
/** Moving less than this, in px, is not flying. */
export const NUDGE = 40;
/** The part of its way after which a card sinks to its layer, so that it slides under what lies over its place. */
const SINKING = 0.9;
/** How high a flight goes, as lift, and how much larger that makes a thing: it is nearer to the eye. */
const HEIGHT = 0.8;
const NEARER = 0.06;
/** No way bends farther than this, in px. */
const MOST_BEND = 70;

/** Every thing's flight from one scene to the next, those that come or go included. */
export function flightsBetween(before: Scene, after: Scene, timing: (id: string) => Timing): Flight[] {
  const left = new Map(before.map((placement) => [placement.id, placement]));
  const flights = after.map((to): Flight => {
    const from = left.get(to.id) ?? { ...to, alpha: 0, target: null };
    left.delete(to.id);
    return flight(from, to, timing(to.id));
  });
  const leaving = [...left.values()].map((from) =>
    flight(from, { ...from, alpha: 0, target: null, halo: null }, timing(from.id)),
  );
  return [...flights, ...leaving];
}

function flight(from: Placement, to: Placement, timing: Timing): Flight {
  const turned =
    from.picture.side !== null && to.picture.side !== null && from.picture.side !== to.picture.side;
  const still = from === to || (!turned && samePose(from, to));
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const way = Math.hypot(dx, dy);
  const { arc: wanted = 0 } = timing;
  const arc = wanted === 0 ? 0 : Math.sign(wanted) * Math.min(Math.abs(wanted), MOST_BEND / way);
  return {
    from,
    to,
    delay: still ? 0 : timing.delay,
    duration: still ? 0 : timing.duration,
    turn: turned ? (timing.turn ?? TIMES.turnOver) : 0,
    ease: timing.ease ?? 'out',
    bend: { x: dy * arc, y: -dx * arc },
    isFar: way > NUDGE && (from.picture.side ?? to.picture.side) !== null,
  };
}

function samePose(a: Placement, b: Placement): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.width === b.width &&
    a.height === b.height &&
    a.rotation === b.rotation &&
    a.lift === b.lift &&
    a.shade === b.shade &&
    a.alpha === b.alpha &&
    a.halo === b.halo
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
  const passed = duration <= 0 ? (since >= 0 ? 1 : 0) : Math.min(1, Math.max(0, since / duration));
  const turned = turn <= 0 ? 1 : Math.min(1, Math.max(0, since / turn));
  const isTurning = turn > 0 && turned < 1;
  if (passed === 1 && !isTurning) return arrived(to);
  const way = eased(flight.ease, passed);
  // What is no place neither overshoots nor bends.
  const part = easeOut(passed);
  const arch = Math.sin(Math.PI * Math.min(1, way));
  const isFlying = passed < 1 && since > 0 && flight.isFar;
  const nearer = isFlying ? 1 + arch * NEARER : 1;
  const larger = from.width > to.width ? from : to;
  return {
    id: to.id,
    // The other side appears only when the card is on edge, so that neither shows through the other.
    picture: since < 0 || (isTurning && turned < 0.5) ? from.picture : to.picture,
    painted: { width: larger.width, height: larger.height },
    x: from.x + (to.x - from.x) * way + flight.bend.x * arch,
    y: from.y + (to.y - from.y) * way + flight.bend.y * arch,
    width: (from.width + (to.width - from.width) * part) * nearer,
    height: (from.height + (to.height - from.height) * part) * nearer,
    rotation: from.rotation + (to.rotation - from.rotation) * way,
    z: isFlying && way < SINKING ? Math.max(from.z, to.z) + FLYING : since > 0 ? to.z : from.z,
    lift: from.lift + (to.lift - from.lift) * part + (isFlying ? arch * HEIGHT : 0),
    shade: from.shade + (to.shade - from.shade) * part,
    alpha: from.alpha + (to.alpha - from.alpha) * fadedAt(flight, passed),
    ...haloAt(from.halo, to.halo, part),
    target: from.target === to.target ? to.target : null,
    openness: isTurning ? Math.abs(Math.cos(Math.PI * turned)) : 1,
  };
}

function arrived(to: Placement): Drawn {
  return { ...to, painted: { width: to.width, height: to.height }, glow: 1, openness: 1 };
}

/** Light comes and goes with the flight; another light takes its place at once. */
function haloAt(from: Halo | null, to: Halo | null, part: number): Pick<Drawn, 'halo' | 'glow'> {
  if (from === to || (from !== null && to !== null)) return { halo: part > 0 ? to : from, glow: 1 };
  return to === null ? { halo: from, glow: 1 - part } : { halo: to, glow: part };
}

/**
 * How far a thing has come or gone, by the part of its time. Nothing flies half to be seen: what flies is there from the
 * first moment and to the last; what lies fades over its place.
 */
function fadedAt({ from, to, isFar }: Flight, part: number): number {
  if (!isFar) return part;
  return from.alpha < to.alpha ? Math.ceil(part) : Math.floor(part);
}
