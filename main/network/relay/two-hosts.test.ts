// Two copies of the program: the window of one plays a whole game at the table of the other, through a restart in its middle.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import { temporaryFolder, type TestClient } from '../../host.testing.ts';
import { keptIn, startChild, type RunningChild } from '../../killed.testing.ts';
import { answerTo, asView } from '../../table/player.testing.ts';
import { atEnd, copyOfProgram, endCopies, windowOf, type Running } from './two-hosts.testing.ts';

// Programs are started in it, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

afterEach(endCopies);

type Message<T extends ToClient['type']> = Extract<ToClient, { type: T }>;

/** A copy of the program in a process of its own, which can be killed. */
function otherCopy() {
  const folder = temporaryFolder();
  atEnd(folder.remove);
  let starts = 0;
  return {
    data: folder.data,
    async start(): Promise<RunningChild & Running> {
      const child = await startChild({ ...folder, chance: `two hosts ${(starts += 1)}` });
      atEnd(child.kill);
      return { ...child, newAddress: () => child.address };
    },
  };
}

/** What somebody has answered, at whatever window. */
interface Answers {
  readonly questions: Set<string>;
  /** The ids of moves that were acknowledged. */
  readonly accepted: Set<string>;
}
const noAnswers = (): Answers => ({ questions: new Set(), accepted: new Set() });

let ids = 0;

/** Plays by what a window is told, and does after a cut what the page does. Kept when the game is over. */
function play(client: TestClient, table: string, answers: Answers): Promise<Message<'view'>> {
  let open: { readonly id: string; readonly question: string; readonly move: unknown } | null = null;
  return new Promise((resolve, reject) => {
    const say = (): void => void (open && client.say({ type: 'move', table, ...open }));
    const see = (message: Message<'view'>): void => {
      const view = asView(message.view);
      const { question } = view;
      if (view.result) return resolve(message);
      if (!question) return;
      if (question.id === open?.question) {
        // The whole view was told anew: what was said before may not have been heard.
        if (message.past) say();
        return;
      }
      answers.questions.add(question.id);
      open = { id: `m${(ids += 1)}`, question: question.id, move: answerTo(view) };
      say();
    };
    const hear = (message: ToClient): void => {
      if (message.type === 'accepted') answers.accepted.add(message.id);
      if (message.type === 'refused') reject(new Error(JSON.stringify(message)));
      if (message.type === 'view' && message.table === table) see(message);
    };
    client.messages.forEach(hear);
    client.onMessage(hear);
  });
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(5);
}

test('plays a whole game at the table of another copy, which is killed in its middle, and then is started anew itself', async () => {
  const [here, there] = [copyOfProgram(), otherCopy()];
  const [host, killed] = [await here.start(), await there.start()];
  const owner = await windowOf(killed);
  owner.say({
    type: 'open',
    id: 'o1',
    game: 'magic-trick',
    seats: [{ kind: 'person', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', name: 'Bot', bot: 'random' }],
    options: {},
    gathers: true,
  });
  const { table, network } = await owner.find('hosting', (message) => message.network !== null);
  const address = `127.0.0.1:${network?.port ?? 0}`;

  const window = await windowOf(host);
  window.say({ type: 'reach', id: 'r1', address });
  expect(await window.find('away')).toEqual({ type: 'away', id: 'r1', address, link: 'connected' });
  window.say({ type: 'knock', id: 'k1', keys: { by: 'code', code: network?.code ?? '' } });
  expect(await window.find('company')).toMatchObject({ table, game: 'magic-trick', begun: false });
  window.say({ type: 'ask', id: 'a1', table, seat: 1, name: 'Ben' });
  await window.find('guest', ({ standing }) => standing === 'asking');
  const { requests } = await owner.find('hosting', (message) => message.requests.length > 0);
  owner.say({ type: 'admit', id: 'y1', table, request: requests[0]?.id ?? '', yes: true });
  expect(await window.find('pass')).toEqual({ type: 'pass', table, seat: 1, name: 'Ben', secret: '' });
  await window.find('guest', ({ standing }) => standing === 'seated');
  owner.say({ type: 'begin', id: 'b1', table });

  const [ada, ben] = [noAnswers(), noAnswers()];
  void play(owner, table, ada);
  void play(window, table, ben);
  await until(() => ben.questions.size >= 5);
  await killed.kill();
  await window.find('away', ({ link }) => link === 'lost');
  window.onMessage((message) => {
    if (message.type !== 'away' || message.link !== 'connected') return;
    window.say({ type: 'knock', id: 'k2', keys: { by: 'pass', table, secret: 'kept' } });
  });
  const again = await there.start();
  await window.find('guest', ({ id }) => id === 'k2');
  const ownerAgain = await windowOf(again);
  ownerAgain.say({ type: 'join', id: 'j1', table });
  const adaAtEnd = play(ownerAgain, table, ada);

  await until(() => ben.questions.size >= 9);
  await host.close();
  const windowAgain = await windowOf(await here.start());
  const { elsewhere } = await windowAgain.find('welcome');
  expect(elsewhere).toMatchObject([{ table, address, game: 'magic-trick', name: 'Ben' }]);
  windowAgain.say({ type: 'reach', id: 'r2', address: elsewhere[0]?.address ?? '' });
  await windowAgain.find('away');
  windowAgain.say({ type: 'knock', id: 'k3', keys: { by: 'pass', table, secret: 'kept' } });
  expect(await windowAgain.find('guest')).toMatchObject({ id: 'k3', standing: 'seated', seat: 1 });
  const [last, lastThere] = await Promise.all([play(windowAgain, table, ben), adaAtEnd]);
  expect(asView(last.view).result).toEqual(asView(lastThere.view).result);
  expect(asView(last.view).viewer).toBe(1);

  await again.kill();
  const moves = keptIn(there.data).entries.flatMap((entry) => (entry.kind === 'move' ? [entry] : []));
  const kept = new Set(moves.map(({ id }) => id));
  expect(kept.size).toBe(moves.length);
  for (const id of [...ben.accepted, ...ada.accepted]) expect(kept).toContain(id);
  // Each question was answered once, whatever was cut in between.
  expect(moves.filter(({ seat }) => seat === 1)).toHaveLength(ben.questions.size);
  expect(moves.filter(({ seat }) => seat === 0)).toHaveLength(ada.questions.size);
  // What Ben came back with was kept here, and no window has seen it.
  const frames = [...window.frames, ...windowAgain.frames].join('\n');
  expect(frames).not.toMatch(/"secret":"[^"]/u);
  expect(here.log).toEqual([]);
});
