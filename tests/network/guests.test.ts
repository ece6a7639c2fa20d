// What people report of tables on a network, tried over the real listener: coming and going in the lobby, somebody who never comes
// back, moves that are too late, and presses that come twice.
import { afterEach, expect, test, vi } from 'vitest';
import { cookieFrom, connect, temporaryFolder, type TestClient } from '../../main/host.testing.ts';
import { connectGuest, type TestGuest } from '../../main/network/guest.testing.ts';
import { legalChooser, viewIn } from '../../main/network/legal-chooser.testing.ts';
import { disagreements } from './agree.ts';
import { openEvening, until } from './evening.ts';
import { hostHere } from './rounds.ts';

vi.setConfig({ testTimeout: 120_000 });

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

/** A host whose table waits for `open` guests beside one bot, and lets everybody in. */
async function gather(
  open: number,
): Promise<{ owner: TestClient; table: string; code: string; port: number }> {
  const folder = temporaryFolder();
  endings.push(() => folder.remove());
  const host = await hostHere('guests')(folder);
  endings.push(() => host.close());
  const owner = await connect(host.port, await cookieFrom(host.address));
  endings.push(() => owner.close());
  const seats = Array.from({ length: open }, () => ({ kind: 'open' }));
  const bot = { kind: 'bot', name: 'Horace', bot: 'random' };
  owner.say({
    type: 'open',
    id: 'open',
    game: 'magic-trick',
    seats: [...seats, bot],
    options: {},
    gathers: true,
  });
  const { table } = await owner.find('company');
  owner.say({ type: 'manners', id: 'manners', table, asks: false, graceMs: 50 });
  const { network } = await owner.find('hosting', (hosting) => hosting.network?.asks === false);
  return { owner, table, code: network?.code ?? '', port: network?.port ?? 0 };
}

async function guestAt(port: number): Promise<TestGuest> {
  const guest = await connectGuest(port);
  endings.push(() => guest.close());
  return guest;
}

test('after guests have come and gone fifty times, by leaving and by losing their links, the host can begin', async () => {
  const { owner, table, code, port } = await gather(3);
  const comeAndGo = async (seat: number): Promise<TestGuest> => {
    /** What the device has kept to come back with. */
    let pass: TestGuest['pass'] = null;
    const come = async (): Promise<TestGuest> => {
      const guest = await guestAt(port);
      if (pass) await guest.knock({ by: 'pass', table, secret: pass.secret });
      else {
        await guest.knock(code);
        expect((await guest.sit(seat, `Guest ${seat}`)).standing).toBe('seated');
        pass = await guest.find('pass');
      }
      return guest;
    };
    for (let cycle = 0; cycle < 50; cycle += 1) {
      const guest = await come();
      if (cycle % 3 === 0) {
        guest.say({ type: 'leave', id: `leave-${cycle}` });
        await guest.find('guest', ({ standing }) => standing === 'outside');
        // Before the game has begun the seat is free again for whoever comes.
        pass = null;
      }
      guest.close();
    }
    return come();
  };
  const guests = await Promise.all([0, 1, 2].map(comeAndGo));
  owner.say({ type: 'begin', id: 'begin', table });
  for (const guest of guests) await guest.find('view');
  expect(guests.map((guest) => guest.view()?.holds)).toEqual([[0], [1], [2]]);
});

test('for a guest who never comes back the host has a choice after the grace time, and the game ends', async () => {
  const { owner, table, code, port } = await gather(2);
  const [ann, ben] = [await guestAt(port), await guestAt(port)];
  for (const [seat, guest] of [ann, ben].entries()) {
    await guest.knock(code);
    await guest.sit(seat, `Guest ${seat}`);
  }
  owner.say({ type: 'begin', id: 'begin', table });
  const ended = ann.play();
  await ben.find('view');
  ben.close();

  const { seats } = await owner.find('company', (company) => company.seats[1]?.isLost === true);
  expect(seats[1]).toMatchObject({ name: 'Guest 1', kind: 'person', at: 'device' });
  await owner.find('hosting', ({ guests }) => guests.some(({ graceLeftMs }) => graceLeftMs === 0));
  owner.say({ type: 'sit', id: 'sit', table, seat: 1, who: { kind: 'bot', bot: 'random' } });
  const stoodIn = await owner.find('company', (company) => company.seats[1]?.standsIn === true);
  expect(stoodIn.seats[1]).toMatchObject({ name: 'Guest 1', kind: 'bot' });
  expect(viewIn(await ended).result).not.toBeNull();
});

test('a move for a question that is no longer asked is refused as stale, and changes nothing', async () => {
  const { owner, table, code, port } = await gather(2);
  const guests = [await guestAt(port), await guestAt(port)];
  for (const [seat, guest] of guests.entries()) {
    await guest.knock(code);
    await guest.sit(seat, `Guest ${seat}`);
  }
  owner.say({ type: 'begin', id: 'begin', table });
  const [ann, ben] = guests as [TestGuest, TestGuest];
  const first = await ann.find('view');
  const question = viewIn(first).question?.id;
  const chooser = legalChooser();
  chooser.see(first);
  const move = chooser.choose();
  expect(await ann.request({ type: 'move', table, question, move })).toMatchObject({ type: 'accepted' });

  await ben.find('view');
  const before = ann.messages.filter(({ type }) => type === 'view').length;
  // The same again, another person's question, and one that never was.
  for (const late of [question, viewIn(await ben.find('view')).question?.id, 'never']) {
    expect(await ann.request({ type: 'move', table, question: late, move })).toMatchObject({
      type: 'refused',
      refusal: { code: 'stale' },
    });
  }
  expect(ann.messages.filter(({ type }) => type === 'view')).toHaveLength(before);
});

test('two to four presses in a row on a device make one move', async () => {
  const evening = await openEvening({
    game: 'trick-taking',
    seats: 3,
    devices: 3,
    seed: 21,
    considersEvery: 0,
    pressesEach: [2, 3, 4],
    startHost: hostHere('presses'),
  });
  endings.push(() => evening.close());
  await evening.begin();
  await until(
    () => evening.devices.every(({ record }) => record.made.size >= 4) || evening.isOver(),
    () => 'Nobody moved.',
  );
  await evening.rest();
  const kept = await evening.end();
  expect(disagreements(kept, evening.devices)).toEqual([]);
  for (const { record } of evening.devices) {
    expect([...record.sent.values()].every((times) => times === 1)).toBe(true);
    expect(record.refused.size).toBe(0);
    expect(record.sent.size).toBe(record.made.size);
  }
});
