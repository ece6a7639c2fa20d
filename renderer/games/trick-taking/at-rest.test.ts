// What the picture at rest says: what may be done, what is not done yet, and what wins, whatever else lies there.
import { describe, expect, test } from 'vitest';
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import type { Placement, Scene, Size } from '../../stage/game-stage.ts';
import { composing, inputOf } from './drawn.testing.ts';
import { layout } from './layout.ts';
import { type Moment, play } from './played.testing.ts';
import { situations } from './situations.testing.ts';
import { LAYER, tableOf } from './table.ts';

const DESK: Size = { width: 1280, height: 680, text: 1 };
const PHONE: Size = { width: 360, height: 560, text: 1 };
const words = (key: string, facts?: object): string => `${key}${JSON.stringify(facts ?? {})}`;

const viewOf = ({ view }: StageInput): TrickTakingView => view as TrickTakingView;
const sceneOf = (input: StageInput, size: Size = DESK): Scene => layout(viewOf(input), input, size, words);
const find = (scene: Scene, id: string): Placement | undefined => scene.find((one) => one.id === id);
const starting = (scene: Scene, start: string): Placement[] => scene.filter(({ id }) => id.startsWith(start));

const moments = [2, 3, 4].flatMap((seats) => play({ seats, viewer: 0, seed: 'rest' }));
const turns = moments.filter(({ view }) => view.question?.asks === 'turn');
const first = (wanted: (view: TrickTakingView) => boolean): Moment => {
  const found = moments.find(({ view }) => wanted(view));
  if (!found) throw new Error('No such moment was played.');
  return found;
};
const free = ({ view }: Moment, effects: RegExp): string | undefined =>
  view.question?.choices
    .filter(({ refusal }) => refusal === null)
    .map(({ at }) => String(at))
    .find((card) => effects.test(card));

describe('a card that is chosen and not played', () => {
  const chosen = turns.flatMap((moment) => {
    const card = free(moment, /^[EI]/);
    return card && moment.view.hand.length > 2 ? [{ moment, card }] : [];
  });

  test('leaves its place in the hand free, and nothing else moves', () => {
    expect(chosen.length).toBeGreaterThan(3);
    for (const { moment, card } of chosen) {
      const before = sceneOf(inputOf(moment.view));
      const after = sceneOf(composing(moment, { type: 'turn', plays: [{ card, effect: false }] }));
      for (const other of moment.view.hand.filter((one) => one !== card))
        expect(find(after, `card:${other}`)?.x, other).toBe(find(before, `card:${other}`)?.x);
      expect(find(after, `place:${card}`)?.x).toBe(find(before, `card:${card}`)?.x);
      expect(find(after, `place:${card}`)?.target).toBe(`hand:${card}`);
    }
  });

  test('greys nothing that may take its place', () => {
    for (const { moment, card } of chosen) {
      const scene = sceneOf(composing(moment, { type: 'turn', plays: [{ card, effect: false }] }));
      for (const { at, refusal } of moment.view.question?.choices ?? []) {
        if (at === card) continue;
        const shade = find(scene, `card:${at}`)?.shade ?? 0;
        expect(shade > 0, String(at)).toBe(refusal !== null);
      }
    }
  });

  test('is framed as not played yet, is no target of its own, and can be taken back', () => {
    for (const { moment, card } of chosen) {
      const scene = sceneOf(composing(moment, { type: 'turn', plays: [{ card, effect: false }] }));
      expect(starting(scene, 'draft:').map(({ id }) => id)).toEqual([`draft:${card}`]);
      expect(find(scene, `rim:${card}`)).toBeUndefined();
      expect(find(scene, `card:${card}`)?.target).toBe(`hand:${card}`);
    }
  });

  test('is numbered where a turn has several', () => {
    const moment = turns.find((one) => free(one, /^C/) && one.view.trick.count < 5 && free(one, /^[EI]/));
    if (!moment) throw new Error('Nobody could conjure.');
    const [conjure, other] = [free(moment, /^C/) ?? '', free(moment, /^[EI]/) ?? ''];
    const plays = [
      { card: conjure, effect: true },
      { card: other, effect: false },
    ];
    const scene = sceneOf(composing(moment, { type: 'turn', plays }));
    expect(starting(scene, 'order:').map(({ id }) => id)).toEqual([`order:${conjure}`, `order:${other}`]);
  });
});

