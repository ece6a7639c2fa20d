// What is done with kept games: what the host is asked, what is offered to be brought back, who hears of it.
import { expect, test } from 'vitest';
import { NotAnswered, type Question } from '../client/asking.ts';
import { createArchive } from './archive.ts';

function parlor(refuses = false) {
  const asked: string[] = [];
  const ask = (question: Question): Promise<never> => {
    const title = 'title' in question ? `“${question.title}”` : '';
    asked.push(`${question.type} ${'table' in question ? question.table : ''} ${title}`.trim());
    return refuses
      ? Promise.reject(new NotAnswered({ code: 'archive-not-kept', facts: {} }))
      : Promise.resolve({ table: 'new' } as never);
  };
  let ids = 0;
  const archive = createArchive({
    host: { ask },
    pictures: { of: () => Promise.resolve(null) },
    newId: () => `i${(ids += 1)}`,
  });
  const offered = (): string[] => archive.done.state.deleted.map(({ words }) => words);
  return { archive, asked, offered };
}

test('what was deleted is offered again, the last first, one after another', async () => {
  const { archive, asked, offered } = parlor();
  await archive.remove('t1', 'the first');
  await archive.remove('t2', 'the second');
  expect(offered()).toEqual(['the second', 'the first']);
  await archive.restore('t2');
  expect(offered()).toEqual(['the first']);
  await archive.restore('t1');
  expect(offered()).toEqual([]);
  expect(asked).toEqual(['delete t1', 'delete t2', 'restore t2', 'restore t1']);
  expect(archive.done.state.changes).toBe(4);
});

test('a game that is brought back from among the deleted ones is not offered any more', async () => {
  const { archive, offered } = parlor();
  await archive.remove('t1', 'the first');
  await archive.remove('t2', 'the second');
  await archive.restore('t1');
  expect(offered()).toEqual(['the second']);
});

test.for([
  ['a new name', (archive) => archive.rename('t2', 'Tuesday')],
  ['a copy', (archive) => archive.copy('t2', 'Copy of SAM')],
  ['a file', (archive) => archive.importFile('a.parlor', '{}')],
  ['looking elsewhere', (archive) => archive.settle()],
] as readonly (readonly [string, (archive: ReturnType<typeof createArchive>) => unknown])[])(
  '%s ends the offer',
  async ([, does]) => {
    const { archive, offered } = parlor();
    await archive.remove('t1', 'the first');
    await does(archive);
    expect(offered()).toEqual([]);
  },
);

test('a copy gets its title, and not the game that it is a copy of', async () => {
  const { archive, asked } = parlor();
  await archive.copy('t1', 'Copy of SAM');
  expect(asked).toEqual(['copy t1', 'rename new “Copy of SAM”']);
});

test('what the host refuses changes nothing', async () => {
  const { archive, offered } = parlor(true);
  const before = archive.done.state;
  for (const attempt of [
    () => archive.remove('t1', 'the first'),
    () => archive.rename('t1', 'Tuesday'),
    () => archive.copy('t1', 'Copy of SAM'),
    () => archive.restore('t1'),
  ])
    await expect(attempt()).rejects.toBeInstanceOf(NotAnswered);
  expect(offered()).toEqual([]);
  expect(archive.done.state).toBe(before);
});
