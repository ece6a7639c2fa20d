// What a move of Magic Trick does and whether it may be made. Changes a state that the executor owns.
import { shuffle } from '../../chance/chance.ts';
import type { Tell } from '../../charts/chart.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { nextSeat, previousSeat, type Seat } from '../../core/seat.ts';
import { bitsIn, countBits, lowestBit } from './bits.ts';
import { formatCard, parseCard, rankOf, suitLetter, suitOf, TRUMP } from './cards.ts';
import { resultOf, scoreHand, suitsAmong } from './scoring.ts';
import { deckOf, handSize } from './setup.ts';
import { ownerSortedBy } from './sorting.ts';
import { NO_CARD, type Card, type Happening, type State } from './types.ts';

/** Rule 1: shuffle, remove and show one card with three or five players, deal one at a time from the dealer's left. */
export function deal(state: State, tell: Tell<Happening>): void {
  const deck = deckOf(state.dropped);
  shuffle(state.chance, deck, formatCard);
  const { seats } = state;
  const size = handSize(seats);
  const first = seats === 4 ? 0 : 1;
  state.removed = first === 0 ? NO_CARD : deck[0]!;
  for (let i = 0, seat = nextSeat(state.dealer, seats); i < seats; i += 1, seat = nextSeat(seat, seats)) {
    const row = new Array<Card>(size);
    for (let round = 0; round < size; round += 1) row[round] = deck[first + round * seats + i]!;
    state.rows[seat] = row;
    state.held[seat] = (1 << size) - 1;
    state.sorted[seat] = false;
    state.sleeves[seat] = NO_CARD;
    state.taken[seat] = [];
  }
  state.trick.length = 0;
  state.tricksPlayed = 0;
  state.leader = nextSeat(state.dealer, seats);
  state.turn = state.leader;
  tell({ type: 'dealt', hand: state.handsDone + 1, dealer: state.dealer, removed: state.removed });
}

/** Rule 2: who has a row left to sort. */
export function sorters(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat += 1)
    if (!state.sorted[ownerSortedBy(state, seat)]) seats.push(seat);
  return seats;
}

/** Rule 2: the left neighbour's row takes its order. */
export function arrangeRow(
  state: State,
  sorter: Seat,
  order: readonly string[],
  tell: Tell<Happening>,
): void {
  const owner = ownerSortedBy(state, sorter);
  state.rows[owner] = order.map((code) => parseCard(code)!);
  state.sorted[owner] = true;
  tell({ type: 'arranged', sorter, owner });
}

/** All rows of the hand have been arranged. */
export function everyRowIsSorted(state: State): boolean {
  for (let seat = 0; seat < state.seats; seat += 1) if (!state.sorted[seat]) return false;
  return true;
}

/** The orders become public at once, and the hand before is put away (MT-R8). */
export function openRows(state: State, tell: Tell<Happening>): void {
  state.lastHand = null;
  tell({ type: 'sorted' });
}

/** Whether a slot still holds a card of the row. */
export function holds(state: State, seat: Seat, slot: number): boolean {
  return (state.held[seat]! & (1 << slot)) !== 0;
}

/** The slots that still hold a card, ascending. */
export function heldSlots(state: State, seat: Seat): number[] {
  return bitsIn(state.held[seat]!);
}

/** Rule 3: the slots that may be played now, as bits: those of the led suit, or all where there is none. */
export function playableBits(state: State, seat: Seat): number {
  const held = state.held[seat]!;
  if (state.trick.length === 0) return held;
  const following = bitsOfSuit(state, seat, suitOf(state.trick[0]!));
  return following === 0 ? held : following;
}

/** Rule 3: whether a slot may be played by the seat whose turn it is. */
export function mayPlaySlot(state: State, seat: Seat, slot: number): boolean {
  return (playableBits(state, seat) & (1 << slot)) !== 0;
}

/** Rule 3: why a slot may not be played by the seat whose turn it is. Suits are public, so the facts tell nothing new. */
export function explainPlay(state: State, seat: Seat, slot: number): Refusal | null {
  const bit = 1 << slot;
  if ((state.held[seat]! & bit) === 0) return refuse('empty-slot', { slot });
  if ((playableBits(state, seat) & bit) !== 0) return null;
  const led = suitOf(state.trick[0]!);
  return refuse('must-follow-suit', {
    suit: suitLetter(led),
    holds: countBits(bitsOfSuit(state, seat, led)),
  });
}

/** Rule 3: the card goes to the trick, open to all. */
export function playCard(state: State, seat: Seat, slot: number, tell: Tell<Happening>): void {
  const card = takeFromRow(state, seat, slot);
  state.trick.push(card);
  tell({ type: 'played', seat, slot, card });
}

/** Rule 4: whether something is up the sleeve of the player whose turn it is. */
export function sleeveIsFilled(state: State): boolean {
  return state.sleeves[state.turn] !== NO_CARD;
}

/** Rule 4, MT-R2: any card of the row may go up an empty sleeve. */
export function explainSleeve(state: State, seat: Seat, slot: number): Refusal | null {
  return holds(state, seat, slot) ? null : refuse('empty-slot', { slot });
}

