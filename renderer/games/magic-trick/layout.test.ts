// Laws of the layout, for every table and many windows; then tables of named situations.
import { describe, expect, test } from 'vitest';
import { FANNED } from '../../stage/cards/card.ts';
import type { Placement, Scene, Size } from '../../stage/game-stage.ts';
import { layout } from './layout.ts';
import { inputOf, type Moment, momentWhere, play } from './played.testing.ts';
import { groupsOf } from './sort.ts';
import { tableOf } from './table.ts';

const words = (code: string): string => code;

const WINDOWS = [
  [1280, 720],
  [1280, 800],
  [1920, 1080],
  [360, 740],
  [740, 360],
  // What is left when the bar and the prompt have taken their part.
  [1280, 560],
  [360, 560],
] as const;

const size = ([width, height]: readonly [number, number], text = 1): Size => ({ width, height, text });

function sceneOf({ view }: Moment, window: Size, more = {}): Scene {
  return layout(view, inputOf(view, more), window, words);
}

const isMine = (viewer: number) => (view: Moment['view']) => view.awaiting.includes(viewer);

/** The moments that look most different. */
function situations(seats: number): [string, Moment][] {
  const moments = play({ seats, viewer: 0 });
  const mine = isMine(0);
  return [
    ['sorting', momentWhere(moments, (view) => view.toSort !== null)],
    [
      'leading',
      momentWhere(moments, (view) => view.phase.endsWith('playing') && mine(view) && view.trick.length === 0),
    ],
    [
      'following',
      momentWhere(moments, (view) => view.phase.endsWith('playing') && mine(view) && view.trick.length > 1),
    ],
    [
      'others',
      momentWhere(moments, (view) => view.phase.endsWith('playing') && !mine(view) && view.tricksPlayed > 3),
    ],
    ['sleeving', momentWhere(moments, (view) => view.phase.endsWith('sleeving') && mine(view))],
    ['over', momentWhere(moments, (view) => view.result !== null)],
  ];
}

const isCard = ({ picture }: Placement): boolean => picture.side !== null;
const bounds = ({ x, y, width, height }: Placement) => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const TEXT = [1, 1.5];
describe.for([3, 4, 5])('%i players', (seats) => {
  const all = situations(seats);
  describe.for(WINDOWS)('in a window of %i by %i', (window) => {
    test.for(all.flatMap(([name, moment]) => TEXT.map((text) => [name, text, moment] as const)))(
      '%s, text times %d: everything is inside the window',
      ([, text, moment]) => {
        for (const placement of sceneOf(moment, size(window, text)).filter(
          ({ id }) => !id.startsWith('light'),
        )) {
          const { left, right, top, bottom } = bounds(placement);
          expect.soft(left, placement.id).toBeGreaterThanOrEqual(-0.01);
          expect.soft(top, placement.id).toBeGreaterThanOrEqual(-0.01);
          expect.soft(right, placement.id).toBeLessThanOrEqual(window[0] + 0.01);
          expect.soft(bottom, placement.id).toBeLessThanOrEqual(window[1] + 0.01);
        }
      },
    );

    test.for(all)('%s: every thing has an id of its own', ([, moment]) => {
      const ids = sceneOf(moment, size(window)).map(({ id }) => id);
      expect(ids).toHaveLength(new Set(ids).size);
    });

    test.for(all)('%s: cards of different rows do not cover each other', ([, moment]) => {
      const rowOf = ({ id, z }: Placement): string => (z < 500 ? id.split(':').slice(0, 2).join(':') : '');
      const cards = sceneOf(moment, size(window)).filter(
        (placement) => isCard(placement) && placement.z < 500,
      );
      for (const [index, one] of cards.entries()) {
        for (const other of cards.slice(index + 1)) {
          if (rowOf(one) !== rowOf(other))
            expect.soft(overlap(one, other), `${one.id} and ${other.id}`).toBe(0);
        }
      }
    });

    test.for(TEXT)('text times %d: the row to sort covers neither plates nor sleeves', (text) => {
      const scene = sceneOf(
        momentWhere(
          all.map(([, moment]) => moment),
          (view) => view.toSort !== null,
        ),
        size(window, text),
      );
      const row = scene.filter(
        ({ id, target }) => target?.startsWith('sort:') || /^(sort:name|link:)/.test(id),
      );
      expect(row.length).toBeGreaterThan(10);
      const others = scene.filter(({ id }) => /^(plate|pocket|removed|trump|dropped)/.test(id));
      for (const one of row) {
        for (const other of others) expect.soft(overlap(one, other), `${one.id} and ${other.id}`).toBe(0);
      }
    });

    test.for(all)('%s: each target shows a strip that a finger can hit', ([name, moment]) => {
      const targets = sceneOf(moment, size(window)).filter(({ target }) => target !== null);
      const byPlace = targets.toSorted((a, b) => a.z - b.z);
      for (const placement of targets) {
        expect.soft(placement.height, `${name} ${placement.id}`).toBeGreaterThanOrEqual(44);
        const next = byPlace.find((other) => other.z > placement.z && overlap(placement, other) > 0);
        const strip = next ? Math.abs(next.x - placement.x) : placement.width;
        expect.soft(strip, `${name} ${placement.id}`).toBeGreaterThanOrEqual(32);
      }
    });

    test.for(all)('%s: the order of every row can be read', ([, moment]) => {
      const cards = sceneOf(moment, size(window)).filter(
        ({ id, z }) => id.startsWith('card') && z >= 100 && z < 500,
      );
      for (const seat of moment.view.seats.keys()) {
        const row = cards.filter(({ id }) => id.startsWith(`card:${seat}:`)).toSorted((a, b) => a.z - b.z);
        for (const [index, card] of row.entries()) {
          const next = row[index + 1];
          // In one line to the right of the card before it, or on the next line; a symbol of 14 px shows.
          if (next && Math.abs(next.y - card.y) < card.height / 2)
            expect.soft(next.x - card.x, next.id).toBeGreaterThanOrEqual(16);
          else if (next) expect.soft(next.y, next.id).toBeGreaterThan(card.y);
        }
      }
    });
  });
});

