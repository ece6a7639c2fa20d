// Everything there is to read of a game before it is played: each chapter of its rules, and each scene of "How it goes".
import type { Say } from '../../../engine/language/say.ts';
import type { WatchedPage } from './browser.ts';
import type { Visit } from './stops.ts';

/** Opens every chapter and every scene of `game`, in the words of the catalogue of `say`. */
export async function readAll({ page }: WatchedPage, game: string, say: Say, visit: Visit): Promise<void> {
  await page.waitForSelector('.home');
  await page.evaluate((id) => location.assign(`#rules=${id}`), game);
  await page.waitForSelector('#rules-chapter');
  const chapters = await page
    .locator('[data-chapter]')
    .evaluateAll((buttons) =>
      buttons.map((button) => [button.getAttribute('data-chapter') ?? '', button.textContent ?? ''] as const),
    );
  for (const [id, title] of chapters) {
    await page.evaluate((to) => location.assign(`#rules=${to}`), `${game}/${id}`);
    await page.locator('#rules-chapter', { hasText: title }).waitFor();
    await visit(`${game}: the chapter ${id}`);
  }
  await page.getByRole('button', { name: say('table.rules.how') }).click();
  await page.waitForSelector('#how-it-goes[open]');
  const scenes = await page.locator('.how-dots button').all();
  for (const [at, scene] of scenes.entries()) {
    await scene.click();
    await page
      .locator('.how-dots li', { has: page.locator('[aria-current="step"]') })
      .nth(0)
      .waitFor();
    await visit(`${game}: scene ${at + 1}`);
  }
}
