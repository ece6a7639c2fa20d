// A table of Magic Trick that is looked at with all cards open: every rank shows.
import type { MagicTrickView } from '../../../engine/games/magic-trick/types.ts';

/**
 * The view with the ranks of all rows in it.
 * @param open by seat, the cards still in the row, in the order of its slots; while rows are being sorted their slots mean
 *   nothing, and a row that does not fit stays as it is
 */
export function opened(view: MagicTrickView, open: readonly (readonly string[])[]): MagicTrickView {
  const rows = view.rows.map((row, seat) => {
    const cards = open[seat] ?? [];
    const held = row.filter(({ at }) => at === 'row');
    if (held.length !== cards.length || held.some(({ suit }, index) => cards[index]?.[0] !== suit))
      return row;
    let next = 0;
    return row.map((slot) => (slot.at === 'row' ? { ...slot, rank: Number(cards[next++]!.slice(1)) } : slot));
  });
  return { ...view, rows };
}
