// The order of play: the draws that begin a set, and whose turn comes next.
import type { Tell } from '../../charts/chart.ts';
import type { Seat } from '../../core/seat.ts';
import { faceValue } from './cards.ts';
import { drawAndDiscard } from './deck.ts';
import { cardsLeft, playersIn } from './fields.ts';
import type { Happening, OrderDraw, State } from './types.ts';

/** So many players take turns without further draws. */
const ALTERNATING = 2;

/** Where in the order the next turn is: whoever is out loses the turn still due (SAM-R16); -1 when a set has to begin. */
function nextInOrder(state: State): number {
  const { order, inOrder, alternating } = state;
  if (alternating) return (inOrder + 1) % order.length;
  for (let at = inOrder + 1; at < order.length; at += 1) if (cardsLeft(state, order[at]!) > 0) return at;
  return -1;
}

/** Whether the next turn waits for a draw: a set is over, or none has begun. */
export function setIsDue(state: State): boolean {
  return nextInOrder(state) < 0;
}

/** Everybody in the game draws; when only two are left, for the last time. The first of the order moves next. */
export function drawOrder(state: State, tell: Tell<Happening>): void {
  const players = playersIn(state);
  const draws: OrderDraw[] = [];
  const order = ranked(state, players, 0, draws, tell);
  state.set += 1;
  state.alternating = players.length === ALTERNATING;
  state.order = order;
  state.orderDraws = draws;
  state.inOrder = -1;
  tell({ type: 'ordered', draws, order: [...order], set: state.set, last: state.alternating });
}

/** Each of them draws, in seat order; the highest first. Who tied draw again among themselves, of several ties the highest first. */
function ranked(
  state: State,
  players: readonly Seat[],
  round: number,
  draws: OrderDraw[],
  tell: Tell<Happening>,
): Seat[] {
  const drawn = players.map((seat) => {
    const card = drawAndDiscard(state, tell);
    draws.push({ seat, card, round });
    return { seat, face: faceValue(card) };
  });
  const faces = [...new Set(drawn.map(({ face }) => face))].sort((one, other) => other - one);
  return faces.flatMap((face) => {
    const tied = drawn.filter((one) => one.face === face).map(({ seat }) => seat);
    return tied.length === 1 ? tied : ranked(state, tied, round + 1, draws, tell);
  });
}

/** The turn passes to the next in order. */
export function passTurn(state: State): void {
  state.inOrder = nextInOrder(state);
  state.turn = state.order[state.inOrder]!;
}
