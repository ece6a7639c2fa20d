// What moves, for every event: nothing hidden is shown, no card is lost on the way, and what was composed flies only once.
import { describe, expect, test } from 'vitest';
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import { NUDGE } from '../../stage/flight.ts';
import type { Placement, Scene, Step } from '../../stage/game-stage.ts';
import { TIMES } from '../../stage/motion.ts';
import { animate } from './animate.ts';
import { composing, inputOf } from './drawn.testing.ts';
import { type Moment, play, type Played } from './played.testing.ts';
import { layout } from './layout.ts';

const WINDOWS = [
  { width: 1280, height: 660, text: 1 },
  { width: 360, height: 560, text: 1 },
] as const;
const words = (key: string, facts?: object): string => `${key}${JSON.stringify(facts ?? {})}`;

interface Change {
  readonly moment: Moment;
  readonly last: StageInput | null;
  readonly before: Scene;
  readonly after: Scene;
  readonly steps: readonly Step[];
}

/** The animation from one moment to the next; with `draft`, after it was put together here. */
function change(last: StageInput | null, moment: Moment, size: (typeof WINDOWS)[number]): Change {
  const sceneOf = (input: StageInput): Scene => {
    const view = { ...(input.view as TrickTakingView), awaiting: [], question: null };
    return layout(view, { ...input, view }, size, words);
  };
  const input = inputOf(moment.view);
  const [before, after] = [last ? sceneOf(last) : [], sceneOf(input)];
  const steps = animate(moment.view, { events: moment.events, before, after, last, input, size, words });
  return { moment, last, before, after, steps };
}

function changes(played: Played, size: (typeof WINDOWS)[number] = WINDOWS[0]): Change[] {
  let last: StageInput | null = null;
  return play(played).map((moment) => {
    const made = change(last, moment, size);
    last = inputOf(moment.view);
    return made;
  });
}

/** The card of a face, however much of it shows. */
const faceOf = ({ picture }: Placement): string | null =>
  picture.side === 'face' && picture.key.startsWith('face ') ? (picture.key.split(' ')[1] ?? null) : null;

/** What the viewer may know of cards by then. */
function known({ view, events }: Moment): Set<string> {
  const told = events.flatMap((event) => [
    ...('card' in event ? [event.card] : []),
    ...('take' in event ? [event.take] : []),
    ...('cards' in event && event.cards ? event.cards : []),
  ]);
  return new Set([
    ...told,
    ...view.hand,
    ...(view.chosen ?? []),
    ...view.trick.stacks.flatMap(({ cards }) => cards.map(({ card }) => card)),
    ...view.seats.flatMap(({ repertoire }) => repertoire),
  ]);
}

describe.for([
  [2, 0, {}],
  [3, 1, { sleightOfHand: true }],
  [4, 'watcher', {}],
  [4, 2, { phantomShuffle: true }],
] as const)('%i players seen by %s with %o', ([seats, viewer, options]) => {
  test.for(WINDOWS)(
    'in $width by $height no step shows a face that is not known, or one thing twice',
    (size) => {
      let before = new Set<string>();
      let looked = 0;
      for (const { moment, steps } of changes({ seats, viewer, options }, size)) {
        const may = new Set([...before, ...known(moment)]);
        for (const { scene } of steps) {
          expect(scene).toHaveLength(new Set(scene.map(({ id }) => id)).size);
          for (const face of scene.map(faceOf).filter((face) => face !== null)) {
            if (!may.has(face)) expect(may).toContain(face);
            looked += 1;
          }
        }
        before = known(moment);
      }
      expect(looked).toBeGreaterThan(1000);
    },
  );

  test('the last step leaves every card where it will be', () => {
    let looked = 0;
    for (const { steps, after, moment } of changes({ seats, viewer, options })) {
      const last = steps.at(-1)?.scene;
      if (!last) continue;
      const isCard = ({ id }: Placement): boolean => /^(card|back|deck|ultimate)/.test(id);
      const there = new Map(last.filter(isCard).map((placement) => [placement.id, placement]));
      for (const placement of after.filter(isCard)) {
        const was = there.get(placement.id);
        if (!was) expect(`${placement.id} after ${moment.events.map(({ type }) => type).join()}`).toBeNull();
        looked += 1;
      }
      expect(there.size).toBe(after.filter(isCard).length);
    }
    expect(looked).toBeGreaterThan(500);
  });
});

