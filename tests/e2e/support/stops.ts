// A tour of what a table of a game can show: moments of one game, each kept as a table of its own, and what is done there.
import { rmSync } from 'node:fs';
import { fastRandom } from '../../../engine/chance/fast.ts';
import type { View } from '../../../engine/core/view.ts';
import type { GameId } from '../../../engine/games/registry.ts';
import type { Scenario } from '../../../engine/scenario/scenario.ts';
import { openSession, viewOf, type AnyGame, type Session } from '../../../engine/session/session.ts';
import type { WatchedPage } from './browser.ts';
import { startTestHost, type TestHost } from './host.ts';
import { bot, keepTables, person, type KeptTable } from './kept.ts';

/** Called where something is to be looked at, with a name for it. */
export type Visit = (stop: string) => Promise<void>;

/** Where a tour stops. The person sits at seat 0. */
export interface Stop<V extends View = View> {
  /** What the table itself shows; of stops with the same name it is visited at the first. */
  readonly name: string;
  /** The first moment of the game at which this holds of the person's view. */
  readonly when: (view: V) => boolean;
  /** Shows what there is to be seen, and visits it; the table itself has been visited. */
  readonly look?: (watched: WatchedPage, once: Visit) => Promise<void>;
}

/** The tour of one game. */
export interface GameTour<V extends View = View> {
  readonly id: GameId;
  readonly game: Scenario;
  readonly stops: readonly Stop<V>[];
}

/** A tour with its view's type hidden: the views that its stops are shown are those of its own game. */
export function tourOf<V extends View>(tour: GameTour<V>): GameTour {
  return tour as unknown as GameTour;
}

/** A game that is played to its end by lot, the same for the same seed. */
export function randomGame(game: AnyGame, seats: number, seed: number): Scenario {
  const random = fastRandom(seed);
  const moves: [number, object][] = [];
  const empty = { game, options: {}, setup: {}, decks: [], seed: `tour ${seed}` };
  const session = openSession({ ...empty, seats }, 'compiled');
  for (;;) {
    const awaiting = game.awaiting(session.state);
    const seat = awaiting[random.below(awaiting.length)];
    if (seat === undefined) return { ...empty, seats, moves, as: undefined };
    const move = game.randomMove(session.state, seat, random) as object;
    session.accept(seat, move);
    moves.push([seat, move]);
  }
}

/** Starts a host that keeps a table for each stop; `nameOf` makes the names of those who sit there. */
export async function startTour(
  { game, stops }: GameTour,
  nameOf: (name: string) => string,
  pages?: string,
): Promise<TestHost> {
  const names = ['Ada', 'Bert', 'Cora', 'Dan', 'Eve', 'Finn', 'Gus'].slice(0, game.seats).map(nameOf);
  const seats = names.map((name, seat) => (seat === 0 ? person(name) : bot(name)));
  const folder = await keepTables(
    momentsOf(game, stops).map((made, stop): KeptTable => ({ id: idOf(stop), scenario: game, seats, made })),
  );
  const host = await startTestHost(0, pages, folder);
  return {
    ...host,
    async close() {
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (stop: number): string => `stop-${stop}`;

/** How many moves have been made at each stop. */
function momentsOf(scenario: Scenario, stops: readonly Stop[]): number[] {
  const found = new Map<Stop, number>();
  const look = (session: Session): void => {
    const view = viewOf(session, 0);
    for (const stop of stops) if (!found.has(stop) && stop.when(view)) found.set(stop, session.moves);
  };
  const session = openSession(scenario, 'compiled');
  look(session);
  for (const [seat, move] of scenario.moves) {
    const { refusal } = session.accept(seat, move);
    if (refusal) throw new Error(`A move of the game is refused: ${refusal.code}.`);
    look(session);
  }
  return stops.map((stop) => {
    const made = found.get(stop);
    if (made === undefined) throw new Error(`The game never comes to "${stop.name}".`);
    return made;
  });
}

/** Goes from table to table, and visits everything that is new there. */
export async function tourTables(watched: WatchedPage, { id, stops }: GameTour, visit: Visit): Promise<void> {
  const { page } = watched;
  await page.waitForSelector('.home');
  const seen = new Set<string>();
  const once: Visit = async (stop) => {
    if (seen.has(stop)) return;
    seen.add(stop);
    await visit(`${id}: ${stop}`);
  };
  for (const [at, { name, look }] of stops.entries()) {
    await page.evaluate(() => location.assign('#'));
    await page.waitForSelector('.home');
    await page.evaluate((table) => location.assign(`#table=${table}`), idOf(at));
    await page.waitForSelector('[data-question], #game-end');
    await once(name);
    await look?.(watched, once);
  }
}
