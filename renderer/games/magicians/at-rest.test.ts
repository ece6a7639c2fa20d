// What the picture at rest says: whose turn it is, what may be done, where it can go, what is closed, what is shown large.
import { describe, expect, test } from 'vitest';
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import type { Placement, Scene, Size } from '../../stage/game-stage.ts';
import { inputOf } from '../parts/played.testing.ts';
import { CLOSE_TARGET, playTarget, theatreTarget } from './draft.ts';
import { layout } from './layout.ts';
import { type Moment, play } from './played.testing.ts';
import { crowded } from './situations.testing.ts';

const DESK: Size = { width: 1280, height: 660, text: 1 };
const PHONE: Size = { width: 360, height: 560, text: 1 };
const words = (key: string, facts?: object): string => `${key}${JSON.stringify(facts ?? {})}`;
const sceneOf = (input: StageInput, size: Size = DESK): Scene =>
  layout(input.view as MagiciansView, input, size, words);
const find = (scene: Scene, id: string): Placement | undefined => scene.find((one) => one.id === id);

const moments = [2, 4, 7].flatMap((seats) => play({ seats, viewer: 0, seed: 'rest', moves: 300 }));
const own = (wanted: (view: MagiciansView) => boolean): Moment => {
  const found = moments.find(({ view }) => view.question !== null && wanted(view));
  if (!found) throw new Error('No such moment was played.');
  return found;
};
/** A moment in which a way of playing is open, and a draft of it. */
function drafted(wanted: (way: MagiciansView['plays'][number]) => boolean) {
  const isOpen = (way: MagiciansView['plays'][number]): boolean => way.refusal === null && wanted(way);
  const { view } = own(({ plays }) => plays.some(isOpen));
  const way = view.plays.find(isOpen)!;
  // A card that can go elsewhere, too, lights that up as well.
  const others = view.plays.filter(
    (other) => other.card === way.card && other.refusal === null && other !== way,
  );
  return { view, way, others, input: inputOf(view, { draft: { kind: 'play', card: way.card } }) };
}

test.for([DESK, PHONE])('one theatre is lit, and one plate points ($width wide)', (size) => {
  for (const { view } of moments.filter((_, index) => index % 5 === 0)) {
    const scene = sceneOf(inputOf(view), size);
    const lit = scene.filter(({ id }) => id.startsWith('lights:'));
    const expected = view.result ? view.result.winners : view.awaiting;
    expect(lit.map(({ id }) => id)).toEqual(expected.map((seat) => `lights:${seat}`));
    const pointing = scene.filter(
      ({ id, picture }) => id.startsWith('plate:') && picture.key.includes('"turn":true'),
    );
    expect(pointing.map(({ id }) => id)).toEqual(view.awaiting.map((seat) => `plate:${seat}`));
  }
});

describe('the ribbon', () => {
  test('has all seven phases, each a target of its own', () => {
    for (const size of [DESK, PHONE]) {
      const phases = sceneOf(inputOf(own(() => true).view), size).filter(({ id }) => id.startsWith('phase:'));
      expect(phases.map(({ target }) => target)).toEqual(phases.map(({ id }) => id));
      expect(phases).toHaveLength(7);
    }
  });

  test('says what closed a phase', () => {
    const found = moments.find(({ view }) => view.phases.some(({ is }) => is === 'closed'));
    const closed = found?.view.phases.filter(({ is }) => is === 'closed') ?? [];
    expect(closed.length).toBeGreaterThan(0);
    for (const { phase, by } of closed)
      expect(find(sceneOf(inputOf(found!.view)), `phase:${phase}`)?.picture.key).toContain(`"by":"${by}"`);
  });
});

