// What is seen of a small table: of every game, at every moment, what its stage lays out for everybody.
import { expect, test } from 'vitest';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import type { GameId } from '../../../engine/games/registry.ts';
import { GAMES_WITH_WORDS, words } from '../../../engine/games/words.ts';
import { playGame } from '../../games/parts/played.testing.ts';
import { sceneOf } from './paint.ts';
import { LAID } from './proportion.ts';
import { scoreOf } from './score.ts';

const say = sayIn(english, 'en-GB');
const NAMES = ['Ada', 'Benjamin', 'Cléo', 'Dai', 'Eve', 'Finn', 'Gus'];

/** Every game with the fewest and the most players. */
const tables = GAMES_WITH_WORDS.flatMap((game): [GameId, number][] => {
  const { min, max } = words[game].seats;
  return [
    [game, min],
    [game, max],
  ];
});

test.for(tables)(
  '%s for %i: everybody’s plate with their score, and all of it in the picture',
  ([game, seats]) => {
    const moments = playGame({ game, seats, viewer: 'watcher', seed: 'small', options: {}, moves: 120 });
    // A few of them, from the deal to as far as it came.
    for (const part of [0, 0.3, 0.7, 1]) {
      const view = moments[Math.floor((moments.length - 1) * part)]?.view;
      if (!view) throw new Error('No moment was played.');
      const scene = sceneOf({ view, seats: NAMES.slice(0, seats).map(person) }, say, 'house');
      const plates = scene.filter(({ id }) => scoreOf(view, id) !== null);
      expect(plates.map(({ id }) => id).toSorted()).toEqual(view.seats.map((_, seat) => `plate:${seat}`));
      for (const { id, picture } of plates)
        expect(picture.key).toContain(`score ${say('table.number', { value: scoreOf(view, id) ?? NaN })}`);
      for (const { x, y } of scene) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(LAID.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(LAID.height);
      }
      expect(scene.map(({ z }) => z)).toEqual(scene.map(({ z }) => z).toSorted((one, other) => one - other));
    }
  },
);

test('what is no plate has no score, nor has the plate of nobody', () => {
  const [moment] = playGame({ game: 'sam', seats: 2, viewer: 'watcher', seed: 'a', options: {}, moves: 0 });
  if (!moment) throw new Error('No moment was played.');
  expect(['card:Ks', 'plate:', 'plate:2', 'plate:x'].map((id) => scoreOf(moment.view, id))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

function person(name: string) {
  return { name, kind: 'person', bot: null } as const;
}
