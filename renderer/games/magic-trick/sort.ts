// The row that the viewer sorts, large and open in the centre, with cards of equal rank linked.
import type { Placement } from '../../stage/game-stage.ts';
import { rowIn } from './places.ts';
import { codePicture, LINK, ribbonPicture } from './scene.ts';
import { around, LAYER, place, type Table } from './table.ts';

const LINK_HEIGHT = 9;
/** Room for the owner's name above the row, in px at usual text size. */
const RIBBON = 22;

/** Cards by code, in the order of the draft, with the links between those that may change places. */
export function sortPlacements({ view, input, places, size }: Table): Placement[] {
  if (!view.toSort) return [];
  const codes = input.draft ?? view.toSort.cards;
  const ribbon = RIBBON * size.text;
  const { centre } = places;
  const room = { ...centre, top: centre.top + ribbon, height: centre.height - ribbon - LINK_HEIGHT };
  const row = rowIn(codes.length, room, { lines: [1, 2], tight: 0.9, most: 190, gap: LINK_HEIGHT + 11 });
  const groups = groupsOf(codes);
  const swappable = (index: number): boolean => groups.some(([from, to]) => from <= index && index <= to);
  const cards = codes.flatMap((code, index) => {
    const spot = row.cards[index];
    if (!spot) return [];
    const box = around(spot, row.cardWidth, row.cardHeight);
    const free = swappable(index);
    return [
      place(`sort:${code}`, codePicture(code), box, {
        z: LAYER.sort + index,
        lift: free ? 0.35 : 0.1,
        halo: free ? 'legal' : null,
        target: `sort:${code}`,
      }),
    ];
  });
  const links = groups.flatMap(([from, to]) => linksUnder(cards.slice(from, to + 1)));
  const first = cards[0];
  if (!first) return [];
  const name = place(
    'sort:name',
    ribbonPicture(input.seats[view.toSort.owner]?.name ?? '', size.text * 1.15),
    { left: centre.left, top: first.y - first.height / 2 - ribbon - 6, width: centre.width, height: ribbon },
    { z: LAYER.sort },
  );
  return [name, ...cards, ...links];
}

/** First and last index of each run of equal ranks that is longer than one card. */
export function groupsOf(codes: readonly string[]): [number, number][] {
  const groups: [number, number][] = [];
  codes.forEach((code, index) => {
    const last = groups.at(-1);
    if (last && codes[index - 1]?.slice(1) === code.slice(1)) last[1] = index;
    else groups.push([index, index]);
  });
  return groups.filter(([from, to]) => to > from);
}

/** A bracket under each line that a group is on. */
function linksUnder(group: readonly Placement[]): Placement[] {
  const lines = new Map<number, Placement[]>();
  for (const card of group) lines.set(card.y, [...(lines.get(card.y) ?? []), card]);
  return [...lines.values()].flatMap((line) => {
    const [first, last] = [line[0], line.at(-1)];
    if (!first || !last) return [];
    const left = first.x - first.width * 0.3;
    return [
      // Named by its rank, so that it stays while cards of the group change places.
      place(
        `link:${first.id.slice(-1)}:${Math.round(first.y)}`,
        LINK,
        {
          left,
          top: first.y + first.height / 2 + 3,
          width: last.x + last.width * 0.3 - left,
          height: LINK_HEIGHT,
        },
        { z: LAYER.sort - 1 },
      ),
    ];
  });
}
