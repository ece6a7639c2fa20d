// What the end-to-end tests of Magicians have in common: its tables, its views, and what a person does next there.
import type { Seat } from '../../../engine/core/seat.ts';
import type { MagiciansView, Move } from '../../../engine/games/magicians/types.ts';
import type { Scenario } from '../../../engine/scenario/scenario.ts';
import type { WatchedPage } from '../support/browser.ts';
import { scenarioIn } from '../support/kept.ts';
import { knownScenario, type Action } from '../support/scripted.ts';
import { expectCleanEnd, viewOf } from '../support/table.ts';
import { hiddenCardsShown } from './secrets.ts';

export { atMove, expectSent, kept, openTable, playOut, startTables } from '../support/scripted.ts';

/**
 * A game of four that the Illusionist at seat 0 wins with 111 points: a stolen Trick, an Inventor's help, a Stage that makes
 * room for another; the others spy, disturb, and make a Mentalist's Trait a Trick.
 */
export const evening = scenarioIn('evening.json', import.meta.url);

/** A scenario with a known result, by its name. */
export const known = (name: string): Scenario => knownScenario('magicians', name);

/** The newest view of a page that plays Magicians. */
export function magiciansView(watched: WatchedPage): MagiciansView {
  return viewOf(watched) as MagiciansView;
}

/** What the person at a seat does in a scenario, from one of its moves on: a move, after the phases that are left for it. */
export function actionsOf({ moves }: Scenario, seat: Seat, from = 0): Action<Move>[] {
  const actions: Action<Move>[] = [];
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

/** At the end of a game, also: no card that was hidden was ever sent. */
export function expectCleanEndOfMagicians(watched: WatchedPage): Promise<void> {
  return expectCleanEnd(watched, hiddenCardsShown, 50);
}
