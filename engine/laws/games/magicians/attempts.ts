// Moves of Magicians that somebody might send, good and bad, and unfinished ones: every type, cards from everywhere.
import { pick, shuffleInPlace, type Random } from '../../../chance/random.ts';
import type { AnyMove } from '../../../core/game.ts';
import { allSeats, type Seat } from '../../../core/seat.ts';
import type { Move, State } from '../../../games/magicians/types.ts';
import { ALL_CODES, code, codes, inPlay, kindOf } from './cards.ts';

const MOST_SEATS = 7;
/** Cards that are tried in a part of a move where many would do. */
const MANY = 6;
const FEW = 3;

/** Well-formed moves of every type; of a seat that cannot be asked now, one each. */
export function attempts(state: State, seat: Seat, random: Random): Iterable<Move> {
  const mayBeAsked = seat === state.turn || seat === state.victim;
  return mayBeAsked ? everyType(state, seat, random) : oneOfEach(state, seat, random);
}

/** Of each type one, with a card of the hand where there is one. */
function* oneOfEach(state: State, seat: Seat, random: Random): Generator<Move> {
  for (const type of ['mulligan', 'keep', 'draw', 'skip'] as const) yield { type };
  const [card = pick(ALL_CODES, random)] = some(codes(state.hands[seat]!), 1, random);
  for (const type of ['support', 'trick', 'take'] as const) yield { type, card };
  yield { type: 'sabotage', card, target: (seat + 1) % state.seats };
  yield { type: 'discard', cards: [card] };
}

function* everyType(state: State, seat: Seat, random: Random): Generator<Move> {
  for (const type of ['mulligan', 'keep', 'draw', 'skip'] as const) yield { type };
  const strange = elsewhere(state, seat, random);
  for (const card of [...codes(state.hands[seat]!), ...strange]) {
    yield { type: 'support', card };
    yield { type: 'trick', card };
    yield { type: 'sabotage', card };
    yield { type: 'take', card };
    yield { type: 'discard', cards: [card] };
    for (const replace of some([...codes(inPlay(state, seat)), card, ...strange], MANY, random))
      yield { type: 'support', card, replace };
  }
  yield* sabotages(state, seat, strange, random);
  for (const hand of state.hands)
    for (const card of some(codes(hand), FEW, random)) yield { type: 'take', card };
  for (const cards of discards(state, seat, strange, random))
    if (cards.length > 0) yield { type: 'discard', cards };
}

/** What might be considered: complete moves, moves in the making, and things of no form at all. */
export function* partials(state: State, seat: Seat, random: Random): Generator<AnyMove> {
  const odd: unknown[] = [
    { type: 'no such move' },
    { type: 'skip', card: 'hat-trick' },
    { type: 'skip', play: { type: 'support', card: 'inventor' } },
    { type: 'skip', play: { type: 'skip' } },
    { type: 'support' },
    { type: 'support', card: 'hat trick' },
    { type: 'support', card: 'inventor', replace: null },
    { type: 'support', card: 'inventor', target: 1 },
    { type: 'sabotage' },
    { type: 'sabotage', card: 'exposed', target: -1 },
    { type: 'sabotage', card: 'exposed', target: 7, on: 'hat-trick' },
    { type: 'sabotage', card: 'exposed', target: '1', on: 'hat-trick' },
    { type: 'sabotage', card: 'exposed', target: 1, on: 'professor' },
    { type: 'take', card: 7 },
    { type: 'trick', card: '__proto__' },
    { type: 'discard' },
    { type: 'discard', cards: 'hat-trick' },
    { type: 'discard', cards: [null] },
  ];
  yield* odd as AnyMove[];
  yield { type: 'discard', cards: [] } as AnyMove;
  for (const card of codes(state.hands[seat]!)) {
    yield { type: 'skip', play: { type: 'sabotage', card } } as AnyMove;
    yield { type: 'skip', play: { type: 'trick', card } } as AnyMove;
  }
  for (const play of some([...sabotages(state, seat, elsewhere(state, seat, random), random)], MANY, random))
    yield { type: 'skip', play } as AnyMove;
  yield* attempts(state, seat, random);
}

/** Sabotage cards at everybody and at cards of every kind, aimed as they want it and as they do not. */
function* sabotages(state: State, seat: Seat, strange: readonly string[], random: Random): Generator<Move> {
  const own = state.hands[seat]!.filter((card) => kindOf(card) === 'sabotage').map(code);
  const other = strange.slice(0, 1);
  for (const card of [...own, ...other]) {
    for (let target = 0; target < MOST_SEATS; target += 1) yield { type: 'sabotage', card, target };
    for (const target of allSeats(state.seats)) {
      for (const on of some(codes(inPlay(state, target)), MANY, random)) {
        yield { type: 'sabotage', card, target, on };
        yield { type: 'sabotage', card, target: (target + 1) % state.seats, on };
      }
    }
    for (const on of strange.slice(0, FEW)) {
      yield { type: 'sabotage', card, on };
      yield { type: 'sabotage', card, target: (seat + 1) % state.seats, on };
    }
  }
}

/** Discards, right and wrong: of every group that may have to shrink, in every order, one twice, of two groups at once. */
function* discards(
  state: State,
  seat: Seat,
  strange: readonly string[],
  random: Random,
): Generator<string[]> {
  const hand = codes(state.hands[seat]!);
  const tricks = codes(state.tricks[seat]!);
  const support = codes(state.support[seat]!);
  for (const list of [hand, tricks, support]) {
    for (const card of list) yield [card];
    for (let count = 1; count <= FEW + 1; count += 1) yield some(list, count, random);
    yield [...list];
    yield [...some(list, 1, random), ...some(strange, 1, random)];
    const twice = some(list, 1, random);
    yield [...twice, ...twice];
    yield some(list, FEW, random).toReversed();
  }
  yield [...some(tricks, 1, random), ...some(support, 1, random)];
  yield [...some(hand, 1, random), ...some(support, 1, random)];
}

/** Cards that are not in the own hand: in play, in another hand, in a pile, or any. */
function elsewhere(state: State, seat: Seat, random: Random): string[] {
  const other = (seat + 1 + random.below(state.seats - 1)) % state.seats;
  const lists = [state.hands[other]!, inPlay(state, seat), inPlay(state, other), state.deck, state.discard];
  const found = lists.filter((list) => list.length > 0).map((list) => pick(list, random));
  return [...codes(found), pick(ALL_CODES, random)];
}

/** Up to so many of a list, any of them, in any order. */
function some<T>(list: readonly T[], count: number, random: Random): T[] {
  const mixed = [...list];
  shuffleInPlace(mixed, random);
  return mixed.slice(0, count);
}
