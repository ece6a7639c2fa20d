// What a press takes away takes the keyboard's focus along: it goes to the heading of the part in which it was.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** @param panels what is drawn anew; the focus is kept on the whole screen or sheet around it */
export function useFocusBack(panels: RefObject<HTMLElement | null>): void {
  const last = useRef<{ readonly element: Element; readonly part: Element | null } | null>(null);
  useEffect(() => {
    const screen = screenOf(panels.current);
    const came = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last.current = { element: target, part: target.closest('section') };
    };
    screen?.addEventListener('focusin', came);
    return () => screen?.removeEventListener('focusin', came);
  }, [panels]);
  // After every change, whatever it was.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (!last.current || last.current.element.isConnected || (activeElement && activeElement !== body))
      return;
    const places = [last.current.part, screenOf(panels.current)];
    const headings = places.flatMap((place) => [...(place?.querySelectorAll<HTMLElement>('h3') ?? [])]);
    headings.find((heading) => heading.isConnected && heading.checkVisibility())?.focus();
  });
}

function screenOf(panels: HTMLElement | null): HTMLElement | null {
  return panels?.closest<HTMLElement>('dialog, main') ?? null;
}
