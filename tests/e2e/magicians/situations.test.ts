// Situations of Magicians at the table, one after the other in one window: spying, thefts with their aftermath, Traits as Tricks, empty piles.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Seat } from '../../../engine/core/seat.ts';
import type { Move } from '../../../engine/games/magicians/types.ts';
import type { Scenario } from '../../../engine/scenario/scenario.ts';
import { handTarget } from '../../../renderer/games/magicians/draft.ts';
import { curtainCalls, liftByMouse } from '../hot-seat/people.ts';
import type { WatchedPage } from '../support/browser.ts';
import type { KeptTable } from '../support/kept.ts';
import { pressByKeys } from '../support/keys.ts';
import { say } from '../support/table.ts';
import { withHostAndBrowser } from '../support/with.ts';
import { makeByKeys } from './by-keys.ts';
import { makeByMouse } from './by-mouse.ts';
import { hiddenCardsShown } from './secrets.ts';
import {
  actionsOf,
  atMove,
  expectSent,
  kept,
  known,
  magiciansView,
  openTable,
  playOut,
  startTables,
} from './table.ts';

/** A scenario that goes on until these seats have played nothing in a turn. */
function thenPass(scenario: Scenario, ...seats: readonly Seat[]): Scenario {
  const skips = seats.flatMap((seat) => Array.from({ length: 4 }, () => [seat, { type: 'skip' }] as const));
  return { ...scenario, moves: [...scenario.moves, ...skips] };
}

/** How many moves are made before the last `left` of what a scenario tells. */
const before = ({ moves }: Scenario, left: number): number => moves.length - left;

const spy = known('made-send-spy');
const theft = known('made-steal-hits-both-sides');
const victim = known('made-ex10-the-victim-has-chosen');
const disturbance = known('made-public-disturbance');
const mentalist = known('made-ex9-traits-as-tricks');
const told = known('made-both-piles-empty');
/** The last move of it is refused; it is skipped instead. */
const empty: Scenario = { ...told, moves: [...told.moves.slice(0, -1), [0, { type: 'skip' }]] };

const tables = {
  spy: kept('spy', thenPass(spy, 1), [0], before(spy, 3)),
  theft: kept('theft', thenPass(theft, 1), [0], before(theft, 4)),
  victim: kept('victim', victim, [0], before(victim, 3)),
  disturbance: kept('disturbance', disturbance, [0], before(disturbance, 13)),
  mentalist: kept('mentalist', thenPass(mentalist, 1), [0], 0),
  empty: kept('empty', thenPass(empty, 1, 2, 3, 4, 5, 6), [0], before(empty, 4)),
  shared: kept('shared', theft, [0, 1], before(theft, 4)),
} satisfies Readonly<Record<string, KeptTable>>;

const parlor = withHostAndBrowser(() => startTables(...Object.values(tables)));

/** Plays at a table what seat 0 still does there; `look` sees each moment before it. */
async function play(
  watched: WatchedPage,
  table: KeptTable,
  look: (at: Moment) => Promise<void> | void,
  make: (watched: WatchedPage, moves: readonly Move[]) => Promise<void> = makeByMouse,
): Promise<void> {
  const since = await playOut(watched, table, actionsOf(table.scenario, 0, table.made), make, (moves) =>
    look({ asks: magiciansView(watched).question?.asks ?? '', moves }),
  );
  const views = watched.messages.slice(since).filter((message) => message.type === 'view');
  expect(hiddenCardsShown(views)).toEqual([]);
  expect(watched.complaints).toEqual([]);
}

interface Moment {
  readonly asks: string;
  readonly moves: readonly Move[];
}

