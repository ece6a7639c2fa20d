// Marks on a field: that its rows have collapsed, that its player is out, and what cards cost, bring or add.
import type { Seat } from '../../../engine/core/seat.ts';
import type { Placement } from '../../stage/game-stage.ts';
import { around, place } from '../parts/place.ts';
import type { Rect } from '../parts/row.ts';
import type { FieldRoom } from './field-room.ts';
import { brokenPicture, stampPicture } from './signs/broken.ts';
import { tagPicture } from './signs/tag.ts';
import { cellOf, isOneRow, LAYER, placeId, seatOf, type Table } from './table.ts';

/** How high a tag is, as a part of its card, and its bounds in px; how much wider than high. */
const TAG = { part: 0.2, least: 18, most: 34, wide: 1.9 } as const;

/** How faint a tag is that tells what is too dear. */
const DEAR = 0.6;

/** What became of a whole field. */
export function markPlacements(table: Table, seat: Seat, room: FieldRoom): Placement[] {
  const { words } = table;
  const { collapsed, out } = seatOf(table, seat);
  if (out) {
    const stamp = stampPicture(words('sam.stage.out'), room.text);
    return [place(`out:${seat}`, stamp, room.mat, { z: LAYER.mat + 3 })];
  }
  if (!collapsed) return [];
  const isGone = isOneRow(table, seat);
  // Where both rows are shown again to be chosen from, there is no room for words.
  const said = isGone ? [words('sam.stage.collapsed'), words('sam.stage.collapsed.short')] : [];
  const torn = brokenPicture(said, room.isOpposite, room.text);
  return [place(`broken:${seat}`, torn, tornIn(room, isGone), { z: LAYER.mat + 3 })];
}

/** Where the row was that is gone, from the line in the middle of the mat to its edge; or only that line. */
function tornIn({ mat, isOpposite, text }: FieldRoom, isGone: boolean): Rect {
  const inset = Math.max(3, mat.height / 36);
  const high = isGone ? mat.height / 2 : Math.min(mat.height * 0.1, 20 * text);
  const middle = mat.top + mat.height / 2;
  const top = isGone ? (isOpposite ? mat.top + inset : middle) : middle - high / 2;
  return { left: mat.left + inset, width: mat.width - 2 * inset, top, height: isGone ? high - inset : high };
}

/** What cards of a field say at their lower edges. */
export function tagPlacements(table: Table, seat: Seat, room: FieldRoom): Placement[] {
  const { words, shown } = table;
  return shown.tags
    .filter((tag) => tag.seat === seat)
    .flatMap(({ at, says, value }) => {
      const box = cellOf(table, seat, at, room);
      if (!box) return [];
      const high = Math.min(TAG.most * room.text, Math.max(TAG.least, box.height * TAG.part));
      const said = says === 'cost' ? words('table.number', { value }) : words('sam.stage.change', { value });
      const spot = { x: box.left + box.width / 2, y: box.top + box.height - high * 0.45 };
      return [
        place(
          `tag:${seat}:${at}`,
          tagPicture(says, said, value),
          around(spot, Math.min(box.width, high * TAG.wide), high),
          {
            z: LAYER.mark + 5,
            alpha: says === 'dear' ? DEAR : 1,
            on: placeId(seat, at),
          },
        ),
      ];
    });
}
