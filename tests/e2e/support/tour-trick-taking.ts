// What a table of Trick-Taking can show: every kind of question and of draft, its sheets, its end.
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import { evening, trickTakingView } from '../trick-taking/table.ts';
import type { WatchedPage } from './browser.ts';
import { tourOf, type Stop, type Visit } from './stops.ts';
import { compose, drawn, press, takeBack } from './tour.ts';

const asks =
  (what: string) =>
  ({ question }: TrickTakingView): boolean =>
    question?.asks === what;
const mayPlay = (letter: string) => (view: TrickTakingView) =>
  asks('turn')(view) && possibleIn(view).some((code) => code.startsWith(letter));
const isRefused = (code: string) => (view: TrickTakingView) =>
  view.question?.choices.some(({ refusal }) => refusal?.code === code) ?? false;

const stops: readonly Stop<TrickTakingView>[] = [
  { name: 'the question lead', when: asks('lead'), look: tryCards },
  { name: 'the question turn', when: asks('turn'), look: tryCards },
  ...Array.from('SVI', (letter) => ({
    name: 'the question turn',
    when: mayPlay(letter),
    look: tryCards,
  })),
  { name: 'the question turn', when: isRefused('barred'), look: tryCards },
  { name: 'the question escape', when: asks('escape'), look: takeByEscape },
  { name: 'the question turn', when: ({ trickNumber }) => trickNumber === 3, look: lookAtSheets },
  { name: 'the question repertoire', when: asks('repertoire'), look: chooseThree },
  { name: 'the Ultimate Trick', when: ({ phase }) => phase === 'ultimate.turns', look: tryCards },
  { name: 'the question challenge', when: asks('challenge'), look: tryCards },
  {
    name: 'the question challenge',
    when: (view) => asks('challenge')(view) && possibleIn(view).length > 0,
    look: tryCards,
  },
  { name: 'the end', when: ({ result }) => result !== null },
];

export const trickTakingTour = tourOf({ id: 'trick-taking', game: evening, stops });

function possibleIn({ question }: TrickTakingView): string[] {
  return (question?.choices ?? []).flatMap(({ at, refusal }) =>
    refusal === null && at !== null ? [String(at)] : [],
  );
}

/** Cards that are refused, and each kind of card as the beginning of a draft. */
async function tryCards(watched: WatchedPage, once: Visit): Promise<void> {
  const { page } = watched;
  const view = trickTakingView(watched);
  for (const { at, refusal } of view.question?.choices ?? []) {
    if (refusal === null) continue;
    await press(page, `[data-target="hand:${at}"]`);
    await page.waitForFunction(() => document.querySelector('#why-not')?.textContent !== '');
    await once(`why not: ${refusal.code}`);
  }
  const possible = possibleIn(view);
  const kinds = new Map(possible.map((code) => [code.charAt(0), code]));
  for (const [letter, card] of kinds) {
    await compose(watched, `[data-target="hand:${card}"]`);
    if (view.question?.asks === 'lead') {
      await once('a lead');
      await takeBack(page);
      return;
    }
    await once(`a draft with ${letter}`);
    // The card itself lies there, too: pressing it there takes it back.
    const aims = page.locator(
      `[data-target^="trick:"][aria-disabled="false"]:not([data-target="trick:${card}"])`,
    );
    const other = possible.find((code) => code !== card);
    if ('LSV'.includes(letter) && (await aims.count()) > 0) {
      await compose(watched, `[data-target="${await aims.first().getAttribute('data-target')}"]`);
      await once(`an effect of ${letter} that is used`);
    } else if (letter === 'C' && other !== undefined) {
      await compose(watched, `[data-target="hand:${other}"]`);
      await once('a draft of two cards');
    }
    if (letter === 'E' && (await page.locator('[data-action="effect"][aria-disabled="false"]').count()) > 0) {
      await compose(watched, '[data-action="effect"]');
      await once('an Escape that is used');
    }
    if ((await page.locator('[data-action="play"][aria-disabled="false"]').count()) === 0)
      await once('a draft that cannot be played');
    await takeBack(page);
  }
}

async function takeByEscape(watched: WatchedPage, once: Visit): Promise<void> {
  await press(watched.page, `[data-target="trick:${possibleIn(trickTakingView(watched))[0]}"]`);
  await drawn(watched.page);
  await once('what an Escape takes');
}

async function chooseThree(watched: WatchedPage, once: Visit): Promise<void> {
  for (const code of possibleIn(trickTakingView(watched)).slice(0, 3))
    await compose(watched, `[data-target="choose:${code}"]`);
  await once('three cards of an Ultimate hand');
}

async function lookAtSheets({ page }: WatchedPage, once: Visit): Promise<void> {
  await press(page, '[data-target="pile:0"]');
  await page.waitForSelector('#last-trick');
  await once('a Repertoire');
  const others = page.locator('#last-trick [role="tab"]');
  for (let tab = 0; tab < (await others.count()); tab += 1) {
    await others.nth(tab).click();
    await once(`tab ${tab} of what was taken`);
  }
  await page.keyboard.press('Escape');
  await page.waitForSelector('#last-trick', { state: 'detached' });
  await page.keyboard.press('?');
  await page.waitForSelector('#aid');
  await once('what the effects do');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#aid', { state: 'detached' });
}
