// Tests of what is counted of finished games: what must hold of any, then named cases.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asCompared } from '../protocol/fields.ts';
import { statisticsOf } from './count.ts';
import { filtered } from './people.ts';
import type { GameRecord } from './record.ts';
import { anyRecords, gameOf, HOUR, NOON } from './records.testing.ts';
import { scoresOf } from './scores.ts';
import { MOST_COMPARED, MOST_IN_A_STRIP, statisticsSchema, type HistoryFilter } from './statistics.ts';

const ALL: HistoryFilter = { game: null, name: null };
const inUtc = (): number => 0;
const count = (records: readonly GameRecord[], filter: Partial<HistoryFilter> = {}) =>
  statisticsOf(records, { ...ALL, ...filter }, inUtc);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const anyFilter = fc.record({
  game: fc.constantFrom(null, 'magic-trick', 'sam', 'nowhere'),
  name: fc.constantFrom(null, 'ADA', 'Cleo', 'Nobody'),
});

describe('of any finished games', () => {
  test('the sums agree with one another and with the records', () => {
    fc.assert(
      fc.property(anyRecords, anyFilter, (records, filter) => {
        const said = statisticsOf(records, filter, inUtc);
        statisticsSchema.parse(said);
        const these = filtered(records, filter);
        expect(said.games).toBe(these.length);
        expect(sum(said.byGame.map(({ games }) => games))).toBe(said.games);
        expect(sum(said.sizes.map(({ tables }) => tables))).toBe(said.games);
        expect(sum(said.course?.games ?? [])).toBe(said.games);
        const seats = these.flatMap(({ players }) => players.filter(({ kind }) => kind === 'person'));
        if (filter.name === null) {
          expect(sum(said.sizes.map(({ games }) => games))).toBe(seats.length);
          expect(sum(said.sizes.map(({ wins }) => wins))).toBe(seats.filter(({ won }) => won).length);
        } else {
          const they = said.players.find(({ name }) => asCompared(name) === asCompared(filter.name!));
          expect(they?.games ?? 0).toBe(said.games);
          expect(sum(said.sizes.map(({ wins }) => wins))).toBe(they?.wins ?? 0);
          expect(said.course?.players[0]?.name).toBe(they?.name);
        }
        for (const player of said.players) {
          const followed = said.course?.players.find(({ name }) => name === player.name);
          if (followed) expect(sum(followed.wins)).toBe(player.wins);
          expect(player.longestWon).toBeLessThanOrEqual(player.wins);
          expect(player.longestLost).toBeLessThanOrEqual(player.games - player.wins);
          expect(player.streak.length).toBeLessThanOrEqual(
            player.streak.won ? player.longestWon : player.longestLost,
          );
          expect(player.last.length).toBe(Math.min(player.games, MOST_IN_A_STRIP));
          expect(player.last.at(-1)).toBe(player.streak.won);
        }
        for (const { games, oneAhead, otherAhead } of said.meetings) {
          expect(oneAhead + otherAhead).toBeLessThanOrEqual(games);
        }
      }),
    );
  });

  test('it does not matter in which order they are told', () => {
    fc.assert(
      fc.property(anyRecords, anyFilter, fc.infiniteStream(fc.nat()), (records, filter, numbers) => {
        const shuffled = records
          .map((record) => [numbers.next().value as number, record] as const)
          .toSorted(([one], [other]) => one - other)
          .map(([, record]) => record);
        expect(statisticsOf(shuffled, filter, inUtc)).toEqual(statisticsOf(records, filter, inUtc));
      }),
    );
  });

  test('a name that is merged into another counts as if it had been written so', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const merged = records.map((record) => ({
          ...record,
          players: record.players.map((player) =>
            player.kind === 'person' && asCompared(player.name) === 'ben'
              ? { ...player, name: 'Dora' }
              : player,
          ),
        }));
        const before = count(records);
        const after = count(merged);
        const of = (said: typeof before, name: string) => said.players.find((player) => player.name === name);
        const both = records.filter(({ players }) =>
          ['Ben', 'Dora'].every((name) =>
            players.some((player) => player.kind === 'person' && player.name === name),
          ),
        ).length;
        expect(of(after, 'Ben')).toBeUndefined();
        expect(of(after, 'Dora')?.games ?? 0).toBe(
          (of(before, 'Ben')?.games ?? 0) + (of(before, 'Dora')?.games ?? 0) - both,
        );
        // Everybody else is as before.
        const others = (said: typeof before) =>
          said.players.filter(({ name }) => !['Ben', 'Dora'].includes(name));
        expect(others(after)).toEqual(others(before));
        expect(after.sizes).toEqual(before.sizes);
      }),
    );
  });

  test('names that are written alike are one name, in the filter too', () => {
    fc.assert(
      fc.property(anyRecords, (records) => {
        const { names, players } = count(records);
        expect(new Set(names.map(asCompared)).size).toBe(names.length);
        expect(names.toSorted()).toEqual(players.map(({ name }) => name).toSorted());
        expect(names).not.toContain('');
        expect(count(records, { name: '  aDA ' })).toEqual(count(records, { name: 'Ada' }));
      }),
    );
  });
});

