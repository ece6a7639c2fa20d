// The rulings on Sabotage without limits, on points, piles, mulligans and the last turn: MG-R9 to MG-R13 and MG-R15.
import { describe, expect, test } from 'vitest';
import { dealt, lay, LEVEL_ONE } from './table.testing.ts';

describe('MG-R9: targets are opponents', () => {
  test('a steal or discard from a hand does as much as there is', () => {
    const notebook = lay({ theatres: [{ hand: 'steal-notebook' }, { hand: 'mentor' }] });
    notebook.sabotages(0, 'steal-notebook', 1);
    expect(notebook.where('mentor')).toBe('hand 0');
    const cross = lay({ theatres: [{ hand: 'double-cross' }, { hand: 'mentor' }] });
    cross.sabotages(0, 'double-cross', 1);
    expect(cross.where('mentor')).toBe('discard');
  });

  test('any opponent, not only the next one', () => {
    const table = lay({ theatres: [{}, { hand: 'sabotage' }, {}, {}], turn: 1 });
    table.to('turn.dirtyTrick.choosing');
    const refused = [0, 1, 2, 3, 4, 6].map((target) =>
      table.refused(1, { type: 'sabotage', card: 'sabotage', target }),
    );
    expect(refused).toEqual([null, 'bad-target', null, null, 'bad-target', 'bad-target']);
  });
});

describe('MG-R10: Public Disturbance takes the income of the next Prestige Phase', () => {
  const victim = { tricks: 'hat-trick', points: 5 } as const;

  test('all of it, once', () => {
    const table = lay({ theatres: [{ hand: 'public-disturbance' }, victim] });
    table.sabotages(0, 'public-disturbance', 1).passes(1);
    expect(table.told).toContainEqual(
      expect.objectContaining({ type: 'prestige', seat: 1, earned: 0, points: 5, disturbed: true }),
    );
    table.passes(0, 1);
    expect(table.points).toEqual([0, 6]);
  });

  test('twice before that turn takes it once', () => {
    const table = lay({
      theatres: [{ hand: 'public-disturbance' }, victim, {}],
      disturbed: [false, true, false],
    });
    table.sabotages(0, 'public-disturbance', 1).passes(1, 2, 0, 1);
    expect(table.points).toEqual([0, 6, 0]);
  });

  test('the present turn of whoever plays it is not meant', () => {
    const table = lay({ theatres: [{ hand: 'public-disturbance', tricks: 'old-standby' }, victim] });
    expect(table.sabotages(0, 'public-disturbance', 1).points).toEqual([1, 5]);
  });
});

describe('MG-R11: points may fall below zero', () => {
  test.for([
    [false, 4, -6, 10],
    [true, 4, 0, 4],
    [false, 0, -10, 10],
    [true, 0, 0, 0],
    [true, 30, 20, 10],
  ] as const)('floor %s: %i points become %i', ([floor, points, left, lost]) => {
    const table = lay({ options: { floor }, theatres: [{ hand: 'ruin-performance' }, { points }] });
    table.sabotages(0, 'ruin-performance', 1);
    expect(table.points).toEqual([0, left]);
    expect(table.told).toContainEqual({ type: 'lost-points', seat: 1, lost, points: left });
  });
});

