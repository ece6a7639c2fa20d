// A program that is killed while it keeps settings, again and again, comes back with those of its last word, or newer ones.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../host.testing.ts';
import { openMemory } from '../remembered/remembered.ts';
import { prepareFolder } from '../storage/data-folder.ts';

const KEEPER = fileURLToPath(new URL('../remembered/keeper.testing.ts', import.meta.url));
const KILLS = 100;
const LONGEST_MS = 40;

test(`${KILLS} times at any moment`, { timeout: 600_000 }, async () => {
  const { data, remove } = temporaryFolder();
  prepareFolder(data);
  let last = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const keeper = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', KEEPER, data]);
    let said = '';
    let wrong = '';
    keeper.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    keeper.stderr.on('data', (chunk: Buffer) => (wrong += chunk.toString()));
    await once(keeper.stdout, 'data');
    await wait(Math.random() * LONGEST_MS);
    keeper.kill('SIGKILL');
    await once(keeper, 'close');
    const told = Number(said.split('\n').at(-2));
    const lines: string[] = [];
    const found = openMemory(data, (line) => lines.push(line)).all()['parlor.count'];
    expect([wrong, lines]).toEqual(['', []]);
    expect(told).toBeGreaterThan(last);
    expect([told, told + 1]).toContain(found);
    last = told;
  }
  expect(readdirSync(data).filter((name) => name.includes('set-aside'))).toEqual([]);
  remove();
});
