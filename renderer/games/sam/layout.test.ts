// Laws of the layout, for every table and many windows: all is inside, keeps apart, can be hit, and nothing is lost.
import { describe, test } from 'vitest';
import { PLACES, type SamView } from '../../../engine/games/sam/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import {
  bounds,
  hardToHit,
  outside,
  PRESSED_SIZES,
  sizeless,
  starting,
  tooLow,
  tooSmall,
  touching,
  twice,
  windowsOf,
  words,
} from '../parts/laws.testing.ts';
import { fieldTarget } from './draft.ts';
import { layout } from './layout.ts';
import { situations } from './situations.testing.ts';
import { targetIn } from './shown.ts';
import { areReachable, LAYER, roomOf, tableOf } from './table.ts';

const LONG = 'Maximiliane Wolkenstein-Trostburg';

const viewOf = ({ view }: StageInput): SamView => view as SamView;
const { inEveryWindow } = windowsOf((input, size) => layout(viewOf(input), input, size, words));

describe.for([2, 3, 4, 5, 6, 7])('%i players', (seats) => {
  const all = situations(seats).map(([name, input], index): [string, StageInput] => [
    name,
    // Now and then somebody has a name that no plate has room for.
    index % 3 === 0 ? { ...input, seats: input.seats.map((seat) => ({ ...seat, name: LONG })) } : input,
  ]);

  test('all is inside the window', () => {
    inEveryWindow(all, outside);
  });

  test('each thing has its own id and a size, and each card its place', () => {
    inEveryWindow(all, (scene, _, input) => {
      const ids = scene.map(({ id }) => id);
      const { hand, seats: fields, challenge, battle } = viewOf(input);
      const lying = fields.flatMap(({ field }, seat) =>
        PLACES.filter((at) => field[at] !== null).map((at) => `at:${seat}:${at}`),
      );
      const fighting = challenge && battle ? [battle.attacker, battle.defender] : [];
      const large = fighting.map(({ seat, at }) => `at:${seat}:${at}`);
      return [
        ...twice(scene),
        ...hand.filter((card) => !ids.includes(`card:${card}`)),
        ...lying.filter((id) => ids.includes(id) === large.includes(id)),
        ...sizeless(scene),
      ];
    });
  });

  test('what belongs to different people keeps apart, and all of it from what is common', () => {
    inEveryWindow(all, (scene) => {
      const flat = scene.filter(({ z }) => z < LAYER.veil);
      const fields = starting(flat, 'mat:', 'plate:');
      const order = starting(flat, 'order:', 'set');
      const piles = starting(flat, 'spot:deck', 'spot:discard', 'name:', 'stall');
      const money = starting(flat, 'heading', 'purse', 'coin:', 'sum', 'drawn', 'duel');
      // What is held is lifted over its neighbours.
      const hand = starting(flat, 'card:').filter(
        ({ target, halo }) => target?.startsWith('hand:') && halo !== 'selected',
      );
      return [
        ...touching(fields, [...fields, ...order, ...piles, ...money, ...hand]),
        ...touching(order, [...order, ...piles, ...money, ...hand]),
        ...touching(piles, [...piles, ...money, ...hand]),
        ...touching(hand, [...hand, ...money]),
        ...touching(starting(money, 'heading', 'coin:', 'sum', 'drawn'), starting(money, 'duel')),
        ...touching(starting(money, 'heading'), starting(money, 'purse', 'coin:', 'sum', 'drawn')),
        ...touching(starting(money, 'coin:'), starting(money, 'purse')),
      ];
    });
  });

  test('where nobody is favoured, cards of all fields are of one size', () => {
    inEveryWindow(
      all.filter(([, input]) => input.isForAll),
      (_, size, input) => {
        const { fields } = tableOf(viewOf(input), input, size, words).places;
        const sizes = new Set(fields.map(({ cells }) => `${cells.F1.width} x ${cells.F1.height}`));
        return sizes.size === 1 ? [] : [...sizes];
      },
    );
  });

  test('cards of a field lie on its mat, and none on another', () => {
    inEveryWindow(all, (scene, size, input) => {
      const { zoomed } = tableOf(viewOf(input), input, size, words);
      return viewOf(input).seats.flatMap((_, seat) => {
        const mat = scene.find(({ id }) => id === (zoomed === seat ? `large:mat:${seat}` : `mat:${seat}`));
        const cards = starting(scene, `at:${seat}:`, `dealt:${seat}:`);
        if (!mat) return [`no mat of ${seat}`];
        const { left, right, top, bottom } = bounds(mat);
        const outside = cards.filter(
          ({ x, y, width, height }) =>
            x - width / 2 < left ||
            x + width / 2 > right ||
            y - height / 2 < top - height * 0.07 ||
            y + height / 2 > bottom + 1,
        );
        const places = cards.filter(({ id, halo }) => id.startsWith('at:') && halo === null);
        return [...outside.map(({ id }) => id), ...touching(places, places)];
      });
    });
  });

  test('what can be pointed at now can be hit, and enough of it shows; or its field is shown large by that', () => {
    inEveryWindow(
      all,
      (scene, size, input) => {
        const table = tableOf(viewOf(input), input, size, words);
        const { shown, places, zoomed } = table;
        return [...shown.targets].flatMap((wanted) => {
          const at = targetIn(wanted);
          // What lies under what is shown large is reached when that is put away.
          if (input.zoomed !== null && (zoomed === null || zoomed !== at?.seat)) return [];
          const isSmall = at !== null && zoomed !== at.seat && !areReachable(table, roomOf(table, at.seat));
          if (isSmall && !scene.some(({ id }) => id === `rim:${at.seat}`)) return [`no rim for ${wanted}`];
          const target = isSmall ? fieldTarget(at.seat) : wanted;
          return hardToHit(scene, target, places.press) ?? [`no ${target}`];
        });
      },
      PRESSED_SIZES,
    );
  });

  test('what is written has room for text of 12 px, and every field can be pressed', () => {
    const written = [
      'plate:',
      'order:',
      'set',
      'points',
      'name:',
      'count:',
      'tag:',
      'caption:',
      'outcome',
      'stall',
      'heading',
      'row:',
    ];
    inEveryWindow(all, (scene) => [
      ...tooLow(starting(scene, ...written)),
      ...tooSmall(starting(scene, 'press:')),
    ]);
  });
});
