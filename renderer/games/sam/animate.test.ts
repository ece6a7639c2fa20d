// What SAM's steps show of each thing that happens, in the order in which it has to be understood.
import { describe, expect, test } from 'vitest';
import type { Event } from '../../../engine/games/sam/types.ts';
import type { Placement, Scene, Size, Step } from '../../stage/game-stage.ts';
import { inputOf } from '../parts/played.testing.ts';
import { animate } from './animate.ts';
import { layout } from './layout.ts';
import { type Moment, play } from './played.testing.ts';

const SIZE: Size = { width: 1280, height: 660, text: 1 };
const words = String;

interface Told {
  readonly before: Moment;
  readonly after: Moment;
  readonly steps: readonly Step[];
}

/** The steps of a change. */
function stepsOf(before: Moment, after: Moment): readonly Step[] {
  const sceneOf = ({ view }: Moment): Scene =>
    layout({ ...view, awaiting: [], question: null }, inputOf(view), SIZE, words);
  return animate(after.view, {
    events: after.events,
    before: sceneOf(before),
    after: sceneOf(after),
    last: inputOf(before.view),
    input: inputOf(after.view),
    size: SIZE,
    words,
  });
}

const games = (['rps', 'coin'] as const).map((challenge) =>
  play({ seats: 2, viewer: 0, seed: 'a', options: { challenge }, moves: 900 }),
);

/** All changes in which something happens that is as wanted. */
function having<T extends Event['type']>(
  type: T,
  wanted: (event: Extract<Event, { readonly type: T }>) => boolean = () => true,
): (Told & { readonly event: Extract<Event, { readonly type: T }> })[] {
  const found = games.flatMap((moments) =>
    moments.flatMap((after, index) => {
      const before = moments[index - 1];
      const event = after.events.find(
        (one): one is Extract<Event, { readonly type: T }> =>
          one.type === type && wanted(one as Extract<Event, { readonly type: T }>),
      );
      return before && event ? [{ before, after, event, steps: stepsOf(before, after) }] : [];
    }),
  );
  expect(found.length).toBeGreaterThan(0);
  return found;
}

const find = ({ scene }: Step, id: string): Placement | undefined => scene.find((thing) => thing.id === id);
const keysOf = (steps: readonly Step[], id: string): string[] => {
  const keys = steps.flatMap((step) => find(step, id)?.picture.key ?? []);
  return keys.filter((key, index) => key !== keys[index - 1]);
};
const has = (step: Step, start: string): boolean => step.scene.some(({ id }) => id.startsWith(start));

test('nobody sees steps at a table that was just opened', () => {
  const { after } = having('flipped')[0]!;
  const input = inputOf(after.view);
  const told = { events: after.events, before: [], after: [], last: null, input, size: SIZE, words };
  expect(animate(after.view, told)).toEqual([]);
});

describe('one’s own card', () => {
  test('is turned up from behind', () => {
    for (const { event, steps } of having('flipped', ({ seat, up }) => seat === 0 && up)) {
      const id = `at:0:${event.at}`;
      expect(keysOf(steps, id).slice(-2)).toEqual(['back sam', `face sam ${event.card}`]);
    }
  });

  test('is turned down, and only then known to its owner alone', () => {
    for (const { event, steps } of having('flipped', ({ seat, up }) => seat === 0 && !up)) {
      const keys = keysOf(steps, `at:0:${event.at}`);
      expect(keys.slice(-3)).toEqual([`face sam ${event.card}`, 'back sam', `peek ${event.card}`]);
    }
  });

  test('is replaced by one that comes from behind', () => {
    for (const { event, steps } of having('swapped', ({ seat }) => seat === 0))
      expect(keysOf(steps, `at:0:${event.at}`).slice(-2)).toEqual(['back sam', `peek ${event.fresh}`]);
  });
});

test('each draw for the order of play lies open before who drew it, all of a round together', () => {
  for (const { event, steps } of having('ordered')) {
    const rounds = Math.max(...event.draws.map(({ round }) => round)) + 1;
    for (let round = 0; round < rounds; round += 1) {
      const draws = event.draws.filter((draw) => draw.round === round);
      const looked = steps.find(
        (step) =>
          step.hold > 0 &&
          draws.every(
            ({ seat, card }) => find(step, `order-card:${seat}:${round}`)?.picture.key === `face sam ${card}`,
          ),
      );
      expect(looked).toBeDefined();
    }
    expect(has(steps.at(-1)!, 'order-card:')).toBe(false);
  }
});

test('the sum of an attack is told when its card has been drawn', () => {
  for (const { event, steps } of having('declared')) {
    const first = steps.findIndex((step) => has(step, 'sum'));
    expect(find(steps[first]!, `card:${event.drawn}`)?.picture.key).toBe(`face sam ${event.drawn}`);
    expect(steps[first]!.hold).toBeGreaterThan(0);
    for (const step of steps.slice(0, first)) expect(has(step, 'sum')).toBe(false);
  }
});

