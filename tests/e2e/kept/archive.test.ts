// All kept games: gone on with, renamed, copied, deleted and brought back; saved as files and added again; counted together.
import { readFileSync, rmSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameId } from '../../../engine/games/registry.ts';
import type { GameRecord } from '../../../engine/history/record.ts';
import { formatJournal, parseJournal } from '../../../engine/journal/file.ts';
import type { Journal } from '../../../engine/journal/journal.ts';
import { replayJournal } from '../../../engine/journal/replay.ts';
import { MOST_FILE_CHARACTERS } from '../../../engine/protocol/kept.ts';
import type { WatchedPage } from '../support/browser.ts';
import { startTestHost } from '../support/host.ts';
import { bot, person } from '../support/kept.ts';
import { say } from '../support/table.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { gameCalled, keepGames, playedGame, type KeptGame } from './games.ts';
import { DECK, expectStep, openReplay } from './replaying.ts';
import { told } from './told.ts';
import { soon } from './soon.ts';

const DAY = 86_400_000;
const AT = Date.UTC(2026, 5, 1, 12);
/** Magic Trick up to a question to the only person: both bots have sorted. */
const LEFT = playedUntil((seed) => {
  const seats = [person('Ada'), bot('Horace'), bot('Ida')];
  const journal = playedGame('magic-trick', { seats, seed, moves: 2, at: AT });
  return journal.entries.every((entry) => entry.kind === 'move' && entry.seat !== 0) ? journal : null;
});
/** Who played ten finished games, and at which seat somebody won; Adda is Ada, spelt otherwise for once. */
const PLAYED = [
  [['Ada', 'Ben', 'Cleo'], 0],
  [['Ada', 'Ben', 'Cleo'], 1],
  [['Adda', 'Ben', 'Cleo'], 0],
  [['Ada', 'Ben', 'Cleo'], 2],
  [['Ada', 'Ben', 'Dora'], 0],
  [['Ada', 'Ben', 'Dora'], 2],
  [['Ada', 'Ben', 'Dora'], 0],
  [['Ada', 'Ben', 'Dora'], 1],
] as const;
const finished: readonly KeptGame[] = [
  ...PLAYED.map(([names, winner], game) => ({
    id: `shows-${game}`,
    journal: playedUntil((seed) => {
      const seats = names.map(person);
      const at = AT + game * 20 * DAY;
      const journal = playedGame('trick-taking', { seats, seed: 100 * game + seed, at });
      const won = winnersOf(journal);
      return won.length === 1 && won[0] === names[winner] ? journal : null;
    }),
  })),
  ...[0, 1].map((game) => ({
    id: `duels-${game}`,
    journal: playedGame('sam', {
      seats: [person('Ada'), bot('Horace')],
      seed: 40 + game,
      at: AT - (game + 1) * DAY,
    }),
  })),
];
const [NEWEST, OLDER] = [finished[7]!, finished[0]!];

/** The first game that will do. */
function playedUntil(play: (seed: number) => Journal | null): Journal {
  for (let seed = 1; ; seed += 1) {
    const journal = play(seed);
    if (journal) return journal;
  }
}

/** Who won, as the engine says when it plays the game again. */
function winnersOf({ header, entries }: Journal): string[] {
  const replayed = replayJournal(
    gameCalled(header.game as GameId),
    { parlor: 'journal', header, entries },
    'compiled',
  );
  if (replayed.problem) throw new Error(replayed.problem.sentence);
  const { session } = replayed;
  const { winners = [] } = session.game.result(session.state) ?? {};
  return winners.map((seat) => header.seats[seat]?.name ?? '');
}

let folder = '';
const parlor = withHostAndBrowser(async () => {
  folder = await keepGames([{ id: 'left', journal: LEFT }, ...finished]);
  return startTestHost(0, undefined, folder);
});
let watched: WatchedPage;
beforeAll(async () => {
  watched = await parlor.open('motion=off&renderer=canvas');
  await watched.page.waitForSelector('.home');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => location.assign(to), `#${hash}`);

/** Chooses what else can be done with a game, from its menu. */
async function choose(page: Page, table: string, act: string): Promise<void> {
  await page.click(`[popovertarget="menu-${table}"]`);
  await page.click(`#menu-${table} [data-act="${act}"]`);
}

/** What a button gives to be saved: the name of the file and its text. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download]: [Download, void] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** The finished games that the archive lists, when it lists as many as it says. */
async function listed(page: Page, count: number): Promise<string[]> {
  await page.locator('.archive-count', { hasText: say('archive.count', { count }) }).waitFor();
  const rows = page.locator('[data-kept]');
  await soon(() => rows.count()).toBe(count);
  return rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset['kept'] ?? ''));
}

