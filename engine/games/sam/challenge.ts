// A challenge: equal values decided by signs or fingers, both at once and unseen, or by a coin.
import { draw } from '../../chance/chance.ts';
import type { Tell } from '../../charts/chart.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import {
  COIN_FACES,
  SIGNS,
  type Happening,
  type Move,
  type Options,
  type Side,
  type State,
  type Throw,
} from './types.ts';

type ThrowMove = Extract<Move, { readonly type: 'throw' }>;

/** Nothing is thrown yet. */
export const NOTHING = -1;
/** Fingers that may be shown: 1 to 5. */
export const MOST_FINGERS = 5;

/** Who has not thrown in this round, ascending. */
export function throwers({ battle, thrown }: State): Seat[] {
  const { attacker, defender } = battle!;
  return [attacker.seat, defender.seat]
    .filter((seat) => thrown[seat] === NOTHING)
    .sort((one, other) => one - other);
}

/** A coin decides an equal battle at once; otherwise both are asked. */
export function beginChallenge(state: State, tell: Tell<Happening>): void {
  state.rounds = 0;
  if (state.battle!.challenge === 'coin') tossCoin(state, tell);
}

function tossCoin(state: State, tell: Tell<Happening>): void {
  const battle = state.battle!;
  const named = state.coins[state.coinsTaken];
  state.coinsTaken += 1;
  const face = named ?? COIN_FACES[draw(state.chance, (random) => random.below(COIN_FACES.length))]!;
  const winner: Side = face === 'heads' ? 'attacker' : 'defender';
  state.battle = { ...battle, winner };
  tell({ type: 'coin', attacker: battle.attacker.seat, defender: battle.defender.seat, face, winner });
}

/** Why this cannot be thrown here: signs and fingers belong to different options. */
export function explainThrow({ options }: State, move: ThrowMove): Refusal | null {
  const wanted = options.challenge === 'rps' ? 'sign' : 'fingers';
  return wanted in move ? null : refuse('malformed', { place: 'move', problem: `must name ${wanted} here` });
}

/** The move that throws what a state knows as a number. */
export function throwOf(challenge: Options['challenge'], thrown: number): ThrowMove {
  return challenge === 'rps' ? { type: 'throw', sign: SIGNS[thrown]! } : { type: 'throw', fingers: thrown };
}

/** What a state's number stands for. */
export function nameOfThrow(challenge: Options['challenge'], thrown: number): Throw {
  return challenge === 'rps' ? SIGNS[thrown]! : thrown;
}

/** One of the two throws; when both have, the round is told, and decides or is made again. */
export function throwOne(state: State, seat: Seat, move: ThrowMove, tell: Tell<Happening>): void {
  state.thrown[seat] = 'sign' in move ? SIGNS.indexOf(move.sign) : move.fingers;
  const battle = state.battle!;
  const [one, other] = [battle.attacker.seat, battle.defender.seat];
  const [mine, theirs] = [state.thrown[one]!, state.thrown[other]!];
  if (mine === NOTHING || theirs === NOTHING) return;
  const { challenge } = state.options;
  const winner = winnerOf(challenge, mine, theirs);
  state.thrown.fill(NOTHING);
  if (winner === null) state.rounds += 1;
  state.battle = { ...battle, winner };
  tell({
    type: 'threw',
    attacker: one,
    defender: other,
    throws: [nameOfThrow(challenge, mine), nameOfThrow(challenge, theirs)],
    winner,
  });
}

/** Each sign beats the one before it, the first the last; an odd sum of fingers is the attacker's. */
function winnerOf(challenge: Options['challenge'], mine: number, theirs: number): Side | null {
  if (challenge === 'odds-evens') return (mine + theirs) % 2 === 1 ? 'attacker' : 'defender';
  if (mine === theirs) return null;
  return (theirs + 1) % SIGNS.length === mine ? 'attacker' : 'defender';
}
