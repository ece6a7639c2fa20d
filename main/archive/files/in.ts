// Takes `.parlor` files in: their pieces, one file at a time for each window, and what becomes of a whole one.
import { setTimeout as wait } from 'node:timers/promises';
import { MOST_FILE_CHARACTERS } from '../../../engine/protocol/kept.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import type { Client } from '../../table/client.ts';
import { logged } from '../../problem.ts';
import { createQueue } from '../../table/queue.ts';
import { troubled, type Trouble } from '../../table/trouble.ts';
import type { ArchiveParts, Asked } from '../archive.ts';
import { keepFile } from './keep.ts';
import { checkedFile } from './check.ts';
import { damagedAt, type CheckedFile } from './checked.ts';

export interface BringingIn {
  /** Takes a piece; the answer to the last one says what became of the file. */
  hear(client: Client, message: Asked<'import'>): Promise<ToClient | Trouble>;
  /** The window is gone, and with it what it had sent of a file. */
  gone(client: Client): void;
}

/** What a window has sent of a file so far. */
interface Coming {
  readonly file: string;
  readonly pieces: number;
  readonly texts: string[];
  characters: number;
}

const MEGABYTE = 1_000_000;
/** So many pieces are answered at once; the further ones a little later, so that a large file stays below what a window may say. */
const PIECES_AT_ONCE = 20;
const PAUSE_MS = 25;

/** Looks at a whole file. No file may bring a host down, not even by a fault of the rules that it has found. */
async function looked({ log }: ArchiveParts, text: string): Promise<CheckedFile | Trouble> {
  try {
    return await checkedFile(text);
  } catch (error) {
    log(`A file could not be looked at: ${logged(error)}`);
    return damagedAt('its moves');
  }
}

export function createBringingIn(parts: ArchiveParts): BringingIn {
  const coming = new Map<Client, Coming>();
  // Of two windows that bring the same game, the second finds it there.
  const inTurn = createQueue();

  return {
    async hear(client, { id, name, file, piece, pieces, text }) {
      if (piece === 0) coming.set(client, { file, pieces, texts: [], characters: 0 });
      const now = coming.get(client);
      if (now?.file !== file || now.pieces !== pieces || now.texts.length !== piece || piece >= pieces) {
        coming.delete(client);
        return troubled('malformed');
      }
      now.texts.push(text);
      now.characters += text.length;
      if (now.characters > MOST_FILE_CHARACTERS) {
        coming.delete(client);
        return troubled('file-too-large', { file: name, most: Math.floor(MOST_FILE_CHARACTERS / MEGABYTE) });
      }
      if (piece + 1 < pieces) {
        if (piece >= PIECES_AT_ONCE) await wait(PAUSE_MS);
        return { type: 'done', id };
      }
      coming.delete(client);
      return inTurn(async () => {
        const checked = await looked(parts, now.texts.splice(0).join(''));
        if ('code' in checked) return troubled(checked.code, { file: name, ...checked.facts });
        const kept = await keepFile(parts, checked);
        return 'code' in kept ? kept : { type: 'kept', id, ...kept };
      });
    },
    gone: (client) => void coming.delete(client),
  };
}
