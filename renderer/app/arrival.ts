// Gives the focus to the heading of a screen when what had it was on the screen before; its ring is for whoever uses keys.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Call with what names the screen; nothing happens on the first one, nor where something has the focus already. */
export function useArrival(screen: string): void {
  const last = useRef(screen);
  const usesKeys = useRef(false);
  useEffect(() => {
    const keyUsed = (): void => {
      usesKeys.current = true;
      // Whoever takes to the keys sees where they begin.
      delete document.querySelector<HTMLElement>('main h1')?.dataset['quiet'];
    };
    const pointerUsed = (): void => {
      usesKeys.current = false;
    };
    document.addEventListener('keydown', keyUsed, true);
    document.addEventListener('pointerdown', pointerUsed, true);
    return () => {
      document.removeEventListener('keydown', keyUsed, true);
      document.removeEventListener('pointerdown', pointerUsed, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    const active = document.activeElement;
    if (active !== null && active !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    // A curtain has a focus of its own.
    if (!heading || document.querySelector('.curtain')) return;
    heading.tabIndex = -1;
    // The browser would draw it, as it does for every focus that no press has led to.
    if (!usesKeys.current) heading.dataset['quiet'] = '';
    heading.focus({ preventScroll: true });
  }, [screen]);
}
