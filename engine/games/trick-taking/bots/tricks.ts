// Choices in the seven tricks: each is tried on the same deals to the end of the trick, by the worth of what everybody takes.
import type { Random } from '../../../chance/random.ts';
import type { Seat } from '../../../core/seat.ts';
import { HATS, type Move, type State } from '../types.ts';
import { choosesHat } from '../rules.ts';
import { copyOf, make, playOut } from './playout.ts';
import { bestChoice, type Effort } from './effort.ts';
import { lead, leadOf, moveOf, type Thumb } from './thumb.ts';
import { turnsOf } from './turns.ts';

/** Deals on which each choice is tried. */
const ROUNDS = 12;
/** Turns that are tried; the rule of thumb picks them. */
const TURNS_TRIED = 10;
/** Turns that a Conjure lets go on from. */
const WIDTH = 3;

export interface Trying {
  readonly seat: Seat;
  readonly thumb: Thumb;
  readonly worth: readonly number[];
  /** A state that could be the real one. */
  deal(random: Random): State;
}

/** Which card to lead. */
export function chooseLead(trying: Trying, effort: Effort, random: Random): Move {
  const state = trying.deal(random);
  const moves = state.hands[trying.seat]!.flatMap((card) =>
    (choosesHat(state, card) ? HATS : [HATS[0]]).map((hat) => leadOf(state, card, hat)),
  );
  return bestOf(moves, trying, effort, random);
}

/** Which turn to take. */
export function chooseTurn(trying: Trying, effort: Effort, random: Random): Move {
  const { seat, thumb } = trying;
  const turns = turnsOf(trying.deal(random), seat, thumb.inTrick(seat), WIDTH, effort);
  turns.sort((one, other) => other.score - one.score);
  return bestOf(
    turns.slice(0, TURNS_TRIED).map(({ plays }) => moveOf(plays)),
    trying,
    effort,
    random,
  );
}

function bestOf(
  moves: readonly Move[],
  { seat, thumb, worth, deal }: Trying,
  effort: Effort,
  random: Random,
): Move {
  if (moves.length === 1) return moves[0]!;
  const index = bestChoice(moves.length, ROUNDS, effort, () => {
    const dealt = deal(random);
    return (choice) => {
      const state = copyOf(dealt);
      make(state, seat, moves[choice]!);
      playOut(state, thumb, random);
      const taken = state.repertoires.map((cards, owner) => {
        let sum = 0;
        for (let i = dealt.repertoires[owner]!.length; i < cards.length; i += 1) sum += worth[cards[i]!]!;
        return sum;
      });
      return lead(taken, seat);
    };
  });
  return moves[index]!;
}
