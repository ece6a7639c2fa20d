// Composing a move of Trick-Taking step by step: what it lacks, what may come next, and how the table would look.
import { describe, expect, test } from 'vitest';
import { clone } from '../../core/clone.ts';
import { consider } from './consider.ts';
import { lay, type Laid } from './table.testing.ts';
import { NOBODY, type Play, type State, type TurnPreview } from './types.ts';

/** Seat 0 is to take a turn, the lead is the M3 of seat 1. */
const laid = (given: Partial<Laid>): State =>
  lay({ seats: 2, phase: 'trick.turns', trick: [[1, 'M3']], turn: 0, ...given });

/** What is answered to a turn so far: choices as `L4` or, refused, `L4: barred`. */
function considered(state: State, plays: readonly Play[], seat = 0) {
  const answer = consider(state, seat, { type: 'turn', plays } as { type: string });
  if (answer.refusal) return { refusal: answer.refusal.code };
  return {
    lacks: answer.lacks?.code ?? null,
    next: answer.next.map(({ at, refusal }) => (refusal ? `${at}: ${refusal.code}` : String(at))),
    preview: answer.preview as TurnPreview,
  };
}

const plain = (card: string): Play => ({ card, effect: false });
const used = (card: string, on?: string): Play =>
  on === undefined ? { card, effect: true } : { card, effect: true, on };

describe('what comes next', () => {
  const state = laid({
    hands: ['C1 L4 S2 V5 E3'],
    trick: [
      [1, 'M3'],
      [1, 'I6 L2'],
    ],
  });

  test.for([
    ['a card without a target', [plain('E3')], null, []],
    ['a Levitate that may be aimed', [plain('L4')], null, ['M3', 'I6', 'L2']],
    ['a Saw that has no target yet', [used('S2')], 'no-target', ['M3', 'I6', 'L2']],
    ['a Saw that is aimed', [used('S2', 'I6')], null, ['M3', 'L2']],
    ['a Vanish', [plain('V5')], null, ['M3: lead-cannot-vanish', 'I6', 'L2']],
    ['a Conjure', [used('C1')], null, ['E3', 'L4', 'S2', 'V5']],
    ['a Conjure that is not used', [plain('C1')], null, []],
    ['a conjured Levitate', [used('C1'), plain('L4')], null, ['M3', 'I6', 'L2', 'C1', 'E3', 'S2', 'V5']],
    [
      'a conjured Levitate that has no target yet',
      [used('C1'), used('L4')],
      'no-target',
      ['M3', 'I6', 'L2', 'C1', 'E3: no-target', 'S2: no-target', 'V5: no-target'],
    ],
    [
      'a Conjure that came back',
      [used('C1'), used('V5', 'C1')],
      null,
      ['M3: lead-cannot-vanish', 'I6', 'L2', 'C1: barred', 'E3', 'L4', 'S2'],
    ],
    [
      'the last that is allowed',
      [used('C1'), plain('E3'), plain('L4')],
      null,
      ['M3', 'I6', 'L2', 'C1', 'E3'],
    ],
  ] as const)('after %s', ([, plays, lacks, next]) => {
    expect(considered(state, plays)).toMatchObject({ lacks, next });
  });

  test.for([
    ['a card that is not in hand', [plain('E4')], 'not-in-hand'],
    ['a second card without a Conjure', [plain('E3'), plain('L4')], 'too-many-cards'],
    ['a target that is not there', [used('L4', 'M7')], 'no-target'],
    ['the lead as the target of a Vanish', [used('V5', 'M3')], 'lead-cannot-vanish'],
    ['a fault further back', [used('C1'), used('V5', 'M3'), plain('E3')], 'lead-cannot-vanish'],
  ] as const)('nothing after %s', ([, plays, refusal]) => {
    expect(considered(state, plays)).toEqual({ refusal });
  });
});

