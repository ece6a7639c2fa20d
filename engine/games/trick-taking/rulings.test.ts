// The rulings TT-R1 to TT-R9: what a lead, an effect and a returned card are, each in a situation of its own.
import { describe, expect, test } from 'vitest';
import { dealt, trick } from './example.testing.ts';

describe('TT-R1: the hat follows the printed rank of the lead', () => {
  test.for([
    ['S3', 'high'],
    ['S4', 'low'],
    ['E0', 'high'],
    ['E7', 'low'],
  ] as const)('%s: %s', ([lead, hat]) => {
    const table = dealt({ cards: [lead] }).leads(0, lead);
    expect(table.view().trick.hat).toBe(hat);
  });

  test('what lies under the lead does not turn it', () => {
    const table = dealt({ cards: ['S3 L1', 'L7 S7'] })
      .leads(0, 'S3')
      .turn(1, 'L7!S3');
    expect(table.stacks).toEqual(['0: S3 L7 = 10']);
    expect(table.view().trick.hat).toBe('high');
    table.turn(0, 'L1!S3').turn(1, 'S7!L7');
    expect(table.stacks).toEqual(['0: S3 L7 L1 S7 = 4']);
    expect(table.view().trick.hat).toBe('high');
  });
});

describe('TT-R2: the lead triggers nothing', () => {
  test('a Metamorphosis leaves the hat, a Conjure allows nothing more', () => {
    expect(
      dealt({ cards: ['M3'] })
        .leads(0, 'M3')
        .view().trick.hat,
    ).toBe('high');
    const table = dealt({ cards: ['C1'] }).leads(0, 'C1');
    expect(table.view()).toMatchObject({ phase: 'trick.turns', awaiting: [1] });
    expect(table.view().trick.stacks[0]!.cards[0]!.used).toBe(false);
  });

  test('a lead Escape takes a card at the end', () => {
    const table = trick({ turn: 0, lies: '0 E7 L1 L2, 1 S1 S2 S3', hands: ['C5', 'C6'] });
    table.turn(0, 'C5');
    expect(table.view()).toMatchObject({
      phase: 'trick.escapes',
      awaiting: [0],
      escapes: [{ card: 'E7', seat: 0 }],
    });
  });

  test('a lead Illusion keeps its colour', () => {
    // I1 is orange; M1 is yellow, and C2 orange.
    const table = dealt({ seats: 3, cards: ['I1', 'M1', 'C2'] })
      .leads(0, 'I1')
      .turn(1, 'M1')
      .turn(2, 'C2');
    expect(table.view().trick.stacks.map(({ match }) => match)).toEqual(['lead', null, 'colour']);
  });
});

describe('TT-R3: an Escape always counts, an Illusion only when it was used', () => {
  test.for([true, false])('an Escape with "effect": %s', (effect) => {
    const table = trick({ turn: 0, lies: '0 C1 L1 L2, 1 S1 S2 S3', hands: ['E5', 'C6'] });
    expect(table.tries(0, { type: 'turn', plays: [{ card: 'E5', effect }] })).toBeNull();
    expect(table.view().escapes).toEqual([{ card: 'E5', seat: 0 }]);
    expect(table.told).toContainEqual(expect.objectContaining({ type: 'played', used: false }));
  });

  test('an Illusion', () => {
    const table = dealt({ seats: 3, cards: ['C1', 'I5', 'I6'] })
      .leads(0, 'C1')
      .turn(1, 'I5')
      .turn(2, 'I6!');
    expect(table.view().trick.stacks.map(({ match }) => match)).toEqual(['lead', null, 'illusion']);
    expect(table.winning).toBe('2 illusion');
  });
});

