// Test code: looks for a leak in a game that was made to leak, as law 5 does in every game.
import type { AnyGame } from '../../session/session.ts';
import { checkLaw5 } from '../law-5.ts';
import { LawBroken, type AnyLawModule } from '../trial.ts';

/** A game that leaks on purpose. */
export interface Leaky {
  /** What leaks. */
  readonly name: string;
  readonly leaky: AnyGame;
  /** What the law must name. */
  readonly aspect: string;
  /** The share of states to be examined, from 0 to 1, where what leaks is rare. */
  readonly share?: number;
}

const GAMES_A_TABLE = 3;
const SHARE = 0.05;

/** The first broken law among some random games at every number of players; null when the game keeps its secrets. */
export function firstLeak(leaky: AnyGame, module: AnyLawModule, share = SHARE): LawBroken | null {
  const { min, max } = leaky.seats;
  const tables = max - min + 1;
  for (let number = 0; number < tables * GAMES_A_TABLE; number += 1) {
    try {
      checkLaw5({ game: leaky, module, seats: min + (number % tables), number, share });
    } catch (error) {
      if (error instanceof LawBroken) return error;
      throw error;
    }
  }
  return null;
}
