// A turn of Magicians is played press by press: what is composed, which buttons there are, and what is said would come of it.
import { describe, expect, test } from 'vitest';
import { describe as describeWords } from '../../../engine/games/magicians/describe.ts';
// oxlint-disable-next-line no-restricted-imports -- test code lays out real tables
import { lay, type Table } from '../../../engine/games/magicians/table.testing.ts';
import { discardPlace, playTarget, supportPlace, theatreTarget, trickPlace } from './draft.ts';
import { intents } from './intents.ts';
import { after, names, pressed, say } from './played.testing.ts';
import { buttons, FULL, hand, point, press, preview } from './turns.testing.ts';
import { type Composed, nothing } from './way.ts';

describe('picking up', () => {
  test('is said to be possible for whatever can be played in this turn', () => {
    const question = (table: Table) => describeWords.question(say, table.view(0), names);
    expect(question(lay(FULL))).toBe(
      'Your turn: play one card (Support, Sabotage or a Trick), or play nothing and draw one more card.',
    );
    expect(question(lay(FULL).to('turn.newTrick.playing'))).toBe(
      'Your turn: play a Trick, or play nothing and draw one more card.',
    );
    expect(question(lay({ theatres: [{ hand: 'transposition' }, {}] }))).toBe(
      'None of your cards can be played now: draw one more card.',
    );
  });

  test('a card that may be played is in the hand, and a second press puts it down', () => {
    const table = lay(FULL);
    const picked = press(table, hand('hat-trick'));
    expect(picked).toMatchObject({ draft: { kind: 'play', card: 'hat-trick' }, selected: null });
    expect(pressed(table, 0, [hand('hat-trick')], picked)).toBe(nothing);
    expect(press(table, hand('hat-trick'), hand('stage-manager')).draft).toEqual({
      kind: 'play',
      card: 'stage-manager',
    });
  });

  test.for([
    ['vanishing-elephant', 'ladder', 'in the words of its own phase, not of the present one'],
    ['secrecy', 'needs-five-tricks', 'as the Support card that it is'],
  ] as const)('%s says why not: %s, %s', ([card, code]) => {
    const table = lay(FULL);
    expect(point(table, nothing, hand(card))).toMatchObject({ kind: 'why-not', refusal: { code } });
    expect(intents.lift?.(table.view(0), nothing, hand(card))).toMatchObject({ kind: 'why-not' });
  });

  test('in Intermission it is said that only a card can be drawn', () => {
    const table = lay(FULL).to('turn.intermission');
    expect(point(table, nothing, hand('hat-trick'))).toMatchObject({
      kind: 'why-not',
      refusal: { code: 'wrong-move', facts: { possible: ['draw', 'skip'] } },
    });
  });

  test('in the turn of another it is said whose turn it is', () => {
    const table = lay({ ...FULL, turn: 1 });
    expect(point(table, nothing, hand('hat-trick'))).toMatchObject({ refusal: { code: 'not-your-turn' } });
  });
});

