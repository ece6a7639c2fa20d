// Laws of the layout, for every table and many windows: all is inside, keeps apart, can be hit, and nothing is lost.
import { describe, expect, test } from 'vitest';
import { PLACES, type SamView } from '../../../engine/games/sam/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import type { Placement, Scene, Size } from '../../stage/game-stage.ts';
import { targetAt } from '../../stage/hit.ts';
import { fieldTarget } from './draft.ts';
import { layout } from './layout.ts';
import { situations } from './situations.testing.ts';
import { targetIn } from './shown.ts';
import { areReachable, LAYER, roomOf, tableOf } from './table.ts';

const WINDOWS = [
  [1280, 800],
  [1280, 660],
  [1920, 1080],
  [1024, 600],
  [768, 1024],
  [360, 740],
  [360, 560],
  [740, 360],
  [740, 262],
] as const;
const WITH_LARGE_TEXT = [
  [1280, 585],
  [768, 1024],
  [360, 560],
  [740, 262],
] as const;
const SIZES: readonly Size[] = [
  ...WINDOWS.map(([width, height]) => ({ width, height, text: 1 })),
  ...WITH_LARGE_TEXT.map(([width, height]) => ({ width, height, text: 1.5 })),
];
const LONG = 'Maximiliane Wolkenstein-Trostburg';

/** Words as their keys, numbers as they are. */
const words = (key: string, facts?: object): string => `${key}${JSON.stringify(facts ?? {})}`;
const viewOf = ({ view }: StageInput): SamView => view as SamView;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The bounds of a thing, also of one that is turned. */
function bounds({ x, y, width, height, rotation }: Placement): Box {
  const [sin, cos] = [Math.abs(Math.sin(rotation)), Math.abs(Math.cos(rotation))];
  const [half, high] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2];
  return { left: x - half, right: x + half, top: y - high, bottom: y + high };
}

function overlap(one: Placement, other: Placement): boolean {
  const [a, b] = [bounds(one), bounds(other)];
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0.5 && height > 0.5;
}

const laid = new Map<StageInput, Map<Size, Scene>>();
/** A scene is laid out once for all that is checked of it. */
function sceneOf(input: StageInput, size: Size): Scene {
  const known = laid.get(input) ?? new Map<Size, Scene>();
  laid.set(input, known);
  const scene = known.get(size) ?? layout(viewOf(input), input, size, words);
  known.set(size, scene);
  return scene;
}

/** Runs a check in every window and tells all that fail at once. */
function inEveryWindow(
  all: readonly [string, StageInput][],
  check: (scene: Scene, size: Size, input: StageInput) => readonly string[],
  sizes = SIZES,
): void {
  const faults = all.flatMap(([name, input]) =>
    sizes.flatMap((size) =>
      check(sceneOf(input, size), size, input).map(
        (fault) => `${name}, ${size.width} x ${size.height} at ${size.text}: ${fault}`,
      ),
    ),
  );
  expect(faults.slice(0, 12)).toEqual([]);
}

const starting = (scene: Scene, ...starts: readonly string[]): Placement[] =>
  scene.filter(({ id }) => starts.some((start) => id.startsWith(start)));

function touching(ones: readonly Placement[], others: readonly Placement[]): string[] {
  return ones.flatMap((one) =>
    others
      .filter((other) => other !== one && overlap(one, other))
      .map((other) => `${one.id} and ${other.id}`),
  );
}

