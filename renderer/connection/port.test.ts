// The connection over a port: whose port is taken, what is made of what comes, and what a reload and a cut do.
import { expect, test, vi } from 'vitest';
import { PORT_GREETING } from '../../engine/protocol/port.ts';
import type { Connection } from './connection.ts';
import { portConnection, type PortWindow } from './port.ts';

const ORIGIN = 'parlor://table';

/** A page, and what its connection tells. */
function page() {
  const target = new EventTarget();
  const window = Object.assign(target, { location: { origin: ORIGIN } });
  const told: string[] = [];
  const connection: Connection = portConnection(window as unknown as PortWindow);
  connection.open({
    connected: () => void told.push('connected'),
    lost: () => void told.push('lost'),
    message: ({ type }) => void told.push(type),
    unreadable: () => void told.push('unreadable'),
  });
  /** Hands over one end of a new channel as the preload script does, and answers the other. */
  const hand = (
    changes: { origin?: string; source?: unknown; data?: unknown; ports?: readonly MessagePort[] } = {},
  ) => {
    const { port1, port2 } = new MessageChannel();
    const greeting = { data: PORT_GREETING, origin: ORIGIN, source: window, ports: [port2], ...changes };
    target.dispatchEvent(Object.assign(new Event('message'), greeting));
    return port1;
  };
  return { connection, told, hand };
}

const TABLES = JSON.stringify({ type: 'tables', tables: [], unfinished: 0 });

test('says and hears the protocol as text', async () => {
  const { connection, told, hand } = page();
  // Nobody hears this.
  connection.send({ type: 'hello', protocol: 1 });
  const host = hand();
  const said: unknown[] = [];
  host.onmessage = ({ data }) => void said.push(data);
  connection.send({ type: 'hello', protocol: 2 });
  host.postMessage(TABLES);
  await vi.waitFor(() => expect(said).toEqual(['{"type":"hello","protocol":2}']));
  await vi.waitFor(() => expect(told).toEqual(['connected', 'tables']));
  connection.close();
});

test.for([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: {} }],
  ['another word', { data: 'port' }],
  ['no port at all', { ports: [] }],
] as const)('takes no port from %s', ([, changes]) => {
  const { told, hand } = page();
  hand(changes).close();
  expect(told).toEqual([]);
});

test.for([
  ['no text', { type: 'tables', tables: [], unfinished: 0 }],
  ['broken text', '{'],
  ['another protocol', '{"type":"bye"}'],
])('tells of what it cannot read: %s', async ([, said]) => {
  const { connection, told, hand } = page();
  hand().postMessage(said);
  await vi.waitFor(() => expect(told).toEqual(['connected', 'unreadable']));
  connection.close();
});

test('is lost when the host hangs up, and there again with the next port', async () => {
  const { connection, told, hand } = page();
  hand().close();
  await vi.waitFor(() => expect(told).toEqual(['connected', 'lost']));
  hand();
  expect(told).toEqual(['connected', 'lost', 'connected']);
  connection.close();
});

test('hears the newest port only', async () => {
  const { connection, told, hand } = page();
  const first = hand();
  const second = hand();
  first.postMessage(TABLES);
  second.postMessage(TABLES);
  await vi.waitFor(() => expect(told).toEqual(['connected', 'connected', 'tables']));
  connection.close();
});
