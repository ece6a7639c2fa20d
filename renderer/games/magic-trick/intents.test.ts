// What pointing and pressing mean in Magic Trick, over views of a game that plays itself.
import { describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { games } from '../../../engine/games/registry.ts';
import type { MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import type { Composing } from '../intent.ts';
import { intents, slotTarget, sortTarget } from './intents.ts';
import { momentWhere, play } from './played.testing.ts';

const say = sayIn(english, 'en');

const moments = play({ seats: 4, viewer: 0 });
const asked = (asks: string) => (view: MagicTrickView) => view.question?.asks === asks;
const sorting = momentWhere(moments, asked('arrange')).view;
const sleeving = momentWhere(moments, asked('sleeve')).view;
const waiting = momentWhere(moments, ({ question, phase }) => !question && phase.includes('trick')).view;
const following = momentWhere(
  moments,
  ({ question }) =>
    question?.asks === 'play' &&
    question.choices.some(({ refusal }) => refusal) &&
    question.choices.some(({ refusal }) => !refusal),
).view;
const nothing: Composing = { draft: null, selected: null };

describe('sorting', () => {
  const row = ['K0', 'R0', 'G1', 'B1', 'Y1', 'R5'];
  const composing = (selected: string | null): Composing => ({
    draft: row,
    selected: selected === null ? null : sortTarget(selected),
  });

  test('begins with the row as it comes', () => {
    expect(intents.begin(sorting)).toEqual({ draft: sorting.toSort?.cards, selected: null });
  });

  test('selects a card, and lets go of it when it is pointed at again', () => {
    const select = intents.point(sorting, composing(null), sortTarget('G1'));
    expect(select).toEqual({ kind: 'compose', composing: composing('G1') });
    const letGo = intents.point(sorting, composing('G1'), sortTarget('G1'));
    expect(letGo).toEqual({ kind: 'compose', composing: composing(null) });
  });

  const asking = (order: readonly string[], selected: string | null, ifRefused: Composing) => ({
    kind: 'consider',
    partial: { type: 'arrange', order },
    composing: { draft: order, selected: selected === null ? null : sortTarget(selected) },
    ifRefused,
  });

  test('carries a card to the one that it changes places with, and nowhere else', () => {
    const lifted = intents.lift?.(sorting, composing('Y1'), sortTarget('G1'));
    expect(lifted).toEqual({ kind: 'compose', composing: composing('G1') });
    const drop = (target: string) => intents.drop?.(sorting, composing('G1'), sortTarget('G1'), target);
    expect(drop(sortTarget('Y1'))).toEqual(
      asking(['K0', 'R0', 'Y1', 'B1', 'G1', 'R5'], null, composing(null)),
    );
    expect([drop(sortTarget('G1')), drop(slotTarget(1))]).toEqual([null, null]);
    expect(intents.lift?.(sorting, composing(null), sortTarget('R5'))?.kind).toBe('why-not');
    expect(intents.lift?.(following, nothing, slotTarget(0))).toBeNull();
  });

  test.for([
    ['of equal rank', 'G1', 'Y1', ['K0', 'R0', 'Y1', 'B1', 'G1', 'R5']],
    ['of different rank', 'R0', 'R5', ['K0', 'R5', 'G1', 'B1', 'Y1', 'R0']],
  ] as const)('asks the host about an exchange of two cards %s', ([, first, second, order]) => {
    const exchange = intents.point(sorting, composing(first), sortTarget(second));
    expect(exchange).toEqual(asking(order, null, composing(second)));
  });

  test('asks the host about every step of the selected card', () => {
    const right = intents.key(sorting, composing('G1'), sortTarget('G1'), 'ArrowRight');
    expect(right).toEqual(asking(['K0', 'R0', 'B1', 'G1', 'Y1', 'R5'], 'G1', composing('G1')));
    const left = intents.key(sorting, composing('G1'), sortTarget('G1'), 'ArrowLeft');
    expect(left).toEqual(asking(['K0', 'G1', 'R0', 'B1', 'Y1', 'R5'], 'G1', composing('G1')));
  });

  test('goes nowhere at the end of the row', () => {
    const left = intents.key(sorting, composing('K0'), sortTarget('K0'), 'ArrowLeft');
    expect(left).toEqual({ kind: 'compose', composing: composing('K0') });
  });

  test('leaves the arrows alone while nothing is selected', () => {
    expect(intents.key(sorting, composing(null), sortTarget('G1'), 'ArrowRight')).toBeNull();
    expect(intents.key(sorting, composing('G1'), sortTarget('B1'), 'ArrowRight')).toBeNull();
  });

  test('accepts the order as it is composed, and the host would take it', () => {
    const [accept] = intents.actions(say, sorting, intents.begin(sorting));
    const move = { type: 'arrange', order: sorting.toSort?.cards };
    expect(accept).toMatchObject({ id: 'arrange', intent: { kind: 'move', move } });
    expect(games['magic-trick'].parseMove(move).refusal).toBeNull();
  });

  test('says that cards cannot be played yet', () => {
    const intent = intents.point(sorting, intents.begin(sorting), slotTarget(0));
    expect(intent).toEqual({ kind: 'why-not', refusal: { code: 'rows-first', facts: {} } });
    // Also to whoever has sorted, and waits for the others.
    const sorted = momentWhere(moments, ({ phase, toSort }) => phase === sorting.phase && toSort === null);
    expect(intents.point(sorted.view, nothing, slotTarget(0))).toEqual(intent);
  });

  test('says why a card without an equal cannot be taken up, and takes it where it may be exchanged', () => {
    const intent = intents.point(sorting, composing(null), sortTarget('R5'));
    expect(intent).toEqual({ kind: 'why-not', refusal: { code: 'no-equal', facts: { rank: '5' } } });
    // With another card taken up the host answers.
    expect(intents.point(sorting, composing('G1'), sortTarget('R5'))).toMatchObject({ kind: 'consider' });
  });
});

describe('playing', () => {
  const choiceWhere = (legal: boolean) => {
    const found = following.question?.choices.find(({ refusal }) => (refusal === null) === legal);
    if (!found) throw new Error('There is no such choice.');
    return found;
  };

  test('plays a slot that may be played', () => {
    const { at } = choiceWhere(true);
    const intent = intents.point(following, nothing, slotTarget(Number(at)));
    expect(intent).toEqual({ kind: 'move', move: { type: 'play', slot: at } });
  });

  test('says why another may not, in the host’s own words', () => {
    const { at, refusal } = choiceWhere(false);
    const intent = intents.point(following, nothing, slotTarget(Number(at)));
    expect(intent).toEqual({ kind: 'why-not', refusal });
    expect(refusal?.code).toBe('must-follow-suit');
  });

  test('says whose turn it is not', () => {
    const intent = intents.point(waiting, nothing, slotTarget(0));
    expect(intent).toMatchObject({ kind: 'why-not', refusal: { code: 'not-your-turn' } });
  });

  test('offers no button', () => {
    expect(intents.actions(say, following, nothing)).toEqual([]);
  });
});

describe('the sleeve', () => {
  test('takes the slot that is pointed at', () => {
    const slot = sleeving.question?.choices[0]?.at;
    const intent = intents.point(sleeving, nothing, slotTarget(Number(slot)));
    expect(intent).toEqual({ kind: 'move', move: { type: 'sleeve', slot } });
  });

  test('can be left as it is', () => {
    expect(intents.actions(say, sleeving, nothing)).toMatchObject([
      { id: 'pass', intent: { kind: 'move', move: { type: 'pass' } } },
    ]);
  });
});

test('a watcher’s pointing means nothing', () => {
  const { view } = momentWhere(play({ seats: 3, viewer: 'watcher' }), ({ phase }) => phase.includes('trick'));
  expect(intents.point(view, nothing, slotTarget(0))).toBeNull();
});

test('after the end every card says that the game is over', () => {
  const { view } = momentWhere(moments.toReversed(), ({ result }) => result !== null);
  const intent = intents.point(view, nothing, slotTarget(0));
  expect(intent).toMatchObject({ kind: 'why-not', refusal: { code: 'game-over' } });
});
