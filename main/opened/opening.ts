// Opens files for the system: each goes into the archive as one that a window has sent, and the windows are told.
import { basename } from 'node:path';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import { troubleSentence } from '../../engine/language/troubles.ts';
import type { Brought } from '../../engine/protocol/settings.ts';
import type { Archive } from '../archive/archive.ts';
import { piecesOf } from '../../engine/protocol/pieces.ts';
import { logged } from '../problem.ts';
import type { Client } from '../table/client.ts';
import { troubled, type Trouble } from '../table/trouble.ts';
import { readParlorFile } from './parlor-file.ts';

export interface Opening {
  /**
   * Brings files in, one after another, and tells every window what became of each; answers it too. Never fails.
   * @param isForNext the next window is told as well, if it comes soon: whoever brings them is about to open it
   */
  open(paths: readonly string[], isForNext?: boolean): Promise<readonly Brought[]>;
  /** A window has come: it is told of the files that no window was there to hear of, and of those that are for it. */
  greet(window: Client): void;
}

export interface OpeningParts {
  readonly archive: Pick<Archive, 'hear' | 'gone'>;
  /** Those that have said hello. */
  readonly windows: () => readonly Client[];
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

const say = sayIn(english, 'en-GB');
type Outcome = Pick<Brought, 'kept' | 'trouble'>;
const LONGEST_NAME = 200;

/** So long a window that was announced is waited for: milliseconds. */
export const FOR_NEXT_MS = 60_000;

export function createOpening({ archive, windows, clock, log }: OpeningParts): Opening {
  let opened = 0;
  let line: Promise<unknown> = Promise.resolve();
  /** With the time from on which nobody who comes has to hear of it any more. */
  const untold: { readonly message: Brought; readonly until: number }[] = [];

  const openOne = async (path: string, isForNext: boolean): Promise<Brought> => {
    const file = basename(path).slice(0, LONGEST_NAME);
    const id = `opened-${(opened += 1)}`;
    let outcome: Outcome;
    try {
      const text = await readParlorFile(path);
      outcome = typeof text === 'string' ? await bring(id, file, text) : refused(text);
    } catch (error) {
      log(`A file could not be opened: ${logged(error)}`);
      outcome = refused(troubled('host-failed'));
    }
    if (outcome.trouble) log(troubleSentence(say, outcome.trouble));
    const message: Brought = { type: 'brought', id, file, ...outcome };
    const there = windows();
    if (there.length === 0) untold.push({ message, until: Infinity });
    else if (isForNext) untold.push({ message, until: clock() + FOR_NEXT_MS });
    for (const window of there) window.send(message);
    return message;
  };

  const bring = async (id: string, name: string, text: string): Promise<Outcome> => {
    const answers: Outcome[] = [];
    const client: Client = {
      send(message) {
        if (message.type === 'trouble') answers.push(refused(message));
        if (message.type !== 'kept') return;
        const { table, isNew, status } = message;
        answers.push({ kept: { table, isNew, status }, trouble: null });
      },
    };
    const pieces = piecesOf(text);
    try {
      for (const [piece, part] of pieces.entries()) {
        if (answers.length > 0) break;
        const of = { piece, pieces: pieces.length, text: part };
        await archive.hear(client, { type: 'import', id, name, file: id, ...of });
      }
    } finally {
      archive.gone(client);
    }
    return answers[0] ?? refused(troubled('host-failed'));
  };

  return {
    open(paths, isForNext = false) {
      const all = paths.map((path) => {
        const one = line.then(() => openOne(path, isForNext));
        line = one;
        return one;
      });
      return Promise.all(all);
    },
    greet(window) {
      const now = clock();
      for (const { message, until } of untold.splice(0)) if (now < until) window.send(message);
    },
  };
}

const refused = ({ code, facts }: Trouble): Outcome => ({ kept: null, trouble: { code, facts } });
