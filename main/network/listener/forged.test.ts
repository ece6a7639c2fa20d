// Forged moves and seats that are not one's own, over the real listener: one clear answer each, and nothing changes.
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startHost, type Host } from '../../host.ts';
import { connect, cookieFrom, temporaryFolder, testSetup, type TestClient } from '../../host.testing.ts';
import { asView } from '../../table/player.testing.ts';
import { connectGuest } from '../guest.testing.ts';
import { quietNetwork } from '../quiet.testing.ts';
import { hostTable, type Hosted } from './besieged.testing.ts';
import { openLanListener } from './listener.ts';

const folder = temporaryFolder();
let host: Host;
let owner: TestClient;
let hosted: Hosted;

beforeEach(async () => {
  const started = await startHost(testSetup({ ...folder, network: quietNetwork(openLanListener) }));
  if (!started) throw new Error('The host did not start.');
  host = started;
  owner = await connect(host.port, await cookieFrom(host.newAddress()));
  hosted = await hostTable(owner, { kind: 'person', name: 'Ann' });
  hosted.begin();
  // The guest has sat down and both bots have sorted their cards: now only people are asked.
  await hosted.guest.find('view', ({ version }) => version >= 3);
});
afterEach(async () => {
  owner.close();
  hosted.guest.close();
  await host.close();
});
afterAll(() => folder.remove());

describe('a guest with a seat', () => {
  const cards = (): readonly string[] => asView(hosted.guest.view()?.view).toSort?.cards ?? [];
  const forgeries: [string, () => Record<string, unknown>][] = [
    ['cards of somebody else', () => ({ type: 'arrange', order: cards().map(() => 'R1') })],
    ['a key too many', () => ({ type: 'arrange', order: cards(), seat: 0 })],
    ['a card twice', () => ({ type: 'arrange', order: [...cards().slice(1), cards()[1]] })],
    ['too few cards', () => ({ type: 'arrange', order: cards().slice(1) })],
    ['numbers for cards', () => ({ type: 'arrange', order: cards().map((_, at) => at) })],
    ['a move of another phase', () => ({ type: 'play', slot: 0 })],
    ['a move of no kind', () => ({ type: '__proto__' })],
  ];

  test.for(forgeries)('that moves with %s is refused once, and can go on', async ([, move]) => {
    const { guest, table } = hosted;
    const question = asView(guest.view()?.view).question?.id;
    const before = guest.view()?.version;
    const answer = await guest.request({ type: 'move', table, question, move: move() });
    expect(answer).toMatchObject({ type: 'refused' });
    const answered = guest.messages.filter(
      (message) => 'id' in message && message.id === (answer as { id: string }).id,
    );
    expect(answered).toHaveLength(1);
    expect(guest.view()?.version).toBe(before);
    const right = { type: 'arrange', order: cards() };
    expect(await guest.request({ type: 'move', table, question, move: right })).toMatchObject({
      type: 'accepted',
    });
  });

  test('cannot say what only the host may', async () => {
    const { guest, table } = hosted;
    for (const said of [
      { type: 'begin', table },
      { type: 'host', table, on: false },
      { type: 'sit', table, seat: 0, who: { kind: 'bot', bot: 'random' } },
      { type: 'lift', table, seat: 0 },
      { type: 'invite', table, seat: 0 },
    ])
      await expect(guest.request(said)).rejects.toMatchObject({ code: 'malformed' });
  });
});

test('whoever knows everything that a stranger can be told comes to no seat by it', async () => {
  const { port, table } = hosted;
  const code = owner.messages.findLast((message) => message.type === 'hosting')?.network?.code ?? '';
  const stranger = await connectGuest(port);
  await stranger.knock(code);
  const texts = new Set<string>([table, code, 'AAAAAAAAAAAAAAAAAAAAAA', '', '__proto__']);
  JSON.stringify(stranger.messages, (_, value: unknown) => {
    if (typeof value === 'string' && value.length <= 64) texts.add(value);
    return value;
  });
  // What the host's window is told about guests does not open a seat either.
  for (const { id } of owner.messages.findLast((message) => message.type === 'hosting')?.guests ?? [])
    texts.add(id);
  texts.delete('');
  for (const secret of texts) {
    await expect(stranger.knock({ by: 'pass', table, secret })).rejects.toMatchObject({ code: 'pass-gone' });
    await expect(stranger.knock({ by: 'ticket', ticket: secret })).rejects.toMatchObject({
      code: 'pass-gone',
    });
  }
  expect(stranger.view()).toBeNull();
  expect(stranger.pass).toBeNull();
  expect(hosted.guest.messages.filter(({ type }) => type === 'guest').at(-1)).toMatchObject({
    standing: 'seated',
  });
  stranger.close();
});

test('a guest of another version is told both versions', async () => {
  for (const [hello, guest] of [
    [{ type: 'hello', protocol: 3 }, /3/],
    [{ type: 'hello', protocol: 99, program: '9.0.0', more: {} }, /9\.0\.0/],
  ] as const) {
    const other = await connectGuest(hosted.port);
    other.say(hello);
    const told = await other.find('trouble', ({ code }) => code === 'protocol-version');
    expect(told.facts).toMatchObject({ host: '0.0.0', guest: expect.stringMatching(guest) as string });
    other.close();
  }
});
