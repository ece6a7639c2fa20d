// The log in parts: every event once and in order, and what was taken back where it happened.
import { expect, test } from 'vitest';
import type { AnyEvent } from '../../engine/core/game.ts';
import type { Undone } from '../../engine/protocol/kept.ts';
import type { LogHeading } from '../games/screen.ts';
import { linesOf, type LogLine, sectionsOf } from './log-sections.ts';

const log = Array.from({ length: 9 }, (_, at): AnyEvent => ({ type: `e${at}` }));
const heading = (at: number, level: 1 | 2, words: string): LogHeading => ({ at, level, words });
const headings = [heading(1, 1, 'hand 1'), heading(1, 2, 'trick 1'), heading(5, 2, 'trick 2')];
const undone = (at: number, seat = 0): Undone => ({ at, seat, moves: 1, events: [{ type: `undone ${at}` }] });

const nameOf = (line: LogLine): string => ('event' in line ? line.event.type : `<${line.undone.at}>`);
const told = (parts: readonly Undone[], events = log, under = headings) =>
  sectionsOf(events, under, parts).map((section) => [
    section.heading?.words ?? null,
    linesOf(section).map(nameOf).join(' '),
  ]);

test('every event is in one part', () => {
  expect(told([])).toEqual([
    [null, 'e0'],
    ['hand 1', ''],
    ['trick 1', 'e1 e2 e3 e4'],
    ['trick 2', 'e5 e6 e7 e8'],
  ]);
});

test.for([
  ['within a part', [undone(3)], 'trick 1', 'e1 e2 <3> e3 e4'],
  ['before a heading, under the one before', [undone(5)], 'trick 1', 'e1 e2 e3 e4 <5>'],
  ['at the end', [undone(9)], 'trick 2', 'e5 e6 e7 e8 <9>'],
  ['after what counts, if the log is shorter by now', [undone(12)], 'trick 2', 'e5 e6 e7 e8 <12>'],
  ['at the very beginning', [undone(0)], null, '<0> e0'],
  ['several at one place, in their order', [undone(3, 0), undone(3, 1)], 'trick 1', 'e1 e2 <3> <3> e3 e4'],
] as const)('what was taken back stands %s', ([, parts, words, lines]) => {
  expect(told(parts)).toContainEqual([words, lines]);
});

test.for([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('what was taken back before event %i is told once', (at) => {
  for (const under of [headings, [], [heading(0, 1, 'all')]]) {
    const all = told([undone(at)], log, under).flatMap(([, lines]) => String(lines).split(' '));
    expect(all.filter((name) => name === `<${at}>`)).toHaveLength(1);
    expect(all.filter((name) => name.startsWith('e'))).toEqual(log.map(({ type }) => type));
  }
});

test('there is something to tell where everything was taken back', () => {
  expect(told([undone(0)], [], [])).toEqual([[null, '<0>']]);
});
