// The table in words: complete for whoever plays by ear, and silent about what nobody may know.
import { describe, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- test code lays out real tables
import { lay, type Table } from '../../../engine/games/magicians/table.testing.ts';
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import { groups, listAsked } from './dom-table.ts';
import { DECK_TARGET, handTarget, playTarget } from './draft.ts';
import { explain } from './explain.ts';
import { names, play, pressed, say } from './played.testing.ts';
import { type Composed, nothing } from './way.ts';

const listsOf = (view: MagiciansView, composing: Composed = nothing) => groups(say, view, names, composing);
const itemsOf = (view: MagiciansView, id: string, composing: Composed = nothing) => {
  const found = listsOf(view, composing).find((group) => group.id === id);
  if (!found) throw new Error(`There is no list "${id}".`);
  return found.items;
};
const wordsOf = (view: MagiciansView, id: string, composing: Composed = nothing) =>
  itemsOf(view, id, composing).map(({ words }) => words);

/** Ada, the Mentalist, against Ben and Cléo. */
function table(): Table {
  return lay({
    theatres: [
      {
        is: 'mentalist',
        hand: 'hat-trick exposed vanishing-elephant',
        tricks: 'linking-rings secrecy',
        points: 12,
      },
      { tricks: 'balls-and-cups', support: 'inventor', points: -5, hand: 'style parlor' },
      { tricks: 'old-standby', hand: 'theatre' },
    ],
    discard: 'card-tricks cabaret',
    disturbed: [false, true, false],
  });
}

test('hand, own stage, the middle of the table, the phases, then everybody else clockwise', () => {
  const view = table().view(0);
  expect(listsOf(view).map(({ id }) => id)).toEqual([
    'hand',
    'own',
    'centre',
    'phases',
    'stage-1',
    'stage-2',
  ]);
  expect(wordsOf(view, 'hand')).toEqual([
    'Hat Trick, Trick, level 1; goes on to the New Trick Phase',
    'Vanishing Elephant, Trick, level 5',
    `Exposed, Sabotage; goes on to the Dirty Trick Phase. ${say('magicians.does.exposed')}`,
  ]);
  expect(wordsOf(view, 'own')).toEqual([
    `Ada, the Mentalist: 12 PP, 2 a turn; 3 cards in hand; 2 Tricks, no Support card; it is their turn. ${say('magicians.does.mentalist')}`,
    'Place for Tricks: 2 in play, 5 at most',
    'Place for Support cards: none in play',
    'Linking Rings, Trick, level 1',
    'Secrecy, a Trait as a Trick, level 1',
  ]);
  expect(wordsOf(view, 'stage-1')[0]).toBe(
    `Ben, the Escapologist: −5 PP, 5 a turn; 2 cards in hand; one Trick, one Support card; earns nothing in the next Prestige Phase. ${say('magicians.does.escapologist')}`,
  );
  expect(wordsOf(view, 'stage-1').at(-1)).toBe(
    `Inventor, Helper, level 4. ${say('magicians.does.inventor')}`,
  );
  expect(wordsOf(view, 'centre')[1]).toBe('Discard pile: 2 cards, Cabaret on top');
});

test('a card that cannot be played says why not', () => {
  const elephant = itemsOf(table().view(0), 'hand')[1];
  expect(elephant).toMatchObject({ target: 'hand:vanishing-elephant', isChoice: true });
  expect(elephant?.whyNot).toMatch(/level 4/u);
});

test('the phases tell how they stand, and what closed them', () => {
  const laid = table().sabotages(0, 'exposed', 1, 'balls-and-cups');
  // A Helper without a Trick goes by itself, and the turn of Ben begins.
  expect(laid.phase).toBe('turn.management');
  expect(wordsOf(table().view(0), 'phases').slice(0, 3)).toEqual([
    'Draw Phase: over',
    'Management Phase: now',
    'Dirty Trick Phase: to come',
  ]);
  const view = table().view(0);
  const closed: MagiciansView = {
    ...view,
    phases: view.phases.map((each) =>
      each.phase === 'newTrick' ? { ...each, is: 'closed', by: 'sabotage' } : each,
    ),
  };
  expect(wordsOf(closed, 'phases')[3]).toBe(
    'New Trick Phase: closed in this turn, because a Sabotage card was played',
  );
  expect(explain(say, closed, nothing, 'phase:newTrick')).toMatch(
    /^New Trick Phase: one Trick may be performed\..+closed in this turn, because a Sabotage card was played\.$/u,
  );
});

describe('a card that is picked up', () => {
  test('says so, and where it may go stands in a list of its own', () => {
    const laid = table();
    const picked = pressed(laid, 0, [handTarget('exposed')], nothing);
    const view = laid.view(0);
    expect(
      listsOf(view, picked)
        .map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(['hand', 'where', 'own']);
    expect(itemsOf(view, 'hand', picked)[2]).toMatchObject({
      words: `Exposed, Sabotage; picked up. ${say('magicians.does.exposed')}`,
      isSelected: true,
    });
    expect(itemsOf(view, 'where', picked).map(({ target, words }) => [target, words])).toEqual([
      ['play:balls-and-cups', 'Balls & Cups, Trick, level 1 of Ben'],
      ['play:old-standby', 'Old Standby, Trick, level 1 of Cléo'],
    ]);
    expect(itemsOf(view, 'where', picked).every(({ isChoice, whyNot }) => isChoice && whyNot === null)).toBe(
      true,
    );
  });

  test('at a limit names what makes room', () => {
    const laid = lay({
      theatres: [{ hand: 'mentor', tricks: 'hat-trick', support: 'old-timer' }, {}],
    });
    const picked = pressed(laid, 0, [handTarget('mentor')], nothing);
    expect(wordsOf(laid.view(0), 'where', picked)).toEqual([
      'In place of Old Timer, Helper, level 2, which is discarded',
    ]);
  });
});

test('who has to discard finds it in the list that is asked', () => {
  const laid = lay({
    theatres: [
      { hand: 'betrayal', tricks: 'hat-trick', support: 'inventor' },
      { tricks: 'old-standby', support: 'old-timer' },
    ],
  }).sabotages(0, 'betrayal', 1, 'old-timer');
  const view = laid.view(0);
  expect(listAsked(view)).toBe('own');
  expect(listsOf(view).find(({ id }) => id === 'own')?.label).toBe(
    'Your stage: choose one Helper or Assistant to discard',
  );
  const chosen = pressed(laid, 0, [playTarget('inventor')], nothing);
  expect(
    itemsOf(view, 'own', chosen)
      .filter(({ isSelected }) => isSelected)
      .map(({ target }) => target),
  ).toEqual(['play:inventor']);
  expect(wordsOf(laid.view(1), 'stage-0')[0]).toMatch(/; is to discard one Helper or Assistant\./u);
});

test('in Intermission the deck is what is asked', () => {
  const laid = table().to('turn.intermission');
  expect(listAsked(laid.view(0))).toBe('centre');
  expect(itemsOf(laid.view(0), 'centre')[0]).toMatchObject({ target: DECK_TARGET, isChoice: true });
});

test('the hand that a spy sees comes first, for the spy alone', () => {
  const laid = lay({ theatres: [{ hand: 'send-spy' }, { hand: 'style parlor' }] }).sabotages(
    0,
    'send-spy',
    1,
  );
  const [first] = listsOf(laid.view(0));
  expect(first).toMatchObject({ id: 'spied', label: 'The hand of Ben: choose the card to take' });
  expect(first?.items.map(({ target }) => target)).toEqual(['spied:parlor', 'spied:style']);
  for (const viewer of [1, 'watcher'] as const) {
    expect(listsOf(laid.view(viewer)).map(({ id }) => id)).not.toContain('spied');
  }
});

test('a watcher sees all stages and no hand', () => {
  const ids = listsOf(table().view('watcher')).map(({ id }) => id);
  expect(ids).toEqual(['centre', 'phases', 'stage-0', 'stage-1', 'stage-2']);
});

test.for([2, 4, 7])('%i players: no list holds a card that its viewer may not know', (seats) => {
  for (const { view } of play({ seats, viewer: 0, moves: 150 })) {
    const known = new Set([
      ...view.hand,
      ...(view.spied ?? []),
      ...view.discard,
      ...view.seats.flatMap(({ tricks, support }) => [...tricks, ...support]),
    ]);
    const told = listsOf(view)
      .flatMap(({ items }) => items)
      .flatMap(({ target }) => /^(?:hand|play|spied):([a-z-]+)$/u.exec(target)?.[1] ?? [])
      .filter((code) => code !== 'none');
    expect(told.filter((code) => !known.has(code))).toEqual([]);
    // One thing stands in one list, while nothing is picked up.
    const targets = listsOf(view).flatMap(({ items }) => items.map(({ target }) => target));
    expect(new Set(targets).size).toBe(targets.length);
  }
});
