// Good news of a file goes by itself where it would lie over a table; the game stands among all games in any case.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Place } from '../store/state.ts';
import type { Imported } from './importing.ts';

/** How long it is there to be read, in milliseconds. */
const PASSES_MS = 10_000;

/** Whether what became of a file goes by itself on a screen. What went wrong waits to be read. */
export function passes(place: Place['at'], state: Imported): boolean {
  return state.is === 'kept' && (place === 'table' || place === 'replay');
}

/** Calls `gone` after a while, from when nobody points at it or has the focus in it; the answer goes to its element. */
export function usePassing(isPassing: boolean, gone: () => void) {
  const [isPointedAt, pointAt] = useState(false);
  const [hasFocus, giveFocus] = useState(false);
  const latest = useRef(gone);
  latest.current = gone;
  const isGoing = isPassing && !isPointedAt && !hasFocus;
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = window.setTimeout(() => latest.current(), PASSES_MS);
    return () => window.clearTimeout(timer);
  }, [isGoing]);
  return {
    onPointerEnter: () => pointAt(true),
    onPointerLeave: () => pointAt(false),
    onFocusIn: () => giveFocus(true),
    onFocusOut: () => giveFocus(false),
  };
}
