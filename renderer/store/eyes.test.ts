// Several people at one screen: what the next person finds, when the curtain falls and rises, moves that a cut held up.
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../engine/core/seat.ts';
import { refuse } from '../../engine/core/refusal.ts';
import { NOTHING_COMPOSED } from '../games/intent.ts';
import { liftAsked, sharedBy } from './eyes.ts';
import type { TableState, Told } from './state.ts';
import { event, moment, plainWays, shownAll } from './table.testing.ts';
import {
  accepted,
  answered,
  begun,
  composed,
  focusedOn,
  hasRead,
  joined,
  openQuestion,
  proposed,
  refusedHere,
  rested,
  toldAnew,
  unanswered,
  viewed,
} from './table.ts';

const play = { type: 'play', slot: 3 };
const deal = event('dealt');
const played = event('played');

/** Seats 0 and 1 share the screen. */
function seen(viewer: Viewer, version: number, question: string | null, curtain: number | null): Told {
  const { view, seats } = moment(version, question);
  const awaiting = curtain === null ? (viewer === 'watcher' ? [] : [viewer]) : [curtain];
  return { version, seats, holds: [0, 1], curtain, view: { ...view, viewer, awaiting } };
}

/** The table of seat 0, who is asked `q1`. */
const first = joined('t1', seen(0, 1, 'q1', null), [deal], [], plainWays);
/** Seat 0 has played, seat 1 is called. */
const calls = (table: TableState): TableState =>
  toldAnew(table, seen('watcher', 2, null, 1), [deal, played], [played], plainWays);
const lifted = (table: TableState): TableState =>
  toldAnew(table, seen(1, 2, 'q2', null), [deal, played], [], plainWays);

describe('when somebody else is called', () => {
  test('what the person before composed, tried and was told is gone at once', () => {
    const busy = refusedHere(
      composed(focusedOn(first, 'slot:3'), { draft: ['R5'], selected: 'sort:R5' }),
      refuse('must-follow-suit'),
    );
    expect(calls(busy)).toMatchObject({
      composing: { draft: null, selected: null },
      considering: null,
      whyNot: null,
      focused: null,
      pending: null,
      sayings: [],
      log: [deal],
      heard: 2,
    });
  });

  test('they still see from their own place what came of their move, and then the curtain falls', () => {
    const called = calls(first);
    expect(called.waiting).toMatchObject([{ events: [played], bottom: 0, view: { viewer: 'watcher' } }]);
    expect(called.waiting[0]?.isPast).toBeUndefined();
    expect(called.curtain).toBeNull();
    const seenAll = shownAll(called);
    expect(seenAll).toMatchObject({ curtain: 1, log: [deal, played], shown: { bottom: 0 } });
    expect(seenAll.sayings.filter(({ what }) => what.kind === 'curtain')).toHaveLength(1);
  });

  test('a score is read before the curtain falls', () => {
    const scored = toldAnew(
      first,
      seen('watcher', 2, null, 1),
      [deal, event('scored')],
      [event('scored')],
      plainWays,
    );
    const reading = shownAll(scored);
    expect(reading.reading).not.toBeNull();
    expect(reading.curtain).toBeNull();
    expect(hasRead(reading).curtain).toBe(1);
  });

  test('what others did before is shown first, told as the next ones hear it, and each thing once', () => {
    const bots = [
      { type: 'played', of: 'mine' },
      { type: 'passed', of: 'mine' },
    ];
    const one = viewed(first, seen(0, 2, null, null), [bots[0] ?? deal], plainWays);
    const two = viewed(one, seen(0, 3, null, null), [bots[1] ?? deal], plainWays);
    const [moving] = two.waiting;
    if (!moving) throw new Error('Nothing waits.');
    const all = [deal, played, event('passed'), event('taken')];
    const last = all.slice(3);
    const called = toldAnew(begun(two, moving), seen('watcher', 4, null, 1), all, last, plainWays);
    expect(called.log).toEqual(all.slice(0, 2));
    expect(called.waiting[0]).toBe(moving);
    const rest = shownAll(rested(called, moving, plainWays));
    expect(rest.log).toEqual(all);
    expect(rest.curtain).toBe(1);
  });

  test('nothing is asked while the curtain is down', () => {
    expect(openQuestion(shownAll(calls(first)))).toBeNull();
  });

  test('it stays down, and is told of once, while others move', () => {
    const down = shownAll(calls(first));
    const later = shownAll(viewed(down, seen('watcher', 3, null, 1), [event('arranged')], plainWays));
    expect(later.curtain).toBe(1);
    expect(later.sayings.filter(({ what }) => what.kind === 'curtain')).toHaveLength(1);
  });
});

describe('lifting the curtain', () => {
  const down = shownAll(calls(first));

  test('is asked for once, and not before it has fallen', () => {
    const asked = liftAsked(down, 'l1');
    expect(asked.lifting).toBe('l1');
    expect(liftAsked(asked, 'l2')).toBe(asked);
    expect(liftAsked(calls(first), 'l1').lifting).toBeNull();
  });

  test('shows the next person’s view behind it, and only then raises it', () => {
    const answer = lifted(liftAsked(down, 'l1'));
    expect(answer).toMatchObject({
      curtain: 1,
      lifting: null,
      sayings: [],
      shown: { view: { viewer: 'watcher' } },
    });
    expect(openQuestion(answer)).toBeNull();
    const up = shownAll(answer);
    expect(up).toMatchObject({
      curtain: null,
      shown: { bottom: 1, view: { viewer: 1 } },
      log: [deal, played],
    });
    expect(openQuestion(up)).toBe('q2');
    expect(up.sayings.map(({ what }) => what.kind)).toEqual(['question']);
  });

  test('numbers of lines never begin anew', () => {
    const up = shownAll(lifted(down));
    expect(up.sayings[0]?.number).toBeGreaterThan(down.sayings.at(-1)?.number ?? 0);
  });

  test('can be asked for again when another is called meanwhile', () => {
    const asked = liftAsked(down, 'l1');
    const other = viewed(asked, seen('watcher', 2, null, 0), [], plainWays);
    expect(other).toMatchObject({ curtain: 0, lifting: null });
  });
});

