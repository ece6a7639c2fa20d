// Asks the host for a part of the archive, again whenever it may have changed.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Asking } from '../client/asking.ts';
import { NotAnswered } from '../client/asking.ts';
import { EMPTY_SHELF, firstOf, moreOf, type Shelf, type Wish, withAnswer } from './shelf.ts';

/** How long nobody has typed before it is looked for, in ms. */
const TYPED_MS = 200;

interface ShownShelf {
  readonly shelf: Shelf;
  readonly more: () => void;
}

/**
 * @param isHeard whether the host can be asked
 * @param changes another value whenever the archive may have changed
 */
export function useShelf(
  host: Pick<Asking, 'ask'>,
  wish: Wish,
  isHeard: boolean,
  changes: unknown,
): ShownShelf {
  const [shelf, setShelf] = useState(EMPTY_SHELF);
  const now = useRef({ shelf, wish });
  now.current = { shelf, wish };
  /** Only the last question counts. */
  const asked = useRef(0);
  const { which, game, find } = wish;

  const ask = useCallback(
    async (question: ReturnType<typeof firstOf>) => {
      asked.current += 1;
      const mine = asked.current;
      setShelf((before) => ({ ...before, isAsking: true }));
      const answered = (change: (before: Shelf) => Shelf): void => {
        if (mine === asked.current) setShelf(change);
      };
      try {
        const answer = await host.ask(question, 'shelf');
        answered((before) => withAnswer(before, question.from, answer));
      } catch (problem) {
        const trouble = problem instanceof NotAnswered ? problem.trouble : null;
        answered((before) => ({ ...before, isAsking: false, trouble: trouble ?? 'lost' }));
      }
    },
    [host],
  );

  // Of another part, nothing of this one is left in sight.
  useEffect(() => setShelf(EMPTY_SHELF), [which, game]);
  const lastFind = useRef(find);
  useEffect(() => {
    if (!isHeard) return undefined;
    const isTyped = lastFind.current !== find;
    lastFind.current = find;
    const begin = (): void => {
      const { shelf: shown, wish: wanted } = now.current;
      void ask(firstOf(wanted, isTyped ? EMPTY_SHELF : shown));
    };
    const timer = window.setTimeout(begin, isTyped ? TYPED_MS : 0);
    return () => window.clearTimeout(timer);
  }, [ask, which, game, find, isHeard, changes]);

  return {
    shelf,
    more: () => {
      const question = shelf.isAsking ? null : moreOf(wish, shelf);
      if (question) void ask(question);
    },
  };
}
