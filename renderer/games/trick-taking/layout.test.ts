// Laws of the layout, for every table and many windows: all is inside, can be told apart, can be hit, and nothing is lost.
import { describe, expect, test } from 'vitest';
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import type { Placement, Scene, Size } from '../../stage/game-stage.ts';
import { layout } from './layout.ts';
import { situations } from './situations.testing.ts';
import { LAYER, tableOf } from './table.ts';

const WINDOWS = [
  [1280, 800],
  [1280, 660],
  [1280, 560],
  [1920, 1080],
  [1024, 700],
  [768, 1024],
  [360, 740],
  [360, 560],
  [740, 360],
  [740, 262],
] as const;
const TEXT = [1, 1.5] as const;

/** Words as their keys, numbers as they are. */
const words = (key: string, facts?: object): string => `${key}${JSON.stringify(facts ?? {})}`;
const viewOf = ({ view }: StageInput): TrickTakingView => view as TrickTakingView;

/** Scenes that are laid out, by what is shown and how large: every law looks at the same. */
const laidOut = new WeakMap<StageInput, Map<string, Scene>>();
function sceneOf(input: StageInput, size: Size): Scene {
  const scenes = laidOut.get(input) ?? new Map<string, Scene>();
  laidOut.set(input, scenes);
  const { width, height, text } = size;
  const key = [width, height, text].join(' ');
  const scene = scenes.get(key) ?? layout(viewOf(input), input, size, words);
  scenes.set(key, scene);
  return scene;
}

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

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0.5 && height > 0.5 ? width * height : 0;
}

const isOfTrick = ({ id, z }: Placement): boolean =>
  id.startsWith('card:') && z >= LAYER.trick && z < LAYER.hat;
const isOfHand = ({ id, z }: Placement): boolean =>
  id.startsWith('card:') && z >= LAYER.hand && z < LAYER.trick;
const isOfPanel = ({ id }: Placement): boolean => /^(plate|back|held|deck|pile):/.test(id);

