// The people of finished games: who sat there, however their names were written.
import { asCompared } from '../protocol/fields.ts';
import type { GameRecord } from './record.ts';
import type { HistoryFilter } from './statistics.ts';

/** A person in a game. Two seats of the same name, after names were merged, are one person, who did as well as the better. */
export interface PersonThere {
  /** The name as names are compared. */
  readonly key: string;
  readonly name: string;
  readonly score: number;
  readonly won: boolean;
}

/** Compares names, and remembers how: most come again and again. */
export type KeyOf = (name: string) => string;

export function keysOfNames(): KeyOf {
  const known = new Map<string, string>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const key = asCompared(name);
    known.set(key, key);
    known.set(name, key);
    return key;
  };
}

/** People with names, in the order of their seats. */
export function peopleIn(record: GameRecord, keyOf: KeyOf): PersonThere[] {
  const people: PersonThere[] = [];
  for (const { kind, name, score, won } of record.players) {
    const key = kind === 'person' ? keyOf(name) : '';
    if (key === '') continue;
    const at = people.findIndex((other) => other.key === key);
    const before = people[at];
    if (!before) people.push({ key, name, score, won });
    else people[at] = { ...before, score: Math.max(before.score, score), won: before.won || won };
  }
  return people;
}

/** Those that a filter lets through, in their order. */
export function filtered(
  records: readonly GameRecord[],
  { game, name }: HistoryFilter,
  keyOf: KeyOf = keysOfNames(),
): GameRecord[] {
  const key = name === null ? null : keyOf(name);
  return records.filter(
    (record) =>
      (game === null || record.game === game) &&
      (key === null ||
        record.players.some((player) => player.kind === 'person' && keyOf(player.name) === key)),
  );
}
