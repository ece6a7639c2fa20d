// What the end-to-end tests of Magicians have in common: its tables, its views, and what a person does next there.
import { readFileSync, rmSync } from 'node:fs';
import { expect } from 'vitest';
import { canonical } from '../../../engine/core/canonical.ts';
import type { Seat } from '../../../engine/core/seat.ts';
import { games } from '../../../engine/games/registry.ts';
import type { MagiciansView, Move } from '../../../engine/games/magicians/types.ts';
import { parseScenario, type Scenario } from '../../../engine/scenario/scenario.ts';
import type { WatchedPage } from '../support/browser.ts';
import { startTestHost, type TestHost } from '../support/host.ts';
import { bot, keepTables, person, scenarioIn, scriptedTables, type KeptTable } from '../support/kept.ts';
import { expectCleanEnd, viewOf } from '../support/table.ts';
import { hiddenCardsShown } from './secrets.ts';

/**
 * A game of four that the Illusionist at seat 0 wins with 111 points: a stolen Trick, an Inventor's help, a Stage that makes
 * room for another; the others spy, disturb, and make a Mentalist's Trait a Trick.
 */
export const evening = scenarioIn('evening.json', import.meta.url);

/** A scenario with a known result, by its name. */
export function known(name: string): Scenario {
  const file = new URL(`../../scenarios/magicians/${name}.json`, import.meta.url);
  const { scenario } = JSON.parse(readFileSync(file, 'utf8')) as { readonly scenario: unknown };
  return parseScenario(scenario, games);
}

const NAMES = ['Ada', 'Bert', 'Cora', 'Dan', 'Eve', 'Finn', 'Gus'];

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

/** The newest view of a page that plays Magicians. */
export function magiciansView(watched: WatchedPage): MagiciansView {
  return viewOf(watched) as MagiciansView;
}

/** What a person does at once: a move, after the phases that are left for it. */
export interface Action {
  /** The number of its first move in the scenario. */
  readonly at: number;
  readonly moves: readonly Move[];
}

/** What the person at a seat does in a scenario, from one of its moves on. */
export function actionsOf({ moves }: Scenario, seat: Seat, from = 0): Action[] {
  const actions: Action[] = [];
  let begun: Move[] = [];
  for (const [index, [by, made]] of moves.entries()) {
    if (index < from || by !== seat) continue;
    const move = made as Move;
    begun.push(move);
    if (move.type === 'skip' && moves[index + 1]?.[0] === seat) continue;
    actions.push({ at: index + 1 - begun.length, moves: begun });
    begun = [];
  }
  return actions;
}

/** Waits until so many moves have been made and the page asks what comes then, or says that the game is over. */
export async function atMove(watched: WatchedPage, count: number): Promise<void> {
  const { page } = watched;
  const shown = async (): Promise<boolean> => {
    const last = watched.messages.findLast((message) => message.type === 'view');
    // The end of a game is noted too.
    if (!last || last.version < count) return false;
    const { question } = magiciansView(watched);
    const asked = question ? `[data-question="${question.id}"]` : '#game-end';
    return (await page.locator(asked).count()) > 0;
  };
  await expect.poll(shown, { timeout: 60_000, interval: 20 }).toBe(true);
}

/** Waits until the page has sent the moves of an action, the newest of all, and nothing else since there were `before`. */
export async function expectSent(
  watched: WatchedPage,
  before: number,
  moves: readonly Move[],
): Promise<void> {
  await expect
    .poll(() => watched.moves.length, { timeout: 30_000, interval: 20 })
    .toBeGreaterThanOrEqual(before + moves.length);
  expect(watched.moves.slice(before).map(({ move }) => canonical(move))).toEqual(moves.map(canonical));
}

/** At the end of a game, also: no card that was hidden was ever sent. */
export function expectCleanEndOfMagicians(watched: WatchedPage): Promise<void> {
  return expectCleanEnd(watched, hiddenCardsShown, 50);
}
