// The rulings TT-R12 to TT-R15, and the Ultimate Trick: choosing, rounds, the last part, its ends, the Phantom Shuffle.
import { describe, expect, test } from 'vitest';
import { choosing, dealt, trick, type Table } from './example.testing.ts';

describe('choosing', () => {
  const table = () =>
    choosing({ card: 'M3', repertoires: ['L7 S1 E6', '', 'C1 C2 C3 C4 C5 C6 C7 M6'], rest: 0 });

  test('everybody with a Repertoire, at once and in any order', () => {
    const each = table();
    expect(each.awaiting).toEqual([0, 2]);
    each.chooses(2, 'C1 M6');
    expect(each.awaiting).toEqual([0]);
    expect(each.view(2).chosen).toEqual(['C1', 'M6']);
    expect(each.view(0).chosen).toBeNull();
    // What is chosen stays in the Repertoire until all have chosen.
    expect(each.repertoire(2)).toHaveLength(8);
    expect(each.view().seats.map(({ chose }) => chose)).toEqual([false, true, true]);
    each.chooses(0, 'L7');
    expect(each.repertoire(2)).toEqual(['C2', 'C3', 'C4', 'C5', 'C6', 'C7']);
    expect(each.view().seats.map(({ inUltimate, cards }) => [inUltimate, cards])).toEqual([
      [true, 1],
      [false, 0],
      [true, 2],
    ]);
  });

  test.for([
    ['a card of another', ['L7'], 'not-in-repertoire'],
    ['a card twice', ['C1', 'C1'], 'not-in-repertoire'],
    ['eight cards', ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'M6'], 'hand-size'],
    ['a card of another among eight', ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7', 'L7'], 'not-in-repertoire'],
  ] as const)('%s is refused', ([, cards, code]) => {
    expect(table().tries(2, { type: 'repertoire', cards })?.code).toBe(code);
  });

  test('who has chosen is not asked again', () => {
    const each = table().chooses(2, 'C1');
    expect(each.tries(2, { type: 'repertoire', cards: ['C2'] })?.code).toBe('not-your-turn');
    expect(each.tries(1, { type: 'repertoire', cards: ['C2'] })?.code).toBe('not-your-turn');
  });
});

describe('TT-R12: the hat stays with the leader of the seventh trick', () => {
  const last = (hands: readonly string[]) =>
    trick({
      lies: '1 C1 L1 L2, 2 S1 S2 S3',
      turn: 0,
      holder: 1,
      tricksDone: 6,
      hands,
      repertoires: ['M1 M2', 'I1', ''],
    });

  test('and the first turn is on the left', () => {
    const table = last(['C5', '', '']).turn(0, 'C5');
    expect(table.view()).toMatchObject({ phase: 'ultimate.choosing', holder: 1, awaiting: [0, 1] });
    table.chooses(0, 'M1').chooses(1, 'I1');
    expect(table.view()).toMatchObject({ phase: 'ultimate.turns', holder: 1, turnsLeft: 4, awaiting: [0] });
  });

  test('if only one player has a Repertoire, that player wins at once', () => {
    const table = trick({
      lies: '0 C1 L1 L2, 1 S1 S2 S3',
      turn: 0,
      tricksDone: 6,
      hands: ['C5', ''],
      repertoires: ['M1', ''],
    });
    table.turn(0, 'C5');
    expect(table.view()).toMatchObject({
      phase: 'over',
      result: { winners: [0], scores: [1, 0], reason: 'alone' },
    });
    expect(table.told.some(({ type }) => type === 'choosing')).toBe(false);
  });
});

