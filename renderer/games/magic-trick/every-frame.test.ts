// Whole games, every frame of them: no picture is ever drawn of a rank that the viewer may not know.
import { expect, test } from 'vitest';
import type { Viewer } from '../../../engine/core/seat.ts';
import type { Motion } from '../../stage/contract.ts';
import type { Drawn } from '../../stage/flight.ts';
import { stageInTestPage } from '../../stage/page.testing.ts';
import { inputOf, type Moment, play } from './played.testing.ts';
import { magicTrickStage } from './stage.ts';

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
    for (const { picture } of faces) if (!may.has(picture.key)) expect(may).toContain(picture.key);
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
