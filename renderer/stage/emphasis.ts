// What answers a pointer: the card under a mouse is a little larger, the one under a finger so much that it can be read.
import type { Target } from './contract.ts';
import type { Placement, Scene } from './game-stage.ts';

/** What a pointer is on. */
export interface Pointed {
  readonly target: Target;
  /** A mouse hovers; a finger covers what it presses. */
  readonly by: 'mouse' | 'finger';
}

/** How much larger a card under a mouse is. */
const UNDER_MOUSE = 1.05;
/** How much larger a card under a finger is at least, and how wide, in CSS px. */
const UNDER_FINGER = 1.3;
const READABLE = 104;
/** Above all cards that lie beside it. */
const ABOVE = 40;

/** The scene with what is pointed at enlarged, from its lower edge up so that a pointer on it stays on it. */
export function emphasised(scene: Scene, pointed: Pointed | null, width: number): Scene {
  const found = pointed && scene.find(({ target }) => target === pointed.target);
  if (!pointed || !found) return scene;
  const scale =
    pointed.by === 'mouse' ? UNDER_MOUSE : Math.max(UNDER_FINGER, READABLE / Math.max(1, found.width));
  return scene.map((placement) => (isOn(placement, found) ? enlarged(placement, scale, width) : placement));
}

/** The card itself, and marks that lie on it. */
function isOn(one: Placement, card: Placement): boolean {
  return (
    one === card ||
    (one.x === card.x && one.y === card.y && one.width === card.width && one.height === card.height)
  );
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
