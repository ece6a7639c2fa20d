// Benchmark `playouts`: random games of every game through the compiled chart, beside XState and beside boardgame.io.
import { games, GAME_IDS } from '../../engine/games/registry.ts';
import type { State } from '../../engine/games/magic-trick/types.ts';
import type { AnyGame } from '../../engine/session/session.ts';
import { boardgameio } from './boardgameio.ts';
import {
  compiledPlayer,
  measure,
  reducerPlayer,
  referencePlayer,
  type Played,
  type Player,
} from './playouts.ts';

const SEATS = 4;
const FOR_MS = 3000;
const WARM_UP_MS = 1000;

/** Goals of the design, for its first game and for the others. */
const FASTEST_GOAL = 1_000_000;
const OTHERS_GOAL = 300_000;
const RATIO_GOAL = 20;

/** Measures the playouts of all games; prints a line each. */
export async function measureExecutors(print: (line: string) => void): Promise<void> {
  for (const id of GAME_IDS) {
    const game: AnyGame = games[id];
    const seats = Math.min(SEATS, game.seats.max);
    const compiled = warmed(game, seats, compiledPlayer(game));
    const goal = id === 'magic-trick' ? FASTEST_GOAL : OTHERS_GOAL;
    print(`${id}, ${seats} players, compiled chart: ${rate(compiled)} (goal ${goal.toLocaleString('en')})`);
    const reference = warmed(game, seats, referencePlayer(game));
    print(
      `${id}, ${seats} players, XState's pure transition: ${rate(reference)}; the compiled chart is ${times(compiled, reference)} as fast; ${same(compiled, reference)}`,
    );
    if (id !== 'magic-trick') continue;
    const library = await boardgameio();
    const other = warmed(
      game,
      seats,
      reducerPlayer(game, {
        start: (first) => library.start(first as State),
        apply: (match, seat, move) => library.apply(match, seat, move),
        stateOf: (match) => match.G,
      }),
    );
    print(
      `${id}, ${seats} players, boardgame.io 0.50.2's game reducer: ${rate(other)}; the compiled chart is ${times(compiled, other)} as fast (goal ${RATIO_GOAL}); ${same(compiled, other)}`,
    );
  }
}

/** Measured once the code is compiled. */
function warmed(game: AnyGame, seats: number, play: Player): Played {
  measure(game, seats, play, WARM_UP_MS);
  return measure(game, seats, play, FOR_MS);
}

function rate({ movesPerSecond, games: played }: Played): string {
  return `${Math.round(movesPerSecond).toLocaleString('en')} moves/s over ${played.toLocaleString('en')} games`;
}

function times(one: Played, other: Played): string {
  return `${(one.movesPerSecond / other.movesPerSecond).toFixed(1)} times`;
}

/** Whether the games that both played ended the same: otherwise it was not the same work. */
function same(one: Played, other: Played): string {
  const count = Math.min(one.games, other.games);
  const differing = one.results.slice(0, count).findIndex((result, index) => result !== other.results[index]);
  if (differing >= 0)
    throw new Error(`Game ${differing} did not end the same: what is measured is not the same game.`);
  return `the ${count.toLocaleString('en')} games that both played ended the same`;
}
