// What is read out of the events of Magicians: the headings of the log, the cards of its lines, what happens now, the stages.
import { expect, test } from 'vitest';
// oxlint-disable-next-line no-restricted-imports -- test code lays out real tables
import { lay } from '../../../engine/games/magicians/table.testing.ts';
import type { Event } from '../../../engine/games/magicians/types.ts';
import { sectionsOf } from '../../table/log-sections.ts';
import { happening, making } from './happens.ts';
import { magicians } from './index.ts';
import { cardsIn, headings } from './log.ts';
import { names, play, say } from './played.testing.ts';
import { taken } from './taken.ts';

test('headings name rounds and turns, and each event stands under one of them', () => {
  const log = play({ seats: 3, viewer: 'watcher', moves: 60 }).flatMap(({ events }) => events);
  const found = headings(say, log);
  expect(found.slice(0, 7).map(({ level, words }) => `${level} ${words}`)).toEqual([
    '1 The beginning',
    '1 Round 1',
    '2 Turn 1',
    '2 Turn 2',
    '2 Turn 3',
    '1 Round 2',
    '2 Turn 4',
  ]);
  const sections = sectionsOf(log, found);
  expect(sections.flatMap(({ events }) => events)).toEqual(log);
  expect(sections.every(({ heading }) => heading !== null)).toBe(true);
});

test('a line has the cards beside it that it is about, and none that the viewer may not know', () => {
  const table = lay({
    theatres: [{ hand: 'steal-notebook' }, { hand: 'style parlor theatre' }],
    random: ['style parlor'],
  }).sabotages(0, 'steal-notebook', 1);
  const cards = (viewer: 0 | 1 | 'watcher') => table.heard(viewer).flatMap((event) => cardsIn(event));
  expect(cards(0)).toEqual(expect.arrayContaining(['steal-notebook', 'style', 'parlor']));
  expect(cards('watcher')).not.toContain('style');
});

test('the hand that a spy has looked at is not kept in the log: it is open during the choice alone', () => {
  const table = lay({ theatres: [{ hand: 'send-spy' }, { hand: 'style parlor theatre' }] });
  table.sabotages(0, 'send-spy', 1);
  expect(table.heard(0).find(({ type }) => type === 'spied')).toMatchObject({ count: 3 });
  const lines = [...table.heard(0)];
  table.makes(0, { type: 'take', card: 'parlor' });
  lines.push(...table.heard(0));
  const cards = lines.flatMap((event) => cardsIn(event));
  expect(cards).toContain('parlor');
  expect(cards).not.toContain('style');
  expect(cards).not.toContain('theatre');
});

const STEALS: readonly Event[] = [
  { type: 'sabotaged', seat: 0, card: 'steal-secret', target: 1, on: 'bullet-catch' },
  { type: 'stolen', from: 1, to: 0, card: 'bullet-catch', as: 'trick' },
  { type: 'discarded', seat: 1, cards: ['great-hall'], from: 'play', why: 'stage-lost', forced: true },
];

test.for<[readonly Event[], string]>([
  [STEALS, 'Ada plays Steal Secret. Ada steals Bullet Catch from Ben. Ben loses Great Hall.'],
  [
    [{ type: 'prestige', seat: 2, cards: [], earned: 13, points: 40, disturbed: false }],
    'Cléo earns 13 PP and has 40.',
  ],
  [
    [{ type: 'prestige', seat: 2, cards: [], earned: 0, points: 40, disturbed: true }],
    'Cléo earns nothing this time.',
  ],
  [
    [
      { type: 'turn', seat: 1, turn: 12 },
      { type: 'drew', seat: 1, cards: null, count: 1, why: 'turn' },
    ],
    'Ben begins a turn.',
  ],
  [[{ type: 'skipped', seat: 1, phase: 'dirtyTrick' }], 'Ben leaves the Dirty Trick Phase.'],
  [
    [
      { type: 'skipped', seat: 1, phase: 'newTrick' },
      { type: 'discarded', seat: 1, cards: ['hat-trick'], from: 'play', why: 'tricks', forced: false },
    ],
    'Ben discards Hat Trick.',
  ],
  [
    [{ type: 'snatched', from: 0, to: 1, cards: null, count: 2, why: 'notebook' }],
    'Ben steals 2 cards from the hand of Ada.',
  ],
  [
    [{ type: 'snatched', from: 0, to: 1, cards: ['style'], count: 1, why: 'spy' }],
    'Ben steals Style from the hand of Ada.',
  ],
  [
    [
      { type: 'mulliganed', seat: 0, cards: ['parlor', 'style'] },
      { type: 'drew', seat: 0, cards: null, count: 5, why: 'mulligan' },
    ],
    'Ada exchanges the hand.',
  ],
  [[{ type: 'lost-points', seat: 0, lost: 10, points: -3 }], 'Ada loses 10 PP.'],
])('what happens is said in a few words: %#', ([events, words]) => {
  expect(happening(say, events, names)).toBe(words);
});

test('a move that is on its way is said as what it does', () => {
  const view = lay({ theatres: [{ hand: 'hat-trick' }, {}] }).view(0);
  expect(making(say, view, { type: 'skip' }, names)).toBe('Ada leaves the Management Phase.');
  const sabotage = { type: 'sabotage', card: 'exposed', target: 1, on: 'hat-trick' };
  expect(making(say, view, sabotage, names)).toBe('Ada plays Exposed on Hat Trick of Ben.');
  expect(making(say, { ...view, viewer: 'watcher' }, { type: 'skip' }, names)).toBe('');
});

test('stages are looked through by level and kind, one’s own first, and the discard pile behind them', () => {
  const view = lay({
    theatres: [
      {},
      { tricks: 'hat-trick bullet-catch secrecy', support: 'inventor parlor', points: 7 },
      { tricks: 'old-standby' },
    ],
    discard: 'style cabaret',
  }).view(1);
  const { stacks } = taken(say, view);
  expect(stacks.map(({ seat, count, label }) => [seat, count, label])).toEqual([
    [1, 5, undefined],
    [2, 1, undefined],
    [0, 0, undefined],
    [-1, 2, 'Discard pile (2)'],
  ]);
  expect(stacks[0]?.arrangements[0]?.rows).toEqual([
    { words: 'Tricks, level 4', cards: ['bullet-catch'] },
    { words: 'Tricks, level 1', cards: ['hat-trick', 'secrecy'] },
    { words: 'Helper', cards: ['inventor'] },
    { words: 'Stage', cards: ['parlor'] },
  ]);
  expect(stacks.at(-1)?.arrangements[0]?.rows[0]?.cards).toEqual(['cabaret', 'style']);
});

test('how far the game is stands in the bar', () => {
  const view = lay({ theatres: [{}, {}], turnsDone: 6 }).view(0);
  expect(magicians.progress(say, view)).toBe('Turn 7, goal 100 PP');
  expect(magicians.progress(say, { ...view, turnNumber: 0 })).toBe('Goal 100 PP');
});
