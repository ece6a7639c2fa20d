// Tests of the history as files.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameRecord, gameRecordSchema } from '../../engine/history/record.ts';
import { anyRecords } from '../../engine/history/records.testing.ts';
import { csvOf, jsonOf } from './files.ts';

/** Reads CSV as RFC 4180 says, without this program's help. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (cell.lastIndex < csv.length) {
    const found = cell.exec(csv);
    if (!found)
      throw new Error(`No cell at ${cell.lastIndex}: ${csv.slice(cell.lastIndex, cell.lastIndex + 20)}`);
    rows.at(-1)!.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '\r\n' && cell.lastIndex < csv.length) rows.push([]);
    const at = cell.lastIndex;
    cell.lastIndex = at;
    if (at === csv.length) break;
  }
  return rows;
}

const named = (...names: readonly string[]): GameRecord => ({
  table: 't1',
  game: 'magic-trick',
  since: 0,
  at: Date.UTC(2026, 11, 1, 18),
  moves: 12,
  reason: 'shared',
  players: names.map((name) => ({ name, kind: 'person', bot: null, score: -3, won: true })),
});

describe('CSV', () => {
  test('has a row for each player of each game, under headings, and is known as UTF-8', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const csv = csvOf(records);
        expect(csv.startsWith('\uFEFFtable,game,')).toBe(true);
        const [heads = [], ...rows] = rowsOf(csv.slice(1));
        expect(rows).toHaveLength(records.reduce((sum, { players }) => sum + players.length, 0));
        for (const row of rows) expect(row).toHaveLength(heads.length);
      }),
    );
  });
  test('says it all', () => {
    const [, row] = csvOf([named('Ada')]).split('\r\n');
    expect(row).toBe(
      't1,magic-trick,1970-01-01T00:00:00.000Z,2026-12-01T18:00:00.000Z,12,shared,1,Ada,person,,-3,1',
    );
  });
  test.for([
    ['Ada, the first', '"Ada, the first"'],
    ['a "b"', '"a ""b"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+49', "'+49"],
    ['-Ada-', "'-Ada-"],
    ['@Ada', "'@Ada"],
    [' =cmd', "' =cmd"],
    ['\t=cmd', "'\t=cmd"],
    ['\u200B=cmd', "'\u200B=cmd"],
    ['=a,"b"', `"'=a,""b"""`],
    ["O'Hara", "O'Hara"],
    ['', ''],
  ] as const)('a name such as %j does no harm', ([name, cell]) => {
    expect(csvOf([named(name)])).toContain(`,1,${cell},person,`);
  });
  test('a time that no calendar has is left out', () => {
    expect(csvOf([{ ...named('Ada'), since: 1e300 }])).toContain('t1,magic-trick,,2026');
  });
});

describe('JSON', () => {
  test('is what is remembered, with a version', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const file = JSON.parse(jsonOf(records)) as { games: unknown[] };
        expect(file).toEqual({ parlor: 'history', version: 1, games: records });
        for (const game of file.games) gameRecordSchema.parse(game);
      }),
    );
  });
});
