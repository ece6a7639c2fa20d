// Steps without any flight, for whoever is made unwell by movement: what has changed fades out here and in there.
import type { Placement, Scene, Step } from './game-stage.ts';
import { TIMES } from './motion.ts';

const GONE = '~gone';
const AT_ONCE = { delay: 0, duration: 0 };
const FADE = { delay: 0, duration: TIMES.stillFade };

/** The same steps from `before` on, as fades: each scene is seen for as long as it was meant to be. */
export function asFades(before: Scene, steps: readonly Step[]): Step[] {
  let from = before;
  return steps.flatMap(({ scene, hold, isTail = false }) => {
    const left = withGhosts(from, scene);
    from = scene;
    return [
      { scene: left, timing: () => AT_ONCE, hold: 0 },
      { scene, timing: () => FADE, hold, isTail },
    ];
  });
}

/** The scene, with every thing that would move or turn under another name: so it goes, and what comes is a new one. */
function withGhosts(scene: Scene, next: Scene): Placement[] {
  const coming = new Map(next.map((placement) => [placement.id, placement]));
  return scene.map((placement) => {
    const to = coming.get(placement.id);
    if (!to || looksAlike(placement, to)) return placement;
    return { ...placement, id: placement.id + GONE, target: null };
  });
}

function looksAlike(one: Placement, other: Placement): boolean {
  return (
    one.picture.key === other.picture.key &&
    (['x', 'y', 'width', 'height', 'rotation'] as const).every((key) => one[key] === other[key])
  );
}
