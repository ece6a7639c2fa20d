// The Ultimate Trick: choosing, the two rounds, the last part and how each game ends, on the chart itself.
import { describe, expect, test } from 'vitest';
import { compile } from '../../charts/compiled.ts';
import { clone } from '../../core/clone.ts';
import { SetupError } from '../../core/errors.ts';
import { CODES, ESCAPE_0 } from './cards.ts';
import { chart } from './machine.ts';
import { resultOf } from './result.ts';
import { cards, codes, lay, listen, type Laid } from './table.testing.ts';
import { NO_CARD, NOBODY, type Happening, type Move, type Play, type State } from './types.ts';
import { explainRepertoire, phantomShuffle } from './ultimate.ts';

const compiled = compile(chart);

/** A turn of one card: `L7`, `M6 used`, `V1 on C2`. */
function turn(text: string): Move {
  const [card, how, on] = text.split(' ');
  const play: Play = on ? { card: card!, effect: true, on } : { card: card!, effect: how === 'used' };
  return { type: 'turn', plays: [play] };
}
const PASS: Move = { type: 'pass' };

/** Makes moves, all of which must be taken; answers what was told. */
function make(state: State, moves: readonly (readonly [seat: number, move: Move])[]): Happening[] {
  const { told, tell } = listen();
  for (const [seat, move] of moves) {
    expect(compiled.awaiting(state)).toContain(seat);
    expect([move, compiled.apply(state, seat, move, tell)]).toEqual([move, true]);
  }
  return told;
}

/** The Ultimate Trick with all seats in it, led by a card of nobody. */
function ultimate(lead: string, laid: Laid): State {
  return lay({
    tricksDone: 7,
    inUltimate: Array.from({ length: laid.seats }, () => true),
    ...laid,
    trick: [[NOBODY, lead], ...(laid.trick ?? [])],
  });
}

