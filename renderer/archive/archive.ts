// What a person does with kept games on whatever page they are: rename, copy, delete, take back, save, bring files.
import type { Asking } from '../client/asking.ts';
import { createStore, type Store } from '../store/store.ts';
import { createImporting, type ImportedFile, type Importing } from './importing.ts';
import type { Pictures } from './picture/pictures.ts';

/** A table that was deleted, with the words that name it. */
export interface Deleted {
  readonly table: string;
  readonly words: string;
}

/** What was done with kept games, and is still told. */
export interface Done {
  /** Counts what was changed: whoever shows kept games asks for them again. */
  readonly changes: number;
  /** What can be brought back at once, the last deleted first. */
  readonly deleted: readonly Deleted[];
}

export interface Archive extends Importing {
  readonly done: Store<Done>;
  readonly files: Store<readonly ImportedFile[]>;
  readonly pictures: Pictures;
  /** Notices of the host that its person has put away, as JSON. */
  readonly read: Store<readonly string[]>;
  /** Gives a table a name, or takes it away when that is empty. Rejects with `NotAnswered`, as all of these do. */
  rename(table: string, title: string): Promise<void>;
  /** Keeps a second table, of this title, that stands where this one does. */
  copy(table: string, title: string): Promise<void>;
  /** Puts a table away. @param words what names it in the bar that offers to bring it back */
  remove(table: string, words: string): Promise<void>;
  /** Brings a table back, from wherever it was deleted. */
  restore(table: string): Promise<void>;
  /** Nobody is offered any more to bring back what was deleted; it lies with the deleted games. */
  settle(): void;
}

export interface ArchiveParts {
  readonly host: Pick<Asking, 'ask'>;
  readonly pictures: Pictures;
  readonly newId: () => string;
}

export function createArchive({ host, pictures, newId }: ArchiveParts): Archive {
  const done = createStore<Done>({ changes: 0, deleted: [] });
  const files = createStore<readonly ImportedFile[]>([]);
  const changed = (deleted: Done['deleted']): void =>
    done.change(({ changes }) => ({ changes: changes + 1, deleted }));
  const read = createStore<readonly string[]>([]);
  const settle = (): void => done.change((now) => (now.deleted.length === 0 ? now : { ...now, deleted: [] }));

  const rename = async (table: string, title: string): Promise<void> => {
    await host.ask({ type: 'rename', table, title }, 'done');
    changed([]);
  };

  return {
    done,
    files,
    pictures,
    read,
    ...createImporting(host, files, newId, () => changed([])),
    rename,
    async copy(table, title) {
      const copied = await host.ask({ type: 'copy', table }, 'kept');
      // It is there, also where its title is not taken.
      changed([]);
      await rename(copied.table, title);
    },
    async remove(table, words) {
      await host.ask({ type: 'delete', table }, 'done');
      changed([{ table, words }, ...done.state.deleted]);
    },
    async restore(table) {
      await host.ask({ type: 'restore', table }, 'done');
      changed(done.state.deleted.filter((one) => one.table !== table));
    },
    settle,
  };
}
