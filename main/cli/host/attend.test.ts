// Tests of attending to a table whose host falls over or takes its time, with a stand-in for the host.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { companion } from '../../../engine/protocol/companion.testing.ts';
import type { Company, Hosting } from '../../../engine/protocol/network.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import type { ToTable } from '../../../engine/protocol/to-table.ts';
import { attend, type Attended } from './attend.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ann = companion({ name: 'Ann', at: 'device' });
const company: Company = {
  type: 'company',
  table: 't',
  game: 'sam',
  options: {},
  seats: [ann, { ...ann, name: 'Ben', isLost: true, hasLeft: false }],
  watchers: 0,
  begun: true,
};
const lost = (graceLeftMs: number): Hosting => ({
  type: 'hosting',
  table: 't',
  network: null,
  requests: [],
  guests: [{ id: 'g2', name: 'Ben', seat: 1, isLost: true, hasLeft: false, graceLeftMs }],
});

/** A host that answers as it is told to, and notes what it is asked. */
function standIn(answers: (message: ToTable) => ToClient[]) {
  const asked: ToTable[] = [];
  let send: (message: ToClient) => void = () => {};
  let isGone = false;
  const reception = {
    receive: (client: { send(message: ToClient): void }) => {
      send = client.send;
      return {
        hear(message: ToTable) {
          asked.push(message);
          for (const answer of answers(message)) client.send(answer);
          return Promise.resolve();
        },
        gone() {
          isGone = true;
        },
      };
    },
  };
  return {
    reception,
    send: (message: ToClient) => send(message),
    types: () => asked.map(({ type }) => type),
    asked,
    isGone: () => isGone,
  };
}

async function attendTo(
  host: ReturnType<typeof standIn>,
): Promise<{ attended: Attended; troubles: string[] }> {
  const troubles: string[] = [];
  const attended = await attend(
    { type: 'join', table: 't' },
    {
      reception: host.reception,
      program: '0.0.0',
      clock: Date.now,
      mannersAt: () => ({ asks: false, standsIn: true, bot: 'steady' }),
      graceMs: null,
      onTold: () => {},
      onTrouble: ({ code }) => troubles.push(code),
    },
  );
  if ('code' in attended) throw new Error(attended.code);
  return { attended, troubles };
}

const trouble = (code: Extract<ToClient, { type: 'trouble' }>['code'], id: string | null): ToClient => ({
  type: 'trouble',
  code,
  facts: {},
  id,
});
const idOf = (message: ToTable): string | null => ('id' in message ? message.id : null);

test('has a bot stand in when the time is up and not before, and lets what is refused rest', async () => {
  const host = standIn((message) => {
    if (message.type === 'join') return [company, lost(5000)];
    return message.type === 'sit' ? [trouble('grace', idOf(message)), lost(0)] : [];
  });
  const { troubles } = await attendTo(host);
  await vi.advanceTimersByTimeAsync(4900);
  expect(host.types()).toEqual(['hello', 'join', 'manners', 'host']);
  await vi.advanceTimersByTimeAsync(200);
  expect(host.asked.at(-1)).toMatchObject({ type: 'sit', seat: 1, who: { kind: 'bot', bot: 'steady' } });
  await vi.advanceTimersByTimeAsync(2100);
  expect(host.types().filter((type) => type === 'sit')).toHaveLength(3);
  expect(troubles).toEqual([]);
});

test('goes to a table again from which a fault has put it out', async () => {
  const host = standIn((message) =>
    message.type === 'join' ? [{ ...company, seats: [ann] }, lost(9000)] : [],
  );
  const { troubles, attended } = await attendTo(host);
  host.send(trouble('table-failed', null));
  await vi.advanceTimersByTimeAsync(4900);
  expect(host.types().filter((type) => type === 'join')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(host.types().filter((type) => type === 'join')).toHaveLength(2);
  expect(troubles).toEqual(['table-failed']);
  attended.stop();
  expect(host.isGone()).toBe(true);
});

test('gives up a table that cannot be read any more', async () => {
  let isDamaged = false;
  const host = standIn((message) => {
    if (message.type !== 'join') return [];
    return isDamaged ? [trouble('table-damaged', idOf(message))] : [company, lost(90_000)];
  });
  const { troubles, attended } = await attendTo(host);
  isDamaged = true;
  host.send(trouble('move-not-kept', null));
  await vi.advanceTimersByTimeAsync(5100);
  await attended.closed;
  expect(troubles).toEqual(['move-not-kept', 'table-damaged']);
});

test('a table that cannot be opened to the network is left', async () => {
  const host = standIn((message) => {
    if (message.type === 'join') return [company];
    return message.type === 'host' ? [trouble('no-network', idOf(message))] : [];
  });
  await expect(attendTo(host)).rejects.toThrow('no-network');
  expect(host.isGone()).toBe(true);
});
