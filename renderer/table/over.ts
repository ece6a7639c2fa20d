// What lies over the table because somebody asked for it.
import type { Seat } from '../../engine/core/seat.ts';

export type Over =
  | 'log'
  | 'settings'
  | 'score'
  | 'aid'
  | 'how'
  | 'leave'
  /** How the table is hosted. */
  | 'network'
  /** What was taken: the last trick, or what a seat has taken. */
  | { readonly taken: 'last' | Seat }
  /** At a chapter. */
  | { readonly rules: string };

/** The chapter of the rules that is read; null when they are not. */
export function chapterRead(over: Over | null): string | null {
  return over !== null && typeof over === 'object' && 'rules' in over ? over.rules : null;
}

/** What is looked through of what was taken; null when nothing is. */
export function takenShown(over: Over | null): 'last' | Seat | null {
  return over !== null && typeof over === 'object' && 'taken' in over ? over.taken : null;
}

/** Whether it shows nothing of the table, so that it may stay when somebody else comes to the screen. */
export function showsNothing(over: Over | null): boolean {
  return (
    over === 'settings' ||
    over === 'how' ||
    over === 'aid' ||
    over === 'network' ||
    chapterRead(over) !== null
  );
}