describe.for([2, 3, 4, 5, 6, 7])('%i players', (seats) => {
  const all = situations(seats).map(([name, input], index): [string, StageInput] => [
    name,
    // Now and then somebody has a name that no plate has room for.
    index % 3 === 0 ? { ...input, seats: input.seats.map((seat) => ({ ...seat, name: LONG })) } : input,
  ]);

  test('all is inside the window', () => {
    inEveryWindow(all, (scene, { width, height }) =>
      scene
        .filter(({ id }) => !id.startsWith('light'))
        .filter((placement) => {
          const { left, right, top, bottom } = bounds(placement);
          return left < -1.5 || top < -1.5 || right > width + 1.5 || bottom > height + 1.5;
        })
        .map(({ id, x, y, width: wide, height: high }) =>
          [id, ...[x, y, wide, high].map(Math.round)].join(' '),
        ),
    );
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
        ...ids.filter((id, at) => ids.indexOf(id) !== at),
        ...hand.filter((card) => !ids.includes(`card:${card}`)),
        ...lying.filter((id) => ids.includes(id) === large.includes(id)),
        ...scene.filter(({ width, height }) => !(width >= 1 && height >= 1)).map(({ id }) => id),
      ];
    });
  });

  test('what belongs to different people keeps apart, and all of it from what is common', () => {
    inEveryWindow(all, (scene) => {
      const flat = scene.filter(({ z }) => z < LAYER.veil);
      const fields = starting(flat, 'mat:', 'plate:');
      const order = starting(flat, 'order:', 'set');
      const piles = starting(flat, 'spot:deck', 'spot:discard', 'name:', 'stall');
      const money = starting(flat, 'purse', 'points:name', 'coin:', 'sum', 'drawn', 'duel');
      // What is held is lifted over its neighbours.
      const hand = starting(flat, 'card:').filter(
        ({ target, halo }) => target?.startsWith('hand:') && halo !== 'selected',
      );
      return [
        ...touching(fields, [...fields, ...order, ...piles, ...money, ...hand]),
        ...touching(order, [...order, ...piles, ...money, ...hand]),
        ...touching(piles, [...piles, ...money, ...hand]),
        ...touching(hand, [...hand, ...money]),
        ...touching(starting(money, 'coin:', 'sum', 'drawn'), starting(money, 'duel')),
        ...touching(starting(money, 'coin:'), starting(money, 'purse', 'points:name')),
      ];
    });
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
        const pressable = scene
          .filter(({ target }) => target !== null)
          .map((placement) => ({ ...placement, painted: placement, glow: 1, openness: 1 }));
        return [...shown.targets].flatMap((wanted) => {
          const at = targetIn(wanted);
          // What lies under what is shown large is reached when that is put away.
          if (input.zoomed !== null && (zoomed === null || zoomed !== at?.seat)) return [];
          const isSmall = at !== null && zoomed !== at.seat && !areReachable(table, roomOf(table, at.seat));
          if (isSmall && !scene.some(({ id }) => id === `rim:${at.seat}`)) return [`no rim for ${wanted}`];
          const target = isSmall ? fieldTarget(at.seat) : wanted;
          const thing = scene.findLast((placement) => placement.target === target);
          if (!thing) return [`no ${target}`];
          const { left, top, right, bottom } = bounds(thing);
          const along = (from: number, to: number, hits: (at: number) => boolean): number =>
            Array.from({ length: Math.floor((to - from) / 2) }, (_, index) =>
              hits(from + 2 * index + 1),
            ).filter((isHit) => isHit).length * 2;
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const wide = along(left, right, (from) => targetAt(pressable, from, y) === target);
          const high = along(top, bottom, (from) => targetAt(pressable, x, from) === target);
          const isEnough =
            Math.min(wide, high) >= places.press - 2 && Math.max(wide, high) >= (places.press * 44) / 32 - 2;
          return isEnough ? [] : [`${target}: ${wide} x ${high}`];
        });
      },
      SIZES.filter(({ text, height }) => text === 1 && height !== 1080),
    );
  });

  test('what is written has room for text of 12 px, and every field can be pressed', () => {
    inEveryWindow(all, (scene) => [
      ...starting(
        scene,
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
      )
        .filter(({ height }) => height < 12)
        .map(({ id, height }) => `${id}: ${height}`),
      ...starting(scene, 'press:')
        .filter(({ width, height }) => Math.min(width, height) < 32)
        .map(({ id, width, height }) => `${id}: ${width} x ${height}`),
    ]);
  });
});
