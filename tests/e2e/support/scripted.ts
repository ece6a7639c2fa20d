// Tables of scenarios in the browser: people at some seats, at the others bots that know what to play, and what is awaited there.
import { readFileSync, rmSync } from 'node:fs';
import { expect } from 'vitest';
import { canonical } from '../../../engine/core/canonical.ts';
import type { Seat } from '../../../engine/core/seat.ts';
import { games, type GameId } from '../../../engine/games/registry.ts';
import { parseScenario, type Scenario } from '../../../engine/scenario/scenario.ts';
import type { WatchedPage } from './browser.ts';
import { startTestHost, type TestHost } from './host.ts';
import { bot, keepTables, person, scriptedTables, type KeptTable } from './kept.ts';
import { viewOf } from './table.ts';

/** A scenario of `game` with a known result, by its name. */
export function knownScenario(game: GameId, name: string): Scenario {
  const file = new URL(`../../scenarios/${game}/${name}.json`, import.meta.url);
  const { scenario } = JSON.parse(readFileSync(file, 'utf8')) as { readonly scenario: unknown };
  return parseScenario(scenario, games);
}

export const NAMES = ['Ada', 'Bert', 'Cora', 'Dan', 'Eve', 'Finn', 'Gus'] as const;

/**
 * A table that is kept: people at some seats, at the others bots that know what to play.
 * @param made how many of the scenario's moves are made already
 */
export function kept(id: string, scenario: Scenario, people: readonly Seat[] = [0], made = 0): KeptTable {
  const seats = NAMES.slice(0, scenario.seats).map((name, seat) =>
    people.includes(seat) ? person(name) : bot(name),
  );
  return { id, scenario, seats, made };
}

/** A host that has these tables. */
export async function startTables(...tables: readonly KeptTable[]): Promise<TestHost> {
  const folder = await keepTables(tables);
  const host = await startTestHost(0, undefined, folder, scriptedTables(tables));
  return {
    ...host,
    async close() {
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a table that is kept, and waits for its picture. */
export async function openTable({ page }: WatchedPage, id: string): Promise<void> {
  await page.waitForSelector('.home');
  await page.evaluate((table) => location.assign(`#table=${table}`), id);
  await page.waitForSelector('#stage canvas');
}

/** Waits until so many moves have been made and the page asks what comes then, or says that the game is over. */
export async function atMove(watched: WatchedPage, count: number): Promise<void> {
  const { page } = watched;
  const shown = async (): Promise<boolean> => {
    const last = watched.messages.findLast((message) => message.type === 'view');
    // The end of a game is noted too.
    if (!last || last.version < count) return false;
    const { question } = viewOf(watched);
    const asked = question ? `[data-question="${question.id}"]` : '#game-end';
    return (await page.locator(asked).count()) > 0;
  };
  await expect.poll(shown, { timeout: 60_000, interval: 20 }).toBe(true);
}

/** Waits until the page has sent the moves of an action, the newest of all, and nothing else since there were `before`. */
export async function expectSent(
  watched: WatchedPage,
  before: number,
  moves: readonly object[],
): Promise<void> {
  await expect
    .poll(() => watched.moves.length, { timeout: 30_000, interval: 20 })
    .toBeGreaterThanOrEqual(before + moves.length);
  expect(watched.moves.slice(before).map(({ move }) => canonical(move))).toEqual(moves.map(canonical));
}

/** What a person does at once: moves that follow one another by one press. */
export interface Action<Move> {
  /** The number of its first move in the scenario. */
  readonly at: number;
  readonly moves: readonly Move[];
}

/**
 * Plays at a table what a person still does there, and waits for the last move of its scenario.
 * @param look sees each moment before something is done
 * @returns how many messages had come before
 */
export async function playOut<Move extends object>(
  watched: WatchedPage,
  { id, scenario }: KeptTable,
  actions: readonly Action<Move>[],
  make: (watched: WatchedPage, moves: readonly Move[]) => Promise<void>,
  look: (moves: readonly Move[]) => Promise<void> | void,
): Promise<number> {
  await watched.page.evaluate(() => location.assign('#'));
  await openTable(watched, id);
  const since = watched.messages.length;
  for (const { at, moves } of actions) {
    await atMove(watched, at);
    await look(moves);
    const sent = watched.moves.length;
    await make(watched, moves);
    await expectSent(watched, sent, moves);
  }
  await atMove(watched, scenario.moves.length);
  return since;
}
