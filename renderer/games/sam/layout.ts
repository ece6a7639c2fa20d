// Where everything lies on SAM's table, for one view and one size of window. Pure.
import type { SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { StageInput, Target } from '../../stage/contract.ts';
import type { Placement, Scene, Size } from '../../stage/game-stage.ts';
import { GASLIGHT } from '../../stage/paint/footlights.ts';
import { focusRing, NOTHING } from '../parts/focus.ts';
import { footlights, type Lit, pooled } from '../parts/light.ts';
import { place } from '../parts/place.ts';
import { aimPlacements } from './aim.ts';
import { fieldPlacements, zoomPlacements } from './field.ts';
import { handPlacements } from './hand.ts';
import { moneyPlacements } from './money.ts';
import { TABLE } from './paint/index.ts';
import { pilePlacements } from './piles.ts';
import { scenePlacements } from './scene.ts';
import { targetIn } from './shown.ts';
import { stripPlacements } from './strip.ts';
import { cellOf, isLit, LAYER, roomOf, shownRoomOf, type Table, tableOf } from './table.ts';

/** Everything that is to be seen. */
export function layout(view: SamView, input: StageInput, size: Size, words: Say): Placement[] {
  const table = tableOf(view, input, size, words);
  const seats = view.seats.map((_, seat) => seat);
  const lit = seats.filter((seat) => isLit(table, seat)).map((seat) => litOf(table, seat));
  const isTall = size.height > size.width;
  const scene = [
    place('table', TABLE, { left: 0, top: 0, width: size.width, height: size.height }, { z: LAYER.table }),
    ...lit.map((one) => pooled(one, GASLIGHT, LAYER.light)),
    ...lit.flatMap((one) => footlights(one, size, isTall, LAYER.light + 1)),
    ...stripPlacements(table),
    ...seats.flatMap((seat) => fieldPlacements(table, seat)),
    ...pilePlacements(table),
    ...moneyPlacements(table),
    ...handPlacements(table),
    ...zoomPlacements(table),
    ...aimPlacements(table),
    ...scenePlacements(table),
  ];
  return [...scene, ...focused(scene, table)];
}

/** The ring of the keyboard's focus, also where what has it has no target in the picture just now. */
function focused(scene: Scene, table: Table): Placement[] {
  const { input } = table;
  const ring = focusRing(scene, input, LAYER.focus);
  if (ring.length > 0 || input.focused === null) return ring;
  const thing = unpressed(table, input.focused);
  return thing ? focusRing([{ ...thing, target: input.focused }], input, LAYER.focus) : [];
}

/** A place of a field that is too small to be pressed. */
function unpressed(table: Table, target: Target): Placement | undefined {
  const at = targetIn(target);
  if (!at || !table.view.seats[at.seat]) return undefined;
  const box = cellOf(table, at.seat, at.at, shownRoomOf(table, at.seat));
  return box ? place('focused', NOTHING, box, {}) : undefined;
}

function litOf(table: Table, seat: number): Lit {
  const isNear = seat === table.bottom;
  const { mat, plate } = roomOf(table, seat);
  // The others all sit along the far edge.
  const at = isNear ? plate : { ...plate, top: 0 };
  return { seat, plate: at, things: mat, lowest: mat.top + mat.height, isNear };
}
