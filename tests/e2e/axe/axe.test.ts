// What keeps somebody out who cannot see, or sees little, or has no pointer, is found where there is such a thing.
import { expect, test } from 'vitest';
import { paleTexts } from './contrast.ts';
import { findings } from './findings.ts';
import { withHostAndBrowser } from '../support/with.ts';

const parlor = withHostAndBrowser();

test('a picture without words and a pale text are found', async () => {
  const { page } = await parlor.open('motion=off');
  await page.waitForSelector('.home');
  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.textContent = 'Pale';
    pale.style.color = '#888';
    pale.style.background = '#999';
    document.querySelector('main')?.append(document.createElement('img'), pale);
    pale.scrollIntoView();
  });
  const found = await findings(page);
  expect(found.some((line) => line.startsWith('critical image-alt'))).toBe(true);
  expect(found.some((line) => line.startsWith('serious color-contrast'))).toBe(true);
  expect(await paleTexts(page)).toContainEqual(expect.stringMatching(/^"Pale"/));
});