test('a game is shown in small, called otherwise, copied, deleted, brought back and gone on with', async () => {
  const { page } = watched;
  const ticket = page.locator('.ticket-place', { has: page.locator('[data-table="left"]') });
  await ticket.locator('.small-picture[data-painted]').waitFor();
  const painted = await ticket.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
  expect(painted).toBeGreaterThan(20);
  expect(await ticket.locator('.ticket-names').textContent()).toBe('Ada, Horace and Ida');
  expect(await ticket.locator('.ticket-when').textContent()).toContain('2026');

  await choose(page, 'left', 'rename');
  await page.fill('#title-left', ' Sunday evening ');
  await page.keyboard.press('Enter');
  await ticket.getByText('Sunday evening', { exact: true }).waitFor();
  await choose(page, 'left', 'copy');
  await soon(() => page.locator('[data-table]').count()).toBe(2);

  await choose(page, 'left', 'delete');
  await ticket.waitFor({ state: 'detached' });
  await page.click('.notice-deleted [data-act="undo"]');
  await ticket.waitFor();
  await choose(page, 'left', 'delete');
  await ticket.waitFor({ state: 'detached' });
  await goTo(page, 'games');
  await page.click('#archive-tab-deleted');
  await page.click('[data-kept="left"] [data-act="restore"]');
  await page.locator('[data-kept="left"]').waitFor({ state: 'detached' });
  await page.click('#archive-tab-unfinished');
  expect(await listed(page, 2)).toContain('left');

  await page.click('[data-kept="left"] [data-act="continue"]');
  await page.waitForSelector('[data-question]');
  const { table, version, view } = watched.lastView();
  expect([table, version]).toEqual(['left', 2]);
  expect(view).toEqual(told(LEFT, 0).steps[2]!.view);
  expect(watched.complaints).toEqual([]);
});

interface DroppedFile {
  readonly name: string;
  readonly text: string;
  /** The text so many times one after the other; once where it is left out. */
  readonly times?: number;
}

/** Lets files go over the window, as somebody does who drags them there. */
async function drop(page: Page, files: readonly DroppedFile[]): Promise<void> {
  await page.evaluate((all) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text, times = 1 } of all) dataTransfer.items.add(new File([text.repeat(times)], name));
    for (const type of ['dragenter', 'dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, files);
}

test('a finished game is saved, deleted, and added again from its file, and from one that is dropped', async () => {
  const { page } = watched;
  const { id, journal } = NEWEST;
  await goTo(page, 'games');
  await page.click('#archive-tab-finished');
  expect(await listed(page, 10)).toContain(id);
  const file = await saved(page, () => choose(page, id, 'save'));
  expect(file.name).toMatch(/\.parlor$/);
  const { header, entries } = parseJournal(file.text);
  expect({ header, entries }).toEqual({ header: journal.header, entries: journal.entries });

  const game = told(journal);
  const last = game.steps.length - 1;
  const add = {
    button: (name: string) =>
      page.setInputFiles('input[type="file"]', {
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(file.text),
      }),
    drop: (name: string) => drop(page, [{ name, text: file.text }]),
  };
  for (const how of ['button', 'drop'] as const) {
    // Whatever its table is called now.
    const [newest] = await listed(page, 10);
    await choose(page, newest!, 'delete');
    await listed(page, 9);
    await add[how](`${how}.parlor`);
    const notice = page.locator('[data-file="kept"]');
    await notice.getByText(`${how}.parlor`).waitFor();
    expect((await listed(page, 10)).length).toBe(10);
    await notice.locator('[data-act="go"]').click();
    await page.locator(`${DECK.slider}[max="${last}"]`).waitFor();
    await page.selectOption(DECK.eyes, 'watcher');
    await page.click(DECK.button('end'));
    await expectStep(page, game, last);
    await goTo(page, 'games');
    await page.click('#archive-tab-finished');
  }
  expect(watched.complaints).toEqual([]);
});

test('a file that is none, too large, too new or not true is told of in one sentence, and nothing changes', async () => {
  const { page } = watched;
  const before = await listed(page, 10);
  const { journal } = OLDER;
  const changed = (change: Partial<Journal>): string => formatJournal({ ...journal, ...change });
  const made = journal.entries.filter(({ kind }) => kind === 'move').length;
  const illegal = journal.entries.map((entry) =>
    entry.n === 5 && entry.kind === 'move' ? { ...entry, move: { type: 'play', card: 'R99' } } : entry,
  );
  const files = [
    ['diary', 'Dear diary'],
    ['newer', changed({ header: { ...journal.header, format: 9 as 1 } })],
    ['illegal', changed({ entries: illegal })],
    ['forged', changed({ result: { winners: [0, 1, 2], scores: [9, 9, 9], reason: 'compared' } })],
    ['large', 'x', MOST_FILE_CHARACTERS + 1],
  ] as const;
  await drop(
    page,
    files.map(([name, text, times = 1]) => ({ name: `${name}.parlor`, text, times })),
  );
  const told = page.locator('[data-file="refused"] span');
  await soon(() => told.count()).toBe(files.length);
  const sentences = await told.allTextContents();
  const about = (name: string): string =>
    sentences.find((sentence) => sentence.includes(`${name}.parlor`)) ?? '';
  expect(about('diary')).toBe(say('trouble.file-foreign', { file: 'diary.parlor' }));
  expect(about('newer')).toBe(say('trouble.file-too-new', { file: 'newer.parlor' }));
  expect(about('illegal')).toMatch(/^Move 5 in “illegal\.parlor” cannot be made \(.+\): /);
  expect(about('forged')).toBe(say('trouble.file-forged', { file: 'forged.parlor', move: made }));
  expect(about('large')).toBe(say('trouble.file-too-large', { file: 'large.parlor', most: 16 }));
  for (let left = files.length; left > 0; left -= 1)
    await page.locator('[data-file="refused"] button').first().click();
  await goTo(page, 'games');
  expect(await listed(page, 10)).toEqual(before);
  expect(watched.complaints).toEqual([]);
});

/** Who won how many of how many games, by name, counted from what the journals say. */
function winsBy(names: readonly string[], records: readonly GameRecord[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const own = records.flatMap(({ players }) => players.filter((player) => player.name === name));
      const wins = own.filter(({ won }) => won).length;
      return [name, say('history.of', { wins, games: own.length })];
    }),
  );
}

