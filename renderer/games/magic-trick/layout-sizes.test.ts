// Laws of the layout over windows of all kinds: nothing lies where it must not, and everything can be read and hit.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Placement, Scene, Size } from '../../stage/game-stage.ts';
import { layout } from './layout.ts';
import { inputOf, type Moment, momentWhere, play } from './played.testing.ts';
import { tableOf } from './table.ts';

/** What the table itself has of the windows that are promised: desks, a tablet, a phone both ways, a desk at 200 %. */
const WINDOWS = [
  [1280, 600],
  [1280, 680],
  [1920, 960],
  [2560, 1310],
  [3840, 2030],
  [768, 900],
  [360, 580],
  [740, 262],
  [640, 280],
] as const;

const anySize = fc
  .oneof(
    fc.constantFrom(...WINDOWS),
    // Windows of any shape between a small phone and a wall.
    fc.tuple(fc.integer({ min: 360, max: 3840 }), fc.integer({ min: 560, max: 2160 })),
    fc.tuple(fc.integer({ min: 700, max: 2000 }), fc.integer({ min: 270, max: 560 })),
  )
  .filter(([width, height]) => width / height < 4 && height / width < 2.2);

const moments = new Map(
  [3, 4, 5].map((seats) => {
    const all = play({ seats, viewer: 0, moves: 160 });
    const mine = (view: Moment['view']): boolean => view.awaiting.includes(0);
    const named = {
      sorting: momentWhere(all, (view) => view.toSort !== null),
      following: momentWhere(
        all,
        (view) => view.phase.endsWith('playing') && mine(view) && view.trick.length === seats - 1,
      ),
      sleeving: momentWhere(all, (view) => view.phase.endsWith('sleeving') && mine(view)),
      late: momentWhere(all, (view) => view.tricksPlayed > 6),
    };
    return [seats, named] as const;
  }),
);
const SITUATIONS = ['sorting', 'following', 'sleeving', 'late'] as const;

const anyTable = fc.record({
  size: anySize,
  seats: fc.constantFrom(3, 4, 5),
  situation: fc.constantFrom(...SITUATIONS),
  text: fc.constantFrom(1, 1.25, 1.5),
});
function sceneMoment(seats: number, situation: (typeof SITUATIONS)[number]): Moment {
  const found = moments.get(seats);
  if (!found) throw new Error(`Nobody has played with ${seats}.`);
  return found[situation];
}

type AnyTable = typeof anyTable extends fc.Arbitrary<infer T> ? T : never;

function sceneOf({ size: [width, height], seats, situation, text }: AnyTable): [Scene, Size, Moment] {
  const moment = sceneMoment(seats, situation);
  const size = { width, height, text };
  return [layout(moment.view, inputOf(moment.view), size, String), size, moment];
}

const isCard = ({ id, z }: Placement): boolean => /^(card|sort|open):/.test(id) && z < 600;
const isOfRow = (placement: Placement): boolean =>
  isCard(placement) && placement.z >= 100 && placement.z < 500;
const isPlate = ({ id }: Placement): boolean => /^(plate:|pocket:|removed$|trump$|dropped:)/.test(id);
const isInTrick = ({ id, z }: Placement): boolean =>
  /^(card|open|spot):/.test(id) && ((z >= 500 && z < 600) || id.startsWith('spot'));
const isLight = ({ id }: Placement): boolean => /^(light|footlights)/.test(id);

/** How far two placements lie over each other, in px of the smaller measure; a rim of 2 px is nothing. */
function overlap(a: Placement, b: Placement): number {
  const across =
    Math.min(a.x + a.width / 2, b.x + b.width / 2) - Math.max(a.x - a.width / 2, b.x - b.width / 2);
  const down =
    Math.min(a.y + a.height / 2, b.y + b.height / 2) - Math.max(a.y - a.height / 2, b.y - b.height / 2);
  return Math.min(across, down) - 2;
}

function expectApart(these: Scene, those: Scene): void {
  for (const one of these)
    for (const other of those)
      if (one !== other && overlap(one, other) > 0)
        expect.fail(`${one.id} and ${other.id} lie ${overlap(one, other)} px over each other`);
}

const law = (name: string, check: (scene: Scene, size: Size, moment: Moment) => void): void => {
  test(name, () => {
    fc.assert(
      fc.property(anyTable, (table) => check(...sceneOf(table))),
      { seed: 1, numRuns: 1500 },
    );
  });
};

