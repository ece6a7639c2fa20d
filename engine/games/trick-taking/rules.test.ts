// Leading, the end of the turns, Escapes and taking a trick, on the chart itself.
import { describe, expect, test } from 'vitest';
import { compile } from '../../charts/compiled.ts';
import { chart } from './machine.ts';
import { explainEscape, explainLead } from './rules.ts';
import { cards, codes, lay, listen } from './table.testing.ts';
import { NOBODY, type Hat, type Move } from './types.ts';

const compiled = compile(chart);
const turn = (...codesOfTurn: string[]): Move => ({
  type: 'turn',
  plays: codesOfTurn.map((card) => ({ card, effect: false })),
});

describe('the lead', () => {
  const leading = (sleightOfHand = false) =>
    lay({
      seats: 3,
      phase: 'trick.leading',
      options: { sleightOfHand },
      hands: ['E0 M3 M4 C7', '', 'L1'],
    });

  test.for([
    ['E0', 'high'],
    ['M3', 'high'],
    ['M4', 'low'],
    ['C7', 'low'],
  ] as const)('%s lies under %s, and who has no card is skipped', ([card, hat]) => {
    const state = leading();
    const { told, tell } = listen();
    expect(compiled.apply(state, 0, { type: 'lead', card }, tell)).toBe(true);
    expect(state).toMatchObject({ phase: 'trick.turns', hat, turn: 2, holder: 0, plays: 1 });
    expect(state.trick).toEqual([{ owner: 0, cards: [{ card: cards(card)[0], by: 0, used: false, at: 0 }] }]);
    const lies = { trick: state.trick, hat, lay: [] };
    expect(told).toEqual([
      { type: 'led', seat: 0, card: cards(card)[0], hat, chosen: false, trick: 1, lies },
    ]);
  });

  test.for([
    [false, 'M3', undefined, null],
    [false, 'S3', undefined, 'not-in-hand'],
    [false, 'S3', 'high', 'not-in-hand'],
    [false, 'M4', undefined, null],
    [false, 'M4', 'high', 'malformed'],
    [true, 'M3', undefined, null],
    [true, 'M3', 'high', 'malformed'],
    [true, 'M4', undefined, 'malformed'],
    [true, 'M4', 'high', null],
    [true, 'M4', 'low', null],
  ] as const)('Sleight of Hand %s, %s with the hat %s: %s', ([sleightOfHand, card, hat, code]) => {
    const state = leading(sleightOfHand);
    const refusal = explainLead(state, 0, card, hat);
    expect(refusal?.code ?? null).toBe(code);
    if (code === 'malformed') expect(refusal?.facts).toMatchObject({ place: 'hat' });
    const move: Move = hat === undefined ? { type: 'lead', card } : { type: 'lead', card, hat };
    expect(compiled.apply(state, 0, move)).toBe(code === null);
    if (code === null && hat !== undefined) expect(state.hat).toBe(hat);
  });
});

