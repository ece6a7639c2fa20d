// What a person hears who plays by keyboard and screen reader: keys, what gets the focus, and every line of the news.
import type { Page } from 'playwright-core';

/** One thing of the story, in the order in which it happened. */
export interface Told {
  /** A key that was pressed, something that got the focus, a line of a live region. */
  readonly kind: 'key' | 'focus' | 'news';
  readonly words: string;
}

/** Takes the story down from the next page on that is opened. */
export async function tellStory(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const story: Told[] = [];
    Object.assign(window, { story });

    const textOf = (ids: string | null): string =>
      (ids ?? '')
        .split(/\s+/)
        .map((id) => (id === '' ? '' : (document.getElementById(id)?.textContent ?? '')))
        .filter((text) => text !== '')
        .join(' ');
    const nameOf = (element: Element): string => {
      const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
      return (
        textOf(element.getAttribute('aria-labelledby')) ||
        element.getAttribute('aria-label') ||
        labels.map(({ textContent }) => textContent ?? '').join(' ') ||
        (element.matches('dialog, fieldset') ? '' : (element.textContent ?? ''))
      ).trim();
    };
    const ROLES: Readonly<Record<string, string>> = {
      button: 'button',
      input: 'choice',
      select: 'list to choose from',
      dialog: 'dialog',
      a: 'link',
      h3: 'heading',
      h2: 'heading',
      h1: 'heading',
    };
    const statesOf = (element: Element): string[] => {
      const is = (name: string): boolean => element.getAttribute(name) === 'true';
      return [
        ...(is('aria-pressed') ? ['chosen'] : []),
        ...(is('aria-disabled') ? ['not available'] : []),
        ...(element.getAttribute('aria-expanded') === 'true' ? ['open'] : []),
        ...(element instanceof HTMLInputElement && element.checked ? ['chosen'] : []),
        ...(textOf(element.getAttribute('aria-describedby'))
          ? [textOf(element.getAttribute('aria-describedby'))]
          : []),
      ];
    };
    let around: Element | null = null;
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof Element)) return;
      // What one comes into is said once, as screen readers do.
      const place = target.closest('[role="group"], dialog, fieldset');
      const isEntered = place !== null && place !== around && place !== target;
      around = place;
      const legend = place?.querySelector(':scope > legend')?.textContent ?? '';
      const entered = isEntered ? [legend || nameOf(place)] : [];
      const role = target.getAttribute('role') ?? ROLES[target.localName] ?? target.localName;
      story.push({
        kind: 'focus',
        words: [...entered, nameOf(target), role, ...statesOf(target)].join(', '),
      });
    });
    document.addEventListener('keydown', ({ key }) => story.push({ kind: 'key', words: key }), true);

    const heard = new WeakSet<Node>();
    const listen = (): void => {
      for (const line of document.querySelectorAll('#news p')) {
        if (!heard.has(line)) story.push({ kind: 'news', words: line.textContent ?? '' });
        heard.add(line);
      }
    };
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(listen).observe(document, { subtree: true, childList: true }),
    );
  });
}

/** The story so far. */
export async function storyOf(page: Page): Promise<Told[]> {
  return page.evaluate(() => (window as unknown as { story: Told[] }).story);
}

/** The story as a text to be read: keys in brackets, what is focused, and the news behind a dash. */
export function written(story: readonly Told[]): string {
  const lines: string[] = [];
  let keys: string[] = [];
  const flush = (): void => {
    if (keys.length > 0) lines.push(`[${keys.join(' ')}]`);
    keys = [];
  };
  for (const [at, { kind, words }] of story.entries()) {
    if (kind === 'key') {
      // Only where one comes to rest is told of a way with several keys.
      keys.push(words);
      continue;
    }
    const isOnTheWay = kind === 'focus' && story[at + 1]?.kind === 'key' && story[at + 2]?.kind === 'focus';
    if (isOnTheWay) continue;
    flush();
    lines.push(kind === 'news' ? `  — ${words}` : `  ${words}`);
  }
  flush();
  return `${lines.join('\n')}\n`;
}
