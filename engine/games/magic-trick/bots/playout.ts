// Plays a sampled deal to the end of the hand: the viewer by the rule of thumb towards its bid, the others half at random.
import type { Random } from '../../../chance/random.ts';
import { impossible } from '../../../core/errors.ts';
import { nextSeat } from '../../../core/seat.ts';
import { rankOf, suitOf } from '../cards.ts';
import { countBits, lowestBit, randomBit } from '../bits.ts';
import { beats } from '../rules.ts';
import { scoreHand } from '../scoring.ts';
import { NO_CARD, type Card } from '../types.ts';
import { NO_BID, playable, type Position } from './position.ts';
import { steer } from './steer.ts';

/** Plays one hand after the other to its end. */
export interface Playouts {
  /**
   * The points of the viewer's hand when it plays slot `play` now (null: the rule of thumb chooses, or it has played
   * already), and has the card of slot `sleeve` up its sleeve from then on (null: there is one already).
   */
  run(rows: readonly (readonly Card[])[], play: number | null, sleeve: number | null, random: Random): number;
}

/** Playouts from one position. `guess`: by own slot, the rank that the viewer reckons with. */
export function playoutsFrom(position: Position, guess: readonly number[]): Playouts {
  const { me, seats, suits } = position;
  // What the others make of their own rows: they know no more than the order.
  const guesses = suits.map((row, seat) =>
    seat === me ? guess : row.map((_, slot) => (slot + 0.5) * (8 / row.length) - 0.5),
  );
  const held = new Array<number>(seats);
  const taken = new Array<number>(seats);
  const bids = new Array<number>(seats);

  return {
    run(rows, play, sleeve, random) {
      for (let seat = 0; seat < seats; seat += 1) {
        held[seat] = position.held[seat]!;
        taken[seat] = position.taken[seat]!;
        bids[seat] = position.bids[seat]!;
        if (bids[seat] !== NO_BID) continue;
        // Somebody's later sleeve is unknown: one card of theirs stays out, as good as any other.
        const slot =
          seat === me ? (sleeve ?? impossible('a playout without a bid')) : randomBit(held[seat]!, random);
        held[seat]! &= ~(1 << slot);
        if (seat === me) bids[seat] = rankOf(rows[seat]![slot]!);
      }
      let mySuits = position.suitsTaken[me]!;
      let { leader, tricksLeft } = position;
      let count = position.trick.length;
      let trickSuits = 0;
      let led = -1;
      let best: Card = NO_CARD;
      let winner = leader;
      const lay = (card: Card, seat: number): void => {
        trickSuits |= 1 << suitOf(card);
        if (led < 0) led = suitOf(card);
        if (best === NO_CARD || beats(card, best)) {
          best = card;
          winner = seat;
        }
      };
      for (let i = 0, seat = leader; i < count; i += 1, seat = nextSeat(seat, seats))
        lay(position.trick[i]!, seat);
      let first = play;
      for (; tricksLeft > 0; tricksLeft -= 1) {
        for (let seat = (leader + count) % seats; count < seats; count += 1, seat = nextSeat(seat, seats)) {
          const bits = playable(position, seat, held[seat]!, led);
          const bid = bids[seat]!;
          let slot: number;
          if (seat === me && first !== null) {
            slot = first;
            first = null;
          } else if ((bits & (bits - 1)) === 0) {
            slot = lowestBit(bits);
          } else if (seat === me || (bid !== NO_BID && random.below(2) === 0)) {
            slot = steer({
              bits,
              suits: suits[seat]!,
              guess: guesses[seat]!,
              led,
              bestSuit: best === NO_CARD ? -1 : suitOf(best),
              bestRank: best === NO_CARD ? -1 : rankOf(best),
              last: count === seats - 1,
              wanted: taken[seat]! < bid,
            });
          } else slot = randomBit(bits, random);
          held[seat]! &= ~(1 << slot);
          lay(rows[seat]![slot]!, seat);
        }
        taken[winner]! += 1;
        if (winner === me) mySuits |= trickSuits;
        leader = winner;
        count = 0;
        trickSuits = 0;
        led = -1;
        best = NO_CARD;
      }
      return scoreHand(bids[me]!, taken[me]!, countBits(mySuits), position.prestige).points;
    },
  };
}
