// A table that nobody is at is left on the disk, whoever was lost there, and nothing of it but its record stays at hand.
import { randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { recorder, memoryStorage } from '../table/table.testing.ts';
import { troubled } from '../table/trouble.ts';
import { createHosting } from './hosting.ts';
import { quietHostings } from './hostings.testing.ts';

const GRACE_MS = 60_000;
afterEach(() => void vi.useRealTimers());

test('the end of the wait for a lost guest is told to windows elsewhere, and reads no table', () => {
  vi.useFakeTimers();
  const window = recorder();
  let reads = 0;
  const hosting = createHosting(
    {
      id: 'table',
      storage: memoryStorage(),
      clock: () => 0,
      randomBytes,
      table() {
        reads += 1;
        return troubled('no-such-table');
      },
      windows: () => [],
      everyWindow: () => [window],
      freshCode: () => 'KM4-7QX',
      network: () => null,
      onSeats: () => Promise.resolve(),
      onVisitors: () => {},
      onChanged: () => {},
    },
    {
      on: true,
      begun: true,
      asks: true,
      graceMs: GRACE_MS,
      code: 'KM4-7QX',
      port: 1,
      awaitsReturn: false,
      movedTo: null,
      guests: [],
    },
  );
  const { guest } = hosting.roster.add(0, 'Ben');
  hosting.lose(guest, false);
  vi.advanceTimersByTime(GRACE_MS);
  expect(window.heard.filter(({ type }) => type === 'hosting')).toHaveLength(2);
  expect(reads).toBe(0);
});

test('a table that was let go of has its code and its guests still, and is not let go of while it is open or busy', async () => {
  const hostings = quietHostings();
  const before = hostings.of('table');
  const { secret } = before.roster.add(1, 'Ben');
  const isThere = (): boolean => {
    hostings.letGo('table');
    return hostings.of('table') === before;
  };
  await hostings.turn('table', true);
  expect(isThere()).toBe(true);
  await hostings.turn('table', false);
  const busy = before.queue(() => Promise.resolve());
  expect(isThere()).toBe(true);
  await busy;
  await Promise.resolve();
  expect(isThere()).toBe(false);
  const after = hostings.of('table');
  expect(after.settings).toEqual(before.settings);
  expect(after.roster.withSecret(secret)).toMatchObject({ name: 'Ben', seat: 1, client: null });
  await hostings.close();
});
