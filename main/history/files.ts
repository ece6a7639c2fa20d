// The history as a file: for spreadsheets as CSV, one row for each player of each game, and for programs as JSON.
import type { GameRecord } from '../../engine/history/record.ts';

/** Raised when the shape of the JSON changes. */
export const HISTORY_FORMAT = 1;

const COLUMNS = [
  'table',
  'game',
  'began',
  'ended',
  'moves',
  'reason',
  'seat',
  'name',
  'kind',
  'bot',
  'score',
  'won',
] as const;

/** By this mark spreadsheets know that a text is UTF-8. */
const UTF_8 = '\uFEFF';
const END_OF_LINE = '\r\n';

/**
 * RFC 4180, with a line of headings. Seats count from 1; times are universal, such as `2026-12-01T18:00:00.000Z`; `won` is
 * 1 or 0; a forgotten name is empty.
 */
export function csvOf(records: readonly GameRecord[]): string {
  const lines = records.flatMap(({ table, game, since, at, moves, reason, players }) =>
    players.map(({ name, kind, bot, score, won }, seat) =>
      line([
        table,
        game,
        timeOf(since),
        timeOf(at),
        moves,
        reason,
        seat + 1,
        name,
        kind,
        bot ?? '',
        score,
        Number(won),
      ]),
    ),
  );
  return UTF_8 + [line(COLUMNS), ...lines].join('');
}

/** `{"parlor":"history","version":1,"games":[...]}`: the records as they are kept (`engine/history/record.ts`), one a line. */
export function jsonOf(records: readonly GameRecord[]): string {
  const games = records.map((record) => JSON.stringify(record)).join(',\n');
  return `{"parlor":"history","version":${HISTORY_FORMAT},"games":[\n${games}\n]}\n`;
}

function line(cells: readonly (string | number)[]): string {
  return cells.map(cellOf).join(',') + END_OF_LINE;
}

/** What a spreadsheet would calculate, or would run, where a text begins so. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@]|^[\t\r\n]/u;
const NEEDS_QUOTES = /[",\r\n]/;

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // The mark by which spreadsheets take a cell for a text.
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Empty for a time that no calendar has. */
function timeOf(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}
