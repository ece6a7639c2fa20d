// What Magic Trick brings for the laws, written from its rules page: where cards are, what may be tried, how to deal again.
import { pick, shuffleInPlace, type Random } from '../../chance/random.ts';
import { clone } from '../../core/clone.ts';
import { WATCHER, type Seat, type Viewer } from '../../core/seat.ts';
import { NO_CARD, SUITS, type Card, type Move, type State } from '../../games/magic-trick/types.ts';
import type { LawModule, NextMove } from '../module.ts';

const RANKS = 8;
const MOST_SLOTS = 14;
/** So many swaps are tried when sorted rows are dealt again. */
const SWAPS_TRIED = 300;

const code = (card: Card): string => `${SUITS[Math.floor(card / RANKS)]}${card % RANKS}`;
const codes = (cards: readonly Card[]): string[] => cards.filter((card) => card !== NO_CARD).map(code);
const rank = (card: Card): number => card % RANKS;
const suit = (card: Card): number => Math.floor(card / RANKS);
const isHeld = (state: State, seat: Seat, slot: number): boolean =>
  ((state.held[seat] ?? 0) & (1 << slot)) !== 0;
const leftOf = (state: State, seat: Seat): Seat => (seat + 1) % state.seats;

export const magicTrickLaws: LawModule<State, Move> = {
  // Early in a hand nearly every re-deal differs; towards its end the open cards leave most rows only one way to ascend.
  fewestDiffering: 0.4,

  deckOf: (state) =>
    SUITS.flatMap((letter, index) =>
      state.dropped & (1 << index) ? [] : Array.from({ length: RANKS }, (_, r) => `${letter}${r}`),
    ),

  placesOf(state) {
    const places: Record<string, string[]> = {
      'the removed card': codes([state.removed]),
      'the trick': codes(state.trick),
    };
    for (let seat = 0; seat < state.seats; seat += 1) {
      places[`the row of seat ${seat}`] = codes(
        rowOf(state, seat).filter((_, slot) => isHeld(state, seat, slot)),
      );
      places[`the sleeve of seat ${seat}`] = codes([state.sleeves[seat] ?? NO_CARD]);
      places[`the tricks of seat ${seat}`] = codes((state.taken[seat] ?? []).flat());
    }
    return places;
  },

  *attempts(state, seat, random) {
    yield { type: 'pass' };
    for (let slot = 0; slot < MOST_SLOTS; slot += 1) {
      yield { type: 'play', slot };
      yield { type: 'sleeve', slot };
    }
    for (const order of orders(state, seat, random)) yield { type: 'arrange', order };
  },

  *partials(state, seat, random) {
    yield { type: 'pass' };
    yield { type: 'no such move' };
    yield { type: 'play' };
    // Numbers that a bit mask would take for slots.
    for (const slot of [32, 0.5, -31, 1e99]) yield { type: 'sleeve', slot } as Move;
    yield { type: 'pass', slot: 1 } as Move;
    for (let slot = -1; slot <= MOST_SLOTS; slot += 1) {
      yield { type: 'play', slot } as Move;
      yield { type: 'sleeve', slot } as Move;
    }
    yield { type: 'arrange', order: [] } as Move;
    for (const order of orders(state, seat, random)) {
      yield { type: 'arrange', order } as Move;
      yield { type: 'arrange', order: order.slice(0, random.below(order.length)) } as Move;
    }
  },

  begins({ at }, move) {
    if (move.type === 'pass') return at === null;
    return move.type !== 'arrange' && move.slot === at;
  },

  goesOn(partial, { at }) {
    const { order } = partial as Extract<Move, { type: 'arrange' }>;
    return { type: 'arrange', order: [...order, String(at)] } as Move;
  },

  redeal: (state, viewer, random) => withRows(state, dealAgain(state, viewer, random, new Set())),

  redealBefore(state, viewer, random, next) {
    const { seat, move } = next;
    if (move.type !== 'arrange')
      return { state: withRows(state, dealAgain(state, viewer, random, revealedBy(state, next))), move };
    // An arrangement is dealt again as it will lie, because once every row is sorted the order of its suits is public.
    const owner = leftOf(state, seat);
    const after = clone(state);
    after.rows[owner] = move.order.map(
      (each) => SUITS.indexOf(each[0] as (typeof SUITS)[number]) * RANKS + Number(each[1]),
    );
    after.sorted[owner] = true;
    // The sorter knows the row that they sort now, even when they will not be shown it again.
    const rows = dealAgain(after, viewer, random, seat === viewer ? allSlotsOf(state, owner) : new Set());
    const order = codes(rows[owner] ?? []);
    shuffleInPlace(rows[owner] ?? [], random);
    return { state: withRows(state, rows), move: { type: 'arrange', order } };
  },

  newestDeal(state) {
    if (state.phase !== 'hand.sorting' || state.sorted.some(Boolean)) return null;
    // Rule 1: the removed card on top, then one card at a time clockwise from the dealer's left.
    const dealt = rowOf(state, 0).flatMap((_, round) =>
      state.rows.map((_row, turn) => rowOf(state, (state.dealer + 1 + turn) % state.seats)[round] ?? NO_CARD),
    );
    return codes([state.removed, ...dealt]);
  },
};

const rowOf = (state: State, seat: Seat): readonly Card[] => state.rows[seat] ?? [];
const place = (seat: Seat, slot: number): number => seat * MOST_SLOTS + slot;
const allSlotsOf = (state: State, owner: Seat): Set<number> =>
  new Set(rowOf(state, owner).map((_, slot) => place(owner, slot)));

function withRows(state: State, rows: Card[][]): State {
  return { ...clone(state), rows };
}

