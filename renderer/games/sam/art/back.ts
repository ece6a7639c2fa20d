// The back of the deck: a lattice of two threads, and two crossed wands in an oval.
import { polygon, star } from '../../parts/drawn/draw.ts';

/** Two crossed wands with a star above them, in a square of 100 by 100. */
export const WANDS =
  polygon([8, 84], [16, 92], [92, 16], [84, 8]) +
  polygon([92, 84], [84, 92], [52, 60], [60, 52]) +
  polygon([40, 48], [48, 40], [16, 8], [8, 16]) +
  star(50, 12, 13, 5.2) +
  star(50, 92, 10, 4);

export const GROUND = '#1b2c63';
export const THREAD = '#f3d78a';

/** The lattice in a box, its meshes about so wide and half as high again. */
export function lattice(left: number, top: number, width: number, height: number, columns: number): string {
  const across = width / columns;
  const rows = Math.max(1, Math.round(height / (across * 1.4)));
  const down = height / rows;
  let d = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [left + column * across, top + row * down];
      d += `M${x} ${y + down / 2}L${x + across / 2} ${y}L${x + across} ${y + down / 2}L${x + across / 2} ${y + down}Z`;
    }
  return d;
}