describe('no games', () => {
  test('say nothing, and nothing wrong', () => {
    expect(count([])).toEqual({
      games: 0,
      names: [],
      forgotten: 0,
      byGame: [],
      players: [],
      bots: [],
      sizes: [],
      meetings: [],
      course: null,
    });
  });
});

describe('people', () => {
  test('win alone or together, and are told in the order of their games', () => {
    const said = count([
      gameOf('sam', 0, 'Ada*', 'Ben'),
      gameOf('sam', 1, 'Ada*', 'Ben*', 'Cleo'),
      gameOf('sam', 2, 'Ben', 'Ada', '=steady*'),
    ]);
    expect(said.players.map(({ name, games, wins, even }) => [name, games, wins, even.toFixed(3)])).toEqual([
      ['Ada', 3, 2, '1.167'],
      ['Ben', 3, 1, '1.167'],
      ['Cleo', 1, 0, '0.333'],
    ]);
  });

  test.for([
    ['one won', [true], true, 1, 1, 0],
    ['a row of wins that ended', [true, true, false], false, 1, 2, 1],
    ['a row that goes on', [false, true, true, true], true, 3, 3, 1],
    ['lost all along', [false, false], false, 2, 0, 2],
  ] as const)('streaks: %s', ([, results, won, length, longestWon, longestLost]) => {
    const records = results.map((has, at) => gameOf('sam', at, has ? 'Ada*' : 'Ada', '=random'));
    expect(count(records).players[0]).toMatchObject({
      streak: { won, length },
      longestWon,
      longestLost,
      last: results,
    });
  });

  test('only the newest results are in the strip', () => {
    const records = Array.from({ length: MOST_IN_A_STRIP + 5 }, (_, at) =>
      gameOf('sam', at, at < 6 ? 'Ada*' : 'Ada', '=random'),
    );
    const { last, longestWon } = count(records).players[0]!;
    expect([last.filter(Boolean).length, last.length, longestWon]).toEqual([1, MOST_IN_A_STRIP, 6]);
  });

  test('are shown as they were written last', () => {
    const records = [gameOf('sam', 5, 'ADA 1*', 'Ben'), gameOf('sam', 1, 'Ada 8*', 'Ben')];
    const { names, players, byGame } = count(records);
    expect(names.toSorted()).toEqual(['ADA', 'Ben']);
    expect(players.map(({ name }) => name)).toEqual(['ADA', 'Ben']);
    expect(byGame[0]?.best).toEqual({ name: 'ADA', score: 8 });
  });

  test('of the same name in one game are one, who did as well as the better of the two', () => {
    const said = count([gameOf('magic-trick', 0, 'Ada 3', 'ada 9*', 'Ben 5')]);
    expect(said.players).toMatchObject([
      { name: 'Ada', games: 1, wins: 1, scores: [{ game: 'magic-trick', games: 1, mean: 9, best: 9 }] },
      { name: 'Ben' },
    ]);
    expect(said.meetings).toEqual([{ one: 'Ada', other: 'Ben', games: 1, oneAhead: 1, otherAhead: 0 }]);
  });

  test('whose names were forgotten count as somebody: in the games, and in no list', () => {
    const said = count([gameOf('sam', 0, '*', '=steady'), gameOf('sam', 1, 'Ada', '*', '=steady')]);
    expect(said).toMatchObject({
      games: 2,
      forgotten: 2,
      names: ['Ada'],
      players: [{ name: 'Ada', games: 1 }],
    });
    expect(said.bots).toMatchObject([{ game: 'sam', bot: 'steady', games: 3, wins: 2 }]);
    expect(count([gameOf('sam', 0, '', 'Ben')], { name: 'Ben' }).games).toBe(1);
  });

  test('bots of the same name are nobody', () => {
    const said = count([gameOf('sam', 0, 'Ada=steady*', 'Ben')]);
    expect(said.names).toEqual(['Ben']);
    expect(count([gameOf('sam', 0, 'Ada=steady*', 'Ben')], { name: 'Ada' }).games).toBe(0);
  });
});

describe('against bots', () => {
  const records = [
    gameOf('sam', 0, 'Ada*', '=steady', '=steady'),
    gameOf('sam', 1, 'Ada', 'Ben*', '=steady', '=random'),
    gameOf('magic-trick', 2, 'Ada', '=random*', '=random'),
    gameOf('sam', 3, 'Ada*', 'Ben'),
  ];
  test('each person counts once against each kind that sat there', () => {
    expect(count(records).bots).toEqual([
      { game: 'sam', bot: 'steady', games: 3, wins: 2, even: 1 / 3 + 1 / 4 + 1 / 4 },
      { game: 'sam', bot: 'random', games: 2, wins: 1, even: 1 / 2 },
      { game: 'magic-trick', bot: 'random', games: 1, wins: 0, even: 1 / 3 },
    ]);
  });
  test('with a name, only that person', () => {
    expect(count(records, { name: 'Ada', game: 'sam' }).bots).toMatchObject([
      { bot: 'steady', games: 2, wins: 1 },
      { bot: 'random', games: 1, wins: 0 },
    ]);
  });
});

