// What a table of Magic Trick can show behind its first trick: why a card may not be played, the score of a hand, its end.
import { magicTrick } from '../../../engine/games/magic-trick/index.ts';
import type { MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import { answerTo } from '../../../main/table/player.testing.ts';
import { magicTrickView, nextInMagicTrick } from '../magic-trick/table.ts';
import type { WatchedPage } from './browser.ts';
import { randomGame, tourOf, type Stop, type Visit } from './stops.ts';
import { lookBehindButtons, make, press } from './tour.ts';

/** What the tour of all screens has looked at in a trick. */
const SAME_IN_A_TRICK = '[data-tool="rules"], [data-tool="how"], [data-tool="settings"]';

const isLastTrick = ({ question, tricksPlayed, tricksInHand }: MagicTrickView): boolean =>
  question !== null && tricksPlayed === tricksInHand - 1;

const stops: readonly Stop<MagicTrickView>[] = [
  {
    name: 'the question play',
    when: ({ question }) => question?.asks === 'play' && question.choices.some(({ refusal }) => refusal),
    look: playWhatMayNotBe,
  },
  { name: 'the last trick of a hand', when: isLastTrick, look: scoreHand },
  {
    name: 'the last trick of the game',
    when: (view) => isLastTrick(view) && view.hand === view.hands,
    look: finish,
  },
];

export const magicTrickTour = tourOf({ id: 'magic-trick', game: randomGame(magicTrick, 4, 1), stops });

async function playWhatMayNotBe(watched: WatchedPage, once: Visit): Promise<void> {
  const { page } = watched;
  const refused = magicTrickView(watched).question?.choices.find(({ refusal }) => refusal !== null);
  await press(page, `[data-target="slot:${refused?.at}"]`);
  await page.waitForFunction(() => document.querySelector('#why-not')?.textContent !== '');
  await once('a card that may not be played');
}

async function scoreHand(watched: WatchedPage, once: Visit): Promise<void> {
  const { page } = watched;
  await playOn(watched, 'read');
  await once('the score of a hand');
  await page.click('#hand-score .main');
  await page.waitForSelector('#hand-score', { state: 'detached' });
  const behind = { names: new Set<string>(), scenes: new Set<string>(), without: SAME_IN_A_TRICK };
  await lookBehindButtons(page, '.bar', behind, once, 'after a hand');
}

async function finish(watched: WatchedPage, once: Visit): Promise<void> {
  const { page } = watched;
  await playOn(watched, 'over');
  await once('the end');
  // The last button looks at the table.
  await page.locator('#game-end .sheet-actions button, #game-end button').last().click();
  await page.waitForSelector('#game-end', { state: 'detached' });
  await once('the table after the end');
}

/** Plays until something is to be read. */
async function playOn(watched: WatchedPage, until: 'read' | 'over'): Promise<void> {
  const { page } = watched;
  for (let last: string | null = null; ;) {
    const { asks, id } = await nextInMagicTrick(watched, last);
    last = id;
    if (asks === until) return;
    if (asks === 'read') {
      await page.click('#hand-score .main');
      await page.waitForSelector('#hand-score', { state: 'detached' });
    } else await make(page, answerTo(magicTrickView(watched)));
  }
}
