// The listener of the player's own window is on the loopback and nowhere else, also while there is another on the network.
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import { startHost } from '../host.ts';
import { temporaryFolder, testSetup } from '../host.testing.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

test('the listener for the own window answers at 127.0.0.1 and at no other address of this machine', async () => {
  const host = await startHost(testSetup(folder));
  if (!host) throw new Error('The host did not start.');
  const all = Object.entries(networkInterfaces()).flatMap(([name, list]) =>
    (list ?? []).map(({ address, scopeid }) => (scopeid ? `${address}%${name}` : address)),
  );
  const others = [...all.filter((address) => address !== '127.0.0.1'), '127.0.0.2', '::1'];
  expect(await answers('127.0.0.1', host.port)).toBe(true);
  for (const other of others) expect([other, await answers(other, host.port)]).toEqual([other, false]);
  await host.close();
});
