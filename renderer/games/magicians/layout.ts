// Where everything lies on Magicians' table, for one view and one size of window. Pure.
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { StageInput, Target } from '../../stage/contract.ts';
import type { Placement, Scene, Size } from '../../stage/game-stage.ts';
import { GASLIGHT } from '../../stage/paint/footlights.ts';
import { focusRing, NOTHING } from '../parts/focus.ts';
import { footlights, type Lit, pooled } from '../parts/light.ts';
import { place } from '../parts/place.ts';
import { handPlacements } from './hand.ts';
import { TABLE } from './paint/cloth.ts';
import { pilePlacements, spiedPlacements } from './piles.ts';
import { ribbonPlacements } from './ribbon.ts';
import { hallOf, LAYER, type Table, tableOf } from './table.ts';
import { isOnStage, placesOnBoards, theatrePlacements, zoomPlacements } from './theatre.ts';

/** Everything that is to be seen. */
export function layout(view: MagiciansView, input: StageInput, size: Size, words: Say): Placement[] {
  const table = tableOf(view, input, size, words);
  const seats = view.seats.map((_, seat) => seat);
  const lit = seats.filter((seat) => isOnStage(table, seat)).map((seat) => litOf(table, seat));
  const isTall = size.height > size.width;
  const scene = [
    place('table', TABLE, { left: 0, top: 0, width: size.width, height: size.height }, { z: LAYER.table }),
    ...lit.map((one) => pooled(one, GASLIGHT, LAYER.light)),
    ...lit.flatMap((one) => footlights(one, size, isTall, LAYER.light + 1)),
    ...ribbonPlacements(table),
    ...seats.flatMap((seat) => theatrePlacements(table, seat)),
    ...pilePlacements(table),
    ...handPlacements(table),
    ...(view.spied ? spiedPlacements(table) : zoomPlacements(table)),
  ];
  return [...scene, ...focused(scene, table)];
}

/** The ring of the keyboard's focus, also where what has it has no target in the picture just now. */
function focused(scene: Scene, table: Table): Placement[] {
  const { input } = table;
  const ring = focusRing(scene, input, LAYER.focus);
  if (ring.length > 0 || input.focused === null) return ring;
  const thing = unpressed(scene, table, input.focused);
  return thing ? focusRing([{ ...thing, target: input.focused }], input, LAYER.focus) : [];
}

/** A card that is too small to be pressed, or a place on the own boards where nothing can be put. */
function unpressed(scene: Scene, table: Table, target: Target): Placement | undefined {
  if (target.startsWith('play:')) {
    const id = `card:${target.slice('play:'.length)}`;
    return scene.find((placement) => placement.id === id);
  }
  const box = placesOnBoards(table, table.bottom).find((one) => one.target === target)?.box;
  return box && place('focused', NOTHING, box, {});
}

function litOf(table: Table, seat: number): Lit {
  const { box, plate, isOwn: isNear } = hallOf(table, seat);
  // The others all stand along the far edge.
  const at = isNear ? plate : { ...plate, top: 0 };
  return { seat, plate: at, things: box, lowest: box.top + box.height, isNear };
}