describe.for([2, 3, 4])('%i players', (seats) => {
  const all = situations(seats);
  const inWindows = WINDOWS.flatMap(([width, height]) =>
    TEXT.flatMap((text) => all.map(([name, input]) => ({ name, width, height, text, input }))),
  );

  test('there is something of everything to be seen', () => {
    expect(all.length).toBeGreaterThanOrEqual(12);
  });

  test.for(inWindows)(
    '$name in $width by $height, text times $text: all is inside the window',
    ({ input, ...size }) => {
      const { width, height } = size;
      for (const placement of sceneOf(input, size).filter(({ id }) => !id.startsWith('light'))) {
        const { left, top, right, bottom } = bounds(placement);
        const isInside = left >= -1.5 && top >= -1.5 && right <= width + 1.5 && bottom <= height + 1.5;
        if (!isInside) expect.soft({ left, top, right, bottom }, `${placement.id} is inside`).toBeNull();
      }
    },
  );

  test.for(inWindows)(
    '$name in $width by $height, text times $text: each thing has its own id, each card one place',
    ({ input, ...size }) => {
      const ids = sceneOf(input, size).map(({ id }) => id);
      expect(ids).toHaveLength(new Set(ids).size);
      const view = viewOf(input);
      const { shown } = tableOf(view, input, size, words);
      const open = [
        ...shown.trick.stacks.flatMap(({ cards }) => cards.map(({ card }) => card)),
        ...(view.viewer === 'watcher' ? [] : shown.hand),
        ...shown.returning.map(({ card }) => card),
      ];
      for (const card of open) expect(ids).toContain(`card:${card}`);
    },
  );

  test.for(inWindows)(
    '$name in $width by $height, text times $text: trick, hand and what belongs to others keep apart',
    ({ input, ...size }) => {
      const scene = sceneOf(input, size);
      const trick = scene.filter(isOfTrick);
      const hand = scene.filter(isOfHand);
      const panels = scene.filter(isOfPanel);
      const keep = (ones: Scene, others: Scene): void => {
        for (const one of ones)
          for (const other of others) {
            const shared = overlap(bounds(one), bounds(other));
            // Asked only where it fails: there are hundreds of thousands of pairs.
            if (shared !== 0) expect.soft(shared, `${one.id} and ${other.id}`).toBe(0);
          }
      };
      keep(trick, hand);
      keep(trick, panels);
      keep(
        hand,
        panels.filter(({ id }) => !id.startsWith('back')),
      );
      const hat = scene.filter(({ id }) => id === 'hat');
      keep(hat, [...hand, ...panels, ...trick]);
      const plates = scene.filter(({ id }) => id.startsWith('plate'));
      for (const [index, plate] of plates.entries()) keep([plate], plates.slice(index + 1));
    },
  );

  test.for(inWindows)(
    '$name in $width by $height, text times $text: stacks of a trick do not cover each other',
    ({ name, input, ...size }) => {
      const view = viewOf(input);
      const { shown, trick } = tableOf(view, input, size, words);
      const boxes = shown.trick.stacks.map(({ cards }, index): Box => {
        const top = trick.tops[index] ?? { x: 0, y: 0 };
        return {
          left: top.x - trick.width / 2 - (cards.length - 1) * trick.strip,
          right: top.x + trick.width / 2,
          top: top.y - trick.height / 2,
          bottom: top.y + trick.height / 2,
        };
      });
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(0);
      // Of every card beneath another the index can be read; where nearly thirty lie in a tiny window, under a finger.
      const isTiny = name.startsWith('the largest') && Math.min(size.width, size.height) < 400;
      expect(trick.strip).toBeGreaterThanOrEqual(isTiny ? 8 : 14);
    },
  );

  test.for(inWindows.filter(({ input }) => input.isForAll))(
    '$name in $width by $height, text times $text: no seat is favoured, and the trick is no smaller than a player has it',
    ({ input, ...size }) => {
      const view = viewOf(input);
      const table = tableOf(view, input, size, words);
      const { panels, centre } = table.places;
      for (const of of ['fan', 'deck', 'pile'] as const) {
        const heights = panels.map((panel) => Math.round(panel[of].height));
        expect(new Set(heights).size, of).toBe(1);
      }
      const mine = tableOf(view, { ...input, isForAll: false }, size, words);
      expect(centre.height).toBeGreaterThanOrEqual(mine.places.centre.height);
      expect(table.trick.width).toBeGreaterThanOrEqual(mine.trick.width);
      const scene = sceneOf(input, size);
      const hat = scene.filter(({ id }) => id === 'hat');
      // The hat waits beside the place of the card that is led, not on it.
      const places = scene.filter(({ id }) => id.startsWith('spot:'));
      for (const one of hat)
        for (const other of places) expect(overlap(bounds(one), bounds(other)), other.id).toBe(0);
    },
  );

  test.for(inWindows.filter(({ text }) => text === 1))(
    '$name in $width by $height: what can be pointed at shows a part that can be hit',
    ({ name, input, ...size }) => {
      const targets = sceneOf(input, size).filter(({ target }) => target !== null);
      const isPhone = Math.min(size.width, size.height) < 400;
      const isUltimate = /Ultimate Trick|challenge|over|watching/.test(name);
      const isLargest = name.startsWith('the largest');
      for (const placement of targets) {
        const covering = targets.filter(
          (other) =>
            other.z > placement.z &&
            overlap(bounds(placement), bounds(other)) > 0 &&
            other.target !== placement.target,
        );
        const box = bounds(placement);
        const right = Math.min(
          box.right,
          ...covering.filter((other) => other.x > placement.x + 1).map((other) => bounds(other).left),
        );
        const bottom = Math.min(
          box.bottom,
          ...covering
            .filter((other) => other.y > placement.y + 1 && Math.abs(other.x - placement.x) < 1)
            .map((other) => bounds(other).top),
        );
        const [wide, high] = [right - box.left, bottom - box.top];
        // In a trick of very many cards a press enlarges what it is on.
        const least = isUltimate ? 15 : isPhone ? 30 : 22;
        expect
          .soft(Math.min(wide, high), `${placement.id} ${placement.target}`)
          .toBeGreaterThanOrEqual(least);
        expect
          .soft(Math.max(wide, high), `${placement.id} ${placement.target}`)
          .toBeGreaterThanOrEqual(isLargest ? 30 : 40);
      }
    },
  );
});
