// Taking back at a table with guests: they ask and agree from their devices, also those who are lost and those of another copy.
import { describe, expect, test } from 'vitest';
import { answerTo, asView } from '../table/player.testing.ts';
import { ANN, BOT, come, gather, OPEN } from './gathering.testing.ts';
import { withHost, type Speaker } from './in-process.testing.ts';

const host = withHost();

const isAsked = (one: Speaker): boolean => {
  const view = one.last('view');
  return view !== undefined && asView(view.view).question !== null;
};

async function answerFor(one: Speaker): Promise<void> {
  const view = one.last('view');
  if (!view) throw new Error('Nothing was shown.');
  const at = asView(view.view);
  await one.say({ type: 'move', table: view.table, question: at.question?.id, move: answerTo(at) });
}

/** Ann at the screen and guests, a watcher too; all have sorted, and whoever leads has shown a card. */
async function evening(seats: readonly unknown[] = [ANN, OPEN, OPEN]) {
  const gathering = await gather(host, seats);
  const { window, table, code } = gathering;
  await window.say({ type: 'manners', table, asks: false });
  const players: Speaker[] = [window];
  for (const [seat, who] of seats.entries())
    if (who === OPEN) players.push(await come(host, { code, table }, seat, `Guest ${seat}`));
  const looker = await come(host, { code, table }, null, 'Eve');
  await window.say({ type: 'begin', table });
  for (const one of players) await answerFor(one);
  const leader = players.findIndex(isAsked);
  const one = players[leader];
  if (!one) throw new Error('Nobody leads.');
  await answerFor(one);
  const others = players.map((_, seat) => seat).filter((seat) => seat !== leader);
  return { window, table, players, looker, one, leader, others };
}

const undo = (one: Speaker, table: string) => one.say({ type: 'undo', table });
const say = (one: Speaker, table: string, seat: number, yes: boolean) =>
  one.say({ type: 'agree', table, request: one.last('undoing')?.asked?.request, seat, yes });

describe('at a table with guests', () => {
  test('each person is asked on their own device, and a watcher on theirs is told', async () => {
    const { table, players, looker, one, leader, others } = await evening();
    expect(one.last('view')?.back).toBe('asks');
    const { version } = one.last('view')!;
    await undo(one, table);
    for (const each of [...players, looker])
      expect(each.last('undoing')?.asked).toMatchObject({ seat: leader, moves: 1, waitsFor: others });
    await say(looker, table, others[0]!, true);
    expect(looker.last('trouble')?.code).toBe('not-your-seat');
    await undo(looker, table);
    expect(looker.heard.at(-1)).toMatchObject({ type: 'trouble', code: 'not-your-seat' });
    for (const other of others) await say(players[other]!, table, other, true);
    for (const each of [...players, looker]) {
      expect(each.last('undoing')?.came).toEqual({ how: 'taken-back', seat: leader, by: null, moves: 1 });
      expect(each.last('view')).toMatchObject({ version: version + 1, undone: [{ seat: leader, moves: 1 }] });
    }
    expect(isAsked(one)).toBe(true);
  });

  test('a guest does not agree for anybody else', async () => {
    const { table, players, one, others } = await evening();
    await undo(one, table);
    const guest = others.find((seat) => seat !== 0)!;
    const another = others.find((seat) => seat !== guest)!;
    await say(players[guest]!, table, another, true);
    expect(players[guest]!.last('trouble')?.code).toBe('not-your-seat');
    expect(one.last('undoing')?.asked?.waitsFor).toEqual(others);
    await say(players[guest]!, table, guest, false);
    expect(one.last('undoing')?.came).toMatchObject({ how: 'refused', by: guest });
  });

  test('who has left is waited for, until the host has a bot play', async () => {
    const { window, table, players, one, leader, others } = await evening();
    const guest = [1, 2].find((seat) => seat !== leader)!;
    await players[guest]!.say({ type: 'leave' });
    await undo(one, table);
    for (const other of others) if (other !== guest) await say(players[other]!, table, other, true);
    expect(one.last('undoing')?.asked?.waitsFor).toEqual([guest]);
    await window.say({ type: 'sit', table, seat: guest, who: { kind: 'bot', bot: 'random' } });
    expect(one.last('undoing')?.came?.how).toBe('taken-back');
    expect(one.last('view')?.seats[guest]?.kind).toBe('bot');
  });
});

test('a guest alone with bots and a host who only looks takes back at once', async () => {
  const { window, table, code } = await gather(host, [OPEN, BOT, BOT]);
  await window.say({ type: 'manners', table, asks: false });
  const guest = await come(host, { code, table }, 0, 'Ben');
  await window.say({ type: 'begin', table });
  await answerFor(guest);
  expect(guest.last('view')?.back).toBe('free');
  await undo(guest, table);
  expect(window.last('undoing')?.came).toMatchObject({ how: 'taken-back', seat: 0 });
  expect(isAsked(guest)).toBe(true);
});
