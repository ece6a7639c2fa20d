// What is looked at wherever a tour stops, and what has to be true at its end.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paleTexts } from '../axe/contrast.ts';
import { findings } from '../axe/findings.ts';
import type { WatchedPage } from '../support/browser.ts';
import type { Visit } from '../support/stops.ts';

/** Looks for faults of one kind. */
export type Look = (page: Page) => Promise<string[]>;

/** What keeps somebody out who sees little, or nothing. */
export const barriers: Look = async (page) => [...(await findings(page)), ...(await paleTexts(page))];

/** Goes on a tour, and fails with every fault, and where it was met first. */
export async function expectNothing(
  watched: WatchedPage,
  looks: readonly Look[],
  tour: (visit: Visit) => Promise<void>,
  fewestStops: number,
): Promise<void> {
  const found = new Map<string, string>();
  const stops: string[] = [];
  await tour(async (stop) => {
    stops.push(stop);
    for (const look of looks)
      for (const fault of await look(watched.page)) if (!found.has(fault)) found.set(fault, stop);
  });
  expect(Array.from(found, ([fault, stop]) => `${stop}: ${fault}`)).toEqual([]);
  expect(stops.length).toBeGreaterThan(fewestStops);
  expect(watched.complaints).toEqual([]);
}

/** As if somebody had chosen it before. */
export async function keepTextSize(page: Page, percent: number): Promise<void> {
  await page.addInitScript(
    (settings) => localStorage.setItem('parlor.settings', settings),
    JSON.stringify({ text: percent }),
  );
}
