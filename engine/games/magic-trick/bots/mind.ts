// What a player makes of one view: the position, the ranks it reckons with, and deals to try things out on.
import type { Random } from '../../../chance/random.ts';
import { RANKS } from '../cards.ts';
import type { Card, Event, MagicTrickView } from '../types.ts';
import { completionsOf } from './completions.ts';
import { dealerFor, hiddenIn } from './hidden.ts';
import { playoutsFrom, type Playouts } from './playout.ts';
import { positionOf, type Position } from './position.ts';

export interface Mind {
  readonly position: Position;
  /** By own slot: the mean rank over everything that fits. */
  readonly guess: readonly number[];
  readonly playouts: Playouts;
  /** Rows that could lie there, by seat. */
  deal(random: Random): Card[][];
}

/** For a view of a seat during the tricks of a hand. */
export function mindOf(view: MagicTrickView, events: readonly Event[]): Mind {
  const position = positionOf(view, events);
  const hidden = hiddenIn(view);
  const completions = completionsOf(hidden);
  const guess = view.rows[position.me]!.map(({ rank }) => rank ?? 0);
  const own = hidden.rows.findIndex((row) => row.seat === position.me);
  if (own >= 0)
    completions.marginals()[own]!.forEach((shares, index) => {
      let mean = 0;
      for (let rank = 0; rank < RANKS; rank += 1) mean += rank * shares[rank]!;
      guess[hidden.rows[own]!.slots[index]!] = mean;
    });
  return {
    position,
    guess,
    playouts: playoutsFrom(position, guess),
    deal: dealerFor(view, hidden, completions),
  };
}
