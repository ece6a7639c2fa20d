// What was renamed, or was not after all, has the focus again: at its button, from which that was begun.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Acts } from './use-acts.ts';

/** @param place where the button is drawn anew when the form is gone */
export function useFocusBack(place: RefObject<HTMLElement | null>, open: Acts['open']): void {
  const before = useRef(open);
  useLayoutEffect(() => {
    if (before.current === 'rename' && open !== 'rename')
      place.current?.querySelector<HTMLElement>('.table-more')?.focus();
    before.current = open;
  }, [place, open]);
}
