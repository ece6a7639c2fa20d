// Choices in the seven tricks: each is tried on the same deals to the end of the trick, by the worth of what everybody takes.
import type { Seat } from '../../../core/seat.ts';
import { HATS, type Move, type State } from '../types.ts';
import { choosesHat } from '../rules.ts';
import { copyOf, make, playOut } from './playout.ts';
import { bestChoice } from './effort.ts';
import type { Mind } from './mind.ts';
import { leadOf, moveOf } from './thumb.ts';
import { turnsOf } from './turns.ts';

/** Deals on which each choice is tried. */
const ROUNDS = 24;
/** Turns that are tried; the rule of thumb picks them. */
const TURNS_TRIED = 10;
/** Turns that a Conjure lets go on from. */
const WIDTH = 3;

/** Which card to lead. */
export function chooseLead(mind: Mind, state: State): Move {
  const moves = state.hands[mind.seat]!.flatMap((card) =>
    (choosesHat(state, card) ? HATS : [HATS[0]]).map((hat) => leadOf(state, card, hat)),
  );
  return bestOf(moves, mind);
}

/** Which turn to take. */
export function chooseTurn(mind: Mind, state: State): Move {
  const { seat, thumb, effort } = mind;
  const turns = turnsOf(state, seat, thumb.inTrick(seat), WIDTH, effort);
  turns.sort((one, other) => other.score - one.score);
  return bestOf(
    turns.slice(0, TURNS_TRIED).map(({ plays }) => moveOf(plays)),
    mind,
  );
}

function bestOf(moves: readonly Move[], { seat, thumb, worth, effort, random, deal }: Mind): Move {
  if (moves.length === 1) return moves[0]!;
  const index = bestChoice(moves.length, ROUNDS, effort, () => {
    const dealt = deal(random);
    return (choice) => {
      const state = copyOf(dealt);
      make(state, seat, moves[choice]!);
      playOut(state, dealt.tricksDone, thumb, random);
      return gainOf(dealt, state, seat, worth);
    };
  });
  return moves[index]!;
}

/** The worth of what a seat has won since, less the mean of what the others have. */
function gainOf(before: State, after: State, seat: Seat, worth: readonly number[]): number {
  let gain = 0;
  for (let owner = 0; owner < after.seats; owner += 1) {
    const cards = after.repertoires[owner]!;
    const share = owner === seat ? 1 : -1 / (after.seats - 1);
    for (let i = before.repertoires[owner]!.length; i < cards.length; i += 1)
      gain += share * worth[cards[i]!]!;
  }
  return gain;
}
