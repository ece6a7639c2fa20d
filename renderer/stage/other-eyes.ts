// When other eyes look at the table: what only the ones before knew is gone at once, before anything moves.
import type { Scene } from './game-stage.ts';

/** The scene without the faces that the next one does not show, and without anything to point at. */
export function blinkered(scene: Scene, next: Scene): Scene {
  const coming = new Map(next.map((placement) => [placement.id, placement]));
  const shown = new Set(next.map(({ picture }) => picture.key));
  return scene.flatMap((placement) => {
    const { picture } = placement;
    if (picture.side !== 'face' || shown.has(picture.key)) return [{ ...placement, target: null }];
    const to = coming.get(placement.id);
    return to ? [{ ...placement, picture: to.picture, target: null }] : [];
  });
}