/** Who won each of several games, in an order that does not depend on that of the games. */
function inOrder(winners: readonly (readonly string[])[]): string[] {
  const texts = winners.map((names) => names.toSorted().join());
  return texts.toSorted();
}

test('ten games are counted, saved for others to count, and names in them merged and forgotten', async () => {
  const { page } = watched;
  const wonBy = finished.map(({ journal }) => winnersOf(journal));
  await goTo(page, 'statistics');
  const shares = (): Promise<Record<string, string>> =>
    page
      .locator('#history-players-table tbody tr')
      .evaluateAll((rows) =>
        Object.fromEntries(
          rows.map((row) => [
            row.querySelector('th')?.textContent ?? '',
            row.querySelector('.share-of')?.textContent ?? '',
          ]),
        ),
      );
  await soon(() => page.locator('.history-figures strong').first().textContent()).toBe('10');

  // The files say the same as the journals, and as each other.
  const json = await saved(page, () => page.click('[data-action="save-json"]'));
  const csv = await saved(page, () => page.click('[data-action="save-csv"]'));
  const { games } = JSON.parse(json.text) as { games: GameRecord[] };
  const won = games.map(({ players }) => players.flatMap((player) => (player.won ? [player.name] : [])));
  expect(inOrder(won)).toEqual(inOrder(wonBy));
  const rows = csv.text.trim().split('\r\n').slice(1);
  const wonInCsv = rows.map((row) => row.split(',')).map((cells) => [cells[0], cells[7], cells[11]]);
  expect(wonInCsv).toEqual(
    games.flatMap(({ table, players }) => players.map(({ name, won }) => [table, name, won ? '1' : '0'])),
  );
  const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dora', 'Adda'];
  expect(await shares()).toEqual(winsBy(PEOPLE, games));

  // The lines, as a sentence and as a table.
  const ada = wonBy.flat().filter((name) => name === 'Ada').length;
  const course = page.locator('[aria-labelledby="history-course"]');
  expect(await course.locator('svg[role="img"]').first().getAttribute('aria-label')).toContain(`Ada ${ada}`);
  await course.locator('summary').click();
  const column = await course.locator('table').evaluate((table) => {
    const heads = Array.from(table.querySelectorAll('thead th'), (head) => head.textContent);
    const at = heads.indexOf('Ada');
    return Array.from(table.querySelectorAll('tbody tr'), (row) => Number(row.children[at]?.textContent));
  });
  expect(column.reduce((sum, wins) => sum + wins, 0)).toBe(ada);
  expect(column.length).toBeGreaterThan(1);

  // The list leads to a game, and back.
  const first = page.locator('.history-row').first();
  expect(await first.textContent()).toContain(
    say('history.row.won', { count: 1, names: games[0]!.players.find(({ won }) => won)?.name ?? '' }),
  );
  await first.click();
  await page.waitForSelector(DECK.slider);
  expect(new URL(page.url()).hash).toContain(`#replay=${games[0]!.table}`);
  await page.locator('[data-tool="leave"]:visible').click();
  await page.waitForSelector('.history');

  await page.click('[data-action="names"]');
  const merge = page.locator('form[aria-labelledby="merge-title"]');
  await merge.locator('select').nth(0).selectOption('Adda');
  await merge.locator('select').nth(1).selectOption('Ada');
  await merge.locator('[data-action="merge"]').click();
  await page.click('[data-action="merge-sure"]');
  await page.getByText(say('history.merge.done', { name: 'Adda', into: 'Ada' })).waitFor();
  const forget = page.locator('form[aria-labelledby="forget-title"]');
  await forget.locator('select').selectOption('Cleo');
  await forget.locator('[data-action="forget"]').click();
  await page.click('[data-action="forget-sure"]');
  await page.getByText(say('history.forget.done')).waitFor();
  await page.keyboard.press('Escape');
  const renamed = games.map((game) => ({
    ...game,
    players: game.players.map((player) => ({
      ...player,
      name: player.name === 'Adda' ? 'Ada' : player.name,
    })),
  }));
  await soon(shares).toEqual(winsBy(['Ada', 'Ben', 'Dora'], renamed));
  await openReplay(page, OLDER.id, told(OLDER.journal).steps.length - 1);
  expect(await page.content()).not.toContain('Cleo');
  expect(watched.complaints).toEqual([]);
});
