// A turn of Trick-Taking is put together press by press, as the host judges it.
import { describe, expect, test } from 'vitest';
import type { Move, Play } from '../../../engine/games/trick-taking/types.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { handTarget, trickTarget } from './draft.ts';
import { intents } from './intents.ts';
import { type Sitting, sitDown } from './played.testing.ts';
import { playsIn } from './turn-way.ts';
import { type Composed, nothing } from './way.ts';

const say = sayIn(english, 'en-GB');
const names = ['Ada', 'Ben'];

/** Seat 0 has led C1 (red, the hat high); seat 1 is to take a turn. */
function asked(hand = 'C2 L4 S1 V2 M6 I5 E3'): Sitting {
  const table = sitDown(['C1 E5 I1 L2 M5 S2 V1', hand]);
  table.move({ type: 'lead', card: 'C1' });
  return table;
}

/** What is composed after these presses: codes of the hand, and with a `>` before them of the trick. */
function pressed(table: Sitting, presses: string, from: Composed = nothing): Composed {
  return presses.split(' ').reduce((composing, press) => {
    const target = press.startsWith('>') ? trickTarget(press.slice(1)) : handTarget(press);
    return table.after(composing, intents.point(table.view(), composing, target));
  }, from);
}

/** Such as `C2! L4!C1 S1`: with `!` the effect is used, and behind it stands on what. */
const told = (composing: Composed): string =>
  playsIn(composing)
    .map(({ card, effect, on }: Play) => `${card}${effect ? '!' : ''}${on ?? ''}`)
    .join(' ');

const buttons = (table: Sitting, composing: Composed): string[] =>
  intents
    .actions(say, table.view(), composing)
    .map(
      ({ id, words, intent }) => (id === 'effect' ? words : id) + (intent.kind === 'why-not' ? ' (no)' : ''),
    );

/** What is composed after a button. */
function after(table: Sitting, composing: Composed, id: string): Composed {
  const action = intents.actions(say, table.view(), composing).find((each) => each.id === id);
  return table.after(composing, action?.intent ?? null);
}

const preview = (table: Sitting, composing: Composed): string =>
  intents.preview?.(say, table.view(), composing, names) ?? '';

describe('pressing cards', () => {
  test.for([
    ['a Conjure, an Illusion and a Metamorphosis begin with their effects', 'M6', 'M6!'],
    ['a Levitate begins with it, and waits for an aim', 'L4', 'L4!'],
    ['at the lead', 'L4 >C1', 'L4!C1'],
    ['the same target once more takes the aim back', 'L4 >C1 >C1', 'L4!'],
    ['a Vanish begins without where only the lead lies', 'V2', 'V2'],
    ['and with its effect where more lies there', 'C2 V2', 'C2! V2!'],
    ['another card takes the place of the only one', 'L4 M6', 'M6!'],
    ['the card once more takes it back', 'M6 M6', ''],
    ['after a Conjure cards follow', 'C2 M6 I5', 'C2! M6! I5!'],
    ['each with an aim of its own, also at a card of this turn', 'C2 M6 S1 >M6', 'C2! M6! S1!M6'],
    ['a card once more takes what followed back as well', 'C2 M6 I5 M6', 'C2!'],
    ['a card that lies in the trick already is taken back there', 'C2 M6 >M6', 'C2!'],
    ['an Escape has no effect to use', 'E3', 'E3'],
  ] as const)('%s', ([, presses, composed]) => {
    expect(told(pressed(asked(), presses))).toBe(composed);
  });

  test('when no card may follow, the host says why not, and the turn stays as it was', () => {
    const table = asked();
    const full = pressed(table, 'C2 M6 I5');
    const intent = intents.point(table.view(), full, handTarget('E3'));
    expect(intent).toMatchObject({ kind: 'consider' });
    expect(told(table.after(full, intent))).toBe('C2! M6! I5!');
  });

  test('what cannot be aimed at says why', () => {
    const table = asked();
    const intent = intents.point(table.view(), pressed(table, 'V2'), trickTarget('C1'));
    expect(intent).toMatchObject({ kind: 'why-not', refusal: { code: 'lead-cannot-vanish' } });
  });

  test('nothing in the trick means anything before a card is chosen', () => {
    expect(intents.point(asked().view(), nothing, trickTarget('C1'))).toBeNull();
  });
});

