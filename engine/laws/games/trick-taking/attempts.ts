// Moves of Trick-Taking that somebody might send, good and bad, and unfinished ones: every type, cards from everywhere.
import { pick, shuffleInPlace, type Random } from '../../../chance/random.ts';
import type { AnyMove } from '../../../core/game.ts';
import type { Seat } from '../../../core/seat.ts';
import type { Move, Play, State } from '../../../games/trick-taking/types.ts';
import { ALL_CODES, codes, inTrick } from './cards.ts';

const TURNS_DRAWN = 30;
const LONGEST_TURN = 6;
const MOST_CHOSEN = 7;

/** Well-formed moves of every type. */
export function* attempts(state: State, seat: Seat, random: Random): Generator<Move> {
  yield { type: 'pass' };
  for (const card of sample(state, seat, random)) {
    yield { type: 'lead', card };
    yield { type: 'lead', card, hat: pick(['high', 'low'] as const, random) };
    yield { type: 'escape', take: card };
    yield { type: 'repertoire', cards: [card] };
  }
  for (const cards of choices(state, seat, random)) if (cards.length > 0) yield { type: 'repertoire', cards };
  for (const plays of turns(state, seat, random)) yield { type: 'turn', plays };
}

/** What might be considered: complete moves, moves in the making, and things of no form at all. */
export function* partials(state: State, seat: Seat, random: Random): Generator<AnyMove> {
  const odd: unknown[] = [
    { type: 'no such move' },
    { type: 'pass', card: 'M3' },
    { type: 'lead' },
    { type: 'lead', card: 'M8' },
    { type: 'lead', card: 'M3', hat: 'none' },
    { type: 'escape', take: 7 },
    { type: 'repertoire', cards: 'M3' },
    { type: 'turn' },
    { type: 'turn', plays: [] },
    { type: 'turn', plays: [{ effect: true }] },
    { type: 'turn', plays: [{ card: 'M3', effect: 'yes' }] },
    { type: 'turn', plays: [{ card: 'M3', effect: false, on: 'V1' }] },
    { type: 'turn', plays: [{ card: 'E0', effect: true, on: 'V1' }] },
    { type: 'turn', plays: [{ card: '__proto__', effect: false }] },
  ];
  yield* odd as AnyMove[];
  yield { type: 'repertoire', cards: [] } as AnyMove;
  yield* attempts(state, seat, random);
  for (const plays of turns(state, seat, random)) {
    // Used, and the target still to be pointed at: as the last card, and, too early, before another one.
    const { card } = plays.at(-1)!;
    yield { type: 'turn', plays: [...plays.slice(0, -1), { card, effect: true }] } as AnyMove;
    yield { type: 'turn', plays: [{ card, effect: true }, ...plays] } as AnyMove;
  }
}

/** Cards of every kind of place: all of the own hand, of the trick and of the Repertoire, and some that are elsewhere. */
function sample(state: State, seat: Seat, random: Random): string[] {
  const own = codes([
    ...state.hands[seat]!,
    ...inTrick(state),
    ...state.repertoires[seat]!.slice(0, MOST_CHOSEN),
  ]);
  return [...new Set([...own, ...elsewhere(state, seat, random)])];
}

/** Cards that the seat might only guess: of another hand, of a deck, of another Repertoire, set aside or out. */
function elsewhere(state: State, seat: Seat, random: Random): string[] {
  const other = (seat + 1 + random.below(state.seats - 1)) % state.seats;
  const lists = [
    state.hands[other]!,
    state.decks[seat]!,
    state.decks[other]!,
    state.repertoires[other]!,
    state.out,
  ];
  const found = lists.filter((list) => list.length > 0).map((list) => pick(list, random));
  return [...codes(found), pick(ALL_CODES, random)];
}

/** Ultimate hands, right and wrong. */
function* choices(state: State, seat: Seat, random: Random): Generator<string[]> {
  const own = codes(state.repertoires[seat]!);
  shuffleInPlace(own, random);
  const strange = elsewhere(state, seat, random);
  yield own;
  for (const count of [2, MOST_CHOSEN, MOST_CHOSEN + 1]) yield own.slice(0, count);
  yield [...own.slice(0, 2), ...own.slice(0, 1)];
  yield [...own.slice(0, 2), ...strange.slice(0, 1)];
  yield strange;
  yield codes(state.hands[seat]!);
}

/** Turns, right and wrong: each card by itself in every way, the ones that rulings are about, and some at random. */
function* turns(state: State, seat: Seat, random: Random): Generator<Play[]> {
  const hand = codes(state.hands[seat]!);
  const trick = codes(inTrick(state));
  for (const card of sample(state, seat, random)) {
    yield [{ card, effect: false }];
    yield [used(card, card)];
    if (hasTarget(card)) for (const on of trick) yield [used(card, on)];
    else yield [used(card, card)];
  }
  if (hand.length === 0) return;
  const [one, two] = [pick(hand, random), pick(hand, random)];
  yield [
    { card: one, effect: false },
    { card: two, effect: false },
  ];
  for (const conjure of hand.filter((card) => card.startsWith('C')))
    yield* conjured(conjure, hand, trick, random);
  for (let drawn = 0; drawn < TURNS_DRAWN; drawn += 1) {
    yield Array.from({ length: 1 + random.below(LONGEST_TURN) }, () => {
      const card = pick(hand, random);
      const target = random.below(2) > 0 && trick.length > 0 ? pick(trick, random) : pick(hand, random);
      return random.below(3) > 0 ? used(card, target) : { card, effect: false };
    });
  }
}

/** Turns that begin with a used Conjure. */
function* conjured(
  conjure: string,
  hand: readonly string[],
  trick: readonly string[],
  random: Random,
): Generator<Play[]> {
  const others = hand.filter((card) => card !== conjure);
  shuffleInPlace(others, random);
  const first: Play = { card: conjure, effect: true };
  const plain = (card: string): Play => ({ card, effect: false });
  // As many as it allows, one too many, one twice, and the whole hand.
  for (const count of [1, 2, 3, others.length]) yield [first, ...others.slice(0, count).map(plain)];
  yield [first, ...others.slice(0, 1).map(plain), ...others.slice(0, 1).map(plain)];
  yield [{ card: conjure, effect: false }, ...others.slice(0, 1).map(plain)];
  // Every Conjure of the hand used, and two more: as much as there can be.
  const conjures = others.filter((card) => card.startsWith('C'));
  const rest = others.filter((card) => !card.startsWith('C'));
  yield [first, ...conjures.map((card) => ({ card, effect: true })), ...rest.slice(0, 2).map(plain)];
  for (const aimed of others.filter(hasTarget)) {
    for (const on of [conjure, ...trick, ...others.slice(0, 1)]) {
      yield [first, used(aimed, on)];
      // What came back by it, played at once (TT-R7), and after another card.
      yield [first, used(aimed, on), plain(on)];
      yield [
        first,
        used(aimed, on),
        ...others
          .filter((card) => card !== aimed)
          .slice(0, 1)
          .map(plain),
      ];
    }
  }
}

/** Levitate, Saw and Vanish are aimed at a card. */
function hasTarget(card: string): boolean {
  return 'LSV'.includes(card.charAt(0));
}

/** A card with its effect used, in normal form: an Escape's is never a choice. */
function used(card: string, target: string): Play {
  if (card.startsWith('E')) return { card, effect: false };
  return hasTarget(card) ? { card, effect: true, on: target } : { card, effect: true };
}
