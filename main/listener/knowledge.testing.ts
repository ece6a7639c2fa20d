// For tests: which cards a viewer of Magic Trick may know, from a journal and the rules page alone, and what a frame tells.
// It uses nothing of the engine, so that a mistake there cannot hide itself here.

/** An entry of a journal, as it lies in the database. */
export interface Entry {
  readonly n: number;
  readonly kind: string;
  readonly seat: number;
  readonly move: { readonly type: string; readonly order?: readonly string[]; readonly slot?: number };
}

/** What may be known of one hand, by everybody and by each sorter. */
interface Hand {
  /** The version with which it is over; Infinity while it is played. */
  end: number;
  /** By owner, slot 0 first: an `arrange` names the row of the sorter's left neighbour. */
  readonly rows: Map<number, readonly string[]>;
  /** Cards that were played or put up a sleeve, with the version of it. */
  readonly shown: { readonly n: number; readonly card: string }[];
}

export interface Knowledge {
  /** Cards of the hand that runs at `version` which the viewer may know; everything once the game is over. */
  ofHand(version: number): ReadonlySet<string>;
  /** Cards that may be heard of in the events of `version`. */
  ofEvents(version: number): ReadonlySet<string>;
  /** By seat, the rows of the hand before, which lie open until the next is sorted; null when none does. */
  lastHand(version: number): readonly (readonly string[])[] | null;
}

/** All 56 codes. */
export const EVERY_CARD: ReadonlySet<string> = new Set(
  ['R', 'O', 'Y', 'G', 'B', 'P', 'K'].flatMap((suit) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((rank) => `${suit}${rank}`),
  ),
);

/** The knowledge of `viewer` (null: a watcher) in the game with `seats` players, cards complete, whose journal this is. */
export function knowledgeOf(entries: readonly Entry[], seats: number, viewer: number | null): Knowledge {
  const hands = handsOf(
    entries.filter(({ kind }) => kind === 'move'),
    seats,
  );
  const runningAt = (version: number): Hand | undefined => hands.find(({ end }) => version < end);
  return {
    ofHand(version) {
      const hand = runningAt(version);
      if (!hand) return EVERY_CARD;
      const sorted = viewer === null ? [] : (hand.rows.get((viewer + 1) % seats) ?? []);
      return new Set([...sorted, ...hand.shown.filter(({ n }) => n <= version).map(({ card }) => card)]);
    },
    ofEvents(version) {
      return hands.some(({ end }) => end === version) ? EVERY_CARD : this.ofHand(version);
    },
    lastHand(version) {
      const index = hands.findIndex(({ end }) => version < end);
      const before = hands[index < 0 ? hands.length - 1 : index - 1];
      return before ? Array.from({ length: seats }, (_, seat) => before.rows.get(seat) ?? []) : null;
    },
  };
}

function handsOf(moves: readonly Entry[], seats: number): Hand[] {
  const hands: Hand[] = [];
  for (const [index, { n, seat, move }] of moves.entries()) {
    const before = moves[index - 1];
    if (move.order && before?.move.order === undefined) {
      hands.push({ end: Infinity, rows: new Map(), shown: [] });
    }
    const hand = hands.at(-1);
    if (!hand) throw new Error('A journal begins with an arrange.');
    if (move.order) hand.rows.set((seat + 1) % seats, move.order);
    else if (move.slot !== undefined) hand.shown.push({ n, card: hand.rows.get(seat)?.[move.slot] ?? '?' });
    const next = moves[index + 1];
    if (!move.order && (next === undefined || next.move.order)) hand.end = n;
  }
  return hands;
}

/** Every card that a value names: as a code anywhere in a text, or as a suit and a rank side by side. */
export function cardsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.match(/\b[ROYGBPK][0-7]\b/g) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  const { suit, rank } = value as { suit?: unknown; rank?: unknown };
  const pair = typeof suit === 'string' && typeof rank === 'number' ? [`${suit}${rank}`] : [];
  return [...pair, ...Object.entries(value).flatMap(([key, inner]) => [...cardsIn(key), ...cardsIn(inner)])];
}

/** The lists of numbers in a value that are not under one of the names given: a state counts cards as numbers. */
export function numberListsIn(value: unknown, harmless: ReadonlySet<string>, name = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number')) {
    return harmless.has(name) ? [] : [`${name}: ${value.join()}`];
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    numberListsIn(inner, harmless, Array.isArray(value) ? name : key),
  );
}
