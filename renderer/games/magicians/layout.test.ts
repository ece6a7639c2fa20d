// Laws of the layout, for every table and many windows: all is inside, keeps apart, can be hit, and nothing is lost.
import { describe, expect, test } from 'vitest';
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import type { Placement, Scene, Size } from '../../stage/game-stage.ts';
import { targetAt } from '../../stage/hit.ts';
import { layout } from './layout.ts';
import { situations } from './situations.testing.ts';
import { LAYER, tableOf } from './table.ts';

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
  [1280, 660],
  [768, 1024],
  [360, 560],
  [740, 262],
] as const;
const SIZES: readonly Size[] = [
  ...WINDOWS.map(([width, height]) => ({ width, height, text: 1 })),
  ...WITH_LARGE_TEXT.map(([width, height]) => ({ width, height, text: 1.5 })),
];

/** Words as their keys, numbers as they are. */
const words = (key: string, facts?: object): string => `${key}${JSON.stringify(facts ?? {})}`;
const viewOf = ({ view }: StageInput): MagiciansView => view as MagiciansView;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const bounds = ({ x, y, width, height }: Placement): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

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

  test('each thing has its own id, and each open card its place', () => {
    inEveryWindow(all, (scene, _, input) => {
      const ids = scene.map(({ id }) => id);
      const view = viewOf(input);
      const open = [...view.hand, ...view.seats.flatMap(({ tricks, support }) => [...tricks, ...support])];
      return [
        ...ids.filter((id, at) => ids.indexOf(id) !== at),
        ...open.filter((card) => !ids.includes(`card:${card}`)),
      ];
    });
  });

  test('nothing has no size', () => {
    inEveryWindow(all, (scene) =>
      scene.filter(({ width, height }) => !(width >= 1 && height >= 1)).map(({ id }) => id),
    );
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
        const pressable = scene
          .filter(({ target }) => target !== null)
          .map((placement) => ({ ...placement, painted: placement, glow: 1, openness: 1 }));
        const wanted = [
          ...scene
            .filter(({ id, z }) => id.startsWith('card:') && z >= LAYER.hand)
            .map(({ target }) => target),
          ...shown.targets,
        ];
        return wanted.flatMap((target) => {
          if (target?.startsWith('theatre:') || isCovered(viewOf(input), target, zoomed)) return [];
          const thing = scene.findLast((placement) => placement.target === target);
          if (!thing) {
            // What is too small to be hit where it lies is hit in a theatre that is shown large.
            const isSmall = target?.startsWith('play:') && zoomed === null;
            return isSmall ? [] : [`no ${target}`];
          }
          const { left, top, right, bottom } = bounds(thing);
          const along = (from: number, to: number, hits: (at: number) => boolean): number =>
            Array.from({ length: Math.floor((to - from) / 2) }, (_, index) =>
              hits(from + 2 * index + 1),
            ).filter((isHit) => isHit).length * 2;
          const inset = Math.min(places.press / 2, thing.width / 2);
          const wide = along(left, right, (x) => targetAt(pressable, x, (top + bottom) / 2) === target);
          const high = along(top, bottom, (y) => targetAt(pressable, left + inset, y) === target);
          const isEnough =
            Math.min(wide, high) >= places.press - 2 && Math.max(wide, high) >= (places.press * 44) / 32 - 2;
          return isEnough ? [] : [`${target}: ${wide} x ${high}`];
        });
      },
      SIZES.filter(({ text, height }) => text === 1 && height !== 1080),
    );
  });

  test('what is written has room for figures of 12 px', () => {
    inEveryWindow(all, (scene) =>
      starting(scene, 'plate:', 'points:', 'income:', 'held:', 'phase:', 'name:', 'count:')
        .filter(({ height }) => height < 12)
        .map(({ id, height }) => `${id}: ${height}`),
    );
  });

  test('every theatre can be pressed', () => {
    inEveryWindow(
      all,
      (scene) =>
        scene
          .filter(({ id, width, height }) => id.startsWith('press:') && Math.min(width, height) < 32)
          .map(({ id, width, height }) => `${id}: ${width} x ${height}`),
      SIZES.filter(({ text }) => text === 1),
    );
  });
});
