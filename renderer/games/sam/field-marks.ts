// Marks on a field: that its rows have collapsed, that its player is out, and what cards cost and bring.
import type { Seat } from '../../../engine/core/seat.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { labelPicture } from '../parts/label.ts';
import { around, place } from '../parts/place.ts';
import type { FieldRoom } from './field-room.ts';
import { tagPicture } from './signs/tag.ts';
import { cellOf, isOneRow, LAYER, placeId, seatOf, type Table } from './table.ts';

/** How high a tag is, as a part of its card, and its bounds in px; how much wider than high. */
const TAG = { part: 0.2, least: 18, most: 34, wide: 1.9 } as const;

export function markPlacements(table: Table, seat: Seat, room: FieldRoom): Placement[] {
  const { words } = table;
  const { collapsed, out } = seatOf(table, seat);
  const { back } = room.rows;
  if (out)
    return [
      place(`out:${seat}`, labelPicture(words('sam.stage.out'), room.text), room.mat, { z: LAYER.mark }),
    ];
  if (!collapsed) return [];
  const high = Math.min(back.height, 26 * room.text);
  const box = isOneRow(table, seat)
    ? { ...back, top: back.top + (back.height - high) / 2, height: high }
    : { ...back, height: high };
  return [
    place(`broken:${seat}`, labelPicture(words('sam.stage.collapsed'), room.text), box, { z: LAYER.mat + 3 }),
  ];
}

/** What own cards cost or bring, at their lower edges. */
export function tagPlacements(table: Table, room: FieldRoom): Placement[] {
  const { bottom, view, words, shown } = table;
  if (view.viewer !== bottom) return [];
  return [...shown.tags].flatMap(([at, { says, value }]) => {
    const box = cellOf(table, bottom, at, room);
    if (!box) return [];
    const high = Math.min(TAG.most * room.text, Math.max(TAG.least, box.height * TAG.part));
    const said =
      says === 'change' || says === 'adds' || says === 'pays'
        ? words('sam.stage.change', { value })
        : words('table.number', { value });
    const spot = { x: box.left + box.width / 2, y: box.top + box.height - high * 0.45 };
    return [
      place(
        `tag:${at}`,
        tagPicture(says, said, value),
        around(spot, Math.min(box.width, high * TAG.wide), high),
        {
          z: LAYER.mark + 5,
          on: placeId(bottom, at),
        },
      ),
    ];
  });
}
