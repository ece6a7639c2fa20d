// The table in words: complete for whoever plays by ear, and silent about what nobody may know.
import { describe, expect, test } from 'vitest';
import type { TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { groups } from './dom-table.ts';
import { handTarget, trickTarget } from './draft.ts';
import { intents } from './intents.ts';
import { momentWhere, play, sitDown } from './played.testing.ts';
import { type Composed, nothing } from './way.ts';

const say = sayIn(english, 'en-GB');
const names = ['Ada', 'Ben', 'Cléo', 'Dai'];
const listOf = (view: TrickTakingView, id: string, composing: Composed = nothing) => {
  const found = groups(say, view, names, composing).find((group) => group.id === id);
  if (!found) throw new Error(`There is no list "${id}".`);
  return found;
};
const wordsOf = (view: TrickTakingView, id: string, composing: Composed = nothing) =>
  listOf(view, id, composing).items.map(({ words }) => words);

/** Seat 0 has led S4 (yellow, low) and seat 1 has put L3 under it; seat 0 is to take a turn. */
function table() {
  const sitting = sitDown(['S4 E5 M3 L2 M5 S2 V1', 'L3 C2 S1 V2 M6 I5 E3']);
  sitting.move({ type: 'lead', card: 'S4' });
  sitting.move({ type: 'turn', plays: [{ card: 'L3', effect: true, on: 'S4' }] });
  return sitting;
}

test('the trick is told stack by stack, with what counts', () => {
  const sitting = table();
  expect(wordsOf(sitting.view(), 'trick')).toEqual([
    'Ada: yellow Saw 4 over red Levitate 3, rank 7, leads, winning',
    'red Levitate 3, under the yellow Saw 4 of Ada',
    'The Top Hat of Ada shows: Low Card Wins',
    '2 of 7 cards in the trick',
  ]);
  expect(listOf(sitting.view(), 'trick').items.map(({ target }) => target)).toEqual([
    'trick:S4',
    'trick:L3',
    'hat',
    'trick:count',
  ]);
});

test('before anything leads, it says that no card lies there', () => {
  const sitting = sitDown(['S4 E5 M3 L2 M5 S2 V1', 'L3 C2 S1 V2 M6 I5 E3']);
  expect(wordsOf(sitting.view(), 'trick')[0]).toBe('No card lies in the trick.');
});

test('the hand tells what each card does, and can be pressed', () => {
  const { items } = listOf(table().view(), 'hand');
  expect(items[0]).toEqual({
    target: 'hand:E5',
    words: 'orange Escape 5, Take any card at the trick’s end.',
    isChoice: true,
    whyNot: null,
    isSelected: false,
  });
  expect(items.map(({ target }) => target)).toEqual(
    ['E5', 'L2', 'M3', 'M5', 'S2', 'V1'].map((code) => handTarget(code)),
  );
});

describe('while a turn is put together', () => {
  const sitting = table();
  const view = sitting.view();
  const chosen = sitting.after(nothing, intents.point(view, nothing, handTarget('S2')));
  const aimed = sitting.after(chosen, intents.point(view, chosen, trickTarget('L3')));

  test('the chosen card says how', () => {
    const card = (composing: Composed) =>
      listOf(view, 'hand', composing).items.find(({ target }) => target === 'hand:S2');
    expect(card(chosen)).toMatchObject({
      words: 'red Saw 2, chosen; its effect is still to be aimed at a card of the trick',
      isSelected: true,
    });
    expect(card(aimed)?.words).toBe('red Saw 2, chosen with its effect on the red Levitate 3');
  });

  test('the trick is told as it would be', () => {
    expect(listOf(view, 'trick', aimed).label).toBe('The trick as it would be');
    expect(wordsOf(view, 'trick', aimed)[0]).toBe(
      'Ada: yellow Saw 4 over red Levitate 3 and red Saw 2, rank 5, leads, winning',
    );
  });

  test('cards of the trick can be pressed only when something can be aimed', () => {
    const isChoice = (composing: Composed) =>
      listOf(view, 'trick', composing).items.find(({ target }) => target === 'trick:S4')?.isChoice;
    expect(isChoice(nothing)).toBe(false);
    expect(isChoice(chosen)).toBe(true);
  });

  test('a target that cannot be says why not', () => {
    const vanish = sitting.after(nothing, intents.point(view, nothing, handTarget('V1')));
    const lead = listOf(view, 'trick', vanish).items.find(({ target }) => target === 'trick:S4');
    expect(lead?.whyNot).toMatch(/^The lead, yellow Saw 4, cannot vanish/u);
  });
});

test('everybody is told from the viewer clockwise, and opens the Repertoire', () => {
  const { items } = listOf(table().view(), 'seats');
  expect(items.map(({ target, words }) => [target, words])).toEqual([
    ['pile:0', 'Ada: 6 cards in hand, 17 in the deck, 0 in the Repertoire; holds the Top Hat; is winning'],
    ['pile:1', 'Ben: 6 cards in hand, 18 in the deck, 0 in the Repertoire'],
  ]);
});

describe('in a game that plays itself', () => {
  const moments = play({ seats: 4, viewer: 2 });

  test('the Ultimate hand is chosen from the first list', () => {
    const { view } = momentWhere(moments, ({ question }) => question?.asks === 'repertoire');
    const [first, second] = groups(say, view, names, intents.begin(view));
    expect(first?.id).toBe('choose');
    expect(first?.items.map(({ target }) => target)).toEqual(
      view.question?.choices.map(({ at }) => `choose:${at}`),
    );
    expect(second?.id).toBe('trick');
  });

  test('Escapes that still take are told in their order', () => {
    const { view } = momentWhere(moments, ({ escapes }) => escapes.length > 0);
    expect(wordsOf(view, 'trick').at(-1)).toMatch(
      /^Escapes still to take a card, in this order: \w+ Escape \d of /u,
    );
  });

  test('a card that came back says why it may not be next', () => {
    const barred = [0, 1, 2, 3]
      .flatMap((viewer) => play({ seats: 4, viewer, seed: 'barred' }))
      .find(({ view }) => view.barred.length > 0 && view.question?.asks === 'turn' && view.hand.length > 1);
    const target = handTarget(barred?.view.barred[0] ?? '');
    const item = listOf(barred!.view, 'hand').items.find((each) => each.target === target);
    expect(item?.whyNot).toMatch(/has just come back to your hand/u);
  });

  test('a watcher sees all players and no hand', () => {
    const { view } = momentWhere(
      play({ seats: 4, viewer: 'watcher' }),
      ({ phase }) => phase === 'trick.turns',
    );
    expect(groups(say, view, names, nothing).map(({ id }) => id)).toEqual(['trick', 'seats']);
    expect(listOf(view, 'seats').items).toHaveLength(4);
  });

  test('no list holds a card that its viewer may not know', () => {
    for (const { view } of moments) {
      const known = new Set([
        ...view.hand,
        ...view.trick.stacks.flatMap(({ cards }) => cards.map(({ card }) => card)),
        ...view.seats.flatMap(({ repertoire }) => repertoire),
        ...(view.question?.choices.map(({ at }) => String(at)) ?? []),
      ]);
      const told = groups(say, view, names, intents.begin(view))
        .flatMap(({ items }) => items)
        .flatMap(({ target }) => /^(?:hand|trick|choose):([A-Z]\d)$/u.exec(target)?.[1] ?? []);
      expect(told.filter((code) => !known.has(code))).toEqual([]);
    }
  });
});
