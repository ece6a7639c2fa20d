// Contrast of text over pictures and gradients, which axe-core cannot judge: measured in what the browser paints.
import type { Page } from 'playwright-core';

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
export async function paleTexts(page: Page, decoder: Page): Promise<string[]> {
  const texts = await page.evaluate(textsInSight);
  await page.evaluate(hideTexts);
  const picture = await pictureOf(page);
  await page.evaluate(showTexts);
  const contrasts = await decoder.evaluate(contrastsIn, { picture, texts, worst: WORST_SHARE });
  return texts.flatMap(({ words, isLarge }, at) => {
    const contrast = contrasts[at] ?? Number.POSITIVE_INFINITY;
    const needed = isLarge ? NEEDED_WHEN_LARGE : NEEDED;
    return contrast < needed
      ? [`"${words}" has a contrast of ${contrast.toFixed(1)} and needs ${needed}`]
      : [];
  });
}

/** What is painted, as a PNG in base64 that is made in less time than Playwright's, which is smaller. */
async function pictureOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await session.detach();
  return data;
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

/** For each text, the contrast with the pixels behind it that all but the worst share of them reach. */
async function contrastsIn(given: {
  readonly picture: string;
  readonly texts: readonly Text[];
  readonly worst: number;
}): Promise<number[]> {
  const png = await fetch(`data:image/png;base64,${given.picture}`);
  const bitmap = await createImageBitmap(await png.blob());
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('The picture cannot be looked at.');
  pen.drawImage(bitmap, 0, 0);
  const linear = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (red: number, green: number, blue: number): number =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return given.texts.map(({ left, top, width, height, colour: [red, green, blue, alpha] }) => {
    const { data } = pen.getImageData(Math.round(left), Math.round(top), Math.ceil(width), Math.ceil(height));
    const contrasts = new Float64Array(data.length / 4);
    for (let at = 0; at < data.length; at += 4) {
      const behind = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
      const mixed = (ink: number, paper: number): number => ink * alpha + paper * (1 - alpha);
      const ink = luminance(mixed(red, behind[0]), mixed(green, behind[1]), mixed(blue, behind[2]));
      const paper = luminance(...behind);
      contrasts[at / 4] = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
    }
    contrasts.sort();
    return contrasts[Math.floor(contrasts.length * given.worst)] ?? Number.POSITIVE_INFINITY;
  });
}
