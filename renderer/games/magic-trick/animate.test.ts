// What happened becomes steps: in order, at the times of the rule of motion, and without showing what is hidden.
import { describe, expect, test } from 'vitest';
import type { Placement, Scene, Size, Step } from '../../stage/game-stage.ts';
import type { Event } from '../../../engine/games/magic-trick/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import { NUDGE } from '../../stage/flight.ts';
import { TIMES } from '../../stage/motion.ts';
import { animate } from './animate.ts';
import { layout } from './layout.ts';
import { inputOf, type Moment, play, type Played } from './played.testing.ts';

type Taken = Extract<Event, { type: 'trick-taken' }>;

const window: Size = { width: 1280, height: 720, text: 1 };

interface Change {
  readonly moment: Moment;
  readonly before: Scene;
  readonly after: Scene;
  readonly steps: readonly Step[];
}

function changes(played: Played): Change[] {
  let before: Scene = [];
  let last: StageInput | null = null;
  return play(played).map((moment) => {
    const input = inputOf(moment.view);
    const after = layout(moment.view, input, window, (code) => code);
    const { events } = moment;
    const happened = { events, before, after, last, input, size: window, words: String };
    const steps = animate(moment.view, happened);
    const change = { moment, before, after, steps };
    [before, last] = [after, input];
    return change;
  });
}

function changeWith(all: readonly Change[], ...types: string[]): Change {
  const found = all.find(({ moment }) =>
    types.every((type) => moment.events.some((event) => event.type === type)),
  );
  if (!found) throw new Error(`No move led to ${types.join(' and ')}.`);
  return found;
}

const placed = (scene: Scene | undefined, id: string): Placement | undefined =>
  scene?.find((one) => one.id === id);

describe('the deal', () => {
  const { moment, after, steps } = changeWith(changes({ seats: 4, viewer: 0, moves: 0 }), 'dealt');
  const [stack, dealt] = [steps.at(-2), steps.at(-1)];
  const cards = after.filter(({ id }) => id.startsWith('card:'));
  const delay = (id: string): number => dealt?.timing(id).delay ?? NaN;

  test('deals one card at a time, 60 ms apart, each 260 ms', () => {
    const delays = cards.map(({ id }) => delay(id)).toSorted((a, b) => a - b);
    expect(delays).toEqual(Array.from({ length: 56 }, (_, turn) => turn * TIMES.dealInterval));
    expect(new Set(cards.map(({ id }) => dealt?.timing(id).duration))).toEqual(new Set([TIMES.deal]));
  });

  test("goes clockwise from the dealer's left", () => {
    const seats = cards
      .toSorted((a, b) => delay(a.id) - delay(b.id))
      .map(({ id }) => Number(id.split(':')[1]));
    const left = (moment.view.dealer + 1) % 4;
    expect(seats.slice(0, 5)).toEqual([left, (left + 1) % 4, (left + 2) % 4, (left + 3) % 4, left]);
  });

  test('begins with everything there but the cards', () => {
    const things = after.filter(({ id }) => /^(table|plate|pocket)/.test(id));
    expect(things).toHaveLength(9);
    for (const thing of things) expect(placed(stack?.scene, thing.id)).toBe(thing);
  });

  test('a card that waits is not seen, but the pack is, of which a layer is gone with the last card in it', () => {
    for (const { id } of cards) expect(placed(stack?.scene, id)?.alpha).toBe(0);
    const pack = stack?.scene.filter(({ id }) => id.startsWith('pack')) ?? [];
    expect(pack).toHaveLength(Math.ceil(cards.length / 8));
    expect(new Set(pack.map(({ alpha, picture }) => `${alpha} ${picture.side}`))).toEqual(
      new Set(['1 back']),
    );
    expect(dealt?.scene.filter(({ id }) => id.startsWith('pack'))).toEqual([]);
    const byTime = cards.toSorted((a, b) => delay(b.id) - delay(a.id));
    for (const [layer, { id, picture }] of pack.entries()) {
      const last = byTime[layer * 8]?.id ?? '';
      expect([delay(id), picture.key]).toEqual([delay(last), placed(stack?.scene, last)?.picture.key]);
    }
  });
});

describe('a card that is played', () => {
  const { moment, before, steps } = changeWith(changes({ seats: 4, viewer: 0, moves: 20 }), 'played');
  const event = moment.events.find(({ type }) => type === 'played') as { seat: number; card: string };
  const goal = steps[0]?.scene.find(({ picture, z }) => picture.key === `face ${event.card}` && z >= 500);

  test('comes from its row and lies open in the trick', () => {
    const from = placed(before, goal?.id ?? '');
    expect(from?.z).toBeLessThan(500);
    expect(from?.id).toMatch(new RegExp(`^card:${event.seat}:${event.card.charAt(0)}`));
  });

  test('takes 220 ms', () => {
    expect(steps[0]?.timing(goal?.id ?? '')).toMatchObject({ delay: 0, duration: TIMES.play });
  });
});

