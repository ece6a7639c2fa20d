// Keeps the end of a list in sight while it grows, unless somebody has gone back in it.
import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useRef } from 'preact/hooks';

/** So near to its end, in px, a list goes on showing the newest line. */
const NEAR = 40;

/** A list as it is scrolled and sized, in px. */
export type Scrolled = Pick<HTMLElement, 'scrollHeight' | 'scrollTop' | 'clientHeight' | 'clientWidth'>;

/** How large the window makes a list. */
export type Size = Pick<Scrolled, 'clientHeight' | 'clientWidth'>;

/**
 * Whether a list that has been scrolled goes on following its end. What moves because the list has another size than `before`
 * (null: not known) moves by itself; only somebody who scrolls goes back in it.
 */
export function followsEnd(followed: boolean, before: Size | null, now: Scrolled): boolean {
  if (now.scrollHeight - now.scrollTop - now.clientHeight < NEAR) return true;
  const isResized =
    before !== null && (before.clientHeight !== now.clientHeight || before.clientWidth !== now.clientWidth);
  return followed && isResized;
}

/**
 * The list, and what is to be called whenever it has been scrolled.
 * @param length how much is in it
 * @param leaps much may come or go at once
 */
export function useFollowedEnd(
  length: number,
  leaps: boolean,
): [RefObject<HTMLDivElement | null>, (event: { readonly currentTarget: HTMLDivElement }) => void] {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const size = useRef<Size | null>(null);
  /** After a leap, or in another size, what comes in sight is measured only then, and the end is further than it seemed. */
  const landing = useRef(0);
  const land = useCallback((element: HTMLElement): void => {
    element.scrollTop = element.scrollHeight;
    cancelAnimationFrame(landing.current);
    landing.current = requestAnimationFrame(() => {
      element.scrollTop = element.scrollHeight;
      landing.current = requestAnimationFrame(() => {
        element.scrollTop = element.scrollHeight;
        landing.current = 0;
      });
    });
  }, []);
  const isEmpty = length === 0;
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    // Where something else is folded out beside it, it is less high than before.
    const watch = new ResizeObserver(() => {
      size.current = { clientHeight: element.clientHeight, clientWidth: element.clientWidth };
      if (isAtEnd.current) land(element);
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      cancelAnimationFrame(landing.current);
      landing.current = 0;
    };
  }, [isEmpty, land]);
  useLayoutEffect(() => {
    const element = list.current;
    // Whoever has gone back in it reads on undisturbed.
    if (!element || !isAtEnd.current) return;
    if (leaps) land(element);
    else element.scrollTop = element.scrollHeight;
  }, [length, leaps, land]);
  const scrolled = useCallback(({ currentTarget }: { readonly currentTarget: HTMLDivElement }): void => {
    if (landing.current === 0) isAtEnd.current = followsEnd(isAtEnd.current, size.current, currentTarget);
  }, []);
  return [list, scrolled];
}
