// Games that were played once, however many tables tell of them: a copy of a finished game is no second one.
import type { GameRecord } from '../../engine/history/record.ts';

/** The records without those that say of another table what an earlier one says. */
export function distinct(records: readonly GameRecord[]): GameRecord[] {
  const known = new Set<string>();
  return records.filter((record) => {
    const said = JSON.stringify({ ...record, table: '' });
    if (known.has(said)) return false;
    known.add(said);
    return true;
  });
}
