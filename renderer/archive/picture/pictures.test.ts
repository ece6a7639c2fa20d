// Small pictures: each is asked for and painted once, one after another, and only while somebody wants it.
import { expect, test } from 'vitest';
import { createPictures, type Wanted } from './pictures.ts';
import type { SmallTable } from './paint.ts';

const wanted = (table: string, stamp = '1', width = 220): Wanted => ({ table, stamp, width });
const nobody = (): AbortSignal => new AbortController().signal;

function parlor({ fails = (_table: string): boolean => false } = {}) {
  const log: string[] = [];
  const pictures = createPictures({
    ask: (table) => {
      log.push(`ask ${table}`);
      return fails(table)
        ? Promise.reject(new Error('not kept'))
        : Promise.resolve({ view: { game: table } } as never);
    },
    paint: (table: SmallTable, width) => {
      log.push(`paint ${table.view.game} ${width}`);
      return Promise.resolve({ of: table.view.game } as unknown as HTMLCanvasElement);
    },
    idle: () => Promise.resolve(),
  });
  return { pictures, log };
}

test('a picture is made once, and anew when the table or its size has changed', async () => {
  const { pictures, log } = parlor();
  const first = await pictures.of(wanted('a'), nobody());
  expect(first).not.toBeNull();
  expect(await pictures.of(wanted('a'), nobody())).toBe(first);
  expect(log).toEqual(['ask a', 'paint a 220']);
  expect(await pictures.of(wanted('a', '2'), nobody())).not.toBe(first);
  await pictures.of(wanted('a', '2', 440), nobody());
  expect(log.slice(2)).toEqual(['ask a', 'paint a 220', 'ask a', 'paint a 440']);
});

test('the host is asked for one after another, and for the same one once', async () => {
  const { pictures, log } = parlor();
  await Promise.all(['a', 'b', 'a'].map((table) => pictures.of(wanted(table), nobody())));
  expect(log).toEqual(['ask a', 'paint a 220', 'ask b', 'paint b 220']);
});

test('what nobody wants any more is not made', async () => {
  const { pictures, log } = parlor();
  const gone = new AbortController();
  const first = pictures.of(wanted('a'), nobody());
  const second = pictures.of(wanted('b'), gone.signal);
  gone.abort();
  expect(await first).not.toBeNull();
  expect(await second).toBeNull();
  expect(log).toEqual(['ask a', 'paint a 220']);
});

test('a table without a picture keeps none of the others back', async () => {
  const { pictures } = parlor({ fails: (table) => table === 'a' });
  const [first, second] = await Promise.all(['a', 'b'].map((table) => pictures.of(wanted(table), nobody())));
  expect(first).toBeNull();
  expect(second).not.toBeNull();
});

test('not more are kept than may be wanted again, the oldest are let go', async () => {
  const { pictures, log } = parlor();
  for (let table = 0; table < 60; table += 1) await pictures.of(wanted(`t${table}`), nobody());
  log.length = 0;
  await pictures.of(wanted('t59'), nobody());
  await pictures.of(wanted('t20'), nobody());
  expect(log).toEqual([]);
  await pictures.of(wanted('t0'), nobody());
  expect(log).toEqual(['ask t0', 'paint t0 220']);
});
