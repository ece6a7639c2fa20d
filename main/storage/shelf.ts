// A part of the archive: tables by game, by names and titles, page by page.
import type { DatabaseSync } from 'node:sqlite';
import type { Shelf, ShelfQuery } from './port.ts';
import { TABLE_COLUMNS, tablesIn } from './rows.ts';

/** What answers queries over a database, which has to be its only user of the name `folded`. */
export function shelfOf(database: DatabaseSync): (query: ShelfQuery) => Shelf {
  database.function('folded', { deterministic: true }, (text) => folded(String(text)));
  return ({ which, game, find, from, count }) => {
    // Said in the words of the indexes, so that they are used.
    const where = [
      which === 'deleted' ? 'deleted_at IS NOT NULL' : 'deleted_at IS NULL',
      ...(which === 'deleted' ? [] : [`over = ${which === 'finished' ? 1 : 0}`]),
      ...(game === null ? [] : ['game = :game']),
      ...(find === '' ? [] : ['instr(folded(names || char(10) || called), :find) > 0']),
    ].join(' AND ');
    const given = { ...(game !== null && { game }), ...(find !== '' && { find: folded(find) }) };
    const order = which === 'deleted' ? 'deleted_at' : 'played_at';
    const rows = database
      .prepare(
        `SELECT ${TABLE_COLUMNS} FROM games WHERE ${where} ORDER BY ${order} DESC, id LIMIT :count OFFSET :from`,
      )
      .all({ ...given, count, from });
    const total = database.prepare(`SELECT count(*) AS total FROM games WHERE ${where}`).get(given);
    return { ...tablesIn(rows), total: Number(total?.['total']) };
  };
}

const PLAIN = /^[ -~\n]*$/;

/** Large and small letters are the same, and so are those with and without accents. */
function folded(text: string): string {
  // Most names are plain, and many are looked through.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
