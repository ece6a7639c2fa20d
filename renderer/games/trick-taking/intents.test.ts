// What pointing and pressing mean in Trick-Taking beside turns: leads, Escapes, the Ultimate hand, the challenge, Repertoires.
import { describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- test code plays real games
import { games } from '../../../engine/games/registry.ts';
import type { Hat, TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { NOTHING_COMPOSED } from '../intent.ts';
import { chooseTarget, handTarget, HAT_TARGET, pileTarget, trickTarget } from './draft.ts';
import { explain } from './explain.ts';
import { intents } from './intents.ts';
import { momentWhere, play, sitDown } from './played.testing.ts';
import { type Composed, nothing } from './way.ts';

const say = sayIn(english, 'en-GB');
const names = ['Ada', 'Ben', 'Cléo', 'Dai'];
const moments = play({ seats: 3, viewer: 0 });
const asked = (asks: string) => (view: TrickTakingView) => view.question?.asks === asks;
const buttons = (view: TrickTakingView, composing: Composed) => intents.actions(say, view, composing);
const preview = (view: TrickTakingView, composing: Composed) =>
  intents.preview?.(say, view, composing, names);

describe('a lead', () => {
  const hands = ['C1 E4 I1 L2 M5 S2 V1', 'C2 L4 S1 V2 M6 I5 E3'];

  test('is chosen, looked at, and then made', () => {
    const table = sitDown(hands);
    const chosen = table.after(nothing, intents.point(table.view(), nothing, handTarget('M5')));
    expect(chosen.draft).toEqual({ kind: 'lead', card: 'M5' });
    expect(preview(table.view(), chosen)).toBe(
      'Not played yet: you would lead the violet Metamorphosis 5, Low Card Wins.',
    );
    expect(buttons(table.view(), chosen)).toMatchObject([
      { id: 'play', intent: { kind: 'move', move: { type: 'lead', card: 'M5' } } },
      { id: 'back', intent: { kind: 'compose' } },
    ]);
    expect(intents.key(table.view(), chosen, handTarget('M5'), 'Enter')).toMatchObject({ kind: 'move' });
  });

  test('is taken back by a press on it, in the hand or where it would lie', () => {
    const table = sitDown(hands);
    const chosen = table.after(nothing, intents.point(table.view(), nothing, handTarget('M5')));
    for (const target of [handTarget('M5'), trickTarget('M5')]) {
      expect(intents.point(table.view(), chosen, target)).toEqual({ kind: 'compose', composing: nothing });
    }
  });

  test('of rank 4 asks with Sleight of Hand for the face of the hat', () => {
    const table = sitDown(hands, { options: { sleightOfHand: true } });
    const chosen = table.after(nothing, intents.point(table.view(), nothing, handTarget('E4')));
    expect(buttons(table.view(), chosen)).toMatchObject([
      { id: 'lead-high', intent: { kind: 'move', move: { type: 'lead', card: 'E4', hat: 'high' } } },
      { id: 'lead-low', intent: { kind: 'move', move: { type: 'lead', card: 'E4', hat: 'low' } } },
      { id: 'back' },
    ]);
    expect(preview(table.view(), chosen)).toBe(
      'Not played yet: choose what the hat shows for the red Escape 4.',
    );
    // No press on the card can say which, and none takes it back.
    const stays = { kind: 'compose', composing: chosen };
    expect(intents.twice?.(table.view(), chosen, handTarget('E4'))).toEqual(stays);
    expect(intents.key(table.view(), chosen, handTarget('E4'), 'Enter')).toEqual(stays);
    const plain = sitDown(hands);
    const usual = plain.after(nothing, intents.point(plain.view(), nothing, handTarget('E4')));
    expect(buttons(plain.view(), usual).map(({ id }) => id)).toEqual(['play', 'back']);
  });
});

describe('an Escape', () => {
  const { view } = momentWhere(moments, asked('escape'));
  const [first, second] = view.question?.choices.map(({ at }) => String(at)) ?? [];

  test('takes a card that was chosen before', () => {
    const intent = intents.point(view, nothing, trickTarget(first ?? ''));
    const chosen: Composed = { draft: null, selected: trickTarget(first ?? '') };
    expect(intent).toEqual({ kind: 'compose', composing: chosen });
    expect(buttons(view, chosen)).toMatchObject([
      { id: 'escape', intent: { kind: 'move', move: { type: 'escape', take: first } } },
      { id: 'back' },
    ]);
    expect(intents.point(view, chosen, trickTarget(second ?? ''))).toMatchObject({
      composing: { selected: trickTarget(second ?? '') },
    });
    expect(intents.point(view, chosen, trickTarget(first ?? ''))).toEqual({
      kind: 'compose',
      composing: nothing,
    });
  });

  test('means nothing for the hand', () => {
    expect(intents.point(view, nothing, handTarget(view.hand[0] ?? ''))).toBeNull();
  });
});

describe('the Ultimate hand', () => {
  const { view } = momentWhere(moments, asked('repertoire'));
  const codes = view.question?.choices.map(({ at }) => String(at)) ?? [];
  const game = games['trick-taking'];

  test('begins empty, and takes and puts back card by card', () => {
    const empty = intents.begin(view) as Composed;
    expect(empty.draft).toEqual({ kind: 'repertoire', cards: [] });
    expect(buttons(view, empty)).toEqual([]);
    const one = intents.point(view, empty, chooseTarget(codes[0] ?? ''));
    expect(one).toMatchObject({
      kind: 'consider',
      partial: { type: 'repertoire', cards: [codes[0]] },
      composing: { draft: { kind: 'repertoire', cards: [codes[0]] } },
    });
    if (one?.kind !== 'consider') throw new Error('There is no draft.');
    const chosen = one.composing as Composed;
    expect(intents.point(view, chosen, chooseTarget(codes[0] ?? ''))).toMatchObject({
      partial: { cards: [] },
    });
    // A second press that was not meant does nothing.
    expect(intents.twice?.(view, chosen, chooseTarget(codes[0] ?? ''))).toBeNull();
    expect(intents.key(view, chosen, chooseTarget(codes[0] ?? ''), 'Enter')).toBeNull();
    expect(intents.key(view, chosen, null, 'Escape')).toMatchObject({ partial: { cards: [] } });
  });

  test('says how many are chosen, and is taken by one button', () => {
    const cards = codes.slice(0, 3);
    const chosen: Composed = { draft: { kind: 'repertoire', cards }, selected: null };
    expect(preview(view, chosen)).toBe(
      `${cards.length} of ${Math.min(7, codes.length)} for your Ultimate hand.`,
    );
    const [take] = buttons(view, chosen);
    expect(take).toMatchObject({ id: 'repertoire', words: `Take these ${cards.length} as my hand` });
    if (take?.intent.kind !== 'move') throw new Error('It does not move.');
    expect(game.parseMove(take.intent.move).refusal).toBeNull();
  });

  test('of seven takes no eighth, in the host’s own words', () => {
    const cards = Array.from({ length: 7 }, (_, at) => codes[at] ?? `X${at}`);
    const refusal = { code: 'hand-size', facts: {} };
    const draft = { kind: 'repertoire', cards } as const;
    const eighth = 'V7';
    const judged = {
      draft,
      lacks: null,
      next: [{ move: 'repertoire', at: eighth, refusal }],
      preview: null,
    };
    const chosen: Composed = { draft, selected: null, judged };
    expect(intents.point(view, chosen, chooseTarget(eighth))).toEqual({ kind: 'why-not', refusal });
  });
});

describe('the challenge', () => {
  const all = [...moments, ...play({ seats: 4, viewer: 1, seed: 'challenge' })];
  const { view } = momentWhere(all, asked('challenge'));

  test('can be passed', () => {
    expect(buttons(view, nothing)).toMatchObject([
      { id: 'pass', intent: { kind: 'move', move: { type: 'pass' } } },
    ]);
  });

  test('says why a card cannot win', () => {
    const hopeless = momentWhere(
      all,
      (each) =>
        asked('challenge')(each) &&
        (each.question?.choices.some(({ refusal }) => refusal?.code === 'not-winning') ?? false),
    ).view;
    const choice = hopeless.question?.choices.find(({ refusal }) => refusal?.code === 'not-winning');
    const intent = intents.point(hopeless, nothing, handTarget(String(choice?.at)));
    expect(intent).toEqual({ kind: 'why-not', refusal: choice?.refusal });
  });
});

describe('whoever is asked nothing', () => {
  const waiting = momentWhere(
    moments,
    ({ question, hand, phase }) => !question && hand.length > 0 && phase.startsWith('trick'),
  ).view;

  test('hears whose turn it is', () => {
    const intent = intents.point(waiting, nothing, handTarget(waiting.hand[0] ?? ''));
    expect(intent).toMatchObject({ kind: 'why-not', refusal: { code: 'not-your-turn' } });
    expect(buttons(waiting, nothing)).toEqual([]);
  });

  test('hears after the end that the game is over', () => {
    const { view } = momentWhere(moments.toReversed(), ({ result }) => result !== null);
    const intent = intents.point(view, nothing, handTarget('M3'));
    expect(intent).toMatchObject({ kind: 'why-not', refusal: { code: 'game-over' } });
  });

  test('may look through every Repertoire, also as a watcher', () => {
    const watched = momentWhere(play({ seats: 3, viewer: 'watcher' }), ({ phase }) => phase !== '').view;
    for (const view of [waiting, watched]) {
      expect(intents.point(view, nothing, pileTarget(2))).toEqual({ kind: 'look', seat: 2 });
    }
    expect(intents.point(watched, nothing, handTarget('M3'))).toBeNull();
  });

  test('hears what the hat means', () => {
    expect(intents.point(waiting, nothing, HAT_TARGET)).toEqual({ kind: 'explain', target: HAT_TARGET });
    const { stacks } = momentWhere(moments, asked('turn')).view.trick;
    const led = (hat: Hat, lying = stacks): TrickTakingView => ({
      ...waiting,
      trick: { ...waiting.trick, hat, stacks: lying },
    });
    expect(explain(say, led('high'), nothing, HAT_TARGET)).toBe(
      'High Card Wins: the highest card that matches the lead wins. A Metamorphosis turns the hat.',
    );
    expect(explain(say, led('low'), nothing, HAT_TARGET)).toMatch(/^Low Card Wins: the lowest card/u);
    expect(explain(say, led('low', []), nothing, HAT_TARGET)).toBe(
      'The rank of the lead lays the hat: 0 to 3 High Card Wins, 4 to 7 Low Card Wins.',
    );
    expect(explain(say, waiting, nothing, handTarget('M3'))).toBe('');
  });
});

test('nothing is composed at first, but for the Ultimate hand', () => {
  expect(intents.begin(momentWhere(moments, asked('turn')).view)).toBe(NOTHING_COMPOSED);
});
