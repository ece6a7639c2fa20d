// axe-core looks at what a table of Trick-Taking shows, and its texts are measured against what is painted behind them.
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { tourTrickTaking } from '../support/tour-trick-taking.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { paleTexts } from './contrast.ts';
import { findings } from './findings.ts';

const parlor = withHostAndBrowser();

test.for([
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])('nothing at $width x $height', { timeout: 300_000 }, async (size) => {
  const watched = await openPage(parlor.browser, parlor.host.address('motion=off&renderer=canvas'), size);
  const decoder = await parlor.browser.newPage();
  /** Each fault, and where it was met first. */
  const found = new Map<string, string>();
  await tourTrickTaking(watched, async (stop) => {
    const faults = [...(await findings(watched.page)), ...(await paleTexts(watched.page, decoder))];
    for (const fault of faults) if (!found.has(fault)) found.set(fault, stop);
  });
  expect(Array.from(found, ([fault, stop]) => `${stop}: ${fault}`)).toEqual([]);
  expect(watched.complaints).toEqual([]);
});
