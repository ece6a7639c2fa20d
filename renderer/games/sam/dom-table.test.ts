// The table in words: complete for whoever plays by ear, and silent about what nobody may know.
import { describe, expect, test } from 'vitest';
import { CODES } from '../../../engine/games/sam/cards.ts';
import { cardWords } from '../../../engine/games/sam/describe.ts';
// oxlint-disable-next-line no-restricted-imports -- test code lays out real tables
import { dealt, lay } from '../../../engine/games/sam/table.testing.ts';
import type { SamView } from '../../../engine/games/sam/types.ts';
import { groups, listAsked } from './dom-table.ts';
import {
  BATTLE_TARGET,
  DECK_TARGET,
  DISCARD_TARGET,
  fieldTarget,
  handTarget,
  placeTarget,
  STALL_TARGET,
} from './draft.ts';
import { explain } from './explain.ts';
import { intents } from './intents.ts';
import { names, play, pressed, say } from './played.testing.ts';
import { own } from './turns.testing.ts';
import { type Composed, nothing } from './way.ts';

const listsOf = (view: SamView, composing: Composed = nothing) => groups(say, view, names, composing);
const itemsOf = (view: SamView, id: string, composing: Composed = nothing) => {
  const found = listsOf(view, composing).find((group) => group.id === id);
  if (!found) throw new Error(`There is no list "${id}".`);
  return found.items;
};
const wordsOf = (view: SamView, id: string, composing: Composed = nothing) =>
  itemsOf(view, id, composing).map(({ words }) => words);

const FIELDS = ['9d (7c) 2s | (3h) Kc', '(8h) Qc - | (5d)', '(5h) (6h)'];

test('the own field row by row, the middle, then everybody else clockwise', () => {
  const view = lay({ fields: FIELDS, turn: 0, discard: '6s', idle: [0, 2, 0], quiet: 40 }).view(0);
  expect(listsOf(view).map(({ id }) => id)).toEqual(['own', 'centre', 'field-1', 'field-2']);
  expect(wordsOf(view, 'own')).toEqual([
    'front left: 9 of Diamonds, face up; flipping it down makes 14 points',
    'front middle: 7 of Clubs, face down; flipping it up leaves 0 points',
    'front right: 2 of Spades, face up; flipping it down makes 7 points',
    'back left: 3 of Hearts, face down; flipping it up leaves 2 points',
    'back middle: King of Clubs, face up; flipping it down makes 18 points',
    'back right: empty',
    'Ada: 5 cards; it is their turn; 5 Summon points',
  ]);
  expect(wordsOf(view, 'field-1')).toEqual([
    'Ben: 3 cards; 2 idle turns in a row (no summon, swap or attack), after 3 the next turn must have one',
    'front left: face-down card',
    'front middle: Queen of Clubs, face up',
    'front right: empty',
    'back left: face-down card',
    'back middle: empty',
    'back right: empty',
  ]);
  expect(wordsOf(view, 'field-2')[0]).toBe('Cléo: 2 cards; collapsed: every place counts as front row');
  expect(wordsOf(view, 'centre')).toEqual([
    'Order of set 1: Ada (now), Ben and Cléo',
    '40 quiet turns in a row: no card was destroyed. After 50 more the game ends; then most cards win, then the highest sum of face values.',
    'Deck: 41 cards',
    'Discards: one card, 6 of Spades',
  ]);
});

test('who must act, and what is too dear, is said', () => {
  const view = lay({ fields: ['(9d) (7c) | (3h)', '(8h) | (5d)'], idle: [3, 0] }).view(0);
  expect(wordsOf(view, 'own').slice(0, 2)).toEqual([
    'front left: 9 of Diamonds, face down; flipping it up costs 9, which is too dear',
    'front middle: 7 of Clubs, face down; flipping it up leaves 0 points',
  ]);
  expect(wordsOf(view, 'own').at(-1)).toBe(
    'Ada: 3 cards; it is their turn; 5 Summon points; must summon, swap or attack in this turn',
  );
});

