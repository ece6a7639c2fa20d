// What is remembered in a data folder: there again after the end, whatever became of its file, and never in the way.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asNobody } from '../as-nobody.testing.ts';
import { openMemory, type Memory } from './remembered.ts';

let folder = '';
let lines: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-remembered-'));
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name = ''): string => join(folder, `settings.json${name}`);
const open = (): Memory => openMemory(folder, (line) => lines.push(line));
/** Keeps values in an opening of their own, so that they are a generation. */
function generation(values: Record<string, unknown>): void {
  const memory = open();
  for (const [key, value] of Object.entries(values)) memory.keep(key, value);
  memory.close();
}

test('what was kept is there again, for this user only, and what was forgotten is not', () => {
  expect(open().all()).toEqual({});
  generation({ 'parlor.settings': { text: 150, version: 1 }, 'parlor.setup.name': 'Ada' });
  expect(open().all()).toEqual({ 'parlor.settings': { text: 150, version: 1 }, 'parlor.setup.name': 'Ada' });
  generation({ 'parlor.setup.name': null });
  expect(open().all()).toEqual({ 'parlor.settings': { text: 150, version: 1 } });
  if (process.platform !== 'win32') expect(statSync(at()).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).toSorted()).toEqual(['settings.json', 'settings.json.bak']);
  expect(lines).toEqual([]);
});

test('many changes are written once, a short while after the first', () => {
  const memory = open();
  for (let text = 100; text <= 200; text += 1) memory.keep('parlor.settings', { text });
  expect(existsSync(at())).toBe(false);
  vi.advanceTimersByTime(300);
  expect(JSON.parse(readFileSync(at(), 'utf8'))).toEqual({
    version: 1,
    values: { 'parlor.settings': { text: 200 } },
  });
  expect(existsSync(at('.bak'))).toBe(false);
  const { mtimeNs } = statSync(at(), { bigint: true });
  memory.close();
  expect(statSync(at(), { bigint: true }).mtimeNs).toBe(mtimeNs);
});

const BROKEN: readonly [string, string | Buffer, RegExp][] = [
  ['empty', '', /is damaged/],
  ['truncated', '{"version":1,"values":{"parlor.settings":{"te', /is damaged/],
  ['zeroed', Buffer.alloc(4096), /is damaged/],
  ['random', Buffer.from('9f3c00ff10ee', 'hex'), /is damaged/],
  ['foreign', '{"name":"another-program"}', /holds no settings of this program/],
  ['a list', '[1,2]', /holds no settings of this program/],
  ['without values', '{"version":1,"values":7}', /holds no settings of this program/],
  ['newer', '{"version":2,"values":{"sound":1}}', /newer version/],
  ['too large', `{"version":1,"values":{"x":"${'x'.repeat(1_000_000)}"}}`, /larger than settings are/],
];

describe.each(BROKEN)('a file that is %s', (_name, content, why) => {
  test('is set aside, and the generation before is taken', () => {
    generation({ 'parlor.settings': { text: 125 } });
    generation({ 'parlor.settings': { text: 150 } });
    writeFileSync(at(), content);
    const memory = open();
    expect(memory.all()).toEqual({ 'parlor.settings': { text: 125 } });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(why);
    expect(lines[0]).toMatch(/kept as settings\.json\.set-aside, and the settings before are taken\.$/);
    expect(readFileSync(at('.set-aside')).equals(Buffer.from(content))).toBe(true);
    memory.keep('parlor.setup.name', 'Ada');
    memory.close();
    expect(open().all()).toEqual({ 'parlor.settings': { text: 125 }, 'parlor.setup.name': 'Ada' });
    expect(lines).toHaveLength(1);
  });

  test('and so is the one before: then everything begins anew, and both are kept', () => {
    writeFileSync(at(), content);
    writeFileSync(at('.bak'), content);
    expect(open().all()).toEqual({});
    expect(lines).toHaveLength(2);
    expect(readdirSync(folder).toSorted()).toEqual([
      'settings.json.bak.set-aside',
      'settings.json.set-aside',
    ]);
  });
});

test('files that were set aside are never written over', () => {
  for (const content of ['one', 'two', 'three']) {
    writeFileSync(at(), content);
    open().close();
  }
  expect(['', '-2', '-3'].map((n) => readFileSync(at(`.set-aside${n}`), 'utf8'))).toEqual([
    'one',
    'two',
    'three',
  ]);
});

test('a folder in the place of the file is set aside as well', () => {
  mkdirSync(at());
  const memory = open();
  memory.keep('parlor.setup.name', 'Ada');
  memory.close();
  expect(open().all()).toEqual({ 'parlor.setup.name': 'Ada' });
  expect(statSync(at('.set-aside')).isDirectory()).toBe(true);
});

