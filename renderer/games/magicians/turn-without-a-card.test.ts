// A turn of Magicians in which nothing is played, and what is only looked at.
import { describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- test code lays out real tables
import { lay } from '../../../engine/games/magicians/table.testing.ts';
import { DECK_TARGET, discardPlace, phaseTarget, playTarget, theatreTarget, trickPlace } from './draft.ts';
import { explain } from './explain.ts';
import { intents } from './intents.ts';
import { say } from './played.testing.ts';
import { buttons, FULL, hand, point, press, preview } from './turns.testing.ts';
import { type Composed, nothing } from './way.ts';

describe('playing nothing', () => {
  test('is asked for twice while a card can be played, by the button alone', () => {
    const table = lay(FULL);
    expect(buttons(table, nothing)).toEqual(['Play nothing, draw a card …', 'Skip to Dirty Trick']);
    expect(intents.actions(say, table.view(0), nothing)[1]).toMatchObject({ isLesser: true });
    const [end] = intents.actions(say, table.view(0), nothing);
    const sure = (end?.intent.kind === 'compose' ? end.intent.composing : nothing) as Composed;
    expect(preview(table, sure)).toBe('Play nothing in this turn? You draw one more card instead.');
    expect(buttons(table, sure)).toEqual(['*Play nothing, draw a card', 'Step back …']);
    const series = {
      kind: 'moves',
      moves: [{ type: 'skip' }, { type: 'skip' }, { type: 'skip' }, { type: 'draw' }],
    };
    expect(intents.actions(say, table.view(0), sure)[0]).toMatchObject({
      intent: series,
      isConfirming: true,
    });
    expect(intents.key(table.view(0), sure, null, 'Escape')).toEqual({ kind: 'compose', composing: nothing });
    // However often the deck is pressed, by mouse or by key, it is only told what it is, and what is picked up stays so.
    for (const composing of [nothing, sure, press(table, hand('hat-trick'))]) {
      expect(point(table, composing, DECK_TARGET)).toEqual({ kind: 'explain', target: DECK_TARGET });
      expect(intents.twice?.(table.view(0), composing, DECK_TARGET)).toBeNull();
      expect(intents.key(table.view(0), composing, DECK_TARGET, 'Enter')).toBeNull();
    }
    const told = explain(say, table.view(0), nothing, DECK_TARGET);
    expect(told).toMatch(/^You have drawn your card for this turn; .* cards are left\.$/u);
    expect(explain(say, table.view(1), nothing, DECK_TARGET)).not.toMatch(/drawn/u);
  });

  test('is the main button at once where nothing can be played, and the deck does it too', () => {
    const table = lay({ theatres: [{ hand: 'vanishing-elephant' }, {}] });
    expect(buttons(table, nothing)).toEqual(['*Play nothing, draw a card']);
    expect(point(table, nothing, DECK_TARGET)).toEqual(
      intents.actions(say, table.view(0), nothing)[0]?.intent,
    );
  });

  test('says so where there is nothing to draw', () => {
    const table = lay({ theatres: [{ hand: 'vanishing-elephant' }, {}], short: true });
    expect(buttons(table, nothing)).toEqual(['*Play nothing']);
    expect(intents.actions(say, table.view(0), nothing)[0]?.intent).toEqual({
      kind: 'moves',
      moves: [{ type: 'skip' }, { type: 'skip' }, { type: 'skip' }, { type: 'skip' }],
    });
    expect(point(table, nothing, DECK_TARGET)).toMatchObject({ kind: 'explain' });
    expect(buttons(table.to('turn.intermission'), nothing)).toEqual(['*Go on']);
    expect(point(table, nothing, DECK_TARGET)).toMatchObject({ refusal: { code: 'nothing-to-draw' } });
  });

  test('leaving the last phase in which a card can be played is asked for twice', () => {
    const table = lay({ theatres: [{ hand: 'inventor', tricks: 'hat-trick' }, {}] });
    expect(buttons(table, nothing)).toEqual(['Play nothing, draw a card …', 'Skip to Dirty Trick …']);
    const skip = intents.actions(say, table.view(0), nothing)[1]?.intent;
    const sure = (skip?.kind === 'compose' ? skip.composing : nothing) as Composed;
    expect(preview(table, sure)).toBe(
      'You can still play a card in the Management Phase, and in no later phase of this turn. Leave it?',
    );
    expect(buttons(table, sure)).toEqual(['*Skip to Dirty Trick', 'Step back …']);
  });

  test('in Intermission a card is drawn by a button or by the deck', () => {
    const table = lay(FULL).to('turn.intermission');
    expect(buttons(table, nothing)).toEqual(['*Draw a card', 'Draw none']);
    expect(point(table, nothing, DECK_TARGET)).toEqual({ kind: 'move', move: { type: 'draw' } });
  });
});

describe('looking', () => {
  const table = lay(FULL);

  test.for([
    [theatreTarget(1), { kind: 'zoom', target: theatreTarget(1) }],
    [playTarget('great-hall'), { kind: 'zoom', target: theatreTarget(1) }],
    [playTarget('inventor'), { kind: 'explain', target: playTarget('inventor') }],
    [phaseTarget('newTrick'), { kind: 'explain', target: phaseTarget('newTrick') }],
    [trickPlace, { kind: 'explain', target: trickPlace }],
    [discardPlace, { kind: 'look', seat: -1 }],
  ] as const)('at %s', ([target, intent]) => {
    expect(point(table, nothing, target)).toEqual(intent);
    // Also by whoever is asked nothing, and by a watcher.
    expect(intents.point(table.view(1), nothing, target)?.kind).toMatch(/zoom|explain|look/u);
    expect(intents.point(table.view('watcher'), nothing, target)?.kind).toMatch(/zoom|explain|look/u);
  });

  test('at a card in a theatre that is shown large', () => {
    const large: Composed = { ...nothing, zoomed: theatreTarget(1) };
    expect(point(table, large, playTarget('great-hall'))).toMatchObject({ kind: 'explain' });
    expect(point(table, large, theatreTarget(1))).toEqual({ kind: 'zoom', target: theatreTarget(1) });
  });

  test('Escape puts down what is picked up', () => {
    const picked = press(table, hand('hat-trick'));
    expect(intents.key(table.view(0), picked, null, 'Escape')).toEqual({
      kind: 'compose',
      composing: nothing,
    });
    expect(intents.key(table.view(0), nothing, null, 'Escape')).toBeNull();
  });
});
