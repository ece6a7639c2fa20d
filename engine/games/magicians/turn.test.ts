// A turn from its Draw to its Finale, and how a game is won: the chart's phases with whom they ask.
import { describe, expect, test } from 'vitest';
import { lay } from './table.testing.ts';

const EIGHT = 'mentor inventor engineer style secrecy flourish exposed scandal';

describe('Draw', () => {
  test('one card, before anything is asked', () => {
    const table = lay({ theatres: [{}, {}], deck: 'mentor' }).passes(0);
    expect(table.heard(1).slice(-2)).toEqual([
      { type: 'turn', seat: 1, turn: 2 },
      { type: 'drew', seat: 1, cards: ['mentor'], count: 1, why: 'turn' },
    ]);
    expect(table.heard(0).at(-1)).toEqual({ type: 'drew', seat: 1, cards: null, count: 1, why: 'turn' });
  });
});

describe('Intermission', () => {
  test('one more card, then Prestige', () => {
    const table = lay({ theatres: [{ tricks: 'hat-trick' }, {}], deck: 'mentor' });
    table.to('turn.intermission').makes(0, { type: 'draw' });
    expect(table.where('mentor')).toBe('hand 0');
    expect(table.points).toEqual([1, 0]);
    expect(table.awaiting).toEqual([1]);
  });
});

describe('New Trick', () => {
  test('above the maximum, and the new one may be what goes', () => {
    const tricks = 'hat-trick old-standby penetration card-tricks legerdemain';
    const table = lay({ theatres: [{ hand: 'restoration', tricks }, {}] }).performs(0, 'restoration');
    expect(table.view()).toMatchObject({
      phase: 'turn.newTrick.trimming',
      demand: { seat: 0, of: 'tricks', count: 1 },
    });
    expect(table.view(0).question?.choices.map(({ at, refusal }) => [at, refusal])).toEqual(
      [...tricks.split(' '), 'restoration'].map((at) => [at, null]),
    );
    table.discards(0, 'restoration');
    expect(table.points).toEqual([5, 0]);
  });

  test('also in a turn in which Support was played', () => {
    const tricks = 'hat-trick old-standby penetration card-tricks legerdemain linking-rings';
    const table = lay({ theatres: [{ hand: 'parlor', tricks }, {}] }).supports(0, 'parlor');
    expect(table.demand).toEqual({ seat: 0, of: 'tricks', count: 1 });
    table.discards(0, 'hat-trick');
    // Something was played: no Intermission.
    expect(table.view()).toMatchObject({ phase: 'turn.management', awaiting: [1] });
  });
});

describe('Finale', () => {
  test('seven cards stay, by choice', () => {
    const table = lay({ theatres: [{ hand: EIGHT }, {}] }).passes(0);
    expect(table.view()).toMatchObject({
      phase: 'turn.finale',
      awaiting: [0],
      demand: { seat: 0, of: 'hand', count: 1 },
    });
    table.discards(0, 'mentor');
    expect(table.view()).toMatchObject({ awaiting: [1], discard: ['mentor'] });
  });

  test('only the player of the turn: others may hold more for a while', () => {
    const table = lay({ theatres: [{}, { hand: EIGHT }] }).passes(0);
    expect(table.cards('hands', 1)).toHaveLength(9);
    table.passes(1);
    expect(table.demand).toEqual({ seat: 1, of: 'hand', count: 2 });
  });
});

describe('the goal', () => {
  test.for([
    [99, 1, true],
    [98, 1, false],
    [99, 2, true],
  ] as const)('with %i points and %i more', ([points, level, wins]) => {
    const tricks = level === 1 ? 'hat-trick' : 'restoration';
    const table = lay({ theatres: [{ points, tricks }, { points: 99 }] }).passes(0);
    expect(table.view().result).toEqual(
      wins ? { winners: [0], scores: [points + level, 99], reason: 'goal' } : null,
    );
  });

  test('wins at once: before the Finale', () => {
    const table = lay({ theatres: [{ points: 99, tricks: 'hat-trick', hand: EIGHT }, {}] }).passes(0);
    expect(table.view()).toMatchObject({ phase: 'over', awaiting: [], result: { winners: [0] } });
    expect(table.told.map(({ type }) => type)).toEqual(['skipped', 'prestige', 'ended']);
  });

  test.for([20, 500])('is an option: %i', (goal) => {
    const table = lay({ options: { goal }, theatres: [{ points: goal - 2, tricks: 'hat-trick' }, {}] });
    table.passes(0, 1, 0);
    expect(table.view().result).toMatchObject({ winners: [0], scores: [goal, 0] });
  });
});

test('what each card earned is told, Tricks first', () => {
  const table = lay({
    theatres: [
      { is: 'magician', tricks: 'levitation hat-trick', support: 'parlor old-timer' },
      { is: 'illusionist' },
    ],
  }).passes(0);
  const event = table.heard(1).find(({ type }) => type === 'prestige');
  expect(event).toEqual({
    type: 'prestige',
    seat: 0,
    cards: [
      { card: 'levitation', level: 3, bonus: 3 },
      { card: 'hat-trick', level: 1, bonus: 0 },
      { card: 'parlor', level: 1, bonus: 0 },
      { card: 'old-timer', level: 2, bonus: 0 },
    ],
    earned: 10,
    points: 10,
    disturbed: false,
  });
});

test('what an opponent’s Public Disturbance takes is told card by card all the same', () => {
  const table = lay({ theatres: [{ tricks: 'restoration' }, {}], disturbed: [true, false] }).passes(0);
  const event = table.heard('watcher').find(({ type }) => type === 'prestige');
  expect(event).toMatchObject({
    earned: 0,
    disturbed: true,
    cards: [{ card: 'restoration', level: 2, bonus: 0 }],
  });
});
