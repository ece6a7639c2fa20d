// Moves of SAM that somebody might send, good and bad, and unfinished ones: every type, every place, sets of all sizes.
import { pick, shuffleInPlace, type Random } from '../../../chance/random.ts';
import type { AnyMove } from '../../../core/game.ts';
import { allSeats, type Seat } from '../../../core/seat.ts';
import { SIGNS, type Move, type Place, type State } from '../../../games/sam/types.ts';
import { ALL_CODES, ALL_PLACES, codes, placesWhere } from './cards.ts';

const MOST_SEATS = 7;
const ROW = 3;
const MOST_FINGERS = 5;
/** Sets of places that are tried where every set would be too many. */
const MANY = 10;
const FEW = 3;

/** Well-formed moves: two of each type, and of those that the phase takes, every kind where the seat may be asked. */
export function* attempts(state: State, seat: Seat, random: Random): Generator<Move> {
  yield* oneOfEach(state, seat, random);
  yield* oneOfEach(state, seat, random);
  if (mayBeAsked(state, seat)) yield* ofThePhase(state, seat, random);
}

function mayBeAsked({ phase, turn, attack }: State, seat: Seat): boolean {
  return phase === 'arranging' || seat === turn || seat === attack?.targetSeat;
}

function* oneOfEach(state: State, seat: Seat, random: Random): Generator<Move> {
  const at = pick(ALL_PLACES, random);
  yield arrange(some(ALL_CODES, ROW * 2, random));
  yield { type: 'flip', at };
  yield { type: 'swap', at };
  yield { type: 'attack', with: at, boosts: [] };
  yield { type: 'pay', flip: [at] };
  yield { type: 'target', seat: (seat + 1) % state.seats, at };
  yield { type: 'boost', with: [] };
  yield pick([...throws()], random);
  yield { type: 'place', at };
  yield { type: 'move', from: at, to: pick(ALL_PLACES, random) };
  yield { type: 'stop' };
  yield { type: 'done' };
}

function* ofThePhase(state: State, seat: Seat, random: Random): Generator<Move> {
  switch (state.phase) {
    case 'arranging':
      yield* arrangements(codes(state.dealt[seat]!), random);
      return;
    case 'turn.summon':
      for (const at of ALL_PLACES) {
        yield { type: 'flip', at };
        yield { type: 'swap', at };
      }
      return;
    case 'turn.attack.declaring':
      for (const at of ALL_PLACES)
        for (const boosts of sets(state, seat, FEW, random)) yield { type: 'attack', with: at, boosts };
      return;
    case 'turn.attack.paying':
      for (const flip of sets(state, seat, MANY, random)) if (flip.length > 0) yield { type: 'pay', flip };
      return;
    case 'turn.attack.targeting':
      for (const other of allSeats(MOST_SEATS))
        for (const at of ALL_PLACES) yield { type: 'target', seat: other, at };
      return;
    case 'turn.attack.defending':
      for (const places of sets(state, seat, MANY, random)) yield { type: 'boost', with: places };
      return;
    case 'turn.attack.challenge':
      yield* throws();
      return;
    case 'turn.attack.hearts':
      for (const at of ALL_PLACES) yield { type: 'place', at };
      return;
    case 'turn.movement':
      for (const from of ALL_PLACES) for (const to of ALL_PLACES) yield { type: 'move', from, to };
  }
}

