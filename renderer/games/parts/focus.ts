// What was chosen first of two, and the ring of the keyboard's focus.
import type { StageInput } from '../../stage/contract.ts';
import type { Halo, Picture, Placement, Scene } from '../../stage/game-stage.ts';

/** Nothing: what only casts light. */
export const NOTHING: Picture = { key: 'nothing', side: null, paint: () => undefined };

/** The thing, lifted out of its row if it is what was chosen. */
export function withSelection(placement: Placement, { selected }: StageInput): Placement {
  if (placement.target === null || placement.target !== selected) return placement;
  const halo: Halo = 'selected';
  return {
    ...placement,
    y: placement.y - placement.height * 0.1,
    lift: 0.9,
    halo,
    shade: 0,
    z: placement.z + 50,
  };
}

/** The keyboard's focus: a ring of its own above everything, so that no neighbour hides it. */
export function focusRing(things: Scene, { focused }: StageInput, z: number): Placement[] {
  if (focused === null) return [];
  const found = things.find(({ target }) => target === focused);
  if (!found) return [];
  return [{ ...found, id: 'focus', picture: NOTHING, halo: 'focus', lift: 0, shade: 0, target: null, z }];
}