describe('putting down', () => {
  test('a card of a later phase passes over those before it', () => {
    const table = lay(FULL);
    const picked = press(table, hand('hat-trick'));
    expect(preview(table, picked)).toBe(
      'Hat Trick: put it among your Tricks. You earn 13 PP this turn instead of 12.',
    );
    const series = {
      kind: 'moves',
      moves: [{ type: 'skip' }, { type: 'skip' }, { type: 'trick', card: 'hat-trick' }],
    };
    // Also on the cards that lie there, and on the theatre as a whole.
    for (const target of [trickPlace, playTarget('restoration'), theatreTarget(0), playTarget('inventor')]) {
      expect(point(table, picked, target)).toEqual(series);
    }
    expect(intents.twice?.(table.view(0), picked, hand('hat-trick'))).toEqual(series);
    expect(intents.key(table.view(0), picked, hand('hat-trick'), 'Enter')).toEqual(series);
    expect(buttons(table, picked)).toEqual(['*Play Hat Trick', 'Put down …']);
  });

  test('in its own phase it is one move, and its income is told before', () => {
    const table = lay(FULL).to('turn.newTrick.playing');
    const picked = press(table, hand('hat-trick'));
    expect(preview(table, picked)).toBe(
      'Hat Trick: put it among your Tricks. You earn 13 PP this turn instead of 12.',
    );
    expect(point(table, picked, trickPlace)).toEqual({
      kind: 'move',
      move: { type: 'trick', card: 'hat-trick' },
    });
  });

  test('at a limit the card that makes room is pointed at, and nothing else will do', () => {
    const table = lay(FULL);
    const picked = press(table, hand('stage-manager'));
    expect(preview(table, picked)).toBe(
      'Stage Manager needs room: point at the card to discard for it, Inventor, Old Timer or Audience Plant.',
    );
    for (const target of [supportPlace, theatreTarget(0)]) {
      expect(point(table, picked, target)).toMatchObject({ kind: 'why-not', refusal: { code: 'limit' } });
    }
    const aim = intents.aim?.(table.view(0), picked, playTarget('old-timer')) ?? null;
    expect(preview(table, after(table.state, 0, aim))).toBe(
      'Stage Manager: put it in the place of Old Timer, which is discarded.',
    );
    expect(intents.twice?.(table.view(0), picked, hand('stage-manager'))).toMatchObject({ kind: 'why-not' });
    expect(buttons(table, picked)).toEqual(['Put down …']);
    // Pressing it unseen tells the same, and once more, twice at once or the button does it; where it was looked at, one press does.
    const move = {
      kind: 'move',
      move: { type: 'support', card: 'stage-manager', replace: 'old-timer' },
    };
    const told = pressed(table, 0, [playTarget('old-timer')], picked);
    expect(told.draft).toMatchObject({ card: 'stage-manager', at: playTarget('old-timer') });
    expect(buttons(table, told)).toEqual(['*Play in place of Old Timer', 'Put down …']);
    expect(intents.actions(say, table.view(0), told)[0]?.intent).toEqual(move);
    expect(point(table, told, playTarget('old-timer'))).toEqual(move);
    expect(intents.twice?.(table.view(0), told, playTarget('old-timer'))).toEqual(move);
    expect(intents.twice?.(table.view(0), told, playTarget('inventor'))).toBeNull();
    expect(point(table, told, playTarget('inventor'))).toMatchObject({
      kind: 'consider',
      composing: { draft: { at: playTarget('inventor') } },
    });
    // What is carried there was carried over it.
    const stage = hand('stage-manager');
    expect(intents.drop?.(table.view(0), picked, stage, playTarget('old-timer'))).toEqual(move);
  });

  test('where one card only makes room, a button names it', () => {
    const table = lay({
      theatres: [
        {
          hand: 'gorgeous-assistant',
          tricks: 'hat-trick restoration balls-and-cups',
          support: 'lovely-assistant inventor',
        },
        {},
      ],
    });
    const picked = press(table, hand('gorgeous-assistant'));
    expect(buttons(table, picked)).toEqual(['*Play in place of Lovely Assistant', 'Put down …']);
    expect(intents.twice?.(table.view(0), picked, hand('gorgeous-assistant'))).not.toMatchObject({
      kind: 'move',
    });
  });

  test('what cannot make room says why', () => {
    const table = lay({
      theatres: [
        {
          hand: 'tesla-machine',
          tricks: 'hat-trick restoration',
          support: 'smoke-and-mirrors trap-doors inventor',
        },
        {},
      ],
    });
    const picked = press(table, hand('tesla-machine'));
    expect(point(table, picked, playTarget('inventor'))).toMatchObject({
      kind: 'why-not',
      refusal: { code: 'bad-replace' },
    });
  });

  test('a Trick in the place of Support, while that is asked for, says what it is', () => {
    const table = lay(FULL);
    expect(point(table, press(table, hand('hat-trick')), supportPlace)).toMatchObject({
      kind: 'why-not',
      refusal: { code: 'not-support' },
    });
  });

  test('the Mentalist says by the place whether a Trait is Support or a Trick', () => {
    const table = lay({
      theatres: [
        {
          is: 'mentalist',
          hand: 'secrecy',
          tricks: 'hat-trick linking-rings restoration balls-and-cups card-tricks',
        },
        {},
      ],
    });
    const picked = press(table, hand('secrecy'));
    expect(buttons(table, picked)).toEqual(['Play as Support', 'Perform as a Trick', 'Put down …']);
    expect(preview(table, picked)).toBe('Secrecy: put it on your stage. Secrecy: put it among your Tricks.');
    expect(point(table, picked, supportPlace)).toMatchObject({ move: { type: 'support', card: 'secrecy' } });
    expect(point(table, picked, trickPlace)).toMatchObject({ kind: 'moves' });
    expect(point(table, picked, playTarget('hat-trick'))).toMatchObject({ kind: 'moves' });
    // Which of the two is meant cannot be told from these.
    expect(intents.twice?.(table.view(0), picked, hand('secrecy'))).toMatchObject({ kind: 'compose' });
    expect(point(table, picked, theatreTarget(0))).toMatchObject({ kind: 'compose' });
  });
});