test('arranging: the hand, then the places with what lies there so far', () => {
  const table = dealt({ hands: ['Kh 2c 9d 3s Ah 7c', 'Qs Jd 5h 6c 8s Td'] });
  const view = table.view(0);
  const composing = pressed(table, 0, [handTarget('Kh'), own('F2'), handTarget('2c')]);
  expect(listsOf(view, composing).map(({ id }) => id)).toEqual(['hand', 'own', 'centre', 'field-1']);
  expect(listAsked(view)).toBeNull();
  expect(wordsOf(view, 'hand', composing)).toContain('2 of Clubs; picked up');
  expect(wordsOf(view, 'hand', composing)).toHaveLength(5);
  expect(wordsOf(view, 'own', composing).slice(0, 3)).toEqual([
    'front left: empty',
    'front middle: King of Hearts',
    'front right: empty',
  ]);
  expect(wordsOf(view, 'field-1')[0]).toBe('Ben: 6 cards; still arranging');
});

describe('an attack', () => {
  test('what an attacker that is picked reaches stands in a list of its own', () => {
    const table = lay({ fields: FIELDS }).to('turn.attack.declaring');
    const picked = pressed(table, 0, [own('F1')]);
    expect(listAsked(table.view(0))).toBe('own');
    expect(wordsOf(table.view(0), 'own')[0]).toBe(
      'front left: 9 of Diamonds, face up; attacking costs 9, 4 cards are in reach',
    );
    expect(wordsOf(table.view(0), 'reach', picked)).toEqual([
      'face-down card of Ben (front left)',
      'Queen of Clubs of Ben (front middle)',
      'face-down card of Cléo (front left)',
      'face-down card of Cléo (front middle)',
    ]);
    expect(itemsOf(table.view(0), 'own', picked).find(({ target }) => target === own('F1'))?.isSelected).toBe(
      true,
    );
  });

  test('draw, payment, who helps and who is attacked are told to everybody', () => {
    const table = lay({ fields: ['8h 2d | 5c', 'Td 2c | 5d'], deck: 'As' }).attacks(0, 'F1', 'F2');
    expect(listAsked(table.view(0))).toBe('reach');
    table.aims(0, 1, 'F1');
    expect(wordsOf(table.view('watcher'), 'centre')[0]).toBe(
      'Ada attacks with the 8 of Hearts, helped by the 2 of Diamonds, and drew the Ace of Spades: 14 points, and it costs 8; the target is the 10 of Diamonds of Ben (front left)',
    );
    expect(wordsOf(table.view(1), 'field-0').slice(1, 3)).toEqual([
      'front left: 8 of Hearts, face up; attacks',
      'front middle: 2 of Diamonds, face up; helps the attack',
    ]);
    expect(wordsOf(table.view(1), 'own')[0]).toBe('front left: 10 of Diamonds, face up; is attacked');
  });

  test('twos that were turned down by the outcome are named no longer while a Heart waits for its place', () => {
    const table = lay({ fields: ['7c 2d | 5c', '(Th) 2c | 5d'], deck: 'As' })
      .attacks(0, 'F1', 'F2')
      .aims(0, 1, 'F1')
      .boosts(1);
    expect(table.phase).toBe('turn.attack.hearts');
    expect(wordsOf(table.view(1), 'centre')[0]).toBe(
      'Ada attacks with the 7 of Clubs and drew the Ace of Spades: 14 points, and it costs 9; the target is your 10 of Hearts',
    );
  });

  test('signs can be chosen in a list, and who has thrown is told', () => {
    const table = lay({ fields: ['9h | (2d)', '9s | (3d)'], deck: 'As' })
      .attacks(0, 'F1')
      .aims(0, 1, 'F1');
    expect(wordsOf(table.view(0), 'throw')).toEqual(['rock', 'paper', 'scissors']);
    expect(listAsked(table.view(0))).toBeNull();
    table.makes(0, { type: 'throw', sign: 'rock' });
    expect(wordsOf(table.view(1), 'centre')).toContain(
      'Challenge of Ada, who attacks, and Ben: rock, paper, scissors; Ada has thrown',
    );
    table.makes(1, { type: 'throw', sign: 'paper' });
    expect(itemsOf(table.view(0), 'centre').at(-1)).toMatchObject({
      target: BATTLE_TARGET,
      words:
        'Last battle: 9 of Hearts of Ada, 9, against 9 of Spades of Ben, 9. The attack failed, by a challenge.',
    });
    expect(intents.point(table.view(0), nothing, BATTLE_TARGET)).toEqual({ kind: 'look', seat: 'last' });
  });
});

