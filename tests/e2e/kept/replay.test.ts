// Replays of all games: at every step that one comes to, in whatever way, the table and the log are those of the journal.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAME_IDS, type GameId } from '../../../engine/games/registry.ts';
import type { Move } from '../../../engine/games/magic-trick/types.ts';
import type { Journal } from '../../../engine/journal/journal.ts';
import type { WatchedPage } from '../support/browser.ts';
import { startTestHost } from '../support/host.ts';
import { person } from '../support/kept.ts';
import { make } from '../support/tour.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { keepGames, playedGame } from './games.ts';
import { arrived, DECK, expectStep, openReplay, stepShown } from './replaying.ts';
import { told, type Lists } from './told.ts';
import { soon } from './soon.ts';

const PEOPLE = ['Ada', 'Bert', 'Cora'].map(person);
/** By game, who played; fewer people make a shorter game. */
const PLAYERS: Readonly<Record<GameId, number>> = {
  'magic-trick': 3,
  'trick-taking': 3,
  magicians: 2,
  sam: 2,
};
const journals = Object.fromEntries(
  GAME_IDS.map((id) => [id, playedGame(id, { seats: PEOPLE.slice(0, PLAYERS[id]), seed: 7, undos: 1 })]),
) as Record<GameId, Journal>;

let folder = '';
const parlor = withHostAndBrowser(async () => {
  folder = await keepGames(GAME_IDS.map((id) => ({ id, journal: journals[id] })));
  return startTestHost(0, undefined, folder);
});
// One page for all of them: to open one takes longer than most of what is done on it.
let watched: WatchedPage;
beforeAll(async () => {
  watched = await parlor.open('motion=off&renderer=canvas');
  await watched.page.waitForSelector('.home');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What somebody holds, or sees, that another player does not see. */
function secretsOf(own: Lists, other: Lists): string[] {
  const seen = new Set(Object.values(other).flat());
  return Object.values(own)
    .flat()
    .filter((words) => !seen.has(words));
}

test.for(GAME_IDS)('a replay of %s', async (id) => {
  const { page } = watched;
  const journal = journals[id];
  const [ada, bert, everybody] = [told(journal, 0), told(journal, 1), told(journal)];
  const last = ada.steps.length - 1;
  await openReplay(page, id, last);
  await page.selectOption(DECK.eyes, '0');
  await expectStep(page, ada, 0);

  // Move by move, and back.
  for (const at of [1, 2, 3]) {
    await page.click(DECK.button('on'));
    await expectStep(page, ada, at);
  }
  await page.click(DECK.button('back'));
  await expectStep(page, ada, 2);

  // Through other eyes nothing is left of what the first ones saw, anywhere on the page.
  const secrets = secretsOf(ada.steps[2]!.lists, bert.steps[2]!.lists);
  expect(secrets.length).toBeGreaterThan(0);
  await page.selectOption(DECK.eyes, '1');
  await expectStep(page, bert, 2);
  const markup = await page.content();
  expect(secrets.filter((words) => markup.includes(words))).toEqual([]);
  const named = await page.locator('body').ariaSnapshot();
  expect(secrets.filter((words) => named.includes(words))).toEqual([]);
  await page.selectOption(DECK.eyes, '0');
  await expectStep(page, ada, 2);

  // To the end, and on the slider by keys and by pointer.
  await page.locator(DECK.button('on')).press('End');
  await expectStep(page, ada, last);
  expect(await page.locator('#log .log-undone').count()).toBe(ada.undone);
  await page.locator(DECK.slider).focus();
  await page.keyboard.press('ArrowLeft');
  await expectStep(page, ada, last - 1);
  await page.keyboard.press('Home');
  await arrived(page, 0, last);
  const track = (await page.locator(DECK.slider).boundingBox())!;
  await page.mouse.click(track.x + track.width * 0.4, track.y + track.height / 2);
  const slid = await stepShown(page);
  expect(Math.abs(slid / last - 0.4)).toBeLessThan(0.05);
  await expectStep(page, ada, slid);

  // Everybody's cards.
  await page.selectOption(DECK.eyes, 'open');
  const { open } = everybody.steps[slid]!;
  const hands = page.locator('#open-cards .replay-hand');
  await soon(() =>
    hands.evaluateAll((all) => all.map((hand) => hand.querySelectorAll('.replay-cards > *').length)),
  ).toEqual([...open]);
  expect(open.some((cards) => cards > 0)).toBe(true);
  await expectStep(page, everybody, slid);

  // To parts of the game by their names: a hand, say, and a trick in it.
  const { parts } = everybody;
  const larger = parts.filter(({ level }) => level === 1);
  const part = larger.at(Math.min(1, larger.length - 1))!;
  await page.selectOption(DECK.jump(1), { index: larger.indexOf(part) });
  await expectStep(page, everybody, part.step);
  const [, second] = parts.slice(parts.indexOf(part) + 1);
  if (second?.level === 2) {
    await page.selectOption(DECK.jump(2), { label: second.words });
    await expectStep(page, everybody, second.step);
  }

  // Played to its end from a few moves before it.
  await page.selectOption(DECK.speed, 'at-once');
  await page.click(DECK.button('end'));
  for (const at of [last - 1, last - 2]) {
    await page.click(DECK.button('back'));
    await arrived(page, at, last);
  }
  await page.click(DECK.button('play'));
  await expectStep(page, everybody, last);
  await page.waitForSelector(DECK.button('play'));
  expect(watched.complaints).toEqual([]);
});

test('a new table stands where a finished game was left, and is played on by others', async () => {
  const { page } = watched;
  const id = 'magic-trick';
  const game = told(journals[id], 0);
  const last = game.steps.length - 1;
  // Somewhere in the middle, where the only person of the new table is to play a card.
  const at = game.moves.findIndex(({ seat, move }, step) => step > last / 3 && seat === 0 && 'slot' in move);
  const { move } = game.moves[at]!;
  await openReplay(page, id, last);
  await page.locator(DECK.slider).fill(String(at));
  await arrived(page, at, last);
  await page.locator('[data-tool="play-on"]:visible').click();
  await page.fill('#replay-branch [data-name="0"]', 'Zoe');
  for (const seat of [1, 2]) await page.selectOption(`#replay-branch [data-seat="${seat}"]`, 'steady');
  await page.click('#replay-branch button[type="submit"]');
  await page.waitForSelector('[data-question]');
  const opened = watched.lastView();
  expect(opened.table).not.toBe(id);
  expect(opened.seats.map(({ kind, name }) => [kind, name === 'Zoe'])).toEqual([
    ['person', true],
    ['bot', false],
    ['bot', false],
  ]);
  expect(opened.version).toBe(at);
  expect(opened.view).toEqual(game.steps[at]!.view);
  await make(page, move as Move);
  const moved = await pollFor(() =>
    watched.messages.find(
      (message) => message.type === 'view' && message.table === opened.table && message.version === at + 1,
    ),
  );
  expect(moved).toMatchObject({ view: game.steps[at + 1]!.view });
  expect(watched.complaints).toEqual([]);
});

/** Waits for something to come. */
async function pollFor<Thing>(find: () => Thing | undefined): Promise<Thing> {
  await soon(find).toBeDefined();
  return find()!;
}