describe('the two rounds', () => {
  test('the Ultimate Trick Card leads, the hat lies by its rank, and it cannot win or vanish', () => {
    const table = choosing({
      card: 'M4',
      options: { sleightOfHand: true },
      repertoires: ['V1 C1', 'C2 E2'],
      rest: 0,
    });
    table.chooses(0, 'V1 C1').chooses(1, 'C2 E2');
    expect(table.view()).toMatchObject({
      ultimateCard: 'M4',
      trick: { hat: 'low', winning: null },
      winning: null,
    });
    table.turn(1, 'E2');
    expect(table.winning).toBe('1 colour');
    expect(table.refused(0, 'V1!M4')).toBe('lead-cannot-vanish');
  });

  test('there is no limit of seven, and a turn skipped for want of cards is not made up', () => {
    const table = choosing({ card: 'M3', repertoires: ['C1 C2 C3 C4 S1 S2 S3', 'E5', 'L1 L2'] });
    table.chooses(0, 'C1 C2 C3 C4 S1 S2 S3').chooses(1, 'E5').chooses(2, 'L1 L2');
    table.turn(1, 'E5').turn(2, 'L1');
    table.turn(0, 'C1! C2! C3! C4! S1 S2 S3');
    expect(table.view()).toMatchObject({ trick: { count: 10 }, turnsLeft: 2, awaiting: [2] });
    table.turn(2, 'L2');
    // Seat 0 has no card left either.
    expect(table.view().phase).not.toBe('ultimate.turns');
  });

  test('no passing in the rounds', () => {
    const table = choosing({ card: 'M3', repertoires: ['L7', 'C1'] })
      .chooses(0, 'L7')
      .chooses(1, 'C1');
    expect(table.tries(1, { type: 'pass' })?.code).toBe('must-play');
  });

  test('TT-R5: a card under the Ultimate Trick Card vanishes to the player who laid it there', () => {
    const table = choosing({ card: 'M3', repertoires: ['V1 C1', 'L7 C2', 'C3'] });
    table.chooses(0, 'V1 C1').chooses(1, 'L7 C2').chooses(2, 'C3');
    table.turn(1, 'L7!M3');
    expect(table.stacks).toEqual(['nobody: M3 L7 = 10']);
    table.turn(2, 'C3').turn(0, 'V1!L7');
    expect(table.hand(1)).toBe('C2 L7');
  });

  test('TT-R14: Escapes take nothing', () => {
    const table = choosing({ card: 'E1', repertoires: ['E7', 'C1'] })
      .chooses(0, 'E7')
      .chooses(1, 'C1');
    table.turn(1, 'C1').turn(0, 'E7');
    // Nobody else can be asked: the trick ends the game.
    expect(table.view()).toMatchObject({ phase: 'over', result: { winners: [0], reason: 'challenge' } });
  });

  test('TT-R15: a card that came back is barred', () => {
    const table = choosing({ card: 'M3', repertoires: ['V1 C1', 'L7 C2'] })
      .chooses(0, 'V1 C1')
      .chooses(1, 'L7 C2');
    table.turn(1, 'L7').turn(0, 'V1!L7');
    expect(table.refused(1, 'L7')).toBe('barred');
    expect(table.view(1).barred).toEqual(['L7']);
  });
});

describe('the last part', () => {
  /** Blue M3 leads, `high`. After the rounds seat 0 wins with L7, and each has cards left. */
  const challenge = (): Table => {
    const table = choosing({ card: 'M3', repertoires: ['L7 C1 M5', 'S1 S2 M4 V1', 'C3 C4 M6 I1'] });
    table.chooses(0, 'L7 C1 M5').chooses(1, 'S1 S2 M4 V1').chooses(2, 'C3 C4 M6 I1');
    return table.turn(1, 'S1').turn(2, 'C3').turn(0, 'L7').turn(1, 'S2').turn(2, 'C4').turn(0, 'C1');
  };

  test('begins on the left of the winning player', () => {
    expect(challenge().view()).toMatchObject({
      phase: 'ultimate.challenge',
      winning: 0,
      awaiting: [1],
      passes: 0,
    });
  });

  test('a turn must make its player the winning one; passing is not final', () => {
    const table = challenge();
    expect(table.refused(1, 'M4')).toBe('not-winning');
    expect(table.refused(1, 'M4 V1')).toBe('too-many-cards');
    table.passes(1);
    expect(table.awaiting).toEqual([2]);
    table.turn(2, 'M6!');
    expect(table.view()).toMatchObject({ trick: { hat: 'low' }, winning: 2, passes: 0, awaiting: [0] });
    table.turn(0, 'M5');
    expect(table.view()).toMatchObject({ winning: 0, awaiting: [1] });
    table.turn(1, 'M4');
    expect(table.view()).toMatchObject({ winning: 1, awaiting: [2] });
  });

  test('when all others have passed since a player became winning, that player wins', () => {
    const table = challenge().passes(1, 2);
    expect(table.view().result).toEqual({ winners: [0], scores: [1, 0, 0], reason: 'challenge' });
    expect(table.tries(1, { type: 'pass' })?.code).toBe('game-over');
  });

  test('who has no card is not asked and counts as having passed; a card that comes back brings them back', () => {
    const table = choosing({ card: 'M3', repertoires: ['M7 C1 V3', 'S1 S2', 'C3 C4 M5 V1'] });
    table.chooses(0, 'M7 C1 V3').chooses(1, 'S1 S2').chooses(2, 'C3 C4 M5 V1');
    table.turn(1, 'S1').turn(2, 'C3').turn(0, 'M7').turn(1, 'S2').turn(2, 'M5').turn(0, 'C1');
    expect(table.view()).toMatchObject({ winning: 0, awaiting: [2], passes: 1 });
    // M7 goes back to seat 0, and M5 of seat 2 wins.
    table.turn(2, 'V1!M7');
    expect(table.view()).toMatchObject({ winning: 2, awaiting: [0], passes: 0 });
    expect(table.view(0).barred).toEqual(['M7']);
    // V3 would take M5 away, and then nobody is winning.
    expect(table.refused(0, 'V3!M5')).toBe('not-winning');
    table.passes(0);
    expect(table.view().result).toEqual({ winners: [2], scores: [0, 0, 1], reason: 'challenge' });
  });
});

