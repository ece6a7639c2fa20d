// axe-core reads the rules of every game, chapter by chapter, on a phone.
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../../engine/games/registry.ts';
import { paleTexts } from './contrast.ts';
import { findings } from './findings.ts';
import { readAll } from '../support/readings.ts';
import { say } from '../support/table.ts';
import { withHostAndBrowser } from '../support/with.ts';

const parlor = withHostAndBrowser();

test.for(GAME_IDS)('nothing in the rules of %s, on a phone', async (game) => {
  const watched = await parlor.open('motion=off', { width: 360, height: 740 });
  const found: string[] = [];
  await readAll(watched, game, say, async (stop) => {
    const faults = [...(await findings(watched.page)), ...(await paleTexts(watched.page))];
    found.push(...faults.map((fault) => `${stop}: ${fault}`));
  });
  expect(found).toEqual([]);
  expect(watched.complaints).toEqual([]);
});
