// Measures how long it takes from the start of the program until a table can be played at, beside an empty page that a
// minimal server shows in the same browser in the same way.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { ensureDesktop } from '../../build/setup/desktop.mjs';
import { ensureRenderer } from '../../build/setup/renderer.mjs';
import { openBrowser } from '../e2e/support/browser.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ADDRESS = /http:\/\/\S+/;

/** A server that knows one empty page. */
const MINIMAL = `
  import { createServer } from 'node:http';
  const page = '<!doctype html><html lang="en"><title>Empty</title><p id="there">There</p></html>';
  const server = createServer((_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end(page));
  server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port + '/?'));
`;

/** A way to start something, and when it is there. */
interface Contestant {
  readonly name: string;
  readonly args: readonly string[];
  /** Goes behind the address that the process prints. */
  readonly query: string;
  readonly isThere: (page: Page) => Promise<unknown>;
}

/** Starts a process and a browser on the address that it prints; ends both. */
async function open<Answer>(
  { args, query }: Pick<Contestant, 'args' | 'query'>,
  look: (page: Page) => Promise<Answer>,
): Promise<Answer> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  // Both are started at once, as a shell starts with its program.
  const starting = openBrowser();
  try {
    let address: string | undefined;
    for await (const line of createInterface(child.stdout)) {
      address = ADDRESS.exec(line)?.[0];
      if (address !== undefined) break;
    }
    if (address === undefined) throw new Error('The process printed no address.');
    const browser = await starting;
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${address}${query}`, { waitUntil: 'commit' });
    return await look(page);
  } finally {
    await (await starting).close();
    child.kill('SIGTERM');
    await exited;
  }
}

/** The question can be answered, and the table can be seen. */
const isAsked = (page: Page): Promise<unknown> =>
  Promise.all([page.waitForSelector('[data-question]'), page.waitForSelector('#stage canvas')]);

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** Prints the median times to a playable table, from the sources and from the bundle, and their ratios to an empty page. */
export async function measureStartup(print: (line: string) => void, runs = 5): Promise<void> {
  await ensureRenderer();
  await ensureDesktop();
  const data = mkdtempSync(join(tmpdir(), 'parlor-startup-'));
  try {
    const start = (file: string): string[] => [
      file,
      '--no-open',
      '--port',
      '0',
      '--pace',
      '0',
      '--data',
      data,
    ];
    const sources = start('main/shells/start.ts');
    const table = await open({ args: sources, query: '&motion=off' }, async (page) => {
      await page.click('[data-action="play-now"]');
      await isAsked(page);
      return new URL(page.url()).hash;
    });
    const query = `&motion=off${table}`;
    const empty: Contestant = {
      name: 'an empty page',
      args: ['--input-type=module', '--eval', MINIMAL],
      query: '',
      isThere: (page) => page.waitForSelector('#there'),
    };
    const contestants: readonly Contestant[] = [
      empty,
      { name: 'the bundle', args: start('out/main/start.js'), query, isThere: isAsked },
      { name: 'the sources', args: sources, query, isThere: isAsked },
    ];
    const times = new Map<Contestant, number[]>(contestants.map((contestant) => [contestant, []]));
    for (let run = 0; run <= runs; run += 1) {
      for (const contestant of contestants) {
        const begun = performance.now();
        const taken = await open(contestant, async (page) => {
          await contestant.isThere(page);
          return performance.now() - begun;
        });
        // The first round fills the caches of the disk.
        if (run > 0) times.get(contestant)?.push(taken);
      }
    }
    const emptyMs = median(times.get(empty) ?? []);
    for (const [{ name }, taken] of times) {
      const ms = median(taken);
      print(
        `${name}: ${Math.round(ms)} ms (${taken.map(Math.round).join(', ')})${name === empty.name ? '' : `, ${(ms / emptyMs).toFixed(2)} times the empty page`}`,
      );
    }
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
