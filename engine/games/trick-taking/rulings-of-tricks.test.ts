// The rulings TT-R10 and TT-R11, and the way of a trick: turns, Escapes, drawing, the hat and who may choose its face.
import { describe, expect, test } from 'vitest';
import { dealt, trick } from './example.testing.ts';
import type { Hat } from './types.ts';

describe('TT-R10: Escapes', () => {
  /** Six cards lie there; seat 0 plays the seventh, which matches nothing but a Conjure. */
  const full = (lies: string, hat: Hat = 'high') =>
    trick({ lies, turn: 0, hat, hands: ['C5', 'C6'] }).turn(0, 'C5');

  test.for([
    ['high', ['E6', 'E3']],
    ['low', ['E3', 'E6']],
  ] as const)('equal ranks under "%s": the printed rank decides', ([hat, order]) => {
    const table = full('0 C1, 1 E6 S1, 0 E3 L2, 1 M1', hat);
    expect(table.stacks).toEqual(expect.arrayContaining(['1: E6 S1 = 5', '0: E3 L2 = 5']));
    expect(table.view().escapes.map(({ card }) => card)).toEqual(order);
  });

  test('each takes any card: another Escape, the lead, one inside a stack; and takes though it was taken', () => {
    const table = full('0 C1 L1, 1 E6, 0 E5, 1 E4, 1 M1');
    expect(table.awaiting).toEqual([1]);
    table.escapes(1, 'E5').escapes(0, 'C1');
    expect(table.view().escapes).toEqual([{ card: 'E4', seat: 1 }]);
    expect(table.tries(1, { type: 'escape', take: 'C1' })).toMatchObject({
      code: 'not-in-trick',
      facts: { card: 'C1' },
    });
    table.escapes(1, 'L1');
    // C5 had won before the lead was taken.
    expect(table.told).toContainEqual(expect.objectContaining({ type: 'trick-taken', seat: 0 }));
    expect([...table.repertoire(0)].sort()).toEqual(['C1', 'C5', 'E4', 'E6', 'M1']);
    expect(table.repertoire(1)).toEqual(['E5', 'L1']);
  });

  test('who wins is known before: the lead still wins after an Escape took it', () => {
    const table = full('0 C7, 1 E1, 0 S1, 1 S2, 0 S3, 1 S4').escapes(1, 'C7');
    expect(table.told).toContainEqual(expect.objectContaining({ type: 'trick-taken', seat: 0 }));
    expect(table.repertoire(1)).toEqual(['C7']);
  });

  test('an Escape may take itself; taking is a duty, with one card left too, and then the winner takes none', () => {
    const table = trick({
      lies: '0 E0, 1 E1, 0 E2, 1 E3, 0 E4, 1 E5',
      turn: 0,
      hat: 'high',
      hands: ['E6', 'C6'],
    });
    table.turn(0, 'E6');
    expect(table.tries(0, { type: 'pass' })?.code).toBe('wrong-move');
    table
      .escapes(0, 'E6')
      .escapes(1, 'E5')
      .escapes(0, 'E4')
      .escapes(1, 'E3')
      .escapes(0, 'E2')
      .escapes(1, 'E1');
    expect(table.view()).toMatchObject({ phase: 'trick.escapes', awaiting: [0], trick: { count: 1 } });
    table.escapes(0, 'E0');
    expect(table.told).toContainEqual(expect.objectContaining({ type: 'trick-taken', cards: [] }));
  });

  test('an Escape over other cards takes once, by the rank of its stack', () => {
    expect(full('0 C1, 1 E6 S1 S2 S3, 0 E2').view().escapes).toEqual([
      { card: 'E2', seat: 0 },
      { card: 'E6', seat: 1 },
    ]);
  });
});

describe('TT-R11: a hand of more than seven', () => {
  test('is not cut and draws nothing until it is below seven', () => {
    const table = trick({
      turn: 0,
      lies: '0 C1 L1 L2, 1 S1 S2 S3',
      hands: ['C5 V2', 'M1 M2 M3 M4 M5 M6 M7'],
      decks: ['', 'I1 I2'],
    });
    table.turn(0, 'C5! V2!S2');
    expect(table.view().seats[1]).toMatchObject({ cards: 8, deck: 2 });
    expect(table.told.some((each) => each.type === 'drew' && each.seat === 1)).toBe(false);
  });
});

