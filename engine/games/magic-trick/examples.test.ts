// The worked examples of the rules, one test each, and the rulings beside them.
import { describe, expect, test } from 'vitest';
import { example } from './example.testing.ts';
import { scoreHand } from './scoring.ts';

describe('worked examples', () => {
  test('1: seat 3 trumps with R0, takes the trick and leads', () => {
    const game = example({ hold: { 1: 'G5', 2: 'G7', 3: 'R0', 0: 'K7' }, lack: { 3: 'G', 0: 'G' } });
    game.plays(1, 'G5');
    game.plays(2, 'G7');
    game.plays(3, 'R0');
    game.plays(0, 'K7');
    expect(game.view('watcher').seats.map((seat) => seat.tricks)).toEqual([0, 0, 0, 1]);
    expect(game.view('watcher')).toMatchObject({
      awaiting: [3],
      leader: 3,
      trick: [],
      phase: 'hand.trick.playing',
    });
  });

  test('who would take the trick as it lies is said with every card, and of no trick without one', () => {
    const game = example({ hold: { 1: 'G5', 2: 'G7', 3: 'R0', 0: 'K7' }, lack: { 3: 'G', 0: 'G' } });
    const winning = [game.view(1).winning];
    for (const [seat, code] of [
      [1, 'G5'],
      [2, 'G7'],
      [3, 'R0'],
      [0, 'K7'],
    ] as const) {
      game.plays(seat, code);
      winning.push(game.view('watcher').winning);
    }
    expect(winning).toEqual([null, 1, 2, 3, null]);
  });

  test('2: no red, Y7 does not follow, so B6 wins', () => {
    const game = example({ dealer: 1, hold: { 2: 'B3', 3: 'B1', 0: 'Y7', 1: 'B6' }, lack: { 0: 'B' } });
    game.plays(2, 'B3');
    game.plays(3, 'B1');
    game.plays(0, 'Y7');
    game.plays(1, 'B6');
    expect(game.view('watcher').awaiting).toEqual([1]);
    expect(game.view('watcher').seats[1]!.tricks).toBe(1);
  });

  test.for([
    // [example, bid, tricks, suits, prestige, points]
    ['3: three tricks of three suits, 3 up the sleeve', 3, 3, 3, true, 5],
    ['3: with a fourth suit among them', 3, 3, 4, true, 3],
    ['3: a 4 up the sleeve', 4, 3, 3, true, -1],
    ['4: no trick and a 0 with prestige', 0, 0, 0, true, 5],
    ['4: no trick and a 0 without prestige', 0, 0, 0, false, 3],
    ['MT-R5: nine tricks and a 7', 7, 9, 7, true, -2],
    ['rule 5: prestige off, suits do not count', 3, 3, 3, false, 3],
  ] as const)('%s', ([, bid, tricks, suits, prestige, points]) => {
    expect(scoreHand(bid, tricks, suits, prestige).points).toBe(points);
  });

  test('5: a held suit must be followed; the refusal names it and nothing changes', () => {
    const game = example({ hold: { 1: 'G5', 2: 'G6 G7 R0' }, lack: { 2: 'G' } });
    game.plays(1, 'G5');
    const before = JSON.stringify(game.state);
    expect(game.tries(2, { type: 'play', slot: game.slotOf(2, 'R0') })).toEqual({
      code: 'must-follow-suit',
      facts: { suit: 'G', holds: 2 },
    });
    expect(JSON.stringify(game.state)).toBe(before);
  });

  test('6: ranks that fall, a card missing, a card twice', () => {
    const game = example({ unsorted: true, hold: { 1: 'R3 G2 K0' } });
    const order = game.view(0).toSort!.cards;
    const falling = [...order.slice(1), order[0]!];
    expect(game.tries(0, { type: 'arrange', order: falling })).toMatchObject({
      code: 'not-ascending',
      facts: { slot: order.length - 1, card: order[0] },
    });
    const swapped = ['R3', 'G2', ...order.filter((code) => code !== 'R3' && code !== 'G2')];
    expect(game.tries(0, { type: 'arrange', order: swapped })).toMatchObject({
      code: 'not-ascending',
      facts: { slot: 1, card: 'G2', before: 'R3' },
    });
    expect(game.tries(0, { type: 'arrange', order: order.slice(1) })).toMatchObject({
      code: 'not-the-row',
      facts: { cards: [order[0]] },
    });
    expect(game.tries(0, { type: 'arrange', order: [order[0], ...order] })?.code).toBe('not-the-row');
    // Both at once: the row comes first.
    expect(game.tries(0, { type: 'arrange', order: order.slice(1).reverse() })?.code).toBe('not-the-row');
    expect(game.view('watcher').awaiting).toEqual([0, 1, 2, 3]);
  });

  test('7: the sleeve on a turn to play, before and after it is filled, and out of turn', () => {
    const game = example({ hold: { 1: 'G5 K1', 2: 'G7', 3: 'G2', 0: 'G1' } });
    expect(game.tries(1, { type: 'sleeve', slot: 0 })?.code).toBe('play-first');
    expect(game.tries(2, { type: 'sleeve', slot: 0 })?.code).toBe('not-your-turn');
    game.plays(1, 'G5', 'K1');
    game.plays(2, 'G7');
    game.plays(3, 'G2');
    game.plays(0, 'G1');
    for (const seat of [2, 3, 0]) game.plays(seat, firstPlayable(game));
    expect(game.view('watcher').awaiting).toEqual([1]);
    expect(game.tries(1, { type: 'sleeve', slot: 0 })).toEqual({
      code: 'sleeve-filled',
      facts: { card: 'K1' },
    });
  });

  test('8: who never sleeves has the last card go up by itself, and it counts as the bid', () => {
    const game = example({});
    while (game.view('watcher').hand === 1)
      game.plays(game.view('watcher').awaiting[0]!, firstPlayable(game));
    const hand = game.view('watcher').lastHand!;
    for (const seat of hand.seats) {
      const bid = Number(seat.sleeve[1]);
      expect(seat.row).toContain(seat.sleeve);
      expect(seat.points).toBe(scoreHand(bid, seat.tricks, seat.suitsTaken.length, true).points);
    }
    expect(hand.seats.reduce((sum, seat) => sum + seat.tricks, 0)).toBe(13);
  });
});

