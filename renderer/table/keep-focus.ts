// Gives the keyboard's focus back to the table when what had it is gone, such as a button that was pressed.
import { useEffect, useMemo } from 'preact/hooks';

/** The focus of a page, as far as it is kept here. */
export interface Focus {
  isNowhere(): boolean;
  /** Moves it to a list of the DOM table, or to the first one; false when there is no such list. */
  give(list: string | null): boolean;
  /** Does something once the browser is through with what it is doing. */
  later(task: () => void): void;
}

export interface FocusKeeper {
  readonly keyUsed: () => void;
  readonly pointerUsed: () => void;
  /** The focus came to something in a list, or (null) to something else. */
  readonly came: (list: string | null) => void;
  /** The table is drawn anew. */
  readonly changed: () => void;
}

/** Keeps a page's focus if a key was the last thing used: whoever uses the mouse is left alone. */
export function keeperOf(focus: Focus): FocusKeeper {
  let usesKeys = false;
  let list: string | null = null;
  const isLost = (): boolean => usesKeys && focus.isNowhere();
  return {
    keyUsed: () => {
      usesKeys = true;
    },
    pointerUsed: () => {
      usesKeys = false;
    },
    came: (to) => {
      list = to;
    },
    changed: () => {
      if (!isLost()) return;
      // Between leaving one button and coming to the next the focus is nowhere, too, and the page may be drawn just
      // then: only what is lost afterwards is lost.
      focus.later(() => {
        if (!isLost()) return;
        if (list === null || !focus.give(list)) focus.give(null);
      });
    },
  };
}

/**
 * After each change of `moment`, moves the focus from nowhere to the list it was in, or to the first list of the DOM
 * table when it was in none or that one is gone.
 */
export function useKeptFocus(moment: unknown): Pick<FocusKeeper, 'keyUsed' | 'pointerUsed'> {
  const keeper = useMemo(() => keeperOf(focusOfPage), []);
  useEffect(() => {
    const came = ({ target }: FocusEvent): void => {
      const list = target instanceof Element ? target.closest<HTMLElement>('[data-group]') : null;
      keeper.came(list?.dataset['group'] ?? null);
    };
    document.addEventListener('focusin', came);
    return () => document.removeEventListener('focusin', came);
  }, [keeper]);
  useEffect(() => keeper.changed(), [keeper, moment]);
  return keeper;
}

const focusOfPage: Focus = {
  isNowhere: () => document.activeElement === null || document.activeElement === document.body,
  give(list) {
    const within = list === null ? '' : `[data-group="${CSS.escape(list)}"] `;
    const button = document.querySelector<HTMLElement>(`#dom-table ${within}button[tabindex="0"]`);
    button?.focus();
    return button !== null;
  },
  later: (task) => void window.setTimeout(task),
};
