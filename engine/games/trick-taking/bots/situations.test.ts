// Named situations in which one choice is plainly right.
import { expect, test } from 'vitest';
import type { Budget } from '../../../bots/bot.ts';
import { fastRandom } from '../../../chance/fast.ts';
import { trickTaking } from '../index.ts';
import { cards, lay, type Laid } from '../table.testing.ts';
import { NOBODY, type Move, type State } from '../types.ts';
import { decide } from './decide.ts';

const enough: Budget = { steps: 1000, shouldStop: () => false };
const none: Budget = { steps: 1, shouldStop: () => true };

/** What seat 0 does on a table of which nothing is hidden from it. */
function choice(state: State, budget: Budget): Move {
  const leads = state.phase.startsWith('ultimate')
    ? [state.trick[0]?.cards[0]!.card ?? state.ultimateCard]
    : [];
  const move = decide({ seat: 0, leads, deal: () => state }, budget, fastRandom(1));
  expect(trickTaking.explain(state, 0, move)).toBeNull();
  return move;
}

const challenge = (laid: Omit<Laid, 'seats'>): State =>
  lay({
    seats: 2,
    phase: 'ultimate.challenge',
    tricksDone: 7,
    turn: 0,
    holder: 1,
    inUltimate: [true, true],
    ...laid,
  });
const inTrick = (laid: Omit<Laid, 'seats'>): State =>
  lay({ seats: 2, phase: 'trick.turns', turn: 0, holder: 1, ...laid });

interface Situation {
  readonly name: string;
  readonly state: State;
  /** The move, as far as it matters. */
  readonly right: object;
  /** What comes later decides: the rule of thumb alone does not find it. */
  readonly deep?: boolean;
}

const situations: Situation[] = [
  {
    name: 'only turning the hat wins (worked example 6)',
    state: challenge({
      hands: ['E5 M6', 'S1'],
      trick: [
        [NOBODY, 'M3'],
        [1, 'L7'],
      ],
      hat: 'high',
    }),
    right: { type: 'turn', plays: [{ card: 'M6', effect: true }] },
  },
  {
    name: 'lowers the winning stack, and does not send back what the other would play again',
    state: challenge({
      hands: ['V2 S3', ''],
      trick: [
        [NOBODY, 'C1'],
        [0, 'C3'],
        [1, 'V5'],
      ],
      hat: 'high',
    }),
    right: { type: 'turn', plays: [{ card: 'S3', effect: true, on: 'V5' }] },
  },
  {
    name: 'keeps the Metamorphosis for the hat that the other will turn',
    state: challenge({
      hands: ['C6 M5', 'M4'],
      trick: [
        [NOBODY, 'C1'],
        [0, 'C3'],
        [1, 'V5'],
      ],
      hat: 'high',
    }),
    right: { type: 'turn', plays: [{ card: 'C6' }] },
    deep: true,
  },
  {
    name: 'conjures what no single card does',
    state: challenge({
      hands: ['C2 S4 S5', ''],
      trick: [
        [NOBODY, 'C1'],
        [0, 'C3'],
        [1, 'V5 L4'],
      ],
      hat: 'high',
    }),
    right: { type: 'turn', plays: [{ card: 'C2', effect: true }, { on: 'V5' }, { on: 'V5' }] },
  },
  {
    name: 'passes when nothing wins',
    state: challenge({
      hands: ['E2 S1', 'S2'],
      trick: [
        [NOBODY, 'C1'],
        [1, 'V5'],
      ],
      hat: 'high',
    }),
    right: { type: 'pass' },
  },
  {
    name: 'the last card of a trick that can be won wins it',
    state: inTrick({
      hands: ['S7 C7', 'E1'],
      trick: [
        [1, 'C1'],
        [0, 'M3'],
        [1, 'V5'],
        [0, 'M2'],
        [1, 'M4'],
        [0, 'E2'],
      ],
      hat: 'high',
    }),
    right: { type: 'turn', plays: [{ card: 'C7' }] },
  },
  {
    name: 'the last card of a trick that is lost is the one worth least',
    state: inTrick({
      hands: ['V2 E7', 'E1'],
      trick: [
        [1, 'C1'],
        [0, 'I3'],
        [1, 'C7 L7'],
        [0, 'S4'],
        [1, 'M4'],
      ],
      plays: 6,
      hat: 'high',
      vanishUsed: cards('V2'),
    }),
    right: { type: 'turn', plays: [{ card: 'E7' }] },
  },
  {
    name: 'an Escape takes the card that is worth most',
    state: lay({
      seats: 2,
      phase: 'trick.escapes',
      turn: 0,
      hands: ['', ''],
      trick: [
        [1, 'C1'],
        [0, 'E5'],
        [1, 'E2'],
        [0, 'L1'],
        [1, 'V6'],
        [0, 'S2'],
        [1, 'E7'],
      ],
      hat: 'high',
      winner: 1,
      escapes: [{ card: cards('E5')[0]!, seat: 0 }],
    }),
    right: { type: 'escape', take: 'V6' },
  },
];

test.for(situations)('$name', ({ state, right }) => {
  expect(choice(state, enough)).toMatchObject(right);
});

test.for(situations.filter(({ deep }) => !deep))('by the rule of thumb alone: $name', ({ state, right }) => {
  expect(choice(state, none)).toMatchObject(right);
});

test('leads what the other can neither follow nor beat', () => {
  const state = lay({
    seats: 2,
    phase: 'trick.leading',
    turn: 0,
    holder: 0,
    tricksDone: 6,
    hands: ['E4 C1 I3 L2', 'E1 E2 E6'],
  });
  expect(choice(state, enough)).not.toMatchObject({ card: 'E4' });
});

test('chooses as many cards as it may, and those that match the lead and win under its hat', () => {
  const state = lay({
    seats: 2,
    phase: 'ultimate.choosing',
    tricksDone: 7,
    repertoires: ['C7 C6 M3 M1 V4 S7 L7 I7 E1 E2 E3 E5 E6 L1 S1', 'C2 C3 M2 V1 V2 L2 L3 I1 I2 I3'],
    ultimateCard: cards('C1')[0]!,
  });
  for (const budget of [enough, none]) {
    const move = choice(state, budget) as Extract<Move, { type: 'repertoire' }>;
    expect(move.cards).toHaveLength(7);
    expect(move.cards).toEqual(expect.arrayContaining(['C7', 'C6']));
  }
});

test('keeps everything where there is less than a whole hand', () => {
  const state = lay({
    seats: 2,
    phase: 'ultimate.choosing',
    tricksDone: 7,
    repertoires: ['C7 E1', 'C2 C3'],
    ultimateCard: cards('C1')[0]!,
  });
  expect(choice(state, enough)).toMatchObject({ cards: expect.arrayContaining(['C7', 'E1']) });
});
