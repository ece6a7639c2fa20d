// Discards, the card that a spy takes, and the mulligan: chosen first, then confirmed, so that a slip of the finger loses nothing.
import { describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- test code lays out real tables
import { dealt, lay, type Table } from '../../../engine/games/magicians/table.testing.ts';
import { discardPlace, handTarget, playTarget, spiedTarget, theatreTarget } from './draft.ts';
import { intents } from './intents.ts';
import { names, pressed, say } from './played.testing.ts';
import { type Composed, nothing } from './way.ts';

const point = (table: Table, composing: Composed, target: string, seat = 0) =>
  intents.point(table.view(seat), composing, target);
const buttons = (table: Table, composing: Composed, seat = 0): string[] =>
  intents
    .actions(say, table.view(seat), composing)
    .map(({ words, intent }) => (intent.kind === 'why-not' ? `(${words})` : words));
const preview = (table: Table, composing: Composed, seat = 0): string =>
  intents.preview?.(say, table.view(seat), composing, names) ?? '';

/** Ben has two Helpers and only one Trick left: Ada has stolen the other one. */
function one(): Table {
  return lay({
    theatres: [
      { hand: 'steal-secret' },
      { tricks: 'hat-trick bullet-catch', support: 'great-hall inventor old-timer', hand: 'style' },
    ],
  }).sabotages(0, 'steal-secret', 1, 'bullet-catch');
}

/** Ada holds ten cards in her Finale. */
function three(): Table {
  return lay({
    theatres: [
      {
        hand: 'style secrecy flourish mysterious stagecraft obsession sacrifice showmanship parlor cabaret',
      },
      {},
    ],
  }).to('turn.finale');
}

describe('one card to be discarded', () => {
  test('is chosen, and goes by a button, a double press, Enter or on the discard pile', () => {
    const table = one();
    expect(table.demand).toEqual({ seat: 1, of: 'together', count: 1 });
    expect(buttons(table, nothing, 1)).toEqual([]);
    const target = playTarget('old-timer');
    const chosen = pressed(table, 1, [target], nothing);
    expect(preview(table, chosen, 1)).toBe(
      'To be discarded: Old Timer. You earn 5 PP next turn instead of 7.',
    );
    const move = { kind: 'move', move: { type: 'discard', cards: ['old-timer'] } };
    expect(buttons(table, chosen, 1)).toEqual(['Discard Old Timer']);
    expect(intents.actions(say, table.view(1), chosen)[0]?.intent).toEqual(move);
    expect(intents.twice?.(table.view(1), chosen, target)).toEqual(move);
    expect(intents.key(table.view(1), chosen, target, 'Enter')).toEqual(move);
    expect(point(table, chosen, discardPlace, 1)).toEqual(move);
  });

  test('another takes its place, and pressing it once more keeps it', () => {
    const table = one();
    const chosen = pressed(table, 1, [playTarget('old-timer')], nothing);
    expect(pressed(table, 1, [playTarget('inventor')], chosen).draft).toEqual({
      kind: 'discard',
      cards: ['inventor'],
    });
    expect(pressed(table, 1, [playTarget('old-timer')], chosen)).toBe(chosen);
    expect(intents.key(table.view(1), chosen, null, 'Escape')).toEqual({
      kind: 'compose',
      composing: nothing,
    });
  });

  test('is of the group that has to shrink: everything else is only looked at', () => {
    const table = one();
    expect(point(table, nothing, playTarget('hat-trick'), 1)).toMatchObject({ kind: 'explain' });
    expect(point(table, nothing, handTarget('style'), 1)).toMatchObject({ kind: 'explain' });
    expect(point(table, nothing, playTarget('bullet-catch'), 1)).toEqual({
      kind: 'zoom',
      target: theatreTarget(0),
    });
    expect(intents.lift?.(table.view(1), nothing, handTarget('style'))).toBeNull();
  });

  test('is carried to the discard pile', () => {
    const table = one();
    const lifted = intents.lift?.(table.view(1), nothing, playTarget('inventor'));
    expect(lifted).toMatchObject({ kind: 'consider', partial: { type: 'discard', cards: ['inventor'] } });
    const carried = (lifted?.kind === 'consider' ? lifted.composing : nothing) as Composed;
    expect(point(table, carried, discardPlace, 1)).toMatchObject({ kind: 'move' });
  });

  test('is asked of nobody else', () => {
    const table = one();
    expect(point(table, nothing, playTarget('inventor'))).toMatchObject({ kind: 'zoom' });
    expect(buttons(table, nothing)).toEqual([]);
  });
});

describe('several cards to be discarded', () => {
  const table = three();
  const some = pressed(table, 0, ['style', 'secrecy'].map(handTarget), nothing);
  const enough = pressed(table, 0, [handTarget('flourish')], some);

  test('are chosen and put back one by one, and counted', () => {
    expect(preview(table, some)).toBe('To be discarded: Style and Secrecy, and one more card.');
    expect(preview(table, enough)).toBe('To be discarded: Style, Secrecy and Flourish.');
    expect(pressed(table, 0, [handTarget('style')], enough).draft).toMatchObject({
      cards: ['secrecy', 'flourish'],
    });
    expect(pressed(table, 0, ['style', 'secrecy'].map(handTarget), some)).toBe(nothing);
  });

  test('go when they are exactly enough', () => {
    expect(buttons(table, some)).toEqual(['Choose again']);
    expect(buttons(table, enough)).toEqual(['Discard these 3', 'Choose again']);
    const [go] = intents.actions(say, table.view(0), enough);
    expect(go?.intent).toEqual({
      kind: 'move',
      move: { type: 'discard', cards: ['style', 'secrecy', 'flourish'] },
    });
    expect(intents.twice?.(table.view(0), enough, handTarget('style'))).toBeNull();
  });

  test('are never more: the host says so', () => {
    const intent = point(table, enough, handTarget('parlor'));
    expect(intent).toMatchObject({ kind: 'consider', ifRefused: enough });
    expect(pressed(table, 0, [handTarget('parlor')], enough)).toBe(enough);
  });
});

test('a spy sees the hand, chooses a card, and takes it by a button, a double press or Enter', () => {
  const table = lay({
    theatres: [{ hand: 'send-spy' }, { hand: 'style exposed parlor' }],
  }).sabotages(0, 'send-spy', 1);
  expect(point(table, nothing, spiedTarget('exposed'))).toEqual({
    kind: 'compose',
    composing: { draft: null, selected: spiedTarget('exposed') },
  });
  const chosen = pressed(table, 0, [spiedTarget('exposed')], nothing);
  const move = { kind: 'move', move: { type: 'take', card: 'exposed' } };
  expect(buttons(table, chosen)).toEqual(['Take Exposed', 'Step back']);
  expect(intents.twice?.(table.view(0), chosen, spiedTarget('exposed'))).toEqual(move);
  expect(intents.key(table.view(0), chosen, spiedTarget('exposed'), 'Enter')).toEqual(move);
  // The victim is asked nothing, and sees nothing to choose.
  expect(buttons(table, nothing, 1)).toEqual([]);
  expect(point(table, nothing, handTarget('exposed'), 1)).toMatchObject({ kind: 'why-not' });
});

test('the hand is exchanged or kept by a button', () => {
  const table = dealt({ hands: ['parlor cabaret theatre', 'hat-trick'] });
  expect(buttons(table, nothing)).toEqual(['Exchange the hand', 'Keep it']);
  expect(point(table, nothing, handTarget('parlor'))).toMatchObject({ kind: 'explain' });
  expect(buttons(table, nothing, 1)).toEqual([]);
});
