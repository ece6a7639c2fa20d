// Looks at a `.parlor` file before anything of it is kept: form, rules, every move, and the result.
import { SetupError } from '../../../engine/core/errors.ts';
import type { Journal } from '../../../engine/journal/journal.ts';
import { ForeignFile, NewerFormat, parseFile } from '../../../engine/journal/reading.ts';
import type { Sight } from '../../../engine/journal/sight.ts';
import type { AnyGame } from '../../../engine/session/session.ts';
import { gameOf } from '../../table/tables.ts';
import { troubled, type Trouble } from '../../table/trouble.ts';
import { checkedJournal } from './check-journal.ts';
import { checkingSight } from './check-sight.ts';
import { damagedAt, type CheckedFile } from './checked.ts';
import { inSlices } from './in-slices.ts';

/** What is wrong with a file; the name of the file is for who was sent it to add. */
export async function checkedFile(text: string): Promise<CheckedFile | Trouble> {
  const read = readQuietly(text);
  if ('code' in read) return read;
  const { game: id, rulesVersion } = read.header;
  const game: AnyGame | null = gameOf(id);
  if (game?.rulesVersion !== rulesVersion) {
    const known = game?.rulesVersion ?? 0;
    return troubled('file-other-rules', { game: id.slice(0, 64), played: rulesVersion, known });
  }
  return read.parlor === 'journal' ? checkedJournal(game, read) : inSlices(checkingSight(game, read));
}

function readQuietly(text: string): Journal | Sight | Trouble {
  try {
    return parseFile(text);
  } catch (error) {
    if (error instanceof NewerFormat) return troubled('file-too-new');
    if (error instanceof ForeignFile) {
      return error.line === null ? troubled('file-foreign') : damagedAt(`line ${error.line}`);
    }
    if (error instanceof SetupError) return damagedAt(error.place);
    throw error;
  }
}