test.for([2, 3, 4])('%i players: what happens to different people does not move at once', (seats) => {
  let looked = 0;
  for (const { moment, before, steps } of changes({ seats, viewer: 0 })) {
    if (moment.events.some(({ type }) => type === 'dealt')) continue;
    let from = before;
    for (const { scene } of steps) {
      const places = new Map(from.map((placement) => [placement.id, placement]));
      // Cards of a trick make room for one another and are taken together; a hand is one person's.
      const movers = scene.flatMap(({ id, x, y }) => {
        const was = places.get(id);
        return id.startsWith('back:') && was && Math.hypot(x - was.x, y - was.y) > NUDGE
          ? [id.split(':')[1]]
          : [];
      });
      expect(new Set(movers).size).toBeLessThanOrEqual(1);
      looked += scene.length;
      from = scene;
    }
  }
  expect(looked).toBeGreaterThan(1000);
});

test('what was composed here lies there already: none of its cards flies, and the hat does not turn again', () => {
  let looked = 0;
  for (const seed of ['a', 'b', 'c']) {
    const moments = play({ seats: 3, viewer: 0, seed });
    for (const [index, moment] of moments.entries()) {
      const { move, view } = moment;
      const next = moments[index + 1];
      if (!next || !view.awaiting.includes(0) || (move?.type !== 'turn' && move?.type !== 'lead')) continue;
      const made = change(composing(moment, move), next, WINDOWS[0]);
      const mine = move.type === 'lead' ? [move.card] : move.plays.map(({ card }) => card);
      const turned = made.steps.filter(({ timing }) => timing('hat').turn !== undefined);
      expect(turned).toEqual([]);
      const [first] = made.steps;
      for (const card of mine) {
        const [was, is] = [made.before, first?.scene].map((scene) =>
          scene?.find(({ id }) => id === `card:${card}`),
        );
        if (!was || !is) continue;
        expect(Math.hypot(is.x - was.x, is.y - was.y), card).toBeLessThan(NUDGE);
        looked += 1;
      }
    }
  }
  expect(looked).toBeGreaterThan(40);
});

test('what a stack counts goes on being shown while something happens to others', () => {
  let looked = 0;
  for (const { moment, last, steps } of changes({ seats: 3, viewer: 0, seed: 'stacks' })) {
    const stacks = (last?.view as TrickTakingView | undefined)?.trick.stacks ?? [];
    const touched = new Set(
      moment.events.flatMap((event) => ('on' in event && event.on !== null ? [event.on] : [])),
    );
    const isOver = moment.events.some(({ type }) => ['trick-taken', 'escaped'].includes(type));
    if (isOver) continue;
    for (const { cards, rank } of stacks) {
      const [top] = cards;
      const isChanged = cards.some(({ card }) => touched.has(card));
      if (!top || isChanged || rank === Number(top.card.slice(1))) continue;
      for (const { scene } of steps) {
        const plate = scene.find(({ id }) => id === `rank:${top.card}`);
        expect(plate?.picture.key).toContain(String(rank));
        looked += 1;
      }
    }
  }
  expect(looked).toBeGreaterThan(5);
});

