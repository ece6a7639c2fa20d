// An attack of SAM press by press, from the attacker that is picked to the Heart that it leaves: what is composed, offered and said.
import { describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- test code lays out real tables
import { lay, type Table } from '../../../engine/games/sam/table.testing.ts';
import type { Place } from '../../../engine/games/sam/types.ts';
import { DECK_TARGET } from './draft.ts';
import { intents } from './intents.ts';
import { after, buttons, movesOf, preview, pressed, say } from './played.testing.ts';
import { own, ben, point, twice, drop, button, whyNot, summoning } from './turns.testing.ts';
import { nothing } from './way.ts';

describe('Attack', () => {
  const attacking = (): Table => summoning().to('turn.attack.declaring');

  test('the attacker says what it costs and who reaches it; twos are toggled', () => {
    const table = attacking();
    const picked = pressed(table, 0, [own('F1')]);
    expect(preview(table.view(0), picked)).toBe(
      '9 of Diamonds attacks. It costs 9: 6 of the 13 values are enough, and face-up cards could pay up to 15 more. Point at a target, or draw first.',
    );
    const helped = pressed(table, 0, [own('F3')], picked);
    expect(helped.draft).toMatchObject({ with: 'F1', boosts: ['F3'] });
    expect(preview(table.view(0), helped)).toMatch(/attacks, a two helps it\. .+ up to 13 more\./u);
    expect(pressed(table, 0, [own('F3')], helped).draft).toMatchObject({ boosts: [] });
    expect(buttons(table.view(0), helped)).toEqual(['*Draw for the attack', 'Put down …']);
    const attack = { kind: 'move', move: { type: 'attack', with: 'F1', boosts: ['F3'] } };
    expect(point(table, helped, DECK_TARGET)).toEqual(attack);
    expect(twice(table, helped, own('F1'))).toEqual(attack);
    expect(intents.key(table.view(0), helped, own('F1'), 'Enter')).toEqual(attack);
    expect(pressed(table, 0, [own('F1')], helped)).toBe(nothing);
  });

  test.for<[Place, string]>([
    ['F2', 'face-down'],
    ['B2', 'no-target'],
  ])('%s is no attacker: %s', ([place, code]) => {
    const table = attacking();
    expect(point(table, nothing, own(place))).toMatchObject(whyNot(code));
    if (code === 'no-target')
      expect(intents.lift?.(table.view(0), nothing, own(place))).toMatchObject(whyNot(code));
  });

  test('a target that is looked at shows the battle; then it is attacked in one series', () => {
    const table = attacking();
    const picked = pressed(table, 0, [own('F1'), own('F3')]);
    const aim = intents.aim?.(table.view(0), picked, ben('F2')) ?? null;
    const looked = after(table.state, 0, aim);
    expect(preview(table.view(0), looked)).toBe(
      'Attack 9 − 2 (Diamond) + 2 (a two) = 9, defence 12: the attack on the Queen of Clubs of Ben (front middle) fails.',
    );
    const series = {
      kind: 'moves',
      moves: [
        { type: 'attack', with: 'F1', boosts: ['F3'] },
        { type: 'target', seat: 1, at: 'F2' },
      ],
    };
    expect(point(table, looked, ben('F2'))).toEqual(series);
    expect(buttons(table.view(0), looked)).toEqual([
      '*Attack the Queen of Clubs',
      'Draw for the attack',
      'Put down …',
    ]);
    // Pressed without having been looked at, it is looked at.
    expect(pressed(table, 0, [ben('F2')], picked).draft).toEqual(looked.draft);
    expect(intents.aim?.(table.view(0), looked, ben('F2'))).toBeNull();
    expect(intents.aim?.(table.view(0), looked, null)).toMatchObject({ composing: { draft: { aim: null } } });
    expect(drop(table, own('F1'), ben('F2'))).toMatchObject({ kind: 'moves' });
    expect(point(table, picked, ben('B1'))).toMatchObject(whyNot('out-of-reach'));
    expect(drop(table, own('F1'), ben('B1'))).toMatchObject(whyNot('out-of-reach'));
  });

  test('what lies face down is not known, and is not told', () => {
    const table = attacking();
    const looked = pressed(table, 0, [own('F1'), ben('F1')]);
    expect(preview(table.view(0), looked)).toBe(
      'Attack 9 − 2 (Diamond) = 7 on the face-down card of Ben (front left): its value is not known.',
    );
  });

  test('a face-down card carried to another place passes over Attack', () => {
    const table = attacking();
    const moved = after(table.state, 0, drop(table, own('F2'), own('B1')));
    expect(preview(table.view(0), moved)).toMatch(/Attack is passed over\.$/u);
    expect(buttons(table.view(0), moved)).toEqual(['*Move it there', 'Put down …']);
    expect(buttons(table.view(0))).toEqual(['On to Movement', 'End the turn …']);
  });
});

describe('paying', () => {
  /** 8c attacks (cost 10) and draws a 6. */
  const paying = (fields: string): Table =>
    lay({ fields: [fields, '(Qh) (4s) | (5d)'], deck: '6s' }).attacks(0, 'F1');

  test('cards are added up until they reach the cost', () => {
    const table = paying('8c 2d 3h | (2h) Kd');
    const view = table.view(0);
    expect(buttons(view)).toEqual(['Stop the attack …']);
    const short = pressed(table, 0, [own('F2')]);
    expect(preview(view, short)).toBe(
      'Drawn 6, paid 2 with the 2 of Diamonds: 8 points, and it costs 10. 2 more points are needed.',
    );
    expect(buttons(view, short)).toEqual(['(Pay 2)', 'Choose again …', 'Stop the attack …']);
    const enough = pressed(table, 0, [own('F3')], short);
    expect(preview(view, enough)).toBe(
      'Drawn 6, paid 5 with the 2 of Diamonds and the 3 of Hearts: 11 points, and it costs 10. That is enough.',
    );
    expect(buttons(view, enough)).toEqual(['*Pay 5', 'Choose again …', 'Stop the attack …']);
    const pay = { kind: 'move', move: { type: 'pay', flip: ['F2', 'F3'] } };
    expect(twice(table, enough, own('F3'))).toEqual(pay);
    expect(intents.key(view, enough, own('F2'), 'Enter')).toEqual(pay);
    expect(pressed(table, 0, [own('F2'), own('F3')], enough)).toBe(nothing);
    const much = pressed(table, 0, [own('F2'), own('B2')]);
    expect(preview(view, much)).toMatch(/is too much: press it again to leave it out\.$/u);
    expect(buttons(view, much)[0]).toBe('(Pay 15)');
    expect(point(table, nothing, own('F1'))).toMatchObject(whyNot('bad-payment'));
  });

  test('giving up is asked for twice', () => {
    const table = paying('8c 3d 5h | (2h) Kd');
    const stop = button(table, nothing, 'stop');
    const stopping = after(table.state, 0, stop);
    expect(preview(table.view(0), stopping)).toMatch(/^Stop the attack\?/u);
    expect(buttons(table.view(0), stopping)).toEqual(['*Stop the attack', 'Step back …']);
    expect(movesOf(intents.actions(say, table.view(0), stopping)[0]?.intent ?? null)).toEqual([
      { type: 'stop' },
    ]);
  });
});

test('the target of an attack that is paid for is looked at, then attacked', () => {
  const table = lay({ fields: ['8h (3d) | (2h)', 'Td (4s) | 5d'], deck: 'As' }).attacks(0, 'F1');
  const view = table.view(0);
  const looked = pressed(table, 0, [ben('F1')]);
  expect(preview(view, looked)).toBe(
    'Attack 8, defence 10 + 2 (Diamond) = 12: the attack on the 10 of Diamonds of Ben (front left) fails.',
  );
  const move = { kind: 'move', move: { type: 'target', seat: 1, at: 'F1' } };
  expect(point(table, looked, ben('F1'))).toEqual(move);
  expect(buttons(view, looked)).toEqual(['*Attack the 10 of Diamonds', 'Put down …']);
  expect(drop(table, own('F1'), ben('F1'))).toEqual(move);
  expect(point(table, nothing, ben('B1'))).toMatchObject(whyNot('out-of-reach'));
});

describe('defending', () => {
  const attacked = (): Table =>
    lay({ fields: ['2c 2s (8d) | (5d)', '9h (3d) | (2h)'], turn: 1, deck: 'As' })
      .attacks(1, 'F1')
      .aims(1, 0, 'F3');

  test('twos are added with what they make of the battle, or none', () => {
    const table = attacked();
    const view = table.view(0);
    expect(buttons(view)).toEqual(['No help']);
    const one = pressed(table, 0, [own('F1')]);
    expect(preview(view, one)).toBe(
      'Attack 9, defence 8 + 2 (Diamond) + 2 (a two) = 12: the attack on your 8 of Diamonds fails. You could add 2 more with face-up twos.',
    );
    expect(buttons(view, one)).toEqual(['*Add the 2 of Clubs (+2)', 'No help']);
    const both = pressed(table, 0, [own('F2')], one);
    expect(buttons(view, both)).toEqual(['*Add 2 twos (+4)', 'No help']);
    expect(twice(table, one, own('F1'))).toEqual({ kind: 'move', move: { type: 'boost', with: ['F1'] } });
    expect(movesOf(intents.actions(say, view, both).at(-1)?.intent ?? null)).toEqual([
      { type: 'boost', with: [] },
    ]);
  });

  test('where there is one two only, a button names it', () => {
    const table = lay({ fields: ['2c (8d) | (5d)', '9h (3d) | (2h)'], turn: 1, deck: 'As' })
      .attacks(1, 'F1')
      .aims(1, 0, 'F2');
    expect(buttons(table.view(0))).toEqual(['Add the 2 of Clubs (+2)', 'No help']);
  });
});

test.for([
  ['rps', ['Rock', 'Paper', 'Scissors'], 'p', { type: 'throw', sign: 'paper' }],
  ['odds-evens', ['1', '2', '3', '4', '5'], '4', { type: 'throw', fingers: 4 }],
] as const)('a challenge by %s: buttons, keys and the picture throw', ([challenge, words, key, move]) => {
  const table = lay({ fields: ['9h | (2d)', '9s | (3d)'], options: { challenge }, deck: 'As' })
    .attacks(0, 'F1')
    .aims(0, 1, 'F1');
  const view = table.view(0);
  expect(buttons(view)).toEqual(words);
  expect(intents.key(view, nothing, null, key)).toEqual({ kind: 'move', move });
  expect(intents.key(view, nothing, null, '9')).toBeNull();
  expect(point(table, nothing, `throw:${challenge === 'rps' ? 'paper' : '4'}`)).toEqual({
    kind: 'move',
    move,
  });
});

test('a Heart that survived: an empty place is pressed; where there is one, a button does it', () => {
  const table = lay({ fields: ['(9h) (3d) | (2h) (4c)', '5s 7c | (3s)'], turn: 1, deck: 'As' })
    .attacks(1, 'F2')
    .aims(1, 0, 'F1');
  expect(table.phase).toBe('turn.attack.hearts');
  expect(buttons(table.view(0))).toEqual([]);
  expect(point(table, nothing, own('F3'))).toEqual({ kind: 'move', move: { type: 'place', at: 'F3' } });
  expect(point(table, nothing, own('F2'))).toMatchObject(whyNot('occupied'));
  const full = lay({ fields: ['(9h) (3d) (6c) | (2h) (4c)', '5s 7c | (3s)'], turn: 1, deck: 'As' })
    .attacks(1, 'F2')
    .aims(1, 0, 'F1');
  expect(buttons(full.view(0))).toEqual(['*Lay it back right']);
});
