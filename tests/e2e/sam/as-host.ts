// Whether a page shows what the host knows: the view of each moment, and in words every place of every field.
import { expect } from 'vitest';
import { cardWords } from '../../../engine/games/sam/describe.ts';
import { PLACES, type SamView } from '../../../engine/games/sam/types.ts';
import type { Scenario } from '../../../engine/scenario/scenario.ts';
import { placeTarget } from '../../../renderer/games/sam/draft.ts';
import type { WatchedPage } from '../support/browser.ts';
import { sentTo } from '../support/secrets.ts';
import { say } from '../support/table.ts';
import { samView } from './table.ts';

/** What seat 0 is to see after so many moves of a scenario. */
export function viewsOf(scenario: Scenario): readonly SamView[] {
  return sentTo(scenario).map(({ message }) => message.view as unknown as SamView);
}

/** Holds the newest view of a page, and its table in words, against the view that the host would give. */
export async function expectAsHost(watched: WatchedPage, view: SamView): Promise<void> {
  expect(samView(watched)).toEqual(view);
  const told = await watched.page
    .locator('[data-group="own"] [data-target], [data-group^="field-"] [data-target]')
    .evaluateAll((items) =>
      Object.fromEntries(items.map((item) => [item.getAttribute('data-target'), item.textContent])),
    );
  for (const [seat, { field }] of view.seats.entries())
    for (const place of PLACES) {
      const own = view.own.find(({ at }) => seat === view.viewer && at === place);
      const code = own?.card ?? field[place];
      const words =
        code === null
          ? say('table.sam.place.empty')
          : code === 'down'
            ? say('table.sam.face-down')
            : cardWords(say, code);
      expect(told[placeTarget(seat, place)]).toContain(words);
    }
}
