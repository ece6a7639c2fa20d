// Which cards to keep for the Ultimate Trick: hands near the rule of thumb are tried against what the others may choose.
import type { Random } from '../../../chance/random.ts';
import { formatCard } from '../cards.ts';
import { TRICKS } from '../plays.ts';
import { choosers } from '../ultimate.ts';
import type { Card, Move, State } from '../types.ts';
import { copyOf, make, playOut } from './playout.ts';
import { bestChoice } from './effort.ts';
import type { Mind } from './mind.ts';
import { handBy } from './thumb.ts';

/** Hands that are tried. */
const HANDS_TRIED = 10;
/** Choices of the others against which each is tried. */
const ROUNDS = 32;
/** How far a hand that is tried strays from the worth of its cards. */
const STRAY = 1.5;

/** The Ultimate hand. */
export function chooseHand({ seat, worth, thumb, effort, random, deal }: Mind, asked: State): Move {
  const repertoire = asked.repertoires[seat]!;
  const hands = distinct(
    Array.from({ length: HANDS_TRIED }, (_, index) =>
      handBy(repertoire, index === 0 ? worth : strayed(worth, random)),
    ),
  );
  const moves = hands.map(repertoireOf);
  const index = bestChoice(moves.length, ROUNDS, effort, () => {
    const dealt = deal(random);
    const others = dealt.repertoires.map((cards, owner) =>
      owner === seat || cards.length === 0 ? null : repertoireOf(handBy(cards, strayed(worth, random))),
    );
    return (choice) => {
      const state = copyOf(dealt);
      // What others chose already is drawn anew: they choose to win, too.
      state.chosen.fill(null);
      for (const owner of choosers(state))
        make(state, owner, owner === seat ? moves[choice]! : others[owner]!);
      playOut(state, TRICKS, thumb, random);
      const { winners } = state.ended!;
      return winners.includes(seat) ? 1 / winners.length : 0;
    };
  });
  return moves[index]!;
}

function repertoireOf(cards: readonly Card[]): Move {
  return { type: 'repertoire', cards: cards.map(formatCard) };
}

/** Worths with an error of at most `STRAY` each. */
function strayed(worth: readonly number[], random: Random): number[] {
  return worth.map((each) => each + (random.below(1001) / 500 - 1) * STRAY);
}

/** Each hand once, whatever the order of its cards. */
function distinct(hands: readonly Card[][]): Card[][] {
  const seen = new Set<string>();
  return hands.filter((hand) => {
    const name = hand.toSorted((one, other) => one - other).join();
    return !seen.has(name) && seen.add(name);
  });
}
