// Taking back, apart from how the table changes: what is asked of whom, what came of it, what is on its way to the host. Pure.
import type { Seat } from '../../engine/core/seat.ts';
import type { Undone } from '../../engine/protocol/kept.ts';
import type { Undoing } from '../../engine/protocol/undo.ts';
import type { Message } from '../connection/messages.ts';
import { said } from './sayings.ts';
import type { AppState, TableState } from './state.ts';

/** What was said to the host and not answered yet. */
export type OnItsWayBack =
  | { readonly id: string; readonly what: 'undo' }
  | { readonly id: string; readonly what: 'agree'; readonly seat: Seat };

export interface UndoState {
  /** At which table; null where nothing was heard of any. */
  readonly table: string | null;
  readonly asked: Undoing['asked'];
  readonly came: Undoing['came'];
  readonly onItsWay: readonly OnItsWayBack[];
}

/** Nobody has asked for anything. */
export const NOTHING_UNDONE: UndoState = { table: null, asked: null, came: null, onItsWay: [] };

/** A change that is worth telling. */
export type UndoNews =
  | { readonly kind: 'asked'; readonly seat: Seat; readonly moves: number }
  | { readonly kind: 'agrees'; readonly seat: Seat }
  | ({ readonly kind: 'came' } & NonNullable<Undoing['came']>);

/** What has changed from what was asked before. */
export function undoNews(
  before: Undoing['asked'],
  { asked, came }: Omit<Undoing, 'type' | 'table'>,
): UndoNews[] {
  // That moves were taken back is told with the view that goes back (`takenBackNews`), before what is asked then.
  if (came !== null) return came.how === 'taken-back' ? [] : [{ kind: 'came', ...came }];
  if (asked === null) return [];
  // As many moves more as bots have made meanwhile are the same wish.
  if (before?.request !== asked.request) return [{ kind: 'asked', seat: asked.seat, moves: asked.moves }];
  return before.waitsFor
    .filter((seat) => !asked.waitsFor.includes(seat))
    .map((seat) => ({ kind: 'agrees', seat }));
}

/** Who has taken back how many moves since: what was known before stays as it was, whatever it is folded into. */
export function takenBackNews(before: readonly Undone[], after: readonly Undone[]): UndoNews[] {
  const since = new Map<Seat, number>();
  for (const { seat, moves } of after) since.set(seat, (since.get(seat) ?? 0) + moves);
  for (const { seat, moves } of before) since.set(seat, (since.get(seat) ?? 0) - moves);
  return [...since].flatMap(([seat, moves]): UndoNews[] =>
    moves > 0 ? [{ kind: 'came', how: 'taken-back', seat, by: null, moves }] : [],
  );
}

/** The state after the host has told it; what is told of a table that one is not at changes nothing. */
export function heardOfUndoing(state: AppState, message: Message<'undoing'>): AppState {
  const { table: id, asked, came } = message;
  if (state.place.at !== 'table' || state.place.id !== id) return state;
  const before = undoingAt(state, id);
  const isSame = asked !== null && asked.request === before.asked?.request;
  // An answer to another request is nobody's any more; a wish that was sent is answered by itself.
  const onItsWay = isSame ? before.onItsWay : before.onItsWay.filter(({ what }) => what === 'undo');
  const news = undoNews(before.asked, message);
  const { table } = state;
  return {
    ...state,
    undoing: { table: id, asked, came, onItsWay },
    table:
      table?.id === id
        ? said(
            table,
            news.map((what) => ({ kind: 'undoing', news: what })),
          )
        : table,
  };
}

/** What is known of it at a table. */
export function undoingAt({ undoing }: Pick<AppState, 'undoing'>, table: string): UndoState {
  return undoing.table === table ? undoing : { ...NOTHING_UNDONE, table };
}

/** Something is said to the host. */
export function sentBack(state: AppState, table: string, sent: OnItsWayBack): AppState {
  const now = undoingAt(state, table);
  return { ...state, undoing: { ...now, onItsWay: [...now.onItsWay, sent] } };
}

/** The host has answered it, or it will not be answered. */
export function answeredBack(state: AppState, id: string): AppState {
  const { undoing } = state;
  return {
    ...state,
    undoing: { ...undoing, onItsWay: undoing.onItsWay.filter((sent) => sent.id !== id) },
  };
}

/** Why the last decision cannot be taken back now; null when it can. */
export function whyNoUndo(
  { latest, pending }: Pick<TableState, 'latest' | 'pending'>,
  { asked, onItsWay }: UndoState,
): 'asked' | 'waits' | 'none' | null {
  if (asked !== null) return 'asked';
  if (pending !== null || onItsWay.some(({ what }) => what === 'undo')) return 'waits';
  return latest.back === undefined ? 'none' : null;
}

/** The seats whose people still have to answer, and can from here. */
export function answersHere(
  { latest }: Pick<TableState, 'latest'>,
  { asked, onItsWay }: Pick<UndoState, 'asked' | 'onItsWay'>,
): Seat[] {
  const said = onItsWay.flatMap((sent) => (sent.what === 'agree' ? [sent.seat] : []));
  return (asked?.waitsFor ?? []).filter((seat) => latest.holds.includes(seat) && !said.includes(seat));
}
