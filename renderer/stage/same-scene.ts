// Whether two scenes look the same, so that nothing has to move from one to the other.
import type { Placement, Scene } from './game-stage.ts';

const SEEN = [
  'id',
  'x',
  'y',
  'width',
  'height',
  'rotation',
  'z',
  'lift',
  'shade',
  'alpha',
  'halo',
  'target',
] as const;

/** Whether everything lies at the same place and looks and answers alike. */
export function isSameScene(one: Scene, other: Scene): boolean {
  return one.length === other.length && one.every((placement, index) => isSame(placement, other[index]));
}

function isSame(one: Placement, other: Placement | undefined): boolean {
  return (
    other !== undefined &&
    one.picture.key === other.picture.key &&
    SEEN.every((key) => one[key] === other[key])
  );
}
