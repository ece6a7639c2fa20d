// Which cards can begin a winning turn: the search against trying everything, and what is said of those that cannot.
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../chance/fast.ts';
import { clone } from '../../core/clone.ts';
import { formatCard } from './cards.ts';
import { beginsWin, explainBeginning, explainBeginnings, SEARCH_STEPS } from './challenge.ts';
import { everyPlay, everyTurn, naiveOf, naiveWinner } from './naive.testing.ts';
import { cards, codes, lay } from './table.testing.ts';
import { randomTable } from './turn-tables.testing.ts';
import { NOBODY, type State } from './types.ts';

/** Tables with more turns to try than this are passed over. */
const MOST_TURNS = 6000;

/** The cards with which a winning turn begins, by trying every turn; null where there are too many. */
function beginnings(state: State): Set<string> | null {
  const { hands, stacks } = naiveOf(state);
  const named = [...(hands[0] ?? []), ...stacks.flatMap((stack) => stack.cards.map(({ code }) => code))];
  const found = new Set<string>();
  let tried = 0;
  for (const { turn, code } of everyTurn(state, 0, everyPlay(named, named))) {
    tried += 1;
    if (tried > MOST_TURNS) return null;
    if (code === null) found.add(turn[0]!.card);
  }
  return found;
}

describe('the search finds a win exactly where there is one', { timeout: 60_000 }, () => {
  test.for([
    ['no Conjure', { hand: 4, conjures: 0, vanishes: 1 }],
    ['one Conjure', { hand: 3, conjures: 1, vanishes: 0 }],
    ['a Conjure and a Vanish', { hand: 3, conjures: 1, vanishes: 1 }],
    ['a Conjure and two Vanishes', { hand: 3, conjures: 1, vanishes: 2 }],
    ['two Conjures', { hand: 3, conjures: 2, vanishes: 0 }],
    ['two Conjures and a Vanish', { hand: 3, conjures: 2, vanishes: 1 }],
  ] as const)('%s', ([, hand]) => {
    const answers = { yes: 0, no: 0 };
    for (let seed = 0; seed < 120; seed += 1) {
      const state = randomTable(
        { ...hand, trick: 2 + (seed % 4), phase: 'ultimate.challenge' },
        fastRandom(seed),
      );
      // Who is winning is not asked.
      if (naiveWinner(naiveOf(state)) === 0) continue;
      const winning = beginnings(state);
      if (winning === null) continue;
      for (const card of state.hands[0]!) {
        const budget = { steps: 100_000 };
        const wins = beginsWin(state, 0, card, budget);
        expect(budget.steps).toBeGreaterThan(0);
        expect(wins, `${formatCard(card)} at table ${seed}`).toBe(winning.has(formatCard(card)));
        answers[wins ? 'yes' : 'no'] += 1;
      }
    }
    expect(answers.yes).toBeGreaterThan(5);
    expect(answers.no).toBeGreaterThan(5);
  });
});

/** Seat 1 is to beat seat 0, or pass; the Ultimate Trick Card is M3, blue. */
function challenged(hand: string, hat: 'high' | 'low', ...trick: (readonly [number, string])[]): State {
  return lay({
    seats: 2,
    hands: ['', hand],
    trick: [[NOBODY, 'M3'], ...trick],
    phase: 'ultimate.challenge',
    tricksDone: 7,
    hat,
    turn: 1,
  });
}

describe('what is said of a card with which no winning turn begins', () => {
  const explain = (state: State, card: string) =>
    explainBeginning(state, 1, cards(card)[0]!, { steps: 100_000 });

  test.for([
    ['it does not match', 'S2', 'high', 'L7', { rank: 7 }],
    ['it matches, and is too low', 'E1', 'high', 'L7', { rank: 7, reach: 1 }],
    ['an Illusion matches where it is used', 'I2', 'high', 'L7', { rank: 7, reach: 2 }],
    ['it is too high under the low hat', 'C5', 'low', 'M7 S3', { rank: 4, reach: 5 }],
    ['there is nothing to beat', 'S2', 'high', 'C4', { winner: '', top: '', rank: 0 }],
  ] as const)('%s', ([, card, hat, stack, facts]) => {
    const most = { card, hat, winner: '0', top: stack.slice(0, 2) };
    expect(explain(challenged(card, hat, [0, stack]), card)).toEqual({
      code: 'not-winning',
      facts: { ...most, ...facts },
    });
  });

  test('a Levitate reaches what it lifts', () => {
    const state = challenged('L2', 'high', [0, 'L7'], [1, 'E1']);
    expect(explain(state, 'L2')).toMatchObject({ facts: { top: 'L7', rank: 7, reach: 3 } });
  });

  test('nothing is said of a card that can win, alone or with what it conjures', () => {
    const state = challenged('C2 M6 S2', 'high', [0, 'L7']);
    expect(explain(state, 'C2')).toBeNull();
    expect(explain(state, 'M6')).toBeNull();
    expect(explain(state, 'S2')).not.toBeNull();
  });
});

test('a search that is out of steps calls a card possible', () => {
  const state = challenged('C2 E1 S2 S3', 'high', [0, 'L7'], [0, 'M6']);
  const budget = { steps: 2 };
  expect(beginsWin(state, 1, cards('C2')[0]!, { steps: 100_000 })).toBe(false);
  expect(beginsWin(state, 1, cards('C2')[0]!, budget)).toBe(true);
  expect(budget.steps).toBeLessThan(0);
});

test('the cards of a hand together are searched no longer than one question may be', () => {
  // Each Conjure alone takes more than a hundred thousand steps until it is known that none wins.
  const state = lay({
    seats: 2,
    hands: ['C2 C3 C4 C7 S5 V4 V6'],
    trick: [
      [NOBODY, 'M1'],
      [1, 'M7 L5 L7 L6'],
      [1, 'M2 L4 L2'],
      [1, 'I2'],
      [0, 'E0'],
    ],
    phase: 'ultimate.challenge',
    tricksDone: 7,
    hat: 'high',
    turn: 0,
  });
  const budget = { steps: SEARCH_STEPS };
  const refusals = explainBeginnings(state, 0, state.hands[0]!, budget);
  const refused = [...refusals].flatMap(([card, refusal]) => (refusal === null ? [] : [card]));
  expect(codes(refused)).toBe('S5 V4 V6');
  expect(budget.steps).toBeGreaterThanOrEqual(0);
});

test('a table is as it was after the search', () => {
  const state = challenged('C2 E2 M1 V3 S3', 'high', [0, 'L7'], [1, 'M6']);
  const before = clone(state);
  for (const card of state.hands[1]!) beginsWin(state, 1, card, { steps: 100_000 });
  expect(state).toEqual(before);
});
