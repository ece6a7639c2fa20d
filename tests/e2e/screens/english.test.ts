// Every screen in English, in windows and sizes of text that the tour in a language that nobody speaks leaves out, and in
// its own: axe-core and a look at the contrasts find nothing that keeps somebody out.
import { describe, test } from 'vitest';
import { openPage, type WatchedPage } from '../support/browser.ts';
import { startTestHost, type TestHost } from '../support/host.ts';
import { startTour, tourTables } from '../support/stops.ts';
import { tour } from '../support/tour.ts';
import { tours } from '../support/tours.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { barriers, expectNothing, keepTextSize } from './faults.ts';

const parlor = withHostAndBrowser();
const PATIENT = { timeout: 600_000 };

describe.for([
  { width: 1280, height: 800, text: 100 },
  { width: 360, height: 740, text: 100 },
  { width: 1280, height: 800, text: 150 },
  { width: 360, height: 740, text: 150 },
])('at $width x $height with text of $text %', ({ text, ...size }) => {
  const open = (host: TestHost): Promise<WatchedPage> =>
    openPage(parlor.browser, host.address('motion=off&renderer=canvas'), size, (page) =>
      keepTextSize(page, text),
    );

  test('what every game has', PATIENT, async () => {
    const host = await startTestHost();
    try {
      const watched = await open(host);
      await expectNothing(watched, [barriers], (visit) => tour(watched, visit), 20);
    } finally {
      await host.close();
    }
  });

  test.for(tours)('the tables of $id', PATIENT, async (game) => {
    const host = await startTour(game, String);
    try {
      const watched = await open(host);
      await expectNothing(
        watched,
        [barriers],
        (visit) => tourTables(watched, game, visit),
        game.stops.length,
      );
    } finally {
      await host.close();
    }
  });
});
