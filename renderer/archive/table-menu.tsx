// What else can be done with a kept game, behind one quiet button.
import { useRef } from 'preact/hooks';
import type { Say } from '../../engine/language/say.ts';
import { Icon } from '../table/icons.tsx';

export interface MenuEntry {
  readonly act: string;
  readonly words: string;
  readonly onPress: () => void;
}

interface TableMenuProps {
  readonly say: Say;
  readonly table: string;
  /** What names the game, for whoever hears the button alone. */
  readonly what: string;
  readonly entries: readonly MenuEntry[];
}

/** Between the menu and the edges of the window, in px. */
const EDGE = 8;

export function TableMenu({ say, table, what, entries }: TableMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = `menu-${table}`;

  /** Below the button, above it where there is no room, and never beyond the window. */
  const put = (): void => {
    const [from, list] = [button.current?.getBoundingClientRect(), menu.current];
    if (!from || !list) return;
    const { offsetWidth: width, offsetHeight: height } = list;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = from.bottom + height + EDGE <= clientHeight;
    const top = below ? from.bottom : Math.max(EDGE, from.top - height);
    const left = Math.min(Math.max(EDGE, from.right - width), clientWidth - width - EDGE);
    list.style.inset = `${top}px auto auto ${left}px`;
  };

  /** Up and down go through the entries; Tab does as well. */
  const pressed = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const buttons = [...(menu.current?.querySelectorAll('button') ?? [])];
    if (step === undefined || buttons.length === 0) return;
    event.preventDefault();
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        class="table-more"
        popovertarget={id}
        aria-label={say('archive.act.of', { act: say('archive.act.more'), what })}
        title={say('archive.act.more')}
      >
        <Icon name="more" />
      </button>
      <div
        ref={menu}
        id={id}
        class="table-menu"
        popover="auto"
        onToggle={(event) => {
          if (event.newState !== 'open') return;
          put();
          menu.current?.querySelector('button')?.focus();
        }}
        onKeyDown={pressed}
      >
        {entries.map(({ act, words, onPress }) => (
          <button
            key={act}
            type="button"
            data-act={act}
            onClick={() => {
              // First, so that what opens next gives the focus back to the button.
              menu.current?.hidePopover();
              onPress();
            }}
          >
            {words}
          </button>
        ))}
      </div>
    </>
  );
}
