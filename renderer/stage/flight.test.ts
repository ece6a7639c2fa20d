// Between two scenes: times, turning over, and what may be pointed at meanwhile.
import { describe, expect, test } from 'vitest';
import { drawnAt, endOf, type Flight, flightsBetween } from './flight.ts';
import type { Picture, Placement, Timing } from './game-stage.ts';
import { TIMES } from './motion.ts';

const picture = (key: string, side: Picture['side'] = null): Picture => ({
  key,
  side,
  paint: () => undefined,
});

function thing(id: string, more: Partial<Placement> = {}): Placement {
  return {
    id,
    picture: picture(id),
    x: 0,
    y: 0,
    width: 100,
    height: 140,
    rotation: 0,
    z: 1,
    lift: 0,
    shade: 0,
    alpha: 1,
    halo: null,
    target: null,
    ...more,
  };
}

const inTime = (delay: number, duration: number) => () => ({ delay, duration });

function only(flights: readonly Flight[]): Flight {
  const [flight] = flights;
  if (!flight || flights.length > 1) throw new Error('Expected one flight.');
  return flight;
}

describe('a thing that moves', () => {
  const card = { picture: picture('back', 'back') };
  const flight = only(
    flightsBetween([thing('a', card)], [thing('a', { ...card, x: 200, target: 'slot:1' })], inTime(100, 200)),
  );

  test('waits, flies and arrives', () => {
    expect(drawnAt(flight, 50).x).toBe(0);
    const halfway = drawnAt(flight, 200).x;
    expect(halfway).toBeGreaterThan(100);
    expect(halfway).toBeLessThan(200);
    expect(drawnAt(flight, 300).x).toBe(200);
    expect(endOf(flight)).toBe(300);
  });

  test('flies above what lies', () => {
    expect(drawnAt(flight, 200).z).toBeGreaterThan(900);
    expect(drawnAt(flight, 300).z).toBe(1);
  });

  test('slides under what lies over its place before it arrives', () => {
    const late = drawnAt(flight, 270);
    expect(late.x).toBeLessThan(200);
    expect(late.z).toBe(1);
  });

  test('is all to be seen from the first moment to the last, also where it comes or goes', () => {
    const [comes, goes] = [
      [{ ...card, alpha: 0 }, card],
      [card, { ...card, alpha: 0 }],
    ].map(([from, to]) =>
      only(flightsBetween([thing('a', from)], [thing('a', { ...to, x: 200 })], inTime(100, 200))),
    ) as [Flight, Flight];
    expect([100, 101, 200, 300].map((time) => drawnAt(comes, time).alpha)).toEqual([0, 1, 1, 1]);
    expect([100, 101, 299, 300].map((time) => drawnAt(goes, time).alpha)).toEqual([1, 1, 1, 0]);
  });

  test('does not fly when it is no card', () => {
    const light = only(flightsBetween([thing('light')], [thing('light', { x: 200 })], inTime(0, 200)));
    for (const time of [50, 100, 150])
      expect(drawnAt(light, time)).toMatchObject({ z: 1, lift: 0, width: 100 });
  });

  test('can be pointed at only when it has arrived', () => {
    expect(drawnAt(flight, 200).target).toBeNull();
    expect(drawnAt(flight, 300).target).toBe('slot:1');
  });

  test('keeps its target while it only moves a little and stays the same', () => {
    const raised = only(
      flightsBetween(
        [thing('a', { target: 'slot:1' })],
        [thing('a', { target: 'slot:1', y: -10 })],
        inTime(0, 100),
      ),
    );
    expect(drawnAt(raised, 50).target).toBe('slot:1');
  });
});