describe('the buttons', () => {
  test.for([
    ['M6', ['play', 'Without its effect', 'back']],
    ['L4', ['plain', 'back']],
    ['C2 L4', ['Without its effect', 'back']],
    ['V2', ['play', 'back']],
    ['L4 >C1', ['play', 'Without its effect', 'back']],
    ['E3', ['play', 'back']],
  ] as const)('of %s', ([presses, words]) => {
    const table = asked();
    expect(buttons(table, pressed(table, presses))).toEqual(words);
  });

  test('there are none before a card is chosen', () => {
    expect(buttons(asked(), nothing)).toEqual([]);
  });

  test('play sends the turn as the host takes it', () => {
    const table = asked();
    const [play] = intents.actions(say, table.view(), pressed(table, 'C2 L4 >C1 E3'));
    expect(play?.intent).toEqual({
      kind: 'move',
      move: {
        type: 'turn',
        plays: [
          { card: 'C2', effect: true },
          { card: 'L4', effect: true, on: 'C1' },
          { card: 'E3', effect: false },
        ],
      },
    });
    if (play?.intent.kind === 'move') table.move(play.intent.move as Move);
    expect(table.view().trick.count).toBe(4);
  });

  test('what is not aimed is played without its effect by a button that says so', () => {
    const table = asked();
    const [plain] = intents.actions(say, table.view(), pressed(table, 'S1'));
    expect(plain).toMatchObject({
      words: 'Play without its effect',
      isMain: false,
      intent: { kind: 'move', move: { type: 'turn', plays: [{ card: 'S1', effect: false }] } },
    });
  });

  test('after a Conjure it is left out, and may be aimed after all', () => {
    const table = asked();
    const waiting = pressed(table, 'C2 M6 S1');
    expect(preview(table, waiting)).toBe(
      'Not played yet: point at the card that the violet Saw 1 is to lower.',
    );
    const without = after(table, waiting, 'effect');
    expect(told(without)).toBe('C2! M6! S1');
    expect(buttons(table, without)).toEqual(['play', 'back']);
    expect(told(pressed(table, '>M6', without))).toBe('C2! M6! S1!M6');
  });

  test('what is aimed is left unused by a button, and played by another', () => {
    const table = asked();
    const without = after(table, pressed(table, 'L4 >C1'), 'effect');
    expect(told(without)).toBe('L4');
    expect(buttons(table, without)).toEqual(['play', 'back']);
  });

  test('a step back takes the aim first, then the card', () => {
    const table = asked();
    const steps = ['C2! L4!C1', 'C2! L4!', 'C2!', ''];
    let composing = pressed(table, 'C2 L4 >C1');
    for (const step of steps) {
      expect(told(composing)).toBe(step);
      if (step !== '') composing = after(table, composing, 'back');
    }
    expect(composing.judged).toBeUndefined();
  });
});

describe('keys and double presses', () => {
  test('Enter on a chosen card plays, and so does a double press', () => {
    const table = asked();
    const chosen = pressed(table, 'M6');
    const move = { kind: 'move', move: { type: 'turn', plays: [{ card: 'M6', effect: true }] } };
    expect(intents.key(table.view(), chosen, handTarget('M6'), 'Enter')).toEqual(move);
    expect(intents.twice?.(table.view(), chosen, handTarget('M6'))).toEqual(move);
    expect(intents.key(table.view(), chosen, handTarget('I5'), 'Enter')).toBeNull();
    const aimed = pressed(table, 'L4 >C1');
    expect(intents.key(table.view(), aimed, trickTarget('C1'), 'Enter')).toMatchObject({ kind: 'move' });
  });

  test('a double press on an aim only aims', () => {
    const table = asked();
    expect(intents.twice?.(table.view(), pressed(table, 'L4 >C1'), trickTarget('C1'))).toBeNull();
  });

  test('neither plays a Conjure before its cards were chosen', () => {
    const table = asked();
    const chosen = pressed(table, 'C2');
    const stays = { kind: 'compose', composing: chosen };
    expect(intents.key(table.view(), chosen, handTarget('C2'), 'Enter')).toEqual(stays);
    expect(intents.twice?.(table.view(), chosen, handTarget('C2'))).toEqual(stays);
  });

  test('neither plays what is not aimed', () => {
    const table = asked();
    for (const presses of ['L4', 'S1', 'V2', 'C2 L4', 'C2 V2']) {
      const chosen = pressed(table, presses);
      const target = handTarget(presses.split(' ').at(-1) ?? '');
      const refused = { kind: 'why-not', refusal: { code: 'no-target' } };
      expect(intents.key(table.view(), chosen, target, 'Enter')).toMatchObject(refused);
      expect(intents.twice?.(table.view(), chosen, target)).toMatchObject(refused);
    }
    // Nor before the host has answered.
    const intent = intents.point(table.view(), nothing, handTarget('L4'));
    if (intent?.kind !== 'consider') throw new Error('There is no draft.');
    expect(intents.twice?.(table.view(), intent.composing, handTarget('L4'))).toMatchObject({
      kind: 'why-not',
    });
  });

  test('Escape and Backspace step back, wherever the focus is', () => {
    const table = asked();
    const chosen = pressed(table, 'C2 M6');
    for (const key of ['Escape', 'Backspace']) {
      expect(told(table.after(chosen, intents.key(table.view(), chosen, null, key)))).toBe('C2!');
    }
    expect(intents.key(table.view(), nothing, null, 'Escape')).toBeNull();
  });
});

