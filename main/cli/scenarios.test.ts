// Every scenario with a known result comes out so: on both executors, one a process and many in one.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../engine/scenario/outcome.ts';
import { call, parsedLines } from './call.testing.ts';

interface Expected {
  readonly exit: number | null;
  readonly status: string | null;
  readonly awaiting: readonly number[] | null;
  readonly result: { readonly winners: readonly number[]; readonly scores?: readonly number[] } | null;
  readonly refused: { readonly index: number; readonly code: string | null } | null;
  readonly seats?: readonly Readonly<Record<string, number | readonly string[] | null>>[];
}
interface Example {
  readonly name: string;
  readonly scenario: object;
  readonly as?: number | string;
  readonly expect: Expected;
}

const here = dirname(fileURLToPath(import.meta.url));
const folder = join(here, '../../tests/scenarios');
const examples = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name: game }) =>
    readdirSync(join(folder, game)).map((file): Example => {
      const example = JSON.parse(readFileSync(join(folder, game, file), 'utf8')) as Example;
      return { ...example, name: `${game}/${example.name}` };
    }),
  );
const asLines = examples
  .map(({ scenario, as = 'watcher' }) => `${JSON.stringify({ ...scenario, as })}\n`)
  .join('');

/** The part of an outcome that is expected, with what is not compared left out on both sides. */
function compare(expected: Expected, exit: number, outcome: Outcome): void {
  const { status, awaiting, result, refused, seats = [] } = expected;
  if (expected.exit !== null) expect(exit).toBe(expected.exit);
  if (status !== null) expect(outcome.status).toBe(status);
  if (awaiting !== null) expect(outcome.awaiting).toEqual(awaiting);
  if (result === null) expect(outcome.result).toBeNull();
  else expect(outcome.result).toMatchObject(result);
  if (refused === null) expect(outcome.refused).toBeNull();
  else expect(outcome.refused).toMatchObject(withoutNulls(refused));
  for (const [seat, shown] of seats.entries()) {
    expect(outcome.view.seats[seat]).toMatchObject(withoutNulls(shown));
  }
}

function withoutNulls(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

test('there are examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(10);
});

describe.for(['compiled', 'xstate'] as const)('on the %s executor', (executor) => {
  test.for(examples)('$name', async ({ scenario, as = 'watcher', expect: expected }) => {
    const input = JSON.stringify(scenario);
    const { exit, out, err } = await call(['run', '-', '--as', String(as)], { input, executor });
    expect(err).toBe('');
    const [outcome, ...more] = parsedLines<Outcome>(out);
    expect(more).toEqual([]);
    if (outcome) compare(expected, exit, outcome);
  });
});

test('all of them in one real process', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [join(here, 'parlor.ts'), 'run', '--lines', '-']);
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stdin.end(asLines);
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(0);
  const results = parsedLines<Outcome & { exit: number }>(out);
  expect(results).toHaveLength(examples.length);
  for (const [index, example] of examples.entries()) {
    const result = results[index];
    if (result) compare(example.expect, result.exit, result);
  }
  // The very same text as in this process.
  expect(out).toBe((await call(['run', '--lines', '-'], { input: asLines })).out);
});
