// Deals the hidden cards of SAM anew, so that one viewer cannot tell: "Who knows what" of the rules page, told a second time.
import { shuffleInPlace, type Random } from '../../../chance/random.ts';
import { clone } from '../../../core/clone.ts';
import { allSeats, type Viewer } from '../../../core/seat.ts';
import { NO_CARD, type Card, type Move, type State } from '../../../games/sam/types.ts';
import type { NextMove, Redealt } from '../../module.ts';
import { ALL_PLACES, cardsLeft, code, codes, lyingAt, numberOf, placeOf } from './cards.ts';

const MOST_FINGERS = 5;
const SIGNS = ['rock', 'paper', 'scissors'] as const;
/** Nothing thrown. */
const NOTHING = -1;

/** Another deal that the viewer cannot tell from `state`. */
export function redeal(state: State, viewer: Viewer, random: Random): State {
  return withOtherThrows(dealtAgain(state, viewer, random, new Set()), viewer, random);
}

/** Another deal that the viewer cannot tell from `state`, nor by what the next move makes known. */
export function redealBefore(
  state: State,
  viewer: Viewer,
  random: Random,
  next: NextMove<State, Move>,
): Redealt<State, Move> {
  const { seat, move } = next;
  const other = dealtAgain(state, viewer, random, openedBy(state, viewer, next));
  if (move.type === 'arrange' && seat !== viewer)
    return { state: other, move: arrangedAlike(state.dealt[seat]!, other.dealt[seat]!, move) };
  if (move.type !== 'throw') return { state: other, move };
  // With the second throw both are shown.
  if (state.thrown.some((thrown) => thrown !== NOTHING)) return { state: other, move };
  return { state: other, move: seat === viewer ? move : anyThrow(state, random) };
}

/** A place in a list of cards that can be dealt again. */
interface Hidden {
  readonly list: Card[];
  readonly index: number;
}

/** Nobody knows the deck; only its owner what is not arranged yet and what lies face down. */
function hiddenPlaces(state: State, viewer: Viewer): Hidden[] {
  const found = allOf(state.deck);
  for (const seat of allSeats(state.seats)) {
    if (seat === viewer) continue;
    found.push(...allOf(state.dealt[seat]!));
    for (const index of ALL_PLACES.keys())
      if (lyingAt(state, seat, index)?.up === false) found.push({ list: state.field[seat]!, index });
  }
  return found;
}

function allOf(list: Card[]): Hidden[] {
  return list.map((_, index) => ({ list, index }));
}

/** A copy of the state where all hidden cards that are not `fixed` are dealt anew. */
function dealtAgain(state: State, viewer: Viewer, random: Random, fixed: ReadonlySet<Card>): State {
  const other = clone(state);
  const open = hiddenPlaces(other, viewer).filter(({ list, index }) => !fixed.has(list[index]!));
  const cards = open.map(({ list, index }) => list[index]!);
  shuffleInPlace(cards, random);
  for (const [turn, { list, index }] of open.entries()) list[index] = cards[turn]!;
  return other;
}

/** The cards that the viewer does not know now, and will know by the move or after it. */
function openedBy(state: State, viewer: Viewer, { seat, move, after }: NextMove<State, Move>): Set<Card> {
  const hidden = new Set(hiddenPlaces(after, viewer).map(({ list, index }) => list[index]!));
  const opened = new Set(
    hiddenPlaces(state, viewer)
      .map(({ list, index }) => list[index]!)
      .filter((card) => !hidden.has(card)),
  );
  const reshuffled = after.chance.shuffles > state.chance.shuffles;
  // What was discarded on the way can be hidden again by now: all that was drawn, and the card of a swap or a battle.
  if (reshuffled) {
    for (const card of state.deck) opened.add(card);
    if (move.type === 'swap') opened.add(state.field[seat]![placeOf(move.at)]!);
    if (move.type === 'target') opened.add(state.field[move.seat]![placeOf(move.at)]!);
    const { targetSeat = NOTHING, targetAt = NOTHING } = state.attack ?? {};
    opened.add(state.field[targetSeat]?.[targetAt] ?? NO_CARD);
  }
  for (const card of comparedAtTheEnd(after)) opened.add(card);
  return opened;
}

/** "Most cards, then highest sum of face values": who is equal in the first shows all cards for the second (SAM-R17). */
function comparedAtTheEnd(state: State): Card[] {
  if (state.ended?.reason !== 'stall') return [];
  const left = allSeats(state.seats).map((seat) => cardsLeft(state, seat));
  const equal = allSeats(state.seats).filter((seat) => left[seat] === Math.max(...left));
  return equal.length > 1 ? equal.flatMap((seat) => state.field[seat]!) : [];
}

/** A throw is nobody's business but the thrower's until both have thrown. */
function withOtherThrows(state: State, viewer: Viewer, random: Random): State {
  if (!state.phase.endsWith('challenge')) return state;
  const kinds = state.options.challenge === 'rps' ? SIGNS.length : MOST_FINGERS;
  const lowest = state.options.challenge === 'rps' ? 0 : 1;
  const thrown = state.thrown.map((is, seat) =>
    seat === viewer || is === NOTHING ? is : lowest + random.below(kinds),
  );
  return { ...state, thrown };
}

function anyThrow(state: State, random: Random): Move {
  return state.options.challenge === 'rps'
    ? { type: 'throw', sign: SIGNS[random.below(SIGNS.length)]! }
    : { type: 'throw', fingers: 1 + random.below(MOST_FINGERS) };
}

/** The same card of those that were dealt, by its turn, to the same place. */
function arrangedAlike(
  dealt: readonly Card[],
  others: readonly Card[],
  { type, front, back }: Extract<Move, { type: 'arrange' }>,
): Move {
  const alike = (each: string): string => code(others[dealt.indexOf(numberOf(each))]!);
  return { type, front: front.map(alike), back: back.map(alike) };
}

/** The list that deals like this; null when cards have moved since. */
export function newestDeal(state: State): readonly string[] | null {
  const isDealt = state.phase === 'arranging' && state.dealt.every((cards) => cards.length > 0);
  if (!isDealt) return null;
  const rounds = state.dealt[0]!.flatMap((_, round) => state.dealt.map((cards) => cards[round]!));
  return codes([...rounds, ...state.deck.toReversed()]);
}
