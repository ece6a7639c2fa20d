// Keys that mean something wherever the focus is at the table: also for whoever uses the mouse, when it is nowhere.
import { useEffect, useRef } from 'preact/hooks';

/** Hears every key that nothing else has used, such as a sheet or a menu, and where the focus is; true uses it up. */
export function useTableKeys(pressed: (key: string, target: Element | null) => boolean): void {
  const latest = useRef(pressed);
  latest.current = pressed;
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      if (isForTable(event) && latest.current(event.key, target)) event.preventDefault();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}

function isForTable(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return document.querySelector('dialog[open], :popover-open') === null;
}
