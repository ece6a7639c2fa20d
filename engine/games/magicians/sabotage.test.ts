// Each Sabotage card: whom it may hit and whom not, what it does, and what is left to settle afterwards.
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../core/seat.ts';
import { formatCard } from './cards.ts';
import { lay, type Place, type Table, type Theatre } from './table.testing.ts';

type Aim = readonly [target?: Seat | undefined, on?: string | undefined];

/** One card in the hand of seat 0, with what the others have. */
interface Row {
  readonly card: string;
  readonly thief?: Theatre;
  readonly victim?: Theatre;
  readonly deck?: string;
  readonly random?: readonly string[];
  /** How it is aimed here. */
  readonly aim: Aim;
  /** Aims that are refused as `bad-target`, with the problem. */
  readonly wrong: readonly (readonly [string, ...Aim])[];
  /** Where cards are afterwards. */
  readonly lies: Readonly<Record<string, Place>>;
  /** The points of thief and victim afterwards, the thief's Prestige Phase included. */
  readonly points?: readonly [number, number];
  /** Cards in hand afterwards. */
  readonly hands?: readonly [number, number];
  /** What the victim, then the thief has to discard, and which card each chooses. */
  readonly settles?: readonly (readonly [Seat, string, string])[];
  /** Anything else that holds afterwards. */
  readonly and?: (table: Table) => void;
}

/** Everything that can be hit, in front of one player. */
const everything: Theatre = {
  is: 'mentalist',
  hand: 'flourish style',
  tricks: 'hat-trick levitation secrecy',
  support: 'lovely-assistant mentor theatre showmanship trap-doors',
  points: 30,
};
/** What is refused of every card that is aimed at a card in play, such as one of the thief's own. */
const cardProblems = (good: string, wrong: string): Row['wrong'] => [
  ['missing'],
  ['missing', 1],
  ['missing', undefined, good],
  ['no-such-seat', 3, good],
  ['oneself', 0, 'old-standby'],
  ['oneself', 0, good],
  ['wrong-card', 2, good],
  ['wrong-card', 1, wrong],
  // In hand, in the deck, and one's own.
  ['wrong-card', 1, 'flourish'],
  ['wrong-card', 1, 'great-hall'],
  ['wrong-card', 1, 'old-standby'],
];
/** And of every card that is aimed at a player. */
const seatProblems: Row['wrong'] = [
  ['missing'],
  ['missing', undefined, 'hat-trick'],
  ['no-such-seat', 6],
  ['oneself', 0],
  ['not-needed', 1, 'hat-trick'],
];
const emptyHand = ['empty-hand', 2] as const;

