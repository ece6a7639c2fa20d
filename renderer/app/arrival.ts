// Gives the focus to the heading of a screen when what had it was on the screen before.
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Call with what names the screen; nothing happens on the first one, nor where something has the focus already. */
export function useArrival(screen: string): void {
  const last = useRef(screen);
  useLayoutEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    const active = document.activeElement;
    if (active !== null && active !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    // A curtain has a focus of its own.
    if (!heading || document.querySelector('.curtain')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [screen]);
}