function overlap(a: Placement, b: Placement): number {
  const [one, other] = [bounds(a), bounds(b)];
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0.5 && height > 0.5 ? width * height : 0;
}

describe('what a scene shows', () => {
  const window = size([1280, 720]);

  test('a card whose rank the view does not give has only its back', () => {
    for (const moment of play({ seats: 4, viewer: 2, moves: 80 })) {
      const { view } = moment;
      const hidden = new Map<string, number>();
      for (const row of view.rows) {
        for (const slot of row.filter(({ rank }) => rank === null))
          hidden.set(slot.suit, (hidden.get(slot.suit) ?? 0) + 1);
      }
      const backs = sceneOf(moment, window).filter(({ picture }) => picture.side === 'back');
      const shown = Map.groupBy(backs, ({ picture }) => picture.key.slice(-1));
      expect(new Map([...shown].map(([suit, cards]) => [suit, cards.length]))).toEqual(hidden);
    }
  });

  test('the viewer sits at the bottom, the next seat at the left, and so on clockwise', () => {
    const { view } = momentWhere(play({ seats: 4, viewer: 2, moves: 8 }), ({ toSort }) => toSort === null);
    const scene = layout(view, inputOf(view), window, words);
    /** The middle of a player's row: the plate may stand above it or beside it. */
    const row = (seat: number) => {
      const cards = scene.filter(({ id }) => id.startsWith(`card:${seat}:`));
      const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      return { x: mean(cards.map(({ x }) => x)), y: mean(cards.map(({ y }) => y)) };
    };
    const lowest = [0, 1, 2, 3].toSorted((a, b) => row(b).y - row(a).y)[0];
    expect(lowest).toBe(2);
    expect(row(3).x).toBeLessThan(row(0).x);
    expect(row(0).x).toBeLessThan(row(1).x);
    expect(row(0).y).toBeLessThan(row(3).y);
  });

  test('rows lie uneven until they are in order, and cards for the sleeve in a rim, less raised than to play', () => {
    const moments = play({ seats: 4, viewer: 0 });
    const own = (moment: Moment) =>
      sceneOf(moment, window).filter(({ id, z }) => id.startsWith('card:0:') && z < 500);
    const unsorted = own(moments[0] as Moment);
    expect(unsorted.every(({ rotation }) => rotation !== 0)).toBe(true);
    const asked = momentWhere(moments, (view) => view.question?.asks === 'sleeve');
    const cards = own(asked);
    expect(new Set(cards.map(({ rotation, y }) => `${rotation} ${y}`)).size).toBe(1);
    const seams = sceneOf(asked, window).filter(({ picture }) => picture.key === 'seam');
    const offered = asked.view.question?.choices.filter(({ move }) => move === 'sleeve') ?? [];
    expect(seams).toHaveLength(offered.length);
    expect(offered.length).toBeGreaterThan(0);
    const yOf = (where: Moment): number => Math.min(...own(where).map(({ y }) => y));
    const leading = momentWhere(moments, (view) => view.question?.asks === 'play' && view.trick.length === 0);
    const idle = momentWhere(moments, (view) => view.phase.endsWith('playing') && view.question === null);
    expect(yOf(leading)).toBeLessThan(yOf(asked));
    expect(yOf(asked)).toBeLessThan(yOf(idle));
  });

  test('a watcher sees all rows from behind and can point at nothing', () => {
    const moments = play({ seats: 4, viewer: 'watcher', moves: 12 });
    for (const moment of moments) {
      expect(sceneOf(moment, window).filter(({ target }) => target !== null)).toEqual([]);
    }
  });

  test('legal cards are raised and lit, others lowered and dimmed', () => {
    const moments = play({ seats: 4, viewer: 0 });
    const moment = momentWhere(
      moments,
      (view) =>
        view.question?.choices.some(({ refusal }) => refusal !== null) === true &&
        view.question.choices.some(({ refusal }) => refusal === null),
    );
    const scene = sceneOf(moment, window);
    const place = (slot: number | string | null) => scene.find(({ target }) => target === `slot:${slot}`);
    const choices = moment.view.question?.choices ?? [];
    for (const { at, refusal } of choices) {
      const placement = place(at);
      if (!placement) continue;
      expect(placement.halo).toBe(refusal === null ? 'legal' : null);
      expect(placement.shade > 0).toBe(refusal !== null);
    }
    const heights = choices.flatMap(({ at, refusal }) => {
      const placement = place(at);
      return placement ? [{ y: placement.y, legal: refusal === null }] : [];
    });
    const legal = heights.filter((card) => card.legal).map(({ y }) => y);
    const illegal = heights.filter((card) => !card.legal).map(({ y }) => y);
    expect(Math.max(...legal)).toBeLessThan(Math.min(...illegal));
  });

  test('the draft orders the row to sort; the selected card is lifted, the focused one ringed', () => {
    const moment = play({ seats: 4, viewer: 0, moves: 0 })[0] as Moment;
    const codes = [...(moment.view.toSort?.cards ?? [])];
    const [first = '', second = ''] = codes;
    const draft = [second, first, ...codes.slice(2)];
    const scene = sceneOf(moment, window, { draft, selected: `sort:${first}`, focused: `sort:${second}` });
    const placed = (code: string) => scene.find(({ target }) => target === `sort:${code}`) as Placement;
    expect(placed(second).x).toBeLessThan(placed(first).x);
    expect(placed(first).halo).toBe('selected');
    const focus = scene.find(({ id }) => id === 'focus') as Placement;
    expect([focus.halo, focus.x, focus.y]).toEqual(['focus', placed(second).x, placed(second).y]);
  });

  test('a card keeps its id from the deal to the trick', () => {
    const moments = play({ seats: 4, viewer: 1, moves: 40 });
    const at = moments.findIndex(({ events }) => events.some(({ type }) => type === 'played'));
    const [before, after] = [moments[at - 1] as Moment, moments[at] as Moment];
    const event = after.events.find(({ type }) => type === 'played') as {
      seat: number;
      slot: number;
      card: string;
    };
    const played = sceneOf(after, window).find(
      ({ picture }) => picture.key === `face ${event.card}`,
    ) as Placement;
    const was = sceneOf(before, window).find(({ id }) => id === played.id);
    expect(was?.picture.key).toMatch(event.card.charAt(0));
    expect(played.z).toBeGreaterThanOrEqual(500);
  });

  test('faces that lie under one another are painted for the strip that shows, all others in full', () => {
    let fanned = 0;
    for (const moment of [3, 4, 5].flatMap((seats) => play({ seats, viewer: 0, moves: 80 }))) {
      for (const window of WINDOWS) {
        const faces = sceneOf(moment, size(window)).filter(({ picture }) => picture.side === 'face');
        const { places } = tableOf(moment.view, inputOf(moment.view), size(window));
        for (const { id, z, picture } of faces) {
          const isInRow = id.startsWith('card:') && z >= 100 && z < 500;
          const seat = Number(id.split(':')[1]);
          const isNarrow = isInRow && (places.panels[seat]?.row.strip ?? 1) < FANNED;
          expect(picture.key.includes('fanned'), `${id} in ${window.join()}`).toBe(isNarrow);
          if (isNarrow) fanned += 1;
        }
      }
    }
    expect(fanned).toBeGreaterThan(0);
  });

  test('larger text makes plates higher and still fits', () => {
    const moment = play({ seats: 5, viewer: 0, moves: 0 })[0] as Moment;
    const plate = (text: number) =>
      sceneOf(moment, size([1920, 1080], text)).find(({ id }) => id === 'plate:1');
    expect(plate(1.5)?.height).toBeGreaterThan(plate(1)?.height ?? Infinity);
  });
});

