// What a table of Magicians can show: every question and what is put together for it, a theatre shown large, its sheets, its end.
import type { Page } from 'playwright-core';
import { magicians } from '../../../engine/games/magicians/index.ts';
import type { MagiciansView, PlayView } from '../../../engine/games/magicians/types.ts';
import {
  DECK_TARGET,
  discardPlace,
  handTarget,
  playTarget,
  spiedTarget,
  theatreTarget,
} from '../../../renderer/games/magicians/draft.ts';
import type { Target } from '../../../renderer/stage/contract.ts';
import { magiciansView } from '../magicians/table.ts';
import type { WatchedPage } from './browser.ts';
import { randomGame, tourOf, type Stop, type Visit } from './stops.ts';
import { compose, drawn, lookBehindButtons, press, takeBack } from './tour.ts';

/** A game of seven, short for one that comes to every stop. */
const [SEATS, SEED] = [7, 710];
/** Of the bar: what the tour of all screens has looked at, and readers of the rules; and the end, which is a stop. */
const SAME_ELSEWHERE = '.phase button, [data-tool="rules"], [data-tool="settings"], [data-tool="end"]';

const asks =
  (what: string) =>
  ({ question }: MagiciansView): boolean =>
    question?.asks === what;
const discards = (isHand: boolean) => (view: MagiciansView) =>
  asks('discard')(view) && (view.demand?.of === 'hand') === isHand && (isHand || view.turn !== view.viewer);
const mayPlay =
  (is: (way: PlayView) => boolean) =>
  (view: MagiciansView): boolean =>
    view.plays.some((way) => way.refusal === null && is(way));
const goesFreely =
  (move: PlayView['move']) =>
  (way: PlayView): boolean =>
    way.move === move && way.replaces.length === 0;
const needsRoom = ({ replaces }: PlayView): boolean => replaces.length > 0;
/** At cards of several others. */
const aimsAtCards = ({ targets }: PlayView): boolean =>
  new Set(targets.flatMap(({ target, on }) => (on === null ? [] : [target]))).size > 1;

const stops: readonly Stop<MagiciansView>[] = [
  { name: 'the question mulligan', when: asks('mulligan') },
  { name: 'the question support', when: asks('support'), look: tryCards },
  { name: 'the question support', when: mayPlay(goesFreely('support')), look: tryCards },
  { name: 'the question support', when: mayPlay(needsRoom), look: makeRoom },
  { name: 'the question trick', when: asks('trick'), look: tryCards },
  { name: 'the question support', when: mayPlay(goesFreely('trick')), look: tryCards },
  { name: 'the question draw', when: asks('draw') },
  {
    name: 'the question sabotage',
    when: (view) => asks('sabotage')(view) && mayPlay(aimsAtCards)(view),
    look: aimAtCards,
  },
  { name: 'the question take', when: asks('take'), look: takeOne },
  { name: 'the question discard, out of turn', when: discards(false), look: chooseOne },
  { name: 'the question discard, of the hand', when: discards(true), look: chooseOne },
  { name: 'the end', when: ({ result }) => result !== null, look: lookAround },
];

export const magiciansTour = tourOf({ id: 'magicians', game: randomGame(magicians, SEATS, SEED), stops });

const item = (target: Target): string => `[data-target="${target}"]`;

/** A card of each kind that is refused, a card of each kind that is not, and leaving without one. */
async function tryCards(watched: WatchedPage, once: Visit): Promise<void> {
  const { page } = watched;
  const { plays, question } = magiciansView(watched);
  const possible = plays.filter(({ refusal }) => refusal === null);
  for (const { at, refusal } of question?.choices ?? []) {
    if (refusal === null || possible.some(({ card }) => card === at)) continue;
    await press(page, item(handTarget(String(at))));
    await page.waitForFunction(() => document.querySelector('#why-not')?.textContent !== '');
    await once(`why not: ${refusal.code}`);
  }
  for (const [move, { card }] of new Map(possible.map((way) => [way.move, way]))) {
    await compose(watched, item(handTarget(card)));
    await once(`a card for ${move}, in ${question?.asks}`);
    await takeBack(page);
  }
  await press(page, '[data-action="nothing"]');
  await drawn(page);
  await once('playing nothing');
}

async function makeRoom(watched: WatchedPage, once: Visit): Promise<void> {
  const way = magiciansView(watched).plays.find((each) => each.refusal === null && needsRoom(each));
  await compose(watched, item(handTarget(way!.card)));
  await once('a card that needs room');
  if (way!.replaces.length > 1) await compose(watched, `[data-group="where"] button`, 'look');
  await once('a card that would make room');
}

/** Targets across the table, then in one theatre that is shown large, and what would come of one. */
async function aimAtCards(watched: WatchedPage, once: Visit): Promise<void> {
  const { page } = watched;
  const way = magiciansView(watched).plays.find((each) => each.refusal === null && aimsAtCards(each));
  const { target, on } = way!.targets.at(-1)!;
  await compose(watched, item(handTarget(way!.card)));
  await once('a card with targets');
  await takeBack(page);
  await press(page, item(theatreTarget(target)));
  await compose(watched, item(handTarget(way!.card)));
  await once('targets in a theatre that is shown large');
  await compose(watched, `[data-group="where"] ${item(playTarget(on!))}`, 'look');
  await once('a target that is looked at');
}

async function takeOne(watched: WatchedPage, once: Visit): Promise<void> {
  await press(watched.page, item(spiedTarget(magiciansView(watched).spied![0]!)));
  await drawn(watched.page);
  await once('a card for a spy');
}

async function chooseOne(watched: WatchedPage, once: Visit): Promise<void> {
  const { question, demand } = magiciansView(watched);
  const card = String(question!.choices.find(({ refusal }) => refusal === null)!.at);
  await compose(watched, item(demand?.of === 'hand' ? handTarget(card) : playTarget(card)));
  await once(`a card to be discarded, of ${demand?.of}`);
}

/** What can be looked at at any time: there is most of it at the end. */
async function lookAround(watched: WatchedPage, once: Visit): Promise<void> {
  const { page } = watched;
  // The last button looks at the table.
  await page.locator('#game-end button').last().click();
  await page.waitForSelector('#game-end', { state: 'detached' });
  await once('the table after the end');
  await press(page, item(DECK_TARGET));
  await drawn(page);
  await once('what the deck is');
  await press(page, item(theatreTarget(magiciansView(watched).seats.length - 1)));
  await drawn(page);
  await once('a theatre that is shown large');
  await page.keyboard.press('Escape');
  await lookThroughStages(page, once);
  const behind = { names: new Set<string>(), scenes: new Set<string>(), without: SAME_ELSEWHERE };
  await lookBehindButtons(page, '.bar', behind, once, 'at the end');
}

async function lookThroughStages(page: Page, once: Visit): Promise<void> {
  await press(page, item(discardPlace));
  await page.waitForSelector('#last-trick');
  await once('the discard pile');
  await page.locator('#last-trick [role="tab"]').first().click();
  await once('a stage to look through');
  await page.keyboard.press('Escape');
  await page.waitForSelector('#last-trick', { state: 'detached' });
}
