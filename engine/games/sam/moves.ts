// The moves of SAM as the contract wants them: why not, all of them, one at random.
import { pick, shuffleInPlace, type Random } from '../../chance/random.ts';
import type { GameDefinition } from '../../core/game.ts';
import { refuse } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { explainArrange } from './arranging.ts';
import {
  defendersTwos,
  explainAttack,
  explainBoost,
  explainLeaveAttack,
  explainPay,
  explainTarget,
  payments,
} from './attack.ts';
import { formatCard, placeIndex } from './cards.ts';
import { explainThrow, MOST_FINGERS, throwOf } from './challenge.ts';
import { helpingTwos, isDown, isTaken, isUp, placesWhere } from './fields.ts';
import { explainPlace } from './hearts.ts';
import { explainMovement } from './movement.ts';
import { reachesAny, reachOf } from './reach.ts';
import { permutations, randomSubset, subsets } from './choosing.ts';
import { explainFlip, explainLeaveSummon, explainSwap } from './summon.ts';
import { PLACES, SIGNS, type Card, type Move, type Place, type State } from './types.ts';

type Rules = GameDefinition<never, never, State, Move, never, never, never>['moveRules'];
type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

const SUMMON = 'turn.summon';
const DECLARING = 'turn.attack.declaring';
const ROW = PLACES.length / 2;

export const moveRules: Rules = {
  arrange: {
    explain: explainArrange,
    *legal({ dealt }, seat) {
      for (const cards of permutations(dealt[seat]!)) yield laidOut(cards);
    },
    random({ dealt }, seat, random) {
      const cards = [...dealt[seat]!];
      shuffleInPlace(cards, random);
      return laidOut(cards);
    },
  },
  flip: atPlaces('flip', explainFlip),
  swap: atPlaces('swap', explainSwap),
  attack: {
    explain: (state, seat, move) =>
      explainAttack(state, seat, placeIndex(move.with), move.boosts.map(placeIndex)),
    *legal(state, seat) {
      for (const at of attackers(state, seat))
        for (const twos of subsets(helpingTwos(state, seat, at)))
          yield { type: 'attack', with: PLACES[at]!, boosts: named(twos) };
    },
    random(state, seat, random) {
      const places = attackers(state, seat);
      if (places.length === 0) return null;
      const at = pick(places, random);
      const twos = randomSubset(helpingTwos(state, seat, at), random);
      return { type: 'attack', with: PLACES[at]!, boosts: named(twos) };
    },
    // In the very first turn the phase does not come (SAM-R2): that is worth a sentence of its own.
    untimely: ({ turnsDone }) =>
      turnsDone === 0 ? refuse('wrong-move', { type: 'attack', why: 'first-turn' }) : null,
  },
  pay: {
    explain: (state, _seat, { flip }) => explainPay(state, flip.map(placeIndex)),
    *legal(state) {
      for (const places of payments(state)) yield { type: 'pay', flip: named(places) };
    },
    random: (state, _seat, random) => ({ type: 'pay', flip: named(pick([...payments(state)], random)) }),
  },
  stop: single({ type: 'stop' }),
  target: {
    explain: (state, _seat, move) => explainTarget(state, move.seat, placeIndex(move.at)),
    *legal(state, seat) {
      for (const target of reachOf(state, seat, state.attack!.with))
        yield { type: 'target', seat: target.seat, at: PLACES[target.at]! };
    },
    random(state, seat, random) {
      const target = pick(reachOf(state, seat, state.attack!.with), random);
      return { type: 'target', seat: target.seat, at: PLACES[target.at]! };
    },
  },
  boost: {
    explain: (state, _seat, move) => explainBoost(state, move.with.map(placeIndex)),
    *legal(state) {
      for (const twos of subsets(defendersTwos(state))) yield { type: 'boost', with: named(twos) };
    },
    random: (state, _seat, random) => ({
      type: 'boost',
      with: named(randomSubset(defendersTwos(state), random)),
    }),
  },
  throw: {
    explain: (state, _seat, move) => explainThrow(state, move),
    *legal({ options: { challenge } }) {
      if (challenge === 'rps') for (const index of SIGNS.keys()) yield throwOf(challenge, index);
      else for (let fingers = 1; fingers <= MOST_FINGERS; fingers += 1) yield throwOf(challenge, fingers);
    },
    random: ({ options: { challenge } }, _seat, random) =>
      challenge === 'rps'
        ? throwOf(challenge, random.below(SIGNS.length))
        : throwOf(challenge, 1 + random.below(MOST_FINGERS)),
  },
  place: {
    explain: (state, _seat, { at }) => explainPlace(state, placeIndex(at)),
    *legal(state, seat) {
      for (const at of emptyPlaces(state, seat)) yield { type: 'place', at: PLACES[at]! };
    },
    random: (state, seat, random) => ({
      type: 'place',
      at: PLACES[pick(emptyPlaces(state, seat), random)]!,
    }),
  },
  move: {
    explain: (state, seat, { from, to }) => explainMovement(state, seat, placeIndex(from), placeIndex(to)),
    *legal(state, seat) {
      for (const from of placesWhere((at) => isDown(state, seat, at)))
        for (const to of destinations(state, seat, from))
          yield { type: 'move', from: PLACES[from]!, to: PLACES[to]! };
    },
    random(state, seat, random) {
      const from = pick(
        placesWhere((at) => isDown(state, seat, at)),
        random,
      );
      const to = pick(destinations(state, seat, from), random);
      return { type: 'move', from: PLACES[from]!, to: PLACES[to]! };
    },
  },
  done: {
    explain: explainDone,
    *legal(state) {
      if (explainDone(state) === null) yield { type: 'done' };
    },
    random: (state) => (explainDone(state) === null ? { type: 'done' } : null),
  },
};

