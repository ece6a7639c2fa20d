// Setting up, dealing, drawing and the way of the hat.
import { describe, expect, test } from 'vitest';
import { SetupError } from '../../core/errors.ts';
import { CARD_COUNT, CODES, ESCAPE_0 } from './cards.ts';
import { deal, drawUpToSeven, nextWithCards, passTheHat } from './dealing.ts';
import { cards, codes, lay, listen } from './table.testing.ts';
import { NO_CARD } from './types.ts';

const silent = () => {};
/** All codes, in the order of their numbers: C1 to V7, then E0. */
const ALL = [...CODES];

describe('the deal', () => {
  test.for([
    [2, 1, [24, 25]],
    [2, 0, [25, 24]],
    [3, 2, [16, 16, 17]],
    [3, 0, [17, 16, 16]],
    [4, 3, [12, 12, 12, 13]],
    [4, 1, [12, 13, 12, 12]],
  ] as const)('with %i players and smoke at %i gives %o', ([seats, smoke, counts]) => {
    for (const phantomShuffle of [false, true]) {
      const state = lay({ seats, smoke, options: { phantomShuffle } });
      deal(state, silent);
      expect(state.hands.map((hand) => hand.length)).toEqual(counts.map(() => 7));
      expect(state.decks.map((deck, seat) => deck.length + state.hands[seat]!.length)).toEqual(counts);
      const everywhere = [...state.decks.flat(), ...state.hands.flat(), ...state.out, state.ultimateCard];
      const all = phantomShuffle ? [...ALL.keys(), NO_CARD] : [...ALL.keys()];
      expect(everywhere.toSorted((one, other) => one - other)).toEqual(
        all.toSorted((one, other) => one - other),
      );
    }
  });

  test('sets the first card aside, deals in turn from the left of smoke and draws in the order of dealing', () => {
    const state = lay({ seats: 3, smoke: 0, lists: [ALL] });
    const { told, tell } = listen();
    deal(state, tell);
    expect(codes([state.ultimateCard])).toBe('C1');
    expect(codes(state.hands[1]!)).toBe('C2 C5 E1 E4 E7 I3 I6');
    expect(codes(state.hands[2]!)).toBe('C3 C6 E2 E5 I1 I4 I7');
    expect(codes(state.hands[0]!)).toBe('C4 C7 E3 E6 I2 I5 L1');
    expect(codes(state.decks[1]!.toReversed())).toBe('L2 L5 M1 M4 M7 S3 S6 V2 V5');
    // The last card goes to smoke, not to the left of it, whose turn it would be.
    expect(codes(state.decks[0]!.toReversed())).toBe('L4 L7 M3 M6 S2 S5 V1 V4 V7 E0');
    expect(told).toEqual([{ type: 'dealt', smoke: 0, holder: 1 }]);
    expect([state.holder, state.turn]).toEqual([1, 1]);
  });

  test('with Phantom Shuffle leaves Escape 0 out and sets nothing aside', () => {
    const state = lay({ seats: 2, smoke: 1, options: { phantomShuffle: true }, lists: [ALL.slice(0, -1)] });
    deal(state, silent);
    expect(state.ultimateCard).toBe(NO_CARD);
    expect(state.out).toEqual([ESCAPE_0]);
    expect(codes(state.hands[0]!)).toBe('C1 C3 C5 C7 E2 E4 E6');
    expect(codes(state.decks[1]!.toReversed().slice(-2))).toBe('V6 V7');
  });

  test.for([
    [false, ALL.slice(1), 'holds 49 cards where 50 are shuffled'],
    [true, ALL, 'holds 50 cards where 49 are shuffled'],
    [true, ['E0', ...ALL.slice(1, CARD_COUNT - 1)], 'card 1, "E0", is not shuffled here'],
  ] as const)('with Phantom Shuffle %s refuses another list', ([phantomShuffle, list, problem]) => {
    const state = lay({ seats: 2, options: { phantomShuffle }, lists: [list] });
    expect(() => deal(state, silent)).toThrow(SetupError);
    expect(() => deal(lay({ seats: 2, options: { phantomShuffle }, lists: [list] }), silent)).toThrow(
      `decks[0]: ${problem}`,
    );
  });
});

describe('drawing', () => {
  test('goes up to seven, as far as the deck goes, and cuts nothing (TT-R11)', () => {
    const state = lay({
      seats: 4,
      hands: ['C2 C4 C6 I1 I2', 'L1', 'M1 M2 M3 M4 M5 M6 M7 S1', ''],
      decks: ['C7 C1 C3', 'L2', 'S2 S3', ''],
    });
    const { told, tell } = listen();
    drawUpToSeven(state, tell);
    expect(state.hands.map(codes)).toEqual(['C1 C2 C4 C6 C7 I1 I2', 'L1 L2', 'M1 M2 M3 M4 M5 M6 M7 S1', '']);
    expect(state.decks.map((deck) => codes(deck.toReversed()))).toEqual(['C3', '', 'S2 S3', '']);
    expect(told).toEqual([
      { type: 'drew', seat: 0, cards: cards('C7 C1') },
      { type: 'drew', seat: 1, cards: cards('L2') },
    ]);
  });
});

describe('the hat', () => {
  test.for([
    ['to the left neighbour', 0, ['C1', 'C2', 'C3'], 1],
    ['over who has no card', 0, ['C1', '', 'C3'], 2],
    ['around the table', 2, ['C1', 'C2', 'C3'], 0],
    ['to one who led and is the only one left', 1, ['', 'C2', ''], 1],
    ['from one without a card', 1, ['', '', 'C3'], 2],
  ] as const)('passes %s', ([, holder, hands, to]) => {
    const state = lay({ seats: 3, holder, hands });
    const { told, tell } = listen();
    expect(nextWithCards(state, holder)).toBe(to);
    passTheHat(state, tell);
    expect([state.holder, state.turn]).toEqual([to, to]);
    expect(told).toEqual(to === holder ? [] : [{ type: 'hat-passed', from: holder, to }]);
  });
});