test.for([2, 3, 4])('%i players: while a winner is shown, nobody else wears the crown or glows', (seats) => {
  let [looked, crowned] = [0, 0];
  for (const seed of ['a', 'b', 'c', 'd']) {
    for (const { moment, steps } of changes({ seats, viewer: 0, seed })) {
      const taken = moment.events.find(({ type }) => type === 'trick-taken');
      const pause = steps.find(({ hold }) => hold === TIMES.winnerPause);
      if (taken?.type !== 'trick-taken' || !pause) continue;
      const told = moment.events.findLast((event) => 'lies' in event);
      const stacks = told && 'lies' in told ? told.lies.stacks : [];
      const ownerOf = (id = ''): number | null | undefined =>
        stacks.find(({ cards }) => cards.some(({ card }) => `card:${card}` === id))?.owner;
      const glowing = pause.scene.filter(({ halo, id }) => halo === 'winner' && id.startsWith('card:'));
      for (const { id } of glowing) expect([id, ownerOf(id)]).toEqual([id, taken.seat]);
      const crown = pause.scene.find(({ id }) => id === 'winning');
      if (crown) {
        expect(glowing.map(({ id }) => id)).toContain(crown.on);
        crowned += 1;
      }
      looked += 1;
    }
  }
  expect(looked).toBeGreaterThan(20);
  expect(crowned).toBeGreaterThan(15);
});

test('the crown is carried from card to card, once what gives it to another has been seen', () => {
  let looked = 0;
  for (const seed of ['a', 'b', 'c']) {
    for (const { steps } of changes({ seats: 3, viewer: 'watcher', seed })) {
      for (const [index, step] of steps.entries()) {
        const time = step.timing('winning');
        if (time.ease !== 'hand' || time.duration !== TIMES.exchange) continue;
        const [was, is] = [steps[index - 1], step].map((one) =>
          one?.scene.find(({ id }) => id === 'winning'),
        );
        expect(was?.on).toBeDefined();
        expect(is?.on).not.toBe(was?.on);
        for (const { id, x } of steps[index - 1]?.scene ?? [])
          if (id === is?.on) expect(x).toBe(step.scene.find((one) => one.id === id)?.x);
        looked += 1;
      }
    }
  }
  expect(looked).toBeGreaterThan(10);
});

test('whoever acts has the light, and nobody else', () => {
  let looked = 0;
  for (const { moment, steps } of changes({ seats: 4, viewer: 0, seed: 'light' })) {
    const [first] = moment.events;
    if (first?.type !== 'played' && first?.type !== 'led' && first?.type !== 'escaped') continue;
    const lit = steps[0]?.scene.filter(({ id }) => id.startsWith('light:')).map(({ id }) => id);
    expect(lit).toEqual([`light:${first.seat}`]);
    looked += 1;
  }
  expect(looked).toBeGreaterThan(40);
});

test('what Escapes leave stays where it lies until the trick is gathered', () => {
  let looked = 0;
  for (const size of WINDOWS) {
    for (const seed of ['a', 'b', 'c', 'd']) {
      for (const { moment, steps, before } of changes({ seats: 4, viewer: 0, seed }, size)) {
        const escaped = moment.events.find(({ type }) => type === 'escaped');
        if (escaped?.type !== 'escaped') continue;
        const lies = new Set(escaped.lies.stacks.map(({ cards }) => `card:${cards[0]?.card}`));
        const buried = new Set(
          escaped.lies.stacks.flatMap(({ cards }) => cards.slice(1).map(({ card }) => `card:${card}`)),
        );
        for (const { id, x, y } of steps[1]?.scene ?? []) {
          if (!lies.has(id) || buried.has(id)) continue;
          const was = before.find((one) => one.id === id);
          expect([id, x, y]).toEqual([id, was?.x, was?.y]);
          looked += 1;
        }
      }
    }
  }
  expect(looked).toBeGreaterThan(20);
});

test('a hat that a turn has turned here is tossed once more when it is played, and lands where it belongs', () => {
  let looked = 0;
  for (const seed of ['a', 'b', 'c']) {
    const moments = play({ seats: 2, viewer: 0, seed });
    for (const [index, moment] of moments.entries()) {
      const { move, view } = moment;
      const next = moments[index + 1];
      if (!next || !view.awaiting.includes(0) || move?.type !== 'turn') continue;
      const turns = next.events.filter(({ type }) => type === 'hat-turned').length;
      const { steps } = change(composing(moment, move), next, WINDOWS[0]);
      const ys = steps.map(({ scene }) => scene.find(({ id }) => id === 'hat')?.y ?? 0);
      const tossed = ys.some((y, at) => at > 0 && at < ys.length - 1 && y < Math.min(...ys.slice(-1)) - 20);
      if (turns % 2 === 1) looked += 1;
      if (next.events.every(({ type }) => ['played', 'hat-turned', 'returned'].includes(type)))
        expect(tossed).toBe(turns % 2 === 1);
    }
  }
  expect(looked).toBeGreaterThan(2);
});

