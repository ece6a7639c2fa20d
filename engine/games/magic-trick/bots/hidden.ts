// What a view leaves open while the orders of the rows are public: slots without a rank, and the cards that may lie there.
import type { Random } from '../../../chance/random.ts';
import type { Seat } from '../../../core/seat.ts';
import { parseCard, rankOf, RANKS, suitOf } from '../cards.ts';
import { deckOf } from '../setup.ts';
import { NO_CARD, SUITS, type Card, type MagicTrickView } from '../types.ts';
import type { Completions } from './completions.ts';

/** The slots of one row whose rank the viewer is not shown, in the order of the row. */
export interface OpenRow {
  readonly seat: Seat;
  /** Slot numbers, ascending; the other lists go with it. */
  readonly slots: readonly number[];
  readonly suits: readonly number[];
  /** No lower rank fits: a bound, not always reached. */
  readonly lowest: readonly number[];
  /** No higher rank fits. */
  readonly highest: readonly number[];
}

/** Everything hidden from a viewer. There are exactly as many unseen cards as open slots. */
export interface Hidden {
  /** Only rows with an open slot. */
  readonly rows: readonly OpenRow[];
  /** By rank, bit s set: the card of suit s and that rank is unseen. */
  readonly unseen: readonly number[];
}

/** The cards that `view` shows to nobody's eyes behind it: neither removed nor with a rank in a row. */
export function unseenCards(view: MagicTrickView): Card[] {
  const dropped = view.dropped.reduce((set, suit) => set | (1 << SUITS.indexOf(suit)), 0);
  const seen = new Set<Card>();
  if (view.removed !== null) seen.add(parseCard(view.removed) ?? NO_CARD);
  for (const row of view.rows)
    for (const { suit, rank } of row) if (rank !== null) seen.add(SUITS.indexOf(suit) * RANKS + rank);
  return deckOf(dropped).filter((card) => !seen.has(card));
}

/** What is hidden in a view in which every row of the hand is sorted. */
export function hiddenIn(view: MagicTrickView): Hidden {
  const unseen = new Array<number>(RANKS).fill(0);
  for (const card of unseenCards(view)) unseen[rankOf(card)]! |= 1 << suitOf(card);
  const rows = view.rows.map((row, seat) => openRow(seat, row, unseen)).filter((row) => row.slots.length > 0);
  return { rows, unseen };
}

/** Draws whole rows: what the view shows, and one of the completions in the open slots. */
export function dealerFor(
  view: MagicTrickView,
  hidden: Hidden,
  completions: Completions,
): (random: Random) => Card[][] {
  const shown = view.rows.map((row) =>
    row.map(({ suit, rank }) => SUITS.indexOf(suit) * RANKS + (rank ?? 0)),
  );
  return (random) => {
    const rows = shown.map((row) => [...row]);
    completions.sample(random).forEach((ranks, index) => {
      const { seat, slots } = hidden.rows[index]!;
      ranks.forEach((rank, position) => (rows[seat]![slots[position]!]! += rank));
    });
    return rows;
  };
}

function openRow(seat: Seat, row: MagicTrickView['rows'][number], unseen: readonly number[]): OpenRow {
  const suits = row.map(({ suit }) => SUITS.indexOf(suit));
  const fits = (slot: number, rank: number): boolean => (unseen[rank]! & (1 << suits[slot]!)) !== 0;
  const lowest = row.map(() => 0);
  const highest = row.map(() => RANKS - 1);
  // Rising from the left: not below the slot before, above the same suit before, and only a rank that is unseen.
  const above = new Array<number>(SUITS.length).fill(0);
  for (let slot = 0, least = 0; slot < row.length; slot += 1) {
    const suit = suits[slot]!;
    const rank = row[slot]!.rank;
    if (rank === null) {
      least = Math.max(least, above[suit]!);
      while (least < RANKS - 1 && !fits(slot, least)) least += 1;
    } else least = rank;
    lowest[slot] = least;
    above[suit] = least + 1;
  }
  const below = new Array<number>(SUITS.length).fill(RANKS - 1);
  for (let slot = row.length - 1, most = RANKS - 1; slot >= 0; slot -= 1) {
    const suit = suits[slot]!;
    const rank = row[slot]!.rank;
    if (rank === null) {
      most = Math.min(most, below[suit]!);
      while (most > 0 && !fits(slot, most)) most -= 1;
    } else most = rank;
    highest[slot] = most;
    below[suit] = most - 1;
  }
  const slots = row.filter(({ rank }) => rank === null).map(({ slot }) => slot);
  const ofSlots = (values: readonly number[]): number[] => slots.map((slot) => values[slot]!);
  return { seat, slots, suits: ofSlots(suits), lowest: ofSlots(lowest), highest: ofSlots(highest) };
}
