// Marks on a field: that its rows have collapsed, that its player is out, and what cards cost, bring or add.
import type { Seat } from '../../../engine/core/seat.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { around, place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import { type FieldRoom, tagOf } from './field-room.ts';
import { brokenPicture, stampPicture } from './signs/broken.ts';
import { tagPicture } from './signs/tag.ts';
import { cellOf, isOneRow, LAYER, placeId, seatOf, type Table } from './table.ts';

/** How much wider than high a tag is. */
const WIDE = 1.9;
/** How faint a tag is that tells what is too dear. */
const DEAR = 0.6;

/** What became of a whole field. */
export function markPlacements(table: Table, seat: Seat, room: FieldRoom): Placement[] {
  const { words } = table;
  const { collapsed, out } = seatOf(table, seat);
  if (out) {
    const isTold = seat === table.view.viewer && table.view.result === null;
    const said = isTold
      ? [words('sam.stage.out.own'), words('sam.stage.out.goes-on')]
      : [words('sam.stage.out')];
    const stamp = stampPicture(said, room.text);
    return [place(`out:${seat}`, stamp, room.mat, { z: LAYER.mat + 3 })];
  }
  if (!collapsed) return [];
  const isGone = isOneRow(table, seat);
  // Where both rows are shown again to be chosen from, there is no room for words.
  const said = isGone ? [words('sam.stage.collapsed'), words('sam.stage.collapsed.short')] : [];
  const torn = brokenPicture(said, room.isOpposite, room.text);
  return [place(`broken:${seat}`, torn, tornIn(room, isGone), { z: LAYER.mat + 3 })];
}

/** What is left of the mat beside the row that is left, or only the line between two rows. */
function tornIn({ mat, row, isOpposite, text }: FieldRoom, isGone: boolean): Rect {
  const inset = Math.max(3, mat.height / 36);
  const across = { left: mat.left + inset, width: mat.width - 2 * inset };
  if (!isGone) {
    const high = Math.min(mat.height * 0.1, 20 * text);
    return { ...across, top: mat.top + (mat.height - high) / 2, height: high };
  }
  const { middle } = row;
  const [top, end] = isOpposite
    ? [mat.top + inset, middle.top - 1]
    : [middle.top + middle.height + 1, mat.top + mat.height - inset];
  return { ...across, top, height: end - top };
}

/** What cards of a field say at their lower edges. */
export function tagPlacements(table: Table, seat: Seat, room: FieldRoom): Placement[] {
  const { words, shown } = table;
  return shown.tags
    .filter((tag) => tag.seat === seat)
    .flatMap(({ at, says, value }) => {
      const box = cellOf(table, seat, at, room);
      if (!box) return [];
      const { high, outside } = tagOf(box.height, room.text);
      const said = says === 'cost' ? words('table.number', { value }) : words('sam.stage.change', { value });
      // Pips and indices are to be read above it.
      const spot = { x: box.left + box.width / 2, y: box.top + box.height + outside - high / 2 };
      return [
        place(
          `tag:${seat}:${at}`,
          tagPicture(says, said, value),
          around(spot, Math.min(box.width, high * WIDE), high),
          {
            z: LAYER.mark + 5,
            alpha: says === 'dear' ? DEAR : 1,
            on: placeId(seat, at),
          },
        ),
      ];
    });
}