const rows: readonly Row[] = [
  {
    card: 'one-up-manship',
    deck: 'mentor inventor engineer',
    aim: [],
    wrong: [
      ['not-needed', 1],
      ['not-needed', undefined, 'hat-trick'],
      ['not-needed', 0],
      ['not-needed', 1, 'hat-trick'],
    ],
    lies: { mentor: 'hand 0', inventor: 'hand 0', engineer: 'hand 1' },
    hands: [2, 1],
  },
  {
    card: 'exposed',
    victim: everything,
    aim: [1, 'levitation'],
    wrong: cardProblems('hat-trick', 'mentor'),
    // The Stage goes with the highest Trick; two Tricks bear an Assistant and a Helper.
    lies: { levitation: 'discard', theatre: 'discard', mentor: 'support 1' },
  },
  {
    card: 'exposed',
    victim: everything,
    aim: [1, 'secrecy'],
    wrong: [['wrong-card', 1, 'showmanship']],
    lies: { secrecy: 'discard', theatre: 'support 1' },
  },
  {
    card: 'steal-secret',
    victim: everything,
    aim: [1, 'levitation'],
    wrong: cardProblems('hat-trick', 'trap-doors'),
    lies: { levitation: 'tricks 0', theatre: 'discard' },
    points: [1 + 3, 30],
  },
  {
    card: 'steal-secret',
    thief: { tricks: 'old-standby penetration card-tricks legerdemain linking-rings' },
    victim: { tricks: 'hat-trick restoration', support: 'old-timer mentor' },
    aim: [1, 'restoration'],
    wrong: [],
    settles: [
      [1, 'together', 'mentor'],
      [0, 'tricks', 'linking-rings'],
    ],
    lies: {
      restoration: 'tricks 0',
      mentor: 'discard',
      'old-timer': 'support 1',
      'linking-rings': 'discard',
    },
    points: [6, 0],
  },
  {
    card: 'steal-notebook',
    victim: { hand: 'mentor inventor engineer' },
    random: ['engineer mentor'],
    aim: [1],
    wrong: [...seatProblems, emptyHand],
    lies: { mentor: 'hand 0', engineer: 'hand 0', inventor: 'hand 1' },
    // The victim has drawn since.
    hands: [2, 2],
  },
  {
    card: 'steal-notebook',
    victim: { hand: 'mentor' },
    random: ['mentor'],
    aim: [1],
    wrong: [],
    lies: { mentor: 'hand 0' },
    hands: [1, 1],
  },
  {
    card: 'scandal',
    victim: everything,
    aim: [1, 'theatre'],
    wrong: cardProblems('theatre', 'levitation'),
    lies: { theatre: 'discard' },
  },
  {
    card: 'seduction',
    thief: { tricks: 'old-standby penetration', support: 'glamorous-assistant' },
    victim: everything,
    aim: [1, 'lovely-assistant'],
    wrong: cardProblems('lovely-assistant', 'mentor'),
    settles: [[0, 'assistant', 'glamorous-assistant']],
    lies: { 'lovely-assistant': 'support 0', 'glamorous-assistant': 'discard' },
    points: [1 + 1 + 2, 30],
  },
  ...['sabotage', 'permanent-injury', 'ruin-performance'].map((card): Row => ({
    card,
    victim: { points: 30 },
    aim: [1],
    wrong: seatProblems,
    lies: {},
    points: [1, 20],
  })),
  {
    card: 'fatality',
    victim: everything,
    aim: [1, 'mentor'],
    wrong: cardProblems('mentor', 'trap-doors'),
    lies: { mentor: 'discard', 'lovely-assistant': 'support 1' },
  },
  {
    card: 'fatality',
    victim: everything,
    aim: [1, 'lovely-assistant'],
    wrong: cardProblems('lovely-assistant', 'theatre'),
    lies: { 'lovely-assistant': 'discard', mentor: 'support 1' },
  },
  {
    card: 'betrayal',
    thief: { tricks: 'old-standby', support: 'backstage-hand' },
    victim: everything,
    aim: [1, 'mentor'],
    wrong: cardProblems('mentor', 'lovely-assistant'),
    settles: [[0, 'together', 'backstage-hand']],
    lies: { mentor: 'support 0', 'backstage-hand': 'discard' },
    points: [1 + 3, 30],
  },
  {
    card: 'embarrassment',
    victim: everything,
    aim: [1, 'showmanship'],
    wrong: cardProblems('showmanship', 'hat-trick'),
    lies: { showmanship: 'support 0' },
    points: [1 + 5, 30],
  },
  {
    card: 'embarrassment',
    victim: { is: 'mentalist', tricks: 'hat-trick secrecy', support: 'old-timer mentor' },
    aim: [1, 'secrecy'],
    wrong: [],
    settles: [[1, 'together', 'old-timer']],
    lies: { secrecy: 'support 0', mentor: 'support 1' },
    points: [2, 0],
  },
  {
    card: 'make-a-deal',
    thief: { tricks: 'old-standby', support: 'parlor' },
    victim: everything,
    aim: [1, 'theatre'],
    wrong: cardProblems('theatre', 'lovely-assistant'),
    settles: [[0, 'stage', 'parlor']],
    lies: { theatre: 'support 0', parlor: 'discard' },
    points: [1 + 3, 30],
  },
  {
    card: 'public-disturbance',
    victim: everything,
    aim: [1],
    wrong: seatProblems,
    lies: {},
    points: [1, 30],
    and: (table) => {
      expect(table.view().seats.map(({ disturbed }) => disturbed)).toEqual([false, true, false]);
      expect(table.passes(1).points).toEqual([1, 30, 0]);
      expect(table.view().seats[1]).toMatchObject({ disturbed: false });
    },
  },
  {
    card: 'send-spy',
    victim: { hand: 'mentor inventor' },
    aim: [1],
    wrong: [...seatProblems, emptyHand],
    lies: { mentor: 'hand 0', inventor: 'hand 1' },
    hands: [1, 2],
  },
  {
    card: 'hurt-reputation',
    victim: everything,
    aim: [1, 'secrecy'],
    wrong: cardProblems('showmanship', 'levitation'),
    lies: { secrecy: 'discard', showmanship: 'support 1' },
  },
  {
    card: 'double-cross',
    victim: { hand: 'mentor inventor engineer' },
    random: ['inventor mentor'],
    aim: [1],
    wrong: [...seatProblems, emptyHand],
    lies: { mentor: 'discard', inventor: 'discard', engineer: 'hand 1' },
    hands: [0, 2],
  },
  {
    card: 'double-cross',
    victim: { hand: 'mentor' },
    random: ['mentor'],
    aim: [1],
    wrong: [],
    lies: { mentor: 'discard' },
    hands: [0, 1],
  },
];

