// An attack of SAM press by press, from the attacker that is picked to the Heart that it leaves: what is composed, offered and said.
import { describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- test code lays out real tables
import { lay, type Table } from '../../../engine/games/sam/table.testing.ts';
import type { Move, Place } from '../../../engine/games/sam/types.ts';
import { DECK_TARGET } from './draft.ts';
import { intents } from './intents.ts';
import { after, buttons, movesOf, preview, pressed, say } from './played.testing.ts';
import { own, ben, point, twice, drop, button, whyNot, summoning } from './turns.testing.ts';
import { type Composed, nothing } from './way.ts';

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
    // Known to fail, it is no main button, and is asked about before it is done.
    expect(buttons(table.view(0), looked)).toEqual([
      'Attack the Queen of Clubs …',
      'Draw for the attack',
      'Put down …',
    ]);
    const asked = after(table.state, 0, point(table, looked, ben('F2')));
    expect(preview(table.view(0), asked)).toMatch(/Attack all the same\?$/u);
    expect(buttons(table.view(0), asked)).toEqual(['Attack all the same', 'Step back …']);
    expect(twice(table, looked, ben('F2'))).toMatchObject({ kind: 'compose' });
    expect(intents.aim?.(table.view(0), asked, null)).toBeNull();
    const moves = [
      { type: 'attack', with: 'F1', boosts: ['F3'] },
      { type: 'target', seat: 1, at: 'F2' },
    ];
    expect(movesOf(point(table, asked, ben('F2')))).toEqual(moves);
    expect(movesOf(button(table, asked, 'vain'))).toEqual(moves);
    // Pressed without having been looked at, it is looked at.
    expect(pressed(table, 0, [ben('F2')], picked).draft).toEqual(looked.draft);
    expect(intents.aim?.(table.view(0), looked, ben('F2'))).toBeNull();
    expect(intents.aim?.(table.view(0), looked, null)).toMatchObject({ composing: { draft: { aim: null } } });
    expect(point(table, picked, ben('B1'))).toMatchObject(whyNot('out-of-reach'));
    expect(drop(table, own('F1'), ben('B1'))).toMatchObject(whyNot('out-of-reach'));
  });

  test('a target that may fall is attacked at once, by a press, two, a button or a carried card', () => {
    const table = attacking();
    const looked = pressed(table, 0, [own('F1'), ben('F1')]);
    const series = {
      kind: 'moves',
      moves: [
        { type: 'attack', with: 'F1', boosts: [] },
        { type: 'target', seat: 1, at: 'F1' },
      ],
    };
    expect(buttons(table.view(0), looked)).toEqual([
      '*Attack the face-down card',
      'Draw for the attack',
      'Put down …',
    ]);
    expect(point(table, looked, ben('F1'))).toEqual(series);
    expect(twice(table, looked, ben('F1'))).toEqual(series);
    expect(drop(table, own('F1'), ben('F1'))).toEqual(series);
  });

  test('where neither draw nor payment can reach the cost, nothing is golden and nothing is done by two presses', () => {
    const table = lay({ fields: ['Ac (7c) | (3h)', '(8h) Qc | (5d)'] }).to('turn.attack.declaring');
    const picked = pressed(table, 0, [own('F1')]);
    expect(preview(table.view(0), picked)).toBe(
      'No draw reaches the cost of 16, and no face-up card could pay the rest: the attack of the Ace of Clubs must come to nothing, and only count against idling.',
    );
    expect(buttons(table.view(0), picked)).toEqual(['Draw for the attack …', 'Put down …']);
    for (const asks of [twice(table, picked, own('F1')), point(table, picked, DECK_TARGET)]) {
      const asked = after(table.state, 0, asks);
      expect(preview(table.view(0), asked)).toMatch(/against idling\. Attack all the same\?$/u);
      expect(movesOf(point(table, asked, DECK_TARGET))).toEqual([{ type: 'attack', with: 'F1', boosts: [] }]);
    }
    // A card that could pay makes it possible.
    const rich = lay({ fields: ['Ac 7c | (3h)', '(8h) Qc | (5d)'] }).to('turn.attack.declaring');
    expect(buttons(rich.view(0), pressed(rich, 0, [own('F1')]))[0]).toBe('*Draw for the attack');
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

  /** As above, with the attack put onto Ben's face-down Queen. */
  const aimed = (table: Table) =>
    intents.begin(table.view(0), [{ type: 'target', seat: 1, at: 'F1' }] as readonly Move[]) as Composed;

  test('the target that the attack was put onto is kept, and attacked as soon as it is paid for', () => {
    const table = paying('8c 2d 3h | (2h) Kd');
    const view = table.view(0);
    const begun = aimed(table);
    expect(begun.draft).toEqual({ kind: 'pay', flip: [], aim: ben('F1') });
    expect(preview(view, begun)).toBe(
      'Drawn 6, and it costs 10: 4 more needed. Attack 8 on the face-down card of Ben (front left): its value is not known.',
    );
    expect(buttons(view, begun)).toEqual(['Stop the attack …']);
    const paid = pressed(table, 0, [own('F2'), own('F3')], begun);
    expect(preview(view, paid)).toMatch(
      /^Drawn 6, paid 5, and it costs 10: enough\. Attack 8 on the face-down card of Ben/u,
    );
    expect(buttons(view, paid)).toEqual([
      '*Pay 5 and attack the face-down card',
      'Pay 5 only',
      'Stop the attack …',
    ]);
    const moves = [
      { type: 'pay', flip: ['F2', 'F3'] },
      { type: 'target', seat: 1, at: 'F1' },
    ];
    expect(movesOf(button(table, paid, 'pay-strike'))).toEqual(moves);
    expect(movesOf(twice(table, paid, own('F3')))).toEqual(moves);
    expect(movesOf(button(table, paid, 'pay'))).toEqual(moves.slice(0, 1));
    // Stepping back from stopping keeps it; what is taken back goes first, then the target.
    const stopping = after(table.state, 0, button(table, paid, 'stop'));
    expect(after(table.state, 0, button(table, stopping, 'back'))).toEqual(begun);
    const escape = (composing: Composed) => intents.key(view, composing, null, 'Escape');
    expect(after(table.state, 0, escape(paid))).toEqual(begun);
    expect(after(table.state, 0, escape(begun))).toBe(nothing);
  });

  test('a target that is known to be higher is not the main one to pay for', () => {
    const table = lay({ fields: ['8c 2d 3h | (2h) Kd', 'Qh (4s) | (5d)'], deck: '6s' }).attacks(0, 'F1');
    const paid = pressed(table, 0, [own('F2'), own('F3')], aimed(table));
    expect(buttons(table.view(0), paid).slice(0, 2)).toEqual([
      'Pay 5 and attack the Queen of Hearts',
      '*Pay 5 only',
    ]);
    expect(movesOf(twice(table, paid, own('F3'))).map(({ type }) => type)).toEqual(['pay']);
    expect(movesOf(button(table, paid, 'pay-strike')).map(({ type }) => type)).toEqual(['pay', 'target']);
  });

  test.for<[string, Move[]]>([
    ['nothing', []],
    ['another move', [{ type: 'done' }]],
    ['a card out of reach', [{ type: 'target', seat: 1, at: 'B1' }]],
    ['nobody', [{ type: 'target', seat: 5, at: 'F1' }]],
  ])('paying begins with nothing after %s', ([, unmade]) => {
    const table = paying('8c 2d 3h | (2h) Kd');
    expect(intents.begin(table.view(0), unmade)).toBe(nothing);
    // And with nothing for everybody else.
    expect(intents.begin(table.view(1), [{ type: 'target', seat: 0, at: 'F1' }] as readonly Move[])).toBe(
      nothing,
    );
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
    'Attack 8, defence 10 + 2 (Diamond) = 12: the attack on the 10 of Diamonds of Ben (front left) fails. Another card in reach may fall.',
  );
  const move = { kind: 'move', move: { type: 'target', seat: 1, at: 'F1' } };
  expect(point(table, looked, ben('F1'))).toEqual(move);
  expect(buttons(view, looked)).toEqual(['Attack the 10 of Diamonds', 'Put down …']);
  expect(twice(table, looked, ben('F1'))).toMatchObject({ kind: 'compose' });
  const other = pressed(table, 0, [ben('F2')]);
  expect(buttons(view, other)).toEqual(['*Attack the face-down card', 'Put down …']);
  expect(movesOf(twice(table, other, ben('F2')))).toEqual([{ type: 'target', seat: 1, at: 'F2' }]);
  // Where all are known to be higher, one of them it has to be.
  const all = lay({ fields: ['8h (3d) | (2h)', 'Td Qs | 5d'], deck: 'As' }).attacks(0, 'F1');
  const best = pressed(all, 0, [ben('F1')]);
  expect(buttons(all.view(0), best)).toEqual(['*Attack the 10 of Diamonds', 'Put down …']);
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
