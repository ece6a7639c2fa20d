// One of the processes that try the laws: tries its part of the games and reports each law at each table to its parent.
import type { GameId } from '../../engine/games/registry.ts';
import { LawBroken, type Figures, type Trial } from '../../engine/laws/trial.ts';
import { lawsOf, tablesOf, trialsOf, type PlannedLaw } from './plan.ts';

/** What a worker is asked to do. */
export interface Order {
  readonly games: readonly GameId[];
  /** Random games at each number of players. */
  readonly count: number;
  readonly worker: number;
  readonly workers: number;
}

/** What it found out about one law at one table. */
export interface Report {
  readonly id: GameId;
  readonly seats: number;
  /** What was tried: the name of a law or promise. */
  readonly law: string;
  readonly games: number;
  readonly figures: Figures;
  /** The sentence of the first game that breaks the law; null when all keep it. */
  readonly broken: string | null;
}

process.on('message', (order: Order) => {
  for (const table of tablesOf(order.games)) {
    for (const planned of lawsOf(table.id)) {
      const trials = trialsOf(table, planned, order.count, order.worker, order.workers);
      const figures: Figures = {};
      let broken: string | null = null;
      for (const trial of trials) {
        broken = tried(planned, table.id, trial, figures);
        if (broken) break;
      }
      const report: Report = { ...table, law: planned.name, games: trials.length, figures, broken };
      process.send?.(report);
    }
  }
  process.disconnect();
});

/** Tries one game and adds to the figures what was looked at; the sentence of what is broken, or null. */
function tried(planned: PlannedLaw, id: GameId, trial: Trial, figures: Figures): string | null {
  try {
    for (const [name, count] of Object.entries(planned.check(id, trial))) {
      figures[name] = (figures[name] ?? 0) + count;
    }
    return null;
  } catch (error) {
    if (error instanceof LawBroken) return error.message;
    return `${id}, ${trial.seats} seats, seed "laws/${trial.number}": ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}
