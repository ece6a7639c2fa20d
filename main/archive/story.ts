// A kept game played again as far as it fits this program. Nothing that is kept is touched.
import type { JournalEntry, JournalHeader } from '../../engine/journal/journal.ts';
import { replayJournal, type Replayed } from '../../engine/journal/replay.ts';
import type { AnyGame } from '../../engine/session/session.ts';
import { troubled, type Trouble } from '../table/trouble.ts';
import type { SoundEntries } from '../storage/port.ts';

export interface Story {
  readonly game: AnyGame;
  readonly header: JournalHeader;
  /** Those that fit. */
  readonly entries: readonly JournalEntry[];
  readonly replayed: Replayed;
  /** Why it is followed no further; null where it is whole. */
  readonly ends: Trouble | null;
}

/** Plays it again; a trouble where not even its beginning fits. */
export function storyOf(
  game: AnyGame,
  kept: JournalHeader,
  { entries, unreadable }: SoundEntries,
): Story | Trouble {
  const isOfOtherRules = kept.rulesVersion !== game.rulesVersion;
  // Other rules may agree on all that was played; where they do not, it shows.
  const header = { ...kept, rulesVersion: game.rulesVersion };
  const whyAt = (entry: number): Trouble =>
    isOfOtherRules
      ? troubled('table-of-other-rules', { played: kept.rulesVersion, known: game.rulesVersion })
      : troubled('table-damaged', { entry });
  let ends = unreadable === null ? null : whyAt(unreadable);
  let fitting = entries;
  for (;;) {
    const replayed = playedAgain(game, header, fitting, isOfOtherRules);
    if (replayed === null) return whyAt(0);
    if (replayed.problem === null) return { game, header: kept, entries: fitting, replayed, ends };
    const { at } = replayed.problem;
    ends = whyAt(at);
    if (at === 0) return ends;
    fitting = fitting.slice(0, at - 1);
  }
}

function playedAgain(
  game: AnyGame,
  header: JournalHeader,
  entries: readonly JournalEntry[],
  mayStumble: boolean,
): ReturnType<typeof replayJournal> | null {
  try {
    return replayJournal(game, { parlor: 'journal', header, entries: [...entries] }, 'compiled');
  } catch (error) {
    // Moves of other rules may lead where these rules never come.
    if (mayStumble) return null;
    throw error;
  }
}