describe('MG-R12: the discard pile becomes the deck, and both may be empty', () => {
  test('Draw turns the discard pile over', () => {
    const table = lay({
      short: true,
      theatres: [{}, {}],
      discard: 'mentor inventor',
      lists: ['inventor mentor'],
    });
    table.passes(0);
    expect(table.told.map(({ type }) => type)).toEqual(['skipped', 'prestige', 'turn', 'reshuffled', 'drew']);
    expect(table.where('inventor')).toBe('hand 1');
    expect(table.where('mentor')).toBe('deck');
    expect(table.view().discard).toEqual([]);
  });

  test('with both piles empty nothing is drawn, the game goes on, and Intermission can only be skipped', () => {
    const table = lay({ short: true, theatres: [{ hand: 'mentor' }, {}] });
    table.skips(0, 3);
    expect(table.phase).toBe('turn.intermission');
    expect(table.tries(0, { type: 'draw' })).toMatchObject({ code: 'nothing-to-draw' });
    table.skips(0);
    expect(table.heard(1)).toContainEqual({ type: 'drew', seat: 1, cards: [], count: 0, why: 'turn' });
    expect(table.view()).toMatchObject({ phase: 'turn.management', awaiting: [1], deck: 0, discard: [] });
  });

  test('Intermission turns the discard pile over too', () => {
    const table = lay({ short: true, theatres: [{}, {}], discard: 'mentor' });
    table.skips(0, 3).makes(0, { type: 'draw' });
    expect(table.where('mentor')).toBe('hand 0');
  });

  test('the Sabotage card that is played is not yet in the discard pile', () => {
    const table = lay({
      short: true,
      theatres: [{ hand: 'one-up-manship' }, {}],
      deck: 'mentor',
      discard: 'inventor',
    });
    table.sabotages(0, 'one-up-manship');
    expect(table.cards('hands', 0)).toEqual(['inventor', 'mentor']);
    expect(table.told.find(({ type }) => type === 'reshuffled')).toEqual({ type: 'reshuffled', count: 1 });
    expect(table.where('one-up-manship')).toBe('hand 1');
  });
});

describe('MG-R13: whoever holds no level 1 Trick may exchange the whole hand', () => {
  const DULL = 'mentor inventor engineer restoration secrecy';
  const DULL_TOO = 'exposed scandal theatre cabaret style';

  test('asked clockwise from the first player; whoever holds one is passed over', () => {
    const table = dealt({ hands: [DULL, 'hat-trick', DULL_TOO, 'old-standby'] });
    expect(table.view()).toMatchObject({ phase: 'mulligan', awaiting: [0], turn: null, turnNumber: 0 });
    table.makes(0, { type: 'keep' });
    expect(table.awaiting).toEqual([2]);
    table.makes(2, { type: 'mulligan' });
    expect(table.view()).toMatchObject({ phase: 'turn.management', awaiting: [0], turn: 0, turnNumber: 1 });
    expect(table.view().seats.map(({ mulligan }) => mulligan)).toEqual([
      'kept',
      'not-asked',
      'exchanged',
      'not-asked',
    ]);
  });

  test('whoever exchanges and keeps the new hand has kept it: everybody knows that it holds no level 1 Trick', () => {
    const table = dealt({ hands: [DULL, 'hat-trick'], options: { mulligan: 'until' }, deck: DULL_TOO });
    table.makes(0, { type: 'mulligan' });
    expect(table.awaiting).toEqual([0]);
    table.makes(0, { type: 'keep' });
    expect(table.view().seats.map(({ mulligan }) => mulligan)).toEqual(['kept', 'not-asked']);
  });

  test('nobody is asked when all hold one', () => {
    const table = dealt({ hands: ['hat-trick', 'old-standby'] });
    expect(table.told.map(({ type }) => type)).toEqual(['dealt', 'turn', 'drew']);
    expect(table.phase).toBe('turn.management');
  });

  test('all five cards go to the discard pile, and five are drawn', () => {
    const deck = 'bullet-catch water-tank levitation sword-box peppers-ghost';
    const table = dealt({ hands: ['hat-trick', DULL], deck });
    table.makes(1, { type: 'mulligan' });
    expect(table.view().discard.toSorted()).toEqual(DULL.split(' ').toSorted());
    expect(table.cards('hands', 1).toSorted()).toEqual(deck.split(' ').toSorted());
    // Once is once, whatever came.
    expect(table.phase).toBe('turn.management');
  });

  test('a Trait is no level 1 Trick here, for the Mentalist either', () => {
    const table = dealt({
      hands: ['secrecy style flourish mysterious', 'hat-trick'],
      identities: ['mentalist', 'magician'],
    });
    expect(table.view()).toMatchObject({ phase: 'mulligan', awaiting: [0] });
  });

  describe('with "until"', () => {
    const options = { mulligan: 'until' } as const;
    const next = 'bullet-catch water-tank levitation sword-box peppers-ghost';

    test('again while there is none', () => {
      const table = dealt({ options, hands: ['hat-trick', DULL], deck: `${next} ${DULL_TOO} legerdemain` });
      table.makes(1, { type: 'mulligan' });
      expect(table.view()).toMatchObject({ phase: 'mulligan', awaiting: [1] });
      table.makes(1, { type: 'mulligan' });
      expect(table.view()).toMatchObject({ phase: 'mulligan', awaiting: [1] });
      table.makes(1, { type: 'keep' });
      expect(table.phase).toBe('turn.management');
      expect(table.view().discard).toHaveLength(10);
    });

    test('no more when one has come', () => {
      const table = dealt({ options, hands: ['hat-trick', DULL], deck: `legerdemain ${next}` });
      table.makes(1, { type: 'mulligan' });
      expect(table.phase).toBe('turn.management');
    });

    test('no more when none is left in deck and discard pile', () => {
      const [one, two, three, ...rest] = LEVEL_ONE;
      const hands = [[one, two, three].join(' '), rest.slice(0, 5).join(' '), rest.slice(5).join(' '), DULL];
      const table = dealt({ options, hands, deck: next });
      expect(table.awaiting).toEqual([3]);
      table.makes(3, { type: 'mulligan' });
      expect(table.phase).toBe('turn.management');
    });

    test('the first time as with "once", though none is left', () => {
      const [one, two, three, ...rest] = LEVEL_ONE;
      const hands = [[one, two, three].join(' '), rest.slice(0, 5).join(' '), rest.slice(5).join(' '), DULL];
      expect(dealt({ options, hands }).awaiting).toEqual([3]);
    });
  });
});

