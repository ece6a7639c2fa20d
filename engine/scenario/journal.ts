// The journal of a scenario: what a table would have kept if the scenario had been played at one.
import { JOURNAL_FORMAT, type Journal, type JournalEntry } from '../journal/journal.ts';
import type { Result } from '../core/view.ts';
import { resultToKeep } from '../journal/result.ts';
import { checkOf } from '../journal/replay.ts';
import { seatNames } from './outcome.ts';
import type { Moment } from './run.ts';
import type { Scenario } from './scenario.ts';

/** Collects the moves of a scenario while it is played. */
export interface ScenarioJournal {
  /** Keeps the move of a moment; call it before the next moment is asked for. */
  add(moment: Moment): void;
  /** The journal of the moves so far, with the result where the game is over. */
  journal(): Journal;
}

/** An empty journal of a scenario. A scenario has no clock, so every entry is stamped 0. */
export function journalOf(scenario: Scenario): ScenarioJournal {
  const { game, options, seed, setup } = scenario;
  const entries: JournalEntry[] = [];
  let result: Result | null = null;
  return {
    add({ session, made }) {
      result = game.result(session.state);
      if (!made) return;
      const n = entries.length + 1;
      const move = made.move as { type: string };
      entries.push({
        n,
        at: 0,
        kind: 'move',
        seat: made.seat,
        move,
        id: `move-${n}`,
        check: checkOf(session.state),
      });
    },
    journal: () => ({
      parlor: 'journal',
      header: {
        format: JOURNAL_FORMAT,
        game: game.id,
        rulesVersion: game.rulesVersion,
        seats: seatNames(scenario.seats).map((name) => ({ name, kind: 'person', bot: null })),
        options,
        seed,
        setup,
        decks: scenario.decks.map((deck) => [...deck]),
      },
      entries,
      ...(result && { result: resultToKeep(result) }),
    }),
  };
}
