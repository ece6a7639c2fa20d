// Two people at one screen: each arranges behind the curtain, helps out of turn, and throws without seeing the other's throw.
import { expect, test } from 'vitest';
import type { Seat } from '../../../engine/core/seat.ts';
import type { Move } from '../../../engine/games/sam/types.ts';
import { curtainCalls, liftByKeys, liftByMouse } from '../hot-seat/people.ts';
import type { WatchedPage } from '../support/browser.ts';
import { knownTo, type Known } from '../support/known.ts';
import { expectSent, kept, NAMES, openTable, startTables } from '../support/scripted.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { makeByKeys } from './by-keys.ts';
import { makeByMouse } from './by-mouse.ts';
import { attacks, boosts, flips, laid, leaves, throws } from './laid.ts';
import { hiddenShown } from './secrets.ts';
import { actionsOf, samView } from './table.ts';

/** Ada's two makes Bert's attack a tie; they throw the same once, and then Ada's Heart is destroyed and replaced. */
const evening = laid(
  ['6h 2s 9d 3s 5s 6s', '6c 2d 3h 5d Tc 6d'],
  'Kd Qd 9c Jc',
  [...flips(0, 'F2'), ...leaves(0, 2), ...flips(1, 'F2'), ...leaves(1, 3)],
  [...leaves(0, 3), ...flips(1, 'F1'), ...attacks(1, 'F1', 'F1', 'F2'), ...boosts(0, 'F2')],
  [...throws(0, 'paper'), ...throws(1, 'paper'), ...throws(0, 'rock'), ...throws(1, 'paper')],
  leaves(1),
);
const [MOUSE, PEOPLE] = [0, [0, 1]];
/** How many moves are made before the first throw. */
const TIE = evening.moves.length - 5;

const parlor = withHostAndBrowser(() =>
  startTables(
    kept('whole', evening, PEOPLE),
    ...['rock', 'paper'].map((sign) => kept(sign, evening, PEOPLE, TIE)),
  ),
);
const open = async (table: string): Promise<WatchedPage> => {
  const watched = await parlor.open('motion=off&renderer=canvas');
  await openTable(watched, table);
  return watched;
};
const wordsOf = async ({ page }: WatchedPage, selector: string): Promise<string> =>
  (await page.locator(selector).allTextContents()).join('\n');

/** Waits until somebody is called or asked, and says who. */
async function next(
  watched: WatchedPage,
  last: string,
): Promise<{ readonly what: string; readonly seat: Seat }> {
  const found = (): Promise<string> =>
    watched.page.evaluate(() => {
      const curtain = document.querySelector('#curtain');
      if (curtain) return curtain.getAttribute('data-phase') === 'down' ? (curtain.textContent ?? '') : '';
      return document.querySelector('[data-question]')?.getAttribute('data-question') ?? '';
    });
  await expect
    .poll(async () => ['', last].includes(await found()), { timeout: 30_000, interval: 20 })
    .toBe(false);
  const what = await found();
  const { curtain } = watched.lastView();
  return { what, seat: curtain ?? Number(samView(watched).viewer) };
}

test('a tie at one screen, from arranging to a Heart that is replaced', { timeout: 200_000 }, async () => {
  const watched = await open('whole');
  const left = PEOPLE.map((seat) => actionsOf(evening, seat, 0, seat !== MOUSE));
  const seen: string[] = [];
  for (let last = ''; left.some((actions) => actions.length > 0);) {
    const { what, seat } = await next(watched, last);
    last = what;
    const name = NAMES[seat]!;
    if (watched.lastView().curtain !== null) {
      expect(samView(watched).viewer).toBe('watcher');
      expect(await curtainCalls(watched)).toContain(name);
      await (seat === MOUSE ? liftByMouse(watched.page) : liftByKeys(watched.page));
      await expect.poll(() => samView(watched).viewer).toBe(seat);
      continue;
    }
    const { moves } = left[seat]!.shift()!;
    const { question, turn } = samView(watched);
    seen.push(`${name} ${question!.asks}${turn === seat || turn === null ? '' : ' out of turn'}`);
    if (question!.asks === 'throw') {
      expect(samView(watched).challenge!.own).toBe(null);
      expect(await wordsOf(watched, '#prompt, #dom-table')).not.toMatch(/throws (rock|paper|scissors)/u);
    }
    const sent = watched.moves.length;
    await (seat === MOUSE ? makeByMouse : makeByKeys)(watched, moves as readonly Move[]);
    await expectSent(watched, sent, moves);
  }
  expect(seen.filter((what) => /arrange|boost|throw/u.test(what))).toEqual([
    'Ada arrange',
    'Bert arrange',
    'Ada boost out of turn',
    'Ada throw out of turn',
    'Bert throw',
    ...['Bert throw', 'Ada throw out of turn'].toSorted(),
  ]);
  // It is Ada's turn, and only she knows what lies in the place of her Heart.
  await curtainCalls(watched);
  expect(samView(watched)).toMatchObject({ viewer: 'watcher', turn: 0, own: [] });
  expect(samView(watched).seats[0]!.field).toMatchObject({ F1: 'down', F2: 'down' });
  await liftByMouse(watched.page);
  await expect.poll(() => samView(watched).own[0]?.card).toBe('Jc');
  const views = watched.messages.filter((message) => message.type === 'view');
  expect(hiddenShown(views)).toEqual([]);
  expect(watched.complaints).toEqual([]);
});

/** Ada throws, and Bert is called and lifts the curtain: what is known at each moment. */
async function thrown(sign: 'rock' | 'paper'): Promise<Record<string, Known>> {
  const watched = await open(sign);
  expect(await curtainCalls(watched)).toContain('Ada');
  await liftByMouse(watched.page);
  await watched.page.waitForSelector('[data-question]');
  await makeByMouse(watched, [{ type: 'throw', sign }]);
  expect(await curtainCalls(watched)).toContain('Bert');
  // The list of tables at home is not of this one.
  const views = (): WatchedPage['messages'] => watched.messages.filter(({ type }) => type === 'view');
  const closed = await knownTo({ ...watched, messages: views() });
  const since = views().length;
  await liftByMouse(watched.page);
  await watched.page.waitForSelector('[data-question]');
  const lifted = await knownTo({ ...watched, messages: views().slice(since) });
  expect(lifted.messages).toContain('"thrown":[0]');
  expect(watched.complaints).toEqual([]);
  await watched.page.close();
  return { closed, lifted };
}

/** Each table has an id of its own, in messages and in the address. */
const withoutId = (text: string): string => text.replaceAll(/\btable(?:":"|=)(?:rock|paper)\b/gu, 'table');

test('nothing tells two throws apart before the other has thrown', { timeout: 200_000 }, async () => {
  const [rock, paper] = [await thrown('rock'), await thrown('paper')];
  for (const moment of ['closed', 'lifted'] as const) {
    for (const what of ['messages', 'tree'] as const)
      expect(withoutId(paper[moment]![what]), `${what}, ${moment}`).toBe(withoutId(rock[moment]![what]));
    // Not `toBe`: nobody wants to read a picture.
    expect(paper[moment]!.pixels === rock[moment]!.pixels, `the pixels, ${moment}`).toBe(true);
  }
});
