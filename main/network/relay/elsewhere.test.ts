// What is kept of seats at other hosts: for how long, how many, and what becomes of notes that cannot be read.
import { expect, test } from 'vitest';
import { createElsewhere } from './elsewhere.ts';
import { notesInMemory } from './relay.testing.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PASS = { address: '192.168.1.20:4848', secret: 'secret', seat: 1, name: 'Ada', game: 'sam' };

function kept(notes: Readonly<Record<string, unknown>> = {}, now = 100 * DAY_MS) {
  const log: string[] = [];
  let time = now;
  const storage = notesInMemory(
    new Map(
      Object.entries(notes).map(([table, note]) => [
        table,
        typeof note === 'string' ? note : JSON.stringify(note),
      ]),
    ),
  );
  const open = () => createElsewhere({ storage, clock: () => time, log: (line) => void log.push(line) });
  return { storage, log, elsewhere: open(), again: open, pass: (ms: number) => void (time += ms) };
}

test('is the same after a restart, the newest first', async () => {
  const { elsewhere, again, pass } = kept();
  await elsewhere.keep({ ...PASS, table: 't1' });
  pass(5);
  await elsewhere.keep({ ...PASS, table: 't2', name: 'Ben' });
  const restarted = again();
  expect(restarted.list()).toEqual(elsewhere.list());
  expect(restarted.list().map(({ name }) => name)).toEqual(['Ben', 'Ada']);
  expect(restarted.secretOf('t1')).toBe('secret');
  pass(5);
  restarted.cameBack('t1', '192.168.1.21:4848');
  expect(restarted.list()[0]).toMatchObject({ table: 't1', address: '192.168.1.21:4848' });
  expect(again().list()).toEqual(restarted.list());
});

test('a watcher has something to come back with, and no seat', async () => {
  const { elsewhere } = kept();
  await elsewhere.keep({ ...PASS, table: 't1', seat: null });
  expect(elsewhere.list()).toEqual([]);
  expect(elsewhere.secretOf('t1')).toBe('secret');
});

test('a table whose game is over, or not known yet, is not offered', async () => {
  const { elsewhere, again } = kept();
  await elsewhere.keep({ ...PASS, table: 't1', game: null });
  expect(elsewhere.list()).toEqual([]);
  elsewhere.learn('t1', { game: 'sam' });
  expect(again().list()).toMatchObject([{ table: 't1', game: 'sam' }]);
  elsewhere.learn('t1', { isOver: true });
  expect(again().list()).toEqual([]);
  expect(again().secretOf('t1')).toBe('secret');
  elsewhere.learn('t1', { isOver: false });
  expect(again().list()).toHaveLength(1);
  elsewhere.learn('t2', { isOver: false });
  expect(again().list()).toHaveLength(1);
});

test('is forgotten after thirty days', async () => {
  const { elsewhere, storage, pass } = kept();
  await elsewhere.keep({ ...PASS, table: 't1' });
  pass(30 * DAY_MS);
  expect(elsewhere.list()).toHaveLength(1);
  pass(1);
  expect(elsewhere.list()).toEqual([]);
  expect(storage.kept.size).toBe(0);
});

test('holds the newest twenty of several hosts', async () => {
  const { elsewhere, storage, pass } = kept();
  for (let count = 0; count < 25; count += 1) {
    await elsewhere.keep({ ...PASS, table: `t${count}`, address: `192.168.1.${count}:4848` });
    pass(1);
  }
  expect(elsewhere.list()).toHaveLength(20);
  expect(elsewhere.list().at(-1)?.table).toBe('t5');
  expect(storage.kept.size).toBe(20);
});

test('what cannot be read falls alone, and is told of without a secret', () => {
  const good = { ...PASS, isOver: false, at: 100 * DAY_MS };
  const { elsewhere, log } = kept({
    good,
    cut: JSON.stringify({ ...good, secret: 'another-secret' }).slice(0, -9),
    empty: '',
    list: [],
    lacking: { ...good, secret: undefined },
    strange: { ...good, seat: 'north' },
  });
  expect(elsewhere.list().map(({ table }) => table)).toEqual(['good']);
  expect(log).toHaveLength(5);
  expect(log.join()).not.toContain('secret');
});

test('a disk that takes nothing loses nothing before the end', async () => {
  const log: string[] = [];
  const elsewhere = createElsewhere({
    storage: {
      notes: () => {
        throw new Error('no disk');
      },
      note: () => Promise.reject(new Error(`no room for ${PASS.secret}`)),
    },
    clock: () => 0,
    log: (line) => void log.push(line),
  });
  expect(await elsewhere.keep({ ...PASS, table: 't1' })).toBe(true);
  expect(elsewhere.list()).toHaveLength(1);
  expect(log).toHaveLength(2);
  expect(log.join()).not.toContain(PASS.secret);
});
