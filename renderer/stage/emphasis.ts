// What answers a pointer: the card under a mouse rises in its row, the one under a finger is so large that it can be read.
import type { Target } from './contract.ts';
import type { Placement, Scene } from './game-stage.ts';

/** What a pointer is on. */
export interface Pointed {
  readonly target: Target;
  /** A mouse hovers; a finger covers what it presses. */
  readonly by: 'mouse' | 'finger';
}

/** How far a card under a mouse rises, as a part of its height, and how much larger it is: it covers no neighbour's index. */
const RISE = 0.05;
const UNDER_MOUSE = 1.02;
/** How much larger a card under a finger is at least, and how wide, in CSS px. */
const UNDER_FINGER = 1.3;
const READABLE = 104;
/** Above all cards that lie beside it. */
const ABOVE = 40;

/** The scene with what is pointed at emphasised; what a finger covers grows from its lower edge up. */
export function emphasised(scene: Scene, pointed: Pointed | null, width: number): Scene {
  const found = pointed && scene.find(({ target }) => target === pointed.target);
  if (!pointed || !found) return scene;
  const change =
    pointed.by === 'mouse'
      ? risen
      : (placement: Placement): Placement =>
          enlarged(placement, Math.max(UNDER_FINGER, READABLE / Math.max(1, found.width)), width);
  return scene.map((placement) => (isOn(placement, found) ? change(placement) : placement));
}

/**
 * How far below a thing a mouse may be and still be on it, once it has risen: otherwise it would sink and rise for ever under
 * a mouse at its lower edge.
 */
export function riseOf({ height }: Pick<Placement, 'height'>): number {
  return height * RISE;
}

/** The card itself, and marks that lie on it. */
function isOn(one: Placement, card: Placement): boolean {
  return (
    one === card ||
    (one.x === card.x && one.y === card.y && one.width === card.width && one.height === card.height)
  );
}

/** In its layer, so that what lies over it lies over it still. */
function risen(placement: Placement): Placement {
  return {
    ...placement,
    y: placement.y - riseOf(placement),
    width: placement.width * UNDER_MOUSE,
    height: placement.height * UNDER_MOUSE,
    lift: placement.lift > 0 ? placement.lift + 0.3 : 0,
    shade: placement.shade / 2,
  };
}

function enlarged(placement: Placement, scale: number, room: number): Placement {
  const [width, height] = [placement.width * scale, placement.height * scale];
  const x = Math.min(Math.max(placement.x, width / 2), Math.max(width / 2, room - width / 2));
  return {
    ...placement,
    x,
    y: placement.y - (height - placement.height) / 2,
    width,
    height,
    z: placement.z + ABOVE,
    lift: placement.lift > 0 ? placement.lift + 0.2 : 0,
    shade: placement.shade / 2,
  };
}
