// What the end-to-end tests of SAM have in common: its game, its views, and what a person does next there.
import type { Seat } from '../../../engine/core/seat.ts';
import type { Move, SamView, State } from '../../../engine/games/sam/types.ts';
import type { Scenario } from '../../../engine/scenario/scenario.ts';
import { openSession } from '../../../engine/session/session.ts';
import type { WatchedPage } from '../support/browser.ts';
import { scenarioIn } from '../support/kept.ts';
import { knownScenario, type Action } from '../support/scripted.ts';
import { expectCleanEnd, viewOf } from '../support/table.ts';
import { hiddenShown } from './secrets.ts';

/**
 * A game of three that seat 0 wins with the last card on the table, after 28 turns: a Heart brings a new card, and signs are equal
 * twice.
 */
export const evening = scenarioIn('evening.json', import.meta.url);

/** A game of three in which seat 0 loses the last card, and then watches how the others end it. */
export const knockedOut = scenarioIn('knocked-out.json', import.meta.url);

/** A scenario with a known result, by its name. */
export const known = (name: string): Scenario => knownScenario('sam', name);

/** The newest view of a page that plays SAM. */
export function samView(watched: WatchedPage): SamView {
  return viewOf(watched) as SamView;
}

/**
 * What the person at a seat does in a scenario, from one of its moves on.
 * @param isSingle one move after the other, but for an attack and its target
 */
export function actionsOf(scenario: Scenario, seat: Seat, from = 0, isSingle = false): Action<Move>[] {
  const turns = turnsOf(scenario);
  const { moves } = scenario;
  const actions: Action<Move>[] = [];
  for (let at = from; at < moves.length; at += 1) {
    if (moves[at]![0] !== seat) continue;
    const until = moves.findIndex(([by], index) => index > at && (by !== seat || turns[index] !== turns[at]));
    const run = moves.slice(at, until < 0 ? moves.length : until).map(([, move]) => move as Move);
    const made = run.slice(0, isSingle ? together(run, 0) : lengthOf(run));
    actions.push({ at, moves: made });
    at += made.length - 1;
  }
  return actions;
}

/** How many of the moves that follow in a turn are made at once: what belongs to a later phase leaves those before it. */
function lengthOf(run: readonly Move[]): number {
  const left = run.findIndex(({ type }) => type !== 'done');
  if (left < 0) return run.length;
  const then = run[left]!;
  if (left === 0 || then.type === 'move') return left + together(run, left);
  return then.type === 'attack' && then.boosts.length === 0 && together(run, left) === 2 ? left + 2 : 1;
}

/** An attack is made together with its target, where that need not be paid for. */
function together(run: readonly Move[], at: number): number {
  return run[at]?.type === 'attack' && run[at + 1]?.type === 'target' ? 2 : 1;
}

/** By move, how many turns were over before it. */
function turnsOf({ moves, ...given }: Scenario): number[] {
  const session = openSession(given, 'compiled');
  return moves.map(([seat, move]) => {
    const { turnsDone } = session.state as unknown as State;
    const { refusal } = session.accept(seat, move);
    // The last move of a scenario may be one that is refused.
    if (refusal && moves.at(-1)?.[1] !== move) throw new Error(refusal.code);
    return turnsDone;
  });
}

/** At the end of a game, also: nothing that was hidden was ever sent. */
export function expectCleanEndOfSam(watched: WatchedPage): Promise<void> {
  return expectCleanEnd(watched, hiddenShown, 50);
}
