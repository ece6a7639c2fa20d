// Tabs over a panel: one place in the Tab order, arrows go from one to the next.
import { useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { rove, SIDEWAYS } from './rove.ts';

export interface Tab<Key> {
  readonly key: Key;
  readonly words: ComponentChildren;
}

interface TabsProps<Key> {
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly chosen: Key;
  readonly onChoose: (key: Key) => void;
  /** What the chosen tab shows. */
  readonly children: ComponentChildren;
}

export function Tabs<Key extends string | number>(props: TabsProps<Key>) {
  const { id, label, tabs, chosen, onChoose, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ key }) => key === chosen);

  const pressed = (event: KeyboardEvent): void => {
    const to = rove(event.key, at, tabs.length, SIDEWAYS);
    const tab = to === null ? undefined : tabs[to];
    if (to === null || !tab) return;
    event.preventDefault();
    onChoose(tab.key);
    list.current?.querySelectorAll('button')[to]?.focus();
  };

  return (
    <>
      <div ref={list} class="tabs" role="tablist" aria-label={label} onKeyDown={pressed}>
        {tabs.map(({ key, words }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-selected={index === at}
            aria-controls={`${id}-panel`}
            tabIndex={index === at ? 0 : -1}
            autofocus={index === 0}
            onClick={() => onChoose(key)}
          >
            {words}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${chosen}`}>
        {children}
      </div>
    </>
  );
}