describe('the own hand', () => {
  test('is raised where a card can be played in this turn, lowered where it cannot in this turn', () => {
    const { view } = own(
      ({ plays, question }) =>
        question?.asks === 'support' &&
        plays.some(({ refusal, phase }) => refusal === null && phase === 'management'),
    );
    const scene = sceneOf(inputOf(view));
    for (const card of view.hand) {
      const ways = view.plays.filter((way) => way.card === card && way.refusal === null);
      const thing = find(scene, `card:${card}`);
      expect(thing?.halo, card).toBe(ways.length > 0 ? 'legal' : null);
      expect((thing?.shade ?? 0) > 0, card).toBe(ways.length === 0);
    }
  });
});

describe('a card that is picked up', () => {
  test('lights the place of Support', () => {
    const { input, others } = drafted(({ move, replaces }) => move === 'support' && replaces.length === 0);
    const scene = sceneOf(input);
    expect(find(scene, 'rim:place:support')).toBeDefined();
    expect(find(scene, 'rim:place:trick') !== undefined).toBe(others.length > 0);
  });

  test('lights the place of Tricks', () => {
    const { input, way } = drafted(({ move }) => move === 'trick');
    const scene = sceneOf(input);
    expect(find(scene, 'rim:place:trick')).toBeDefined();
    expect(find(scene, `card:${way.card}`)?.halo).toBe('selected');
  });

  test('lights the cards that may make room for it', () => {
    const { input, way } = drafted(({ replaces }) => replaces.length > 0);
    const scene = sceneOf(input);
    for (const card of way.replaces) expect(find(scene, `card:${card}`)?.halo).toBe('targeted');
    expect(find(scene, 'rim:place:support')).toBeUndefined();
  });

  test('lights the people whom it can hit', () => {
    const { input, way } = drafted(({ targets }) => targets.some(({ on }) => on === null));
    const rims = sceneOf(input).filter(({ id }) => /^rim:\d/.test(id));
    expect(rims.map(({ id }) => id).toSorted()).toEqual(
      way.targets.map(({ target }) => `rim:${target}`).toSorted(),
    );
  });

  test('lights the cards that it can hit; where those are small, their theatres, which are shown large when pressed', () => {
    const { input, way, view } = drafted(({ targets }) => targets.some(({ on }) => on !== null));
    const hit = new Set(way.targets.map(({ on }) => `card:${on}`));
    const lit = sceneOf(input).filter(({ halo }) => halo === 'targeted');
    expect(new Set(lit.map(({ id }) => id))).toEqual(hit);
    const onPhone = sceneOf(input, PHONE);
    for (const { target, on } of way.targets) {
      if (find(onPhone, `card:${on}`)?.target === null) expect(find(onPhone, `rim:${target}`)).toBeDefined();
      const large = sceneOf({ ...input, zoomed: theatreTarget(target) }, PHONE);
      expect(find(large, `card:${on}`)?.target).toBe(playTarget(on ?? ''));
    }
    expect(view.viewer).toBe(0);
  });
});

test('a card that would leave by itself is marked while what would make it leave is looked at', () => {
  const view = crowded(own(() => true));
  const input = inputOf(view, { draft: { kind: 'play', card: view.hand[0] ?? '' } });
  const [seat, card] = [1, view.seats[1]?.support[0] ?? ''];
  const none = { incomes: [], points: [], demand: null };
  const judged = {
    draft: input.draft,
    lacks: null,
    next: [],
    preview: { ...none, leaves: [{ seat, card }] },
  };
  const marks = sceneOf({ ...input, judged }).filter(({ id }) => id.startsWith('leaves:'));
  expect(marks.map(({ on }) => on)).toEqual([`card:${card}`]);
});

test('whose turn it is keeps the pointing hand while another is asked', () => {
  const awaiting = [1];
  const view = { ...own(({ turn }) => turn === 0).view, awaiting };
  const scene = sceneOf(inputOf(view));
  for (const seat of view.seats.keys()) {
    const key = find(scene, `plate:${seat}`)?.picture.key ?? '';
    expect(key.includes('"turn":true'), String(seat)).toBe(awaiting.includes(seat));
    expect(key.includes('"pointed":true'), String(seat)).toBe(seat === 0);
  }
});

