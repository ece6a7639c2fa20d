// The Ultimate Trick as a tree: which turn most often leads to winning it, each player seeking the own victory.
import type { Random } from '../../../chance/random.ts';
import type { Seat } from '../../../core/seat.ts';
import { TRICKS } from '../plays.ts';
import type { Move, State } from '../types.ts';
import { askedIn, copyOf, make, playOut } from './playout.ts';
import { isOpen, type Mind } from './mind.ts';
import { moveOf, type Thumb } from './thumb.ts';

/** Turns that are looked at in one position. */
const BREADTH = 16;
/** Turns that a Conjure lets go on from. */
const WIDTH = 4;
/** How much a turn that was seldom tried is tried for that reason alone (UCB1). */
const CURIOSITY = 0.6;

/** What dealing and descending costs, in tables. */
const TABLES_A_DESCENT = 40;

/** A position, and how its moves have fared. */
interface Node {
  readonly seat: Seat;
  readonly moves: readonly Move[];
  /** By move: times tried, victories of `seat`, and what comes after. */
  readonly tried: number[];
  readonly won: number[];
  readonly next: (Node | null)[];
  visits: number;
}

/**
 * The move that is tried most. Where the hands are open, the tree grows with every try; otherwise only the first move is
 * chosen by how it fares, each time in another deal.
 */
export function chooseContest({ seat, thumb, effort, random, deal }: Mind, state: State): Move {
  const root = nodeOf(state, seat, thumb);
  const deep = isOpen(state);
  // Without any effort it is the first: what the rule of thumb thinks best.
  while (root.moves.length > 1 && effort.goesOn()) {
    // A way that is known to its end looks at no table any more; it must cost something all the same.
    effort.left -= TABLES_A_DESCENT;
    descend(root, copyOf(deal(random)), deep, thumb, random);
  }
  return root.moves[root.tried.indexOf(Math.max(...root.tried))]!;
}

function nodeOf(state: State, seat: Seat, thumb: Thumb): Node {
  const moves = thumb
    .contests(state, seat, WIDTH)
    .slice(0, BREADTH)
    .map(({ plays }) => moveOf(plays));
  if (state.phase === 'ultimate.challenge') moves.push({ type: 'pass' });
  return {
    seat,
    moves,
    tried: moves.map(() => 0),
    won: moves.map(() => 0),
    next: moves.map(() => null),
    visits: 0,
  };
}

/** One way down the tree and one playout; `state` is used up. */
function descend(root: Node, state: State, deep: boolean, thumb: Thumb, random: Random): void {
  const path: { node: Node; index: number }[] = [];
  for (let node: Node | null = root; node !== null;) {
    const index = mostPromising(node);
    path.push({ node, index });
    make(state, node.seat, node.moves[index]!);
    const seat = askedIn(state);
    if (seat === null || !deep) break;
    if (node.next[index] === null) {
      // A position is entered into the tree when it is reached for the second time.
      if (node.tried[index]! > 0) node.next[index] = nodeOf(state, seat, thumb);
      else break;
    }
    node = node.next[index]!;
  }
  playOut(state, TRICKS, thumb, random);
  const { winners } = state.ended!;
  for (const { node, index } of path) {
    node.visits += 1;
    node.tried[index]! += 1;
    if (winners.includes(node.seat)) node.won[index]! += 1 / winners.length;
  }
}

function mostPromising({ tried, won, visits }: Node): number {
  let best = 0;
  let highest = -Infinity;
  for (let i = 0; i < tried.length; i += 1) {
    const times = tried[i]!;
    if (times === 0) return i;
    const promise = won[i]! / times + CURIOSITY * Math.sqrt(Math.log(visits) / times);
    if (promise > highest) {
      best = i;
      highest = promise;
    }
  }
  return best;
}
