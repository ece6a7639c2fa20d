// Flights of cards from one scene to the next, one after another.
import type { Placement, Scene, Step, Timing } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { AT_ONCE, timed } from './timing.ts';

/** There from the first moment; nothing is turned over for it. */
export const THERE: Timing = { ...AT_ONCE, turn: 0 };

/** A card that flies: where it sets out and where it arrives. */
export interface Flyer {
  readonly from: Placement;
  readonly to: Placement;
}

export function find({ scene }: { readonly scene: Scene }, id: string): Placement | undefined {
  return scene.find((placement) => placement.id === id);
}

/** Flies cards one after another, all else goes to its place meanwhile; what is no longer seen at its goal is gone then. */
export function fly(
  flyers: readonly Flyer[],
  now: Scene,
  then: Scene,
  timing: (index: number) => Timing,
): Step[] {
  if (flyers.length === 0) return [{ scene: then, timing: () => timed(0, TIMES.settle), hold: 0 }];
  const order = new Map(flyers.map(({ to }, index) => [to.id, index]));
  const starting = flyers.map(({ from, to }): Placement => ({
    ...from,
    id: to.id,
    halo: null,
    target: null,
  }));
  const arriving = flyers.map(({ to }) => to);
  const others = (scene: Scene): Scene => scene.filter(({ id }) => !order.has(id));
  return [
    { scene: [...others(now), ...starting], timing: () => THERE, hold: 0 },
    {
      scene: [...others(then), ...arriving],
      timing: (id) => {
        const index = order.get(id);
        return index === undefined ? timed(0, TIMES.settle) : timing(index);
      },
      hold: 0,
    },
    { scene: then, timing: () => THERE, hold: 0 },
  ];
}

/** Something lying as something else does. */
export function asLies(thing: Placement, { x, y, width, height, rotation }: Placement): Placement {
  return { ...thing, x, y, width, height, rotation };
}
