// What court figures are put together from: how a figure stands in its box, and the hands, collars and buttons that come back.
import { around, type Placing, star } from '../../parts/drawn/draw.ts';
import { blob, drawn, flat, inked, limb, merged, oval, put, track } from '../../parts/drawn/pen.ts';
import { type Ink, type Shape, widthOf } from '../../parts/drawn/shape.ts';
import type { Court } from './court.ts';
import { fine } from './court-faces.ts';

/**
 * Figures are drawn about a head at 50, 40; the lower edge of the box is then at 93. Up to 14, 51 from the upper left is under
 * the index.
 */
const STAND = { x: 14, y: 0.5, scale: 0.8 } as const;
/** Lines get finer with the figure, and a little more: it is seen large. */
const FINER = 0.76;

type Layers = readonly (Shape | readonly Shape[])[];

/** A figure, back to front, as it was drawn about a head at 50, 40. `bust` is the square around head and hat there. */
export function figure(bust: Court['bust'], ...layers: Layers): Court {
  const shapes = put(layers.flat(), STAND).map((shape) =>
    shape.line === undefined ? shape : { ...shape, width: widthOf(shape) * FINER },
  );
  const { x, y, scale } = STAND;
  return {
    shapes,
    bust: { left: bust.left * scale + x, top: bust.top * scale + y, size: bust.size * scale },
  };
}

/** Shapes turned to the other side, about a head at 50, 40. */
export function turned(...layers: Layers): Shape[] {
  return put(layers.flat(), { x: 100, flip: true });
}

/** A head, larger than it is drawn. */
export function head(shapes: readonly Shape[], x = 50, y = 40): Shape[] {
  return put(shapes, { x, y, scale: 1.42 });
}

/** What is made of each of the places in `x,y,size x,y,size`; a size may be left out where it is not asked for. */
export function each<T>(places: string, make: (x: number, y: number, size: number) => T): T[] {
  return places.split(' ').map((place) => {
    const [x = 0, y = 0, size = 0] = place.split(',').map(Number);
    return make(x, y, size);
  });
}

/** Buttons, pearls or jewels at `x,y x,y`. */
export function buttons(places: string, ink: Ink = 'gold', radius = 2.2): Shape {
  return fine(ink, 1.2, ...each(places, (x, y) => oval(x, y, radius)));
}

/** Sparks of light at `x,y,radius x,y,radius`. */
export function sparks(ink: Ink, places: string): Shape {
  return flat(ink, ...each(places, (x, y, r) => star(x, y, r, r * 0.35, 4)));
}

/** A hand closed about something upright that runs through the origin, its fingers to the left. */
export function grip(skin: Ink, where: Placing): Shape[] {
  return put(
    [
      ...merged(skin, blob('-7,-7 5,-8 8,0 5,8 -6,8 -8.6,1')),
      drawn('ink', 1.2, track('-7,-3 3,-3.4'), track('-7.4,1 3,0.8'), track('-6.6,4.8 3,4.6')),
    ],
    where,
  );
}

/** A hand that lies with its fingers to the right; the wrist at the origin. */
export function resting(skin: Ink, where: Placing): Shape[] {
  return put(
    [
      ...merged(
        skin,
        oval(4, 0, 6, 7),
        limb('6,-4.6 17,-5', 5, 4.2),
        limb('7,-0.6 20,-0.6', 5, 4.2),
        limb('7,3.4 18,3.6', 5, 4),
      ),
      drawn('ink', 1, track('9,-2.6 15,-2.8'), track('9,1.4 16,1.4')),
    ],
    where,
  );
}

/** A ruff: an oval of starched folds. */
export function ruff(x: number, y: number, across: number, down: number, folds: number): Shape[] {
  const at = (part: number, step: number): string => {
    const [dx, dy] = around(0, 0, part, (step * 180) / folds);
    return `${(x + across * dx).toFixed(2)},${(y + down * dy).toFixed(2)}`;
  };
  const edge = Array.from({ length: 2 * folds }, (_, step) =>
    step % 2 === 0 ? at(1, step) : `${at(0.86, step)}!`,
  );
  const creases = Array.from({ length: folds }, (_, i) =>
    track(`${at(0.5, 2 * i + 1)} ${at(0.84, 2 * i + 1)}`),
  );
  return [inked('paper', blob(edge.join(' '))), drawn('ink', 0.9, ...creases)];
}

/** A dove with raised wings that looks to the left, 42 wide around the origin. */
export const DOVE: readonly Shape[] = [
  inked('paper', blob('2,-2! 4,-16 14,-24 20,-22! 20,-10 14,0')),
  inked('paper', blob('-15,-2! -12,-7 -6,-7 0,-2 10,0 23,5! 22,10! 12,10 0,11 -9,6 -12,1')),
  inked('paper', blob('-2,0! -4,-14 2,-25 8,-28! 12,-14 9,0')),
  drawn(
    'grey',
    1,
    track('14,5 21,7.4'),
    track('8,-4 12,-12 16,-19'),
    track('2,-3 2,-13 5,-22'),
    track('5,-3 8,-18'),
  ),
  flat('ink', oval(-10, -2.8, 1.3)),
  fine('gold', 1, 'M-15 -3.4L-19.4 -1L-14.4 0.8Z'),
];
