// Random playouts of one game through one executor: how many moves a second, and what came out, for comparison.
import { fastRandom } from '../../engine/chance/fast.ts';
import { playoutChance } from '../../engine/chance/chance.ts';
import { pick, type Random } from '../../engine/chance/random.ts';
import type { AnyMove, AnyState } from '../../engine/core/game.ts';
import type { Seat } from '../../engine/core/seat.ts';
import type { AnyGame } from '../../engine/session/session.ts';

/** Plays one random game from its set-up state to the end. */
export type Player = (first: AnyState, random: Random) => { readonly moves: number; readonly last: AnyState };

/** What was measured. */
export interface Played {
  readonly games: number;
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  /** Results of the games in order, as text: equal where the same seeds gave the same games. */
  readonly results: readonly string[];
}

/**
 * Plays random games with seeds 0, 1, 2 ... until the time is over. Time is this thread's time on a processor, so
 * that other programs on the machine change little. @param forMs milliseconds
 */
export function measure(game: AnyGame, seats: number, play: Player, forMs: number): Played {
  const options: unknown = game.optionSchema.parse({});
  const results: string[] = [];
  let moves = 0;
  const begun = processorMs();
  let now = begun;
  for (let seed = 0; now - begun < forMs; seed += 1) {
    const chance = playoutChance(fastRandom(seed).save());
    const played = play(game.setup({ seats, options, setup: {}, chance }) as AnyState, fastRandom(-1 - seed));
    moves += played.moves;
    results.push(JSON.stringify(game.result(played.last)));
    now = processorMs();
  }
  const seconds = (now - begun) / 1000;
  return { games: results.length, moves, seconds, movesPerSecond: moves / seconds, results };
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Chooses like every player here does: any seat that is asked, any of its moves. */
function chosen(game: AnyGame, state: AnyState, random: Random): { seat: Seat; move: AnyMove } | null {
  const awaiting = game.awaiting(state) as Seat[];
  if (awaiting.length === 0) return null;
  const seat = awaiting.length === 1 ? (awaiting[0] as Seat) : pick(awaiting, random);
  return { seat, move: game.randomMove(state, seat, random) as AnyMove };
}

/** Through the compiled chart, in place. */
export function compiledPlayer(game: AnyGame): Player {
  return (state, random) => {
    let moves = 0;
    game.compiled.start(state);
    for (let next = chosen(game, state, random); next; next = chosen(game, state, random)) {
      game.compiled.apply(state, next.seat, next.move);
      moves += 1;
    }
    return { moves, last: state };
  };
}

/** Through XState's pure transition. */
export function referencePlayer(game: AnyGame): Player {
  return (first, random) => {
    let moves = 0;
    let moment = game.reference.start(first);
    for (let next = chosen(game, moment.state, random); next; next = chosen(game, moment.state, random)) {
      moment = game.reference.apply(moment, next.seat, next.move) ?? moment;
      moves += 1;
    }
    return { moves, last: moment.state };
  };
}

/** Through any reducer that keeps the game's own state somewhere inside its own. */
export function reducerPlayer<S>(
  game: AnyGame,
  reducer: {
    start(first: AnyState): S;
    apply(state: S, seat: Seat, move: AnyMove): S;
    stateOf(state: S): AnyState;
  },
): Player {
  return (first, random) => {
    let moves = 0;
    let state = reducer.start(first);
    for (
      let next = chosen(game, reducer.stateOf(state), random);
      next;
      next = chosen(game, reducer.stateOf(state), random)
    ) {
      state = reducer.apply(state, next.seat, next.move);
      moves += 1;
    }
    return { moves, last: reducer.stateOf(state) };
  };
}