/** Worked example 7: a sleeve is asked for before the play. */
export function explainEarlySleeve(state: State, seat: Seat): Refusal | null {
  if (state.sleeves[seat] !== NO_CARD)
    return refuse('sleeve-filled', { card: formatCard(state.sleeves[seat]!) });
  return refuse('play-first');
}

/** Rule 4: the card lies open up the sleeve for the rest of the hand. */
export function sleeveCard(
  state: State,
  seat: Seat,
  slot: number,
  atEnd: boolean,
  tell: Tell<Happening>,
): void {
  const card = takeFromRow(state, seat, slot);
  state.sleeves[seat] = card;
  tell({ type: 'sleeved', seat, slot, card, atEnd });
}

/** Rule 3: somebody has still to play to this trick. */
export function trickIsIncomplete(state: State): boolean {
  return state.trick.length < state.seats;
}

/** Rule 3: the next player, clockwise. */
export function passTheTurn(state: State): void {
  state.turn = nextSeat(state.turn, state.seats);
}

/** Rule 5: with H cards each there are H - 1 tricks; asked before the complete trick is taken. */
export function anotherTrickFollows(state: State): boolean {
  return state.tricksPlayed + 1 < handSize(state.seats) - 1;
}

/** Rule 3: the position in a trick of the card that wins it: the highest red, else the highest of the led suit. */
export function winningPosition(trick: readonly Card[]): number {
  let best = 0;
  for (let i = 1; i < trick.length; i += 1) if (beats(trick[i]!, trick[best]!)) best = i;
  return best;
}

/** Rule 3: the winner takes the trick and leads the next. */
export function takeTrick(state: State, tell: Tell<Happening>): void {
  const leader = state.leader;
  const winner = (leader + winningPosition(state.trick)) % state.seats;
  const cards = state.trick;
  state.taken[winner]!.push(cards);
  state.trick = [];
  state.tricksPlayed += 1;
  state.leader = winner;
  state.turn = winner;
  tell({ type: 'trick-taken', seat: winner, cards, leader });
}

/** Rule 4: the last card of whoever never used the sleeve goes there, in order of play from the dealer's left. */
export function sleeveLastCards(state: State, tell: Tell<Happening>): void {
  for (
    let i = 0, seat = nextSeat(state.dealer, state.seats);
    i < state.seats;
    i += 1, seat = nextSeat(seat, state.seats)
  ) {
    if (state.sleeves[seat] === NO_CARD) sleeveCard(state, seat, lowestBit(state.held[seat]!), true, tell);
  }
}

/** Rule 5: scores the hand and keeps it open for all to look at (MT-R8). */
export function scoreTheHand(state: State, tell: Tell<Happening>): void {
  const tricks = state.taken.map((taken) => taken.length);
  const suitsTaken = state.taken.map(suitsAmong);
  const scored = tricks.map((count, seat) =>
    scoreHand(rankOf(state.sleeves[seat]!), count, countBits(suitsTaken[seat]!), state.options.prestige),
  );
  scored.forEach((score, seat) => {
    state.scores[seat]! += score.points;
    if (score.prestige) state.prestigeCount[seat]! += 1;
  });
  state.handsDone += 1;
  const points = scored.map((score) => score.points);
  state.lastHand = {
    rows: state.rows.map((row) => [...row]),
    tricks,
    suitsTaken,
    sleeves: [...state.sleeves],
    points,
    prestige: scored.map((score) => score.prestige),
  };
  tell({ type: 'scored', hand: state.handsDone, points, totals: [...state.scores] });
}

/** "The game": as many hands as players. */
export function anotherHandFollows(state: State): boolean {
  return state.handsDone < state.seats;
}

/** "The game": the deal moves clockwise. */
export function passTheDeal(state: State): void {
  state.dealer = nextSeat(state.dealer, state.seats);
}

/** "The game": tells who won. */
export function endTheGame(state: State, tell: Tell<Happening>): void {
  tell({ type: 'ended', ...resultOf(state) });
}

/** The sorter of a row: the player to its owner's right. */
export function sorterOf(state: State, owner: Seat): Seat {
  return previousSeat(owner, state.seats);
}

/** The slots of a suit that still hold a card, as bits. */
function bitsOfSuit(state: State, seat: Seat, suit: number): number {
  const row = state.rows[seat]!;
  let found = 0;
  for (let bits = state.held[seat]!; bits !== 0; bits &= bits - 1) {
    const slot = lowestBit(bits);
    if (suitOf(row[slot]!) === suit) found |= 1 << slot;
  }
  return found;
}

function takeFromRow(state: State, seat: Seat, slot: number): Card {
  state.held[seat]! &= ~(1 << slot);
  return state.rows[seat]![slot]!;
}

/** Rule 3: whether `card`, played later, beats the best card of the trick so far. */
export function beats(card: Card, best: Card): boolean {
  if (suitOf(card) === suitOf(best)) return card > best;
  return suitOf(card) === TRUMP;
}
