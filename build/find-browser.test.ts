// Tests the order in which a browser is looked for.
import { chmodSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findBrowser } from './find-browser.mjs';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'parlor-browser-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function program(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}

const chromium = program('chromium');
const chosen = program('chosen-browser');

test('PARLOR_BROWSER goes before what is installed, as a path or as a command', () => {
  expect(findBrowser({ PATH: folder, PARLOR_BROWSER: chosen })).toBe(chosen);
  expect(findBrowser({ PATH: folder, PARLOR_BROWSER: 'chosen-browser' })).toBe(chosen);
});

test('a wrong PARLOR_BROWSER is an error and never another browser', () => {
  expect(() => findBrowser({ PATH: folder, PARLOR_BROWSER: '/no/such/browser' })).toThrow('/no/such/browser');
});

test.runIf(process.platform === 'linux')(
  'an installed browser is found on the PATH, Chrome before Chromium',
  () => {
    expect(findBrowser({ PATH: folder })).toBe(chromium);
    const chrome = program('google-chrome');
    expect(findBrowser({ PATH: folder })).toBe(chrome);
  },
);
