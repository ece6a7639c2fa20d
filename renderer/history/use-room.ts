// How much room an element has, for pictures that are drawn to it: text in them keeps its size.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';

export interface Room {
  /** In pixels of the page; 0 before it is known. */
  readonly width: number;
  /** The size of the page's text, in pixels. */
  readonly rem: number;
}

export function useRoom<T extends HTMLElement>(): [RefObject<T | null>, Room] {
  const element = useRef<T>(null);
  const [room, setRoom] = useState<Room>({ width: 0, rem: 16 });
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return undefined;
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const width = measured.clientWidth;
      setRoom((before) => (before.width === width && before.rem === rem ? before : { width, rem }));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(measured);
    return () => watch.disconnect();
  }, []);
  return [element, room];
}
