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
  /** Brings files in, one after another, and tells every window what became of each. Never fails. */
  open(paths: readonly string[]): Promise<void>;
  /** A window has come: it is told of the files that no window was there to hear of. */
  greet(window: Client): void;
}

export interface OpeningParts {
  readonly archive: Pick<Archive, 'hear' | 'gone'>;
  /** Those that have said hello. */
  readonly windows: () => readonly Client[];
  readonly log: (line: string) => void;
}

const say = sayIn(english, 'en-GB');
type Outcome = Pick<Brought, 'kept' | 'trouble'>;
const LONGEST_NAME = 200;

export function createOpening({ archive, windows, log }: OpeningParts): Opening {
  let opened = 0;
  let line: Promise<void> = Promise.resolve();
  const untold: Brought[] = [];

  const openOne = async (path: string): Promise<void> => {
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
    if (there.length === 0) untold.push(message);
    for (const window of there) window.send(message);
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
    open(paths) {
      for (const path of paths) line = line.then(() => openOne(path));
      return line;
    },
    greet(window) {
      for (const message of untold.splice(0)) window.send(message);
    },
  };
}

const refused = ({ code, facts }: Trouble): Outcome => ({ kept: null, trouble: { code, facts } });