describe('a battle', () => {
  test('is told before it is decided, and decided before anything leaves the field', () => {
    for (const { event, steps } of having('destroyed')) {
      const outcome = steps.findIndex((step) => has(step, 'outcome'));
      const crack = steps.findIndex((step) => has(step, 'crack'));
      const lines = steps.findIndex((step) => has(step, 'ledger:'));
      // After throws the sums have been read already.
      expect(lines).toBeLessThanOrEqual(outcome);
      expect(outcome).toBeLessThan(crack);
      const lies = steps.map((step) => find(step, `at:${event.seat}:${event.at}`)?.picture.key);
      expect(lies.slice(crack + 1)).not.toContain(`face sam ${event.card}`);
    }
  });

  test('that a coin decides shows the side that counts last', () => {
    for (const { event, steps } of having('coin')) {
      const seen = keysOf(steps, 'coin');
      expect(seen.length).toBeGreaterThan(3);
      expect(seen.at(-1)).toBe(`coin ${event.face}`);
    }
  });

  test('that equal signs leave open goes on with empty hands', () => {
    for (const { event, steps } of having('threw')) {
      const shown = steps.find((step) => step.hold > 0)!;
      expect(find(shown, 'hand:attacker')?.picture.key).toBe(`throw ${event.throws[0]} left`);
      expect(find(shown, 'hand:defender')?.picture.key).toBe(`throw ${event.throws[1]} right`);
      const last = find(steps.at(-1)!, 'hand:attacker')?.picture.key;
      expect(last).toBe(event.winner === null ? 'waiting hand' : undefined);
    }
  });

  test('is looked at longer by who fights than by who looks on', () => {
    const moments = play({ seats: 4, viewer: 0, seed: 'a', moves: 500 });
    const held = moments.flatMap((after, index): [boolean, number][] => {
      const fought = after.events.find(({ type }) => type === 'fought');
      const before = moments[index - 1];
      if (fought?.type !== 'fought' || !before || fought.battle.winner === null) return [];
      const isOwn = [fought.battle.attacker, fought.battle.defender].some(({ seat }) => seat === 0);
      const told = stepsOf(before, after).filter((step) => has(step, 'outcome'));
      return [[isOwn, Math.max(...told.map(({ hold }) => hold))]];
    });
    const [own, others] = [true, false].map((which) => held.find(([isOwn]) => isOwn === which)?.[1] ?? 0);
    expect(own).toBeGreaterThan(others ?? 0);
    expect(others).toBeGreaterThan(1000);
  });

  test('of others is told in far fewer steps, with both sums before what comes of them', () => {
    const moments = play({ seats: 4, viewer: 0, seed: 'a', moves: 500 });
    const lengths = new Map<boolean, number>();
    for (const [index, after] of moments.entries()) {
      const fought = after.events.find(({ type }) => type === 'fought');
      const before = moments[index - 1];
      if (fought?.type !== 'fought' || !before || fought.battle.winner === null) continue;
      const isOwn = [fought.battle.attacker, fought.battle.defender].some(({ seat }) => seat === 0);
      const steps = stepsOf(before, after);
      const sums = steps.findIndex(
        (step) => find(step, 'ledger:attacker')?.picture.key.startsWith('ledger attacker 5') === true,
      );
      expect(sums).toBeLessThan(steps.findIndex((step) => has(step, 'outcome')));
      expect(steps[sums]!.hold).toBeGreaterThan(0);
      const held = steps.filter((step) => has(step, 'ledger:')).reduce((sum, { hold }) => sum + hold, 0);
      lengths.set(isOwn, Math.max(lengths.get(isOwn) ?? 0, held));
    }
    expect(lengths.get(false)! * 1.8).toBeLessThan(lengths.get(true)!);
  });

  test('is over for arrow and sum once it is decided', () => {
    for (const { steps } of having('fought', ({ battle }) => battle.winner !== null)) {
      const decided = steps.findIndex((step) => has(step, 'outcome'));
      for (const step of steps.slice(decided + 2)) {
        if (has(step, 'outcome')) continue;
        expect(step.scene.map(({ id }) => id).filter((id) => id === 'aim' || id === 'sum')).toEqual([]);
      }
    }
  });
});

test('a card that was drawn for an attack lies beside its cost, and goes to the discards when that is over', () => {
  for (const { event, after, steps } of having('declared')) {
    const id = `card:${event.drawn}`;
    for (const step of steps) expect(step.scene.filter((thing) => thing.id === id).length).toBeLessThan(2);
    const discard = find(steps.at(-1)!, 'spot:discard')!;
    const lies = find(steps.at(-1)!, id)!;
    const isOver = after.events.some(({ type }) => ['fizzled', 'fought', 'turn'].includes(type));
    if (!isOver) expect(lies.x).not.toBe(discard.x);
  }
});