describe('in any window', () => {
  law('everything lies inside', (scene, { width, height }) => {
    for (const { id, x, y, ...at } of scene.filter((placement) => !isLight(placement))) {
      const out = Math.max(
        at.width / 2 - x,
        x + at.width / 2 - width,
        at.height / 2 - y,
        y + at.height / 2 - height,
      );
      if (out > 0.01) expect.fail(`${id} lies ${out} px outside`);
    }
  });

  law('plates and sleeves lie apart from each other and from all rows', (scene) => {
    const plates = scene.filter(isPlate);
    expectApart(plates, plates);
    expectApart(plates, scene.filter(isOfRow));
    expectApart(
      plates,
      scene.filter(({ target }) => target?.startsWith('sort:') === true),
    );
  });

  law('cards of a trick cover neither rows nor plates', (scene) => {
    const trick = scene.filter(isInTrick);
    expectApart(trick, scene.filter(isOfRow));
    expectApart(trick, scene.filter(isPlate));
    expectApart(trick, trick);
  });

  law(
    'each card of a row shows a strip with its symbol, and each one to point at a strip for a finger',
    (scene) => {
      const row = scene.filter(
        (placement) => isOfRow(placement) || placement.target?.startsWith('sort:') === true,
      );
      for (const card of row) {
        const next = row
          .filter(
            (other) => other.z > card.z && Math.abs(other.y - card.y) < card.height / 2 && other.x > card.x,
          )
          .toSorted((a, b) => a.x - b.x)[0];
        const strip = next && overlap(card, next) > 0 ? next.x - card.x : card.width;
        const least = card.target === null ? 14 : 32;
        if (strip < least) expect.fail(`${card.id} shows only ${strip} px`);
        if (card.target !== null && card.height < 44)
          expect.fail(`${card.id} is only ${card.height} px high`);
      }
    },
  );

  law('the own row is the largest', (scene, _size, moment) => {
    const heightOf = (seat: number): number =>
      Math.max(
        0,
        ...scene
          .filter((card) => isOfRow(card) && card.id.startsWith(`card:${seat}:`))
          .map(({ height }) => height),
      );
    if (moment.view.toSort !== null) return;
    for (const seat of moment.view.seats.keys()) expect(heightOf(0)).toBeGreaterThanOrEqual(heightOf(seat));
  });
});

test.for(WINDOWS)('in %i by %i, names have room to be told apart', ([width, height]) => {
  for (const seats of [3, 4, 5]) {
    const { view } = sceneMoment(seats, 'following');
    const { places } = tableOf(view, inputOf(view), { width, height, text: 1 });
    for (const { plate } of places.panels) expect(plate.width).toBeGreaterThanOrEqual(120);
  }
});

/** What is left of a phone's screen for the table, upright and on its side, at 100 % and at 150 %. */
const PHONES = [
  [360, 613, 1],
  [360, 560, 1.5],
  [740, 266, 1],
  [740, 256, 1.5],
] as const;

describe.for(PHONES)('on a phone with %i by %i for the table, text times %d', ([width, height, text]) => {
  test.for([3, 4, 5])('%i players: cards to decide on are no smaller than a finger', (seats) => {
    const { view } = sceneMoment(seats, 'following');
    const { panels, trickWidth } = tableOf(view, inputOf(view), { width, height, text }).places;
    expect(panels[0]?.row.cardWidth).toBeGreaterThanOrEqual(44);
    expect(trickWidth).toBeGreaterThanOrEqual(40);
    expect(panels[0]?.sleeve.height).toBeGreaterThanOrEqual(28);
  });
});

test.for([3, 4, 5])('%i players, phone on its side: larger text gets larger cards', (seats) => {
  const { view } = sceneMoment(seats, 'following');
  const own = ([width, height, text]: (typeof PHONES)[number]): number =>
    tableOf(view, inputOf(view), { width, height, text }).places.panels[0]?.row.cardWidth ?? 0;
  expect(own(PHONES[3])).toBeGreaterThan(own(PHONES[2]));
});

test.for(WINDOWS)(
  'in %i by %i, the own plate is at the left of the near edge in every phase',
  ([width, height]) => {
    for (const seats of [3, 4, 5]) {
      for (const text of [1, 1.5]) {
        for (const situation of SITUATIONS) {
          const { view } = sceneMoment(seats, situation);
          const [own] = tableOf(view, inputOf(view), { width, height, text }).places.panels;
          const { left = Infinity, top = 0 } = own?.plate ?? {};
          expect(left).toBeLessThan(width * 0.1);
          expect(top).toBeGreaterThan(height * 0.5);
        }
      }
    }
  },
);

test.for(WINDOWS)(
  'in %i by %i, the suits that are out of the game are shown where some are',
  ([width, height]) => {
    for (const seats of [3, 4, 5] as const) {
      for (const text of [1, 1.5] as const) {
        for (const situation of SITUATIONS) {
          const [scene, , { view }] = sceneOf({ size: [width, height], seats, situation, text });
          const signs = scene.filter(({ id }) => id.startsWith('dropped:'));
          expect(signs.map(({ id }) => id)).toEqual(view.dropped.map((suit) => `dropped:${suit}`));
          for (const sign of signs) expect(sign.width).toBeGreaterThanOrEqual(15);
          expectApart(
            signs,
            scene.filter(({ id }) => id === 'removed:word'),
          );
        }
      }
    }
  },
);

test.for([3, 4, 5])(
  'of %i players none is favoured where nobody has a hand, and the trick is no smaller',
  (seats) => {
    for (const situation of SITUATIONS)
      for (const [width, height] of WINDOWS) {
        const { view } = sceneMoment(seats, situation);
        const size = { width, height, text: 1 };
        const { panels, trickWidth } = tableOf(view, inputOf(view, { isForAll: true }), size).places;
        const mine = tableOf(view, inputOf(view), size).places;
        const where = `${situation} ${width} x ${height}`;
        expect(new Set(panels.map(({ row }) => row.cardHeight)).size, where).toBe(1);
        if (situation !== 'sorting') expect(trickWidth, where).toBeGreaterThanOrEqual(mine.trickWidth);
      }
  },
);
