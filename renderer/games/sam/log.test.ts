// What is read out of the events of SAM: the headings of the log, its cards and sums, what happens now, the end, the discards.
import { describe as situation, expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- test code lays out real tables
import { lay } from '../../../engine/games/sam/table.testing.ts';
import type { Event } from '../../../engine/games/sam/types.ts';
import { sectionsOf } from '../../table/log-sections.ts';
import { happening, making } from './happens.ts';
import { sam } from './index.ts';
import { lastBattle } from './last-battle.tsx';
import { cardsIn, detailsOf, headings } from './log.ts';
import { names, play, say } from './played.testing.ts';
import { standings } from './standings.ts';
import { taken } from './taken.ts';

test('headings name sets and turns, and each event stands under one of them', () => {
  const log = play({ seats: 3, viewer: 'watcher', moves: 120 }).flatMap(({ events }) => events);
  const found = headings(say, log).map(({ level, words }) => `${level} ${words}`);
  expect(found.slice(0, 6)).toEqual([
    '1 The beginning',
    '1 Set 1',
    '2 Turn 1',
    '2 Turn 2',
    '2 Turn 3',
    '1 Set 2',
  ]);
  const sections = sectionsOf(log, headings(say, log));
  expect(sections.flatMap(({ events }) => events)).toEqual(log);
  expect(sections.every(({ heading }) => heading !== null)).toBe(true);
});

test.for([0, 1, 'watcher'] as const)('lines have no card beside them that %s may not know', (viewer) => {
  const table = lay({ fields: ['(9h) (3d) | (2h)', '(8s) 5d | (5c)'], deck: 'Kd' }).swaps(0, 'F1');
  expect(table.heard(viewer).flatMap(cardsIn)).toEqual(viewer === 0 ? ['9h', 'Kd'] : ['9h']);
});

situation('a battle', () => {
  // Jh with a two against the Queen of Diamonds, whose two does not help.
  const fought = () =>
    lay({ fields: ['Jh 2s | (3h)', 'Qd 2c | (4c)'], deck: 'As' })
      .attacks(0, 'F1', 'F2')
      .aims(0, 1, 'F1')
      .boosts(1);

  test('unfolds to both sums and to why it went so', () => {
    const event = fought()
      .heard()
      .find(({ type }) => type === 'fought');
    expect(event && detailsOf(say, event, names)).toEqual([
      'Jack of Hearts of Ada: Face value 11; A two helps (front middle) +2; Real value 13',
      'Queen of Diamonds of Ben: Face value 12; Diamond, defending +2; Higher of two face cards −2; Real value 12',
      '13 is more than 12: the Queen of Diamonds of Ben is destroyed.',
    ]);
    expect(detailsOf(say, { type: 'turn' } as Event, names)).toEqual([]);
  });

  test('is told while it is seen, without what goes by itself', () => {
    const heard = fought().heard();
    const turn: Event = { type: 'turn', seat: 1, turn: 2, points: 5 };
    // What comes of it is not told before the picture has come to it.
    expect(
      happening(
        say,
        heard.filter(({ type }) => type !== 'destroyed'),
        names,
      ),
    ).toBe(
      'Ben adds no two. The Jack of Hearts of Ada against the Queen of Diamonds of Ben: their real values are counted.',
    );
    expect(
      happening(
        say,
        heard.filter(({ type }) => type === 'destroyed'),
        names,
      ),
    ).toBe('Ben loses the Queen of Diamonds.');
    const coin: Event = { type: 'coin', face: 'heads', winner: 'attacker', attacker: 0, defender: 1 };
    expect(happening(say, [coin], names)).toBe('The values are equal: a coin decides.');
    expect(happening(say, [turn], names)).toBe('It is the turn of Ben.');
  });

  test('can be looked at until the next attack is declared', () => {
    const table = fought();
    expect(lastBattle.whyNot(say, table.view(1))).toBeNull();
    expect(lastBattle.whyNot(say, lay({ fields: ['Jh | 2s', 'Qd | 2c'] }).view(0))).toMatch(/no battle/u);
  });

  test.for([
    ['5h | 2s', '8c | (4c)', '5 is less than 8: the 8 of Clubs stays, and the 5 of Hearts is flipped down.'],
    [
      '8h | 2s',
      '8c | (4c)',
      '8 against 8 is equal, and the coin was for the defender: the 8 of Clubs stays, and the 8 of Hearts is flipped down.',
    ],
  ] as const)('%s against %s: %s', ([mine, theirs, words]) => {
    const table = lay({
      fields: [mine, theirs],
      deck: 'As',
      options: { challenge: 'coin' },
      random: ['tails'],
    });
    const { battle } = table.attacks(0, 'F1').aims(0, 1, 'F1').view(0);
    if (!battle) throw new Error('Nothing was fought.');
    expect(detailsOf(say, { type: 'fought', battle } as Event, names).at(-1)).toBe(words);
  });
});

test('a move that is on its way is said as what it does', () => {
  const view = lay({ fields: ['Jh (7c) | (3h)', '(8s) 5d | (5c)'] }).view(0);
  const made = (move: object) => making(say, view, move as { type: string }, names);
  expect(made({ type: 'flip', at: 'F1' })).toBe('Ada flips down the Jack of Hearts.');
  expect(made({ type: 'swap', at: 'F2' })).toBe('Ada swaps the 7 of Clubs for a new card.');
  expect(made({ type: 'attack', with: 'F1', boosts: [] })).toBe(
    'Ada attacks with the Jack of Hearts and draws.',
  );
  expect(made({ type: 'target', seat: 1, at: 'F1' })).toBe(
    'Ada attacks the face-down card of Ben (front left).',
  );
  expect(made({ type: 'pay', flip: ['F1'] })).toBe('Ada pays with the Jack of Hearts.');
  expect(made({ type: 'boost', with: [] })).toBe('Ada adds no two.');
  expect(made({ type: 'throw', fingers: 3 })).toBe('Ada throws 3 fingers.');
  expect(made({ type: 'move', from: 'F2', to: 'F3' })).toBe('Ada moves the 7 of Clubs (front right).');
  expect(made({ type: 'done' })).toBe('Ada leaves Summon.');
  expect(making(say, { ...view, viewer: 'watcher' }, { type: 'done' }, names)).toBe('');
});

test('who won is shown with the card that destroyed the last one', () => {
  const table = lay({ fields: ['9h | 2s', '8c'], deck: 'As' })
    .attacks(0, 'F1')
    .aims(0, 1, 'F1');
  expect(table.phase).toBe('over');
  expect(sam.wonBy?.(say, table.view(0), [], names)).toEqual([
    { code: '9h', words: 'Ada: the 9 of Hearts destroyed the last card of Ben, the 8 of Clubs.' },
  ]);
  expect(sam.wonBy?.(say, lay({ fields: ['9h | 2s', '8c'] }).view(0), [], names)).toEqual([]);
});

test('discards are looked through, the newest first or by suit', () => {
  const view = lay({ fields: ['9h | 2s', '8c'], discard: '5d Kh 3d' }).view(1);
  const [stack, ...others] = taken(say, view).stacks;
  expect([stack?.label, others]).toEqual(['Discards (3)', []]);
  expect(stack?.arrangements.map(({ rows }) => rows)).toEqual([
    [{ words: 'The newest first', cards: ['3d', 'Kh', '5d'] }],
    [
      { words: 'Diamonds', code: 'd', cards: ['5d', '3d'] },
      { words: 'Hearts', code: 'h', cards: ['Kh'] },
    ],
  ]);
});

test('how it stands: cards, the order of this set, idleness, and how near the end without losses is', () => {
  const table = lay({
    fields: ['9h 4h | 2s', '8c', '5s (6s) | (7h)'],
    order: [2, 0, 1],
    idle: [0, 2, 1],
    quiet: 40,
  });
  expect(standings(say, table.view(1))).toEqual({
    title: 'Standing',
    goal: 'Who has no card left is out; the last one in wins. 40 quiet turns in a row: no card was destroyed. After 50 more the game ends; then most cards win, then the highest sum of face values.',
    points: 'Cards',
    beside: 'This set',
    players: [
      { points: 3, part: 0.5, beside: 'moves now' },
      { points: 1, part: 1 / 6, beside: 'moves 3rd, 2 idle turns' },
      { points: 3, part: 0.5, beside: 'has moved, one idle turn' },
    ],
  });
  expect(sam.progress(say, table.view(0))).toBe('Set 1, the end after 50 more quiet turns');
});

test('at the end everybody is told how long they were in the game', () => {
  const view = lay({ fields: ['8c', '3h', '4d'] }).view(0);
  const log = [
    { type: 'turn', turn: 7, seat: 0 },
    { type: 'out', seat: 2 },
    { type: 'turn', turn: 8, seat: 1 },
    { type: 'turn', turn: 9, seat: 0 },
    { type: 'out', seat: 1 },
  ];
  expect(sam.lasted?.(say, { ...view, turnNumber: 9 }, log)).toEqual({
    title: 'In the game',
    words: ['to the end', 'to turn 9', 'to turn 7'],
    turns: [10, 9, 7],
  });
});
