// A list of buttons with one place in the Tab order: arrows, Home and End move inside it.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Group, Item } from '../games/screen.ts';
import type { Target } from '../stage/contract.ts';
import { ARROWS, rove } from './rove.ts';

export interface RovingListProps {
  readonly group: Group;
  readonly onPoint: (target: Target) => void;
  /** True when the key is used up and must not move the focus. */
  readonly onKey: (target: Target, key: string) => boolean;
  readonly onFocus: (target: Target | null) => void;
}

export function RovingList({ group, onPoint, onKey, onFocus }: RovingListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState<Target | null>(null);
  const hasFocus = useRef(false);
  const lastIndex = useRef(0);
  const { items } = group;
  const found = items.findIndex(({ target }) => target === current);
  const index = found >= 0 ? found : Math.min(lastIndex.current, items.length - 1);

  const focusOn = (at: number): void => {
    const item = items[at];
    if (!item) return;
    setCurrent(item.target);
    list.current?.querySelectorAll('button')[at]?.focus();
  };

  useLayoutEffect(() => {
    lastIndex.current = index;
    const active = document.activeElement;
    if (!hasFocus.current || list.current?.contains(active)) return;
    // A card that left the row took the focus with it; its neighbour gets it, unless the focus has gone on by itself.
    if (active === null || active === document.body) focusOn(index);
    else hasFocus.current = false;
  });

  const pressed = (event: KeyboardEvent, item: Item, at: number): void => {
    if (onKey(item.target, event.key)) {
      event.preventDefault();
      return;
    }
    const to = rove(event.key, at, items.length, ARROWS);
    if (to === null) return;
    event.preventDefault();
    focusOn(to);
  };

  return (
    <div role="group" aria-labelledby={`group-${group.id}`}>
      <h3 id={`group-${group.id}`}>{group.label}</h3>
      <ul
        ref={list}
        data-group={group.id}
        onFocusOut={(event) => {
          // Nowhere to go means that the button vanished or the window lost the focus: the list keeps it in mind.
          if (event.relatedTarget === null) return;
          hasFocus.current = false;
          onFocus(null);
        }}
      >
        {items.map((item, at) => (
          <li key={item.target}>
            <button
              type="button"
              data-target={item.target}
              tabIndex={at === index ? 0 : -1}
              aria-disabled={item.whyNot !== null || !item.isChoice}
              aria-pressed={item.isSelected ? true : undefined}
              aria-describedby={item.whyNot === null ? undefined : `why-${item.target}`}
              onFocus={() => {
                hasFocus.current = true;
                setCurrent(item.target);
                onFocus(item.target);
              }}
              onClick={() => onPoint(item.target)}
              onKeyDown={(event) => pressed(event, item, at)}
            >
              {item.words}
            </button>
            {item.whyNot !== null && (
              <span id={`why-${item.target}`} hidden>
                {item.whyNot}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
