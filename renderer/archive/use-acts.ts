// What a person does with one kept game of a list, and what came of it: beside that game, not somewhere else.
import { useState } from 'preact/hooks';
import { troubleSentence } from '../../engine/language/troubles.ts';
import type { Tools } from '../app/context.ts';
import { NotAnswered } from '../client/asking.ts';
import { copyTitle, type Listed, wordsFor } from './table-words.ts';

/** What is open over a game of a list. */
type Open = 'rename' | 'delete' | null;

export interface Acts {
  readonly open: Open;
  /** What came of what was done last, in a sentence; null for nothing to tell. */
  readonly told: { readonly words: string; readonly isTrouble: boolean } | null;
  readonly beginRename: () => void;
  readonly rename: (title: string) => void;
  readonly copy: () => void;
  /** Deletes it; a table that is open to the network is asked about first. */
  readonly askToDelete: () => void;
  readonly remove: () => void;
  readonly restore: () => void;
  readonly cancel: () => void;
  /** Does something else with the host, and tells what goes wrong in the same place. */
  readonly attempt: (act: () => Promise<unknown>, done?: string) => void;
}

export function useActs({ say, archive }: Pick<Tools, 'say' | 'archive'>, listed: Listed): Acts {
  const [open, setOpen] = useState<Open>(null);
  const [told, setTold] = useState<Acts['told']>(null);

  const attempt = (act: () => Promise<unknown>, done?: string): void => {
    setTold(null);
    const run = async (): Promise<void> => {
      try {
        await act();
        setOpen(null);
        if (done !== undefined) setTold({ words: done, isTrouble: false });
      } catch (problem) {
        const trouble = problem instanceof NotAnswered ? problem.trouble : null;
        const words = trouble ? troubleSentence(say, trouble) : say('archive.lost');
        setTold({ words, isTrouble: true });
      }
    };
    void run();
  };
  const remove = (): void => attempt(() => archive.remove(listed.id, wordsFor(say, listed)));

  return {
    open,
    told,
    attempt,
    beginRename: () => {
      archive.settle();
      setTold(null);
      setOpen('rename');
    },
    rename: (title) => {
      // Nothing was changed.
      if (title === listed.title) setOpen(null);
      else attempt(() => archive.rename(listed.id, title));
    },
    copy: () => attempt(() => archive.copy(listed.id, copyTitle(say, listed)), say('archive.copied')),
    askToDelete: () => {
      if (listed.isHosted) setOpen('delete');
      else remove();
    },
    remove,
    restore: () => attempt(() => archive.restore(listed.id)),
    cancel: () => {
      setTold(null);
      setOpen(null);
    },
  };
}