/** The places whose cards a play, a sleeve or a pass opens to everybody. */
function revealedBy(state: State, { seat, move }: NextMove<State, Move>): Set<number> {
  const open = new Set<number>();
  if (move.type === 'play' || move.type === 'sleeve') open.add(place(seat, move.slot));
  // The end of a hand opens what is left: each player's last card goes up the sleeve (rule 4).
  const last = state.rows.every((_, owner) => {
    const slots = rowOf(state, owner).filter(
      (_card, slot) => isHeld(state, owner, slot) && !open.has(place(owner, slot)),
    );
    return slots.length <= 1;
  });
  if (last)
    for (let owner = 0; owner < state.seats; owner += 1)
      for (const each of allSlotsOf(state, owner)) open.add(each);
  return open;
}

/**
 * "Who knows what": everybody knows the cards that were played or are up a sleeve, the suits of all rows, and, once
 * every row is sorted, which suit is in which slot. A sorter knows the ranks of the row that they sorted, with
 * `memory: sorter`, or that they have still to sort. Nobody knows more.
 */
function isKnown(state: State, viewer: Viewer, owner: Seat, slot: number): boolean {
  if (!isHeld(state, owner, slot)) return true;
  if (viewer === WATCHER || leftOf(state, viewer) !== owner) return false;
  return !state.sorted[owner] || state.options.memory === 'sorter';
}

/** New rows that `viewer` cannot tell from those of `state`; the places in `fixed` keep their cards as well. */
function dealAgain(state: State, viewer: Viewer, random: Random, fixed: ReadonlySet<number>): Card[][] {
  const rows = state.rows.map((row) => [...row]);
  const unknown: [Seat, number][] = [];
  for (const [owner, row] of rows.entries()) {
    for (const slot of row.keys()) {
      if (!fixed.has(place(owner, slot)) && !isKnown(state, viewer, owner, slot)) unknown.push([owner, slot]);
    }
  }
  if (state.sorted.every(Boolean)) swapAscending(rows, unknown, random);
  else {
    dealFreely(rows, unknown, random);
    // An order that was made stays one: ranks never fall, ties fall as they like. One still to be made tells nothing.
    for (const [owner, row] of rows.entries()) {
      const isOpen = unknown.some(([seat]) => seat === owner);
      if (!state.sorted[owner] || isOpen) shuffleInPlace(row, random);
      if (state.sorted[owner] && isOpen) row.sort((one, other) => rank(one) - rank(other));
    }
  }
  return rows;
}

/**
 * Rows are sorted and their suits public: cards of one suit change places where both rows go on ascending. What comes
 * back to the old deal is not taken, as long as there was another.
 */
function swapAscending(rows: Card[][], unknown: readonly [Seat, number][], random: Random): void {
  if (unknown.length === 0) return;
  const cards = (): Card[] => unknown.map(([owner, slot]) => rows[owner]?.[slot] as Card);
  const put = ([owner, slot]: [Seat, number], card: Card): void => {
    (rows[owner] as Card[])[slot] = card;
  };
  const before = cards();
  let other = before;
  for (let tried = 0; tried < SWAPS_TRIED; tried += 1) {
    const [one, two] = [pick(unknown, random), pick(unknown, random)];
    const [first, second] = [rows[one[0]]?.[one[1]] as Card, rows[two[0]]?.[two[1]] as Card];
    if (first === second || suit(first) !== suit(second)) continue;
    put(one, second);
    put(two, first);
    if (ascends(rows[one[0]] as Card[]) && ascends(rows[two[0]] as Card[])) {
      const now = cards();
      if (now.some((card, index) => card !== before[index])) other = now;
    } else {
      put(one, first);
      put(two, second);
    }
  }
  for (const [index, each] of unknown.entries()) put(each, other[index] as Card);
}

function ascends(row: readonly Card[]): boolean {
  return row.every((card, slot) => slot === 0 || rank(row[slot - 1] as Card) <= rank(card));
}

/** Rows are not yet sorted: the unknown cards of each suit are dealt to the same places anew. */
function dealFreely(rows: Card[][], unknown: readonly [Seat, number][], random: Random): void {
  for (const index of SUITS.keys()) {
    const places = unknown.filter(([owner, slot]) => suit(rows[owner]?.[slot] as Card) === index);
    const cards = places.map(([owner, slot]) => rows[owner]?.[slot] as Card);
    shuffleInPlace(cards, random);
    places.forEach(([owner, slot], position) => {
      (rows[owner] as Card[])[slot] = cards[position] as Card;
    });
  }
}

/** Orders of the left neighbour's row, right and wrong, and of other cards. */
function* orders(state: State, seat: Seat, random: Random): Generator<string[]> {
  const row = [...rowOf(state, leftOf(state, seat))];
  const strange = codes(rowOf(state, seat));
  const sorted = codes(row.toSorted((one, other) => rank(one) - rank(other)));
  const mixed = codes(row);
  shuffleInPlace(mixed, random);
  const spot = random.below(sorted.length);
  const instead = (card: string): string[] => sorted.map((each, slot) => (slot === spot ? card : each));
  yield sorted;
  yield mixed;
  yield codes(row);
  yield sorted.toReversed();
  yield sorted.slice(1);
  yield sorted.slice(0, -1);
  yield sorted.slice(spot, spot + 1);
  yield [...sorted, sorted.at(-1) ?? ''];
  yield instead(sorted[(spot + 1) % sorted.length] ?? '');
  yield instead(strange[spot] ?? '');
  yield strange;
  yield strange.toSorted((one, other) => Number(one[1]) - Number(other[1]));
  // Two neighbours changed: legal where their ranks are equal.
  const slot = random.below(sorted.length - 1);
  yield [...sorted.slice(0, slot), sorted[slot + 1] ?? '', sorted[slot] ?? '', ...sorted.slice(slot + 2)];
}
