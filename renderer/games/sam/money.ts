// What the present action costs, under the name of whose it is: the purse in Summon, the sum of an attack, and how its battle would go.
import type { Placement } from '../../stage/game-stage.ts';
import { place } from '../parts/place.ts';
import { duelPlacements } from './duel.ts';
import { pursePlacements } from './purse.ts';
import { headingPicture } from './signs/named.ts';
import { sumPlacements } from './sum.ts';
import { LAYER, type Table } from './table.ts';

/** All of it; beside a field that is shown large it stays in sight, because it is what the card there is chosen by. */
export function moneyPlacements(table: Table): Placement[] {
  const cost = table.shown.strike ? sumPlacements(table) : pursePlacements(table);
  const all = [...headingPlacements(table), ...cost, ...duelPlacements(table)];
  return table.zoomed === null ? all : all.map((one) => ({ ...one, z: one.z + LAYER.large }));
}

/** Whose attack it is, or whose points: they stand beside the own plate, and often belong to another. */
function headingPlacements({ view, input, places, shown, words }: Table): Placement[] {
  const { strike } = shown;
  const seat = strike?.seat ?? (view.points === null ? null : view.turn);
  if (seat === null) return [];
  const says = (name: string): string =>
    words(strike ? 'sam.stage.attack-of' : 'sam.stage.points-of', { name });
  const picture = headingPicture(input.seats[seat]?.name ?? '', says, places.text);
  return [place('heading', picture, places.heading, { z: LAYER.money })];
}
