// Whole games, every frame of them: no card that the viewer may not know, and cards that fly are all to be seen.
import { expect, test } from 'vitest';
import type { Viewer } from '../../../engine/core/seat.ts';
import { parseCard } from '../../../engine/games/magicians/cards.ts';
import type { Motion } from '../../stage/contract.ts';
import type { Drawn } from '../../stage/flight.ts';
import type { Picture, Scene, Size } from '../../stage/game-stage.ts';
import { stageInTestPage } from '../../stage/page.testing.ts';
import { inputOf } from '../parts/played.testing.ts';
import { layout } from './layout.ts';
import { type Moment, play } from './played.testing.ts';
import { magiciansStage } from './stage.ts';

const SIZE: Size = { width: 1280, height: 660, text: 1 };
const PHONE: Size = { width: 360, height: 560, text: 1 };

/** The card whose face a picture is; null for all other pictures. */
function faceOf({ key, side }: Picture): string | null {
  const code = key.split(' ')[1] ?? '';
  return side === 'face' && parseCard(code) !== undefined ? code : null;
}

/** All cards that a view or what was heard gives. */
function cardsIn({ view, events }: Moment): string[] {
  return [
    ...view.hand,
    ...view.discard,
    ...(view.spied ?? []),
    ...(view.sabotage ? [view.sabotage.card] : []),
    ...view.seats.flatMap(({ tricks, support }) => [...tricks, ...support]),
    ...events.flatMap((event) => ('card' in event ? [event.card] : [])),
    ...events.flatMap((event) =>
      'cards' in event && event.cards
        ? event.cards.map((card) => (typeof card === 'string' ? card : card.card))
        : [],
    ),
  ];
}

/** Where everything lies, by its name. */
function posesOf(things: readonly Pick<Drawn, 'id' | 'picture' | 'x' | 'y'>[]): object {
  return Object.fromEntries(
    things.map(({ id, picture, x, y }) => [id, `${picture.key} ${Math.round(x)} ${Math.round(y)}`]),
  );
}

test.for([
  [2, 0, 'normal', SIZE],
  [3, 'watcher', 'normal', PHONE],
  [4, 2, 'brisk', PHONE],
  [7, 3, 'normal', SIZE],
  [3, 0, 'fades', SIZE],
] as const)('%i players, seen by %s, with motion %s', async ([seats, viewer, motion, size]) => {
  const moments = play({ seats, viewer: viewer as Viewer, moves: 60 });
  let drawn: Drawn[] = [];
  const opened = await stageInTestPage({
    motion: motion as Motion,
    game: magiciansStage,
    size,
    frame: 60,
    drawing: (one) => drawn.push(one),
  });
  let known: string[] = [];
  let flights = 0;
  for (const moment of moments) {
    drawn = [];
    await opened.stage.show(inputOf(moment.view), moment.events);
    await opened.rested();
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
    const rest: Scene = layout(moment.view, inputOf(moment.view), size, String);
    expect(posesOf([...opened.seen.values()])).toEqual(posesOf(rest));
  }
  expect(opened.failures).toEqual([]);
  expect(opened.frames).toBeGreaterThan(moments.length);
  if (motion === 'fades') expect(flights).toBe(0);
  else expect(flights).toBeGreaterThan(40);
});

test('when other eyes look on after a move, nothing is drawn that only those before knew', async () => {
  const [own, others] = [0, 'watcher' as const].map((viewer) =>
    play({ seats: 3, viewer, seed: 'eyes', moves: 70 }),
  );
  let drawn: Drawn[] = [];
  const opened = await stageInTestPage({
    motion: 'normal',
    game: magiciansStage,
    size: SIZE,
    frame: 60,
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

test('in a Prestige Phase every card shows what it earns, and the counter climbs to what there is in the end', async () => {
  const moments = play({ seats: 2, viewer: 0, seed: 'prestige', options: { floor: true }, moves: 160 });
  let filled: number[] = [];
  const earned = new Set<string>();
  let phases = 0;
  const opened = await stageInTestPage({
    motion: 'normal',
    game: magiciansStage,
    size: SIZE,
    frame: 20,
    drawing({ id, width }) {
      if (id === 'fill:0') filled.push(width);
      if (id.startsWith('earned:')) earned.add(id);
    },
  });
  for (const { view, events } of moments) {
    const own = events.find((event) => event.type === 'prestige' && event.seat === 0);
    filled = [];
    earned.clear();
    await opened.stage.show(inputOf(view), events);
    await opened.rested();
    if (own?.type !== 'prestige' || own.earned < 3) continue;
    for (const { card } of own.cards) expect(earned).toContain(`earned:${card}`);
    expect(filled).toEqual(filled.toSorted((one, other) => one - other));
    expect(new Set(filled).size).toBeGreaterThan(5);
    phases += 1;
  }
  expect(phases).toBeGreaterThan(1);
});