describe('choosing', () => {
  const begun = (options = {}) =>
    lay({
      seats: 3,
      smoke: 2,
      phase: 'ultimate.choosing',
      tricksDone: 7,
      options,
      ultimateCard: cards('M3')[0]!,
      repertoires: ['C1 C2 C3 C4 C5 C6 C7 E1', '', 'L1 L2'],
    });

  test.for([
    [['C3'], null],
    [['C7', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6'], null],
    [[], { code: 'hand-size', facts: { count: 0, least: 1, most: 7 } }],
    [
      ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'E1'],
      { code: 'hand-size', facts: { count: 8, least: 1, most: 7 } },
    ],
    [['C1', 'L1'], { code: 'not-in-repertoire', facts: { card: 'L1' } }],
    [['C1', 'C2', 'C1'], { code: 'not-in-repertoire', facts: { card: 'C1' } }],
    [['C1', 'C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'], { code: 'not-in-repertoire', facts: { card: 'C1' } }],
  ] as const)('%o', ([chosen, refusal]) => {
    expect(explainRepertoire(begun(), 0, chosen)).toEqual(refusal);
  });

  test('cards stay in the Repertoire until all have chosen; who has none is out; the card of nobody leads', () => {
    const state = begun();
    expect(compiled.awaiting(state)).toEqual([0, 2]);
    make(state, [[2, { type: 'repertoire', cards: ['L2'] }]]);
    expect(compiled.awaiting(state)).toEqual([0]);
    expect(codes(state.repertoires[2]!)).toBe('L1 L2');
    expect(compiled.apply(state, 2, { type: 'repertoire', cards: ['L1'] })).toBe(false);
    const told = make(state, [[0, { type: 'repertoire', cards: ['C7', 'C2'] }]]);
    const lies = { trick: state.trick, hat: 'high', lay: [] };
    expect(told).toEqual([
      { type: 'chose', seat: 0, cards: cards('C2 C7') },
      { type: 'hands-open', counts: [2, 0, 1] },
      { type: 'ultimate-led', card: cards('M3')[0], hat: 'high', lies },
    ]);
    expect(state.hands.map(codes)).toEqual(['C2 C7', '', 'L2']);
    expect(state.repertoires.map(codes)).toEqual(['C1 C3 C4 C5 C6 E1', '', 'L1']);
    expect(state.chosen).toEqual([null, null, null]);
    expect(state.inUltimate).toEqual([true, false, true]);
    expect(state).toMatchObject({
      phase: 'ultimate.turns',
      ultimateCard: NO_CARD,
      holder: 0,
      turn: 2,
      turnsLeft: 4,
      trick: [{ owner: NOBODY, cards: [{ card: cards('M3')[0], by: NOBODY, used: false, at: 0 }] }],
    });
  });

  test('an Ultimate Trick Card of rank 4 lies low, with Sleight of Hand as well', () => {
    const state = begun({ sleightOfHand: true });
    state.ultimateCard = cards('M4')[0]!;
    make(state, [
      [0, { type: 'repertoire', cards: ['C1'] }],
      [2, { type: 'repertoire', cards: ['L1'] }],
    ]);
    expect(state.hat).toBe('low');
  });
});

describe('Phantom Shuffle', () => {
  const rest = CODES.filter((code) => !['C1', 'C2', 'L1', 'E0'].includes(code));
  const chosen = (list: readonly string[]) =>
    lay({
      seats: 2,
      options: { phantomShuffle: true },
      lists: [list],
      hands: ['C1 C2', 'L1'],
      repertoires: [rest.slice(0, 20).join(' '), rest.slice(20).join(' ')],
    });

  test('shuffles what is in nobody’s hand, Escape 0 excepted, and puts all but the first out', () => {
    const list = rest.toReversed();
    const state = chosen(list);
    const { told, tell } = listen();
    phantomShuffle(state, tell);
    expect(codes([state.ultimateCard])).toBe('V7');
    expect(state.out).toEqual([ESCAPE_0, ...cards(list.slice(1).join(' '))]);
    expect(state.repertoires).toEqual([[], []]);
    expect(told).toEqual([{ type: 'reshuffled', count: 46 }]);
  });

  test.for([
    ['a card in hand', ['C1', ...rest.slice(1)]],
    ['Escape 0', ['E0', ...rest.slice(1)]],
    ['too few', rest.slice(1)],
  ] as const)('refuses a list with %s', ([, list]) => {
    expect(() => phantomShuffle(chosen(list), () => {})).toThrow(SetupError);
  });

  test('without the option nothing happens', () => {
    const state = lay({ seats: 2, hands: ['C1', 'L1'], repertoires: ['C2', 'L2'] });
    const before = clone(state);
    phantomShuffle(state, () => expect.unreachable());
    expect(state).toEqual(before);
  });
});

describe('after the seventh trick', () => {
  test('who alone has a Repertoire wins at once', () => {
    const state = lay({
      seats: 3,
      phase: 'trick.turns',
      tricksDone: 6,
      holder: 0,
      turn: 2,
      ultimateCard: cards('V7')[0]!,
      hands: ['', '', 'S1'],
      repertoires: ['', 'L7', ''],
      trick: [
        [0, 'M1'],
        [1, 'M7 L1 L2 L3 L4'],
      ],
    });
    const told = make(state, [[2, turn('S1')]]);
    expect(state.phase).toBe('over');
    expect(told.map(({ type }) => type)).toEqual(['played', 'trick-taken', 'ended']);
    expect(resultOf(state)).toEqual({ winners: [1], scores: [0, 1, 0], reason: 'alone' });
    expect(codes([state.ultimateCard])).toBe('V7');
  });
});

describe('the two rounds', () => {
  test('go clockwise from the left of the hat, and skipped turns are not made up', () => {
    const state = ultimate('M3', {
      seats: 3,
      phase: 'ultimate.turns',
      holder: 1,
      turn: 2,
      turnsLeft: 6,
      hands: ['C1', 'I1 I2 I3', 'S1 S2 S3'],
    });
    make(state, [
      [2, turn('S1')],
      [0, turn('C1')],
      [1, turn('I1')],
    ]);
    expect(state.turnsLeft).toBe(3);
    make(state, [[2, turn('S2')]]);
    // Seat 0 has no card left.
    expect([state.turn, state.turnsLeft]).toEqual([1, 1]);
    const told = make(state, [[1, turn('I2')]]);
    expect(state.phase).toBe('ultimate.challenge');
    expect(told.at(-1)).toEqual({ type: 'challenge', winning: NOBODY });
  });

  test('have no limit of cards, and a returned card gives a turn back that was still to come', () => {
    const state = ultimate('M3', {
      seats: 2,
      phase: 'ultimate.turns',
      holder: 0,
      turn: 1,
      turnsLeft: 3,
      hands: ['', 'V1 V2'],
      trick: [
        [0, 'C1 L1 L2 L3 L4 L5 L6'],
        [1, 'I2'],
      ],
    });
    const told = make(state, [[1, turn('V1 on L6')]]);
    expect([state.turn, state.turnsLeft]).toEqual([0, 2]);
    const returned = { type: 'returned', card: cards('L6')[0], to: 0, by: cards('V1')[0] };
    expect(told).toContainEqual(expect.objectContaining(returned));
  });

  test('who leaves the table out of them is passed over, and nobody hears of turns that they never had', () => {
    const state = ultimate('M3', {
      seats: 3,
      phase: 'ultimate.turns',
      inUltimate: [true, false, true],
      holder: 0,
      turn: 2,
      turnsLeft: 4,
      hands: ['L7 C1', '', 'M6 C2'],
    });
    const told = make(state, [
      [2, turn('M6')],
      [0, turn('L7')],
      [2, turn('C2')],
      [0, turn('C1')],
    ]);
    expect(told.filter(({ type }) => type !== 'played')).toEqual([
      { type: 'winning', seat: 2 },
      { type: 'winning', seat: 0 },
      { type: 'challenge', winning: 0 },
      // Seat 2 has no card: nobody is left to ask.
      { type: 'ended', winners: [0], scores: [1, 0, 0], reason: 'challenge' },
    ]);
  });
});

describe('the last part', () => {
  /** Right before it: the last turn of the rounds is seat 0's, whose card matches nothing. */
  const opened = (laid: Laid): State => {
    const hands = [...(laid.hands ?? [])];
    hands[0] = `C4 ${hands[0] ?? ''}`.trim();
    const state = ultimate('M3', {
      holder: 0,
      turn: 0,
      turnsLeft: 1,
      phase: 'ultimate.turns',
      ...laid,
      hands,
    });
    make(state, [[0, turn('C4')]]);
    return state;
  };

  test('begins at the left of the winning player, and ends when all others have passed', () => {
    const state = opened({ seats: 3, hands: ['C1', 'L1', 'I1'], trick: [[1, 'M5']] });
    expect(state).toMatchObject({ phase: 'ultimate.challenge', turn: 2, passes: 0 });
    make(state, [[2, PASS]]);
    expect(state).toMatchObject({ phase: 'ultimate.challenge', turn: 0, passes: 1 });
    make(state, [[0, PASS]]);
    expect(resultOf(state)).toEqual({ winners: [1], scores: [0, 1, 0], reason: 'challenge' });
  });

  test('passing is not final: a new winning player has all others asked again', () => {
    const state = opened({ seats: 3, hands: ['M6', 'M7 C1', 'C2 M1'], trick: [[1, 'M5']] });
    make(state, [
      [2, PASS],
      [0, turn('M6')],
    ]);
    expect(state).toMatchObject({ turn: 1, passes: 0 });
    const told = make(state, [[1, turn('M7')]]);
    expect(told.at(-1)).toEqual({ type: 'winning', seat: 1 });
    // Seat 2 passed before and is asked again; seat 0 has no card and counts as having passed.
    make(state, [[2, turn('M1 used')]]);
    expect(state).toMatchObject({ hat: 'low', turn: 1, passes: 1 });
    make(state, [[1, PASS]]);
    expect(resultOf(state)?.winners).toEqual([2]);
  });

  test('a turn must win and the winning player is not asked', () => {
    const state = opened({ seats: 2, hands: ['M2 M6'], trick: [[1, 'M5']] });
    expect(compiled.apply(state, 0, turn('M2'))).toBe(false);
    expect(compiled.apply(state, 1, PASS)).toBe(false);
    make(state, [[0, turn('M6')]]);
    // Seat 1 has no card.
    expect(resultOf(state)?.winners).toEqual([0]);
  });

  test('a card that comes back brings its player back', () => {
    const state = opened({
      seats: 3,
      hands: ['V1', 'C1', ''],
      trick: [
        [1, 'M5'],
        [2, 'M7'],
        [0, 'M6'],
      ],
    });
    // Seat 2 wins with M7 and has no card; seat 0's Vanish gives M7 back, and seat 0 wins with M6.
    expect(state).toMatchObject({ turn: 0, passes: 0 });
    make(state, [
      [0, turn('V1 on M7')],
      [1, PASS],
    ]);
    expect(state).toMatchObject({ turn: 2, passes: 1 });
    // M7 is barred, and the only one.
    make(state, [[2, turn('M7')]]);
    expect(state).toMatchObject({ turn: 1, passes: 1 });
    make(state, [[1, PASS]]);
    expect(resultOf(state)?.winners).toEqual([2]);
  });

  test('while nobody is winning it begins at the left of the hat, and asks the holder as well (TT-R13)', () => {
    const state = opened({ seats: 3, hands: ['C1', 'C2', 'C3'] });
    expect(state).toMatchObject({ turn: 1, passes: 0 });
    make(state, [
      [1, PASS],
      [2, PASS],
    ]);
    expect(state).toMatchObject({ phase: 'ultimate.challenge', turn: 0, passes: 2 });
    make(state, [[0, PASS]]);
    expect(resultOf(state)).toEqual({ winners: [0], scores: [1, 0, 0], reason: 'compared' });
  });

  test.for([
    ['rank by the hat, high', 'high', [[1, 'C6']], 1],
    ['rank by the hat, low', 'low', [[1, 'C6']], 0],
    ['rank with what lies beneath', 'high', [[1, 'S2 L3']], 1],
    ['then printed rank, high', 'high', [[1, 'S2 L2']], 0],
    ['then printed rank, low', 'low', [[1, 'S2 L2']], 1],
    ['then the top that was played first', 'high', [[1, 'V4']], 1],
    ['the player of a changed top is its stack’s', 'high', [[2, 'C6']], 2],
  ] as const)('nobody winning at last: %s', ([, hat, trick, winner]) => {
    const state = opened({ seats: 3, hat, trick });
    expect(resultOf(state)).toMatchObject({ winners: [winner], reason: 'compared' });
  });

  test('nobody winning and nothing but the lead on the table: all who chose a hand share', () => {
    const state = ultimate('M3', {
      seats: 4,
      phase: 'ultimate.turns',
      inUltimate: [true, true, false, true],
      holder: 3,
      turn: 3,
      turnsLeft: 1,
      hands: ['', '', '', 'S1'],
    });
    make(state, [[3, turn('S1 on M3')]]);
    expect(resultOf(state)).toEqual({ winners: [0, 1, 3], scores: [1, 1, 0, 1], reason: 'shared' });
  });

  test('Escapes take nothing (TT-R14)', () => {
    const state = opened({ seats: 2, trick: [[1, 'E3']] });
    expect(state.phase).toBe('over');
    expect(state.repertoires).toEqual([[], []]);
  });
});
