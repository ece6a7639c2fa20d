// A part of the archive as a page shows it: what was asked for, what has come so far, and what comes next. Pure.
import type { KeptTable } from '../../engine/protocol/kept.ts';
import { MOST_AT_ONCE } from '../../engine/protocol/kept.ts';
import type { Question } from '../client/asking.ts';
import type { TroubleHere } from '../store/state.ts';

export const WHICH = ['unfinished', 'finished', 'deleted'] as const;
export type Which = (typeof WHICH)[number];

/** What a person wants to see. */
export interface Wish {
  readonly which: Which;
  /** Null for every game. */
  readonly game: string | null;
  readonly find: string;
}

export interface Shelf {
  readonly tables: readonly KeptTable[];
  /** How many there are of these in all; null before the host has said. */
  readonly total: number | null;
  readonly unreadable: number;
  /** Something was asked and is not answered. */
  readonly isAsking: boolean;
  /** Why the last question was not answered; `lost` when the host cannot be heard. */
  readonly trouble: TroubleHere | 'lost' | null;
}

export const EMPTY_SHELF: Shelf = { tables: [], total: null, unreadable: 0, isAsking: true, trouble: null };

/** So many are asked for at a time. */
export const PAGE = 30;

type ShelfQuestion = Extract<Question, { type: 'shelf' }>;

/** What asks for the first of what is wanted, as many as are in sight already. */
export function firstOf(wish: Wish, shelf: Shelf): ShelfQuestion {
  const count = Math.min(MOST_AT_ONCE, Math.max(PAGE, shelf.tables.length));
  return { type: 'shelf', ...wish, find: wish.find.trim(), from: 0, count };
}

/** What asks for what follows; null where nothing does. */
export function moreOf(wish: Wish, { tables, total }: Shelf): ShelfQuestion | null {
  if (total === null || tables.length >= total) return null;
  return { type: 'shelf', ...wish, find: wish.find.trim(), from: tables.length, count: PAGE };
}

/** The shelf with an answer: from the beginning it takes the place of all, later ones follow; none stands there twice. */
export function withAnswer(
  shelf: Shelf,
  from: number,
  answer: { readonly tables: readonly KeptTable[]; readonly total: number; readonly unreadable: number },
): Shelf {
  const before = from === 0 ? [] : shelf.tables.slice(0, from);
  const known = new Set(before.map(({ id }) => id));
  return {
    tables: [...before, ...answer.tables.filter(({ id }) => !known.has(id))],
    total: answer.total,
    unreadable: answer.unreadable,
    isAsking: false,
    trouble: null,
  };
}
