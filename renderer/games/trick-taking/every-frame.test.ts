// Whole games, every frame of them: no card that the viewer may not know, and cards that fly are all to be seen.
import { expect, test } from 'vitest';
import type { Viewer } from '../../../engine/core/seat.ts';
import type { Motion } from '../../stage/contract.ts';
import type { Drawn } from '../../stage/flight.ts';
import { stageInTestPage } from '../../stage/page.testing.ts';
import { composing, inputOf } from './drawn.testing.ts';
import { type Moment, play } from './played.testing.ts';
import { trickTakingStage } from './stage.ts';
import { LAYER } from './table.ts';

/** All cards that a view or what was heard gives. */
function cardsIn({ view, events }: Moment): string[] {
  return [
    ...view.hand,
    ...(view.chosen ?? []),
    ...view.trick.stacks.flatMap(({ cards }) => cards.map(({ card }) => card)),
    ...view.seats.flatMap(({ repertoire }) => repertoire),
    ...events.flatMap((event) => ('card' in event ? [event.card] : [])),
    ...events.flatMap((event) => ('cards' in event && event.cards ? event.cards : [])),
  ];
}

test.for([
  [2, 0, 'normal', false],
  [3, 'watcher', 'normal', false],
  [4, 2, 'brisk', true],
  [3, 0, 'fades', false],
] as const)(
  '%i players, seen by %s, with motion %s (Phantom Shuffle: %s)',
  async ([seats, viewer, motion, phantomShuffle]) => {
    const moments = play({ seats, viewer: viewer as Viewer, options: { phantomShuffle } });
    let drawn: Drawn[] = [];
    const opened = await stageInTestPage({
      motion: motion as Motion,
      game: trickTakingStage,
      size: { width: 1280, height: 660, text: 1 },
      frame: 17,
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
      for (const { id, picture, z, lift, alpha } of drawn) {
        const card = picture.key.startsWith('face ') ? picture.key.split(' ')[1] : undefined;
        if (card !== undefined && !may.has(card)) expect(may).toContain(card);
        // Light lies on the cloth, wherever it goes: above cards it would be fog.
        if (/^(light|footlights)/.test(id) && (z >= LAYER.spot || lift > 0)) expect([id, z, lift]).toBeNull();
        if (z <= 1000 || picture.side === null) continue;
        flights += 1;
        if (alpha < 1) expect([id, alpha]).toBeNull();
      }
    }
    expect(opened.failures).toEqual([]);
    expect(opened.frames).toBeGreaterThan(moments.length);
    if (motion === 'fades') expect(flights).toBe(0);
    else expect(flights).toBeGreaterThan(1000);
  },
);

test('a turn that is put together here is shown as it grows, and nothing of it fails', async () => {
  const opened = await stageInTestPage({
    motion: 'normal',
    game: trickTakingStage,
    size: { width: 360, height: 560, text: 1 },
    frame: 17,
  });
  const moments = play({ seats: 4, viewer: 0, seed: 'put together' });
  let turns = 0;
  for (const moment of moments) {
    await opened.stage.show(inputOf(moment.view), moment.events);
    const { move, view } = moment;
    if (move?.type !== 'turn' || !view.awaiting.includes(0)) continue;
    for (let count = 1; count <= move.plays.length; count += 1) {
      opened.stage.update(composing(moment, { type: 'turn', plays: move.plays.slice(0, count) }));
      await opened.rested();
      for (const { card } of move.plays.slice(0, count)) {
        const lying = opened.seen.get(`card:${card}`);
        // Played and sent back by a card that came later, it is in a hand again.
        if (lying) expect(lying.z).toBeGreaterThanOrEqual(LAYER.hand);
      }
      turns += 1;
    }
  }
  expect(turns).toBeGreaterThan(5);
  expect(opened.failures).toEqual([]);
});

test('when other eyes look on after a move, nothing is drawn that only those before knew, and cards still fly', async () => {
  const [own, others] = [0, 'watcher' as const].map((viewer) => play({ seats: 3, viewer, seed: 'eyes' }));
  let drawn: Drawn[] = [];
  const opened = await stageInTestPage({
    motion: 'normal',
    game: trickTakingStage,
    size: { width: 1280, height: 660, text: 1 },
    frame: 17,
    drawing: (one) => drawn.push(one),
  });
  let flights = 0;
  for (const [index, before] of (own ?? []).entries()) {
    const [seen, after] = [others?.[index], others?.[index + 1]];
    if (!seen || !after || !before.view.awaiting.includes(0)) continue;
    // The one who moved has put the turn together; then the table belongs to nobody's eyes.
    const { move } = before;
    const isComposed = move?.type === 'turn' || move?.type === 'lead';
    await opened.stage.show(isComposed ? composing(before, move) : inputOf(before.view), []);
    await opened.rested();
    drawn = [];
    await opened.stage.show(inputOf(after.view), after.events);
    await opened.rested();
    const may = new Set([...cardsIn(seen), ...cardsIn(after)]);
    for (const { picture, z } of drawn) {
      const card = picture.key.startsWith('face ') ? picture.key.split(' ')[1] : undefined;
      if (card !== undefined && !may.has(card)) expect(may).toContain(card);
      if (z > 1000) flights += 1;
    }
  }
  expect(opened.failures).toEqual([]);
  expect(flights).toBeGreaterThan(50);
});
