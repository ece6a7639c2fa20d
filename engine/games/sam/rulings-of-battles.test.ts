// The rulings on what becomes of a field: Hearts, collapse and challenges: SAM-R11 and R13.
import { describe, expect, test } from 'vitest';
import { lay, type Table } from './table.testing.ts';
import type { Options, Sign } from './types.ts';

describe('SAM-R11: when a field collapses, and when it does not', () => {
  test('when the last card of a row is destroyed', () => {
    const table = lay({ fields: ['9h | (3s)', '(4c) | (4d) (5d)'], deck: 'Ac' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.told).toContainEqual({ type: 'collapsed', seat: 1 });
    expect(table.view().seats[1]).toMatchObject({ collapsed: true });
  });

  test('not when it was a Heart that is replaced', () => {
    const table = lay({ fields: ['9h | (3s)', '(4h) | (4d) (5d)'], deck: 'Ac Ts' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.view().seats[1]).toMatchObject({ collapsed: false, cards: 3 });
  });

  test('after Movement', () => {
    const table = lay({ fields: ['(9h) | (3s)', '(4c) | (4d)'] });
    table.leaves(0).moves(0, 'F1', 'B2');
    expect(table.told).toContainEqual({ type: 'collapsed', seat: 0 });
    expect(table.view().seats[0]).toMatchObject({ collapsed: true });
  });

  test('moving back into the empty row does not end it', () => {
    const table = lay({ fields: ['| (9h) (3s)', '(4c) | (4d)'] });
    table.moves(0, 'B1', 'F1');
    expect(table.field(0)).toBe('(9h) - - - (3s)');
    expect(table.view().seats[0]).toMatchObject({ collapsed: true });
  });

  test('a Heart that brings four cards ends it', () => {
    const table = lay({ fields: ['3d | (3s)', '(9h) (4d) (5d)'], deck: 'Ac Ts' });
    table.attacks(0, 'F1').aims(0, 1, 'F1').makes(1, { type: 'place', at: 'B2' });
    expect(table.told).toContainEqual({ type: 'rose', seat: 1 });
    expect(table.view().seats[1]).toMatchObject({ collapsed: false, cards: 4 });
    expect(table.field(1)).toBe('9h (4d) (5d) - (Ts)');
  });

  test('a Heart that brings three does not', () => {
    const table = lay({ fields: ['3d | (3s)', '(9h) (4d)'], deck: 'Ac Ts' });
    table.attacks(0, 'F1').aims(0, 1, 'F1').makes(1, { type: 'place', at: 'B2' });
    expect(table.view().seats[1]).toMatchObject({ collapsed: true, cards: 3 });
  });

  test('nor one that is replaced', () => {
    const table = lay({ fields: ['9d | (3s)', '(4h) (4d) | (5d)'], collapsed: [1], deck: 'Ac Ts' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.view().seats[1]).toMatchObject({ collapsed: true, cards: 3 });
  });
});

describe('SAM-R13: which Hearts bring a card', () => {
  test('one that lay face up and is destroyed brings none', () => {
    const table = lay({ fields: ['9h | (3s)', '4h (6c) | (4d)'], deck: 'Ac' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.field(1)).toBe('- (6c) - (4d)');
  });

  test('one that lay face up and survives brings none', () => {
    const table = lay({ fields: ['3c | (3s)', '4h | (4d)'], deck: 'Ac' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.phase).toBe('turn.movement');
  });

  test('a swapped one brings none but the swap', () => {
    const table = lay({ fields: ['(9h) | (3s)', '4h | (4d)'], deck: 'Ts' });
    table.swaps(0, 'F1');
    expect(table.field(0)).toBe('(Ts) - - (3s)');
    expect(table.view().discard).toEqual(['9h']);
  });

  test('one that lay face down and survives brings one where its owner wants it', () => {
    const table = lay({ fields: ['3c | (3s)', '(4h) | (4d)'], deck: 'Ac Ts' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table).toMatchObject({ phase: 'turn.attack.hearts', awaiting: [1] });
    expect(table.view().heart).toBe(1);
    expect(table.refused(0, { type: 'place', at: 'F2' })).toBe('not-your-turn');
    expect(table.refused(1, { type: 'place', at: 'B1' })).toBe('occupied');
    // The card is drawn when the place is named.
    expect(table.view().deck).toBe(47);
    table.makes(1, { type: 'place', at: 'B3' });
    expect(table.field(1)).toBe('4h - - (4d) - (Ts)');
    expect(table.view()).toMatchObject({ deck: 46, turn: 0, phase: 'turn.movement' });
  });

  test('the owner is asked also when only one place is empty', () => {
    const table = lay({ fields: ['3c | (3s)', '(4h) (4d) (5d) | (6d) (7d)'], deck: 'Ac Ts' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.awaiting).toEqual([1]);
  });

  test('without an empty place nothing is drawn', () => {
    const table = lay({ fields: ['3c | (3s)', '(4h) (4d) (5d) | (6d) (7d) (8d)'], deck: 'Ac' });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.phase).toBe('turn.movement');
  });
});

describe('a challenge', () => {
  const begun = (challenge: Options['challenge'], other = '5c'): Table =>
    lay({ fields: ['5h | (3s)', `${other} | (4d)`], deck: 'Ac', options: { challenge } })
      .attacks(0, 'F1')
      .aims(0, 1, 'F1');
  const throwsSigns = (table: Table, mine: Sign, theirs: Sign): Table =>
    table.makes(0, { type: 'throw', sign: mine }).makes(1, { type: 'throw', sign: theirs });

  test.for([
    ['rock', 'scissors', 'attacker'],
    ['scissors', 'paper', 'attacker'],
    ['paper', 'rock', 'attacker'],
    ['scissors', 'rock', 'defender'],
    ['paper', 'scissors', 'defender'],
    ['rock', 'paper', 'defender'],
  ] as const)('%s against %s: the %s is better', ([mine, theirs, winner]) => {
    const table = throwsSigns(begun('rps'), mine, theirs);
    expect(table.view().battle).toMatchObject({ winner });
    expect([table.field(0), table.field(1)]).toEqual(
      winner === 'attacker' ? ['5h - - (3s)', '- - - (4d)'] : ['(5h) - - (3s)', '5c - - (4d)'],
    );
  });

  test('equal signs: again', () => {
    const table = throwsSigns(begun('rps'), 'rock', 'rock');
    expect(table).toMatchObject({ phase: 'turn.attack.challenge', awaiting: [0, 1] });
    expect(table.view().challenge).toMatchObject({ rounds: 1, thrown: [] });
  });

  test('either throws first, unseen; who has thrown is not asked again', () => {
    const table = begun('rps').makes(1, { type: 'throw', sign: 'paper' });
    expect(table.awaiting).toEqual([0]);
    expect(table.refused(1, { type: 'throw', sign: 'rock' })).toBe('not-your-turn');
    expect(table.view(0).challenge).toMatchObject({ thrown: [1], own: null });
    expect(table.view(1).challenge).toMatchObject({ thrown: [1], own: 'paper' });
    expect(JSON.stringify([table.view(0).challenge, table.view().challenge, table.heard(0)])).not.toContain(
      'paper',
    );
  });

  test('odds and evens: an odd sum is the attacker’s', () => {
    for (let mine = 1; mine <= 5; mine += 1) {
      for (let theirs = 1; theirs <= 5; theirs += 1) {
        const table = begun('odds-evens').makes(0, { type: 'throw', fingers: mine });
        table.makes(1, { type: 'throw', fingers: theirs });
        const winner = (mine + theirs) % 2 === 1 ? 'attacker' : 'defender';
        expect(table.view().battle).toMatchObject({ winner });
      }
    }
  });

  test.for([
    ['heads', 'attacker'],
    ['tails', 'defender'],
  ] as const)('a coin that shows %s: nobody throws, the %s is better', ([face, winner]) => {
    const table = lay({
      fields: ['5h | (3s)', '5c | (4d)'],
      deck: 'Ac',
      options: { challenge: 'coin' },
      random: [face],
    });
    table.attacks(0, 'F1').aims(0, 1, 'F1');
    expect(table.view()).toMatchObject({ phase: 'turn.movement', battle: { winner, challenge: 'coin' } });
  });

  test('only the option’s own way of throwing', () => {
    expect(begun('rps').refused(0, { type: 'throw', fingers: 3 })).toBe('malformed');
    expect(begun('odds-evens').refused(0, { type: 'throw', sign: 'rock' })).toBe('malformed');
  });

  test('a face-down target is turned up before values are compared, so both see why', () => {
    const table = begun('rps', '(5c)');
    expect(table.view().seats[1]?.field.F1).toBe('5c');
    expect(table.view().battle).toMatchObject({ wasDown: true, winner: null });
  });

  test('it decides about a Heart that lay face down as values do', () => {
    const equal = () =>
      lay({ fields: ['5c | (3s)', '(5h) | (4d)'], deck: 'Ac Ts' })
        .attacks(0, 'F1')
        .aims(0, 1, 'F1');
    expect(throwsSigns(equal(), 'rock', 'paper').phase).toBe('turn.attack.hearts');
    expect(throwsSigns(equal(), 'paper', 'rock').field(1)).toBe('(Ts) - - (4d)');
  });
});
