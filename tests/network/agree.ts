// For tests: what does not agree between the journal of a table and what its devices were shown and told.
import { canonical } from '../../engine/core/canonical.ts';
import type { AnyHappening } from '../../engine/core/game.ts';
import { games, isGameId } from '../../engine/games/registry.ts';
import type { JournalEntry } from '../../engine/journal/journal.ts';
import { replayJournal } from '../../engine/journal/replay.ts';
import { eventsOf, viewOf, type AnyGame } from '../../engine/session/session.ts';
import type { Kept } from '../../main/killed.testing.ts';
import type { Device, Record } from './device.ts';

type MoveEntry = Extract<JournalEntry, { kind: 'move' }>;

/** One sentence for everything that does not agree; none when all does. */
export function disagreements({ header, entries }: Kept, devices: readonly Device[]): string[] {
  if (!isGameId(header.game)) return [`There is no game ${header.game}.`];
  const game = games[header.game] as AnyGame;
  const replayed = replayJournal(game, { parlor: 'journal', header, entries: [...entries] }, 'xstate');
  if (replayed.problem) return [replayed.problem.sentence];
  const { session, moves } = replayed;
  const happenings: AnyHappening[] = [...session.opening, ...moves.flatMap((move) => [...move.happenings])];
  const entriesOf = Map.groupBy(
    entries.filter((entry): entry is MoveEntry => entry.kind === 'move'),
    ({ seat, id }) => `${seat} ${id}`,
  );
  const wrong: string[] = [];
  for (const [key, same] of entriesOf) {
    if (same.length > 1) wrong.push(`The move ${key} is in the journal ${same.length} times.`);
  }
  for (const device of devices) {
    const say = (sentence: string): void => void wrong.push(`${device.name}: ${sentence}`);
    const { table } = device.state;
    if (!table) {
      say('sees no table.');
      continue;
    }
    const { version, view } = table.latest;
    const { viewer } = view;
    if (viewer !== (device.seat ?? 'watcher')) say(`has the eyes of ${viewer}.`);
    if (version !== entries.length) say(`is at version ${version}, the journal at ${entries.length}.`);
    if (canonical(view) !== canonical(viewOf(session, viewer)))
      say('has another view than the journal gives.');
    const told = [...table.log, ...table.waiting.flatMap(({ events }) => events)];
    const happened = eventsOf(session, happenings, viewer);
    const at = Array.from({ length: Math.max(told.length, happened.length) }, (_, index) => index).find(
      (index) => canonical(told[index] ?? null) !== canonical(happened[index] ?? null),
    );
    if (at !== undefined) {
      say(
        `was told ${canonical(told[at] ?? null)} as event ${at}, which was ${canonical(happened[at] ?? null)}.`,
      );
    }
    for (const sentence of wrongMoves(device.record, device.seat, entriesOf)) say(sentence);
    if (device.record.highest > entries.length) {
      say(`was told of version ${device.record.highest}, the journal ends at ${entries.length}.`);
    }
  }
  return wrong;
}

function wrongMoves(
  { made, sent, accepted, refused, abandoned }: Record,
  seat: number | null,
  entriesOf: ReadonlyMap<string, readonly MoveEntry[]>,
): string[] {
  const wrong: string[] = [];
  const own = [...entriesOf].filter(([key]) => key.startsWith(`${seat} `)).flatMap(([, entries]) => entries);
  for (const { id, n } of own) {
    if (!made.has(id) && !id.startsWith('bot-')) wrong.push(`never made the move ${id} of entry ${n}.`);
  }
  for (const id of sent.keys()) if (!made.has(id)) wrong.push(`has sent a move ${id} that nobody made.`);
  for (const [id, move] of made) {
    const [entry] = entriesOf.get(`${seat} ${id}`) ?? [];
    const versions = [...(accepted.get(id) ?? [])];
    if (!entry) {
      // Nothing may be missing but a move that its person was told did not count, or is asked for again.
      const isKnown = refused.has(id) || abandoned.has(id);
      if (!isKnown || versions.length > 0) wrong.push(`made the move ${id}, which is not in the journal.`);
      continue;
    }
    if (refused.has(id)) wrong.push(`was told that the move of entry ${entry.n} did not count.`);
    if (canonical(entry.move) !== canonical(move))
      wrong.push(`made another move than entry ${entry.n} says.`);
    if (versions.some((version) => version !== entry.n)) {
      wrong.push(`was told of version ${versions.join(' and ')} for the move of entry ${entry.n}.`);
    }
  }
  return wrong;
}
