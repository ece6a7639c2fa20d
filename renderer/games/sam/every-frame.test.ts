// Whole games, every frame of them: no card that the viewer may not know, and cards that fly are all to be seen.
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../engine/core/seat.ts';
import { CODES } from '../../../engine/games/sam/cards.ts';
import type { Options } from '../../../engine/games/sam/types.ts';
import type { Motion } from '../../stage/contract.ts';
import type { Drawn } from '../../stage/flight.ts';
import type { Picture, Scene, Size } from '../../stage/game-stage.ts';
import { stageInTestPage } from '../../stage/page.testing.ts';
import { inputOf } from '../parts/played.testing.ts';
import { steps } from './frames.ts';
import { layout } from './layout.ts';
import { type Moment, play } from './played.testing.ts';
import { samStage } from './stage.ts';

const SIZE: Size = { width: 1280, height: 660, text: 1 };
const PHONE: Size = { width: 360, height: 560, text: 1 };
const KNOWN = new Set(CODES);

/** The card whose face a picture shows, also one's own that lies face down; null for all other pictures. */
function faceOf({ key, side }: Picture): string | null {
  return side === 'face' ? (key.split(' ').find((word) => KNOWN.has(word)) ?? null) : null;
}

/** All cards that a view or what was heard gives. */
function cardsIn({ view, events }: Moment): string[] {
  return [...JSON.stringify([view, events]).matchAll(/"([2-9TJQKA][cdhs])"/gu)].map(([, code]) => code ?? '');
}

/** Where everything lies, by its name. */
function posesOf(things: readonly Pick<Drawn, 'id' | 'picture' | 'x' | 'y'>[]): object {
  return Object.fromEntries(
    things.map(({ id, picture, x, y }) => [id, `${picture.key} ${Math.round(x)} ${Math.round(y)}`]),
  );
}

interface Case {
  readonly seats: number;
  readonly viewer: Viewer;
  readonly motion: Motion;
  readonly size: Size;
  readonly options?: Partial<Options>;
}

test.for<Case>([
  { seats: 2, viewer: 0, motion: 'normal', size: SIZE },
  { seats: 3, viewer: 'watcher', motion: 'normal', size: PHONE, options: { challenge: 'coin' } },
  { seats: 4, viewer: 2, motion: 'brisk', size: PHONE, options: { challenge: 'odds-evens' } },
  { seats: 7, viewer: 3, motion: 'normal', size: SIZE },
  { seats: 3, viewer: 0, motion: 'fades', size: SIZE },
])(
  '$seats players, seen by $viewer, with motion $motion',
  async ({ seats, viewer, motion, size, options = {} }) => {
    const moments = play({ seats, viewer, moves: 140, options });
    let drawn: Drawn[] = [];
    const opened = await stageInTestPage({
      motion,
      game: samStage,
      size,
      frame: 90,
      drawing: (one) => drawn.push(one),
    });
    let known: string[] = [];
    let flights = 0;
    for (const [index, moment] of moments.entries()) {
      drawn = [];
      // As the table shows it: each part of what happened by itself, and each of them comes to rest.
      const before = moments[index - 1]?.view;
      const frames = before ? steps(before, moment.view, moment.events) : [moment];
      for (const { view, events } of frames) {
        await opened.stage.show(inputOf(view), events);
        await opened.rested();
        const rest: Scene = layout(view, inputOf(view), size, String);
        expect(posesOf([...opened.seen.values()])).toEqual(posesOf(rest));
      }
      const now = cardsIn(moment);
      const may = new Set([...known, ...now]);
      known = now;
      for (const { id, picture, z, alpha } of drawn) {
        const card = faceOf(picture);
        if (card !== null && !may.has(card)) expect([id, picture.key]).toBeNull();
        if (z <= 1000 || picture.side === null) continue;
        flights += 1;
        if (alpha < 1) expect([id, alpha]).toBeNull();
      }
    }
    expect(opened.failures).toEqual([]);
    expect(opened.frames).toBeGreaterThan(moments.length);
    if (motion === 'fades') expect(flights).toBe(0);
    else expect(flights).toBeGreaterThan(40);
  },
);

test('when other eyes look on after a move, nothing is drawn that only those before knew', async () => {
  const [own, others] = [0, 'watcher' as const].map((viewer) =>
    play({ seats: 3, viewer, seed: 'eyes', moves: 90 }),
  );
  let drawn: Drawn[] = [];
  const opened = await stageInTestPage({
    motion: 'normal',
    game: samStage,
    size: SIZE,
    frame: 90,
    drawing: (one) => drawn.push(one),
  });
  let seenFlying = 0;
  for (const [index, before] of (own ?? []).entries()) {
    const [seen, after] = [others?.[index], others?.[index + 1]];
    if (!seen || !after || !before.view.awaiting.includes(0)) continue;
    await opened.stage.show(inputOf(before.view), []);
    await opened.rested();
    drawn = [];
    await opened.stage.show(inputOf(after.view), after.events);
    await opened.rested();
    const may = new Set([...cardsIn(seen), ...cardsIn(after)]);
    for (const { id, picture, z } of drawn) {
      const card = faceOf(picture);
      if (card !== null && !may.has(card)) expect([id, picture.key]).toBeNull();
      if (z > 1000) seenFlying += 1;
    }
  }
  expect(opened.failures).toEqual([]);
  expect(seenFlying).toBeGreaterThan(20);
});

describe('in a battle', () => {
  test('both cards are large, and the lines of their sums come one after another', async () => {
    const moments = play({ seats: 2, viewer: 0, seed: 'battle', moves: 200 });
    let seen = new Map<string, string[]>();
    const opened = await stageInTestPage({
      motion: 'normal',
      game: samStage,
      size: SIZE,
      frame: 20,
      drawing({ id, picture }) {
        const keys = seen.get(id) ?? [];
        if (keys.at(-1) !== picture.key) seen.set(id, [...keys, picture.key]);
      },
    });
    let battles = 0;
    for (const { view, events } of moments) {
      seen = new Map();
      await opened.stage.show(inputOf(view), events);
      await opened.rested();
      const fought = events.find(({ type }) => type === 'fought');
      if (fought?.type !== 'fought') continue;
      battles += 1;
      for (const side of ['attacker', 'defender'] as const) {
        expect(seen.get(`fighter:${side}`)?.at(-1)).toContain(fought.battle[side].card);
        const lines = seen.get(`ledger:${side}`)?.map((key) => Number(key.split(' ')[2])) ?? [];
        expect(lines).toEqual([0, 1, 2, 3, 4, 5]);
      }
    }
    expect(battles).toBeGreaterThan(2);
  });
});

test('as many coins leave the purse as a card costs, and as many come as it brings', async () => {
  const moments = play({ seats: 2, viewer: 0, seed: 'purse', moves: 200 });
  let most = 0;
  const opened = await stageInTestPage({
    motion: 'normal',
    game: samStage,
    size: SIZE,
    frame: 20,
    rendered: () => {
      most = Math.max(most, [...opened.seen.keys()].filter((id) => id.startsWith('coin:')).length);
    },
  });
  let flips = 0;
  for (const { view, events } of moments) {
    most = 0;
    await opened.stage.show(inputOf(view), events);
    await opened.rested();
    const [flipped, ...others] = events;
    if (flipped?.type !== 'flipped' || others.length > 0 || view.points === null) continue;
    flips += 1;
    const there = [...opened.seen.keys()].filter((id) => id.startsWith('coin:')).length;
    expect(there).toBe(Math.min(20, view.points));
    expect(most).toBeGreaterThanOrEqual(there);
  }
  expect(flips).toBeGreaterThan(4);
});
