// Laws of the layout, for every table and many windows: all is inside, keeps apart, can be hit, and nothing is lost.
import { describe, expect, test } from 'vitest';
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import {
  bounds,
  hardToHit,
  outside,
  PRESSED_SIZES,
  SIZES,
  sizeless,
  starting,
  tooLow,
  tooSmall,
  touching,
  twice,
  windowsOf,
  words,
} from '../parts/laws.testing.ts';
import { layout } from './layout.ts';
import { situations } from './situations.testing.ts';
import { LAYER, tableOf } from './table.ts';

const viewOf = ({ view }: StageInput): MagiciansView => view as MagiciansView;
const { inEveryWindow } = windowsOf((input, size) => layout(viewOf(input), input, size, words));

/** Whether a card in play lies behind a theatre that is shown large. */
function isCovered({ seats }: MagiciansView, target: string | null, zoomed: number | null): boolean {
  if (zoomed === null || target?.startsWith('play:') !== true) return false;
  const code = target.slice('play:'.length);
  const { tricks = [], support = [] } = seats[zoomed] ?? {};
  return ![...tricks, ...support].includes(code);
}

describe.for([2, 3, 4, 5, 6, 7])('%i players', (seats) => {
  const all = situations(seats);

  test('there is something of everything to be seen', () => {
    expect(all.length).toBeGreaterThanOrEqual(12);
  });

  test('all is inside the window', () => {
    inEveryWindow(all, outside);
  });

  test('each thing has its own id, and each open card its place', () => {
    inEveryWindow(all, (scene, _, input) => {
      const ids = scene.map(({ id }) => id);
      const view = viewOf(input);
      const open = [...view.hand, ...view.seats.flatMap(({ tricks, support }) => [...tricks, ...support])];
      return [...twice(scene), ...open.filter((card) => !ids.includes(`card:${card}`))];
    });
  });

  test('nothing has no size', () => {
    inEveryWindow(all, sizeless);
  });

  test('what belongs to different people keeps apart, and all of it from ribbon, piles and hand', () => {
    inEveryWindow(all, (scene) => {
      const flat = scene.filter(({ z }) => z < LAYER.veil);
      const hand = scene.filter(
        ({ z, id }) => z >= LAYER.hand && z < LAYER.spied && /^(card|back):/.test(id),
      );
      const fronts = starting(
        flat,
        'theatre:',
        'plate:',
        'identity:',
        'gauge:',
        'points:',
        'income:',
        'held:',
      );
      const piles = starting(flat, 'spot:deck', 'spot:discard');
      return [
        ...touching(
          fronts,
          fronts.filter(({ id }) => !id.startsWith('gauge:')),
        ),
        ...touching(starting(flat, 'phase:'), [...fronts, ...piles, ...hand]),
        ...touching(piles, [...fronts, ...hand]),
        ...touching(hand, fronts),
      ];
    });
  });

  test('where nobody is favoured, all theatres are of one size', () => {
    inEveryWindow(
      all.filter(([, input]) => input.isForAll),
      (_, size, input) => {
        const { halls } = tableOf(viewOf(input), input, size, words).places;
        const sizes = new Set(
          halls.map(({ stage }) => `${Math.round(stage.width)} x ${Math.round(stage.height)}`),
        );
        return sizes.size === 1 ? [] : [...sizes];
      },
    );
  });

  test('what lies on the boards lies on the stage of its owner', () => {
    inEveryWindow(all, (scene, size, input) => {
      const view = viewOf(input);
      const { zoomed } = tableOf(view, input, size, words);
      return view.seats.flatMap(({ tricks, support }, seat) => {
        const stage = scene.find(
          ({ id }) => id === (zoomed === seat && !view.spied ? `large:theatre:${seat}` : `theatre:${seat}`),
        );
        if (!stage) return [`no stage of ${seat}`];
        const { left, right, top, bottom } = bounds(stage);
        return [...tricks, ...support].filter((code) => {
          const card = scene.find(({ id }) => id === `card:${code}`);
          return (
            !card || card.x < left || card.x > right || card.y < top - card.height * 0.1 || card.y > bottom
          );
        });
      });
    });
  });

  test('cards of the hand and places that are lit can be hit, and enough of them shows', () => {
    inEveryWindow(
      all,
      (scene, size, input) => {
        const { shown, places, zoomed } = tableOf(viewOf(input), input, size, words);
        const wanted = [
          ...scene
            .filter(({ id, z }) => id.startsWith('card:') && z >= LAYER.hand)
            .map(({ target }) => target),
          ...shown.targets,
        ];
        return wanted.flatMap((target) => {
          if (target?.startsWith('theatre:') || isCovered(viewOf(input), target, zoomed)) return [];
          const hard = target && hardToHit(scene, target, places.press, places.press / 2);
          // What is too small to be hit where it lies is hit in a theatre that is shown large.
          const isSmall = target?.startsWith('play:') && zoomed === null;
          return hard || (isSmall ? [] : [`no ${target}`]);
        });
      },
      PRESSED_SIZES,
    );
  });

  test('what is written has room for figures of 12 px', () => {
    inEveryWindow(all, (scene) =>
      tooLow(starting(scene, 'plate:', 'points:', 'income:', 'held:', 'phase:', 'name:', 'count:')),
    );
  });

  test('every theatre can be pressed', () => {
    inEveryWindow(
      all,
      (scene) => tooSmall(starting(scene, 'press:')),
      SIZES.filter(({ text }) => text === 1),
    );
  });
});