describe('scores', () => {
  test.for([
    ['magic-trick', 'points'],
    ['magicians', 'points'],
    ['sam', 'cards'],
    ['trick-taking', null],
    ['unheard-of', null],
  ] as const)('of %s count %s', ([game, what]) => {
    expect(scoresOf(game)).toBe(what);
    const said = count([gameOf(game, 0, 'Ada 7*', 'Ben -2'), gameOf(game, 1, 'Ada 4', '=steady 30*')]);
    expect(said.byGame[0]?.best).toEqual(what && { name: 'Ada', score: 7 });
    expect(said.players[0]?.scores).toEqual(what ? [{ game, games: 2, mean: 5.5, best: 7 }] : []);
  });
  test('are none of anybody where only bots or forgotten names played', () => {
    expect(count([gameOf('sam', 0, '=steady 7*', ' 9')]).byGame[0]?.best).toBeNull();
  });
});

describe('length', () => {
  test('moves in the mean, and the time in the middle of those that were played within a day', () => {
    const of = (minutes: number, moves: number): GameRecord => {
      const record = gameOf('sam', 0, 'Ada*', 'Ben');
      return { ...record, moves, since: record.at - minutes * 60_000 };
    };
    expect(count([of(10, 20), of(30, 40), of(20, 60), of(60 * 24, 40)]).byGame[0]).toMatchObject({
      moves: 40,
      minutes: 20,
    });
    expect(count([of(10, 20), of(30, 40)]).byGame[0]).toMatchObject({ minutes: 20 });
    expect(count([of(60 * 30, 20), of(-5, 20)]).byGame[0]).toMatchObject({ minutes: null });
  });
});

describe('one against the other', () => {
  test('who won where the other did not', () => {
    const said = count([
      gameOf('sam', 0, 'Ada*', 'Ben', 'Cleo'),
      gameOf('sam', 1, 'Ada', 'Ben*'),
      gameOf('sam', 2, 'Ada*', 'Ben*'),
      gameOf('sam', 3, 'Ada*', '=steady'),
    ]);
    expect(said.meetings).toEqual([
      { one: 'Ada', other: 'Ben', games: 3, oneAhead: 1, otherAhead: 1 },
      { one: 'Ada', other: 'Cleo', games: 1, oneAhead: 1, otherAhead: 0 },
      { one: 'Ben', other: 'Cleo', games: 1, oneAhead: 0, otherAhead: 0 },
    ]);
  });
  test('only those who played most', () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gus'];
    const said = count([gameOf('sam', 0, ...names), gameOf('sam', 1, ...names.slice(0, 6))]);
    expect(said.course?.players).toHaveLength(MOST_COMPARED);
    expect(said.meetings).toHaveLength((MOST_COMPARED * (MOST_COMPARED - 1)) / 2);
    // Whoever is asked for is among them.
    expect(count([gameOf('sam', 0, ...names)], { name: 'gus' }).course?.players[0]?.name).toBe('Gus');
  });
});

describe('the course of time', () => {
  const days = (...at: readonly number[]) =>
    count(at.map((day) => gameOf('sam', day * 24, 'Ada*', 'Ben'))).course!;
  test('of some days is told in days, with those between', () => {
    expect(days(0, 0, 2)).toEqual({
      unit: 'day',
      from: ['2026-06-01', '2026-06-02', '2026-06-03'],
      games: [2, 0, 1],
      players: [
        { name: 'Ada', wins: [2, 0, 1] },
        { name: 'Ben', wins: [0, 0, 0] },
      ],
    });
  });
  test.for([
    [20, 'day', 21, '2026-06-01'],
    [21, 'week', 4, '2026-06-01'],
    [181, 'week', 26, '2026-06-01'],
    [182, 'month', 6, '2026-06-01'],
    [1115, 'month', 37, '2026-06-01'],
    [1116, 'year', 4, '2026-01-01'],
    [20_000, 'year', 40, '2042-01-01'],
    [1e9, 'year', 40, '2161-01-01'],
  ] as const)('of %i days is told in so many of a %s', ([last, unit, pieces, first]) => {
    const said = days(0, last);
    expect([said.unit, said.from.length, said.from[0]]).toEqual([unit, pieces, first]);
    expect(said.games.reduce((total, games) => total + games)).toBe(2);
  });
  test('days are those of the place', () => {
    const late = [gameOf('sam', 10.5, 'Ada*', 'Ben')];
    expect(late[0]!.at).toBe(NOON + 10.5 * HOUR);
    const at = (offset: number) => statisticsOf(late, ALL, () => offset).course!.from[0];
    expect([at(0), at(-120), at(600)]).toEqual(['2026-06-01', '2026-06-02', '2026-06-01']);
  });
  test('weeks begin on Mondays', () => {
    // The first of June 2026 was a Monday.
    expect(days(6, 30).from[0]).toBe('2026-06-01');
    expect(days(7, 30).from[0]).toBe('2026-06-08');
  });
});