describe('a trick that is taken', () => {
  const { moment, steps } = changeWith(changes({ seats: 4, viewer: 0, moves: 40 }), 'trick-taken');
  const event = moment.events.find(({ type }) => type === 'trick-taken') as Taken;
  const [glow, packet, gather] = steps.slice(-3);

  test("the winner's card glows for 600 ms", () => {
    const glowing = glow?.scene.filter(({ halo }) => halo === 'winner') ?? [];
    expect(glowing).toHaveLength(1);
    expect(glowing[0]?.id).toMatch(new RegExp(`^card:${event.seat}:`));
    expect(event.cards).toContain(glowing[0]?.picture.key.slice(-2));
    expect(glow?.hold).toBe(TIMES.winnerPause);
    expect(placed(glow?.scene, 'winning')).toBeUndefined();
  });

  test('then all its cards are closed into a packet and go under the winner’s plate in 420 ms', () => {
    const plate = placed(gather?.scene, `plate:${event.seat}`);
    const cards = event.cards.map((code) =>
      gather?.scene.find(({ picture }) => picture.key === `face ${code}`),
    );
    for (const card of cards) {
      expect([card?.x, card?.y, card?.alpha]).toEqual([plate?.x, plate?.y, 1]);
      expect(card?.z).toBeLessThan(plate?.z ?? NaN);
      expect(card?.height).toBeLessThan(plate?.height ?? NaN);
      const id = card?.id ?? '';
      expect((packet?.timing(id).duration ?? 0) + (gather?.timing(id).duration ?? 0)).toBe(TIMES.gather);
    }
    const places = cards.map((card) => placed(packet?.scene, card?.id ?? ''));
    expect(new Set(places.map((place) => `${place?.x} ${place?.y}`)).size).toBe(1);
  });

  test('the packet turns towards its winner, by a quarter at most', () => {
    const plate = placed(gather?.scene, `plate:${event.seat}`);
    const cards = event.cards.map((code) =>
      gather?.scene.find(({ picture }) => picture.key === `face ${code}`),
    );
    const from = placed(packet?.scene, cards[0]?.id ?? '');
    const turn = cards.reduce((sum, card) => sum + (card?.rotation ?? NaN), 0) / cards.length;
    const way = Math.atan2((plate?.y ?? NaN) - (from?.y ?? NaN), (plate?.x ?? NaN) - (from?.x ?? NaN));
    // A card's long side lies along the way, either end first.
    expect(Math.abs(Math.cos(turn + Math.PI / 2 - way))).toBeCloseTo(1, 5);
    expect(Math.abs(turn)).toBeLessThanOrEqual(Math.PI / 2);
  });
});

test("the row that the viewer has sorted goes to its owner's place", () => {
  const all = changes({ seats: 4, viewer: 0, moves: 6 });
  const { moment, before, steps } = all.find(({ moment: { events } }) =>
    events.some((event) => event.type === 'arranged' && event.sorter === 0),
  ) as Change;
  const sorted = before.filter(({ target }) => target?.startsWith('sort:'));
  expect(sorted).toHaveLength(14);
  const plate = placed(before, 'plate:1');
  for (const { id } of sorted) expect(placed(steps[0]?.scene, id)?.x).toBeLessThan((plate?.x ?? 0) + 300);
  expect(moment.view.toSort).toBeNull();
});

test.for([3, 4, 5])(
  '%i players: no step of a whole game shows a rank that the viewer may not know',
  (seats) => {
    for (const { moment, before, after, steps } of changes({ seats, viewer: 1, memory: 'none' })) {
      const known = new Set(
        [...before, ...after].filter(({ picture }) => picture.side === 'face').map(keyOf),
      );
      for (const event of moment.events) if ('card' in event) known.add(`face ${event.card}`);
      for (const { scene } of steps) {
        for (const placement of scene.filter(({ picture }) => picture.side === 'face')) {
          expect(known).toContain(keyOf(placement));
        }
        expect(scene).toHaveLength(new Set(scene.map(({ id }) => id)).size);
      }
    }
  },
);

/** The same face however much of it shows. */
function keyOf({ picture }: Placement): string {
  return picture.key.split(' fanned')[0] ?? '';
}

test.for([3, 4, 5])('%i players: what happens to different people does not move at once', (seats) => {
  let looked = 0;
  for (const { moment, before, steps } of changes({ seats, viewer: 0 })) {
    // The deal is excepted, and a trick is everybody's.
    if (moment.events.some(({ type }) => type === 'dealt' || type === 'trick-taken')) continue;
    let from = before;
    for (const { scene } of steps) {
      const places = new Map(from.map((placement) => [placement.id, placement]));
      const movers = scene.flatMap(({ id, x, y }) => {
        const was = places.get(id);
        const moves = was !== undefined && Math.hypot(x - was.x, y - was.y) > NUDGE;
        return moves && id.startsWith('card:') ? [id.split(':')[1]] : [];
      });
      expect(new Set(movers).size).toBeLessThanOrEqual(1);
      looked += movers.length;
      from = scene;
    }
  }
  expect(looked).toBeGreaterThan(100);
});
