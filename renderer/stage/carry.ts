// What is carried by a pointer: it lies under that pointer, above everything, with the marks that lie on it.
import type { Target } from './contract.ts';
import { isOn } from './emphasis.ts';
import type { Drawn } from './flight.ts';
import type { Placement, Scene } from './game-stage.ts';

/** A point of the stage, in CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Carry {
  /** Whether it is still in the hand; otherwise it was let go, and what comes of that is awaited where it lies. */
  isHeld: boolean;
  /** Whether a thing is carried, or lies on what is. */
  has(id: string): boolean;
  moveTo(pointer: Point): void;
  /** A scene of the table with what is carried as it is in the hand: straight, raised, and in nobody's way. */
  inHand(scene: Scene): Scene;
  /** The same scene with what is carried where it is now. */
  placed(scene: Scene): Scene;
  /** A thing as it is drawn: under the pointer, when it is carried. */
  posed(drawn: Drawn): Drawn;
}

/** How much larger what is carried is: it is nearer to the eye. */
const NEARER = 1.06;
/** Above all that lies or flies. */
const ABOVE = 3000;

/** What carries `target` from now on, by a pointer at `start`; null where no such thing lies in the scene. */
export function createCarry(scene: Scene, target: Target, start: Point): Carry | null {
  const lifted = scene.reduce<Placement | null>(
    (best, one) => (one.target === target && (best === null || one.z >= best.z) ? one : best),
    null,
  );
  if (!lifted) return null;
  const { id } = lifted;
  const grip = { x: lifted.x - start.x, y: lifted.y - start.y };
  let at: Point = start;
  /** By id, how far from its centre what is carried lies. */
  let parts = partsOf(scene, lifted);

  const pose = <Thing extends Pick<Placement, 'id' | 'x' | 'y'>>(thing: Thing): Thing => {
    const part = parts.get(thing.id);
    return part ? { ...thing, x: at.x + grip.x + part.x, y: at.y + grip.y + part.y } : thing;
  };

  return {
    isHeld: true,
    has: (one) => parts.has(one),
    moveTo(pointer) {
      at = pointer;
    },
    inHand(next) {
      const home = next.find((one) => one.id === id);
      if (!home) return next;
      const inHand = next.map((one) => (isOn(one, home) ? raised(one, home) : one));
      parts = partsOf(inHand, inHand[next.indexOf(home)] ?? home);
      return inHand;
    },
    placed: (next) => next.map(pose),
    posed(drawn) {
      return parts.has(drawn.id) ? { ...pose(drawn), z: drawn.z + ABOVE } : drawn;
    },
  };
}

function partsOf(scene: Scene, lifted: Placement): ReadonlyMap<string, Point> {
  return new Map(
    scene
      .filter((one) => isOn(one, lifted))
      .map(({ id, x, y }) => [id, { x: x - lifted.x, y: y - lifted.y }]),
  );
}

/** A part of what is carried, as large and as far from its centre as it is in the hand. */
function raised(one: Placement, home: Placement): Placement {
  const [sin, cos] = [Math.sin(-home.rotation), Math.cos(-home.rotation)];
  const [dx, dy] = [(one.x - home.x) * NEARER, (one.y - home.y) * NEARER];
  return {
    ...one,
    x: home.x + dx * cos - dy * sin,
    y: home.y + dx * sin + dy * cos,
    width: one.width * NEARER,
    height: one.height * NEARER,
    rotation: one.rotation - home.rotation,
    picture: one.whole ?? one.picture,
    lift: one.lift > 0 ? 1 : 0,
    shade: 0,
    // What lies under it is what is pointed at.
    target: null,
  };
}
