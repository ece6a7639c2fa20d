// Files on their way to the host.
import { expect, test, vi } from 'vitest';
import { MOST_FILE_CHARACTERS, MOST_PIECE_CHARACTERS } from '../../engine/protocol/kept.ts';
import { NotAnswered, type Question } from '../client/asking.ts';
import { createStore } from '../store/store.ts';
import { createImporting, type ImportedFile } from './importing.ts';

/** A host that keeps what it is sent, and what the page tells of it. */
function parlor(refuses: (question: Question) => NotAnswered | null = () => null) {
  const sent: Extract<Question, { type: 'import' }>[] = [];
  const files = createStore<readonly ImportedFile[]>([]);
  const told: string[] = [];
  files.watch((all) =>
    told.push(
      all.map(({ name, state }) => `${name} ${state.is} ${'part' in state ? state.part : ''}`.trim()).join(),
    ),
  );
  let ids = 0;
  const onKept = vi.fn<() => void>();
  const ask = (question: Question): Promise<never> => {
    const problem = refuses(question);
    if (problem) return Promise.reject(problem);
    if (question.type === 'import') sent.push(question);
    return Promise.resolve({ table: 't1', isNew: true, status: 'over' } as never);
  };
  const importing = createImporting({ ask }, files, () => `f${(ids += 1)}`, onKept);
  return { importing, files, sent, told, onKept };
}

const file = (name: string, text: string, size = text.length) => ({
  name,
  size,
  text: vi.fn<() => Promise<string>>(() => Promise.resolve(text)),
});

test('a large file goes piece by piece, in order, and tells how far it is', async () => {
  const { importing, sent, told, onKept } = parlor();
  const text = 'x'.repeat(2 * MOST_PIECE_CHARACTERS + 1);
  expect(await importing.importFile('Evening.parlor', text)).toEqual({
    is: 'kept',
    table: 't1',
    isNew: true,
    isOver: true,
  });
  expect(sent.map(({ piece, pieces }) => [piece, pieces])).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ]);
  expect(new Set(sent.map((one) => one.file)).size).toBe(1);
  expect(sent.map((one) => one.text).join('')).toBe(text);
  expect(told).toEqual([
    'Evening.parlor coming 0',
    `Evening.parlor coming ${1 / 3}`,
    `Evening.parlor coming ${2 / 3}`,
    'Evening.parlor kept',
  ]);
  expect(onKept).toHaveBeenCalledTimes(1);
});

test('several files come one after another; one that is refused keeps no other back', async () => {
  const { importing, files, sent } = parlor((question) =>
    question.type === 'import' && question.name === 'bad.parlor'
      ? new NotAnswered({ code: 'file-illegal-move', facts: { file: 'bad.parlor', move: 12, why: 'no' } })
      : null,
  );
  await importing.importFiles([
    file('bad.parlor', 'x'.repeat(MOST_PIECE_CHARACTERS * 3)),
    file('good.parlor', 'x'.repeat(MOST_PIECE_CHARACTERS * 2)),
    file('last.parlor', 'x'),
  ]);
  expect(sent.map(({ name, piece }) => `${name} ${piece}`)).toEqual([
    'good.parlor 0',
    'good.parlor 1',
    'last.parlor 0',
  ]);
  expect(files.state.map(({ state }) => state.is)).toEqual(['refused', 'kept', 'kept']);
  expect(files.state[0]?.state).toMatchObject({ trouble: { code: 'file-illegal-move' } });
  importing.dismiss('f1');
  expect(files.state.map(({ name }) => name)).toEqual(['good.parlor', 'last.parlor']);
});

test('a file that is too large is not even read', async () => {
  const { importing, files, sent } = parlor();
  const film = file('film.mkv', '', MOST_FILE_CHARACTERS + 1);
  await importing.importFiles([film]);
  expect(film.text).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
  expect(files.state[0]?.state).toEqual({
    is: 'refused',
    trouble: { code: 'file-too-large', facts: { file: 'film.mkv', most: 16 } },
  });
});

test('a file that the system had the host open is told of, once', () => {
  const { importing, files, onKept } = parlor();
  const brought = { type: 'brought', id: 'b1', file: 'Evening.parlor', trouble: null } as const;
  const kept = { table: 't1', isNew: true, status: 'playing' } as const;
  importing.tellBrought({ ...brought, kept });
  importing.tellBrought({ ...brought, kept });
  expect(files.state).toEqual([
    { id: 'b1', name: 'Evening.parlor', state: { is: 'kept', table: 't1', isNew: true, isOver: false } },
  ]);
  expect(onKept).toHaveBeenCalled();
  const trouble = { code: 'file-foreign', facts: { file: 'film.mkv' } } as const;
  importing.tellBrought({ type: 'brought', id: 'b2', file: 'film.mkv', kept: null, trouble });
  expect(files.state[1]?.state).toEqual({ is: 'refused', trouble });
});

test('a folder, and a host that cannot be heard, are told of', async () => {
  const { importing, files } = parlor(() => new NotAnswered(null));
  await importing.importFiles([
    { name: 'folder', size: 0, text: () => Promise.reject(new Error('A folder has no text.')) },
    file('good.parlor', 'x'),
  ]);
  expect(files.state.map(({ state }) => state)).toEqual([
    { is: 'refused', trouble: { code: 'file-not-read', facts: { file: 'folder', why: 'other' } } },
    { is: 'refused', trouble: null },
  ]);
});

test('a piece that comes too fast for the host is said again until it is heard, and none is left out', async () => {
  vi.useFakeTimers();
  try {
    let asked = 0;
    const tooFast = new NotAnswered({ code: 'too-fast', facts: {} });
    const { importing, sent } = parlor(() => ((asked += 1) % 3 === 0 ? null : tooFast));
    const text = `${'x'.repeat(2 * MOST_PIECE_CHARACTERS)}end`;
    const imported = importing.importFile('Evening.parlor', text);
    await vi.runAllTimersAsync();
    expect(await imported).toMatchObject({ is: 'kept' });
    expect(sent.map((piece) => piece.text).join('')).toBe(text);
    expect(asked).toBe(9);
  } finally {
    vi.useRealTimers();
  }
});