/** The table of a row, in seat 0's Dirty Trick Phase; seat 2 has nothing. */
function tableOf({ card, thief, victim = {}, deck = '', random = [] }: Row): Table {
  const own = { is: 'escapologist', tricks: 'old-standby', ...thief, hand: card } as const;
  return lay({ theatres: [own, victim, { is: 'magician' }], deck, random }).to('turn.dirtyTrick.choosing');
}

function aimed(card: string, [target, on]: Aim): object {
  return {
    type: 'sabotage',
    card,
    ...(target === undefined ? {} : { target }),
    ...(on === undefined ? {} : { on }),
  };
}

describe.for(rows)('$card at $aim', (row) => {
  const { card, aim, lies, points, hands, settles = [] } = row;

  test('is refused at anything else', () => {
    const table = tableOf(row);
    for (const [problem, ...wrong] of row.wrong) {
      const refusal = table.tries(0, aimed(card, wrong));
      expect(refusal, JSON.stringify(wrong)).toMatchObject({ code: 'bad-target', facts: { card, problem } });
    }
  });

  test('takes its effect, is settled, and goes to the discard pile', () => {
    const table = tableOf(row).sabotages(0, card, ...aim);
    expect(table.told[0]).toMatchObject({ type: 'sabotaged', seat: 0, target: aim[0] ?? -1 });
    if (card === 'send-spy') table.makes(0, { type: 'take', card: 'mentor' });
    for (const [seat, of, chosen] of settles) {
      expect(table.view()).toMatchObject({ awaiting: [seat], demand: { seat, of, count: 1 } });
      expect(table.where(card)).toBe(of === 'tricks' ? 'discard' : 'dirtyTrick');
      table.discards(seat, chosen);
    }
    expect(table.view()).toMatchObject({ phase: 'turn.management', awaiting: [1], sabotage: null });
    expect(table.where(card)).toBe('discard');
    for (const [each, place] of Object.entries(lies)) expect(table.where(each), each).toBe(place);
    if (points) expect(table.points.slice(0, 2)).toEqual(points);
    if (hands)
      expect(
        table
          .view()
          .seats.map(({ cards }) => cards)
          .slice(0, 2),
      ).toEqual(hands);
    row.and?.(table);
  });
});

test('there is a row for each of the 17 cards', () => {
  expect(new Set(rows.map(({ card }) => card)).size).toBe(17);
});

