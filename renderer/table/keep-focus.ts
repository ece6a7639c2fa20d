// Keeps the keyboard's focus where something can be done: back from nowhere, and on to the list that holds what is asked.
import { useEffect, useMemo } from 'preact/hooks';

/** The focus of a page, as far as it is kept here. */
export interface Focus {
  isNowhere(): boolean;
  /** Whether it is where the page put it when it was opened, or nowhere, and nothing lies over the page. */
  isAtStart(): boolean;
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
  /** Something is asked, and this list holds it; null when nothing is asked any more. */
  readonly asked: (list: string | null) => void;
  /** Tab was pressed before anything else; true when it has led to what is asked. */
  readonly tabbed: () => boolean;
}

/** Keeps a page's focus if a key was the last thing used: whoever uses the mouse is left alone. */
export function keeperOf(focus: Focus): FocusKeeper {
  let usesKeys = false;
  let list: string | null = null;
  /** Where it lay when the last question was answered, or was put since: whoever has gone elsewhere stays there. */
  let left: string | null = null;
  let asked: string | null = null;
  let hasMoved = false;
  const isLost = (): boolean => usesKeys && focus.isNowhere();
  const give = (to: string | null): void => {
    if (to === null || !focus.give(to)) focus.give(null);
    left = list;
  };
  return {
    keyUsed: () => {
      usesKeys = true;
    },
    pointerUsed: () => {
      usesKeys = false;
    },
    came: (to) => {
      list = to;
      hasMoved = hasMoved || to !== null || !focus.isAtStart();
    },
    changed: () => {
      if (!isLost()) return;
      // Between leaving one button and coming to the next the focus is nowhere, too, and the page may be drawn just
      // then: only what is lost afterwards is lost.
      focus.later(() => {
        if (isLost()) give(list);
      });
    },
    asked: (to) => {
      asked = to;
      if (to === null) {
        left = list;
        return;
      }
      focus.later(() => {
        const isLeft = list !== null && list === left && list !== to;
        if (usesKeys && asked === to && (isLeft || focus.isNowhere())) give(to);
      });
    },
    tabbed: () => {
      if (asked === null || hasMoved || !focus.isAtStart()) return false;
      return focus.give(asked);
    },
  };
}

/**
 * After each change of `moment`, moves the focus from nowhere to the list it was in, or to the first list of the DOM
 * table when it was in none or that one is gone. When something is `asked`, whoever has not gone elsewhere since the last
 * answer is led to the list that holds it, and so is the first Tab of all.
 * @param asked the id of the question that is open, and its list; null when none is
 */
export function useKeptFocus(
  moment: unknown,
  asked: { readonly id: string; readonly list: string } | null,
): Pick<FocusKeeper, 'keyUsed' | 'pointerUsed'> {
  const keeper = useMemo(() => keeperOf(focusOfPage), []);
  useEffect(() => {
    const came = ({ target }: FocusEvent): void => {
      const list = target instanceof Element ? target.closest<HTMLElement>('[data-group]') : null;
      keeper.came(list?.dataset['group'] ?? null);
    };
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Tab' && !event.shiftKey && keeper.tabbed()) event.preventDefault();
    };
    document.addEventListener('focusin', came);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('focusin', came);
      document.removeEventListener('keydown', pressed);
    };
  }, [keeper]);
  useEffect(() => keeper.changed(), [keeper, moment]);
  useEffect(() => keeper.asked(asked?.list ?? null), [keeper, asked?.id, asked?.list]);
  return keeper;
}

const focusOfPage: Focus = {
  isNowhere: () => document.activeElement === null || document.activeElement === document.body,
  isAtStart: () =>
    (focusOfPage.isNowhere() || document.activeElement?.matches('main h1') === true) &&
    document.querySelector('dialog[open], :popover-open') === null,
  give(list) {
    const within = list === null ? '' : `[data-group="${CSS.escape(list)}"] `;
    const button = document.querySelector<HTMLElement>(`#dom-table ${within}button[tabindex="0"]`);
    button?.focus();
    return button !== null;
  },
  later: (task) => void window.setTimeout(task),
};
