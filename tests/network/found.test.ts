// A table that is opened to the network in one copy is found by another on another machine, and only as long as it is open.
import { expect } from 'vitest';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { ToTable } from '../../engine/protocol/to-table.ts';
import type { Host } from './namespaces.testing.ts';
import { between, startProgram } from './programs.testing.ts';

type Told = ToClient | { readonly type: 'ready' };
type Found = Extract<ToClient, { type: 'found' }>;

function copyOn(host: Host) {
  const program = startProgram<Told>(host, 'copy.testing.ts');
  return {
    say: (message: ToTable) => program.say(JSON.stringify(message)),
    told: <T extends Told['type']>(
      type: T,
      wanted: (message: Extract<Told, { type: T }>) => boolean = () => true,
    ) =>
      program.find((message) => message.type === type && wanted(message as never)) as Promise<
        Extract<Told, { type: T }>
      >,
    foundLater: (wanted: (message: Found) => boolean) =>
      program.find((message) => message.type === 'found' && wanted(message), program.all.length),
    all: program.all,
  };
}

between('the copy of a neighbour finds the table, goes there, and sees it close', async ({ one, two }) => {
  const [host, guest] = [copyOn(one), copyOn(two)];
  await Promise.all([host.told('ready'), guest.told('ready')]);
  for (const copy of [host, guest]) copy.say({ type: 'look', id: 'look', on: true });
  const seats = [
    { kind: 'person' as const, name: 'Ada' },
    { kind: 'open' as const },
    { kind: 'open' as const },
  ];
  host.say({ type: 'open', id: 'open', game: 'magic-trick', seats, options: {} });
  const { table } = await host.told('company');
  host.say({ type: 'host', id: 'host', table, on: true });
  const hosting = await host.told('hosting', ({ network }) => network?.announced === 'heard');

  const { tables } = await guest.told('found', (found) => found.tables.length > 0);
  const address = `${one.address}:${hosting.network?.port}`;
  expect(tables).toMatchObject([{ id: table, addresses: [address], names: ['Ada'], free: 2, begun: false }]);
  guest.say({ type: 'reach', id: 'reach', address });
  await guest.told('away', ({ link }) => link === 'connected');

  host.say({ type: 'host', id: 'off', table, on: false });
  await guest.foundLater((found) => found.tables.length === 0);
  // The host's own table was never among those it found, though it heard of it.
  expect(host.all.every((message) => message.type !== 'found' || message.tables.length === 0)).toBe(true);
});
