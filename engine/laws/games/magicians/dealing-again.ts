// Deals the hidden cards of Magicians anew, so that one viewer cannot tell: "Who knows what" of the rules page, told a second time.
import { shuffleInPlace, type Random } from '../../../chance/random.ts';
import { clone } from '../../../core/clone.ts';
import { allSeats, type Seat, type Viewer } from '../../../core/seat.ts';
import type { Card, Move, State } from '../../../games/magicians/types.ts';
import type { NextMove, Redealt } from '../../module.ts';
import { ALL_CODES, codes, numberOf } from './cards.ts';
import { fitMulligans, leadOn, mulligansAreOn } from './mulligans.ts';

const TAKEN_AT_RANDOM = 2;
/** Swaps tried for each hidden card where not every deal is possible. */
const SWAPS_A_CARD = 4;

/** Another deal that the viewer cannot tell from `state`. */
export function redeal(state: State, viewer: Viewer, random: Random): State {
  return dealtAgain(state, viewer, random, new Set(), (other) => fitMulligans(other.hands, state));
}

/** Another deal that the viewer cannot tell from `state`, nor by what the next move makes known. */
export function redealBefore(
  state: State,
  viewer: Viewer,
  random: Random,
  next: NextMove<State, Move>,
): Redealt<State, Move> {
  const { move, after } = next;
  const hidesTheTaken = move.type === 'take' && viewer !== next.seat && viewer !== state.victim;
  const opened = openedBy(state, viewer, next, !hidesTheTaken);
  const taken = takenInSight(state, viewer, next);
  // A reshuffle on the way would come out otherwise where the cards are named, and a discarded card may be drawn back.
  const cannotTell =
    taken !== null && (taken.cards.length < taken.count || after.chance.shuffles > state.chance.shuffles);
  if (cannotTell) return { state: clone(state), move };
  for (const card of taken?.cards ?? []) opened.add(card);
  const other = dealtAgain(state, viewer, random, opened, (each) => {
    return fitMulligans(each.hands, state) && leadOn(each.hands, each.deck, state, move, after);
  });
  if (hidesTheTaken) {
    const hand = other.hands[state.victim]!;
    return { state: other, move: { type: 'take', card: codes(hand)[random.below(hand.length)]! } };
  }
  return { state: taken ? withTaken(other, taken.cards) : other, move };
}

/** A place in a list of cards that can be dealt again. */
interface Place {
  readonly list: Card[];
  readonly index: number;
}

/**
 * Everybody sees cards in play, the discard pile and the Sabotage card that is being played; only its owner a hand, and
 * a spy the hand of the victim while the spy chooses; nobody the deck.
 */
function hiddenPlaces(state: State, viewer: Viewer): Place[] {
  const spiedOn = state.phase === 'turn.dirtyTrick.spying' && viewer === state.turn ? state.victim : null;
  const hands = state.hands.filter((_, seat) => seat !== viewer && seat !== spiedOn);
  return [state.deck, ...hands].flatMap((list) => list.map((_, index) => ({ list, index })));
}

/** A copy of the state with the hidden cards that are not `fixed` dealt anew; `fits` says which deals there may be while mulligans are on. */
function dealtAgain(
  state: State,
  viewer: Viewer,
  random: Random,
  fixed: ReadonlySet<Card>,
  fits: (other: State) => boolean,
): State {
  const other = clone(state);
  const open = hiddenPlaces(other, viewer).filter(({ list, index }) => !fixed.has(list[index]!));
  if (mulligansAreOn(state)) swapWhereItFits(open, random, () => fits(other));
  else dealFreely(open, random);
  for (const hand of other.hands) hand.sort((one, two) => one - two);
  return other;
}

function dealFreely(open: readonly Place[], random: Random): void {
  const cards = open.map(({ list, index }) => list[index]!);
  shuffleInPlace(cards, random);
  for (const [turn, { list, index }] of open.entries()) list[index] = cards[turn]!;
}

/** Cards change places two by two, as long as what everybody knows stays true. */
function swapWhereItFits(open: readonly Place[], random: Random, fits: () => boolean): void {
  if (open.length === 0) return;
  for (let tried = 0; tried < open.length * SWAPS_A_CARD; tried += 1) {
    const [one, two] = [open[random.below(open.length)]!, open[random.below(open.length)]!];
    swap(one, two);
    if (!fits()) swap(one, two);
  }
}

function swap(one: Place, two: Place): void {
  const card = one.list[one.index]!;
  one.list[one.index] = two.list[two.index]!;
  two.list[two.index] = card;
}

/** The cards that the viewer does not know now, and will know by the move or after it. */
function openedBy(
  state: State,
  viewer: Viewer,
  { seat, move, after }: NextMove<State, Move>,
  isNamed: boolean,
): Set<Card> {
  const hidden = new Set(hiddenPlaces(after, viewer).map(({ list, index }) => list[index]!));
  const opened = new Set(ALL_CODES.map((_, card) => card).filter((card) => !hidden.has(card)));
  // What is discarded may be hidden again at once, by a reshuffle.
  if (move.type === 'mulligan') for (const card of state.hands[seat]!) opened.add(card);
  if (move.type === 'discard') for (const each of move.cards) opened.add(numberOf(each));
  if ('card' in move && isNamed) opened.add(numberOf(move.card));
  return opened;
}

/** What the move takes at random out of a hand that the viewer does not know, into the viewer's sight; null for nothing. */
function takenInSight(
  state: State,
  viewer: Viewer,
  { seat, move, after }: NextMove<State, Move>,
): { readonly cards: readonly Card[]; readonly count: number } | null {
  if (move.type !== 'sabotage' || move.target === undefined || move.target === viewer) return null;
  const isSeen = move.card === 'double-cross' || (move.card === 'steal-notebook' && seat === viewer);
  if (!isSeen) return null;
  const [before, left] = [state.hands[move.target]!, after.hands[move.target]!];
  const cards = before.filter((card) => !left.includes(card));
  return { cards, count: Math.min(TAKEN_AT_RANDOM, before.length) };
}

/** The same state, where the next random choice from a hand takes these cards. */
function withTaken(state: State, cards: readonly Card[]): State {
  const lists = allSeats(state.randomTaken).map((): string[] => []);
  return { ...state, random: [...lists, codes(cards)] };
}

/** The list that deals like this; null when cards have moved since. */
export function newestDeal(state: State): readonly string[] | null {
  const isDealt = mulligansAreOn(state) && state.discard.length === 0 && state.chance.shuffles === 1;
  if (!isDealt || state.mulligans.includes('kept')) return null;
  const clockwise = allSeats(state.seats).map((turn): Seat => (state.first + turn) % state.seats);
  const rounds = state.hands[state.first]!.flatMap((_, round) =>
    clockwise.map((seat) => state.hands[seat]![round]!),
  );
  return codes([...rounds, ...state.deck.toReversed()]);
}
