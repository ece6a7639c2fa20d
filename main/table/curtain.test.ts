// Tests of the curtain: whose eyes a client has, whatever it holds and whoever is asked.
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../engine/core/seat.ts';
import { placeAfter, placeAnew, placeFor, placeLifted } from './curtain.ts';

type Eyes = Viewer;

describe('a client that comes', () => {
  const cases: readonly (readonly [string, readonly number[], readonly number[], Eyes, number | null])[] = [
    ['and holds nothing, watches', [], [0, 1], 'watcher', null],
    ['and holds one seat, has its eyes when it is asked', [2], [2], 2, null],
    ['and holds one seat, has its eyes when others are asked', [2], [0, 1], 2, null],
    ['and holds one seat, has its eyes after the end', [2], [], 2, null],
    ['and holds two seats, finds the curtain down for the one that is asked', [0, 2], [2], 'watcher', 2],
    ['and holds two seats, finds it down for the lower one when both are', [0, 2], [0, 2], 'watcher', 0],
    ['and holds two seats, watches while others are asked', [0, 2], [1, 3], 'watcher', null],
    ['and holds two seats, watches after the end', [0, 2], [], 'watcher', null],
    [
      'and holds every seat, finds it down for the lowest that is asked',
      [0, 1, 2, 3, 4],
      [3, 4],
      'watcher',
      3,
    ],
    ['goes by the seats and not by the order they are named in', [4, 1], [4, 1], 'watcher', 1],
  ];
  test.for(cases)('%s', ([, holds, awaiting, eyes, curtain]) => {
    expect(placeFor(holds, awaiting)).toEqual({ holds, eyes, curtain });
  });
});

describe('after a move', () => {
  const cases: readonly (readonly [
    string,
    { holds: readonly number[]; eyes: Eyes; curtain?: number },
    readonly number[],
    { eyes: Eyes; curtain: number | null },
  ])[] = [
    ['a watcher watches', { holds: [], eyes: 'watcher' }, [0], { eyes: 'watcher', curtain: null }],
    ['the only person keeps their eyes', { holds: [1], eyes: 1 }, [1], { eyes: 1, curtain: null }],
    ['the only person keeps them in others’ turns', { holds: [1], eyes: 1 }, [0], { eyes: 1, curtain: null }],
    ['the only person keeps them to the end', { holds: [1], eyes: 1 }, [], { eyes: 1, curtain: null }],
    [
      'the last viewer stays while only bots are asked',
      { holds: [0, 2], eyes: 0 },
      [1],
      { eyes: 0, curtain: null },
    ],
    ['the last viewer stays when asked again', { holds: [0, 2], eyes: 0 }, [0], { eyes: 0, curtain: null }],
    [
      'the curtain falls when another person is asked',
      { holds: [0, 2], eyes: 0 },
      [2],
      { eyes: 'watcher', curtain: 2 },
    ],
    [
      'the last viewer stays at the end of the game',
      { holds: [0, 2], eyes: 2 },
      [],
      { eyes: 2, curtain: null },
    ],
    [
      'the lowest is called, also when the last viewer is asked as well',
      { holds: [0, 2], eyes: 2 },
      [0, 2],
      { eyes: 'watcher', curtain: 0 },
    ],
    [
      'the lowest stays when a higher one is asked as well',
      { holds: [0, 2], eyes: 0 },
      [0, 1, 2],
      { eyes: 0, curtain: null },
    ],
    ['a lower bot does not count', { holds: [1, 3], eyes: 1 }, [0, 2, 3], { eyes: 'watcher', curtain: 3 }],
    [
      'the curtain stays down while a bot moves',
      { holds: [0, 2], eyes: 'watcher', curtain: 2 },
      [1, 2],
      { eyes: 'watcher', curtain: 2 },
    ],
    [
      'another is called when the one who was called has been played for elsewhere',
      { holds: [0, 2], eyes: 'watcher', curtain: 0 },
      [2],
      { eyes: 'watcher', curtain: 2 },
    ],
    [
      'nobody is called when the one who was called has been played for elsewhere',
      { holds: [0, 2], eyes: 'watcher', curtain: 0 },
      [1],
      { eyes: 'watcher', curtain: null },
    ],
    [
      'nobody is called at the end, not even from behind a curtain',
      { holds: [0, 2], eyes: 'watcher', curtain: 0 },
      [],
      { eyes: 'watcher', curtain: null },
    ],
  ];
  test.for(cases)('%s', ([, { holds, eyes, curtain = null }, awaiting, then]) => {
    expect(placeAfter({ holds, eyes, curtain }, awaiting, awaiting)).toEqual({ holds, ...then });
  });
});

describe('when several people here begin to decide at once', () => {
  const cases: readonly (readonly [string, number, readonly number[], readonly number[], number | null])[] = [
    ['it falls for the last viewer, too', 0, [0, 1, 2, 3], [0], 0],
    ['it falls after a bot’s move', 0, [0, 1, 2, 3], [3], 0],
    ['it stays up once they have begun', 0, [0, 1, 2], [0, 1, 2, 3], null],
    ['it stays up where only one of them is a person here', 0, [0, 1, 3], [1], null],
  ];
  test.for(cases)('%s', ([, eyes, awaiting, before, curtain]) => {
    const place = placeAfter({ holds: [0, 2], eyes, curtain: null }, awaiting, before);
    expect(place).toEqual({ holds: [0, 2], eyes: curtain === null ? eyes : 'watcher', curtain });
  });
});

