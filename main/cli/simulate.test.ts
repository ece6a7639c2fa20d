// `parlor simulate`: its flags, and that the same seed gives the same numbers.
import { describe, expect, test } from 'vitest';
import { bots } from '../../engine/bots/registry.ts';
import type { BotKind } from '../../engine/bots/bot.ts';
import { fastRandom } from '../../engine/chance/fast.ts';
import type { MagicTrickView } from '../../engine/games/magic-trick/types.ts';
import type { SimulationReport } from '../../engine/simulate/simulate.ts';
import { call } from './call.testing.ts';

/** Picks any open choice of its view; `honest` false: makes the first move it may not make. */
const picking = (id: string, honest: boolean): BotKind => ({
  id,
  seat({ seed }) {
    const random = fastRandom(seed);
    let seen: MagicTrickView | null = null;
    return {
      see: (view) => {
        seen = view as MagicTrickView;
      },
      choose() {
        if (!honest) return { type: 'pass' };
        if (seen?.toSort) return { type: 'arrange', order: seen.toSort.cards } as { type: string };
        const open = (seen?.question?.choices ?? []).filter((choice) => choice.refusal === null);
        const choice = open[random.below(open.length)];
        return { type: choice?.move ?? 'none', ...(choice?.at === null ? {} : { slot: choice?.at }) };
      },
    };
  },
});
const given = { bots: { 'magic-trick': [picking('plain', true), picking('cheat', false)] } };
const simulate = (...args: string[]) => call(['simulate', ...args], given);
const small = ['--game', 'magic-trick', '--seats', '4', '--deals', '3', '--seed', 's'];

test('prints one object, the same for the same seed', async () => {
  const { exit, out, err } = await simulate(...small, '--bots', 'plain');
  expect([exit, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({ seats: 4, deals: 3, seed: 's', rotate: true, hands: 12 });
  expect((await simulate(...small, '--bots', 'plain')).out).toBe(out);
  expect((await simulate(...small, '--bots', 'plain', '--seed=t')).exit).toBe(2);
});

test('takes the first kind and the fewest seats unless told, and options', async () => {
  const { out } = await simulate(
    '--game',
    'magic-trick',
    '--deals',
    '1',
    '--options',
    '{"prestige":false}',
    '--no-rotate',
  );
  expect(JSON.parse(out)).toMatchObject({
    bots: ['plain', 'plain', 'plain'],
    options: { prestige: false },
    rotate: false,
  });
});

test('an illegal move of a bot is an error', async () => {
  const { exit, out, err } = await simulate(...small, '--bots', 'plain,cheat');
  expect(exit).toBe(1);
  expect((JSON.parse(out) as SimulationReport).illegalMoves).toBeGreaterThan(0);
  expect(err).toMatch(/^\d+ illegal moves of bots; the first: deal 0, [^\n]+\n$/);
});

describe('a wrong call', () => {
  const game = ['--game', 'magic-trick'];
  const calls: readonly (readonly [args: readonly string[], names: string])[] = [
    [[], '--game'],
    [['--game', 'chess'], '"chess"'],
    [[...game, '--seats', '9'], 'seats'],
    [[...game, '--seats', 'four'], '--seats'],
    [[...game, '--deals', '0'], '--deals'],
    [[...game, '--deals', '-3'], '--deals'],
    [[...game, '--deals', '1.5'], '--deals'],
    [[...game, '--deals', '1e3'], '--deals'],
    [[...game, '--deals='], '--deals'],
    [[...game, '--steps', '0'], '--steps'],
    [[...game, '--bots', 'wizard'], '"wizard"'],
    [[...game, '--bots', ''], '--bots'],
    [[...game, '--seats', '3', '--bots', 'plain,plain,plain,plain'], '--bots'],
    [[...game, '--options', '[]'], '--options'],
    [[...game, '--options', '{'], '--options'],
    [[...game, '--options', '{"jokers":1}'], 'options.jokers'],
    [[...game, '--rotate', '--no-rotate'], '--rotate'],
    [[...game, 'more'], '"more"'],
  ];

  test.for(calls)('%j', async ([args, names]) => {
    const { exit, out, err } = await simulate(...args);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(names);
    expect(err.split('\n')).toHaveLength(2);
  });
});

describe('a wrong call for the game of two to four', () => {
  const calls: readonly (readonly [args: readonly string[], names: string])[] = [
    [['--seats', '1'], 'trick-taking is for 2 to 4 players, not 1'],
    [['--seats', '5'], 'trick-taking is for 2 to 4 players, not 5'],
    [['--bots', 'random,random,random'], 'name 2 at most'],
    [['--seats', '4', '--bots', 'steady,wizard'], 'choose among steady, random'],
    [['--options', '[]'], '{"phantomShuffle":false}'],
    [['--options', '{"prestige":false}'], 'options.prestige'],
    [['--options', '{"phantomShuffle":1}'], 'options.phantomShuffle: must be true or false'],
  ];

  test.for(calls)('%j', async ([args, names]) => {
    const { exit, out, err } = await call(['simulate', '--game', 'trick-taking', ...args], { bots });
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(names);
    expect(err.split('\n')).toHaveLength(2);
  });
});

test('the registered bots of every game play legal games', async () => {
  for (const [game, kinds] of Object.entries(bots)) {
    for (const { id } of kinds) {
      const args = ['simulate', '--game', game, '--bots', id, '--deals', '1', '--steps', '20', '--seed', id];
      const { exit, err } = await call(args, { bots });
      expect([game, id, exit, err]).toEqual([game, id, 0, '']);
    }
  }
});
