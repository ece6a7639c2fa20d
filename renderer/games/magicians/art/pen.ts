// The pen of the posters: that of all printed pictures, and whole pictures before a sky.
import { put } from '../../parts/drawn/pen.ts';
import type { Placing } from '../../parts/drawn/draw.ts';
import type { Shape } from '../../parts/drawn/shape.ts';
import type { Emblem, Sky } from './emblem.ts';

export * from '../../parts/drawn/pen.ts';

/** A picture before a plain sky, back to front. */
export function plain(sky: Sky, ...layers: readonly (Shape | readonly Shape[])[]): Emblem {
  return { sky, shapes: layers.flat() };
}

/** A picture before rays of light, back to front. */
export function radiant(sky: Sky, ...layers: readonly (Shape | readonly Shape[])[]): Emblem {
  return { sky, rays: true, shapes: layers.flat() };
}

/** A whole picture brought to another place in its square: mostly a little down and to the right, from under the pennant. */
export function aside(emblem: Emblem, where: Placing): Emblem {
  return { ...emblem, shapes: put(emblem.shapes, where) };
}
