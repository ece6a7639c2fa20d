// The row that the viewer sorts, large and open in the centre, with cards of equal rank linked.
import type { Placement } from '../../stage/game-stage.ts';
import type { Order } from './intents.ts';
import { rowIn } from '../parts/row.ts';
import { ribbonPicture } from '../parts/ribbon.ts';
import { codePicture, LINK } from './scene.ts';
import { around, place } from '../parts/place.ts';
import { cardId, LAYER, type Table } from './table.ts';

const LINK_HEIGHT = 9;
/** Room for the owner's name above the row, in px at usual text size. */
const RIBBON = 22;

/** Cards by code, in the order of the draft, with the links between those that may change places. */
export function sortPlacements({ view, input, places }: Table): Placement[] {
  if (!view.toSort) return [];
  const { owner } = view.toSort;
  const codes = (input.draft as Order | null) ?? view.toSort.cards;
  const ribbon = RIBBON * places.text;
  const { centre } = places;
  const room = { ...centre, top: centre.top + ribbon, height: centre.height - ribbon - LINK_HEIGHT };
  const row = rowIn(codes.length, room, {
    fits: [
      [1, 0.8],
      [2, 0.8],
    ],
    most: places.largest,
    gap: LINK_HEIGHT + 11,
  });
  const groups = groupsOf(codes);
  const swappable = (index: number): boolean => groups.some(([from, to]) => from <= index && index <= to);
  const cards = codes.flatMap((code, index) => {
    const spot = row.cards[index];
    if (!spot) return [];
    const box = around(spot, row.cardWidth, row.cardHeight);
    const free = swappable(index);
    return [
      place(sortId(view, owner, code), codePicture(code), box, {
        z: LAYER.sort + index,
        lift: free ? 0.35 : 0.08,
        // Nothing can be done with it, and it is still to be read.
        shade: free ? 0 : 0.3,
        target: `sort:${code}`,
      }),
    ];
  });
  const links = groups.flatMap(([from, to]) => linksUnder(cards.slice(from, to + 1)));
  const first = cards[0];
  if (!first) return [];
  const name = place(
    'sort:name',
    ribbonPicture(input.seats[owner]?.name ?? '', places.text * 1.15),
    { left: centre.left, top: first.y - first.height / 2 - ribbon - 6, width: centre.width, height: ribbon },
    { z: LAYER.sort },
  );
  return [name, ...cards, ...links];
}

/** The same thing as the card in its owner's row, so that it comes from there and goes back there. */
function sortId(view: Table['view'], owner: number, code: string): string {
  const slot = view.rows[owner]?.findIndex(({ suit, rank }) => `${suit}${rank}` === code) ?? -1;
  return slot < 0 ? `sort:${code}` : cardId(view, owner, slot);
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
        `link:${first.target?.slice(-1) ?? ''}:${Math.round(first.y)}`,
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
