// What the installers hold, made by electron-builder around a stand-in for Electron, which cannot be had without its
// download: what is in the archive and what is not, and that the program runs out of it.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { extractAll, listPackage } from '@electron/asar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDesktop } from '../../../build/setup/desktop.mjs';
import { gatherLicences } from '../../../build/setup/licences.mjs';
import { ensureRenderer } from '../../../build/setup/renderer.mjs';
import { openBrowser, openPage } from '../support/browser.ts';
import { openTable } from '../support/table.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'parlor-package-'));
const unpacked = join(folder, 'dist', 'linux-unpacked');
const program = join(folder, 'program');

/** Electron keeps its fuses behind this, as a version, a length and a digit each. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES_BEFORE = '10110001';

/** A folder like Electron's own for Linux, as far as a packager looks at it. */
function standInRuntime(): string {
  const electron = join(folder, 'electron');
  mkdirSync(join(electron, 'resources'), { recursive: true });
  mkdirSync(join(electron, 'locales'));
  writeFileSync(join(electron, 'electron'), `#!/bin/sh\n${SENTINEL}\x01\x08${FUSES_BEFORE}\n`, 'latin1');
  chmodSync(join(electron, 'electron'), 0o755);
  for (const name of [
    'LICENSE',
    'LICENSES.chromium.html',
    'chrome-sandbox',
    'locales/en-US.pak',
    'locales/de.pak',
  ])
    writeFileSync(join(electron, name), '');
  return electron;
}

beforeAll(async () => {
  await ensureRenderer();
  await ensureDesktop();
  gatherLicences();
  // A proxy where nobody listens: whatever would be downloaded fails.
  const nowhere = 'http://127.0.0.1:9';
  const made = run(
    process.execPath,
    [
      join(root, 'node_modules', 'electron-builder', 'cli.js'),
      '--linux',
      '--x64',
      '--dir',
      '--config=build/electron-builder.yml',
      `-c.electronDist=${standInRuntime()}`,
      `-c.directories.output=${join(folder, 'dist')}`,
    ],
    { cwd: root, env: { ...process.env, HTTP_PROXY: nowhere, HTTPS_PROXY: nowhere, XDG_CACHE_HOME: folder } },
  );
  // It says on stdout what went wrong.
  await made.catch((error: { stdout: string }) => expect.fail(error.stdout));
  extractAll(join(unpacked, 'resources', 'app.asar'), program);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const packed = (): string[] =>
  listPackage(join(unpacked, 'resources', 'app.asar'), { isPack: false }).map((path) =>
    path.split('\\').join('/'),
  );

test('the archive holds the bundles, the pages, the licences, and nothing else', () => {
  const others = packed().filter(
    (path) =>
      !/^\/(?:out|out\/(?:main|main\/chunks|preload|renderer|renderer\/assets)|build)$/.test(path) &&
      !/^\/out\/main\/(?:index|start|bots-worker|bots-thread|chunks\/[\w-]+)\.js$/.test(path) &&
      !/^\/out\/renderer\/(?:index\.html|assets\/[\w.-]+-[\w-]{8}\.(?:js|css|svg|png|woff2?))$/.test(path),
  );
  expect(others.toSorted()).toEqual([
    '/LICENSE',
    '/THIRD_PARTY.md',
    '/build/icon.png',
    '/out/licences.txt',
    '/out/preload/index.cjs',
    '/package.json',
  ]);
});

test('the bundles hold nothing of the tests, of the tools, or of this machine', () => {
  const bundles = readdirSync(join(program, 'out'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.c?js$/.test(path),
  );
  expect(bundles.length).toBeGreaterThan(5);
  for (const path of bundles) {
    const text = readFileSync(join(program, 'out', path), 'utf8');
    for (const wrong of [
      'vitest',
      'fast-check',
      'StandIn',
      '.testing.ts',
      root,
      folder,
      'sourceMappingURL=data',
    ])
      expect(text.includes(wrong), `${path} holds ${wrong}`).toBe(false);
  }
});

test('what else is packed tells where to begin, and no more of how it is made', () => {
  const { main, devDependencies, scripts } = JSON.parse(
    readFileSync(join(program, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  expect(existsSync(join(program, String(main)))).toBe(true);
  expect([devDependencies, scripts]).toEqual([undefined, undefined]);
  const licences = readFileSync(join(program, 'out', 'licences.txt'), 'utf8');
  for (const name of ['pixi.js', 'preact', 'socket.io', 'xstate', 'zod', '@fontsource/oswald'])
    expect(licences).toMatch(new RegExp(`^${name} \\d`, 'm'));
  expect(licences).toContain('Permission is hereby granted');
  expect(licences).toContain('SIL OPEN FONT LICENSE');
});

test('the fuses are set, and the runtime is called by our name', () => {
  const electron = readFileSync(join(unpacked, 'parlor-tricks'), 'latin1');
  const [, wire] = new RegExp(`${SENTINEL}\\x01\\x08([01r]{8})`).exec(electron) ?? [];
  // As Node, cookies, NODE_OPTIONS, --inspect: off. Integrity, only the archive: on. The snapshot as it was. file: off.
  expect(wire).toBe(`000011${FUSES_BEFORE[6]}0`);
  expect(readdirSync(join(unpacked, 'locales'))).toEqual(['en-US.pak']);
});

test('Electron finds page, preload script and picture from where the program begins', async () => {
  const { stdout, stderr } = await run(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      new URL('fixtures/with-electron.mjs', import.meta.url).href,
      join(program, 'out', 'main', 'index.js'),
      '--data',
      join(folder, 'electron-data'),
    ],
    { cwd: folder },
  );
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({
    url: 'parlor://table/',
    status: 200,
    page: readFileSync(join(program, 'out', 'renderer', 'index.html'), 'utf8'),
    preload: true,
    icon: true,
  });
});

test('the program runs out of the archive on plain Node, bots included', async () => {
  const started = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(program, 'out', 'main', 'start.js'),
      '--no-open',
      '--port=0',
      '--pace=0',
      '--data',
      join(folder, 'data'),
    ],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const browser = await openBrowser();
  try {
    let address = '';
    for await (const line of createInterface(started.stdout)) {
      address = /works once: (http:\S+)/.exec(line)?.[1] ?? '';
      if (address !== '') break;
    }
    const { page, complaints, lastView } = await openPage(browser, `${address}&motion=off`, {
      width: 1280,
      height: 800,
    });
    await openTable(page);
    await page.locator('[data-question]').waitFor();
    expect(lastView().view.game).toBe('magic-trick');
    expect(complaints).toEqual([]);
  } finally {
    await browser.close();
    started.kill('SIGTERM');
    if (started.exitCode === null) await once(started, 'exit');
  }
  expect(started.exitCode).toBe(0);
});
