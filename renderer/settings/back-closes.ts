// The browser's "back" closes what lies over a page, as it does on phones, and does not leave the program.
import { useEffect, useRef } from 'preact/hooks';

/** What of a window this is about. */
type Page = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>;

/** What the history notes of a place to go back from with nothing but a sheet closed. */
const OVER = { isWithin: true, isOver: true };

/**
 * Gives the history one more place to go back from, and calls `onClose` when somebody does. Call the answer when it is closed
 * otherwise: the place stays for the next time, since to go back by oneself could leave a screen that came meanwhile.
 */
export function backCloses(page: Page, onClose: () => void): () => void {
  const state: unknown = page.history.state;
  const hasPlace = typeof state === 'object' && state !== null && 'isOver' in state;
  if (!hasPlace) page.history.pushState(OVER, '');
  page.addEventListener('popstate', onClose);
  return () => page.removeEventListener('popstate', onClose);
}

/** As long as the caller is drawn, the browser's "back" closes it. */
export function useBackCloses(onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => backCloses(window, () => latest.current()), []);
}
