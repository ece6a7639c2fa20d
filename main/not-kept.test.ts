// Tests of a whole host over a folder where nothing can be written: it starts, says so, and is played at.
import { afterEach, expect, test } from 'vitest';
import { startHost } from './host.ts';
import { connect, cookieFrom, openRequest, temporaryFolder, testSetup } from './host.testing.ts';

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

// Nobody can make a folder there, not even the administrator.
const NOWHERE = '/proc/parlor/data';

test.skipIf(process.platform !== 'linux')('a host that cannot keep anything says so, and plays', async () => {
  const folder = temporaryFolder();
  endings.push(() => folder.remove());
  const lines: string[] = [];
  const setup = testSetup({ ...folder, data: NOWHERE, log: (line) => lines.push(line) });
  const host = await startHost(setup);
  endings.push(() => host?.close());
  expect(lines).toEqual([expect.stringContaining(`Nothing can be kept in the folder ${NOWHERE}`)]);
  if (!host) throw new Error('It did not start.');
  const client = await connect(host.port, await cookieFrom(host.newAddress()));
  endings.push(() => client.close());
  const { own } = await client.find('welcome');
  expect(own?.notices).toEqual([
    { code: 'not-kept', facts: { folder: NOWHERE, why: expect.stringContaining('ENOENT') as string } },
  ]);
  client.say(openRequest(3, 0));
  const { table } = await client.find('view');
  client.say({ type: 'leave', id: 'l' });
  const { tables } = await client.find('tables', ({ tables: all }) => all.length > 0);
  expect(tables.map(({ id }) => id)).toEqual([table]);

  // A second start has a host of its own.
  const second = await startHost(setup);
  endings.push(() => second?.close());
  expect(second?.port).not.toBe(host.port);
});
