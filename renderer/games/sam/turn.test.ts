// Arranging, Summon and Movement of SAM press by press: what is composed, the buttons, and what is said would come of it.
import { describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- test code lays out real tables
import { dealt, lay } from '../../../engine/games/sam/table.testing.ts';
import type { Target } from '../../stage/contract.ts';
import { DISCARD_TARGET, fieldTarget, handTarget } from './draft.ts';
import { intents } from './intents.ts';
import { after, buttons, movesOf, preview, pressed, say } from './played.testing.ts';
import { own, ben, point, twice, lift, drop, button, whyNot, summoning } from './turns.testing.ts';
import { type Composed, nothing } from './way.ts';

describe('arranging', () => {
  const table = dealt({ hands: ['Kh 2c 9d 3s Ah 7c', 'Qs Jd 5h 6c 8s Td'] });
  const view = table.view(0);
  const laid = (composing: Composed) => (composing.draft?.kind === 'arrange' ? composing.draft.at : {});

  test('a card of the hand, then its place; a placed one changes with another, or goes back', () => {
    const held = pressed(table, 0, [handTarget('Kh')]);
    expect(preview(view, held)).toMatch(/^King of Hearts: choose its place/u);
    const two = pressed(table, 0, [own('F1'), handTarget('2c'), own('B2')], held);
    expect(laid(two)).toEqual({ F1: 'Kh', B2: '2c' });
    expect(laid(pressed(table, 0, [own('F1'), own('B2')], two))).toEqual({ F1: '2c', B2: 'Kh' });
    expect(laid(pressed(table, 0, [own('F1'), own('F3')], two))).toEqual({ F3: 'Kh', B2: '2c' });
    expect(laid(pressed(table, 0, [own('F1'), own('F1')], two))).toEqual({ B2: '2c' });
    expect(laid(pressed(table, 0, [handTarget('9d'), own('F1')], two))).toEqual({ F1: '9d', B2: '2c' });
    expect(laid(pressed(table, 0, [own('F1'), handTarget('9d')], two))).toEqual({ F1: '9d', B2: '2c' });
    expect(pressed(table, 0, [own('F1'), own('F1'), own('B2'), own('B2')], two)).toBe(nothing);
  });

  test('two quick presses lay a card in the next empty place, and take a placed one back', () => {
    const one = after(table.state, 0, twice(table, nothing, handTarget('Kh')));
    const two = after(table.state, 0, twice(table, one, handTarget('Ah')));
    expect(laid(two)).toEqual({ F1: 'Kh', F2: 'Ah' });
    expect(laid(after(table.state, 0, twice(table, two, own('F1'))))).toEqual({ F2: 'Ah' });
    const held = pressed(table, 0, [handTarget('9d')], two);
    const placed = after(table.state, 0, intents.key(view, held, handTarget('9d'), 'Enter'));
    expect(laid(placed)).toEqual({ F1: 'Kh', F2: 'Ah', F3: '9d' });
  });

  test('a card is carried to a place, and over nothing it stays', () => {
    expect(laid(after(table.state, 0, drop(table, handTarget('Kh'), own('B3'))))).toEqual({
      B3: 'Kh',
    });
    expect(drop(table, handTarget('Kh'), handTarget('2c'))).toBeNull();
  });

  test('“Arrange for me” puts Spades and twos behind, keeps what lies, and all six are sent at once', () => {
    expect(buttons(view)).toEqual(['Arrange for me …']);
    const one = pressed(table, 0, [handTarget('9d'), own('B1')]);
    expect(buttons(view, one)).toEqual(['Arrange the rest for me …', 'Choose again …']);
    const fill = button(table, one, 'fill');
    const full = after(table.state, 0, fill);
    expect(laid(full).B1).toBe('9d');
    const { F1, F2, F3, B2, B3 } = laid(full);
    expect(new Set([F1, F2, F3])).toEqual(new Set(['7c', 'Ah', 'Kh']));
    expect(new Set([B2, B3])).toEqual(new Set(['2c', '3s']));
    expect(buttons(view, full)).toEqual(['*Ready', 'Choose again …']);
    const [move] = movesOf(intents.actions(say, view, full)[0]?.intent ?? null);
    expect(table.refused(0, move)).toBeNull();
    expect(preview(view, full)).toMatch(/press “Ready” when you are done/u);
  });
});

describe('Summon', () => {
  test('what a flip would leave stands on its button and in the prompt', () => {
    const table = summoning();
    const view = table.view(0);
    const up = pressed(table, 0, [own('F2')]);
    expect(preview(view, up)).toBe(
      '7 of Clubs: flipping it up costs 5 and leaves 0 of your 5. It can also be swapped for a new card, instead of any flip.',
    );
    expect(buttons(view, up)).toEqual(['*Flip up: costs 5, leaves 0', 'Swap for a new card', 'Put down …']);
    const down = pressed(table, 0, [own('F1')]);
    expect(preview(view, down)).toBe(
      '9 of Diamonds: flipping it down brings 9, which makes 14 points. To attack with it, which costs 9, put it onto one of the 5 cards in its reach.',
    );
    expect(buttons(view, down)).toEqual(['*Flip down: brings 9, makes 14', 'Put down …']);
    expect(pressed(table, 0, [own('F1')], down)).toBe(nothing);
  });

  test('what is too dear says so, and how to mend it; swapping is still open', () => {
    const table = summoning();
    const dear = pressed(table, 0, [own('B3')]);
    expect(preview(table.view(0), dear)).toMatch(
      /^Flipping up the Queen of Diamonds costs 12 .+ It can also be swapped/u,
    );
    expect(buttons(table.view(0), dear)).toEqual(['(Flip up)', 'Swap for a new card', 'Put down …']);
    expect(twice(table, dear, own('B3'))).toMatchObject(whyNot('too-dear'));
  });

  test('two quick presses, or Enter on what is looked at, turn the card over', () => {
    const table = summoning();
    const looked = pressed(table, 0, [own('F2')]);
    const flip = { kind: 'move', move: { type: 'flip', at: 'F2' } };
    expect(twice(table, looked, own('F2'))).toEqual(flip);
    expect(intents.key(table.view(0), looked, own('F2'), 'Enter')).toEqual(flip);
    expect(intents.key(table.view(0), looked, own('F1'), 'Enter')).toBeNull();
    expect(intents.key(table.view(0), looked, null, 'Escape')).toEqual({
      kind: 'compose',
      composing: nothing,
    });
  });

  test('a face-down card on the discards is swapped, by carrying it there or by pressing both', () => {
    const table = summoning();
    const swap = { kind: 'move', move: { type: 'swap', at: 'B1' } };
    expect(drop(table, own('B1'), DISCARD_TARGET)).toEqual(swap);
    expect(point(table, pressed(table, 0, [own('B1')]), DISCARD_TARGET)).toEqual(swap);
    expect(drop(table, own('F1'), DISCARD_TARGET)).toMatchObject(whyNot('face-up'));
    expect(drop(table.flips(0, 'F1'), own('B1'), DISCARD_TARGET)).toMatchObject(whyNot('flipped-already'));
    expect(point(table, nothing, DISCARD_TARGET)).toEqual({ kind: 'look', seat: -1 });
  });

  test('a face-up card carried onto what it reaches leaves Summon, and attacks; what it does not reach says why', () => {
    const table = summoning();
    const series = {
      kind: 'moves',
      moves: [
        { type: 'done' },
        { type: 'attack', with: 'F1', boosts: [] },
        { type: 'target', seat: 1, at: 'F1' },
      ],
    };
    expect(drop(table, own('F1'), ben('F1'))).toEqual(series);
    expect(drop(table, own('F1'), ben('B1'))).toMatchObject(whyNot('out-of-reach'));
    // By presses the target is looked at first, and it is said that Summon is left.
    const looked = pressed(table, 0, [own('F1'), ben('F1')]);
    expect(preview(table.view(0), looked)).toBe(
      'Attack 9 − 2 (Diamond) = 7 on the face-down card of Ben (front left): its value is not known. Summon is left, and your 5 points are lost.',
    );
    expect(buttons(table.view(0), looked)).toEqual(['*Attack the face-down card', 'Put down …']);
    expect(point(table, looked, ben('F1'))).toEqual(series);
    expect(twice(table, looked, ben('F1'))).toEqual(series);
  });

  test('what a carried card is over is said before it is let go', () => {
    const table = summoning();
    const view = table.view(0);
    const over = (from: Target, target: Target | null): string => {
      const carried = lift(table, from);
      const aim = intents.aim?.(view, carried, target) ?? null;
      return preview(view, aim === null ? carried : after(table.state, 0, aim));
    };
    expect(over(own('F1'), ben('F1'))).toMatch(
      /^Attack 9 − 2 .+ Let go to attack: Summon is left, and your 5 points are lost\.$/u,
    );
    expect(over(own('F1'), ben('B1'))).toMatch(/^To attack with it, which costs 9, put it onto/u);
    expect(over(own('F1'), null)).toMatch(/^To attack with it, which costs 9, put it onto/u);
    expect(over(own('B2'), null)).toMatch(/^King of Clubs: flipping it down/u);
    expect(over(own('B1'), null)).toBe(
      '3 of Hearts: over the discards it is swapped, over another place of yours it is moved there, which ends your turn.',
    );
    expect(over(own('B1'), DISCARD_TARGET)).toMatch(/^3 of Hearts goes to the discards/u);
    expect(over(own('B1'), own('F2'))).toMatch(
      /^3 of Hearts goes to front middle, and 7 of Clubs to where it lay/u,
    );
    // Nothing else is done meanwhile, and what it is over is aimed at.
    expect(buttons(view, lift(table, own('F1')))).toEqual(['Put down …']);
    const aimed = after(table.state, 0, intents.aim?.(view, lift(table, own('F1')), ben('F1')) ?? null);
    expect(aimed.draft).toEqual({ kind: 'attack', with: 'F1', boosts: [], aim: ben('F1') });
    const away = after(table.state, 0, intents.aim?.(view, aimed, ben('B1')) ?? null);
    expect(away.draft).toEqual({ kind: 'turn', at: 'F1' });
    // What is only pressed is not carried: looking at others changes nothing.
    expect(intents.aim?.(view, pressed(table, 0, [own('F1')]), ben('F2'))).toBeNull();
  });

  test('what leaving Summon loses is said while a card could still be flipped up for it', () => {
    const table = summoning();
    expect(buttons(table.view(0))[0]).toBe('On to Attack, 5 points are lost');
    const ending = after(table.state, 0, button(table, nothing, 'end'));
    expect(preview(table.view(0), ending)).toMatch(/do not attack; your 5 points are lost\.$/u);
    // Nothing is left that 5 points could flip up.
    const dear = lay({ fields: ['9d (Qd) | (Kh)', '(8h) | (5d)'] });
    expect(buttons(dear.view(0))[0]).toBe('On to Attack');
  });

  test('an attack that must come to nothing is no main button, and two presses do not make it', () => {
    const table = summoning();
    const looked = pressed(table, 0, [own('F1'), ben('F2')]);
    expect(buttons(table.view(0), looked)).toEqual(['Attack the Queen of Clubs …', 'Put down …']);
    expect(preview(table.view(0), looked)).toMatch(
      /front middle\) fails\. Summon is left, and your 5 points are lost\.$/u,
    );
    for (const asks of [twice(table, looked, ben('F2')), drop(table, own('F1'), ben('F2'))]) {
      const asked = after(table.state, 0, asks);
      expect(preview(table.view(0), asked)).toBe(
        'The attack on the Queen of Clubs must fail: the 9 of Diamonds would be flipped down, and only count against idling. Attack all the same?',
      );
      expect(buttons(table.view(0), asked)).toEqual(['Attack all the same', 'Step back …']);
      expect(twice(table, asked, ben('F2'))).toMatchObject({ kind: 'compose' });
      expect(movesOf(point(table, asked, ben('F2'))).map(({ type }) => type)).toEqual([
        'done',
        'attack',
        'target',
      ]);
      expect(after(table.state, 0, button(table, asked, 'not'))).toEqual(looked);
    }
  });

  test('points that are left of a flip are said to be lost by an attack', () => {
    const table = summoning().flips(0, 'F3');
    expect(preview(table.view(0), pressed(table, 0, [own('F1'), ben('F2')]))).toMatch(
      /Summon is left, and your 7 points are lost\.$/u,
    );
  });

  test('a face-down card put in an empty place says what is passed over, and is moved by a button', () => {
    const table = lay({ fields: ['9d (7c) - | (3h)', '(8h) | (5d)'] });
    const composing = after(table.state, 0, drop(table, own('F2'), own('F3')));
    expect(preview(table.view(0), composing)).toBe(
      '7 of Clubs goes to front right, which ends your turn. Summon and Attack are passed over, and your 5 points are lost.',
    );
    expect(buttons(table.view(0), composing)).toEqual(['*Move it there', 'Put down …']);
    const series = {
      kind: 'moves',
      moves: [{ type: 'done' }, { type: 'done' }, { type: 'move', from: 'F2', to: 'F3' }],
    };
    expect(intents.actions(say, table.view(0), composing)[0]?.intent).toEqual(series);
    expect(point(table, composing, own('F3'))).toEqual(series);
    // The same by presses, and with another face-down card by carrying.
    expect(pressed(table, 0, [own('F2'), own('F3')])).toEqual(composing);
    const changed = after(table.state, 0, drop(table, own('F2'), own('B1')));
    expect(preview(table.view(0), changed)).toMatch(
      /^7 of Clubs goes to back left, and 3 of Hearts to where it lay,/u,
    );
    expect(drop(table, own('F1'), own('F3'))).toMatchObject(whyNot('face-up'));
    expect(drop(table, own('F2'), own('F2'))).toBeNull();
  });

  test('where no attack could follow, one phase is passed over', () => {
    const table = lay({ fields: ['(9d) (7c) - | (3h)', '(8h) | (5d)'] });
    expect(buttons(table.view(0))).toEqual(['On to Movement, 5 points are lost', 'End the turn …']);
    const composing = pressed(table, 0, [own('F2'), own('F3')]);
    expect(preview(table.view(0), composing)).toMatch(
      /The rest of Summon is passed over, and your 5 points are lost\.$/u,
    );
    expect(movesOf(point(table, composing, own('F3'))).map(({ type }) => type)).toEqual(['done', 'move']);
  });

  test('ending the turn is asked for twice, and passes over everything', () => {
    const table = summoning();
    expect(buttons(table.view(0))).toEqual(['On to Attack, 5 points are lost', 'End the turn …']);
    const end = button(table, nothing, 'end');
    const ending = after(table.state, 0, end);
    expect(preview(table.view(0), ending)).toMatch(/^End your turn\?/u);
    expect(buttons(table.view(0), ending)).toEqual(['*End the turn', 'Step back …']);
    expect(movesOf(intents.actions(say, table.view(0), ending)[0]?.intent ?? null)).toEqual(
      Array.from({ length: 3 }, () => ({ type: 'done' })),
    );
  });

  test('in a turn that must act nothing is passed over, and it is said why', () => {
    const table = lay({ fields: ['9d (7c) - | (3h)', '(8h) | (5d)'], idle: [3, 0] });
    expect(table.view(0).mustAct).toBe(true);
    // An attack may still follow, so Summon may be left, but Attack may not.
    expect(buttons(table.view(0))).toEqual(['On to Attack, 5 points are lost', '(End the turn)']);
    expect(drop(table, own('F2'), own('F3'))).toMatchObject(whyNot('idle'));
    const idle = lay({ fields: ['(9d) (7c) - | (3h)', '(8h) | (5d)'], idle: [3, 0] });
    expect(buttons(idle.view(0))).toEqual(['(On to Movement, 5 points are lost)', '(End the turn)']);
  });

  test('another’s card is looked at large, and told of there', () => {
    const table = summoning();
    expect(point(table, nothing, ben('F2'))).toEqual({ kind: 'zoom', target: fieldTarget(1) });
    expect(point(table, { ...nothing, zoomed: fieldTarget(1) }, ben('F2'))).toEqual({
      kind: 'explain',
      target: ben('F2'),
    });
    expect(point(table, nothing, fieldTarget(0))).toBeNull();
  });
});

test('Movement: a face-down card is picked up and put down; nothing is moved by two quick presses', () => {
  const table = lay({ fields: ['9d (7c) - | (3h)', '(8h) | (5d)'] }).to('turn.movement');
  const view = table.view(0);
  expect(buttons(view)).toEqual(['*End the turn']);
  const picked = pressed(table, 0, [own('F2')]);
  expect(preview(view, picked)).toMatch(/^7 of Clubs \(front middle\): choose an empty place/u);
  const move = { kind: 'move', move: { type: 'move', from: 'F2', to: 'F3' } };
  expect(point(table, picked, own('F3'))).toEqual(move);
  expect(drop(table, own('F2'), own('F3'))).toEqual(move);
  expect(twice(table, picked, own('F2'))).toBeNull();
  expect(point(table, picked, own('F1'))).toMatchObject(whyNot('face-up'));
  expect(point(table, nothing, own('F1'))).toMatchObject(whyNot('face-up'));
  expect(pressed(table, 0, [own('F2')], picked)).toBe(nothing);
});
