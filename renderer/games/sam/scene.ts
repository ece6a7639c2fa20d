// What is shown large in the middle of the table: a challenge for as long as it is open, or a battle that is looked at again.
import type { Battle, Place } from '../../../engine/games/sam/types.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { NOTHING } from '../parts/focus.ts';
import { place } from '../parts/place.ts';
import { CLOSE, VEIL } from '../parts/rim.ts';
import type { Rect } from '../parts/row.ts';
import { type Arena, arenaIn, battlePlacements, type Told } from './battle-scene.ts';
import { challengePlacements } from './challenge-scene.ts';
import { BATTLE_TARGET, CLOSE_TARGET } from './draft.ts';
import { TOUCH } from './field-room.ts';
import { LAYER, type Table } from './table.ts';

export function scenePlacements(table: Table): Placement[] {
  const { view, input } = table;
  const { battle, challenge } = view;
  if (!battle || (!challenge && input.zoomed !== BATTLE_TARGET)) return [];
  const arena = arenaOf(table, battle);
  const shown = [...veiled(table), ...battlePlacements(table, battle, arena)];
  return challenge ? [...shown, ...challengePlacements(table, arena)] : [...shown, ...closing(table, arena)];
}

/** Where a battle is shown: with room for hands or a coin where a challenge decides it. */
export function arenaOf({ places }: Table, battle: Battle<string, Place>): Arena {
  return arenaIn(places.scene, places.text, battle.winner === null);
}

/** A battle on its way, over the veiled table. */
export function battleOn(table: Table, battle: Battle<string, Place>, arena: Arena, told: Told): Placement[] {
  return [...veiled(table), ...battlePlacements(table, battle, arena, told)];
}

function veiled({ size }: Table): Placement[] {
  return [
    place('veil', VEIL, { left: 0, top: 0, width: size.width, height: size.height }, { z: LAYER.scene - 10 }),
  ];
}

/** The sign that puts it away; so does pressing anything else. */
function closing({ size }: Table, { panel }: Arena): Placement[] {
  const corner: Rect = {
    left: panel.left + panel.width - TOUCH,
    top: panel.top,
    width: TOUCH,
    height: TOUCH,
  };
  const window = { left: 0, top: 0, width: size.width, height: size.height };
  return [
    place('aside', NOTHING, window, { z: LAYER.scene - 9, target: CLOSE_TARGET }),
    place('close', CLOSE, corner, { z: LAYER.scene + 40, target: CLOSE_TARGET }),
  ];
}