describe('MG-R9: without a legal target a card is not played', () => {
  test.for(rows.filter(({ aim }) => aim.length > 0).map(({ card }) => card))('%s', (card) => {
    const table = lay({
      theatres: [{ hand: card, tricks: 'hat-trick', support: 'old-timer parlor secrecy' }, {}, {}],
    }).to('turn.dirtyTrick.choosing');
    const hitsAnybody = ['sabotage', 'permanent-injury', 'ruin-performance', 'public-disturbance'];
    const expected = hitsAnybody.includes(card) ? null : 'bad-target';
    for (const on of [undefined, 'hat-trick', 'old-timer', 'parlor', 'secrecy'])
      expect(table.refused(0, aimed(card, [0, on]))).toBe('bad-target');
    expect(table.refused(0, aimed(card, [1]))).toBe(expected);
    expect(table.view(0).question?.choices.find(({ at }) => at === card)?.refusal?.code ?? null).toBe(
      expected,
    );
  });

  test('One-Up Manship needs a card to draw, and draws as many as there are', () => {
    const none = lay({ short: true, theatres: [{ hand: 'one-up-manship' }, {}] });
    none.to('turn.dirtyTrick.choosing');
    expect(none.refused(0, { type: 'sabotage', card: 'one-up-manship' })).toBe('nothing-to-draw');
    const one = lay({ short: true, deck: 'mentor', theatres: [{ hand: 'one-up-manship' }, {}] });
    one.sabotages(0, 'one-up-manship');
    expect(one.cards('hands', 0)).toEqual(['mentor']);
    // The card itself became the deck, and the next player drew it.
    expect(one.where('one-up-manship')).toBe('hand 1');
  });
});

describe('secrets of hands', () => {
  test.for(['steal-notebook', 'double-cross'] as const)('%s takes two cards by chance', (card) => {
    const taken = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) {
      const theatres = [{ hand: card }, { hand: 'mentor inventor engineer style' }];
      const table = lay({ theatres, seed: `chance ${seed}` });
      table.sabotages(0, card, 1);
      const found = table.told.find(({ type }) => type === 'snatched' || type === 'discarded');
      if (found && 'cards' in found && found.type !== 'prestige')
        taken.add(found.cards.map(formatCard).toSorted().join(' '));
    }
    // Every two of four.
    expect(taken.size).toBe(6);
  });

  test('the spy alone sees the hand, while choosing', () => {
    const table = lay({ theatres: [{ hand: 'send-spy' }, { hand: 'mentor' }, {}] });
    table.sabotages(0, 'send-spy', 1);
    expect(table.view(0)).toMatchObject({
      phase: 'turn.dirtyTrick.spying',
      awaiting: [0],
      spied: ['mentor'],
    });
    expect(table.view(1).spied).toBeNull();
    expect(table.view(2).spied).toBeNull();
    expect(table.heard(0)).toContainEqual({ type: 'spied', seat: 0, on: 1, cards: ['mentor'], count: 1 });
    expect(table.heard(2)).toContainEqual({ type: 'spied', seat: 0, on: 1, cards: null, count: 1 });
    expect(table.refused(0, { type: 'take', card: 'inventor' })).toBe('not-in-that-hand');
    expect(table.refused(0, { type: 'skip' })).toBe('wrong-move');
    // Asked though the hand holds only one.
    table.makes(0, { type: 'take', card: 'mentor' });
    expect(table.view(0).spied).toBeNull();
    const snatched = { type: 'snatched', from: 1, to: 0, count: 1, why: 'spy' };
    expect(table.heard(0)).toContainEqual({ ...snatched, cards: ['mentor'] });
    expect(table.heard(1)).toContainEqual({ ...snatched, cards: ['mentor'] });
    expect(table.heard(2)).toContainEqual({ ...snatched, cards: null });
    expect(table.heard('watcher')).toContainEqual({ ...snatched, cards: null });
  });
});
