// The worked examples of the rules, each played out.
import { describe, expect, test } from 'vitest';
import { choosing, dealt, trick } from './example.testing.ts';

describe('worked examples', () => {
  test('1: the stack of M3, S1, S5 and L7, before and after its cards vanish', () => {
    const table = dealt({ cards: ['E1 S1 L7 V2', 'M3 S5 V4'] });
    table.leads(0, 'E1').turn(1, 'M3').turn(0, 'S1!M3').turn(1, 'S5!M3').turn(0, 'L7!M3');
    expect(table.stacks[1]).toBe('1: M3 S1 S5 L7 = 4');
    // Blue, as the lead is, and no Escape.
    expect(table.view().trick.stacks[1]!.match).toBe('colour');
    table.turn(1, 'V4!M3');
    expect(table.stacks[1]).toBe('1: S1 S5 L7 = 3');
    // Violet now, and a Saw.
    expect(table.view().trick.stacks[1]!.match).toBeNull();
    table.turn(0, 'V2!L7');
    expect(table.stacks[1]).toBe('1: S1 S5 = -4');
  });

  test('1: the effect of the stack is the top’s too', () => {
    const table = trick({ turn: 0, lies: '0 S4, 1 M3 S1 S5 L7', hands: ['V2 C1', 'C5'] });
    expect(table.view().trick.stacks[1]!.match).toBeNull();
    table.turn(0, 'V2!M3');
    expect(table.view().trick.stacks[1]).toMatchObject({ rank: 3, match: 'effect' });
  });

  test('2: a Levitate under the lead raises it and does not turn the hat', () => {
    const table = dealt({ cards: ['S4', 'L3'] });
    table.leads(0, 'S4').turn(1, 'L3!S4');
    expect(table.stacks).toEqual(['0: S4 L3 = 7']);
    expect(table.view().trick.hat).toBe('low');
  });

  test('3: equal ranks by colour: the printed rank decides, and a Metamorphosis turns it all round', () => {
    const table = dealt({ seats: 3, cards: ['C1 L3', 'V5 M7', 'S2'] });
    table.leads(0, 'C1').turn(1, 'V5').turn(2, 'S2').turn(0, 'L3!S2');
    expect(table.stacks).toEqual(['0: C1 = 1', '1: V5 = 5', '2: S2 L3 = 5']);
    expect(table.winning).toBe('1 colour');
    table.turn(1, 'M7!');
    expect(table.view().trick.hat).toBe('low');
    expect(table.winning).toBe('0 lead');
  });

  test('4: the eighth card is refused by name; a used Vanish in its place ends the trick with seven', () => {
    const table = dealt({ cards: ['M3 S3 L3', 'S1 L2 C2 I6 E5 V1'] });
    table.leads(0, 'M3').turn(1, 'S1').turn(0, 'S3').turn(1, 'L2').turn(0, 'L3');
    expect(table.view().trick.count).toBe(5);
    const before = JSON.stringify(table.state);
    const plays = [{ card: 'C2', effect: true }, { card: 'I6' }, { card: 'E5' }];
    expect(table.tries(1, { type: 'turn', plays })).toMatchObject({
      code: 'trick-full',
      facts: { card: 'E5' },
    });
    expect(JSON.stringify(table.state)).toBe(before);
    table.turn(1, 'C2! I6 V1!I6');
    expect(table.view()).toMatchObject({ phase: 'trick.leading', trickNumber: 2, trick: { count: 0 } });
    expect(table.told).toContainEqual(
      expect.objectContaining({ type: 'trick-taken', cards: expect.objectContaining({ length: 7 }) }),
    );
    expect(table.view(1).hand).toContain('I6');
    expect(table.view(1).barred).toEqual([]);
    // It leads at once, where it is seat 1's turn to lead.
    table.leads(1, 'I6');
  });

  test('5: lowest first under the low hat: seat 0 takes, then seat 1, then the winner takes five', () => {
    const table = dealt({ cards: ['E4 C1 C2 V2', 'E2 L6 V1'] });
    table
      .leads(0, 'E4')
      .turn(1, 'E2')
      .turn(0, 'C1')
      .turn(1, 'L6!E2')
      .turn(0, 'C2')
      .turn(1, 'V1')
      .turn(0, 'V2');
    expect(table.view()).toMatchObject({
      phase: 'trick.escapes',
      awaiting: [0],
      escapes: [
        { card: 'E4', seat: 0 },
        { card: 'E2', seat: 1 },
      ],
      trick: { hat: 'low' },
    });
    table.escapes(0, 'C1');
    expect(table.awaiting).toEqual([1]);
    table.escapes(1, 'V2');
    // C1, red like the lead and lower, had won before it was taken.
    expect(table.told).toContainEqual(expect.objectContaining({ type: 'trick-taken', seat: 0 }));
    expect(table.repertoire(0)).toHaveLength(6);
    expect(table.repertoire(1)).toEqual(['V2']);
  });

  test('6: in the challenge M6 does not win by its rank, and wins by the hat that it turns', () => {
    const table = choosing({ card: 'M3', repertoires: ['L7 S1 E6', 'C1 C2 M6'], rest: 1 });
    table.chooses(0, 'L7 S1 E6').chooses(1, 'C1 C2 M6');
    expect(table.view()).toMatchObject({ ultimateCard: 'M3', trick: { hat: 'high' }, awaiting: [1] });
    table.turn(1, 'C1').turn(0, 'L7').turn(1, 'C2').turn(0, 'S1');
    expect(table.view()).toMatchObject({ phase: 'ultimate.challenge', awaiting: [1], winning: 0 });
    expect(table.winning).toBe('0 colour');
    expect(table.refused(1, 'M6')).toBe('not-winning');
    table.turn(1, 'M6!');
    expect(table.view()).toMatchObject({ trick: { hat: 'low' }, winning: 1, awaiting: [0] });
    table.passes(0);
    expect(table.view().result).toEqual({ winners: [1], scores: [0, 1], reason: 'challenge' });
  });

  test('7: a card that has just vanished may not be the next one while there is another', () => {
    const table = trick({ turn: 0, lies: '0 C1, 1 S3', hands: ['V5 C2', 'V2'] });
    table.turn(0, 'V5!S3');
    expect(table.view(1)).toMatchObject({ hand: ['S3', 'V2'], barred: ['S3'] });
    expect(table.tries(1, { type: 'turn', plays: [{ card: 'S3' }] })).toMatchObject({
      code: 'barred',
      facts: { card: 'S3' },
    });
    table.turn(1, 'V2');
  });

  test('7: alone in the hand it may be played', () => {
    const table = trick({ turn: 0, lies: '0 C1, 1 S3', hands: ['V5 C2', ''] });
    table.turn(0, 'V5!S3');
    expect(table.view(1)).toMatchObject({ hand: ['S3'], barred: [] });
    table.turn(1, 'S3');
  });

  test('8: an Illusion that follows an Illusion matches by effect, used or not', () => {
    const table = dealt({ seats: 3, cards: ['I3', 'I5', 'I6'] });
    table.leads(0, 'I3').turn(1, 'I5').turn(2, 'I6!');
    expect(table.view().trick.stacks.map(({ match }) => match)).toEqual(['lead', 'effect', 'effect']);
  });
});