describe('a card that is turned over', () => {
  const back = thing('card', { picture: picture('back', 'back') });
  const face = thing('card', { picture: picture('face', 'face') });
  const flight = only(flightsBetween([back], [face], inTime(0, TIMES.play)));

  test.for([
    [0, 'back'],
    [0.25, 'back'],
    [0.49, 'back'],
    [0.51, 'face'],
    [1, 'face'],
  ] as const)('shows at %d of its way its %s', ([part, side]) => {
    expect(drawnAt(flight, part * TIMES.turnOver).picture.key).toBe(side);
  });

  test('is on edge when its sides change', () => {
    expect(drawnAt(flight, TIMES.turnOver / 2).openness).toBeCloseTo(0, 5);
    expect(drawnAt(flight, 0).openness).toBe(1);
    expect(drawnAt(flight, TIMES.turnOver).openness).toBe(1);
  });

  test('takes its time even where it does not fly', () => {
    expect(endOf(flight)).toBe(TIMES.turnOver);
  });
});

test('what comes fades in, what goes fades out', () => {
  const flights = flightsBetween([thing('old')], [thing('new')], inTime(0, 100));
  const alphas = flights.map((flight) => [
    flight.to.id,
    drawnAt(flight, 0).alpha,
    drawnAt(flight, 100).alpha,
  ]);
  expect(alphas).toEqual([
    ['new', 0, 1],
    ['old', 1, 0],
  ]);
});

test('what stays as it is takes no time', () => {
  const flights = flightsBetween(
    [thing('a'), thing('b')],
    [thing('a'), thing('b', { x: 90 })],
    inTime(50, 100),
  );
  expect(flights.map(endOf)).toEqual([0, 150]);
});

describe('a flight like that of a hand', () => {
  const card = { picture: picture('back', 'back') };
  const flying = (from: number, to: number, more: Partial<Timing>): Flight =>
    only(
      flightsBetween([thing('a', { ...card, x: from })], [thing('a', { ...card, x: to })], () => ({
        delay: 0,
        duration: 200,
        ...more,
      })),
    );

  test('bends to its left, so that two that change places pass each other', () => {
    const [one, other] = [flying(0, 300, { arc: 0.15 }), flying(300, 0, { arc: 0.15 })];
    expect(drawnAt(one, 80).y).toBeLessThan(-10);
    expect(drawnAt(other, 80).y).toBeGreaterThan(10);
    expect([drawnAt(one, 200).y, drawnAt(other, 200).y]).toEqual([0, 0]);
  });

  test('is bent by no more than a hand would', () => {
    const flight = flying(0, 3000, { arc: 0.5 });
    for (let time = 0; time <= 200; time += 10)
      expect(Math.abs(drawnAt(flight, time).y)).toBeLessThanOrEqual(70);
  });

  test('that is tossed lands a little too far, and then where it shall lie', () => {
    const flight = flying(0, 300, { ease: 'toss' });
    const places = Array.from({ length: 21 }, (_, index) => drawnAt(flight, index * 10).x);
    expect(Math.max(...places)).toBeGreaterThan(301);
    expect(Math.max(...places)).toBeLessThan(315);
    expect(places.at(-1)).toBe(300);
  });

  test('is picked up before it hurries, and casts a larger shadow on its way', () => {
    const flight = flying(0, 300, { ease: 'hand' });
    expect(drawnAt(flight, 10).x).toBeLessThan(300 * 0.05);
    expect(drawnAt(flight, 80).lift).toBeGreaterThan(0.5);
    expect(drawnAt(flight, 80).width).toBeGreaterThan(100);
    expect([drawnAt(flight, 200).lift, drawnAt(flight, 200).width]).toEqual([0, 100]);
  });

  test('light comes and goes with it', () => {
    const lit = only(flightsBetween([thing('a')], [thing('a', { halo: 'played' })], inTime(0, 100)));
    const fading = only(flightsBetween([thing('a', { halo: 'played' })], [thing('a')], inTime(0, 100)));
    expect([drawnAt(lit, 0).glow, drawnAt(lit, 100).glow]).toEqual([0, 1]);
    expect(drawnAt(fading, 50).halo).toBe('played');
    expect(drawnAt(fading, 50).glow).toBeLessThan(0.5);
    expect(drawnAt(fading, 100).halo).toBeNull();
  });
});
