// The Ultimate Trick: choosing hands, two rounds of turns, the last part, and who has won. Changes a state that the executor owns.
import { shuffle } from '../../chance/chance.ts';
import type { Tell } from '../../charts/chart.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { nextSeat, type Seat } from '../../core/seat.ts';
import { ESCAPE_0, formatCard, parseCard, rankOf } from './cards.ts';
import { HAND_SIZE } from './dealing.ts';
import { resultOf } from './result.ts';
import { beginTrick, hatOf, liesNow, playTurn } from './rules.ts';
import { compareByHat, stackRank, topOf, winnerOf } from './trick.ts';
import {
  NO_CARD,
  NOBODY,
  type Card,
  type Happening,
  type Hat,
  type Play,
  type Stack,
  type State,
} from './types.ts';

/** Turns that each player has before the last part, skipped ones too. */
const ROUNDS = 2;

/** "The Ultimate Trick", 1: nobody else has a Repertoire, so there is nobody to play it against. */
export function onePlayerHasEverything(state: State): boolean {
  return withRepertoire(state).length === 1;
}

/** "The Ultimate Trick", 1: who alone has a Repertoire wins at once. */
export function winAlone(state: State): void {
  state.ended = { winners: withRepertoire(state), reason: 'alone' };
}

/** "The Ultimate Trick", 1: who has a Repertoire chooses from it; who has none is out. */
export function callForHands(state: State, tell: Tell<Happening>): void {
  tell({ type: 'choosing', seats: withRepertoire(state) });
}

/** Who has still to choose a hand. */
export function choosers(state: State): Seat[] {
  return withRepertoire(state).filter((seat) => state.chosen[seat] === null);
}

/** Why these cards may not be the Ultimate hand: `not-in-repertoire` {card}, for a card twice as well, or `hand-size`. */
export function explainRepertoire(state: State, seat: Seat, codes: readonly string[]): Refusal | null {
  const repertoire = state.repertoires[seat]!;
  for (let i = 0; i < codes.length; i += 1) {
    const code = codes[i]!;
    if (!repertoire.includes(parseCard(code)!) || codes.indexOf(code) < i)
      return refuse('not-in-repertoire', { card: code });
  }
  if (codes.length >= 1 && codes.length <= HAND_SIZE) return null;
  return refuse('hand-size', { count: codes.length, least: 1, most: HAND_SIZE });
}

/** "The Ultimate Trick", 1: the choice is set; the cards stay in the Repertoire until all have chosen. */
export function chooseHand(state: State, seat: Seat, codes: readonly string[], tell: Tell<Happening>): void {
  const cards = codes.map((code) => parseCard(code)!).sort((one, other) => one - other);
  state.chosen[seat] = cards;
  // A copy: the state's own list is played from.
  tell({ type: 'chose', seat, cards: [...cards] });
}

/** Nobody has still to choose. */
export function everybodyHasChosen(state: State): boolean {
  return state.chosen.every((cards, seat) => cards !== null || state.repertoires[seat]!.length === 0);
}

/** "The Ultimate Trick", 1: the chosen cards leave the Repertoires and are the hands. */
export function openHands(state: State, tell: Tell<Happening>): void {
  for (let seat = 0; seat < state.seats; seat += 1) {
    const cards = state.chosen[seat];
    if (!cards) continue;
    state.hands[seat] = cards;
    state.repertoires[seat] = state.repertoires[seat]!.filter((card) => !cards.includes(card));
    state.chosen[seat] = null;
    state.inUltimate[seat] = true;
  }
  tell({ type: 'hands-open', counts: state.hands.map((hand) => hand.length) });
}

/** Phantom Shuffle: what is in nobody's hand is shuffled, Escape 0 excepted; the first card will lead, the rest is out. */
export function phantomShuffle(state: State, tell: Tell<Happening>): void {
  if (!state.options.phantomShuffle) return;
  const cards: Card[] = [];
  for (let card = 0; card < ESCAPE_0; card += 1) {
    if (!state.hands.some((hand) => hand.includes(card))) cards.push(card);
  }
  shuffle(state.chance, cards, formatCard);
  state.ultimateCard = cards[0]!;
  state.out.push(...cards.slice(1));
  for (const repertoire of state.repertoires) repertoire.length = 0;
  tell({ type: 'reshuffled', count: cards.length });
}

/** "The Ultimate Trick", 2 and 3: its card leads, nobody's; the rounds begin at the left of the hat's holder (TT-R12). */
export function leadUltimate(state: State, tell: Tell<Happening>): void {
  const card = state.ultimateCard;
  beginTrick(state, { card, by: NOBODY, used: false, at: 0 }, hatOf(card));
  state.ultimateCard = NO_CARD;
  state.turnsLeft = ROUNDS * playersOf(state);
  // Everybody has chosen at least one card, so the first turn is not skipped.
  state.turn = nextPlayer(state, state.holder);
  tell({ type: 'ultimate-led', card, hat: state.hat, lies: liesNow(state) });
}

/** "The Ultimate Trick", 3: a turn, told of further where it makes somebody else the winning player. */
export function playUltimateTurn(
  state: State,
  seat: Seat,
  plays: readonly Play[],
  tell: Tell<Happening>,
): void {
  const before = winnerOf(state.trick, state.hat);
  playTurn(state, seat, plays, tell);
  const winning = winnerOf(state.trick, state.hat);
  if (winning !== before && winning !== NOBODY) tell({ type: 'winning', seat: winning });
}