describe('TT-R13: nobody is winning', () => {
  /** Blue M3 leads, `high`; of these cards none is blue, a Metamorphosis or an Illusion. */
  const nobody = (): Table => {
    const table = choosing({ card: 'M3', holder: 1, repertoires: ['C1 C2 V4', 'S1 S4', 'E3 L3 L2'] });
    table.chooses(0, 'C1 C2 V4').chooses(1, 'S1 S4').chooses(2, 'E3 L3 L2');
    return table.turn(2, 'E3').turn(0, 'C1').turn(1, 'S1').turn(2, 'L3!E3').turn(0, 'C2').turn(1, 'S4');
  };

  test('the last part begins on the left of the hat’s holder, who is asked too if there is a card', () => {
    const table = nobody();
    expect(table.view()).toMatchObject({ phase: 'ultimate.challenge', winning: null, awaiting: [2] });
    table.passes(2);
    expect(table.view()).toMatchObject({ phase: 'ultimate.challenge', awaiting: [0] });
  });

  test('the stacks are compared without matching', () => {
    // E3 over L3 counts 6, more than any other.
    expect(nobody().passes(2, 0).view().result).toEqual({
      winners: [2],
      scores: [0, 0, 1],
      reason: 'compared',
    });
  });

  test.for([
    // Under `high`: equal ranks, and the higher printed rank.
    ['C4', 'L2', 'C4 L2', 'E6', 0, 1],
    ['E6', '', 'E6', 'C4 L2', 0, 0],
    // Equal printed ranks: what was played first.
    ['C2', '', 'C2', 'L2', 0, 1],
  ] as const)('equal ranks, case %#', ([, , zero, one, holder, winner]) => {
    const table = choosing({ card: 'M3', holder, repertoires: [zero, one] })
      .chooses(0, zero)
      .chooses(1, one);
    const play = (seat: number, text: string, round: number) => {
      const [first, under] = text.split(' ');
      if (round === 0) table.turn(seat, first!);
      else if (under) table.turn(seat, `${under}!${first}`);
    };
    for (const round of [0, 1]) {
      play(1, one, round);
      play(0, zero, round);
    }
    expect(table.view().result).toMatchObject({ winners: [winner], reason: 'compared' });
  });

  test('with no stack but the lead all who chose a hand share the victory', () => {
    const table = choosing({ card: 'M3', repertoires: ['L7', '', 'S1'], rest: 0 })
      .chooses(0, 'L7')
      .chooses(2, 'S1');
    table.turn(2, 'S1!M3').turn(0, 'L7!M3');
    expect(table.view().result).toEqual({ winners: [0, 2], scores: [1, 0, 1], reason: 'shared' });
  });
});

describe('Phantom Shuffle', () => {
  const phantom = { phantomShuffle: true };

  test('Escape 0 stays out, and nothing is set aside', () => {
    const table = dealt({ seats: 4, options: phantom });
    expect(table.view().seats.map(({ cards, deck }) => cards + deck)).toEqual([12, 12, 12, 13]);
    expect(table.state.out).toHaveLength(1);
  });

  test('what is in nobody’s hand is shuffled, the first card leads, the rest is out, and no Repertoire is left', () => {
    const first = choosing({ card: 'E0', options: phantom, repertoires: ['L7', 'S1 S2'], rest: 0 });
    const rest = first.repertoire(0).filter((card) => card !== 'L7');
    const lists = [['M4', ...rest.filter((card) => card !== 'M4'), 'S2']];
    const table = choosing({ card: 'E0', lists, options: phantom, repertoires: ['L7', 'S1 S2'], rest: 0 });
    table.chooses(0, 'L7').chooses(1, 'S1');
    expect(table.view()).toMatchObject({
      ultimateCard: 'M4',
      trick: { hat: 'low' },
      phase: 'ultimate.turns',
    });
    expect(table.view().seats.map(({ repertoire, cards }) => [repertoire, cards])).toEqual([
      [[], 1],
      [[], 1],
    ]);
    expect(table.told).toContainEqual({ type: 'reshuffled', count: 47 });
    // 47 less the one that leads, and Escape 0.
    expect(table.state.out).toHaveLength(47);
  });
});
