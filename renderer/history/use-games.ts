// Asks the host for finished games, the newest first, some at a time.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameRecord } from '../../engine/history/record.ts';
import type { HistoryFilter } from '../../engine/history/statistics.ts';
import type { Asking } from '../client/asking.ts';

/** So many at once. */
const SOME = 20;

interface FinishedGames {
  readonly records: readonly GameRecord[];
  /** How many there are; null before that is known. */
  readonly total: number | null;
  /** Asks for those that follow. */
  readonly more: () => void;
}

/** As `useStatistics` asks; what cannot be had is left out, for the numbers above tell of it already. */
export function useGames(
  host: Pick<Asking, 'ask'>,
  { game, name }: HistoryFilter,
  isHeard: boolean,
  changes: number,
): FinishedGames {
  const [{ records, total }, setGames] = useState<Omit<FinishedGames, 'more'>>({ records: [], total: null });
  /** Only the last question counts. */
  const asked = useRef(0);

  const ask = async (from: number): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    try {
      const answer = await host.ask({ type: 'history', game, name, from, count: SOME }, 'history');
      if (mine !== asked.current) return;
      setGames((before) => ({
        records: [...before.records.slice(0, from), ...answer.records],
        total: answer.total,
      }));
    } catch {
      // Asked again by whoever presses again, and after a cut.
    }
  };

  useEffect(() => {
    if (isHeard) void ask(0);
    return () => {
      asked.current += 1;
    };
  }, [host, game, name, isHeard, changes]);

  return { records, total, more: () => void ask(records.length) };
}
