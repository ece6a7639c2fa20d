// Every way in which the unseen cards can lie in the open slots: counted, sampled fairly, and summed up slot by slot.
import { impossible } from '../../../core/errors.ts';
import type { Random } from '../../../chance/random.ts';
import { RANKS } from '../cards.ts';
import type { Hidden } from './hidden.ts';

/** All completions of what is hidden. Each is as likely as any other. */
export interface Completions {
  /** How many there are; exact up to 2^53, rounded beyond. */
  readonly total: number;
  /** One of them, each equally likely: ranks by open row and open slot, in the order of `Hidden.rows`. */
  sample(random: Random): number[][];
  /** The share of completions by open row, open slot and rank. */
  marginals(): number[][][];
}

/** A pointer into each row fits into this many bits: a row has at most 14 slots. */
const POINTER_BITS = 4;
const POINTER_MASK = 15;

/**
 * Counts by rank, lowest first. Rows ascend, so the cards of one rank take the next slots of the rows, and
 * all that matters of the lower ranks is how far they reached: one pointer a row, packed into a number.
 */
export function completionsOf({ rows, unseen }: Hidden): Completions {
  // Nodes are places reached, in the order of ranks; the edges of a node stand together, from `first[node]` on.
  const keys: number[] = [0];
  const first: number[] = [];
  const targets: number[] = [];
  const layers: number[] = [0];
  const end = rows.reduce((key, row, index) => key | (row.slots.length << (index * POINTER_BITS)), 0);
  let reached = new Map<number, number>();
  const reachable = new Array<number>(rows.length + 1).fill(0);

  const link = (key: number): void => {
    let node = reached.get(key);
    if (node === undefined) {
      node = keys.length;
      keys.push(key);
      reached.set(key, node);
    }
    targets.push(node);
  };
  /** Spreads the suits `left` of `rank` over the rows from `index` on. */
  const spread = (rank: number, index: number, left: number, key: number): void => {
    if (index === rows.length) {
      if (left === 0) link(key);
      return;
    }
    const { suits, lowest, highest } = rows[index]!;
    const step = 1 << (index * POINTER_BITS);
    for (let at = (key >> (index * POINTER_BITS)) & POINTER_MASK; ; at += 1) {
      if ((at === suits.length || highest[at]! > rank) && (left & ~reachable[index + 1]!) === 0)
        spread(rank, index + 1, left, key);
      if (at === suits.length || lowest[at]! > rank || !(left & (1 << suits[at]!))) return;
      left &= ~(1 << suits[at]!);
      key += step;
    }
  };
  /** By row, the suits that this row and those after it could take at `rank`: what is not among them ends a search early. */
  const look = (rank: number, key: number): void => {
    for (let index = rows.length - 1, found = 0; index >= 0; index -= 1) {
      const { suits, lowest } = rows[index]!;
      let at = (key >> (index * POINTER_BITS)) & POINTER_MASK;
      for (; at < suits.length && lowest[at]! <= rank; at += 1) found |= 1 << suits[at]!;
      reachable[index] = found;
    }
  };

  for (let rank = 0, from = 0; rank < RANKS; rank += 1) {
    const to = keys.length;
    layers.push(to);
    reached = new Map();
    for (let node = from; node < to; node += 1) {
      first[node] = targets.length;
      look(rank, keys[node]!);
      spread(rank, 0, unseen[rank]!, keys[node]!);
    }
    from = to;
  }
  for (let node = layers[RANKS]!; node <= keys.length; node += 1) first[node] = targets.length;

  const ways = new Float64Array(keys.length);
  for (let node = keys.length - 1; node >= 0; node -= 1) {
    if (node >= layers[RANKS]!) ways[node] = keys[node] === end ? 1 : 0;
    for (let edge = first[node]!; edge < first[node + 1]!; edge += 1) ways[node]! += ways[targets[edge]!]!;
  }
  const total = ways[0]!;
  if (total === 0) impossible('no cards fit the rows of this view');

  return {
    total,
    sample(random) {
      const ranks = rows.map((row) => new Array<number>(row.slots.length).fill(0));
      for (let rank = 0, node = 0; rank < RANKS; rank += 1) {
        const next = targets[drawEdge(node, random)]!;
        eachStep(keys[node]!, keys[next]!, (row, slot) => (ranks[row]![slot] = rank));
        node = next;
      }
      return ranks;
    },
    marginals() {
      const shares = rows.map((row) => row.slots.map(() => new Array<number>(RANKS).fill(0)));
      const arrivals = new Float64Array(keys.length);
      arrivals[0] = 1;
      for (let rank = 0; rank < RANKS; rank += 1)
        for (let node = layers[rank]!; node < layers[rank + 1]!; node += 1)
          for (let edge = first[node]!; edge < first[node + 1]!; edge += 1) {
            const next = targets[edge]!;
            if (ways[next] === 0) continue;
            arrivals[next]! += arrivals[node]!;
            const share = (arrivals[node]! * ways[next]!) / total;
            eachStep(keys[node]!, keys[next]!, (row, slot) => (shares[row]![slot]![rank]! += share));
          }
      return shares;
    },
  };

  /** An edge of `node`, as likely as the completions that go over it. */
  function drawEdge(node: number, random: Random): number {
    let edge = first[node]!;
    let rest = fraction(random) * ways[node]!;
    let chosen = edge;
    for (; edge < first[node + 1]!; edge += 1) {
      const share = ways[targets[edge]!]!;
      if (share === 0) continue;
      chosen = edge;
      rest -= share;
      if (rest < 0) break;
    }
    return chosen;
  }

  /** The slots that the pointers pass between two nodes. */
  function eachStep(from: number, to: number, visit: (row: number, slot: number) => void): void {
    for (let row = 0; row < rows.length; row += 1) {
      const stop = (to >> (row * POINTER_BITS)) & POINTER_MASK;
      for (let slot = (from >> (row * POINTER_BITS)) & POINTER_MASK; slot < stop; slot += 1) visit(row, slot);
    }
  }
}

/** A fair number in [0, 1) with 53 bits. */
function fraction(random: Random): number {
  return (random.below(2 ** 26) * 2 ** 27 + random.below(2 ** 27)) / 2 ** 53;
}
