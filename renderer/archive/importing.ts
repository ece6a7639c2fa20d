// Files of games on their way to the host: piece by piece, one file after another; what became of each is told.
import { type Asking, NotAnswered } from '../client/asking.ts';
import type { Brought } from '../../engine/protocol/settings.ts';
import { MOST_FILE_CHARACTERS } from '../../engine/protocol/kept.ts';
import { piecesOf } from '../../engine/protocol/pieces.ts';
import type { Store } from '../store/store.ts';
import type { TroubleHere } from '../store/state.ts';

/** What became of a file. */
export type Imported =
  | { readonly is: 'coming'; readonly part: number }
  | { readonly is: 'kept'; readonly table: string; readonly isNew: boolean; readonly isOver: boolean }
  /** Null: the host cannot be heard. */
  | { readonly is: 'refused'; readonly trouble: TroubleHere | null };

/** A file and what became of it. */
export interface ImportedFile {
  readonly id: string;
  readonly name: string;
  readonly state: Imported;
}

/** A file as a browser gives it: nothing of it is read before its size is known. */
export type FileToRead = Pick<File, 'name' | 'size' | 'text'>;

export interface Importing {
  /** Gives the host a file that was read already; never rejects: what became of it is in the store, too. */
  importFile(name: string, text: string): Promise<Imported>;
  /** Reads files and gives them to the host, one after another. */
  importFiles(files: readonly FileToRead[]): Promise<void>;
  /** Tells what became of a file that came to the host by itself, such as one that the system had it open. */
  tellBrought(message: Brought): void;
  /** Takes what became of a file out of sight. */
  dismiss(id: string): void;
}

/** The longest name of a file that is told, in characters. */
const LONGEST_NAME = 200;
/** What a sentence calls a megabyte. */
const MEGABYTE = 1_000_000;

/** After it a host that was asked too fast hears a few messages again. */
const PAUSE_MS = 200;

/**
 * @param files where is told what becomes of files, the oldest first
 * @param onKept a table was added
 */
export function createImporting(
  host: Pick<Asking, 'ask'>,
  files: Store<readonly ImportedFile[]>,
  newId: () => string,
  onKept: () => void,
): Importing {
  let line: Promise<unknown> = Promise.resolve();

  const tell = (id: string, state: Imported): Imported => {
    files.change((all) => all.map((one) => (one.id === id ? { ...one, state } : one)));
    return state;
  };

  const send = async (id: string, name: string, text: string): Promise<Imported> => {
    if (text.length > MOST_FILE_CHARACTERS) return tooLarge(name);
    const pieces = piecesOf(text);
    const said = { type: 'import', name: name.slice(0, LONGEST_NAME), file: id } as const;
    try {
      for (const [piece, part] of pieces.slice(0, -1).entries()) {
        await patiently(() => host.ask({ ...said, piece, pieces: pieces.length, text: part }, 'done'));
        tell(id, { is: 'coming', part: (piece + 1) / pieces.length });
      }
      const last = pieces.length - 1;
      const kept = await patiently(() =>
        host.ask({ ...said, piece: last, pieces: pieces.length, text: pieces[last] ?? '' }, 'kept'),
      );
      onKept();
      return { is: 'kept', table: kept.table, isNew: kept.isNew, isOver: kept.status === 'over' };
    } catch (problem) {
      return { is: 'refused', trouble: problem instanceof NotAnswered ? problem.trouble : unread(name) };
    }
  };

  const take = (name: string, read: () => Promise<string | Imported>): Promise<Imported> => {
    const id = newId();
    files.change((all) => [...all, { id, name, state: { is: 'coming', part: 0 } }]);
    const taken = line.then(async () => {
      const text = await read().catch(() => ({ is: 'refused', trouble: unread(name) }) as const);
      return tell(id, typeof text === 'string' ? await send(id, name, text) : text);
    });
    line = taken;
    return taken;
  };

  return {
    importFile: (name, text) => take(name, () => Promise.resolve(text)),
    async importFiles(chosen) {
      await Promise.all(
        chosen.map((file) =>
          take(file.name, () =>
            file.size > MOST_FILE_CHARACTERS ? Promise.resolve(tooLarge(file.name)) : file.text(),
          ),
        ),
      );
    },
    tellBrought({ id, file, kept, trouble }) {
      const state: Imported = kept
        ? { is: 'kept', table: kept.table, isNew: kept.isNew, isOver: kept.status === 'over' }
        : { is: 'refused', trouble };
      // Every window is told, and one that comes back once more.
      files.change((all) => [...all.filter((one) => one.id !== id), { id, name: file, state }]);
      if (kept) onKept();
    },
    dismiss: (id) => files.change((all) => all.filter((one) => one.id !== id)),
  };
}

/** A large file has more pieces than a host hears at once: what comes too fast for it is said again. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof NotAnswered) || problem.trouble?.code !== 'too-fast') throw problem;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}

function tooLarge(file: string): Imported {
  const most = Math.floor(MOST_FILE_CHARACTERS / MEGABYTE);
  return { is: 'refused', trouble: { code: 'file-too-large', facts: { file, most } } };
}

/** A folder, or a file that is not there any more. */
function unread(file: string): TroubleHere {
  return { code: 'file-not-read', facts: { file, why: 'other' } };
}