describe('when other seats are played from here', () => {
  const cases: readonly (readonly [
    string,
    { holds: readonly number[]; eyes: Eyes },
    readonly number[],
    readonly number[],
    { eyes: Eyes; curtain: number | null },
  ])[] = [
    ['the last viewer stays', { holds: [0, 1], eyes: 0 }, [0], [0], { eyes: 0, curtain: null }],
    [
      'the last viewer stays while others are asked',
      { holds: [0], eyes: 0 },
      [0, 1],
      [2],
      { eyes: 0, curtain: null },
    ],
    [
      'a newcomer is called past the last viewer',
      { holds: [0], eyes: 0 },
      [0, 1],
      [1],
      { eyes: 'watcher', curtain: 1 },
    ],
    [
      'what is left is behind a curtain when the last viewer left',
      { holds: [0, 1], eyes: 0 },
      [1],
      [0],
      { eyes: 'watcher', curtain: 1 },
    ],
    [
      'a screen that showed the table to all gets a curtain',
      { holds: [], eyes: 'watcher' },
      [2],
      [2],
      { eyes: 'watcher', curtain: 2 },
    ],
    [
      'it does so while others are asked',
      { holds: [], eyes: 'watcher' },
      [2],
      [1],
      { eyes: 'watcher', curtain: 2 },
    ],
    [
      'it goes on showing the table where two came back that are not asked',
      { holds: [], eyes: 'watcher' },
      [0, 2],
      [1],
      { eyes: 'watcher', curtain: null },
    ],
    [
      'a screen without seats shows the table to all',
      { holds: [2], eyes: 2 },
      [],
      [1],
      { eyes: 'watcher', curtain: null },
    ],
    [
      'nobody is called after the end',
      { holds: [], eyes: 'watcher' },
      [2],
      [],
      { eyes: 'watcher', curtain: null },
    ],
  ];
  test.for(cases)('%s', ([, { holds, eyes }, now, awaiting, then]) => {
    expect(placeAnew({ holds, eyes, curtain: null }, now, awaiting)).toEqual({ holds: now, ...then });
  });

  test('the curtain of the only one who is left stays down until they lift it', () => {
    const down = placeAnew({ holds: [0, 1], eyes: 0, curtain: null }, [1], [0]);
    expect(placeAfter(down, [2], [0])).toEqual(down);
    expect(placeAfter(placeLifted(down, 1), [2], [0])).toEqual({ holds: [1], eyes: 1, curtain: null });
  });
});

describe('lifting', () => {
  const down = { holds: [0, 2], eyes: 'watcher', curtain: 2 } as const;

  test('by the one who is called gives their eyes', () => {
    expect(placeLifted(down, 2)).toEqual({ holds: [0, 2], eyes: 2, curtain: null });
  });

  test.for([0, 1, 3])('by seat %i, which is not called, changes nothing', (seat) => {
    expect(placeLifted(down, seat)).toBe(down);
  });

  test('where it is up changes nothing, neither for a viewer nor for a watcher', () => {
    for (const up of [
      { holds: [0, 2], eyes: 0, curtain: null },
      { holds: [0, 2], eyes: 'watcher', curtain: null },
      { holds: [], eyes: 'watcher', curtain: null },
      { holds: [2], eyes: 2, curtain: null },
    ] as const) {
      for (const seat of [0, 1, 2]) expect(placeLifted(up, seat)).toBe(up);
    }
  });
});

/** Everybody decides at once, as in sorting: people in the order of their seats, bots whenever they like. */
function* orders(seats: number): Generator<{ people: number[]; bots: number[] }> {
  for (let mask = 0; mask < 2 ** seats; mask += 1) {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    yield {
      people: all.filter((seat) => (mask & (1 << seat)) !== 0),
      bots: all.filter((seat) => (mask & (1 << seat)) === 0),
    };
  }
}

describe.for([2, 3, 4, 5])('a decision of all at a table of %i', (seats) => {
  test('goes to the people in the order of their seats, each behind a curtain of their own', () => {
    for (const { people, bots } of orders(seats)) {
      for (const botsFirst of [true, false]) {
        let awaiting = botsFirst ? people : [...people, ...bots].toSorted((one, other) => one - other);
        let place = placeFor(people, awaiting);
        const sat: Viewer[] = [];
        while (awaiting.some((seat) => people.includes(seat))) {
          if (people.length > 1) {
            expect(place.eyes).toBe('watcher');
            expect(place.curtain).not.toBeNull();
            place = placeLifted(place, place.curtain ?? -1);
          }
          expect(place.curtain).toBeNull();
          const eyes = place.eyes;
          sat.push(eyes);
          awaiting = awaiting.filter((seat) => seat !== eyes);
          // A bot answers in between.
          const bot = awaiting.find((seat) => bots.includes(seat));
          place = placeAfter(place, awaiting, [...awaiting, Number(eyes)]);
          const between = place;
          awaiting = awaiting.filter((seat) => seat !== bot);
          place = placeAfter(place, awaiting, bot === undefined ? awaiting : [...awaiting, bot]);
          expect(place).toEqual(between);
        }
        expect(sat).toEqual(people);
        const last = people.at(-1) ?? 'watcher';
        expect(placeAfter(place, bots, people)).toEqual({ holds: people, eyes: last, curtain: null });
        expect(placeAfter(place, [], people)).toEqual({ holds: people, eyes: last, curtain: null });
      }
    }
  });
});
