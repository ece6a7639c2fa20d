// The rules page read a second time: who is asked for what, and why a move is refused; compared with what the game says.
import { allSeats, type Seat } from '../../../core/seat.ts';
import type { Move, State } from '../../../games/sam/types.ts';
import { codes, faceOf, isTwo, lyingAt, placeOf, placesWhere, summonCostOf, type Lying } from './cards.ts';
import { couldAttack, inReach, reaches } from './reach.ts';

/** The moves of each phase that asks for one. */
const MOVES: Readonly<Record<string, readonly Move['type'][]>> = {
  arranging: ['arrange'],
  'turn.summon': ['flip', 'swap', 'done'],
  'turn.attack.declaring': ['attack', 'done'],
  'turn.attack.paying': ['pay', 'stop'],
  'turn.attack.targeting': ['target'],
  'turn.attack.defending': ['boost'],
  'turn.attack.challenge': ['throw'],
  'turn.attack.hearts': ['place'],
  'turn.movement': ['move', 'done'],
};

/** Turns of one's own without a summon, a swap or an attack, after which the next must have one. */
const MOST_IDLE = 3;
const [FEWEST_FINGERS, MOST_FINGERS] = [1, 5];

/** Who is asked now, by the page, ascending. */
export function askedByThePage(state: State): Seat[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'arranging':
      return allSeats(state.seats).filter((seat) => state.dealt[seat]!.length > 0);
    case 'turn.attack.defending':
      return [state.attack!.targetSeat];
    case 'turn.attack.challenge':
      return allSeats(state.seats).filter(
        (seat) => (seat === state.turn || seat === state.attack!.targetSeat) && state.thrown[seat]! < 0,
      );
    case 'turn.attack.hearts':
      return [state.heart];
    default:
      return [state.turn];
  }
}

/** Why a well-formed move is refused, by the page; null when it is legal. */
export function refusedByThePage(state: State, seat: Seat, move: Move): string | null {
  if (state.phase === 'over') return 'game-over';
  if (!askedByThePage(state).includes(seat)) return 'not-your-turn';
  if (!MOVES[state.phase]!.includes(move.type)) return 'wrong-move';
  const own = (place: string): Lying | null => lyingAt(state, seat, placeOf(place));
  switch (move.type) {
    case 'arrange':
      return isSame([...move.front, ...move.back], codes(state.dealt[seat]!)) ? null : 'not-your-cards';
    case 'flip':
      return refusedFlip(state, move.at, own(move.at));
    case 'swap':
      if ([...state.flippedUp, ...state.flippedDown].includes(true)) return 'flipped-already';
      if (own(move.at) === null) return 'empty-place';
      return own(move.at)!.up ? 'face-up' : null;
    case 'done':
      return mayBeIdle(state, seat) ? null : 'idle';
    case 'attack': {
      if (own(move.with) === null) return 'empty-place';
      if (!own(move.with)!.up) return 'face-down';
      if (inReach(state, seat, placeOf(move.with)).length === 0) return 'no-target';
      return areHelping(state, seat, move.boosts, move.with) ? null : 'bad-boost';
    }
    case 'pay':
      return isPayment(state, seat, move.flip) ? null : 'bad-payment';
    case 'target':
      return reaches(state, seat, state.attack!.with, move.seat, placeOf(move.at)) ? null : 'out-of-reach';
    case 'boost': {
      const isItself = (place: string): boolean => placeOf(place) === state.attack!.targetAt;
      return areHelping(state, seat, move.with, move.with.find(isItself)) ? null : 'bad-boost';
    }
    case 'place':
      return own(move.at) === null ? null : 'occupied';
    case 'move':
      if (own(move.from) === null) return 'empty-place';
      if (own(move.from)!.up || own(move.to)?.up) return 'face-up';
      return move.from === move.to ? 'same-place' : null;
    case 'throw':
      return isOfTheChallenge(state, move) ? null : 'malformed';
    case 'stop':
      return null;
  }
}

function refusedFlip(
  { points, flippedUp, flippedDown }: State,
  at: string,
  lying: Lying | null,
): string | null {
  if (lying === null) return 'empty-place';
  // "In one turn a card may be flipped up once and down once" (SAM-R3).
  if ((lying.up ? flippedDown : flippedUp)[placeOf(at)]) return 'flipped-before';
  return !lying.up && summonCostOf(lying.card) > points ? 'too-dear' : null;
}

/** Whether nothing more has to be done in this turn, or still can be in Attack. */
function mayBeIdle(state: State, seat: Seat): boolean {
  if (state.phase === 'turn.movement') return true;
  const mustAct = state.idle[seat]! >= MOST_IDLE && !state.acted;
  return !mustAct || (state.phase === 'turn.summon' && couldAttack(state, seat));
}

/** Whether these are face-up twos, each once, and none of them the card that they help. */
function areHelping(state: State, seat: Seat, places: readonly string[], helped?: string): boolean {
  const isHelping = (place: string): boolean => {
    const lying = lyingAt(state, seat, placeOf(place));
    return lying !== null && lying.up && isTwo(lying.card) && place !== helped;
  };
  return new Set(places).size === places.length && places.every(isHelping);
}

/** The places of a seat whose cards may be flipped down to pay (SAM-R3, SAM-R7). */
export function payable(state: State, seat: Seat): number[] {
  const { with: attacker, boosts } = state.attack!;
  return placesWhere(state, seat, ({ up }) => up).filter(
    (place) => place !== attacker && !boosts.includes(place) && !state.flippedDown[place],
  );
}

/** "Together they reach the cost, and would not without the smallest of them"; SAM-R4. */
function isPayment(state: State, seat: Seat, places: readonly string[]): boolean {
  const { points, cost } = state.attack!;
  const numbers = places.map(placeOf);
  if (numbers.length === 0 || new Set(numbers).size < numbers.length) return false;
  if (!numbers.every((place) => payable(state, seat).includes(place))) return false;
  const faces = numbers.map((place) => faceOf(state.field[seat]![place]!));
  const reached = faces.reduce((sum, face) => sum + face, points);
  return reached >= cost && reached - Math.min(...faces) < cost;
}

function isOfTheChallenge({ options }: State, move: Extract<Move, { type: 'throw' }>): boolean {
  if ('sign' in move) return options.challenge === 'rps';
  const { fingers } = move;
  return options.challenge === 'odds-evens' && fingers >= FEWEST_FINGERS && fingers <= MOST_FINGERS;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}
