// What lies under a point, as it is drawn at that moment.
import type { Target } from './contract.ts';
import { type Pointed, riseOf } from './emphasis.ts';
import type { Drawn } from './flight.ts';
import type { Scene } from './game-stage.ts';

/** The topmost target under a point in CSS px. */
export function targetAt(drawn: Iterable<Drawn>, x: number, y: number): Target | null {
  return hitAt(drawn, x, y)?.target ?? null;
}

/** The same where something may be pointed at: what a mouse has made rise stays under it down to where its lower edge was. */
export function targetUnder(
  drawn: Iterable<Drawn>,
  scene: Scene,
  pointed: Pointed | null,
  x: number,
  y: number,
): Target | null {
  const pieces = [...drawn];
  const found = hitAt(pieces, x, y);
  const risen = pointed?.by === 'mouse' && scene.find(({ target }) => target === pointed.target);
  const still = risen ? hitAt(pieces, x, y - riseOf(risen)) : null;
  const isStill = still && risen && still.target === risen.target && (!found || still.z >= found.z);
  return (isStill ? still : found)?.target ?? null;
}

/** The topmost thing with a target under a point; one without does not hide it. */
export function hitAt(drawn: Iterable<Drawn>, x: number, y: number): Drawn | null {
  let best: Drawn | null = null;
  for (const piece of drawn) {
    if (piece.target === null || !covers(piece, x, y)) continue;
    if (best === null || piece.z >= best.z) best = piece;
  }
  return best;
}

function covers(piece: Drawn, x: number, y: number): boolean {
  const [dx, dy] = [x - piece.x, y - piece.y];
  const [sin, cos] = [Math.sin(piece.rotation), Math.cos(piece.rotation)];
  return (
    Math.abs(dx * cos + dy * sin) <= piece.width / 2 && Math.abs(dy * cos - dx * sin) <= piece.height / 2
  );
}
