// A table of Trick-Taking in a language that nobody speaks: every word of it, and all of it fits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { startTestHost } from '../support/host.ts';
import { tourTrickTaking } from '../support/tour-trick-taking.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { buildPseudo } from './build.ts';
import { foreignWords, misfits, notePainted } from './faults.ts';

const pages = mkdtempSync(join(tmpdir(), 'parlor-pseudo-'));
const parlor = withHostAndBrowser(async () => {
  await buildPseudo(pages);
  const host = await startTestHost(0, pages);
  return {
    ...host,
    async close() {
      await host.close();
      rmSync(pages, { recursive: true, force: true });
    },
  };
});

test.for([
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
])('everything is from the catalogue, and fits at $width x $height', { timeout: 300_000 }, async (size) => {
  const watched = await openPage(
    parlor.browser,
    parlor.host.address('motion=off&renderer=canvas'),
    size,
    notePainted,
  );
  /** Each fault, and where it was met first. */
  const found = new Map<string, string>();
  const stops: string[] = [];
  await tourTrickTaking(watched, async (stop) => {
    stops.push(stop);
    const faults = [...(await foreignWords(watched.page)), ...(await misfits(watched.page))];
    for (const fault of faults) if (!found.has(fault)) found.set(fault, stop);
  });
  expect(stops.length).toBeGreaterThan(15);
  expect(Array.from(found, ([fault, stop]) => `${stop}: ${fault}`)).toEqual([]);
  expect(watched.complaints).toEqual([]);
});
