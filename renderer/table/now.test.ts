// What the prompt says while things move: what happens, never a question that was answered or is still to come.
import { expect, test } from 'vitest';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import { play } from '../games/magic-trick/played.testing.ts';
import { waysOf } from '../games/ways.ts';
import type { Moment, TableState } from '../store/state.ts';
import { answered, begun, hasRead, joined, rested, viewed } from '../store/table.ts';
import { happeningNow, momentInSight } from './now.ts';

const say = sayIn(english, 'en-GB');
const played = play({ seats: 4, viewer: 0 });
const momentAt = (version: number): Moment => {
  const { view } = played[version] ?? {};
  if (!view) throw new Error('The game is over.');
  const seats = ['Ada', 'Bea', 'Cid', 'Dot'].map((name) => ({ name, kind: 'person' as const, bot: null }));
  return { version, view, seats, holds: [0], curtain: null, bottom: 0 };
};
const eventsAt = (version: number) => played[version]?.events ?? [];
const now = (table: TableState): string | null => happeningNow(say, table);

/** Begins the next frame and shows it, saying what was said meanwhile. */
function showNext(table: TableState): [TableState, string | null] {
  const [frame] = table.waiting;
  if (!frame) throw new Error('Nothing waits.');
  const moving = begun(table, frame);
  return [rested(moving, frame, waysOf), now(moving)];
}

test('while cards are dealt, their dealer is named, and nobody sorts yet', () => {
  const table = joined('t1', momentAt(0), [], eventsAt(0), waysOf);
  expect(table.shown.view.awaiting).toEqual([]);
  const dealer = ['Ada', 'Bea', 'Cid', 'Dot'][played[0]?.view.dealer ?? 0];
  expect(now(table)).toBe(`${dealer} deals.`);
  const [dealt, said] = showNext(table);
  expect(said).toBe(`${dealer} deals.`);
  expect(now(dealt)).toBeNull();
});

test('in a whole game, no question is said after it was answered or before it can be', () => {
  let table = joined('t1', momentAt(0), [], eventsAt(0), waysOf);
  const heard = new Set<string>();
  const show = (): void => {
    let said: string | null;
    [table, said] = showNext(hasRead(table));
    if (said !== null) heard.add(said.replaceAll(/Ada|Bea|Cid|Dot/g, 'X'));
  };
  for (let version = 1; version < played.length; version += 1) {
    while (table.waiting.length > 0) show();
    table = hasRead(table);
    const { question } = table.shown.view;
    // Here the question is open, or others are awaited.
    expect(now(table)).toBeNull();
    if (question !== null && eventsAt(version).some((event) => 'seat' in event && event.seat === 0)) {
      table = answered(table, `m${version}`, { type: question.moves[0] ?? '' });
      expect(now(table)).toMatch(/^Ada .*\.$/);
    }
    table = viewed(table, momentAt(version), eventsAt(version), waysOf);
    const isOpen = table.shown.view.question?.id === table.latest.view.question?.id;
    // A question that is on the screen and cannot be answered any more has given way.
    if (table.shown.view.question !== null && !isOpen) expect(now(table)).not.toBeNull();
  }
  expect(heard).toEqual(
    new Set([
      'X deals.',
      'X has sorted the row of X.',
      'The rows fall into order.',
      'X plays.',
      'X plays. X takes the trick.',
      'X puts a card up the sleeve.',
      'X puts a card up the sleeve. X takes the trick.',
      'X takes the trick.',
      'X leaves the sleeve as it is.',
    ]),
  );
});

test('where the picture is, is at what moves as soon as that begins, and at what rests before', () => {
  let table = joined('t1', momentAt(0), eventsAt(0), [], waysOf);
  for (let version = 1; version < played.length; version += 1) {
    table = viewed(table, momentAt(version), eventsAt(version), waysOf);
    for (let [frame] = table.waiting; frame; [frame] = table.waiting) {
      table = hasRead(table);
      expect(momentInSight(table)).toBe(table.shown);
      const moving = begun(table, frame);
      expect(momentInSight(moving)).toBe(frame);
      table = rested(moving, frame, waysOf);
      expect(momentInSight(table)).toBe(table.shown);
    }
  }
});
