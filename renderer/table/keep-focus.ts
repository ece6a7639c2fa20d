// Gives the keyboard's focus back to the table when what had it is gone, such as a button that was pressed.
import { useEffect, useRef } from 'preact/hooks';

/**
 * After each change of `moment`, moves the focus from nowhere to the first list of the DOM table,
 * if a key was the last thing used: whoever uses the mouse is left alone.
 */
export function useKeptFocus(moment: unknown): {
  readonly keyUsed: () => void;
  readonly pointerUsed: () => void;
} {
  const usesKeys = useRef(false);
  useEffect(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (!usesKeys.current || !isNowhere) return;
    document.querySelector<HTMLElement>('#dom-table button[tabindex="0"]')?.focus();
  }, [moment]);
  return {
    keyUsed: () => {
      usesKeys.current = true;
    },
    pointerUsed: () => {
      usesKeys.current = false;
    },
  };
}
