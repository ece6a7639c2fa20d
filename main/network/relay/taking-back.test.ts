// Two copies of the program: who plays at the table of the other asks to take back, agrees, and is told what came of it.
import { afterEach, expect, test, vi } from 'vitest';
import type { TestClient } from '../../host.testing.ts';
import { answerTo, asView } from '../../table/player.testing.ts';
import { copyOfProgram, endCopies, windowOf } from './two-hosts.testing.ts';

// Two programs are started in it, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

afterEach(endCopies);

let ids = 0;

/** Sorts the row that a client is shown in a view of this version or a later one. */
async function sort(client: TestClient, table: string, version: number): Promise<number> {
  const { view } = await client.find(
    'view',
    (message) => message.version >= version && asView(message.view).question?.asks === 'arrange',
  );
  const id = `m${(ids += 1)}`;
  const question = asView(view).question?.id ?? '';
  client.say({ type: 'move', id, table, question, move: answerTo(asView(view)) });
  return (await client.find('accepted', (message) => message.id === id)).version;
}

test('a guest of another copy takes back, and agrees that the host does', async () => {
  const [here, there] = [await copyOfProgram().start(), await copyOfProgram().start()];
  const owner = await windowOf(there);
  owner.say({
    type: 'open',
    id: 'o1',
    game: 'magic-trick',
    seats: [{ kind: 'person', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', name: 'Bot', bot: 'random' }],
    options: {},
    gathers: true,
  });
  const { table, network } = await owner.find('hosting', (message) => message.network !== null);
  owner.say({ type: 'manners', id: 'n1', table, asks: false });
  const window = await windowOf(here);
  window.say({ type: 'reach', id: 'r1', address: `127.0.0.1:${network?.port ?? 0}` });
  await window.find('away');
  window.say({ type: 'knock', id: 'k1', keys: { by: 'code', code: network?.code ?? '' } });
  await window.find('company');
  window.say({ type: 'ask', id: 'a1', table, seat: 1, name: 'Ben' });
  await window.find('guest', ({ standing }) => standing === 'seated');
  owner.say({ type: 'begin', id: 'b1', table });
  await window.find('view');
  window.say({ type: 'undo', id: 'u1', table });
  expect(await window.find('trouble', ({ id }) => id === 'u1')).toMatchObject({ code: 'nothing-to-undo' });

  // Ada has not sorted, so nothing was told by Ben's sorting.
  await sort(window, table, 0);
  window.say({ type: 'undo', id: 'u2', table });
  await window.find('done', ({ id }) => id === 'u2');
  await window.find('undoing', ({ came }) => came?.how === 'taken-back' && came.seat === 1);
  const { version } = await window.find('view', ({ undone }) => undone?.length === 1);

  // Ada's row is sorted, and then Ben's: he has moved since, and is asked.
  await sort(owner, table, 0);
  await sort(window, table, version);
  owner.say({ type: 'undo', id: 'u3', table });
  const { asked } = await window.find('undoing', (message) => message.asked !== null);
  expect(asked).toMatchObject({ seat: 0, waitsFor: [1] });
  window.say({ type: 'agree', id: 'g1', table, request: asked?.request ?? '', seat: 1, yes: true });
  await window.find('done', ({ id }) => id === 'g1');
  for (const client of [owner, window])
    await client.find('undoing', ({ came }) => came?.how === 'taken-back' && came.seat === 0);
  const { undone } = await window.find('view', (message) => (message.undone?.length ?? 0) > 1);
  expect(new Set(undone?.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
});
