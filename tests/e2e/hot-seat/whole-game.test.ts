// Two people at one screen, one with the mouse and one with the keyboard, and a bot play a whole game.
import { expect, test } from 'vitest';
import type { WatchedPage } from '../support/browser.ts';
import { pressByKeys } from '../support/keys.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { clickOn } from '../magic-trick/picture.ts';
import { expectCleanEndOfMagicTrick, magicTrickView } from '../magic-trick/table.ts';
import { liftByKeys, liftByMouse, nextShared, openSharedTable } from './people.ts';

const parlor = withHostAndBrowser();
const [MOUSE, KEYS] = [0, 2];

/** What the view's question lets one point at. */
function legalSlots(watched: WatchedPage): number[] {
  const choices = magicTrickView(watched).question?.choices ?? [];
  return choices.flatMap(({ at, refusal }) => (refusal === null && typeof at === 'number' ? [at] : []));
}

test('two people and a bot finish a game at one screen', { timeout: 400_000 }, async () => {
  const watched = await parlor.open('motion=off&renderer=canvas');
  const { page } = watched;
  await page.waitForSelector('.home');
  await openSharedTable(watched, { [MOUSE]: 'Ada', [KEYS]: 'Bea' }, 3);

  let last: string | null = null;
  let curtains = 0;
  let passes = 0;
  const moves = new Map<unknown, number>();
  for (let isOver = false; !isOver;) {
    const { what, id } = await nextShared(watched, last);
    const { viewer } = magicTrickView(watched);
    const isByKeys = viewer === KEYS;
    if (what !== 'read' && what !== 'over' && what !== 'curtain') {
      moves.set(viewer, (moves.get(viewer) ?? 0) + 1);
      expect(await page.locator('.prompt-whose').textContent()).toBe(viewer === KEYS ? 'Bea' : 'Ada');
    }
    const pressed = async (action: string): Promise<void> =>
      isByKeys ? pressByKeys(watched, `[data-action="${action}"]`) : page.click(`[data-action="${action}"]`);
    switch (what) {
      case 'curtain': {
        curtains += 1;
        const { curtain } = watched.lastView();
        expect(magicTrickView(watched).viewer).toBe('watcher');
        expect(await page.locator('#curtain-title').textContent()).toContain(
          curtain === KEYS ? 'Bea' : 'Ada',
        );
        await (curtain === KEYS ? liftByKeys(page) : liftByMouse(page));
        break;
      }
      case 'arrange':
        await pressed('arrange');
        break;
      case 'play': {
        const [slot] = legalSlots(watched);
        if (isByKeys) await pressByKeys(watched, `[data-target="slot:${slot}"]`);
        else await clickOn(watched, `slot:${slot}`);
        break;
      }
      case 'sleeve':
        passes += 1;
        await pressed('pass');
        break;
      case 'read':
        await page.click('#hand-score .main');
        await page.waitForSelector('#hand-score', { state: 'detached' });
        break;
      case 'over':
        isOver = true;
    }
    last = id;
  }

  // Each sorts once and plays twelve cards in each of three hands, and each move was made for the right person.
  expect(watched.moves.filter(({ move }) => (move as { type: string }).type === 'play')).toHaveLength(
    2 * 3 * 12,
  );
  expect(watched.moves).toHaveLength(2 * 3 * 13 + passes);
  expect((moves.get(MOUSE) ?? 0) + (moves.get(KEYS) ?? 0)).toBe(watched.moves.length);
  expect(curtains).toBeGreaterThan((2 * 3 * 12) / 2);
  await expectCleanEndOfMagicTrick(watched);
});
