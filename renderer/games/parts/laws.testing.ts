// Test code: what laws of layouts have in common: windows to lay a table out in, what touches, and how much of a thing can be hit.
import { expect } from 'vitest';
import type { StageInput, Target } from '../../stage/contract.ts';
import type { Placement, Scene, Size } from '../../stage/game-stage.ts';
import { targetAt } from '../../stage/hit.ts';

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

/** Windows of desks and phones, some of them with large text. */
export const SIZES: readonly Size[] = [
  ...WINDOWS.map(([width, height]) => ({ width, height, text: 1 })),
  ...WITH_LARGE_TEXT.map(([width, height]) => ({ width, height, text: 1.5 })),
];
/** Those in which it is tried what can be pressed. */
export const PRESSED_SIZES = SIZES.filter(({ text, height }) => text === 1 && height !== 1080);

/** Words as their keys, numbers as they are. */
export const words = (key: string, facts?: object): string => `${key}${JSON.stringify(facts ?? {})}`;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The bounds of a thing, also of one that is turned. */
export function bounds({ x, y, width, height, rotation }: Placement): Box {
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

export interface Windows {
  /** A scene is laid out once for all that is checked of it. */
  readonly sceneOf: (input: StageInput, size: Size) => Scene;
  /** Runs a check in every window and tells all that fail at once. */
  readonly inEveryWindow: (
    all: readonly [string, StageInput][],
    check: (scene: Scene, size: Size, input: StageInput) => readonly string[],
    sizes?: readonly Size[],
  ) => void;
}

/** The windows of a table that is laid out so. */
export function windowsOf(layout: (input: StageInput, size: Size) => Scene): Windows {
  const laid = new Map<StageInput, Map<Size, Scene>>();
  const sceneOf = (input: StageInput, size: Size): Scene => {
    const known = laid.get(input) ?? new Map<Size, Scene>();
    laid.set(input, known);
    const scene = known.get(size) ?? layout(input, size);
    known.set(size, scene);
    return scene;
  };
  return {
    sceneOf,
    inEveryWindow(all, check, sizes = SIZES) {
      const faults = all.flatMap(([name, input]) =>
        sizes.flatMap((size) =>
          check(sceneOf(input, size), size, input).map(
            (fault) => `${name}, ${size.width} x ${size.height} at ${size.text}: ${fault}`,
          ),
        ),
      );
      expect(faults.slice(0, 12)).toEqual([]);
    },
  };
}

/** The things of these kinds. */
export const starting = (scene: Scene, ...starts: readonly string[]): Placement[] =>
  scene.filter(({ id }) => starts.some((start) => id.startsWith(start)));

/** Which of some lie over which others. */
export function touching(ones: readonly Placement[], others: readonly Placement[]): string[] {
  return ones.flatMap((one) =>
    others
      .filter((other) => other !== one && overlap(one, other))
      .map((other) => `${one.id} and ${other.id}`),
  );
}

/** What leaves the window; only light may. */
export function outside(scene: Scene, { width, height }: Size): string[] {
  return scene
    .filter(({ id }) => !id.startsWith('light'))
    .filter((placement) => {
      const { left, right, top, bottom } = bounds(placement);
      return left < -1.5 || top < -1.5 || right > width + 1.5 || bottom > height + 1.5;
    })
    .map(({ id, x, y, width: wide, height: high }) => [id, ...[x, y, wide, high].map(Math.round)].join(' '));
}

/** Ids that several things have. */
export function twice(scene: Scene): string[] {
  const ids = scene.map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

/** What has no size. */
export function sizeless(scene: Scene): string[] {
  return scene.filter(({ width, height }) => !(width >= 1 && height >= 1)).map(({ id }) => id);
}

/** What is lower than a line of text of 12 px. */
export function tooLow(things: readonly Placement[]): string[] {
  return things.filter(({ height }) => height < 12).map(({ id, height }) => `${id}: ${height}`);
}

/** What is too small to be pressed by a finger. */
export function tooSmall(things: readonly Placement[]): string[] {
  return things
    .filter(({ width, height }) => Math.min(width, height) < 32)
    .map(({ id, width, height }) => `${id}: ${width} x ${height}`);
}

/**
 * Says how little of a target can be hit; nothing where it is enough, null where it is not there at all.
 * @param press how much of its shorter side must show, in px; the longer one is to be somewhat longer
 * @param inset how far from its left its height is tried, in px; in its middle where this is left out
 */
export function hardToHit(scene: Scene, target: Target, press: number, inset?: number): string[] | null {
  const thing = scene.findLast((placement) => placement.target === target);
  if (!thing) return null;
  const pressable = scene
    .filter((placement) => placement.target !== null)
    .map((placement) => ({ ...placement, painted: placement, glow: 1, openness: 1 }));
  const { left, top, right, bottom } = bounds(thing);
  const along = (from: number, to: number, hits: (at: number) => boolean): number =>
    Array.from({ length: Math.floor((to - from) / 2) }, (_, index) => hits(from + 2 * index + 1)).filter(
      (isHit) => isHit,
    ).length * 2;
  const middle = left + Math.min(inset ?? Infinity, (right - left) / 2);
  const wide = along(left, right, (x) => targetAt(pressable, x, (top + bottom) / 2) === target);
  const high = along(top, bottom, (y) => targetAt(pressable, middle, y) === target);
  const isEnough = Math.min(wide, high) >= press - 2 && Math.max(wide, high) >= (press * 44) / 32 - 2;
  return isEnough ? [] : [`${target}: ${wide} x ${high}`];
}