/** Why a phase may not be left now. */
export function explainDone(state: State) {
  if (state.phase === SUMMON) return explainLeaveSummon(state);
  return state.phase === DECLARING ? explainLeaveAttack(state) : null;
}

function laidOut(cards: readonly Card[]): MoveOf<'arrange'> {
  const codes = cards.map(formatCard);
  return { type: 'arrange', front: codes.slice(0, ROW), back: codes.slice(ROW) };
}

/** A move of one own place. */
function atPlaces<Type extends 'flip' | 'swap'>(
  type: Type,
  explain: (state: State, seat: Seat, at: number) => ReturnType<typeof explainFlip>,
) {
  const open = (state: State, seat: Seat) => placesWhere((at) => explain(state, seat, at) === null);
  const move = (at: number) => ({ type, at: PLACES[at]! }) as MoveOf<Type>;
  return {
    explain: (state: State, seat: Seat, { at }: { readonly at: Place }) =>
      explain(state, seat, placeIndex(at)),
    *legal(state: State, seat: Seat) {
      for (const at of open(state, seat)) yield move(at);
    },
    random(state: State, seat: Seat, random: Random) {
      const places = open(state, seat);
      return places.length === 0 ? null : move(pick(places, random));
    },
  };
}

/** A move that is always legal in its phase. */
function single<M extends Move>(move: M) {
  return {
    explain: () => null,
    *legal() {
      yield move;
    },
    random: () => move,
  };
}

function attackers(state: State, seat: Seat): number[] {
  return placesWhere((at) => isUp(state, seat, at) && reachesAny(state, seat, at));
}

function emptyPlaces(state: State, seat: Seat): number[] {
  return placesWhere((at) => !isTaken(state, seat, at));
}

/** Where the face-down card of a place may go: to an empty place, or to another face-down card. */
function destinations(state: State, seat: Seat, from: number): number[] {
  return placesWhere((to) => to !== from && !isUp(state, seat, to));
}

function named(places: readonly number[]): Place[] {
  return places.map((at) => PLACES[at]!);
}