describe('at seven cards', () => {
  const full = laid({
    hands: ['C1 E3 V5 V6'],
    trick: [
      [1, 'M3'],
      [1, 'I6'],
      [0, 'I1'],
      [1, 'I2'],
      [0, 'I3'],
      [1, 'I4'],
    ],
  });

  test('a Vanish can follow, and nothing else', () => {
    expect(considered(full, [used('C1')])).toMatchObject({
      lacks: null,
      next: ['E3: trick-full', 'V5', 'V6'],
      preview: { endsTrick: true, more: 2 },
    });
  });

  test('a Conjure promises no more cards than there is room for', () => {
    const table = laid({
      hands: ['C1 E3 E5 V5'],
      trick: [
        [1, 'M3'],
        [1, 'I6 L2 S3'],
        [0, 'E0'],
      ],
    });
    expect(considered(table, [used('C1')])).toMatchObject({ preview: { more: 2 } });
    expect(considered({ ...table, vanishUsed: [...table.hands[0]!].slice(-1) }, [used('C1')])).toMatchObject({
      preview: { more: 1 },
    });
  });

  test('the Vanish lacks room until it is aimed', () => {
    const started = considered(full, [used('C1'), plain('V5')]);
    expect(started).toMatchObject({ lacks: 'trick-full', preview: { endsTrick: true } });
    expect(started.next).toContain('I6');
    expect(started.next).toContain('V6: trick-full');
    expect(considered(full, [used('C1'), used('V5')])).toMatchObject({ lacks: 'no-target' });
    expect(considered(full, [used('C1'), used('V5', 'I6')])).toMatchObject({ lacks: null });
    expect(considered(full, [used('C1'), plain('V5'), plain('V6')])).toEqual({ refusal: 'trick-full' });
  });

  test('a Vanish whose effect is used up cannot follow', () => {
    const state = { ...full, vanishUsed: [...full.hands[0]!].slice(-1) };
    expect(considered(state, [used('C1'), plain('V6')])).toEqual({ refusal: 'trick-full' });
    expect(considered(state, [used('C1')])).toMatchObject({
      next: ['E3: trick-full', 'V5', 'V6: trick-full'],
    });
  });
});

describe('the preview', () => {
  const state = laid({
    hands: ['C1 L4 M6 V5 E3'],
    trick: [
      [1, 'M3'],
      [1, 'I6 L2'],
      [0, 'E5'],
    ],
  });

  test('lays the cards down, with what their effects do', () => {
    const answer = considered(state, [used('C1'), used('V5', 'L2'), used('M6')]);
    expect(answer.preview).toMatchObject({
      trick: { count: 6, hat: state.hat === 'high' ? 'low' : 'high' },
      hand: ['E3', 'L4'],
      returned: [{ card: 'L2', to: 1 }],
      more: 0,
      endsTrick: false,
    });
  });

  test('tells what comes back to the own hand', () => {
    const { preview } = considered(state, [used('V5', 'E5')]);
    expect(preview).toMatchObject({
      hand: ['C1', 'E3', 'E5', 'L4', 'M6'],
      returned: [{ card: 'E5', to: 0 }],
    });
  });

  test('shows a card that is still to be aimed beside the others', () => {
    const { preview } = considered(state, [used('L4')]);
    expect(preview?.trick.stacks.at(-1)).toMatchObject({ owner: 0, cards: [{ card: 'L4', used: false }] });
    expect(preview?.hand).not.toContain('L4');
  });

  test('holds nothing of another’s hand', () => {
    const other = laid({
      hands: ['C1 L4 M6 V5 E3', 'S7 C7'],
      trick: [
        [1, 'M3'],
        [1, 'I6 L2'],
        [0, 'E5'],
      ],
    });
    expect(JSON.stringify(considered(other, [used('V5', 'I6')]))).not.toMatch(/S7|C7/);
  });

  test('changes nothing', () => {
    const before = clone(state);
    considered(state, [used('C1'), used('V5', 'E5'), used('M6')]);
    expect(state).toEqual(before);
  });
});

