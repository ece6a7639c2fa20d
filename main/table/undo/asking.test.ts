// Tests of asking to take back: who has to agree, what ends a request, and that everything else is answered and changes nothing.
import { describe, expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { found } from '../table.testing.ts';
import { playOn } from '../hot-seat.testing.ts';
import {
  agree,
  bench,
  everybody,
  moveOf,
  opened,
  person,
  undo,
  unnamed,
  watcher,
  type Person,
} from './undo.testing.ts';

const PERSON = (name: string) => ({ name, kind: 'person', bot: null }) as const;
const BOT = { name: 'Horace', kind: 'bot', bot: 'random' } as const;

/** A game of Magic Trick in which everybody has sorted and the leader, at seat `by`, has shown a card. */
async function played(who: string, seed = 1) {
  const made = bench(seed);
  const table = await opened(made, 'magic-trick', who);
  const people = await everybody(table, seed);
  const looker = await watcher(table);
  for (const one of people) await moveOf(table, one);
  const by = people.findIndex((one) => one.answer() !== null);
  const one = people[by]!;
  const before = unnamed(one.view());
  await moveOf(table, one);
  const others = people.map((_, seat) => seat).filter((seat) => seat !== by);
  for (const each of [...people, looker]) each.news();
  return { ...made, table, people, looker, by, one, others, before };
}

/** The same, where that is seat 0. */
async function playedByFirst(who: string) {
  for (let seed = 1; ; seed += 1) {
    const found = await played(who, seed);
    if (found.by === 0) return found;
  }
}

const version = (table: Table): number => table.info().version;
const came = (one: Person) => one.last('undoing')?.came;

describe('a request', () => {
  test('is told to everybody, and each who agrees is waited for no more', async () => {
    const { table, people, looker, by, one, others } = await played('ppp');
    const id = await undo(table, one);
    expect(one.news()[0]).toEqual({ type: 'done', id });
    const [first, second] = others as [number, number];
    expect(looker.last('undoing')?.asked).toMatchObject({ seat: by, moves: 1, waitsFor: others });
    await agree(table, people[second]!, second, true);
    expect(looker.last('undoing')).toMatchObject({ asked: { waitsFor: [first] }, came: null });
    // Saying it twice counts once, and whoever asks agrees already.
    await agree(table, people[second]!, second, true);
    await agree(table, one, by, true);
    expect(looker.last('undoing')).toMatchObject({ asked: { waitsFor: [first] }, came: null });
    await agree(table, people[first]!, first, true);
    expect(came(looker)).toMatchObject({ how: 'taken-back', seat: by });
  });

  test('that one does not agree to is over, and says who did not', async () => {
    const { table, people, looker, by, one, others } = await played('pppp');
    const was = version(table);
    await undo(table, one);
    await agree(table, people[others[0]!]!, others[0]!, true);
    await agree(table, people[others[1]!]!, others[1]!, false);
    for (const each of [...people, looker])
      expect(came(each)).toEqual({ how: 'refused', seat: by, by: others[1], moves: 1 });
    // The third is answered that nothing is asked any more.
    const late = await agree(table, people[others[2]!]!, others[2]!, true);
    expect(people[others[2]!]!.last()).toMatchObject({ type: 'trouble', code: 'undo-gone', id: late });
    expect(version(table)).toBe(was);
  });

  test('is withdrawn by whoever asks', async () => {
    const { table, looker, by, one } = await played('ppp');
    await undo(table, one);
    await agree(table, one, by, false);
    expect(came(looker)).toEqual({ how: 'withdrawn', seat: by, by: null, moves: 1 });
    // A later one has another name, so that an answer to the first is none to it.
    const first = looker.heard.findLast((message) => message.type === 'undoing' && message.asked);
    await undo(table, one);
    await agree(table, one, by, false, first);
    expect(one.last()).toMatchObject({ type: 'trouble', code: 'undo-gone' });
    expect(looker.last('undoing')?.asked).not.toBeNull();
  });

  test('is overtaken by the next move of a person, also by their own', async () => {
    const { table, looker, by, one, people } = await played('ppp');
    await undo(table, one);
    const next = people.findIndex((each) => each.answer() !== null);
    await moveOf(table, people[next]!);
    expect(came(looker)).toMatchObject({ how: 'overtaken', seat: by, by: next });
  });

  test('goes on while bots move: more would be taken back then', async () => {
    const { table, people, looker, by } = await played('ppb', 4);
    // A person has told something, and the bot is to move.
    let asker = by;
    for (;;) {
      const next = people.findIndex((each) => each.answer() !== null);
      if (next === 2 && asker !== 2 && people[asker]!.view().back === 'asks') break;
      asker = next;
      await moveOf(table, people[next]!);
    }
    await undo(table, people[asker]!);
    const asked = looker.last('undoing')?.asked;
    await moveOf(table, people[2]!);
    expect(looker.last('undoing')).toMatchObject({
      asked: { request: asked?.request, moves: (asked?.moves ?? 0) + 1 },
      came: null,
    });
    const other = 1 - asker;
    await agree(table, people[other]!, other, true);
    expect(came(looker)).toMatchObject({ how: 'taken-back', moves: (asked?.moves ?? 0) + 1 });
    expect(looker.view().undone?.[0]?.moves).toBe((asked?.moves ?? 0) + 1);
  });

  test('is told to who comes while it waits, and to nobody who comes later', async () => {
    const { table, people, one, others } = await played('ppp');
    await undo(table, one);
    const late = await watcher(table);
    expect(late.heard).toEqual([late.view(), one.last('undoing')]);
    for (const other of others) await agree(table, people[other]!, other, true);
    const latest = await watcher(table);
    expect(latest.heard.map(({ type }) => type)).toEqual(['view']);
    expect(latest.view().undone).toHaveLength(1);
  });

  test('waits for a person who is not there', async () => {
    const { table, people, one, others } = await played('ppp');
    table.leave(people[others[0]!]!);
    await undo(table, one);
    await agree(table, people[others[1]!]!, others[1]!, true);
    expect(one.last('undoing')?.asked?.waitsFor).toEqual([others[0]]);
    // Coming back they are told, and may answer.
    await table.join(people[others[0]!]!, [others[0]!]);
    await agree(table, people[others[0]!]!, others[0]!, true);
    expect(came(one)).toMatchObject({ how: 'taken-back' });
  });

  test('needs nobody whose seat a bot plays from now on', async () => {
    const { table, people, looker, one, others } = await played('ppp');
    await undo(table, one);
    await agree(table, people[others[1]!]!, others[1]!, true);
    await table.reseat([{ seat: others[0]!, occupant: BOT }]);
    expect(came(looker)).toMatchObject({ how: 'taken-back' });
  });

  test('needs a person who has taken the seat of a bot', async () => {
    const { table, people, looker, one } = await playedByFirst('ppb');
    const [person, bot] = [1, 2];
    await undo(table, one);
    await table.reseat([{ seat: bot, occupant: PERSON('Eve') }]);
    expect(looker.last('undoing')?.asked?.waitsFor).toEqual([person, bot]);
    await agree(table, people[person]!, person, true);
    await agree(table, people[bot]!, bot, true);
    expect(came(looker)).toMatchObject({ how: 'taken-back' });
  });

  test('is withdrawn with the person who asked', async () => {
    const { table, looker, one, by } = await played('ppp');
    await undo(table, one);
    await table.reseat([{ seat: by, occupant: BOT }]);
    expect(came(looker)).toMatchObject({ how: 'withdrawn', seat: by });
  });
});

describe('nothing changes, and it is said why, when', () => {
  test('a watcher asks or agrees', async () => {
    const { table, looker, one, others } = await played('ppp');
    const was = version(table);
    await undo(table, looker);
    expect(looker.last()).toMatchObject({ type: 'trouble', code: 'not-your-seat' });
    await undo(table, one);
    await agree(table, looker, others[0]!, true);
    expect(looker.last()).toMatchObject({ type: 'trouble', code: 'not-your-seat' });
    expect(version(table)).toBe(was);
    expect(one.last('undoing')?.asked?.waitsFor).toEqual(others);
  });

  test('somebody agrees for another', async () => {
    const { table, people, one, others } = await played('ppp');
    await undo(table, one);
    const [first, second] = others as [number, number];
    await agree(table, people[first]!, second, true);
    expect(people[first]!.last()).toMatchObject({ type: 'trouble', code: 'not-your-seat' });
    expect(one.last('undoing')?.asked?.waitsFor).toEqual(others);
  });

  test('a bot does not agree, which agrees always', async () => {
    const { table, people, one } = await playedByFirst('ppb');
    await undo(table, one);
    await agree(table, people[2]!, 2, false);
    expect(people[2]!.last()).toMatchObject({ type: 'trouble', code: 'not-your-seat' });
    expect(one.last('undoing')?.asked?.waitsFor).toEqual([1]);
  });

  test('somebody is not at the table', async () => {
    const { table } = await played('ppp');
    const stranger = person(table);
    await undo(table, stranger);
    await agree(table, stranger, 0, true);
    expect(stranger.heard).toMatchObject([{ code: 'not-your-seat' }, { code: 'not-your-seat' }]);
  });

  test('somebody asks already, whoever asks then', async () => {
    const { table, people, one } = await played('ppp');
    await undo(table, one);
    for (const each of people) {
      const id = await undo(table, each);
      expect(each.last()).toMatchObject({ type: 'trouble', code: 'undo-asked', id });
    }
  });

  test('nothing was decided yet', async () => {
    const table = await opened(bench(1), 'magic-trick', 'ppp');
    const people = await everybody(table);
    expect(people[0]!.view().back).toBeUndefined();
    await undo(table, people[0]!);
    expect(people[0]!.last()).toMatchObject({ type: 'trouble', code: 'nothing-to-undo' });
  });

  test('the game is over', async () => {
    const table = await opened(bench(1), 'sam', 'pb');
    const people = await everybody(table);
    for (;;) {
      const one = people.find((each) => each.answer() !== null);
      if (!one) break;
      await moveOf(table, one);
    }
    expect(table.info().status).toBe('over');
    expect(people[0]!.view().back).toBeUndefined();
    const was = version(table);
    await undo(table, people[0]!);
    expect(people[0]!.last()).toMatchObject({ type: 'trouble', code: 'nothing-to-undo' });
    expect(version(table)).toBe(was);
  });

  test('the end comes while somebody asks: the request is overtaken', async () => {
    const table = await opened(bench(2), 'sam', 'ppb');
    const people = await everybody(table);
    let asker = 0;
    for (;;) {
      const seat = people.findIndex((each) => each.answer() !== null);
      if (seat < 0) break;
      if (seat === 2 && people[asker]!.view().back === 'asks') await undo(table, people[asker]!);
      if (seat !== 2) asker = seat;
      await moveOf(table, people[seat]!);
    }
    expect(table.info().status).toBe('over');
    expect(people[0]!.last('undoing')).toMatchObject({ asked: null, came: { how: 'overtaken' } });
  });
});

describe('a person alone with bots', () => {
  test('takes back at once, whatever was told since', async () => {
    const { table, people, one, looker } = await playedByFirst('pbb');
    // The person plays and the bots follow, until it is the person's turn again.
    const before = unnamed(one.view());
    let count = 0;
    do {
      const next = people.find((each) => each.answer() !== null)!;
      await moveOf(table, next);
      count += 1;
    } while (one.answer() === null);
    expect(one.view().back).toBe('free');
    await undo(table, one);
    expect(unnamed(one.view())).toEqual(before);
    expect(came(looker)).toMatchObject({ how: 'taken-back', seat: 0, moves: count });
  });

  test('may go back to the beginning, one decision after the other', async () => {
    const table = await opened(bench(5), 'sam', 'pb');
    const people = await everybody(table);
    const start = unnamed(people[0]!.view());
    for (let count = 0; count < 30; count += 1)
      await moveOf(
        table,
        people.find((each) => each.answer() !== null)!,
      );
    const one = people[0]!;
    while (one.view().back !== undefined) await undo(table, one);
    expect(unnamed(one.view())).toEqual(start);
    expect(table.info().moves).toBe(0);
    // Every move is still told of, once, and in the order in which it was made.
    const told = one.view().undone ?? [];
    expect(told.reduce((sum, { moves }) => sum + moves, 0)).toBe(30);
  });
});

describe('two people at one screen', () => {
  test('take back behind the curtain what was told nobody, and sit behind it again', async () => {
    const table = await opened(bench(6), 'magic-trick', 'ppp');
    const screen = person(table);
    await table.join(screen, [0, 1, 2]);
    expect(screen.view()).toMatchObject({ curtain: 0 });
    await table.lift({ type: 'lift', id: 'l', table: table.id, seat: 0 }, screen);
    await moveOf(table, screen);
    expect(screen.view()).toMatchObject({ curtain: 1, back: 'free' });
    await undo(table, screen);
    expect(screen.view()).toMatchObject({ curtain: 0, view: { viewer: 'watcher' } });
    expect(screen.view().back).toBeUndefined();
    expect(screen.view().undone).toMatchObject([{ seat: 0, moves: 1 }]);
  });

  test('agree aloud, whoever is at the screen', async () => {
    const table = await opened(bench(7), 'magic-trick', 'ppp');
    const screen = person(table);
    await table.join(screen, [0, 1, 2]);
    await playOn(table, [screen], () => screen.view().view['phase'] === 'hand.trick.sleeving');
    const { viewer } = screen.view().view as unknown as { viewer: number };
    expect(screen.view().back).toBe('asks');
    await undo(table, screen);
    for (const other of [0, 1, 2].filter((seat) => seat !== viewer)) await agree(table, screen, other, true);
    expect(came(screen)).toMatchObject({ how: 'taken-back', seat: viewer });
    // Nobody knows who looks at it now.
    expect(screen.view()).toMatchObject({ curtain: viewer, view: { viewer: 'watcher' } });
  });
});

describe('a request that is sent again because its answer was lost', () => {
  test('takes back once', async () => {
    const table = await opened(bench(8), 'sam', 'pb');
    const people = await everybody(table);
    for (let count = 0; count < 12; count += 1)
      await moveOf(
        table,
        people.find((each) => each.answer() !== null)!,
      );
    const id = await undo(table, people[0]!);
    const was = version(table);
    await undo(table, people[0]!, id);
    expect(version(table)).toBe(was);
    expect(people[0]!.last()).toEqual({ type: 'done', id });
  });
});

describe('after a restart', () => {
  test('the game stands where it was, with all that was taken back, and a request is forgotten', async () => {
    const { table, storage, people, one, others, by } = await played('ppp');
    await undo(table, one);
    for (const other of others) await agree(table, people[other]!, other, true);
    await moveOf(table, one);
    await undo(table, one);
    const again = found(bench(9, storage).tables.get(table.id));
    const back = person(again);
    await again.join(back, [by]);
    const { past: _, events: __, ...told } = one.view();
    const { past, events: ___, ...retold } = back.view();
    expect({ ...retold, view: unnamed(back.view()) }).toEqual({
      ...told,
      view: unnamed(one.view()),
      undone: retold.undone,
    });
    expect(retold.undone).toMatchObject([{ at: (past?.length ?? 0) - 1, seat: by, moves: 1 }]);
    expect(back.heard.map(({ type }) => type)).toEqual(['view']);
  });

  test('it is still known who sat where when a move was made', async () => {
    const made = bench(10);
    const table = await opened(made, 'magic-trick', 'ppp');
    const people = await everybody(table);
    await table.reseat([{ seat: 1, occupant: BOT }]);
    await moveOf(table, people[0]!);
    await moveOf(table, people[1]!);
    await table.reseat([{ seat: 1, occupant: PERSON('Eve') }]);
    const again = found(bench(11, made.storage).tables.get(table.id));
    for (const each of [table, again]) {
      const back = person(each);
      await each.join(back, [0]);
      // Only a bot has moved since, though a person sits there now.
      expect(back.view().back).toBe('free');
    }
  });
});