describe('Sabotage', () => {
  test('with one target says what it does to it, and what comes of that', () => {
    const table = lay(FULL).to('turn.dirtyTrick.choosing');
    const picked = press(table, hand('scandal'));
    expect(preview(table, picked)).toBe('Ben discards Great Hall. Ben earns 8 PP next turn instead of 12.');
    expect(buttons(table, picked)).toEqual(['*Play on Great Hall', 'Put down …']);
    const move = { type: 'sabotage', card: 'scandal', target: 1, on: 'great-hall' };
    expect(point(table, picked, playTarget('great-hall'))).toEqual({ kind: 'move', move });
    // The theatre is only looked at: its card is what is hit.
    expect(point(table, picked, theatreTarget(1))).toEqual({ kind: 'zoom', target: theatreTarget(1) });
    expect(intents.twice?.(table.view(0), picked, theatreTarget(1))).toBeNull();
  });

  test('tells the same before its phase has come', () => {
    const table = lay(FULL);
    expect(preview(table, press(table, hand('scandal')))).toBe(
      'Ben discards Great Hall. Ben earns 8 PP next turn instead of 12.',
    );
    const picked = press(table, hand('steal-secret'));
    const aim = intents.aim?.(table.view(0), picked, playTarget('bullet-catch')) ?? null;
    expect(preview(table, after(table.state, 0, aim))).toBe(
      'You steal Bullet Catch from Ben. Ben also loses Great Hall. You earn 16 PP this turn instead of 12. Ben earns at most 3 PP next turn instead of 12, after discarding one Helper or Assistant.',
    );
  });

  test('with several is pointed at one; the theatre is shown large first', () => {
    const table = lay(FULL);
    const picked = press(table, hand('steal-secret'));
    expect(preview(table, picked)).toBe('Steal Secret: point at the Trick to steal.');
    expect(point(table, picked, theatreTarget(1))).toEqual({ kind: 'zoom', target: theatreTarget(1) });
    const large = { ...picked, zoomed: theatreTarget(1) };
    expect(point(table, large, theatreTarget(1))).toMatchObject({
      kind: 'why-not',
      refusal: { code: 'bad-target' },
    });
    const aim = intents.aim?.(table.view(0), large, playTarget('bullet-catch')) ?? null;
    const aimed = { ...after(table.state, 0, aim), zoomed: theatreTarget(1) };
    expect(point(table, aimed, theatreTarget(1))).toEqual({ kind: 'compose', composing: aimed });
    const moves = {
      kind: 'moves',
      moves: [{ type: 'skip' }, { type: 'sabotage', card: 'steal-secret', target: 1, on: 'bullet-catch' }],
    };
    expect(point(table, aimed, playTarget('bullet-catch'))).toEqual(moves);
    expect(buttons(table, aimed)).toEqual(['*Steal Bullet Catch', 'Put down …']);
    expect(intents.actions(say, table.view(0), aimed)[0]?.intent).toEqual(moves);
    // A press on one that was not looked at, as by a finger, tells first.
    expect(pressed(table, 0, [playTarget('bullet-catch')], picked).draft).toEqual(aimed.draft);
  });

  test('tells of the target that is looked at what would come of it, and of none again', () => {
    const table = lay({
      theatres: [
        { hand: 'exposed' },
        { is: 'professor', tricks: 'bullet-catch', support: 'great-hall' },
        { is: 'illusionist', tricks: 'hat-trick restoration', support: 'inventor old-timer' },
      ],
    }).to('turn.dirtyTrick.choosing');
    const look = (composing: Composed, target: string | null): Composed =>
      after(table.state, 0, intents.aim?.(table.view(0), composing, target) ?? null);
    const picked = press(table, hand('exposed'));
    const first = look(picked, playTarget('bullet-catch'));
    expect(preview(table, first)).toBe(
      'Ben discards Bullet Catch. Ben also loses Great Hall. Ben earns 0 PP next turn instead of 8.',
    );
    const second = look(first, playTarget('restoration'));
    expect(preview(table, second)).toBe(
      'Cléo discards Restoration. Cléo earns at most 5 PP next turn instead of 9, after discarding one Helper or Assistant.',
    );
    const none = look(second, null);
    expect(preview(table, none)).toBe(preview(table, picked));
    // What is looked at is pressed once, another one twice.
    expect(point(table, second, playTarget('restoration'))).toMatchObject({ kind: 'move' });
    expect(point(table, second, playTarget('bullet-catch'))).toMatchObject({ kind: 'consider' });
    // A theatre in which one card only is hit stands for it, as long as it is only looked at.
    expect(look(picked, theatreTarget(1)).draft).toEqual(first.draft);
    expect(pressed(table, 0, [theatreTarget(1)], picked).draft).toEqual(first.draft);
    expect(point(table, first, theatreTarget(1))).toEqual({ kind: 'zoom', target: theatreTarget(1) });
    expect(intents.twice?.(table.view(0), first, theatreTarget(1))).toBeNull();
    expect(point(table, first, theatreTarget(2))).toEqual({ kind: 'zoom', target: theatreTarget(2) });
    expect(intents.aim?.(table.view(0), picked, theatreTarget(2))).toBeNull();
    expect(intents.aim?.(table.view(0), nothing, playTarget('bullet-catch'))).toBeNull();
  });

  test('against a player is put on anything of theirs', () => {
    const table = lay(FULL);
    const picked = press(table, hand('sabotage'));
    for (const target of [theatreTarget(1), playTarget('great-hall')]) {
      expect(point(table, picked, target)).toMatchObject({
        kind: 'moves',
        moves: [{ type: 'skip' }, { type: 'sabotage', card: 'sabotage', target: 1 }],
      });
    }
  });

  test('against one of several players is told first, then done', () => {
    const table = lay({
      theatres: [
        { hand: 'ruin-performance send-spy' },
        { points: 40, hand: 'style' },
        { tricks: 'hat-trick' },
      ],
    }).to('turn.dirtyTrick.choosing');
    const picked = press(table, hand('ruin-performance'));
    for (const target of [theatreTarget(2), playTarget('hat-trick')]) {
      const told = pressed(table, 0, [target], picked);
      expect(told.draft).toMatchObject({ at: theatreTarget(2) });
      expect(preview(table, told)).toMatch(/^Cléo loses /u);
      expect(buttons(table, told)).toEqual(['*Play Ruin Performance', 'Put down …']);
      expect(intents.twice?.(table.view(0), told, target)).toMatchObject({ move: { target: 2 } });
      expect(point(table, told, target)).toMatchObject({ move: { target: 2 } });
    }
    // Nothing can be spied on where nobody holds a card.
    expect(point(table, press(table, hand('send-spy')), theatreTarget(2))).toMatchObject({
      refusal: { code: 'bad-target', facts: { problem: 'empty-hand' } },
    });
  });

  test.for([
    [playTarget('great-hall'), { problem: 'wrong-card', target: '1', on: 'great-hall' }],
    [playTarget('restoration'), { problem: 'oneself' }],
    [theatreTarget(0), { problem: 'oneself' }],
    [supportPlace, { problem: 'missing' }],
    [trickPlace, { problem: 'missing' }],
    [discardPlace, { problem: 'missing' }],
  ] as const)('where it hits nothing, at %s, says why', ([target, facts]) => {
    const table = lay(FULL);
    expect(point(table, press(table, hand('steal-secret')), target)).toMatchObject({
      kind: 'why-not',
      refusal: { code: 'bad-target', facts: { card: 'steal-secret', ...facts } },
    });
  });

  test('without a target goes on the discard pile', () => {
    const table = lay(FULL);
    const picked = press(table, hand('one-up-manship'));
    expect(preview(table, picked)).toBe('One-Up Manship: put it on the discard pile to draw 2 cards.');
    expect(point(table, picked, discardPlace)).toMatchObject({ kind: 'moves' });
  });

  test('tells who would have to discard what, and what would be lost by itself', () => {
    const table = lay({
      theatres: [
        { hand: 'exposed' },
        { tricks: 'bullet-catch', support: 'great-hall' },
        { tricks: 'hat-trick restoration', support: 'inventor old-timer' },
      ],
    }).to('turn.dirtyTrick.choosing');
    const picked = press(table, hand('exposed'));
    expect(preview(table, picked)).toBe('Exposed: point at the Trick that is to be discarded.');
    const two = lay({
      theatres: [{ hand: 'exposed' }, { is: 'professor', tricks: 'bullet-catch', support: 'great-hall' }],
    }).to('turn.dirtyTrick.choosing');
    expect(preview(two, press(two, hand('exposed')))).toBe(
      'Ben discards Bullet Catch. Ben also loses Great Hall. Ben earns 0 PP next turn instead of 8.',
    );
  });
});