describe('what would come of it, in words', () => {
  test.for([
    [
      'M6',
      'Not played yet: Ada would be winning with the red Conjure 1, as the lead. The hat would turn: Low Card Wins.',
    ],
    ['I5', 'Not played yet: you would be winning with the indigo Illusion 5, as an Illusion.'],
    [
      'C2',
      'Not played yet: you would be winning with the orange Conjure 2, matching by effect. Up to 2 more may follow.',
    ],
    [
      'E3',
      'Not played yet: Ada would be winning with the red Conjure 1, as the lead. Your violet Escape 3 matches neither Conjure nor red.',
    ],
    [
      'V2',
      'Not played yet, and without its effect: Ada would be winning with the red Conjure 1, as the lead. Your blue Vanish 2 matches neither Conjure nor red.',
    ],
    ['L4', 'Not played yet: point at the card that the orange Levitate 4 is to lift.'],
    ['L4 >C1', 'Not played yet: Ada would be winning with the red Conjure 1, rank 5, as the lead.'],
    [
      'C2 M6 V2 >M6',
      'Not played yet: Ada would be winning with the red Conjure 1, as the lead. The hat would turn: Low Card Wins. The red Metamorphosis 6 would go back to your hand.',
    ],
  ] as const)('%s', ([presses, words]) => {
    const table = asked();
    expect(preview(table, pressed(table, presses))).toBe(words);
  });

  test('nothing before the host has answered', () => {
    const table = asked();
    const intent = intents.point(table.view(), nothing, handTarget('M6'));
    expect(intent?.kind).toBe('consider');
    if (intent?.kind === 'consider') {
      expect(intents.preview?.(say, table.view(), intent.composing, names)).toBe('');
    }
  });
});

test('in a complete trick a Vanish follows a Conjure, and has to be aimed', () => {
  const table = asked();
  table.move({ type: 'turn', plays: [{ card: 'E3', effect: false }] });
  table.move({ type: 'turn', plays: [{ card: 'E5', effect: false }] });
  table.move({ type: 'turn', plays: [{ card: 'I5', effect: true }] });
  table.move({ type: 'turn', plays: [{ card: 'M5', effect: false }] });
  const full = pressed(table, 'C2 M6');
  expect(table.view().trick.count + playsIn(full).length).toBe(7);
  expect(preview(table, full)).toMatch(
    /^Not played yet: Ada would win the trick with the red Conjure 1, .+\. One more card may follow/u,
  );
  expect(intents.point(table.view(), full, handTarget('S1'))).toMatchObject({
    kind: 'why-not',
    refusal: { code: 'trick-full' },
  });
  const vanishing = pressed(table, 'V2', full);
  expect(buttons(table, vanishing)).toEqual(['back']);
  expect(preview(table, vanishing)).toBe(
    'Not played yet: point at the card that the blue Vanish 2 makes vanish.',
  );
  expect(told(pressed(table, '>E5', vanishing))).toBe('C2! M6! V2!E5');
});