describe('TT-R4: at most seven cards after each card and its effect', () => {
  const six = () => trick({ turn: 0, lies: '0 C1 L1 L2, 1 S1 S2 S3', hands: ['C5 V2 V3 M1', 'C6'] });

  test('at seven only a Vanish that is used can follow, and as many of them as Conjures allow', () => {
    expect(six().refused(0, 'C5! M1')).toBe('trick-full');
    expect(six().refused(0, 'C5! V2')).toBe('trick-full');
    expect(six().refused(0, 'C5! V2!S2')).toBeNull();
    expect(six().refused(0, 'C5! V2!S2 V3!S3')).toBeNull();
    expect(six().refused(0, 'C5! V2!S2 M1')).toBe('trick-full');
    const table = six().turn(0, 'C5! V2!S2 V3!S3');
    expect(table.told).toContainEqual(
      expect.objectContaining({ type: 'trick-taken', cards: expect.objectContaining({ length: 7 }) }),
    );
    expect(table.hand(1)).toBe('C6 S2 S3');
  });

  test('a Vanish that finds six leaves room for nothing more than it took', () => {
    const table = six();
    expect(table.refused(0, 'V2!S1')).toBeNull();
    table.turn(0, 'V2!S1');
    expect(table.view().trick.count).toBe(6);
    expect(table.view()).toMatchObject({ phase: 'trick.turns', awaiting: [1] });
  });

  test('the full trick is said before a target that is not there', () => {
    expect(six().refused(0, 'M1 C5')).toBe('trick-full');
    expect(six().refused(0, 'C5! V2!M7')).toBe('no-target');
  });
});

describe('TT-R5: position owns', () => {
  test('what one lays under another’s card vanishes into that other’s hand', () => {
    const table = trick({ lies: '0 E1, 1 M3', turn: 0, hands: ['L7 C1', 'C2', 'V4 C3'] });
    table.turn(0, 'L7!M3').turn(1, 'C2');
    expect(table.view().trick.stacks[1]).toMatchObject({
      owner: 1,
      cards: [
        { card: 'M3', by: 1 },
        { card: 'L7', by: 0 },
      ],
    });
    table.turn(2, 'V4!L7');
    expect(table.hand(1)).toBe('L7');
    expect(table.told).toContainEqual(expect.objectContaining({ type: 'returned', to: 1 }));
  });

  test('a stack wins for the player before whom it lies, also after its top has changed', () => {
    // The lead is a Saw, and S5 of seat 0 matches once M7 of seat 1 is gone from above it.
    const table = trick({ lies: '0 S1, 1 M7', turn: 0, hands: ['S5 C1', 'C2', 'V6 C3'] });
    table.turn(0, 'S5!M7').turn(1, 'C2');
    expect(table.winning).toBe('0 lead');
    table.turn(2, 'V6!M7');
    expect(table.stacks[1]).toBe('1: S5 = 5');
    expect(table.winning).toBe('1 effect');
  });
});

describe('TT-R6: what a Vanish may take', () => {
  const table = () => trick({ turn: 0, lies: '0 E1 S2, 0 C7, 1 M3 L1 L7', hands: ['V4 C2', 'C1'] });

  test.for([
    ['one’s own card', 'C7', 'C2 C7', 'C1'],
    ['one deep in a stack', 'L7', 'C2', 'C1 L7'],
    ['one between others', 'L1', 'C2', 'C1 L1'],
    ['one under the lead', 'S2', 'C2 S2', 'C1'],
  ] as const)('%s', ([, on, own, other]) => {
    const each = table().turn(0, `V4!${on}`);
    expect([each.hand(0), each.hand(1)]).toEqual([own, other]);
  });

  test('not the lead, not itself, nothing that is not in the trick', () => {
    expect(table().refused(0, 'V4!E1')).toBe('lead-cannot-vanish');
    expect(table().refused(0, 'V4!V4')).toBe('no-target');
    expect(table().refused(0, 'V4!C1')).toBe('no-target');
  });

  test('where only the lead lies it cannot be used', () => {
    const alone = dealt({ cards: ['E1', 'V4'] }).leads(0, 'E1');
    expect(alone.refused(1, 'V4!E1')).toBe('lead-cannot-vanish');
    expect(alone.refused(1, 'V4')).toBeNull();
  });
});