describe('rulings', () => {
  test('MT-R1: the sleeve is asked for after the first play and after the last', () => {
    const game = example({});
    let asked = 0;
    while (game.view('watcher').hand === 1) {
      const seat = game.view('watcher').awaiting[0]!;
      expect(game.tries(seat, { type: 'play', slot: game.slotOf(seat, firstPlayable(game)) })).toBeNull();
      if (game.view('watcher').phase !== 'hand.trick.sleeving') continue;
      asked += 1;
      expect(game.tries(seat, { type: 'pass' })).toBeNull();
    }
    expect(asked).toBe(13 * 4);
  });

  test('MT-R2: the only card of a suit may go up the sleeve', () => {
    const game = example({ hold: { 1: 'G5 K1' }, lack: { 1: 'K' } });
    game.plays(1, 'G5', 'K1');
    expect(game.view('watcher').seats[1]!.sleeve).toBe('K1');
  });

  test('MT-R3: the only card of the led suit has to be played', () => {
    const game = example({ hold: { 1: 'G5', 2: 'G0' }, lack: { 2: 'G' } });
    game.plays(1, 'G5');
    const legal = game.view(2).question!.choices.filter((choice) => choice.refusal === null);
    expect(legal).toEqual([{ move: 'play', at: game.slotOf(2, 'G0'), refusal: null }]);
  });

  test('MT-R4: red counts among the suits taken, the sleeve does not', () => {
    const game = example({});
    while (game.view('watcher').hand === 1)
      game.plays(game.view('watcher').awaiting[0]!, firstPlayable(game));
    const won = new Set<string>();
    const seat = game.view('watcher').lastHand!.seats;
    for (const each of seat) for (const suit of each.suitsTaken) won.add(suit);
    expect(won).toContain('R');
    for (const each of seat.filter((one) => one.tricks === 0)) expect(each.suitsTaken).toEqual([]);
  });

  test('MT-R7: a rank that the row holds several times is sorted by choice', () => {
    const game = example({ unsorted: true, hold: { 1: 'R3 G3' } });
    const order = game.view(0).toSort!.cards;
    const [red, green] = [order.indexOf('R3'), order.indexOf('G3')];
    const exchanged = order.with(red, 'G3').with(green, 'R3');
    expect(game.tries(0, { type: 'arrange', order: exchanged })).toBeNull();
    for (const seat of [1, 2, 3]) game.sorts(seat);
    expect([game.slotOf(1, 'G3'), game.slotOf(1, 'R3')]).toEqual([red, green]);
  });

  test('MT-R8: the rows of a finished hand are open until the next one is sorted', () => {
    const game = example({});
    while (game.view('watcher').hand === 1)
      game.plays(game.view('watcher').awaiting[0]!, firstPlayable(game));
    expect(game.view('watcher').lastHand!.seats.every((seat) => seat.row.length === 14)).toBe(true);
    for (const seat of [0, 1, 2]) game.sorts(seat);
    expect(game.view('watcher').lastHand).not.toBeNull();
    game.sorts(3);
    expect(game.view('watcher').lastHand).toBeNull();
  });

  test('rule 2: no order is public before every row is sorted', () => {
    const game = example({ unsorted: true });
    const bySuit = game
      .view(3)
      .rows[1]!.map((slot) => slot.suit)
      .join('');
    game.sorts(0);
    expect(
      game
        .view(3)
        .rows[1]!.map((slot) => slot.suit)
        .join(''),
    ).toBe(bySuit);
    expect(game.view(3).seats[1]!.arranged).toBe(true);
    expect(game.view(0).rows[1]!.every((slot) => slot.rank !== null)).toBe(true);
    expect(game.view(1).rows[1]!.every((slot) => slot.rank === null)).toBe(true);
  });

  test('memory "none": nobody is shown the ranks again after the row is sorted', () => {
    const game = example({ unsorted: true, options: { memory: 'none' } });
    expect(game.view(0).toSort!.cards).toHaveLength(14);
    for (const seat of [0, 1, 2, 3]) game.sorts(seat);
    expect(
      game
        .view(0)
        .rows.flat()
        .every((slot) => slot.rank === null),
    ).toBe(true);
  });

  test.for([
    ['own', [true, false, false]],
    ['all', [true, true, true]],
    ['none', [false, false, false]],
  ] as const)('stacks "%s": whose tricks seat 0, seat 1 and a watcher may look through', ([stacks, seen]) => {
    const game = example({ options: { stacks } });
    const viewers = [0, 1, 'watcher'] as const;
    expect(viewers.map((viewer) => game.view(viewer).stacks[0] !== null)).toEqual(seen);
  });

  test('three players: two suits stay out, one card is removed and shown, 13 each', () => {
    const game = example({ seats: 3, drop: ['O', 'K'], removed: 'P3' });
    const view = game.view('watcher');
    expect(view).toMatchObject({ dropped: ['O', 'K'], removed: 'P3', hands: 3, tricksInHand: 12 });
    expect(view.seats.map((seat) => seat.cards)).toEqual([13, 13, 13]);
  });

  test('five players: one card is removed, 11 each, ten tricks', () => {
    const view = example({ seats: 5, removed: 'R7' }).view('watcher');
    expect(view).toMatchObject({ removed: 'R7', hands: 5, tricksInHand: 10 });
    expect(view.seats.map((seat) => seat.cards)).toEqual([11, 11, 11, 11, 11]);
  });
});

/** The first card that the player whose turn it is may play. */
function firstPlayable(game: ReturnType<typeof example>): string {
  const seat = game.view('watcher').awaiting[0]!;
  const slot = game.view(seat).question!.choices.find((choice) => choice.refusal === null)!.at as number;
  return codeAt(game, seat, slot);
}

function codeAt(game: ReturnType<typeof example>, seat: number, slot: number): string {
  const card = game.state.rows[seat]![slot]!;
  return `${'ROYGBPK'[card >> 3]}${card & 7}`;
}

test('the seats of a view are the same for every viewer, at every moment', () => {
  for (const stacks of ['own', 'all', 'none'] as const) {
    const game = example({ unsorted: true, options: { stacks } });
    const same = () => {
      for (const viewer of [0, 1, 2, 3] as const)
        expect(game.view(viewer).seats).toEqual(game.view('watcher').seats);
    };
    same();
    for (const seat of [2, 0, 3, 1]) {
      game.sorts(seat);
      same();
    }
    while (game.view('watcher').hand === 1) {
      game.plays(game.view('watcher').awaiting[0]!, firstPlayable(game));
      same();
    }
  }
});