/** "The Ultimate Trick", 3: clockwise; turns of who has no card go by. */
export function passTheRoundTurn(state: State): void {
  do {
    state.turnsLeft -= 1;
    state.turn = nextPlayer(state, state.turn);
  } while (state.turnsLeft > 0 && state.hands[state.turn]!.length === 0);
}

/** Both rounds are over. */
export function roundsAreOver(state: State): boolean {
  return state.turnsLeft === 0;
}

/** "The Ultimate Trick", 4: the last part begins at the left of the winning player, or of the hat's holder (TT-R13). */
export function openTheChallenge(state: State, tell: Tell<Happening>): void {
  const winning = winnerOf(state.trick, state.hat);
  tell({ type: 'challenge', winning });
  askOthersThan(state, winning === NOBODY ? state.holder : winning);
}

/** "The Ultimate Trick", 4: a turn makes its player the winning one, and all others are asked anew. */
export function challenge(state: State, seat: Seat, plays: readonly Play[], tell: Tell<Happening>): void {
  playUltimateTurn(state, seat, plays, tell);
  askOthersThan(state, seat);
}

/** "The Ultimate Trick", 4: not now; passing is not final. */
export function pass(state: State, seat: Seat, tell: Tell<Happening>): void {
  tell({ type: 'passed', seat });
  state.passes += 1;
  askNext(state, seat);
}

/** "The Ultimate Trick", 4: all others have passed since a player became winning; TT-R13: all have, and nobody is winning. */
export function challengeIsOver(state: State): boolean {
  return state.passes === passesToEnd(state);
}

/** "The Ultimate Trick", 4, and TT-R13: the winning player wins, else the best stack, else all who play share the victory. */
export function decideTheGame(state: State): void {
  const winning = winnerOf(state.trick, state.hat);
  if (winning !== NOBODY) {
    state.ended = { winners: [winning], reason: 'challenge' };
    return;
  }
  const best = bestUnmatched(state.trick, state.hat);
  state.ended =
    best !== null
      ? { winners: [best.owner], reason: 'compared' }
      : { winners: seatsWhere(state, (seat) => state.inUltimate[seat]!), reason: 'shared' };
}

/** Tells who has won. */
export function endTheGame(state: State, tell: Tell<Happening>): void {
  const { winners, scores } = resultOf(state)!;
  tell({ type: 'ended', winners, scores, reason: state.ended!.reason });
}

/** TT-R13: of all stacks but the lead's the best by rank, printed rank and earliest top, matching or not; null without any. */
function bestUnmatched(trick: readonly Stack[], hat: Hat): Stack | null {
  let best: Stack | null = null;
  for (let i = 1; i < trick.length; i += 1) {
    if (best === null || compareUnmatched(hat, trick[i]!, best) < 0) best = trick[i]!;
  }
  return best;
}

function compareUnmatched(hat: Hat, one: Stack, other: Stack): number {
  return (
    compareByHat(hat, stackRank(one), stackRank(other)) ||
    compareByHat(hat, rankOf(topOf(one).card), rankOf(topOf(other).card)) ||
    topOf(one).at - topOf(other).at
  );
}

/** Nobody has passed yet, and the seats after `from` are asked in turn. */
function askOthersThan(state: State, from: Seat): void {
  state.passes = 0;
  askNext(state, from);
}

/** The next player after `from` who can be asked; those without a card count as having passed, until nobody is left to ask. */
function askNext(state: State, from: Seat): void {
  const enough = passesToEnd(state);
  state.turn = nextPlayer(state, from);
  while (state.passes < enough && state.hands[state.turn]!.length === 0) {
    state.passes += 1;
    state.turn = nextPlayer(state, state.turn);
  }
}

/** Who has passed or was not asked since a player became winning: all between that player and whoever is asked now. */
export function passed(state: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = state.turn; seats.length < state.passes;) {
    seat = (seat + state.seats - 1) % state.seats;
    if (state.inUltimate[seat]) seats.push(seat);
  }
  return seats;
}

/** Passes in a row that end the game: of all players, or of all but the winning one. */
function passesToEnd(state: State): number {
  return playersOf(state) - (winnerOf(state.trick, state.hat) === NOBODY ? 0 : 1);
}

/** How many play the Ultimate Trick: two at least. */
function playersOf(state: State): number {
  let count = 0;
  for (let seat = 0; seat < state.seats; seat += 1) if (state.inUltimate[seat]) count += 1;
  return count;
}

/** The next seat clockwise that plays the Ultimate Trick, with cards or without. */
function nextPlayer(state: State, from: Seat): Seat {
  let seat = nextSeat(from, state.seats);
  while (!state.inUltimate[seat]) seat = nextSeat(seat, state.seats);
  return seat;
}

function withRepertoire(state: State): Seat[] {
  return seatsWhere(state, (seat) => state.repertoires[seat]!.length > 0);
}

/** The seats for which something holds, ascending. */
function seatsWhere(state: State, holds: (seat: Seat) => boolean): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat += 1) if (holds(seat)) seats.push(seat);
  return seats;
}
