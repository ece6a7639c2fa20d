// Makes a `.parlor` file of a kept game: the whole of a finished one, or what somebody saw.
import type { GameId } from '../../../engine/games/registry.ts';
import { formatJournal } from '../../../engine/journal/file.ts';
import { resultToKeep } from '../../../engine/journal/result.ts';
import { formatSight, SIGHT_FORMAT, writeSteps, type Sight } from '../../../engine/journal/sight.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { undoneFor } from '../../../engine/journal/undone.ts';
import { Unreadable, type StoredTable } from '../../storage/port.ts';
import { gameOf, unreadable } from '../../table/tables.ts';
import { troubled, type Trouble } from '../../table/trouble.ts';
import type { ArchiveParts, Asked } from '../archive.ts';
import { choicesOf, refusedEyes } from '../eyes.ts';
import { findThere } from '../finding.ts';
import type { Replays } from '../replay.ts';
import { stepsOf } from '../retelling.ts';
import type { Story } from '../story.ts';

export interface FileOut {
  /** Such as `Magic Trick 2026-12-01.parlor`; fit for every system. */
  readonly name: string;
  readonly text: string;
}

/** The file that was asked for. */
export function fileFor(
  parts: ArchiveParts,
  replays: Replays,
  { table, eyes }: Asked<'export'>,
): FileOut | Trouble {
  const kept = findThere(parts, table);
  if ('code' in kept) return kept;
  const name = nameOf(kept);
  if (kept.isSight) {
    // What was seen is all there is.
    const text = parts.storage.sight(kept.id);
    return text === null ? troubled('table-damaged', { entry: 0 }) : { name, text };
  }
  if (eyes === null) {
    if (!kept.over) return troubled('game-not-over');
    const text = journalText(parts, replays, kept);
    return typeof text === 'string' ? { name, text } : text;
  }
  const refused = refusedEyes(kept, choicesOf(parts, kept), eyes);
  if (refused) return refused;
  const story = replays.story(kept);
  return 'code' in story ? story : { name, text: formatSight(sightOf(story, kept, eyes)) };
}

/** The journal as it is kept; where it fits to its end, with the result that can be verified. */
function journalText({ storage }: ArchiveParts, replays: Replays, kept: StoredTable): string | Trouble {
  const story = replays.story(kept);
  const session = 'code' in story || story.ends ? null : story.replayed.session;
  const result = session?.game.result(session.state);
  try {
    return formatJournal({
      parlor: 'journal',
      table: kept.id,
      header: kept.header,
      entries: storage.entries(kept.id),
      ...(result && { result: resultToKeep(result) }),
    });
  } catch (error) {
    if (error instanceof Unreadable) return unreadable(error);
    throw error;
  }
}

/** What one seat or a watcher saw, and heard of what was taken back. */
export function sightOf(
  story: Story,
  { since }: Pick<StoredTable, 'since'>,
  eyes: Sight['header']['eyes'],
): Sight {
  const { game, header, replayed } = story;
  const steps = [...writeSteps(stepsOf(story, eyes))];
  return {
    parlor: 'sight',
    header: {
      format: SIGHT_FORMAT,
      game: game.id,
      rulesVersion: game.rulesVersion,
      seats: [...replayed.seats],
      options: header.options,
      eyes,
      since,
    },
    steps,
    undone: undoneFor(
      game,
      replayed.session.opening,
      { moves: replayed.moves, taken: replayed.undone },
      eyes,
    ),
  };
}

const say = sayIn(english, 'en-GB');
const UNFIT_IN_A_FILE_NAME = /[<>:"/\\|?*\p{Cc}\p{Cs}]/gu;

/** The game and the day on which it was last played, where the host is. */
function nameOf({ header, playedAt }: StoredTable): string {
  const game = gameOf(header.game);
  const title = game ? say(`${game.id as GameId}.title`) : header.game;
  const day = new Date(playedAt);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${title} ${date}.parlor`.replace(UNFIT_IN_A_FILE_NAME, '_');
}
