// Tests of what is still on its way when something is taken back: it is never applied to another situation, and never nonsense.
import { describe, expect, test } from 'vitest';
import { viewIn } from '../../network/legal-chooser.testing.ts';
import { recorder } from '../table.testing.ts';
import { bench, everybody, moveOf, opened, undo, unnamed, type Person } from './undo.testing.ts';

describe('a move that was chosen before something was taken back', () => {
  test('is refused as stale where the question is asked anew, and changes nothing', async () => {
    const table = await opened(bench(1), 'sam', 'pb');
    const [one, bot] = await everybody(table);
    if (!one || !bot) throw new Error('Nobody came.');
    let undos = 0;
    for (let count = 0; count < 40; count += 1) {
      const turn: Person = one.answer() === null ? bot : one;
      if (turn === bot && one.view().back !== undefined && count % 3 === 0) {
        // The bot has chosen; before its move comes, the person goes back.
        const late = bot.answer()!;
        await undo(table, one);
        undos += 1;
        const view = unnamed(bot.view());
        const { version } = table.info();
        await table.accept(late, bot);
        expect(bot.last()).toEqual({ type: 'refused', id: late.id, refusal: { code: 'stale', facts: {} } });
        expect(unnamed(bot.view())).toEqual(view);
        expect(table.info().version).toBe(version);
      }
      await moveOf(table, one.answer() === null ? bot : one);
    }
    expect(undos).toBeGreaterThan(3);
  });

  test('names no question that was ever asked in another situation', async () => {
    const table = await opened(bench(2), 'magicians', 'pb');
    const people = await everybody(table);
    const situations = new Map<string, string>();
    for (let count = 0; count < 60; count += 1) {
      for (const one of people) {
        const { question } = viewIn(one.view());
        if (!question) continue;
        const situation = `${table.info().moves} ${JSON.stringify(unnamed(one.view()))}`;
        const key = `${viewIn(one.view()).viewer} ${question.id}`;
        expect(situations.get(key) ?? situation).toBe(situation);
        situations.set(key, situation);
      }
      if (count % 5 === 4) await undo(table, people[0]!);
      await moveOf(
        table,
        people.find((one) => one.answer() !== null)!,
      );
    }
    // Without marks there are fewer names than situations.
    expect(new Set([...situations.keys()].map((key) => key.replace(/~\d+$/, ''))).size).toBeLessThan(
      situations.size,
    );
  });

  test('is accepted where the same is asked all the while: nobody loses a row they are sorting', async () => {
    const table = await opened(bench(3), 'magic-trick', 'ppp');
    const people = await everybody(table);
    const sorting = people[2]!.answer()!;
    await moveOf(table, people[0]!);
    expect(people[0]!.view().back).toBe('free');
    await undo(table, people[0]!);
    await table.accept(sorting, people[2]!);
    expect(people[2]!.last('accepted')?.id).toBe(sorting.id);
    // Whoever took back is asked anew, under another name.
    expect(people[0]!.view().view).toMatchObject({ question: { id: expect.stringMatching(/~1$/) } });
  });
});

describe('a move that was made and taken back', () => {
  test('is answered as it was when it is sent once more, and is not made again', async () => {
    const table = await opened(bench(4), 'magic-trick', 'ppp');
    const people = await everybody(table);
    const first = people[0]!;
    const move = first.answer()!;
    await table.accept(move, first);
    const accepted = first.last('accepted');
    await undo(table, first);
    const { version } = table.info();
    const view = first.view();
    await table.accept(move, first);
    expect(first.last()).toEqual(accepted);
    expect(table.info()).toMatchObject({ version, moves: 0 });
    // What they were told of the table is newer than what is acknowledged.
    expect(view.version).toBeGreaterThan(accepted?.version ?? Infinity);
    expect(view.undone).toMatchObject([{ seat: 0, moves: 1 }]);
    // And from another device with the same seat.
    const other = recorder();
    await table.join(other, [0]);
    await table.accept(move, other);
    expect(other.last()).toEqual(accepted);
  });
});

describe('what is considered', () => {
  test('for a question that is gone is stale', async () => {
    const table = await opened(bench(5), 'magic-trick', 'pbb');
    const people = await everybody(table);
    const [one] = people;
    if (!one) throw new Error('Nobody came.');
    for (const each of people) await moveOf(table, each);
    while (one.answer() === null)
      await moveOf(
        table,
        people.find((each) => each.answer() !== null)!,
      );
    const question = viewIn(one.view()).question!.id;
    const about = { type: 'consider', table: table.id, partial: { type: 'play', slot: 0 } } as const;
    await table.consider({ ...about, id: 'c1', question }, one);
    expect(one.last()).toMatchObject({ type: 'considered', id: 'c1' });
    await undo(table, one);
    await table.consider({ ...about, id: 'c2', question }, one);
    expect(one.last()).toMatchObject({ type: 'considered', id: 'c2', refusal: { code: 'stale' } });
  });
});
