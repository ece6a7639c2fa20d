// What the end-to-end tests of Trick-Taking have in common: its views, its questions, the evening that they play.
import { rmSync } from 'node:fs';
import type { SeatRecord } from '../../../engine/journal/journal.ts';
import type { Move, Play, TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { WatchedPage } from '../support/browser.ts';
import { startTestHost, type TestHost } from '../support/host.ts';
import { bot, keepTable, KEPT_TABLE, person, scenarioIn, scriptedBots } from '../support/kept.ts';
import { expectCleanEnd, nextAsked, viewOf, type Next } from '../support/table.ts';
import { hiddenCardsShown } from './secrets.ts';

/**
 * A game of three in which seat 0 has a chain of Conjures, a Levitate and a Saw under the lead, a buried card that vanishes,
 * a Metamorphosis, a trick of two Escapes, and a challenge that is won by turning the hat.
 */
export const evening = scenarioIn('evening.json', import.meta.url);

/** The moves of seat 0 in their order. */
export const movesOfFirst = evening.moves.flatMap(([seat, move]) => (seat === 0 ? [move as Move] : []));

/**
 * A host that has the evening on its table: a person at seat 0, and others or bots that know what to play.
 * @param made how many of its moves are made already
 */
export async function startEvening(
  others: readonly [SeatRecord, SeatRecord] = [bot('Bert'), bot('Cora')],
  made = 0,
): Promise<TestHost> {
  const folder = await keepTable(evening, [person('Ada'), ...others], made);
  const host = await startTestHost(0, undefined, folder, scriptedBots(evening, made));
  return {
    ...host,
    async close() {
      await host.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens the table that is kept. */
export async function openKept({ page }: WatchedPage): Promise<void> {
  await page.waitForSelector('.home');
  await page.evaluate((table) => location.assign(`#table=${table}`), KEPT_TABLE);
}

/** The newest view of a page that plays Trick-Taking. */
export function trickTakingView(watched: WatchedPage): TrickTakingView {
  return viewOf(watched) as TrickTakingView;
}

/** Waits for what is to be done next; `last` is what was done last. */
export function nextInTrickTaking(
  watched: WatchedPage,
  last: string | null,
): Promise<Next<'lead' | 'turn' | 'challenge' | 'escape' | 'repertoire'>> {
  return nextAsked(watched, last);
}

/** Whether playing a card takes its effect along unless somebody says otherwise. */
export function isUsedAtFirst(code: string): boolean {
  return !code.startsWith('E');
}

/** The button that makes a turn: a card alone whose effect waits for an aim is played without it by a button of its own. */
export function buttonOf(plays: readonly Play[]): 'play' | 'plain' {
  const [only, ...more] = plays;
  return only && more.length === 0 && !only.effect && 'LSV'.includes(only.card.charAt(0)) ? 'plain' : 'play';
}

/** At the end of a game, also: no card that was hidden was ever sent. */
export function expectCleanEndOfTrickTaking(watched: WatchedPage): Promise<void> {
  return expectCleanEnd(watched, hiddenCardsShown, 50);
}