test('an end between the two renamings leaves the generation before', () => {
  generation({ 'parlor.settings': { text: 125 } });
  writeFileSync(at('.bak'), readFileSync(at()));
  rmSync(at());
  writeFileSync(at('.new'), '{"version":1,"val');
  expect(open().all()).toEqual({ 'parlor.settings': { text: 125 } });
  expect(lines).toEqual([]);
});

test('one value that is too deep or too much falls alone', () => {
  const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  const values = `{"a":1,"deep":${deep},"":2,"__proto__":{"b":2},"large":"${'x'.repeat(70_000)}","c":3,"gone":null}`;
  writeFileSync(at(), `{"version":1,"values":${values}}`);
  expect(open().all()).toEqual({ a: 1, c: 3 });
  expect(lines).toHaveLength(3);
  expect(Object.getPrototypeOf(open().all())).toBe(Object.prototype);
});

test('more than the limits is refused, changes nothing, and is told once', () => {
  const memory = open();
  expect(memory.keep('a', 'x'.repeat(40_000))).toBe(true);
  expect(memory.keep('b', 'x'.repeat(40_000))).toBe(false);
  expect(memory.keep('b', 'x'.repeat(20_000))).toBe(true);
  // In the place of what it was there is room for it.
  expect(memory.keep('a', 'y'.repeat(40_000))).toBe(true);
  for (const key of ['', '7', '__proto__', 'a b', 'x'.repeat(65)]) expect(memory.keep(key, 1)).toBe(false);
  for (let count = 0; count < 300; count += 1) memory.keep(`key-${count}`, 1);
  const all = memory.all();
  expect(Object.keys(all)).toHaveLength(200);
  expect(all['a']).toBe('y'.repeat(40_000));
  expect(lines).toHaveLength(1);
});

test('where nothing can be written it is remembered as long as the program, with one line', () => {
  const nowhere = join(folder, 'none', 'below');
  const memory = openMemory(nowhere, (line) => lines.push(line));
  memory.keep('parlor.setup.name', 'Ada');
  vi.advanceTimersByTime(300);
  memory.keep('parlor.setup.name', 'Ben');
  memory.close();
  expect(memory.all()).toEqual({ 'parlor.setup.name': 'Ben' });
  expect(lines).toEqual([
    expect.stringMatching(/^The settings could not be kept in .* \(ENOENT.*they hold as long/),
  ]);
});

test('a disk that is full takes nothing of what was there', () => {
  generation({ 'parlor.settings': { text: 125 } });
  // What cannot be opened for writing fails as a full disk does: before the names are changed.
  mkdirSync(at('.new'));
  const memory = open();
  memory.keep('parlor.settings', { text: 150 });
  memory.close();
  expect(lines).toHaveLength(1);
  expect(memory.all()).toEqual({ 'parlor.settings': { text: 150 } });
  expect(open().all()).toEqual({ 'parlor.settings': { text: 125 } });
});

test.skipIf(process.platform === 'win32')(
  'a broken file in a folder that is read only is left there, and does not become the generation before',
  () => {
    generation({ 'parlor.settings': { text: 125 } });
    generation({ 'parlor.settings': { text: 150 } });
    writeFileSync(at(), 'broken');
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444);
    chmodSync(folder, 0o555);
    const memory = asNobody(open);
    expect(memory.all()).toEqual({ 'parlor.settings': { text: 125 } });
    expect(lines[0]).toMatch(/it was left there/);
    chmodSync(folder, 0o700);
    memory.keep('parlor.settings', { text: 100 });
    memory.close();
    expect(JSON.parse(readFileSync(at('.bak'), 'utf8'))).toMatchObject({
      values: { 'parlor.settings': { text: 125 } },
    });
  },
);

test('whatever stands in the file, the memory opens, and keeps what it is given', () => {
  vi.useRealTimers();
  const content = fc.oneof(
    fc.string(),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.record({ version: fc.jsonValue(), values: fc.jsonValue() }).map((value) => JSON.stringify(value)),
    fc.dictionary(fc.string(), fc.jsonValue()).map((values) => JSON.stringify({ version: 1, values })),
  );
  fc.assert(
    fc.property(content, (text) => {
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      writeFileSync(at(), text);
      const memory = open();
      expect(memory.keep('parlor.setup.name', 'Ada')).toBe(true);
      const all = memory.all();
      memory.close();
      expect(open().all()).toEqual(all);
    }),
    { seed: 1, numRuns: 60 },
  );
});