describe('in order', () => {
  const all = [2, 4].flatMap((seats) => ['a', 'b'].flatMap((seed) => changes({ seats, viewer: 0, seed })));
  const having = (...types: string[]): Change[] =>
    all.filter(({ moment }) => types.every((type) => moment.events.some((event) => event.type === type)));

  test('the deal is one card after another', () => {
    for (const { steps } of having('dealt')) {
      const last = steps.at(-1);
      const cards = (last?.scene ?? []).filter(({ id }) => /^(card|back):/.test(id));
      const delays = cards.map(({ id }) => last?.timing(id).delay ?? 0).toSorted((a, b) => a - b);
      expect(cards.length % 7).toBe(0);
      expect(delays).toEqual(delays.map((_, index) => index * TIMES.dealInterval));
    }
  });

  test('a trick that is taken glows first, then goes to the pile of who takes it', () => {
    const taken = having('trick-taken');
    expect(taken.length).toBeGreaterThan(10);
    for (const { steps, moment } of taken) {
      const event = moment.events.find(({ type }) => type === 'trick-taken');
      if (event?.type !== 'trick-taken' || event.cards.length === 0) continue;
      const at = steps.findIndex(({ hold }) => hold === TIMES.winnerPause);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(steps[at]?.scene.some(({ halo, id }) => halo === 'winner' && id.startsWith('card:'))).toBe(true);
      const [gathered, pile] = [steps[at + 2]?.scene, steps[at + 3]?.scene];
      const top = pile?.find(({ id }) => id === `card:${event.cards.at(-1)}`);
      for (const card of event.cards) {
        const lying = gathered?.find(({ id }) => id === `card:${card}`);
        expect([lying?.x, lying?.y]).toEqual([top?.x, top?.y]);
      }
    }
  });

  test('the hat turns over within its time, and lands twice', () => {
    const turned = having('hat-turned');
    expect(turned.length).toBeGreaterThan(3);
    for (const { steps } of turned) {
      const at = steps.findIndex(({ timing }) => timing('hat').turn !== undefined);
      const parts = steps.slice(at, at + 4);
      const time = parts.reduce((sum, { timing }) => sum + timing('hat').duration, 0);
      expect(time).toBeCloseTo(TIMES.turnLarge);
      const ys = parts.map(({ scene }) => scene.find(({ id }) => id === 'hat')?.y ?? 0);
      const [up = 0, down = 0, again = 0, last = 0] = ys;
      expect([up < again, again < last, down]).toEqual([true, true, last]);
    }
  });

  test('a card that comes back into another hand is turned over only where that hand is', () => {
    let looked = 0;
    for (const { steps, moment } of having('returned')) {
      for (const event of moment.events) {
        if (event.type !== 'returned' || event.to === 0) continue;
        const id = `card:${event.card}`;
        const at = steps.findIndex(
          ({ scene }) => scene.find((one) => one.id === id)?.picture.side === 'back',
        );
        if (at < 1) continue;
        const [open, closed] = [steps[at - 1], steps[at]].map((step) =>
          step?.scene.find((one) => one.id === id),
        );
        if (open?.picture.side !== 'face') continue;
        expect([open.x, open.y]).toEqual([closed?.x, closed?.y]);
        looked += 1;
      }
    }
    expect(looked).toBeGreaterThan(0);
  });

  test('the Ultimate Trick Card lies there from behind until it is turned over', () => {
    const led = having('ultimate-led');
    expect(led.length).toBeGreaterThan(0);
    for (const { before, after, moment } of led) {
      expect(before.find(({ id }) => id === 'ultimate')?.picture.side ?? 'back').toBe('back');
      expect(after.find(({ id }) => id === `card:${moment.view.ultimateCard}`)?.picture.side).toBe('face');
      expect(after.find(({ id }) => id === 'ultimate')).toBeUndefined();
    }
  });
});
