// What is wrong with a page in a language that nobody speaks: words that are not of it, and words that do not fit.
import type { Page } from 'playwright-core';

/** Takes down every text that is painted on a canvas from now on; to be called before the page is opened. */
export async function notePainted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const painted = new Set<string>();
    Object.assign(window, { painted });
    for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
      for (const how of ['fillText', 'strokeText'] as const) {
        const paint = prototype[how] as (text: string, ...at: never[]) => void;
        prototype[how] = function paintNoted(this: never, text: string, ...at: never[]): void {
          painted.add(text);
          paint.call(this, text, ...at);
        };
      }
    }
  });
}

/** Names of months come with dates, from the platform and not from the catalogue; a language brings its own. */
const MONTH = /\b(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\b/g;

/**
 * The index of a court card or an ace is part of the drawing of a deck, as its pips are, and stands beside the numbers of the
 * other cards. Words for these cards come from the catalogue.
 */
const INDEX = /^painted: [AKQJ]$/;

/** Texts that are not of the language: on the page, said of it, and painted. */
export async function foreignWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const isThere = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      // Letters in a drawing, such as those on court cards, are drawing; codes and addresses are of no language.
      element.closest('script, style, svg[aria-hidden="true"], [translate="no"]') === null;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement && isThere(parentElement)) found.push(textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!isThere(element)) continue;
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'title',
        'alt',
        'placeholder',
      ]) {
        const text = element.getAttribute(name);
        if (text !== null) found.push(text);
      }
      if (element instanceof HTMLInputElement && element.type === 'text') found.push(element.value);
    }
    const { painted } = window as unknown as { painted: Set<string> };
    return [...found, ...Array.from(painted, (text) => `painted: ${text}`)];
  });
  return [...new Set(texts)].filter(
    (text) => !INDEX.test(text) && /[A-Za-z]/.test(text.replace('painted: ', '').replaceAll(MONTH, '')),
  );
}

/** Words that are wider or higher than what they stand in, and things beside the window. */
export async function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Rounding of the browser, and the leading of a display face. */
    const [SLACK, LEADING] = [1, 6];
    const found: string[] = [];
    const nameOf = (element: Element): string => {
      const id = element.id === '' ? '' : `#${element.id}`;
      const classes =
        typeof element.className === 'string' ? element.className.trim().replaceAll(/\s+/g, '.') : '';
      return `${element.localName}${id}${classes === '' ? '' : `.${classes}`} "${(element.textContent ?? '').slice(0, 60)}"`;
    };
    /**
     * What happened has one line under a replay, and the log has all of it. On a phone the picture needs the room of other
     * words too: they are whole in the menu that opens, and in what is read out.
     */
    const isCutOnPurpose = (element: Element): boolean =>
      element.closest('.replay-caption') !== null ||
      (innerWidth < 480 && element.closest('.replay-controls select, .replay .progress') !== null);
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // A name that is too long is cut in its middle, on purpose.
      element.closest('.name, .name-whole, [aria-hidden="true"]') === null &&
      !isCutOnPurpose(element) &&
      !isForTheEarOnly(element);
    /** Kept on the page for a screen reader, one px wide and clipped away. */
    const isForTheEarOnly = (element: Element): boolean => {
      for (let around: Element | null = element; around !== null; around = around.parentElement)
        if (getComputedStyle(around).clipPath === 'inset(50%)') return true;
      return false;
    };
    const hasOwnText = (element: Element): boolean =>
      Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';

    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth + SLACK)
      found.push(`the page is ${root.scrollWidth} px wide in a window of ${root.clientWidth} px`);
    const pen = document.createElement('canvas').getContext('2d');
    for (const element of document.body.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || !isSeen(element)) continue;
      const style = getComputedStyle(element);
      if (element instanceof HTMLSelectElement && pen) {
        pen.font = style.font;
        const room =
          element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        const needed = pen.measureText(element.selectedOptions[0]?.text ?? '').width;
        if (needed > room + SLACK)
          found.push(`${nameOf(element)} shows ${Math.round(room)} of ${Math.round(needed)} px`);
        continue;
      }
      if (!hasOwnText(element) || element.localName === 'option') continue;
      const box = element.getBoundingClientRect();
      if (style.display !== 'inline') {
        if (element.scrollWidth > element.clientWidth + SLACK && !scrolls(style.overflowX))
          found.push(`${nameOf(element)} is ${element.clientWidth} px wide and needs ${element.scrollWidth}`);
        // Accents on capitals may stand out of their line.
        const accents = Number.parseFloat(style.fontSize) / 4;
        if (element.scrollHeight > element.clientHeight + LEADING + accents && !scrolls(style.overflowY))
          found.push(
            `${nameOf(element)} is ${element.clientHeight} px high and needs ${element.scrollHeight}`,
          );
      }
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        const outer = around.getBoundingClientRect();
        if (scrolls(overflowX) && scrolls(overflowY)) break;
        const cutsX = overflowX === 'hidden' || overflowX === 'clip';
        const cutsY = overflowY === 'hidden' || overflowY === 'clip';
        if (cutsX && (box.left < outer.left - SLACK || box.right > outer.right + SLACK))
          found.push(`${nameOf(element)} is cut at the side by ${nameOf(around)}`);
        if (cutsY && (box.top < outer.top - LEADING || box.bottom > outer.bottom + LEADING))
          found.push(`${nameOf(element)} is cut above or below by ${nameOf(around)}`);
      }
    }
    return [...new Set(found)];
  });
}
