// Whole games, every frame of them: no rank that the viewer may not know, no light over cards, nobody called too early.
import { expect, test } from 'vitest';
import type { Viewer } from '../../../engine/core/seat.ts';
import type { Motion } from '../../stage/contract.ts';
import type { Drawn } from '../../stage/flight.ts';
import { stageInTestPage } from '../../stage/page.testing.ts';
import { inputOf, type Moment, play } from './played.testing.ts';
import { magicTrickStage } from './stage.ts';
import { LAYER } from './table.ts';

/** The faces of all ranks that a view gives. */
function facesIn({ view }: Moment): string[] {
  const slots = view.rows.flat().filter(({ rank }) => rank !== null);
  return [
    ...slots.map(({ suit, rank }) => `${suit}${rank}`),
    ...view.trick.map(({ card }) => card),
    ...view.seats.flatMap(({ sleeve }) => sleeve ?? []),
    ...(view.toSort?.cards ?? []),
    ...(view.removed === null ? [] : [view.removed]),
  ];
}

const told = ({ events }: Moment): string[] => events.flatMap((event) => ('card' in event ? event.card : []));

test.for([
  [3, 1, 'normal'],
  [4, 0, 'brisk'],
  [5, 'watcher', 'normal'],
  [4, 2, 'fades'],
] as const)('%i players, seen by %s, with motion %s', async ([seats, viewer, motion]) => {
  const moments = play({ seats, viewer: viewer as Viewer, memory: 'none', moves: 140 });
  let drawn: Drawn[] = [];
  const opened = await stageInTestPage({
    motion: motion as Motion,
    game: magicTrickStage,
    size: { width: 1280, height: 680, text: 1 },
    frame: 17,
    drawing: (one) => drawn.push(one),
  });
  let known: string[] = [];
  let opens = 0;
  for (const moment of moments) {
    drawn = [];
    await opened.stage.show(inputOf(moment.view), moment.events);
    await opened.rested();
    const before = known;
    known = facesIn(moment);
    const may = new Set([...before, ...known, ...told(moment)].map((code) => `face ${code}`));
    const faces = drawn.filter(({ picture }) => picture.side === 'face');
    for (const { picture } of faces) {
      // However much of it shows.
      const [face = ''] = picture.key.split(' fanned');
      if (!may.has(face)) expect(may).toContain(face);
    }
    // Light lies on the cloth, wherever it goes: above cards it would be fog.
    for (const { id, z, lift } of drawn)
      if (/^(light|footlights)/.test(id) && (z >= LAYER.gap || lift > 0)) expect([id, z, lift]).toBeNull();
    // While it is turned over, a card shows its other side only beyond its edge.
    for (const [index, one] of faces.entries()) {
      const last = faces.slice(0, index).findLast(({ id }) => id === one.id);
      if (!last && one.openness < 1) opens += 1;
    }
  }
  expect(opened.failures).toEqual([]);
  expect(opened.frames).toBeGreaterThan(moments.length);
  if (motion === 'fades') expect(opens).toBe(0);
  else expect(opens).toBeGreaterThan(10);
});

/** A stage whose every frame is kept, as what is seen in it. */
async function filmed() {
  const frames: Drawn[][] = [];
  let seen: ReadonlyMap<string, Drawn> = new Map();
  const opened = await stageInTestPage({
    motion: 'normal',
    game: magicTrickStage,
    size: { width: 1280, height: 680, text: 1 },
    frame: 17,
    rendered: () => frames.push([...seen.values()]),
  });
  seen = opened.seen;
  return { ...opened, frames };
}

const flies = ({ z, picture }: Drawn): boolean => z > 1000 && picture.side !== null;
const isLight = ({ id }: Drawn): boolean => /^(light|footlights)/.test(id);

test.for([0, 'watcher'] as const)(
  'seen by %s, cards that fly are all to be seen, and no plate or light says whose turn it is meanwhile',
  async (viewer) => {
    const { stage, frames, rested } = await filmed();
    let looked = 0;
    for (const { view, events } of play({ seats: 4, viewer, moves: 80 })) {
      frames.length = 0;
      await stage.show(inputOf(view), events);
      await rested();
      // Everything takes its larger place afterwards, when others are asked already.
      if (events.some((event) => event.type === 'arranged' && event.sorter === viewer)) continue;
      for (const [index, frame] of frames.entries()) {
        const flying = frame.filter(flies);
        if (flying.length === 0) continue;
        looked += 1;
        expect(flying.filter(({ alpha }) => alpha < 1)).toEqual([]);
        expect(frame.filter(({ picture }) => picture.key.includes('"turn":true'))).toEqual([]);
        // What lit the one who played goes out as the card leaves.
        const before = frames[index - 1]?.filter(isLight) ?? [];
        for (const { id, alpha } of frame.filter((one) => isLight(one) && one.alpha > 0))
          expect(alpha).toBeLessThan(before.find((light) => light.id === id)?.alpha ?? 0);
      }
    }
    expect(looked).toBeGreaterThan(400);
  },
);

test.for([0, 'watcher'] as const)(
  'the row that was sorted here goes to its owner, also when %s looks on, and what was said of it goes first',
  async (eyes) => {
    const all = play({ seats: 4, viewer: 0, moves: 6 });
    const others = play({ seats: 4, viewer: 'watcher', moves: 6 });
    const at = all.findIndex(({ events }) =>
      events.some((event) => event.type === 'arranged' && event.sorter === 0),
    );
    const [before, after] = [all[at - 1], (eyes === 0 ? all : others)[at]];
    if (!before || !after) throw new Error('Nobody has sorted.');
    const { stage, frames, seen, rested } = await filmed();
    await stage.show(inputOf(before.view), []);
    await rested();
    const sorted = [...seen.values()].filter(({ z, id }) => z >= LAYER.sort && id.startsWith('card'));
    expect(sorted).toHaveLength(14);
    frames.length = 0;
    await stage.show(inputOf(after.view), after.events);
    const moving = frames.filter((frame) => frame.some(flies));
    expect(moving.length).toBeGreaterThan(8);
    const faces = moving.flat().filter((one) => flies(one) && one.picture.side === 'face');
    if (eyes === 'watcher') expect(faces).toEqual([]);
    // As soon as the cards are half way, nothing hangs over the empty place.
    const late = moving.slice(Math.ceil(moving.length / 2)).flat();
    expect(late.filter(({ id, alpha }) => /^(sort:name|link)/.test(id) && alpha > 0)).toEqual([]);
  },
);
