// What a table of SAM can show: every question and what is put together for it, a field shown large, its sheets, its end.
import type { Page } from 'playwright-core';
import type { Place, SamView } from '../../../engine/games/sam/types.ts';
import {
  BATTLE_TARGET,
  DECK_TARGET,
  DISCARD_TARGET,
  fieldTarget,
  handTarget,
  placeTarget,
} from '../../../renderer/games/sam/draft.ts';
import type { Target } from '../../../renderer/stage/contract.ts';
import { samView } from '../sam/table.ts';
import type { WatchedPage } from './browser.ts';
import { scenarioIn } from './kept.ts';
import { tourOf, type Stop, type Visit } from './stops.ts';
import { compose, drawn, lookBehindButtons, press, takeBack } from './tour.ts';

/** Of the bar: what the tour of all screens has looked at, and readers of the rules; and the end, which is a stop. */
const SAME_ELSEWHERE = '.phase button, [data-tool="rules"], [data-tool="settings"], [data-tool="end"]';

const asks =
  (what: string) =>
  ({ question }: SamView): boolean =>
    question?.asks === what;
const may =
  (move: string, is: (at: Place) => boolean = () => true) =>
  ({ question }: SamView): boolean =>
    question?.choices.some((choice) => choice.move === move && !choice.refusal && is(choice.at as Place)) ??
    false;
const isTwo = ({ own }: SamView, place: Place): boolean =>
  own.some(({ at, up, card }) => at === place && up && card.startsWith('2'));
/** A two lies face up, and another card attacks. */
const mayBeHelped = (view: SamView): boolean =>
  view.own.some(({ at }) => isTwo(view, at)) && may('attack', (at) => !isTwo(view, at))(view);

const stops: readonly Stop<SamView>[] = [
  { name: 'the question arrange', when: asks('arrange'), look: arrange },
  { name: 'the question summon', when: asks('summon'), look: tryCards },
  {
    name: 'the question attack',
    when: (view) => asks('attack')(view) && mayBeHelped(view),
    look: aimAtCards,
  },
  { name: 'the question pay', when: asks('pay'), look: payWithOne },
  { name: 'the question target', when: asks('target'), look: aimOnce },
  { name: 'the question boost', when: may('boost'), look: helpWithOne },
  { name: 'the question throw', when: asks('throw') },
  { name: 'the question place', when: asks('place') },
  { name: 'the question move', when: may('move'), look: pickUp },
  {
    name: 'fields that have collapsed, and somebody out',
    when: ({ seats, question }) =>
      question !== null &&
      seats.some(({ out }) => out) &&
      seats.some(({ collapsed, out }) => collapsed && !out),
    look: showLarge,
  },
  { name: 'the end', when: ({ result }) => result !== null, look: lookAround },
];

export const samTour = tourOf({
  id: 'sam',
  game: scenarioIn('../sam/battle-of-seven.json', import.meta.url),
  stops,
});

const item = (target: Target): string => `[data-target="${target}"]`;
const own = (watched: WatchedPage, place: Place): string =>
  `[data-group="own"] ${item(placeTarget(Number(samView(watched).viewer), place))}`;
const reach = '[data-group="reach"] button';

/** The first place with which a move may be made. */
function placeFor(watched: WatchedPage, move: string, is: (at: Place) => boolean = () => true): Place {
  const { question } = samView(watched);
  const choice = question!.choices.find(
    (each) => each.move === move && each.refusal === null && is(each.at as Place),
  );
  return choice!.at as Place;
}

async function arrange(watched: WatchedPage, once: Visit): Promise<void> {
  const { page } = watched;
  await press(page, item(handTarget(samView(watched).hand[0]!)));
  await drawn(page);
  await once('a card of the hand that is held');
  await press(page, own(watched, 'F2'));
  await drawn(page);
  await once('a card that lies in its place');
  await press(page, '[data-action="fill"]');
  await drawn(page);
  await once('all six cards laid');
}

/** A card that may be turned over, one of each kind of refusal, and ending the turn at once. */
async function tryCards(watched: WatchedPage, once: Visit): Promise<void> {
  const { page } = watched;
  const { question } = samView(watched);
  await press(page, own(watched, placeFor(watched, 'flip')));
  await drawn(page);
  await once('a card that is looked at before it is flipped');
  await takeBack(page);
  for (const { move, at, refusal } of question!.choices) {
    if (move !== 'flip' || refusal === null) continue;
    await press(page, own(watched, at as Place));
    await drawn(page);
    await once(`a card that cannot be flipped: ${refusal.code}`);
    await takeBack(page);
  }
  await press(page, '[data-action="end"]');
  await drawn(page);
  await once('ending the turn');
}

/** An attacker and what it reaches, with a two that helps, and what would come of a target. */
async function aimAtCards(watched: WatchedPage, once: Visit): Promise<void> {
  const view = samView(watched);
  await compose(
    watched,
    own(
      watched,
      placeFor(watched, 'attack', (at) => !isTwo(view, at)),
    ),
  );
  await once('an attacker, and what it reaches');
  await compose(watched, own(watched, view.own.find(({ at }) => isTwo(view, at))!.at));
  await once('a two that helps');
  await compose(watched, reach, 'look');
  await once('a target that is looked at');
}

async function payWithOne(watched: WatchedPage, once: Visit): Promise<void> {
  const { page } = watched;
  await compose(watched, own(watched, placeFor(watched, 'pay')));
  await once('a payment');
  await press(page, '[data-action="clear"]');
  await drawn(page);
  await press(page, '[data-action="stop"]');
  await drawn(page);
  await once('giving up an attack');
}

async function aimOnce(watched: WatchedPage, once: Visit): Promise<void> {
  await compose(watched, reach, 'look');
  await once('a target that is paid for');
}

async function helpWithOne(watched: WatchedPage, once: Visit): Promise<void> {
  await compose(watched, own(watched, placeFor(watched, 'boost')));
  await once('a two that helps in defence');
}

async function pickUp(watched: WatchedPage, once: Visit): Promise<void> {
  await compose(watched, own(watched, placeFor(watched, 'move')));
  await once('a card that is to be moved');
}

async function showLarge(watched: WatchedPage, once: Visit): Promise<void> {
  const { page } = watched;
  const { seats } = samView(watched);
  await press(
    page,
    item(fieldTarget(seats.findIndex(({ collapsed, out }, seat) => seat > 0 && collapsed && !out))),
  );
  await drawn(page);
  await once('a collapsed field that is shown large');
  await page.keyboard.press('Escape');
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
  for (const [target, name] of [
    [DISCARD_TARGET, 'the discards'],
    [BATTLE_TARGET, 'the last battle'],
  ] as const)
    await lookThrough(page, target, () => once(name));
  const behind = { names: new Set<string>(), scenes: new Set<string>(), without: SAME_ELSEWHERE };
  await lookBehindButtons(page, '.bar', behind, once, 'at the end');
}

async function lookThrough(page: Page, target: Target, visit: () => Promise<void>): Promise<void> {
  await press(page, item(target));
  await page.waitForSelector('#last-trick');
  await visit();
  await page.keyboard.press('Escape');
  await page.waitForSelector('#last-trick', { state: 'detached' });
}
