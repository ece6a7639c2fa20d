// An end, a full disk or a power cut at any step of writing what is remembered leaves this generation or the one before, whole.
import fs, { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openMemory } from './remembered.ts';

/** Everything by which something is written; what only reads fails in the other tests. */
const STEPS = ['openSync', 'writeSync', 'fsyncSync', 'closeSync', 'renameSync'] as const;
const sound = Object.fromEntries(STEPS.map((name) => [name, fs[name]]));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-crash-'));
});
afterEach(() => {
  mend();
  rmSync(folder, { recursive: true, force: true });
});

function mend(): void {
  Object.assign(fs, sound);
  syncBuiltinESMExports();
}

/** From the given step on, counted from 1, nothing reaches the disk any more; answers how many steps were tried. */
function breakFrom(step: number): () => number {
  let tried = 0;
  for (const name of STEPS) {
    const method = sound[name] as (...given: unknown[]) => unknown;
    const failing = (...given: unknown[]): unknown => {
      tried += 1;
      if (tried < step) return method(...given);
      if (name === 'closeSync') method(...given);
      throw Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), {
        code: 'ENOSPC',
        syscall: name,
      });
    };
    Object.assign(fs, { [name]: failing });
  }
  syncBuiltinESMExports();
  return () => tried;
}

function keep(text: number): string[] {
  const lines: string[] = [];
  const memory = openMemory(folder, (line) => lines.push(line));
  memory.keep('parlor.settings', { text });
  memory.close();
  return lines;
}
function kept(): unknown {
  const lines: string[] = [];
  const memory = openMemory(folder, (line) => lines.push(line));
  expect(lines).toEqual([]);
  return (memory.all()['parlor.settings'] as { text?: unknown } | undefined)?.text;
}

test('at every step', () => {
  const found: unknown[] = [];
  for (let step = 1; ; step += 1) {
    rmSync(join(folder, 'settings.json'), { force: true });
    rmSync(join(folder, 'settings.json.bak'), { force: true });
    keep(100);
    keep(125);
    const tried = breakFrom(step);
    const lines = keep(150);
    const steps = tried();
    mend();
    found.push(kept());
    // What was broken off is no hindrance for the next time.
    expect(keep(175)).toEqual([]);
    expect(kept()).toBe(175);
    expect(readdirSync(folder).filter((name) => name.includes('set-aside'))).toEqual([]);
    if (steps < step) break;
    // The folder itself is brought onto the disk last; then the file is there already.
    expect(lines.length).toBe(found.at(-1) === 150 ? 0 : 1);
  }
  // Opened, written, brought onto the disk, closed, renamed twice; the folder likewise; and then nothing was broken.
  expect(found).toEqual([125, 125, 125, 125, 125, 125, 150, 150, 150, 150]);
});