describe('while something is aimed', () => {
  const aiming = turns.flatMap((moment) => {
    const card = free(moment, /^[LSV]/);
    return card && moment.view.trick.stacks.some(({ cards }) => cards.length > 1) ? [{ moment, card }] : [];
  });

  test('rims lie inside what can be seen of a card, and nothing is greyed that could be won with', () => {
    expect(aiming.length).toBeGreaterThan(2);
    for (const { moment, card } of aiming) {
      const input = composing(moment, { type: 'turn', plays: [{ card, effect: false }] });
      const scene = sceneOf(input);
      const { shown, trick } = tableOf(viewOf(input), input, DESK, words);
      for (const { cards, match } of shown.trick.stacks) {
        cards.forEach((lying, depth) => {
          const piece = find(scene, `card:${lying.card}`);
          expect(piece?.halo === 'targeted').toBe(false);
          if (match !== null) expect(piece?.shade, lying.card).toBe(0);
          const rim = find(scene, `rim:${lying.card}`);
          const choice = shown.choices.get(lying.card);
          expect(rim !== undefined, lying.card).toBe(choice?.refusal === null);
          if (rim) expect(rim.width).toBe(depth === 0 ? trick.width : trick.strip);
        });
      }
    }
  });
});

test('Escapes that take are numbered in their order', () => {
  const several = moments.find(({ view }) => view.escapes.length > 1);
  if (!several) throw new Error('There was one Escape at most.');
  const { view } = several;
  const lying = new Set(view.trick.stacks.map(({ cards }) => cards[0]?.card));
  const wanted = view.escapes
    .map(({ card }, at) => [card, at + 1] as const)
    .filter(([card]) => lying.has(card));
  const scene = sceneOf(inputOf(view));
  for (const [card, number] of wanted)
    expect(find(scene, `escaping:${card}`)?.picture.key).toContain(words('table.number', { value: number }));
});

test('the Ultimate Trick Card that leads wears a crown struck out, and no other one does', () => {
  for (const { view } of moments) {
    const isUltimate = view.trick.stacks[0]?.owner === null;
    const struck = find(sceneOf(inputOf(view)), 'cannot-win');
    expect(struck !== undefined, view.phase).toBe(isUltimate);
    if (struck) expect(struck.on).toBe(`card:${view.trick.stacks[0]?.cards[0]?.card}`);
  }
});

describe.for([
  [DESK, 90],
  [PHONE, 80],
] as const)('in a window of $0.width', ([size, least]) => {
  test.for([2, 3, 4])('the hat of %i players is large, however many cards lie around it', (seats) => {
    for (const [name, input] of situations(seats)) {
      const scene = sceneOf(input, size);
      const hat = find(scene, 'hat');
      const isBeforeHolder = name === 'leading' || name === 'waiting for a lead';
      if (hat && !isBeforeHolder) expect(Math.min(hat.width, hat.height), name).toBeGreaterThanOrEqual(least);
    }
  });

  test.for([2, 3, 4])('the Ultimate Trick Card of %i players lies apart from all else', (seats) => {
    for (const [name, input] of situations(seats)) {
      const scene = sceneOf(input, size);
      const card = find(scene, 'ultimate');
      if (!card) continue;
      const others = scene.filter(({ id }) => /^(card|back|deck|pile|plate|hat|held)/.test(id));
      for (const other of others) {
        const wide = (card.width + other.width) / 2 - Math.abs(card.x - other.x);
        const high = (card.height + other.height) / 2 - Math.abs(card.y - other.y);
        expect(Math.min(wide, high), `${name}: ${other.id}`).toBeLessThanOrEqual(0.5);
      }
    }
  });
});

test.for([DESK, PHONE])('no card of a Repertoire is larger than one of the hand ($width wide)', (size) => {
  const { view } = first(({ question }) => question?.asks === 'repertoire');
  const own = view.seats[0]?.repertoire ?? [];
  for (let count = 1; count <= own.length; count += 1) {
    const seats = view.seats.map((seat) => ({ ...seat, repertoire: own.slice(0, count) }));
    const input = inputOf({ ...view, seats });
    const table = tableOf(viewOf(input), input, size, words);
    const spot = find(sceneOf(input, size), 'chosen:spot:0');
    const cards = sceneOf(input, size).filter(({ id, z }) => id.startsWith('card:') && z >= LAYER.open);
    expect(cards).toHaveLength(count);
    for (const card of cards) {
      expect(card.width).toBeLessThanOrEqual((spot?.width ?? 0) + 0.5);
      expect(card.y + card.height / 2).toBeLessThanOrEqual(
        table.places.open.top + table.places.open.height + 1,
      );
    }
  }
});