describe('what somebody had put together when the curtain fell over it', () => {
  const busy = composed(first, { draft: ['R5', 'R3'], selected: 'sort:R5' });
  const hide = (table: TableState): TableState =>
    shownAll(toldAnew(table, seen('watcher', 1, null, 0), [deal], [], plainWays));
  const back = (table: TableState): TableState =>
    shownAll(toldAnew(table, seen(0, 1, 'q1', null), [deal], [], plainWays));

  test('is out of sight, and there again when they are asked the same', () => {
    const hidden = hide(busy);
    expect(hidden.composing).toEqual(NOTHING_COMPOSED);
    expect(back(hidden).composing).toEqual({ draft: ['R5', 'R3'], selected: null });
    expect(back(hide(back(hidden))).composing.draft).toEqual(['R5', 'R3']);
    // Hidden again before it was shown.
    const coming = toldAnew(hidden, seen(0, 1, 'q1', null), [deal], [], plainWays);
    expect(back(hide(coming)).composing.draft).toEqual(['R5', 'R3']);
  });

  test('is there with what the host has said of it, and nobody else heard that', () => {
    const draft = busy.composing.draft;
    const judged = { draft, lacks: null, next: [], preview: { rank: 3 } };
    const hidden = hide(composed(busy, { draft, selected: null, judged }));
    expect(JSON.stringify([hidden.composing, hidden.sayings])).not.toContain('rank');
    expect(back(hidden).composing.judged).toBe(judged);
  });

  test('is there without what the host had not judged', () => {
    const proposal = {
      partial: { type: 'arrange' },
      composing: { draft: ['R3', 'R5'], selected: null },
      ifRefused: busy.composing,
    };
    expect(back(hide(proposed(busy, 'c1', proposal))).composing.draft).toEqual(['R5', 'R3']);
  });

  test('is nobody else’s, and gone when they are asked something else or nothing', () => {
    const other = toldAnew(hide(busy), seen(1, 1, 'q1', null), [deal], [], plainWays);
    expect(shownAll(other).composing).toEqual(NOTHING_COMPOSED);
    const next = toldAnew(hide(busy), seen(0, 3, 'q3', null), [deal, played], [], plainWays);
    expect(shownAll(next).composing).toEqual(NOTHING_COMPOSED);
    expect(shownAll(calls(busy)).drafts).toEqual([]);
  });
});

describe('a table that is come back to', () => {
  test('begins with the curtain down', () => {
    const back = joined('t1', seen('watcher', 2, null, 1), [deal, played], [], plainWays);
    expect(back).toMatchObject({ curtain: 1, shown: { bottom: 0 } });
  });

  test('is hidden after a cut, and what was still to be shown of a hand is not shown any more', () => {
    const busy = viewed(first, seen(0, 2, 'q1', null), [played], plainWays);
    const back = toldAnew(busy, seen('watcher', 2, null, 0), [deal, played], [], plainWays);
    expect(back.waiting.every(({ view }) => view.viewer === 'watcher')).toBe(true);
    expect(shownAll(back)).toMatchObject({ curtain: 0, log: [deal, played] });
  });

  test('keeps a move through the watcher’s view, and sends it again when its question is back', () => {
    const sent = answered(first, 'm1', play);
    const hidden = shownAll(toldAnew(sent, seen('watcher', 1, null, 0), [deal], [], plainWays));
    expect(unanswered(hidden)).toBeNull();
    const back = toldAnew(hidden, seen(0, 1, 'q1', null), [deal], [], plainWays);
    expect(unanswered(back)).toMatchObject({ id: 'm1', seat: 0, question: 'q1' });
    expect(openQuestion(shownAll(back))).toBeNull();
  });

  test('forgets a move whose person is asked something else, or nothing', () => {
    const sent = answered(first, 'm1', play);
    const hidden = shownAll(toldAnew(sent, seen('watcher', 1, null, 0), [deal], [], plainWays));
    const other = toldAnew(hidden, seen(0, 3, 'q3', null), [deal, played], [], plainWays);
    expect(unanswered(other)).toBeNull();
    expect(openQuestion(shownAll(other))).toBe('q3');
    expect(viewed(hidden, seen('watcher', 2, null, 1), [played], plainWays).held).toEqual([]);
  });

  test('forgets a move that the host has', () => {
    const sent = accepted(answered(first, 'm1', play), 'm1');
    expect(toldAnew(sent, seen('watcher', 1, null, 0), [deal], [], plainWays).held).toEqual([]);
  });
});

test('whose screen it is has to be said only where several people share one', () => {
  expect(sharedBy(first.shown)).toBe(0);
  expect(sharedBy({ ...first.shown, holds: [0] })).toBeNull();
  expect(sharedBy(shownAll(calls(first)).shown)).toBeNull();
});
