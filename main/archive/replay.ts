// Answers a replay: a page of the steps of a kept game as somebody saw it.
import type { JournalHeader } from '../../engine/journal/journal.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { AnyGame } from '../../engine/session/session.ts';
import type { StoredTable } from '../storage/port.ts';
import { gameOf } from '../table/tables.ts';
import { troubled, type Trouble } from '../table/trouble.ts';
import type { ArchiveParts, Asked } from './archive.ts';
import { choicesOf, refusedEyes } from './eyes.ts';
import { findThere } from './finding.ts';
import { recently } from './recently.ts';
import { retellingOf, type Retelling } from './retelling.ts';
import { keptSight, sightFacts, stepsOfSight } from './sights.ts';
import { occupant } from './standing.ts';
import { storyOf, type Story } from './story.ts';

type Steps = Extract<ToClient, { type: 'steps' }>;

export interface Replays {
  /** A page of a replay. */
  stepsFor(message: Asked<'replay'>): Steps | Trouble;
  /** A kept game played again. */
  story(kept: StoredTable): Story | Trouble;
}

/** So many are at hand: whoever looks at one goes to and fro in it, and changes eyes. */
const MOST_STORIES = 4;
const MOST_RETELLINGS = 6;

export function createReplays(parts: ArchiveParts): Replays {
  const stories = recently<Story>(MOST_STORIES);
  const retellings = recently<Retelling>(MOST_RETELLINGS);
  const sights = recently<NonNullable<ReturnType<typeof sightOf>>>(MOST_STORIES);

  const sightOf = (id: string) => {
    const sight = keptSight(parts.storage, id);
    return sight && { ...sight, steps: stepsOfSight(sight) };
  };

  const story = (kept: StoredTable): Story | Trouble => {
    const game = gameOf(kept.header.game);
    if (!game) return troubled('table-of-unknown-game', { game: kept.header.game });
    let failed: Trouble | null = null;
    const made = stories.get(`${kept.id} ${kept.version}`, () => {
      const read = storyOf(game, kept.header, parts.storage.soundEntries(kept.id));
      if (!('code' in read)) return read;
      failed = read;
      return null;
    });
    return made ?? failed ?? troubled('table-not-read');
  };

  const ofSight = (kept: StoredTable, { id, from, count }: Asked<'replay'>): Steps | Trouble => {
    const { id: table, title } = kept;
    const sight = sights.get(table, () => sightOf(table));
    const game = sight && gameOf(sight.header.game);
    if (!sight || !game) return troubled('table-damaged', { entry: 0 });
    const { header, steps, undone } = sight;
    return {
      ...shared(game, header, title),
      id,
      table,
      seats: header.seats.map(occupant),
      eyes: header.eyes,
      choices: [header.eyes],
      isOver: sightFacts(kept.header).status === 'over',
      mayBranch: false,
      total: steps.length,
      from,
      steps: steps.slice(from, from + count),
      undone,
      ends: null,
    };
  };

  return {
    story,
    stepsFor(message) {
      const { id, eyes, from, count } = message;
      const kept = findThere(parts, message.table);
      if ('code' in kept) return kept;
      // Nobody else's eyes are in it.
      if (kept.isSight) return ofSight(kept, message);
      const choices = choicesOf(parts, kept);
      const refused = refusedEyes(kept, choices, eyes);
      if (refused) return refused;
      const read = story(kept);
      if ('code' in read) return read;
      const key = `${kept.id} ${kept.version} ${eyes}`;
      const retelling = retellings.get(key, () => retellingOf(read, eyes)) ?? retellingOf(read, eyes);
      return {
        ...shared(read.game, kept.header, kept.title),
        id,
        table: kept.id,
        seats: read.replayed.seats.map(occupant),
        eyes,
        choices: [...choices],
        isOver: kept.over,
        mayBranch: kept.over && read.ends === null,
        total: retelling.total,
        from,
        steps: retelling.page(from, count),
        undone: retelling.undone,
        ends: read.ends && { ...read.ends },
      };
    },
  };
}

function shared(
  game: AnyGame,
  { options }: Pick<JournalHeader, 'options'>,
  title: string,
): Pick<Steps, 'type' | 'game' | 'title' | 'options'> {
  // A header may leave out what stands as it always does.
  const whole = game.optionSchema.safeParse(options);
  return {
    type: 'steps',
    game: game.id,
    title,
    options: whole.success ? (whole.data as object as Steps['options']) : options,
  };
}
