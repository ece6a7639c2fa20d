// A second start of the program: it has the first one show itself and open files, and nobody else can.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startHost, type Host, type HostSetup } from '../host.ts';
import { connect, cookieFrom, temporaryFolder, testSetup } from '../host.testing.ts';
import { askToShow } from './control.ts';

const folder = temporaryFolder();
const endings: (() => unknown)[] = [];
let host: Host;
let shown = 0;

/** A host that has a window from the second time on that it is asked for one. */
const setup = (): HostSetup => testSetup({ ...folder, show: () => Promise.resolve((shown += 1) > 1) });

beforeEach(async () => {
  shown = 0;
  const started = await startHost(setup());
  if (!started) throw new Error('The host did not start.');
  host = started;
  endings.push(() => started.close());
});
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

describe('a second start', () => {
  test('with the same folder finds the first, which shows its window or gives an address', async () => {
    expect(await startHost(setup())).toBeNull();
    const first = await askToShow(folder.data);
    expect(first).toMatchObject({ shown: false });
    expect(await cookieFrom(first?.address ?? '')).not.toBe('');
    expect(await askToShow(folder.data)).toMatchObject({ shown: true });
    expect(shown).toBe(2);
  });

  test('has its files opened by the first, and the window hears of it', async () => {
    const client = await connect(host.port, await cookieFrom(host.newAddress()));
    endings.push(() => client.close());
    const missing = join(folder.rendererRoot, 'a.parlor');
    const answer = await askToShow(folder.data, [missing]);
    const brought = await client.find('brought');
    expect(answer?.opened).toEqual([brought]);
    // So does the one that is opened by the address.
    const next = await connect(host.port, await cookieFrom(answer?.address ?? ''));
    endings.push(() => next.close());
    expect(await next.find('brought')).toEqual(brought);
    const { kept, trouble, file } = brought;
    expect({ kept, trouble, file }).toEqual({
      kept: null,
      trouble: { code: 'file-not-read', facts: { file: 'a.parlor', why: 'missing' } },
      file: 'a.parlor',
    });
  });

  test.for([
    '',
    '{',
    '{"files":[]}',
    '[7]',
    JSON.stringify(['x'.repeat(5000)]),
    `[${' '.repeat(1_000_000)}]`,
  ])('that says something else is shown nothing: %#', async (body) => {
    const { secret } = JSON.parse(readFileSync(join(folder.data, 'running.json'), 'utf8')) as {
      secret: string;
    };
    // Whoever talks on and on is cut off.
    const status = await fetch(`http://127.0.0.1:${host.port}/control/show`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body,
    }).then(
      (response) => response.status,
      () => 'cut off',
    );
    expect([400, 'cut off']).toContain(status);
    expect(shown).toBe(0);
  });

  test('nobody else is given an address', async () => {
    const cookie = await cookieFrom(host.newAddress());
    const wrong = { authorization: 'Bearer wrong', cookie };
    for (const method of ['GET', 'POST']) {
      const response = await fetch(`http://127.0.0.1:${host.port}/control/show`, { method, headers: wrong });
      expect(response.status).toBe(403);
    }
    expect(shown).toBe(0);
  });
});
