// A table in small: what the game's own stage lays out for everybody, painted once on a canvas.
import type { View } from '../../../engine/core/view.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Occupant } from '../../../engine/protocol/network.ts';
import { stageOf } from '../../games/stages.ts';
import { cornerOf } from '../../stage/cards/card-size.ts';
import type { Picture, Placement, Scene } from '../../stage/game-stage.ts';
import { type Brush, fillRounded } from '../../stage/paint/brush.ts';
import { type Faces, facesFor, type Reading } from '../../stage/paint/faces.ts';
import { breadthOf, haloPicture, reachOf, SHADE } from '../../stage/paint/lights.ts';
import { LAID } from './proportion.ts';
import { scoreOf, scorePicture } from './score.ts';

/** What is to be painted. */
export interface SmallTable {
  /** A watcher's, in which nothing is that anybody hides; or what was kept of one seat's. */
  readonly view: View;
  /** By seat. */
  readonly seats: readonly Occupant[];
}

/** How far the shadow of a card falls, as a part of its width. */
const FALL = 0.05;

/**
 * Paints a table over a whole canvas, on whose brush one px is one px of the canvas.
 * @throws Error for a game that this program does not know, and for a view that its stage cannot lay out
 */
export function paintTable(canvas: HTMLCanvasElement, table: SmallTable, words: Say, reading: Reading): void {
  const brush = canvas.getContext('2d');
  if (brush === null) return;
  const density = canvas.width / LAID.width;
  const faces = facesFor(reading);
  brush.save();
  brush.scale(density, density);
  for (const thing of sceneOf(table, words, reading)) paintThing(brush, thing, faces, density);
  brush.restore();
}

/** What is seen of a table, the lowest first; on every plate its player's score, in figures that are still read when they are small. */
export function sceneOf({ view, seats }: SmallTable, words: Say, reading: Reading): Scene {
  const scene = stageOf(view.game).layout(
    {
      view,
      seats,
      // What one seat saw of a game elsewhere is seen from there.
      bottom: typeof view.viewer === 'number' ? view.viewer : 0,
      draft: null,
      judged: null,
      selected: null,
      focused: null,
      zoomed: null,
      isForAll: typeof view.viewer !== 'number',
    },
    { ...LAID, text: 1, reading },
    words,
  );
  return scene
    .map((thing) => {
      const score = scoreOf(view, thing.id);
      return score === null ? thing : { ...thing, picture: scorePicture(thing.picture, score, words) };
    })
    .toSorted((one, other) => one.z - other.z);
}

function paintThing(brush: Brush, thing: Placement, faces: Faces, density: number): void {
  const { picture, x, y, width, height, rotation, alpha, lift, halo, shade } = thing;
  if (alpha <= 0 || width <= 0 || height <= 0) return;
  brush.save();
  brush.translate(x, y);
  brush.rotate(rotation);
  brush.translate(-width / 2, -height / 2);
  brush.globalAlpha = alpha;
  if (lift > 0)
    fillRounded(
      brush,
      [(width * FALL) / 2, width * FALL, width, height],
      cornerOf(width),
      'rgba(2, 3, 10, 0.45)',
    );
  paintWithin(brush, picture, width, height, faces);
  if (halo !== null) {
    const reach = reachOf(breadthOf(thing));
    const light = apart(
      haloPicture(halo, breadthOf(thing)),
      width + 2 * reach,
      height + 2 * reach,
      faces,
      density,
    );
    brush.drawImage(light, -reach, -reach, width + 2 * reach, height + 2 * reach);
  }
  if (shade > 0) {
    brush.globalAlpha = alpha * shade;
    SHADE.paint(brush, width, height, faces);
  }
  brush.restore();
}

/** What a picture paints stays within it, and what it does to the brush does not last. */
function paintWithin(brush: Brush, picture: Picture, width: number, height: number, faces: Faces): void {
  brush.save();
  brush.beginPath();
  brush.rect(0, 0, width, height);
  brush.clip();
  picture.paint(brush, width, height, faces);
  brush.restore();
}

/** A light takes away what it has painted under its card, which must not take away the table, too: it has a canvas of its own. */
function apart(
  picture: Picture,
  width: number,
  height: number,
  faces: Faces,
  density: number,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * density));
  canvas.height = Math.max(1, Math.round(height * density));
  const brush = canvas.getContext('2d');
  brush?.scale(density, density);
  if (brush) picture.paint(brush, width, height, faces);
  return canvas;
}