describe('TT-R7: a card that came back is barred', () => {
  const table = () => trick({ turn: 0, lies: '0 E1, 0 C7, 1 S3', hands: ['V4 C2 C3 M1', 'C1 C5'] });

  test('also as a conjured card of the very turn', () => {
    expect(table().refused(0, 'C2! V4!C7 C7')).toBe('barred');
    expect(table().refused(0, 'C2! V4!C7 M1')).toBeNull();
  });

  test('any card played lifts all bars of that player', () => {
    expect(table().refused(0, 'C2! V4!C7 C3! C7')).toBeNull();
    const each = table().turn(0, 'V4!S3');
    expect(each.refused(1, 'S3')).toBe('barred');
    each.turn(1, 'C1').turn(0, 'M1').turn(1, 'S3');
  });

  test('with nothing else in hand it may be played, and of two such cards either', () => {
    const last = trick({ turn: 0, lies: '0 E1, 1 S3, 1 S4', hands: ['C2 V4 V5', ''] });
    last.turn(0, 'C2! V4!S3 V5!S4');
    expect(last.view(1)).toMatchObject({ hand: ['S3', 'S4'], barred: [] });
    expect([last.refused(1, 'S3'), last.refused(1, 'S4')]).toEqual([null, null]);
  });

  test('bars end with the trick', () => {
    const last = trick({ turn: 0, lies: '0 C1 L1 L2, 1 S1 S2 S3', hands: ['C5 V2', 'C6'] });
    last.turn(0, 'C5! V2!S2');
    expect(last.view(1)).toMatchObject({ phase: 'trick.leading', hand: ['C6', 'S2'], barred: [] });
    last.leads(1, 'S2');
  });
});

test('TT-R8: the effect of one and the same Vanish is used once in a trick', () => {
  const table = trick({ turn: 0, lies: '0 E1, 1 S3', hands: ['V4 C2 C3', 'V5 C1'] });
  table.turn(0, 'V4!S3').turn(1, 'V5!V4');
  expect(table.hand(0)).toBe('C2 C3 V4');
  table.turn(0, 'C2').turn(1, 'C1');
  expect(table.tries(0, { type: 'turn', plays: [{ card: 'V4', effect: true, on: 'C2' }] })).toMatchObject({
    code: 'vanish-used',
    facts: { card: 'V4' },
  });
  expect(table.view().vanishUsed).toEqual(['V4', 'V5']);
  // Unused it may be played; and in the next trick it can be used again.
  expect(table.refused(0, 'V4')).toBeNull();
  expect(dealt({ cards: ['E1', 'V4'] }).view().vanishUsed).toEqual([]);
});

describe('TT-R9: what is done stays done', () => {
  test('the hat stays turned, conjured and returned cards stay', () => {
    const table = trick({ turn: 1, hat: 'high', lies: '0 E1, 1 S3', hands: ['V2 V4 C7 S1', 'C2 M3 C5'] });
    table.turn(1, 'C2! M3!');
    expect(table.view().trick.hat).toBe('low');
    table.turn(0, 'V4!M3').turn(1, 'C5');
    expect(table.view().trick.hat).toBe('low');
    table.turn(0, 'V2!C2');
    expect(table.view().trick.stacks.map(({ cards }) => cards[0]!.card)).toEqual([
      'E1',
      'S3',
      'V4',
      'C5',
      'V2',
    ]);
    expect(table.hand(1)).toBe('C2 M3');
  });

  test('a returned card stays returned when its Vanish goes; a Levitate works while it lies there', () => {
    const table = trick({ turn: 0, lies: '0 E1, 1 S3 L7', hands: ['V4 C2', 'V5 C1'] });
    table.turn(0, 'V4!L7');
    expect(table.stacks[1]).toBe('1: S3 = 3');
    table.turn(1, 'V5!V4');
    expect(table.stacks[1]).toBe('1: S3 = 3');
    expect(table.hand(1)).toBe('C1 L7');
  });
});
