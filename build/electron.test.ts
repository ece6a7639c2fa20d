// Tests the search for Electron's runtime, and that it is fetched once and no more.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bringElectron, findElectron, mayOpenElectron, whyNoElectron } from './electron.mjs';

let folder = '';
let places = { pack: '', record: '' };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-runtime-'));
  places = { pack: join(folder, 'electron'), record: join(folder, 'record.json') };
  mkdirSync(places.pack);
  writeFileSync(join(places.pack, 'package.json'), '{ "version": "45.5.0" }');
  vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', '');
  vi.stubEnv('DISPLAY', ':0');
  // The tests may well be run by root.
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

function runtime(version: string): string {
  const path = join(places.pack, 'dist', 'electron');
  mkdirSync(join(places.pack, 'dist'), { recursive: true });
  writeFileSync(path, '');
  chmodSync(path, 0o700);
  writeFileSync(join(places.pack, 'dist', 'version'), version);
  writeFileSync(join(places.pack, 'path.txt'), 'electron');
  return path;
}

/** Puts an installer in the package's place that notes each call and then does as told. */
function installer(script: string): () => number {
  const calls = join(folder, 'calls');
  writeFileSync(
    join(places.pack, 'install.js'),
    `require('node:fs').appendFileSync(${JSON.stringify(calls)}, '.');\n${script}`,
  );
  return () => (existsSync(calls) ? readFileSync(calls, 'utf8').length : 0);
}

describe.runIf(process.platform === 'linux')('the runtime', () => {
  test('is found in its package, if it is of its version', () => {
    expect(findElectron({}, places)).toBeNull();
    const path = runtime('45.5.0');
    expect(findElectron({}, places)).toBe(path);
    runtime('44.0.0');
    expect(findElectron({}, places)).toBeNull();
  });

  test('is looked for in ELECTRON_OVERRIDE_DIST_PATH first, and then nowhere else', () => {
    runtime('45.5.0');
    const other = join(folder, 'other');
    expect(findElectron({ ELECTRON_OVERRIDE_DIST_PATH: other }, places)).toBeNull();
    mkdirSync(other);
    writeFileSync(join(other, 'electron'), '');
    expect(findElectron({ ELECTRON_OVERRIDE_DIST_PATH: other }, places)).toBe(join(other, 'electron'));
  });

  test('is not fetched again after a failure, until it is asked for by name', async () => {
    const calls = installer(
      `console.error('TypeError: fetch failed.\\n    at somewhere'); process.exitCode = 1;`,
    );
    expect(whyNoElectron(places)).toBe("Electron's runtime is not here");
    await bringElectron([], places);
    await bringElectron(['--data', 'd'], places);
    expect(calls()).toBe(1);
    expect(whyNoElectron(places)).toBe(
      `Electron's runtime could not be fetched (TypeError: fetch failed; "npm start -- --shell electron" tries again)`,
    );
    await bringElectron(['--shell', 'electron'], places);
    expect(calls()).toBe(2);
    // Another version is another matter.
    writeFileSync(join(places.pack, 'package.json'), '{ "version": "46.0.0" }');
    await bringElectron([], places);
    expect(calls()).toBe(3);
  });

  test('is there once it was fetched, and the failure before is forgotten', async () => {
    const failing = installer('process.exitCode = 1;');
    await bringElectron([], places);
    expect(failing()).toBe(1);
    installer(`
      const { mkdirSync, writeFileSync } = require('node:fs');
      mkdirSync(__dirname + '/dist');
      writeFileSync(__dirname + '/dist/electron', '');
      writeFileSync(__dirname + '/dist/version', '45.5.0');
      writeFileSync(__dirname + '/path.txt', 'electron');
    `);
    await bringElectron(['--shell=electron'], places);
    expect(findElectron({}, places)).toBe(join(places.pack, 'dist', 'electron'));
    expect(existsSync(places.record)).toBe(false);
  });

  test.for([
    ['as root', (): void => void vi.spyOn(process, 'getuid').mockReturnValue(0)],
    [
      'without a display',
      () => {
        vi.stubEnv('DISPLAY', '');
        vi.stubEnv('WAYLAND_DISPLAY', '');
      },
    ],
    ['with another one named', (): void => void vi.stubEnv('ELECTRON_OVERRIDE_DIST_PATH', '/nowhere')],
    ['when it is there', (): void => void runtime('45.5.0')],
  ] as const)('is not fetched %s', async ([, arrange]) => {
    const calls = installer('');
    arrange();
    await bringElectron(['--shell', 'electron'], places);
    expect(calls()).toBe(0);
  });
});

test.for([
  [[], true],
  [['--data', 'd'], true],
  [['--shell', 'electron'], true],
  [['--shell=electron'], true],
  [['--shell', 'browser'], false],
  [['--shell=address'], false],
  [['--no-open'], false],
  [['--help'], false],
  [['--port', '5000'], false],
] as const)('a start with %j may open it: %s', ([args, may]) => {
  expect(mayOpenElectron(args)).toBe(may);
});
