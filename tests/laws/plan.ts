// Which laws are tried on how many random games, and how deep: shared by the task and its workers.
import { bots } from '../../engine/bots/registry.ts';
import { GAME_IDS, games, type GameId } from '../../engine/games/registry.ts';
import { checkLaw1 } from '../../engine/laws/law-1.ts';
import { checkLaw2 } from '../../engine/laws/law-2.ts';
import { checkLaw3 } from '../../engine/laws/law-3.ts';
import { checkLaw4 } from '../../engine/laws/law-4.ts';
import { checkLaw5 } from '../../engine/laws/law-5.ts';
import { checkLaw6 } from '../../engine/laws/law-6.ts';
import { checkLaw7 } from '../../engine/laws/law-7.ts';
import { lawModules } from '../../engine/laws/registry.ts';
import type { Figures, Trial } from '../../engine/laws/trial.ts';

/** One law or promise of a game, and what part of the work it gets: bots are slow, so they see fewer games. */
export interface PlannedLaw {
  /** The law with its number, or what the game promises in words. */
  readonly name: string;
  /** The part of the games on which it is tried, from 0 to 1. */
  readonly part: number;
  /** The share of states of each game that is examined in depth, from 0 to 1. */
  readonly share: number;
  check(id: GameId, trial: Trial): Figures;
}

const laws: readonly PlannedLaw[] = [
  { name: 'law 1', part: 1, share: 0.01, check: (_id, trial) => checkLaw1(trial) },
  { name: 'law 2', part: 1, share: 0, check: (_id, trial) => checkLaw2(trial) },
  { name: 'law 3', part: 1, share: 0, check: (_id, trial) => checkLaw3(trial) },
  { name: 'law 4', part: 1, share: 0, check: (_id, trial) => checkLaw4(trial) },
  { name: 'law 5', part: 1, share: 0.01, check: (_id, trial) => checkLaw5(trial) },
  { name: 'law 6', part: 1 / 10, share: 0.05, check: (id, trial) => checkLaw6(trial, bots[id]) },
  { name: 'law 7', part: 1 / 4, share: 0.02, check: (_id, trial) => checkLaw7(trial) },
];

/** What is tried on a game: every law, and what its rules page promises beyond them. */
export function lawsOf(id: GameId): readonly PlannedLaw[] {
  const promises = (lawModules[id].promises ?? []).map((promise): PlannedLaw => ({
    name: `promised: ${promise.says}`,
    part: 1,
    share: 0,
    check: (_id, trial) => promise.check(trial),
  }));
  return [...laws, ...promises];
}

/** One game at one number of players. */
export interface Table {
  readonly id: GameId;
  readonly seats: number;
}

/** Every table of the chosen games; all games when none is chosen. */
export function tablesOf(chosen: readonly GameId[]): Table[] {
  return (chosen.length > 0 ? chosen : GAME_IDS).flatMap((id) => {
    const { min, max } = games[id].seats;
    return Array.from({ length: max - min + 1 }, (_, index) => ({ id, seats: min + index }));
  });
}

/** The random games that one of `workers` workers tries a law on: every `workers`-th number. */
export function trialsOf(
  { id, seats }: Table,
  { part, share }: PlannedLaw,
  count: number,
  worker: number,
  workers: number,
): Trial[] {
  const trials: Trial[] = [];
  for (let number = worker; number < Math.ceil(count * part); number += workers) {
    trials.push({ game: games[id], module: lawModules[id], seats, number, share, isAmple: true });
  }
  return trials;
}