test('at every theatre it is said who its player is', () => {
  const { view } = own(() => true);
  const [near, far] = [sceneOf(inputOf(view)), sceneOf(inputOf(view, { zoomed: theatreTarget(1) }), PHONE)];
  for (const [seat, { identity }] of view.seats.entries())
    expect(find(near, `plate:${seat}`)?.picture.key).toContain(identity);
  expect(find(far, 'large:told:1')?.picture.key).toContain(`magicians.does.${view.seats[1]?.identity}`);
});

test('what is not read as it lies is shown whole when it is picked up', () => {
  const { input, way } = drafted(({ move }) => move === 'trick');
  const read = find(sceneOf(input, PHONE), `read:${way.card}`);
  expect(read?.width).toBeGreaterThanOrEqual(88);
  expect(read?.target).toBeNull();
  expect(find(sceneOf(input), `read:${way.card}`)).toBeUndefined();
});

test('what earns nothing bears the sign of what disturbs', () => {
  const found = moments.find(({ view }) => view.seats.some(({ disturbed }) => disturbed));
  expect(found).toBeDefined();
  for (const [seat, { disturbed }] of (found?.view.seats ?? []).entries()) {
    const key = find(sceneOf(inputOf(found!.view)), `income:${seat}`)?.picture.key ?? '';
    expect(key.startsWith('disturbed '), String(seat)).toBe(disturbed);
  }
});

describe('a theatre that is shown large', () => {
  const view = crowded(own(({ question, seats }) => question?.asks === 'support' && seats.length > 2));

  test.for([DESK, PHONE])('has whole cards, each of which can be pressed ($width wide)', (size) => {
    const scene = sceneOf(inputOf(view, { zoomed: theatreTarget(1) }), size);
    const { tricks = [], support = [] } = view.seats[1] ?? {};
    for (const code of [...tricks, ...support]) {
      const card = find(scene, `card:${code}`);
      expect(card?.picture.key, code).toContain('poster');
      expect(card?.target).toBe(playTarget(code));
    }
    expect(find(scene, 'veil')).toBeDefined();
    expect(find(scene, 'close')?.target).toBe(CLOSE_TARGET);
  });

  test('leaves everything else where it was', () => {
    const [before, after] = [sceneOf(inputOf(view)), sceneOf(inputOf(view, { zoomed: theatreTarget(1) }))];
    const { tricks = [], support = [] } = view.seats[1] ?? {};
    const moved = new Set([...tricks, ...support].map((code) => `card:${code}`));
    for (const thing of before) {
      const there = find(after, thing.id);
      if (moved.has(thing.id) || /^(name|spot):1:/.test(thing.id)) continue;
      expect([there?.x, there?.y], thing.id).toEqual([thing.x, thing.y]);
    }
  });

  test('opens by itself where cards are to be chosen that are too small, and has no sign to close it then', () => {
    const codes = view.seats[0]?.tricks ?? [];
    const choices = codes.map((at) => ({ move: 'discard', at, refusal: null }));
    const question = { ...view.question!, asks: 'discard', choices };
    const asked = { ...view, question, demand: { seat: 0, of: 'tricks', count: 1 } } as MagiciansView;
    const onPhone = sceneOf(inputOf(asked), PHONE);
    expect(find(onPhone, 'large:theatre:0')).toBeDefined();
    expect(find(onPhone, 'close')).toBeUndefined();
    for (const code of codes) expect(find(onPhone, `card:${code}`)?.halo).toBe('targeted');
  });
});

test('the keyboard is shown also on a card that is too small to be pressed', () => {
  const view = crowded(own(() => true));
  const code = view.seats[1]?.support[0] ?? '';
  const ring = find(sceneOf(inputOf(view, { focused: playTarget(code) }), PHONE), 'focus');
  const card = find(sceneOf(inputOf(view), PHONE), `card:${code}`);
  expect([ring?.x, ring?.y]).toEqual([card?.x, card?.y]);
});