test('a thing that is pointed at for nothing else is told of', () => {
  const view = lay({ fields: FIELDS, turn: 1, discard: '6s' }).view(0);
  const told = (target: string) => explain(say, view, nothing, target);
  expect(intents.point(view, nothing, own('F2'))).toEqual({ kind: 'explain', target: own('F2') });
  expect(told(own('F2'))).toBe(
    '7 of Clubs: worth 7, costs 5 to flip up and 9 to attack with. A Club costs 2 less to flip up and 2 more to attack with.',
  );
  expect(told(placeTarget(1, 'F2'))).toMatch(
    /^Queen of Clubs: .+ Of two face cards in battle the higher one loses 2\.$/u,
  );
  expect(told(placeTarget(1, 'F1'))).toBe('A face-down card (front left): only its owner may look at it.');
  expect(told(own('B3'))).toBe('No card lies there (back right).');
  expect(told(DECK_TARGET)).toMatch(/^41 cards are left in the deck/u);
  expect(told(DISCARD_TARGET)).toBe('');
  expect(intents.point(view, nothing, fieldTarget(0))).toBeNull();
});

test('quiet and idle turns are told of, with what comes of them', () => {
  const view = lay({ fields: FIELDS, turn: 1, idle: [2, 0, 0], quiet: 89 }).view(0);
  const told = (target: string) => {
    expect(intents.point(view, nothing, target)).toEqual({ kind: 'explain', target });
    return explain(say, view, nothing, target);
  };
  expect(told(STALL_TARGET)).toBe(
    '89 quiet turns in a row: no card was destroyed. After one more the game ends; then most cards win, then the highest sum of face values.',
  );
  expect(told(fieldTarget(0))).toBe(
    'You have had 2 idle turns in a row: no summon, no swap, no attack. After three in a row the next turn must have one.',
  );
});

test('a watcher sees all fields and no hand', () => {
  expect(listsOf(lay({ fields: FIELDS }).view('watcher')).map(({ id }) => id)).toEqual([
    'centre',
    'field-0',
    'field-1',
    'field-2',
  ]);
});

test.for([2, 4, 7])('%i players: no list names a card that its viewer may not know', (seats) => {
  for (const { view } of play({ seats, viewer: 0, moves: 100 })) {
    const known = new Set([
      ...view.hand,
      ...view.own.map(({ card }) => card),
      ...view.discard,
      ...view.seats.flatMap(({ field }) => Object.values(field)),
      ...(view.battle ? [view.battle.attacker.card, view.battle.defender.card] : []),
      ...(view.attack ? [view.attack.card, view.attack.drawn] : []),
      ...view.orderDraws.map(({ card }) => card),
    ]);
    const hidden = CODES.filter((code) => !known.has(code)).map((code) => cardWords(say, code));
    const told = listsOf(view).flatMap(({ items }) => items.map(({ words }) => words));
    expect(told.filter((words) => hidden.some((card) => words.includes(card)))).toEqual([]);
    // One thing stands in one list, but for what can be attacked.
    const targets = listsOf(view)
      .filter(({ id }) => id !== 'reach')
      .flatMap(({ items }) => items.map(({ target }) => target));
    expect(new Set(targets).size).toBe(targets.length);
  }
});
