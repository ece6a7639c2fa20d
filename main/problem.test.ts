// Tests of what a log may hold of an error.
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { logged, Problem } from './problem.ts';

function thrownBy(what: () => unknown): unknown {
  try {
    what();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

describe('a log', () => {
  const telling: readonly (readonly [string, () => unknown])[] = [
    ['a parser of JSON', () => JSON.parse('{"order":["R3","O4" K0')],
    ['a schema', () => z.strictObject({}).parse({ R3: 'O4', K0: 1 })],
    [
      'a game',
      () => {
        throw new Error('The row R3 O4\nis not K0.');
      },
    ],
    [
      'nobody we know',
      () => {
        throw 'R3';
      },
    ],
  ];
  test.for(telling)('holds one line of what %s threw, and no card', ([, what]) => {
    const line = logged(thrownBy(what));
    expect(line).toMatch(/^[^\n]{3,310}$/);
    expect(line).not.toMatch(/[ROK]\d/);
  });

  test('says where an error of ours came from', () => {
    expect(logged(thrownBy(() => JSON.parse('{')))).toMatch(/^SyntaxError at problem\.test\.ts:\d+$/);
  });

  test('keeps what was written for people, and what the system says, in one bounded line', () => {
    expect(logged(new Problem('The port is taken;\nname another.'))).toBe('The port is taken; name another.');
    expect(logged(new Problem('x'.repeat(1000))).length).toBeLessThan(310);
    expect(logged(thrownBy(() => statSync('/nowhere/at/all')))).toMatch(/ENOENT.*nowhere/);
    const database = new DatabaseSync(':memory:');
    expect(logged(thrownBy(() => database.exec('SELECT * FROM games')))).toBe('no such table: games');
    database.close();
  });
});
