// One card of a turn: the order of reasons against it, what it does, and that a scratch copy keeps the table as it is.
import { describe, expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { applyPlay, explainPlay, insert, readPlay, remove, scratchOf, type TurnTable } from './plays.ts';
import { cards, codes, lay, listen } from './table.testing.ts';
import { NOBODY, type Play, type TurnHappening } from './types.ts';

/** `V1` unused, `V1!` used without a target, `V1 on M3` used on one. */
function play(text: string): Play {
  const [card, , on] = text.split(' ');
  if (on) return { card: card!, effect: true, on };
  return { card: card!.slice(0, 2), effect: card!.endsWith('!') };
}

/** Seat 0 has led M3; V2 was used and came back to seat 0, whose S3 came back as well. */
const table = (trick: 'six' | 'seven' | 'ultimate') =>
  lay({
    seats: 2,
    hands: ['C1 S3 V1 V2', 'I1'],
    barred: [cards('S3'), []],
    vanishUsed: cards('V2'),
    tricksDone: trick === 'ultimate' ? 7 : 0,
    trick: [
      [trick === 'ultimate' ? NOBODY : 0, 'M3 L1'],
      [1, 'E1 S1 S2'],
      [0, trick === 'seven' ? 'I5 L2' : 'I5'],
      ...(trick === 'ultimate' ? ([[1, 'C4 L3 L4 L5']] as const) : []),
    ],
  });

describe('why a card may not be the next', () => {
  test.for([
    ['six', 'C1', null],
    ['six', 'C1!', null],
    ['six', 'I1', { code: 'not-in-hand', facts: { card: 'I1' } }],
    ['six', 'V7 on M3', { code: 'not-in-hand', facts: { card: 'V7' } }],
    ['six', 'S3', { code: 'barred', facts: { card: 'S3' } }],
    ['six', 'S3 on C7', { code: 'barred', facts: { card: 'S3' } }],
    ['six', 'V1!', { code: 'no-target', facts: { card: 'V1', on: '' } }],
    ['six', 'V1 on C7', { code: 'no-target', facts: { card: 'V1', on: 'C7' } }],
    // It is still in hand when its target is named.
    ['six', 'V1 on V1', { code: 'no-target', facts: { card: 'V1', on: 'V1' } }],
    ['six', 'V1 on M3', { code: 'lead-cannot-vanish', facts: { card: 'V1', on: 'M3' } }],
    ['six', 'V1 on L1', null],
    ['six', 'V1 on S2', null],
    ['six', 'V1 on I5', null],
    ['six', 'V2', null],
    ['six', 'V2 on I5', { code: 'vanish-used', facts: { card: 'V2' } }],
    ['six', 'V2 on M3', { code: 'lead-cannot-vanish', facts: { card: 'V2', on: 'M3' } }],
    ['seven', 'C1', { code: 'trick-full', facts: { card: 'C1', most: 7 } }],
    ['seven', 'V1', { code: 'trick-full', facts: { card: 'V1', most: 7 } }],
    ['seven', 'S3 on M3', { code: 'barred', facts: { card: 'S3' } }],
    ['seven', 'V1 on I5', null],
    ['seven', 'V1 on M3', { code: 'lead-cannot-vanish', facts: { card: 'V1', on: 'M3' } }],
    ['seven', 'V2 on I5', { code: 'vanish-used', facts: { card: 'V2' } }],
    ['ultimate', 'C1', null],
    ['ultimate', 'V1 on M3', { code: 'lead-cannot-vanish', facts: { card: 'V1', on: 'M3' } }],
  ] as const)('with %s cards, %s: %o', ([trick, text, refusal]) => {
    const state = table(trick);
    const before = clone(state);
    expect(explainPlay(state, 0, readPlay(play(text)))).toEqual(refusal);
    expect(state).toEqual(before);
  });

  test('a Levitate or Saw goes under any card of a stack, but under none at seven', () => {
    const state = lay({ seats: 2, hands: ['L7 S7'], trick: [[1, 'M3 L1 L2 L3 L4 L5']] });
    expect(explainPlay(state, 0, readPlay(play('L7 on L3')))).toBeNull();
    applyPlay(state, 0, readPlay(play('L7 on L3')), false, () => {});
    expect(explainPlay(state, 0, readPlay(play('S7 on L3')))?.code).toBe('trick-full');
  });

  test('a barred card may be played where every card is barred (TT-R7)', () => {
    const state = lay({ seats: 2, hands: ['S3 V2'], barred: [cards('S3 V2'), []], trick: [[1, 'M3']] });
    expect(explainPlay(state, 0, readPlay(play('S3')))).toBeNull();
  });
});

describe('what a card does', () => {
  const lying = ({ trick }: TurnTable) =>
    trick.map((stack) => [stack.owner, codes(stack.cards.map(({ card }) => card))]);

  test.for([
    [
      'C1!',
      [
        [0, 'M3 L1'],
        [1, 'E1 S1 S2'],
        [0, 'I5'],
        [0, 'C1'],
      ],
      ['S3 V1 V2', 'I1'],
    ],
    [
      'V1 on I5',
      [
        [0, 'M3 L1'],
        [1, 'E1 S1 S2'],
        [0, 'V1'],
      ],
      ['C1 I5 S3 V2', 'I1'],
    ],
    [
      'V1 on S1',
      [
        [0, 'M3 L1'],
        [1, 'E1 S2'],
        [0, 'I5'],
        [0, 'V1'],
      ],
      ['C1 S3 V2', 'I1 S1'],
    ],
    [
      'V1 on E1',
      [
        [0, 'M3 L1'],
        [1, 'S1 S2'],
        [0, 'I5'],
        [0, 'V1'],
      ],
      ['C1 S3 V2', 'E1 I1'],
    ],
  ] as const)('%s', ([text, trick, hands]) => {
    const state = table('six');
    applyPlay(state, 0, readPlay(play(text)), false, () => {});
    expect(lying(state)).toEqual(trick);
    expect(state.hands.map(codes)).toEqual(hands);
    // Any card played lifts the bars of its player; one that came back is barred.
    const back = text.includes(' on ') ? text.slice(-2) : null;
    expect(state.barred.flat()).toEqual(back === null ? [] : cards(back));
  });

  test('a card under the Ultimate Trick Card goes back to who played it (TT-R5)', () => {
    const state = table('ultimate');
    const { told, tell } = listen<TurnHappening>();
    state.trick[0]!.cards[1] = { ...state.trick[0]!.cards[1]!, by: 1 };
    applyPlay(state, 0, readPlay(play('V1 on L1')), true, tell);
    expect(told).toEqual([
      { type: 'played', seat: 0, card: cards('V1')[0], used: true, on: cards('L1')[0], conjured: true },
      { type: 'returned', card: cards('L1')[0], to: 1, by: cards('V1')[0] },
    ]);
    expect(state.vanishUsed).toEqual(cards('V2 V1'));
  });

  test('whatever is played on a scratch copy, the table stays as it is', () => {
    const state = table('six');
    const before = clone(state);
    const scratch = scratchOf(state);
    for (const text of ['V1 on E1', 'S3 on M3', 'C1!'])
      applyPlay(scratch, 0, readPlay(play(text)), false, () => {});
    expect(lying(scratch)).toEqual([
      [0, 'M3 L1 S3'],
      [1, 'S1 S2'],
      [0, 'I5'],
      [0, 'V1'],
      [0, 'C1'],
    ]);
    expect(state).toEqual(before);
  });
});

test('cards go into a list at their place and out of it from any', () => {
  const list = cards('C2 C4 C6');
  for (const code of ['C1', 'C5', 'C7']) insert(list, cards(code)[0]!);
  expect(codes(list)).toBe('C1 C2 C4 C5 C6 C7');
  for (const code of ['C1', 'C4', 'C7']) remove(list, cards(code)[0]!);
  expect(codes(list)).toBe('C2 C5 C6');
});
