// Tests how Electron is started: an end of the program is told apart from a runtime that does not run here.
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runElectron } from './electron-process.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-electron-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(script: string): string {
  const path = join(folder, 'electron');
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o700);
  return path;
}
const still = () => 0;

describe.skipIf(process.platform === 'win32')('Electron', () => {
  test('is given the program and its arguments, and is no plain Node', async () => {
    const said = join(folder, 'said');
    const path = program(`echo "$@ [$ELECTRON_RUN_AS_NODE] [$KEPT]" > ${said}`);
    const env = { PATH: process.env['PATH'], ELECTRON_RUN_AS_NODE: '1', KEPT: 'kept' };
    expect(await runElectron(path, '/program', ['--data', 'd'], env, still, false).ended).toEqual({
      ran: true,
      code: 0,
    });
    expect(readFileSync(said, 'utf8')).toBe('/program --data d [] [kept]\n');
  });

  test.for([
    ['a problem that it has told of', 'exit 1', { ran: true, code: 1 }],
    ['a missing library', 'exit 127', { ran: false, why: 'it ended with code 127' }],
    ['a sandbox that cannot be had', 'kill -TRAP $$', { ran: false, why: 'SIGTRAP' }],
  ] as const)('ends for %s', async ([, script, ended]) => {
    expect(await runElectron(program(script), '/program', [], process.env, still, false).ended).toEqual(
      ended,
    );
  });

  test('that fell over after a while has run', async () => {
    let now = 0;
    const clock = () => (now += 20_000);
    expect(await runElectron(program('exit 133'), '/program', [], process.env, clock, false).ended).toEqual({
      ran: true,
      code: 133,
    });
  });

  test('that was asked to end has run', async () => {
    const run = runElectron(program('exec sleep 60'), '/program', [], process.env, still, false);
    run.end('SIGTERM');
    expect(await run.ended).toEqual({ ran: true, code: 0 });
  });

  /** Ends by itself when it is told for the first time, unless it is told again meanwhile: as Electron does. */
  const ending = `trap 'trap - INT; echo told >> "$SAID"; sleep 1; exit 0' INT
echo ready >> "$SAID"
while true; do sleep 0.05; done`;

  test.for([
    ['is told once, however often the start is', false, ['SIGINT', 'SIGINT'], 'ready\ntold\n', 0],
    ['at a terminal hears of an interruption from there only', true, ['SIGINT', 'SIGTERM'], 'ready\n', 0],
  ] as const)('%s', async ([, isAtTerminal, signals, heard, code]) => {
    const said = join(folder, 'said');
    const env = { ...process.env, SAID: said };
    const run = runElectron(program(ending), '/program', [], env, still, isAtTerminal);
    await vi.waitFor(() => expect(readFileSync(said, 'utf8')).toBe('ready\n'), 10_000);
    for (const signal of signals) run.end(signal);
    expect(await run.ended).toEqual({ ran: true, code });
    expect(readFileSync(said, 'utf8')).toBe(heard);
  });
});

test('an Electron that is not there is told of', async () => {
  const { ended } = runElectron(join(folder, 'none'), '/program', [], process.env, still, false);
  expect(await ended).toMatchObject({ ran: false, why: expect.stringContaining('ENOENT') as string });
});