test.for([
  ['R1 O1 Y2', [[0, 1]]],
  [
    'R1 O2 Y2 G2 B3 P3',
    [
      [1, 3],
      [4, 5],
    ],
  ],
  ['R1 O2 Y3', []],
] as const)('cards of equal rank in %s are linked', ([codes, groups]) => {
  expect(groupsOf(codes.split(' '))).toEqual(groups);
});

test.for([3, 4, 5])(
  '%i players: the card that takes the trick as it lies is marked, and no other',
  (seats) => {
    for (const moment of play({ seats, viewer: 0, moves: 80 })) {
      const { winning, trick } = moment.view;
      for (const window of WINDOWS) {
        const scene = sceneOf(moment, size(window));
        const mark = scene.find(({ id }) => id === 'winning');
        expect(mark === undefined).toBe(winning === null);
        if (!mark) continue;
        const { x, y, z } = mark;
        const marked = scene.filter((other) => {
          const { left, right, top, bottom } = bounds(other);
          return (
            isCard(other) && other.z >= 500 && z > other.z && left < x && x < right && top < y && y < bottom
          );
        });
        const code = trick.find(({ seat }) => seat === winning)?.card;
        expect(marked.map(({ picture }) => picture.key)).toEqual([`face ${code}`]);
      }
    }
  },
);
