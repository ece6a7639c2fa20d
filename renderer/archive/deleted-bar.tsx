// What was just deleted, for a while, so that it can be brought back at once.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { troubleSentence } from '../../engine/language/troubles.ts';
import type { Tools } from '../app/context.ts';
import { useStore } from '../app/use-store.ts';
import { NotAnswered } from '../client/asking.ts';

/** How long it is offered while nobody looks at it, in ms. */
const OFFERED_MS = 15_000;

export function DeletedBar({ tools, place }: { tools: Tools; place: string }) {
  const { say, archive } = tools;
  const { deleted } = useStore(archive.done);
  const [problem, setProblem] = useState<string | null>(null);
  const [isHeld, setHeld] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const [last] = deleted;

  // Elsewhere nobody remembers what it was about.
  const at = useRef(place);
  useEffect(() => {
    if (at.current !== place) archive.settle();
    at.current = place;
  }, [archive, place]);

  useEffect(() => {
    if (!last || isHeld) return undefined;
    const timer = window.setTimeout(archive.settle, OFFERED_MS);
    return () => window.clearTimeout(timer);
  }, [archive, last, isHeld]);

  // The button that has deleted it goes with it: whoever uses keys goes on from here, and then from the top of the page.
  const wasThere = useRef(false);
  useLayoutEffect(() => {
    setProblem(null);
    if (last) bar.current?.querySelector('button')?.focus();
    else {
      setHeld(false);
      if (wasThere.current && isLost(document.activeElement)) focusHeading();
    }
    wasThere.current = last !== undefined;
  }, [last]);

  const bringBack = (table: string): void => {
    archive.restore(table).catch((why: unknown) => {
      const trouble = why instanceof NotAnswered ? why.trouble : null;
      setProblem(trouble ? troubleSentence(say, trouble) : say('archive.lost'));
    });
  };
  const key = deleted.length > 1 ? 'archive.deleted.more' : 'archive.deleted';
  const offer = last && (
    <div
      ref={bar}
      class="notice notice-deleted"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocusIn={({ target }) => setHeld(target instanceof Element && target.matches(':focus-visible'))}
      onFocusOut={() => setHeld(false)}
    >
      <p>
        {say(key, { what: last.words, count: deleted.length - 1 })} {problem}
      </p>
      <div class="notice-acts">
        <button type="button" class="main" data-act="undo" onClick={() => bringBack(last.table)}>
          {say('archive.deleted.undo')}
        </button>
        <button type="button" data-act="settle" onClick={archive.settle}>
          {say('archive.dismiss')}
        </button>
      </div>
    </div>
  );
  // Heard when it comes, because it was there before.
  return (
    <div class="deleted-bar" role="status">
      {offer}
    </div>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.dataset['quiet'] = '';
  heading.focus({ preventScroll: true });
}

function isLost(element: Element | null): boolean {
  return element === null || element === document.body || !element.isConnected;
}