/** What might be considered: complete moves, moves in the making, and things of no form at all. */
export function* partials(state: State, seat: Seat, random: Random): Generator<AnyMove> {
  const odd: unknown[] = [
    { type: 'no such move' },
    { type: 'done', at: 'F1' },
    { type: 'arrange' },
    { type: 'arrange', front: ['Kh'], back: [] },
    { type: 'arrange', front: [null, null, null], back: 'B1' },
    { type: 'flip' },
    { type: 'flip', at: 'F4' },
    { type: 'flip', at: 0 },
    { type: 'swap', at: 'f1' },
    { type: 'attack' },
    { type: 'attack', with: 'F1', boosts: 'F2' },
    { type: 'attack', with: 'F1', boosts: [], on: { seat: 9, at: 'F1' } },
    { type: 'attack', with: 'F1', boosts: [], on: 'F1' },
    { type: 'pay' },
    { type: 'pay', flip: [null] },
    { type: 'target', at: 'F1' },
    { type: 'target', seat: -1, at: 'F1' },
    { type: 'target', seat: '1', at: 'F1' },
    { type: 'boost' },
    { type: 'throw' },
    { type: 'throw', sign: 'well' },
    { type: 'throw', fingers: 0 },
    { type: 'throw', fingers: 2.5 },
    { type: 'throw', sign: 'rock', fingers: 1 },
    { type: 'move' },
    { type: 'move', from: 'F1', to: null },
    { type: 'place', at: '__proto__' },
  ];
  yield* attempts(state, seat, random);
  yield* some(odd, FEW, random) as AnyMove[];
  if (!mayBeAsked(state, seat)) return;
  yield* unfinishedArrangements(codes(state.dealt[seat]!), random);
  yield { type: 'pay', flip: [] } as AnyMove;
  for (const from of ALL_PLACES) yield { type: 'move', from } as AnyMove;
  if (state.phase !== 'turn.attack.declaring') return;
  for (const at of ALL_PLACES) {
    for (const boosts of sets(state, seat, 1, random)) {
      const on = { seat: random.below(state.seats), at: pick(ALL_PLACES, random) };
      yield { type: 'attack', with: at, boosts, on } as AnyMove;
    }
  }
}

const arrange = (cards: readonly string[]): Move => ({
  type: 'arrange',
  front: cards.slice(0, ROW),
  back: cards.slice(ROW, ROW * 2),
});

/** The own six in several orders, and not quite the own six. */
function* arrangements(own: readonly string[], random: Random): Generator<Move> {
  const any = some(ALL_CODES, ROW * 2, random);
  yield arrange(any);
  if (own.length < ROW * 2) return;
  for (let time = 0; time < FEW; time += 1) yield arrange(some(own, own.length, random));
  yield arrange([...own.slice(1), own[1]!]);
  yield arrange([...own.slice(1), any.find((each) => !own.includes(each))!]);
}

/** Some of the six in their places, none, all, and one that is not there or lies twice. */
function* unfinishedArrangements(own: readonly string[], random: Random): Generator<AnyMove> {
  const rows = (cards: readonly (string | null)[]): AnyMove =>
    ({ type: 'arrange', front: cards.slice(0, ROW), back: cards.slice(ROW) }) as AnyMove;
  const empty = ALL_PLACES.map(() => null);
  yield rows(empty);
  if (own.length === 0) return;
  for (let count = 1; count < own.length; count += 1) {
    const mixed: (string | null)[] = [...some(own, count, random), ...empty.slice(count)];
    shuffleInPlace(mixed, random);
    yield rows(mixed);
  }
  yield rows([own[0]!, null, own[0]!, null, null, null]);
  yield rows([pick(ALL_CODES, random), null, null, own[0]!, null, null]);
}

function* throws(): Generator<Move> {
  for (const sign of SIGNS) yield { type: 'throw', sign };
  for (let fingers = 1; fingers <= MOST_FINGERS; fingers += 1) yield { type: 'throw', fingers };
}

/** Sets of places: none, all that lie face up, one alone, one twice, and `count` more of any size. */
function* sets(state: State, seat: Seat, count: number, random: Random): Generator<Place[]> {
  const up = placesWhere(state, seat, (lying) => lying.up).map((place) => ALL_PLACES[place]!);
  const [any] = some(ALL_PLACES, 1, random) as [Place];
  yield [];
  yield up;
  yield [any];
  yield [any, any];
  for (const place of up) yield [place];
  for (let time = 0; time < count; time += 1) {
    const from = time % FEW === 0 ? ALL_PLACES : up;
    yield some(from, 1 + random.below(ROW), random);
  }
}

/** Up to so many of a list, any of them, in any order. */
function some<T>(list: readonly T[], count: number, random: Random): T[] {
  const mixed = [...list];
  shuffleInPlace(mixed, random);
  return mixed.slice(0, count);
}