describe('turns, tricks and the hat', () => {
  test('who has no card is skipped, and asked again once a card comes back', () => {
    const table = trick({ turn: 0, lies: '0 E1, 1 S3', hands: ['C2 V4', '', 'C3 M1'] });
    table.turn(0, 'C2');
    expect(table.awaiting).toEqual([2]);
    table.turn(2, 'C3').turn(0, 'V4!S3');
    expect(table.awaiting).toEqual([1]);
  });

  test('no passing while a turn is due', () => {
    const table = dealt({ cards: ['E1'] }).leads(0, 'E1');
    expect(table.tries(1, { type: 'pass' })?.code).toBe('must-play');
    expect(table.tries(0, { type: 'pass' })?.code).toBe('not-your-turn');
    expect(table.tries(1, { type: 'lead', card: 'E1' })?.code).toBe('wrong-move');
  });

  test('a card that is not in hand, and more cards than Conjures allow', () => {
    const table = trick({ turn: 0, lies: '0 E1, 1 S3', hands: ['C2 C3 M1 M2 M4', 'C1'] });
    expect(table.refused(0, 'C1')).toBe('not-in-hand');
    expect(table.refused(0, 'M1 M2')).toBe('too-many-cards');
    expect(table.refused(0, 'C2 M2')).toBe('too-many-cards');
    expect(table.refused(0, 'C2! M1 M2')).toBeNull();
    expect(table.refused(0, 'C2! M1 M2 M4')).toBe('too-many-cards');
    expect(table.refused(0, 'C2! C3! M1 M2 M4')).toBeNull();
    expect(table.refused(0, 'C2! M1 M1')).toBe('not-in-hand');
    // For each card before for the turn.
    expect(table.refused(0, 'M1 C1')).toBe('not-in-hand');
  });

  test('the hat goes to the next player with a card, perhaps the same', () => {
    const table = trick({ turn: 0, lies: '0 C1 L1 L2, 1 S1 S2 S3', hands: ['C5 C6', '', ''] });
    table.turn(0, 'C5');
    expect(table.view()).toMatchObject({ phase: 'trick.leading', holder: 0, awaiting: [0] });
  });

  test('the hat skips who has no card', () => {
    const table = trick({ turn: 0, lies: '0 C1 L1 L2, 1 S1 S2 S3', hands: ['C5 C6', '', 'M1'] });
    table.turn(0, 'C5');
    expect(table.view()).toMatchObject({ phase: 'trick.leading', holder: 2, awaiting: [2] });
  });

  test('everybody draws up to seven, from the top of the own deck', () => {
    const table = dealt({ cards: ['C1 C2 C3 C4 C5 C6 C7 M1', 'S1 S2 S3 S4 S5 S6 S7 L1 L2'] });
    table.leads(0, 'C1').turn(1, 'S1').turn(0, 'C2').turn(1, 'S2').turn(0, 'C3').turn(1, 'S3').turn(0, 'C4');
    expect(table.view(1).hand).toEqual(expect.arrayContaining(['L1', 'L2', 'S4', 'S7']));
    expect(table.view(0).hand).toContain('M1');
    expect(table.view().seats.map(({ cards, deck }) => [cards, deck])).toEqual([
      [7, 24 - 7 - 4],
      [7, 25 - 7 - 3],
    ]);
  });
});

describe('Sleight of Hand', () => {
  const sleight = { sleightOfHand: true };

  test.for(['high', 'low'] as const)('who leads a 4 chooses: %s', (hat) => {
    const table = dealt({ cards: ['M4'], options: sleight }).leads(0, 'M4', hat);
    expect(table.view().trick.hat).toBe(hat);
  });

  test.for([
    ['a 4 without a face', sleight, { type: 'lead', card: 'M4' }],
    ['another rank with a face', sleight, { type: 'lead', card: 'M3', hat: 'high' }],
    ['a 4 with a face, the option off', {}, { type: 'lead', card: 'M4', hat: 'low' }],
  ] as const)('%s is malformed', ([, options, move]) => {
    const table = dealt({ cards: ['M4 M3'], options });
    expect(table.tries(0, move)?.code).toBe('malformed');
    expect(table.view().phase).toBe('trick.leading');
  });

  test('a card that is not in hand comes first', () => {
    expect(
      dealt({ cards: ['M4', 'S4'], options: sleight }).tries(0, { type: 'lead', card: 'S4' })?.code,
    ).toBe('not-in-hand');
  });
});