describe('MG-R15: after 200 turns of each player the most points win', () => {
  const last = (theatres: Parameters<typeof lay>[0]['theatres']) =>
    lay({ theatres, turn: theatres.length - 1, turnsDone: 200 * theatres.length - 1 });

  test.for([
    [[3, 7, 2], [1]],
    [
      [7, 7, 2],
      [0, 1],
    ],
    [
      [0, 0, 0],
      [0, 1, 2],
    ],
    [[-4, -3, -10], [1]],
  ] as const)('%j: %j', ([points, winners]) => {
    const table = last(points.map((each) => ({ points: each }))).passes(2);
    expect(table.view()).toMatchObject({
      phase: 'over',
      awaiting: [],
      turnNumber: 600,
      result: { winners, scores: points, reason: 'time' },
    });
    expect(table.refused(0, { type: 'skip' })).toBe('game-over');
  });

  test('the last Prestige Phase still counts', () => {
    const table = last([{ points: 3 }, { points: 2, tricks: 'restoration' }]).passes(1);
    expect(table.view().result).toEqual({ winners: [1], scores: [3, 4], reason: 'time' });
  });

  test('and still wins by the goal', () => {
    const table = last([{ points: 99 }, { points: 98, tricks: 'restoration' }]).passes(1);
    expect(table.view().result).toEqual({ winners: [1], scores: [99, 100], reason: 'goal' });
  });

  test('only after its Finale', () => {
    const hand = 'mentor inventor engineer style secrecy flourish exposed scandal';
    const table = last([{ points: 1 }, { hand }]).passes(1);
    expect(table.view()).toMatchObject({ phase: 'turn.finale', awaiting: [1], result: null });
    table.discards(1, 'mentor');
    expect(table.view().result).toMatchObject({ winners: [0], reason: 'time' });
  });

  test('the turn before it is not the last', () => {
    const table = lay({ theatres: [{}, {}], turn: 0, turnsDone: 398 }).passes(0);
    expect(table.view()).toMatchObject({ phase: 'turn.management', awaiting: [1], turnNumber: 400 });
  });
});
