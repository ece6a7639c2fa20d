// Contrast of text over pictures and gradients, which axe-core cannot judge: measured in what the browser paints.
import type { Page } from 'playwright-core';
import { paintedPng } from '../support/painted.ts';
import { readPng, type Picture } from './png.ts';

interface Text {
  readonly words: string;
  /** In px of the window. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly colour: readonly [red: number, green: number, blue: number, alpha: number];
  /** Large or bold enough for less contrast. */
  readonly isLarge: boolean;
}

/** What WCAG asks for, AA. */
const [NEEDED, NEEDED_WHEN_LARGE] = [4.5, 3];
/** So many of the pixels behind a text may be worse: ornaments, and the edges of a small label that it stands on. */
const WORST_SHARE = 0.2;

/** Texts in sight that stand out too little from what is painted behind them, one line each. */
export async function paleTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(textsInSight);
  await page.evaluate(hideTexts);
  const picture = readPng(Buffer.from(await paintedPng(page), 'base64'));
  await page.evaluate(showTexts);
  return texts.flatMap((text) => {
    const { words, isLarge } = text;
    const contrast = contrastIn(picture, text);
    const needed = isLarge ? NEEDED_WHEN_LARGE : NEEDED;
    return contrast < needed
      ? [`"${words}" has a contrast of ${contrast.toFixed(1)} and needs ${needed}`]
      : [];
  });
}

function textsInSight(): Text[] {
  const found: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    const words = (textContent ?? '').trim();
    // What cannot be used is exempt; so are drawings, which say in words what they show.
    if (!element || words === '' || element.closest('svg, option, :disabled, [aria-disabled="true"]'))
      continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const whole = range.getBoundingClientRect();
    const { left, right, width } = whole;
    let [top, bottom] = [whole.top, whole.bottom];
    // What has been scrolled out of its list is not painted: only the rest is judged.
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      if (!/auto|scroll|hidden/.test(getComputedStyle(around).overflowY)) continue;
      // Within its border, under which nothing of it shows.
      const start = around.getBoundingClientRect().top + around.clientTop;
      top = Math.max(top, start);
      bottom = Math.min(bottom, start + around.clientHeight);
    }
    const height = bottom - top;
    if (width < 2 || height < 2 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
      continue;
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    if (above === null || !(element.contains(above) || above.contains(element))) continue;
    if (above !== element && !element.contains(above) && getComputedStyle(above).position === 'fixed')
      continue;
    // Behind an open menu that covers a part of it.
    const isUnderMenu = Array.from(document.querySelectorAll(':popover-open')).some((menu) => {
      const over = menu.getBoundingClientRect();
      const isBeside = over.right <= left || over.left >= right || over.bottom <= top || over.top >= bottom;
      return !isBeside && !menu.contains(element);
    });
    if (isUnderMenu) continue;
    /** Not to be seen, or not to be judged. */
    let isOther = false;
    let opacity = 1;
    for (let around: Element | null = element; around !== null; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.clipPath === 'inset(50%)') isOther = true;
      // The box around something turned holds more than what is behind it.
      if (new DOMMatrix(style.transform).b !== 0) isOther = true;
      opacity *= Number(style.opacity);
    }
    if (isOther) continue;
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 1] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    found.push({
      words: words.slice(0, 60),
      left,
      top,
      width,
      height,
      colour: [red, green, blue, alpha * opacity],
      isLarge,
    });
  }
  return found;
}

function hideTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { color: transparent !important; -webkit-text-fill-color: transparent !important; text-shadow: none !important; transition: none !important }',
  );
  document.adoptedStyleSheets = [sheet];
}

function showTexts(): void {
  document.adoptedStyleSheets = [];
}

/** The share of light of each value of a channel. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => linear(value));

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** The contrast of a text with the pixels behind it that all but the worst share of them reach. */
function contrastIn({ width, height, rgb }: Picture, text: Text): number {
  const [left, top] = [Math.round(text.left), Math.round(text.top)];
  const right = Math.min(width, left + Math.ceil(text.width));
  const bottom = Math.min(height, top + Math.ceil(text.height));
  /** How many pixels there are of each colour: behind a text there are few. */
  const colours = new Map<number, number>();
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 3;
      const colour = (rgb[at]! << 16) | (rgb[at + 1]! << 8) | rgb[at + 2]!;
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
    }
  }
  const contrasts = Array.from(colours, ([colour, count]) => ({
    contrast: contrastWith(text, colour),
    count,
  }));
  let rest = Math.floor((right - left) * (bottom - top) * WORST_SHARE);
  for (const { contrast, count } of contrasts.toSorted((a, b) => a.contrast - b.contrast)) {
    rest -= count;
    if (rest < 0) return contrast;
  }
  return Number.POSITIVE_INFINITY;
}

/** The contrast of a text with one colour behind it, which shows through when its own is not opaque. */
function contrastWith({ colour: [red, green, blue, alpha] }: Text, behind: number): number {
  const [r, g, b] = [behind >> 16, (behind >> 8) & 255, behind & 255] as const;
  const mixed = (ink: number, paper: number): number => linear(ink * alpha + paper * (1 - alpha));
  const ink = luminance(mixed(red, r), mixed(green, g), mixed(blue, b));
  const paper = luminance(LINEAR[r]!, LINEAR[g]!, LINEAR[b]!);
  return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
}
