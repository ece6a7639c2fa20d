// Where everything lies on Trick-Taking's table, for one view and one size of window. Pure.
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { StageInput } from '../../stage/contract.ts';
import type { Placement, Size } from '../../stage/game-stage.ts';
import { GASLIGHT } from '../../stage/paint/footlights.ts';
import { focusRing, withSelection } from '../parts/focus.ts';
import { footlights, type Lit, pooled, stitched } from '../parts/light.ts';
import { CROWN, HAT, PASSED } from '../parts/marks.ts';
import { place } from '../parts/place.ts';
import { platePicture } from '../parts/plate.ts';
import type { Rect } from '../parts/row.ts';
import { choosingPlacements, isOpen } from './choosing.ts';
import { fanPlacements, handPlacements } from './hands.ts';
import { TABLE } from './paint/cloth.ts';
import { deckPlacements, pilePlacements } from './piles.ts';
import { returningPlacements } from './returning.ts';
import { LAYER, panelOf, type Table, tableOf } from './table.ts';
import { trickPlacements } from './trick.ts';

/** How much darker the plate of somebody is who is out of the Ultimate Trick. */
const OUT = 0.5;

/** How much larger names are where there is room for them. */
const ROOMY = 1.14;

/** Everything that is to be seen. */
export function layout(view: TrickTakingView, input: StageInput, size: Size, words: Say): Placement[] {
  const table = tableOf(view, input, size, words);
  const seats = view.seats.map((_, seat) => seat);
  const lit = view.awaiting.map((seat) => litOf(table, seat));
  const isTall = table.places.arrangement === 'lines';
  const open = isOpen(view);
  const scene = [
    place('table', TABLE, { left: 0, top: 0, width: size.width, height: size.height }, { z: LAYER.table }),
    stitched(table.places.centre, size, LAYER.table + 0.5),
    ...lit.map((one) => pooled(one, GASLIGHT, LAYER.light)),
    ...lit.flatMap((one) => footlights(one, size, isTall, LAYER.light + 1)),
    ...seats.map((seat) => plate(table, seat)),
    ...seats.flatMap((seat) => deckPlacements(table, seat)),
    ...seats.flatMap((seat) => pilePlacements(table, seat, elsewhere(table, seat))),
    ...seats.flatMap((seat) => fanPlacements(table, seat)),
    ...(open ? choosingPlacements(table) : [...trickPlacements(table), ...handPlacements(table)]),
    ...returningPlacements(table),
  ].map((placement) => withSelection(placement, input));
  return [...scene, ...focusRing(scene, input, LAYER.focus)];
}

/** Cards of a Repertoire that do not lie on its pile: all of the viewer's while it is laid open. */
function elsewhere({ view }: Table, seat: number): ReadonlySet<string> {
  return new Set(isOpen(view) && seat === view.viewer ? view.seats[seat]?.repertoire : []);
}

function litOf(table: Table, seat: number): Lit {
  const { plate: box, fan, deck, pile } = panelOf(table, seat);
  const all: readonly Rect[] = [box, fan, deck, pile];
  const left = Math.min(...all.map((one) => one.left));
  const top = Math.min(...all.map((one) => one.top));
  const right = Math.max(...all.map((one) => one.left + one.width));
  const bottom = Math.max(...all.map((one) => one.top + one.height));
  return {
    seat,
    plate: box,
    things: { left, top, width: right - left, height: bottom - top },
    lowest: bottom,
    isNear: seat === table.bottom && box.top > table.size.height / 2,
  };
}

function plate(table: Table, seat: number): Placement {
  const { view, input, places } = table;
  const { inUltimate, chose, passed } = view.seats[seat] ?? {};
  const isUltimate = /^ultimate\.(turns|challenge)/.test(view.phase);
  const wins = view.result ? view.result.winners.includes(seat) : view.winning === seat;
  const picture = platePicture({
    name: input.seats[seat]?.name ?? '',
    marks: [...(wins ? [CROWN] : []), ...(view.holder === seat ? [HAT] : []), ...(passed ? [PASSED] : [])],
    figures: [],
    turn: view.awaiting.includes(seat),
    small: true,
    text: places.text * (places.arrangement === 'around' ? ROOMY : 1),
  });
  return place(`plate:${seat}`, picture, panelOf(table, seat).plate, {
    z: LAYER.plate,
    shade: isUltimate && inUltimate === false && chose !== undefined ? OUT : 0,
  });
}