test('in the challenge a turn lacks what makes it win, and says who is winning', () => {
  const state = laid({
    hands: ['', 'C2 M6 S2'],
    trick: [
      [NOBODY, 'M3'],
      [0, 'L7'],
    ],
    phase: 'ultimate.challenge',
    tricksDone: 7,
    hat: 'high',
    turn: 1,
  });
  expect(considered(state, [plain('M6')], 1)).toMatchObject({
    lacks: 'not-winning',
    preview: { winning: 0 },
  });
  expect(considered(state, [used('M6')], 1)).toMatchObject({ lacks: null, preview: { winning: 1 } });
  expect(considered(state, [used('C2'), used('S2')], 1)).toMatchObject({ lacks: 'no-target' });
});

describe('a lead', () => {
  const lead = (card: string, options: Laid['options'], hat?: string) =>
    consider(lay({ seats: 2, phase: 'trick.leading', hands: ['M3 I4'], ...(options && { options }) }), 0, {
      type: 'lead',
      card,
      ...(hat && { hat }),
    } as { type: string });

  test('lies alone and wins, under the hat of its rank', () => {
    expect(lead('M3', {})).toMatchObject({
      refusal: null,
      lacks: null,
      preview: { trick: { hat: 'high', count: 1, winning: 0 }, winning: 0, hand: ['I4'] },
    });
  });

  test('of rank 4 with Sleight of Hand lacks the hat until it is named', () => {
    const open = lead('I4', { sleightOfHand: true });
    expect(open).toMatchObject({ refusal: null, lacks: { code: 'malformed', facts: { place: 'hat' } } });
    expect(lead('I4', { sleightOfHand: true }, 'high')).toMatchObject({
      lacks: null,
      preview: { trick: { hat: 'high' } },
    });
  });

  test.for([
    ['a hat that nobody chooses', 'M3', { sleightOfHand: true }, 'high', 'malformed'],
    ['a hat without Sleight of Hand', 'I4', {}, 'low', 'malformed'],
    ['a card that is not in hand', 'S1', {}, undefined, 'not-in-hand'],
  ] as const)('%s is refused', ([, card, options, hat, code]) => {
    expect(lead(card, options, hat)).toMatchObject({ refusal: { code } });
  });
});

describe('an Ultimate hand', () => {
  const all = 'C1 E1 I1 L1 M1 S1 V1 C2';
  const choose = (text: string) =>
    consider(lay({ seats: 2, phase: 'ultimate.choosing', repertoires: [all] }), 0, {
      type: 'repertoire',
      cards: text.split(' ').filter(Boolean),
    } as { type: string });

  test('begins with none and lacks a card', () => {
    const answer = choose('');
    expect(answer).toMatchObject({ refusal: null, lacks: { code: 'hand-size' } });
    expect(answer.refusal === null && answer.next.map(({ at }) => at)).toEqual(all.split(' ').sort());
  });

  test('goes on until there are seven', () => {
    expect(choose('C1 V1')).toMatchObject({ refusal: null, lacks: null });
    expect(choose('C1 E1 I1 L1 M1 S1 V1')).toMatchObject({
      refusal: null,
      lacks: null,
      next: [{ at: 'C2', refusal: { code: 'hand-size' } }],
    });
  });

  test.for([
    ['eight cards', all, 'hand-size'],
    ['a card of another', 'C1 M7', 'not-in-repertoire'],
    ['a card twice', 'C1 C1', 'not-in-repertoire'],
  ] as const)('%s are refused', ([, text, code]) => {
    expect(choose(text)).toMatchObject({ refusal: { code } });
  });
});

test('an Escape takes what lies in the trick, and a pass is a pass', () => {
  const state = laid({ phase: 'trick.escapes' });
  const answer = { refusal: null, lacks: null, next: [], preview: null };
  expect(consider(state, 0, { type: 'escape', take: 'M3' } as { type: string })).toEqual(answer);
  expect(consider(state, 0, { type: 'escape', take: 'M4' } as { type: string })).toMatchObject({
    refusal: { code: 'not-in-trick', facts: { card: 'M4' } },
  });
  expect(consider(state, 0, { type: 'pass' })).toEqual(answer);
});