describe('one person and bots', () => {
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await parlor.open('motion=off&renderer=canvas');
  });
  const view = () => magiciansView(watched);
  const group = (id: string): Promise<string> =>
    watched.page.locator(`[data-group="${id}"]`).first().innerText();

  test('Send Spy: the hand is open to the spy, who takes a card of it', async () => {
    const seen: string[] = [];
    await play(watched, tables.spy, async ({ asks }) => {
      seen.push(asks);
      if (asks !== 'take') return;
      expect(view()).toMatchObject({ phase: 'turn.dirtyTrick.spying' });
      expect(await group('spied')).toContain('Vanishing Elephant');
      expect(await watched.page.locator('[data-group="spied"] button').count()).toBe(6);
    });
    expect(seen).toEqual(['support', 'take']);
    expect(view()).toMatchObject({ phase: 'turn.management', spied: null, turn: 0 });
    expect(await group('hand')).toContain('Vanishing Elephant');
  });

  test('a theft that breaks a limit on both sides, and costs a Stage', async () => {
    const seen: string[] = [];
    await play(watched, tables.theft, async ({ asks }) => {
      seen.push(asks);
      if (asks !== 'discard') return;
      // The victim has lost its Stage and chosen a Helper, and now the thief has a Trick too many.
      expect(view()).toMatchObject({
        phase: 'turn.newTrick.trimming',
        demand: { seat: 0, of: 'tricks', count: 1 },
      });
      expect(view().seats[1]).toMatchObject({ tricks: ['old-standby'], support: ['old-timer'] });
      expect(await group('stage-1')).not.toContain('Cabaret');
      expect(await group('own')).toContain('Restoration');
    });
    expect(seen).toEqual(['support', 'discard']);
    expect(view().discard.slice(-4)).toEqual(['cabaret', 'stage-manager', 'steal-secret', 'hat-trick']);
  });

  test('the victim of a theft loses a Stage, and is asked out of turn for a Helper', async () => {
    await play(watched, tables.victim, ({ asks }) => {
      expect(asks).toBe('discard');
      expect(view()).toMatchObject({
        phase: 'turn.dirtyTrick.settling',
        turn: 1,
        demand: { seat: 0, of: 'together', count: 1 },
        sabotage: { card: 'steal-secret', by: 1, target: 0 },
      });
      expect(view().seats[0]).toMatchObject({ support: ['inventor', 'old-timer'] });
    });
    expect(view().seats[0]).toMatchObject({ support: ['old-timer'], score: 73 });
  });

  test('Public Disturbance: the victim’s next Prestige Phase earns nothing', async () => {
    const scores: number[] = [];
    const { scenario } = tables.disturbance;
    const once = { ...tables.disturbance, scenario: { ...scenario, moves: scenario.moves.slice(0, -8) } };
    await play(watched, once, () => {
      scores.push(view().seats[1]!.score);
      expect(view().seats[1]).toMatchObject({ disturbed: false });
    });
    scores.push(view().seats[1]!.score);
    expect(scores).toEqual([1, 1]);
    expect(view().seats[1]).toMatchObject({ tricks: ['old-standby', 'penetration'], disturbed: false });
  });

  test('a Mentalist keeps a hand without a Trick, and plays Traits as Tricks', async () => {
    const seen: string[] = [];
    await play(watched, tables.mentalist, ({ asks }) => void seen.push(asks), makeByKeys);
    expect(seen).toEqual(['mulligan', 'support', 'support']);
    expect(view().seats[0]).toMatchObject({ tricks: ['secrecy', 'stagecraft'], support: [], score: 4 });
  });

  test('both piles are empty: Intermission can only be left', async () => {
    await play(watched, tables.empty, async ({ moves }) => {
      expect(moves).toHaveLength(4);
      expect(view()).toMatchObject({ deck: 0, discard: [], phase: 'turn.management' });
      // Why One-Up Manship cannot be played is said as well.
      await pressByKeys(watched, `[data-target="${handTarget('one-up-manship')}"]`);
      await expect.poll(() => watched.page.locator('#why-not').textContent()).toContain('One-Up Manship');
    });
    expect(view()).toMatchObject({ deck: 0, discard: [], turn: 0, turnNumber: 50 });
  });
});

test('two people at one screen: who is asked out of turn is called by the curtain', async () => {
  const watched = await parlor.open('motion=off&renderer=canvas');
  const { page } = watched;
  await openTable(watched, 'shared');
  const { scenario, made } = tables.shared;
  const called: string[] = [];
  const next = async (name: string, seat: Seat): Promise<void> => {
    called.push(await curtainCalls(watched));
    expect(called.at(-1)).toContain(name);
    expect(magiciansView(watched).viewer).toBe('watcher');
    await liftByMouse(page);
    await expect.poll(() => magiciansView(watched).viewer).toBe(seat);
  };
  const make = async (seat: Seat, from: number): Promise<void> => {
    const [action] = actionsOf(scenario, seat, from);
    await atMove(watched, action!.at);
    const sent = watched.moves.length;
    await makeByMouse(watched, action!.moves);
    await expectSent(watched, sent, action!.moves);
  };
  await next('Ada', 0);
  await make(0, made);
  // It is still Ada's turn, and Bert chooses what he loses.
  await next('Bert', 1);
  expect(called).toEqual([
    say('table.curtain.title', { name: 'Ada' }),
    say('table.curtain.title.between', { name: 'Bert' }),
  ]);
  expect(magiciansView(watched)).toMatchObject({ turn: 0, demand: { seat: 1, of: 'together', count: 1 } });
  await make(1, made + 2);
  await next('Ada', 0);
  expect(magiciansView(watched)).toMatchObject({ turn: 0, demand: { seat: 0, of: 'tricks', count: 1 } });
  await make(0, made + 3);
  await next('Bert', 1);
  expect(magiciansView(watched)).toMatchObject({ turn: 1, phase: 'turn.management' });
  const views = watched.messages.filter((message) => message.type === 'view');
  expect(hiddenCardsShown(views)).toEqual([]);
  expect(watched.complaints).toEqual([]);
});
