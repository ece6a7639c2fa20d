// Asks the host what finished games say together, again whenever that may have changed.
import { useEffect, useState } from 'preact/hooks';
import type { HistoryFilter, Statistics } from '../../engine/history/statistics.ts';
import { type Asking, NotAnswered } from '../client/asking.ts';
import type { TroubleHere } from '../store/state.ts';

/** While games of an older program are still being counted, it is asked again after so many ms. */
const AGAIN_MS = 1000;

export interface Counted {
  /** Null before the first answer. */
  readonly statistics: Statistics | null;
  /** The filter that they are of. */
  readonly filter: HistoryFilter | null;
  readonly unread: number;
  /** Why the last question had no answer; `lost`: the host cannot be heard. */
  readonly trouble: TroubleHere | 'lost' | null;
}

const NOTHING: Counted = { statistics: null, filter: null, unread: 0, trouble: null };

/**
 * @param isHeard whether the host can be asked
 * @param changes another value whenever it shall be asked anew
 */
export function useStatistics(
  host: Pick<Asking, 'ask'>,
  { game, name }: HistoryFilter,
  isHeard: boolean,
  changes: number,
): Counted {
  const [counted, setCounted] = useState(NOTHING);
  useEffect(() => {
    if (!isHeard) return undefined;
    let isWanted = true;
    let timer: number | undefined;
    const ask = async (): Promise<void> => {
      try {
        const { statistics, unread } = await host.ask({ type: 'statistics', game, name }, 'statistics');
        if (!isWanted) return;
        setCounted({ statistics, filter: { game, name }, unread, trouble: null });
        if (unread > 0) timer = window.setTimeout(() => void ask(), AGAIN_MS);
      } catch (problem) {
        const trouble = problem instanceof NotAnswered ? (problem.trouble ?? 'lost') : 'lost';
        // What was counted before stays in sight.
        if (isWanted) setCounted((before) => ({ ...before, trouble }));
      }
    };
    void ask();
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
  }, [host, game, name, isHeard, changes]);
  return counted;
}
