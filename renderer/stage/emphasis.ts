// What answers a pointer: the card under a mouse rises in its row, the one under a finger is so large that it can be read.
import type { Target } from './contract.ts';
import type { Placement, Scene } from './game-stage.ts';

/** What a pointer is on. */
export interface Pointed {
  readonly target: Target;
  /** A mouse hovers; a finger covers what it presses; what is carried can be let go over it. */
  readonly by: 'mouse' | 'finger' | 'carried';
}

/** How far a card under a mouse rises, as a part of its height, and how much larger it is: it covers no neighbour's index. */
const RISE = 0.05;
const UNDER_MOUSE = 1.02;
/** How much larger a card under a finger is at least, and how wide, in CSS px. */
const UNDER_FINGER = 1.3;
const READABLE = 104;
/** Above all that lies on the table, also in other layers than its own. */
const ABOVE = 440;

/** The scene with what is pointed at emphasised; what a finger covers grows from its lower edge up. */
export function emphasised(scene: Scene, pointed: Pointed | null, width: number): Scene {
  const found = pointed && scene.find(({ target }) => target === pointed.target);
  if (!pointed || !found) return scene;
  if (pointed.by === 'carried') {
    return scene.map((placement) =>
      placement === found ? { ...found, halo: 'selected', shade: 0 } : placement,
    );
  }
  const change = pointed.by === 'mouse' ? risen(found) : enlarged(found, width);
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
export function isOn(one: Placement, card: Placement): boolean {
  return (
    one === card ||
    one.on === card.id ||
    (one.x === card.x && one.y === card.y && one.width === card.width && one.height === card.height)
  );
}

/** In its layer, so that what lies over it lies over it still. */
function risen(card: Placement): (placement: Placement) => Placement {
  const to = { x: card.x, y: card.y - riseOf(card) };
  return (placement) => ({
    ...along(placement, card, to, UNDER_MOUSE),
    lift: placement.lift > 0 ? placement.lift + 0.3 : 0,
    shade: placement.shade / 2,
  });
}

function enlarged(card: Placement, room: number): (placement: Placement) => Placement {
  const scale = Math.max(UNDER_FINGER, READABLE / Math.max(1, card.width));
  const half = (card.width * scale) / 2;
  const to = {
    x: Math.min(Math.max(card.x, half), Math.max(half, room - half)),
    y: card.y - ((scale - 1) * card.height) / 2,
  };
  return (placement) => ({
    ...along(placement, card, to, scale),
    picture: placement.whole ?? placement.picture,
    z: placement.z + ABOVE,
    lift: placement.lift > 0 ? placement.lift + 0.2 : 0,
    shade: placement.shade / 2,
  });
}

/** A thing, scaled and moved together with the card that it lies on, or is. */
function along(
  placement: Placement,
  card: Placement,
  to: { readonly x: number; readonly y: number },
  scale: number,
): Placement {
  return {
    ...placement,
    x: to.x + (placement.x - card.x) * scale,
    y: to.y + (placement.y - card.y) * scale,
    width: placement.width * scale,
    height: placement.height * scale,
  };
}