describe('the end of the turns', () => {
  /** Two players; six cards lie, and seat 1 plays the seventh. */
  const sixLie = (trick: Parameters<typeof lay>[0]['trick'] & object, hat: Hat = 'high', last = 'C1') =>
    lay({
      seats: 2,
      phase: 'trick.turns',
      holder: 0,
      turn: 1,
      hat,
      hands: ['C2', `${last} C3`],
      decks: ['I1 I2', 'I3'],
      barred: [[], cards('C3')],
      vanishUsed: cards('V7'),
      tricksDone: 2,
      trick,
    });

  test('the winner takes all where no Escape lies on top, everybody draws, the hat passes', () => {
    const state = sixLie([
      [0, 'L1 S1'],
      [1, 'L5 S2 S3'],
      [0, 'M1'],
    ]);
    const { told, tell } = listen();
    compiled.apply(state, 1, turn('C1'), tell);
    expect(told).toEqual([
      expect.objectContaining({ type: 'played' }),
      {
        type: 'trick-taken',
        seat: 1,
        cards: cards('L1 S1 L5 S2 S3 M1 C1'),
        leader: 0,
        trick: 3,
      },
      { type: 'drew', seat: 0, cards: cards('I1 I2') },
      { type: 'drew', seat: 1, cards: cards('I3') },
      { type: 'hat-passed', from: 0, to: 1 },
    ]);
    expect(state).toMatchObject({
      phase: 'trick.leading',
      holder: 1,
      turn: 1,
      tricksDone: 3,
      trick: [],
      plays: 0,
      vanishUsed: [],
      barred: [[], []],
      winner: NOBODY,
    });
  });

  test.for([
    ['high', 'E6 E4 E2'],
    ['low', 'E2 E4 E6'],
  ] as const)('Escapes take in the order of their ranks, %s', ([hat, order]) => {
    const state = sixLie(
      [
        [0, 'E4'],
        [1, 'E6'],
        [1, 'E2'],
        [0, 'M1 S1 S2'],
      ],
      hat,
    );
    compiled.apply(state, 1, turn('C1'));
    expect(state.phase).toBe('trick.escapes');
    expect(codes(state.escapes.map(({ card }) => card))).toBe(order);
  });

  test.for([
    ['high', 'E3 E2'],
    ['low', 'E2 E3'],
  ] as const)('of equal ranks the printed one decides, %s', ([hat, order]) => {
    const state = sixLie(
      [
        [0, 'E2 L1'],
        [1, 'E3'],
        [0, 'M1 S1 S2'],
      ],
      hat,
      'M2',
    );
    compiled.apply(state, 1, turn('M2'));
    expect(codes(state.escapes.map(({ card }) => card))).toBe(order);
  });

  test('an Escape beneath another card takes nothing, one on top takes for whom the stack belongs to', () => {
    const state = sixLie([
      [0, 'M1 S1 S2'],
      [1, 'E2 S3'],
      [0, 'C5'],
    ]);
    compiled.apply(state, 1, turn('C1'));
    expect(state.escapes).toEqual([{ card: cards('E2')[0], seat: 1 }]);
  });

  test('each takes one, itself or another, and still takes when it was taken; the winner stands (TT-R10)', () => {
    const state = sixLie([
      [0, 'E4'],
      [1, 'E6'],
      [1, 'E2 L1'],
      [0, 'M1 S1'],
    ]);
    const { told, tell } = listen();
    compiled.apply(state, 1, turn('C1'), tell);
    expect(explainEscape(state, 'C2')).toEqual({ code: 'not-in-trick', facts: { card: 'C2' } });
    for (const [seat, take] of [
      [1, 'E4'],
      [0, 'L1'],
      [1, 'E2'],
    ] as const) {
      expect(compiled.awaiting(state)).toEqual([seat]);
      expect(compiled.apply(state, 1 - seat, { type: 'escape', take })).toBe(false);
      expect(compiled.apply(state, seat, { type: 'escape', take }, tell)).toBe(true);
    }
    // Seat 1 won with E6 as the trick lay at its end.
    expect(told).toContainEqual({
      type: 'trick-taken',
      seat: 1,
      cards: cards('E6 M1 S1 C1'),
      leader: 0,
      trick: 3,
    });
    expect(state.repertoires.map(codes)).toEqual(['L1', 'E4 E2 E6 M1 S1 C1']);
  });

  test('seven Escapes take all, the last one with no choice, and the winner takes nothing', () => {
    const state = sixLie(
      [
        [0, 'E1'],
        [1, 'E2'],
        [0, 'E3'],
        [1, 'E4'],
        [0, 'E5'],
        [1, 'E6'],
      ],
      'high',
      'E7',
    );
    const { told, tell } = listen();
    compiled.apply(state, 1, turn('E7'), tell);
    for (const take of ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7']) {
      const [seat] = compiled.awaiting(state);
      expect(compiled.apply(state, seat!, { type: 'escape', take }, tell)).toBe(true);
    }
    expect(told).toContainEqual({ type: 'trick-taken', seat: 1, cards: [], leader: 0, trick: 3 });
    expect(state.phase).toBe('trick.leading');
  });
});
