// The table goes back: nothing is left of the moments that are no more, and nothing of them is shown any more.
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../engine/core/seat.ts';
import { refuse } from '../../engine/core/refusal.ts';
import type { Undone } from '../../engine/protocol/kept.ts';
import type { TableState, Told } from './state.ts';
import { moment, plainWays, shownAll } from './table.testing.ts';
import {
  answered,
  accepted,
  begun,
  composed,
  joined,
  openQuestion,
  proposed,
  toldAnew,
  viewed,
} from './table.ts';

const deal = { type: 'dealt' };
const played = { type: 'played' };
const passed = { type: 'passed' };
const play = { type: 'play', slot: 3 };
const undone: readonly Undone[] = [{ at: 1, seat: 0, moves: 2, events: [played, passed] }];

/** Seat 0 has decided, a bot after it; both are on their way to be shown. */
const gone = viewed(
  viewed(
    accepted(answered(joined('t1', moment(1, 'q1'), [deal], [], plainWays), 'm1', play), 'm1'),
    moment(2, null),
    [played],
    plainWays,
  ),
  moment(3, 'q3'),
  [passed],
  plainWays,
);
const back = (table: TableState, told: Told = moment(4, 'q1~1'), parts = undone): TableState =>
  toldAnew(table, told, [deal], [], plainWays, parts);

test.for([
  ['before any of it was shown', gone],
  [
    'while the first of it moves',
    begun(gone, gone.waiting[0] ?? { ...moment(0, null), events: [], reads: false }),
  ],
  ['when all of it was seen', shownAll(gone)],
] as const)('goes back %s', ([, table]) => {
  const now = shownAll(back(table));
  expect(now).toMatchObject({ log: [deal], heard: 1, undone, waiting: [], pending: null });
  expect(now.shown.version).toBe(4);
  expect(openQuestion(now)).toBe('q1~1');
});

test('shows nothing of what was on its way, and is told of nothing twice', () => {
  const now = back(gone);
  expect(now.waiting.map(({ events, version }) => ({ events, version }))).toEqual([
    { events: [], version: 4 },
  ]);
  const kinds = shownAll(now).sayings.map(({ what }) => what.kind);
  // That it was taken back comes before what is asked then.
  expect(kinds).toEqual(['undoing', 'question']);
});

test('goes back also where more was played since than was taken back, as after a cut', () => {
  const longer = [deal, passed, passed, passed];
  const now = toldAnew(gone, moment(9, 'q9'), longer, [], plainWays, undone);
  expect(now).toMatchObject({ log: longer, heard: 4, undone });
  expect(shownAll(now).log).toEqual(longer);
});

test('a whole view that tells of no more than is known changes nothing but what was missed', () => {
  const now = shownAll(back(gone));
  const again = toldAnew(now, moment(5, 'q5'), [deal, played], [], plainWays, undone);
  expect(again.waiting.map(({ events }) => events)).toEqual([[played]]);
  expect(again.log).toEqual([deal]);
  expect(again.undone).toBe(undone);
});

test('drops everything of moments that are no more', () => {
  const busy: TableState = {
    ...gone,
    whyNot: refuse('stale'),
    explained: 'slot:1',
    zoomed: 'slot:1',
    ahead: ['q3'],
    unmade: { seat: 0, question: 'q3', moves: [play] },
    held: [{ id: 'm0', seat: 1, question: 'q0', move: play, accepted: false, following: [] }],
    drafts: [{ seat: 1, question: 'q0', composing: { draft: ['R1'], selected: null } }],
    reading: gone.latest.view,
    lifting: 'l1',
  };
  expect(back(busy)).toMatchObject({
    whyNot: null,
    explained: null,
    zoomed: null,
    ahead: [],
    unmade: null,
    held: [],
    drafts: [],
    reading: null,
    lifting: null,
    considering: null,
  });
});

describe('where somebody else took back, and the same is asked as before', () => {
  const composing = { draft: ['K0', 'R0'], selected: 'sort:K0' };
  const asks = composed(joined('t1', moment(3, 'q3'), [deal, played], [], plainWays), composing);

  test('what is composed stays, and so does the question about it', () => {
    const considered = proposed(asks, 'c1', { partial: play, composing, ifRefused: composing });
    const now = shownAll(back(considered, moment(4, 'q3')));
    expect(now.composing.draft).toEqual(['K0', 'R0']);
    expect(now.considering?.id).toBe('c1');
    expect(openQuestion(now)).toBe('q3');
  });

  test('a move that is on its way stays so', () => {
    const now = shownAll(back(answered(asks, 'm3', play), moment(4, 'q3')));
    expect(now.pending?.id).toBe('m3');
    expect(openQuestion(now)).toBeNull();
  });

  test.for(['q1~1', null])('with another question (%s) all of it goes', (question) => {
    const considered = proposed(asks, 'c1', { partial: play, composing, ifRefused: composing });
    for (const busy of [considered, answered(asks, 'm3', play)]) {
      const now = shownAll(back(busy, moment(4, question)));
      expect(now).toMatchObject({ considering: null, pending: null });
      expect(now.composing.draft).toBeNull();
    }
  });
});

describe('where several people share the screen', () => {
  /** Seats 0 and 1 share it. */
  const seen = (viewer: Viewer, version: number, question: string | null, curtain: number | null): Told => {
    const { view, seats } = moment(version, question);
    return { version, seats, holds: [0, 1], curtain, view: { ...view, viewer, awaiting: [0] } };
  };
  const first = composed(joined('t1', seen(0, 1, 'q1', null), [deal, played], [], plainWays), {
    draft: ['R5'],
    selected: 'sort:R5',
  });
  const news = { kind: 'came', how: 'taken-back', seat: 0, by: null, moves: 1 } as const;
  const told: TableState = {
    ...first,
    sayings: [
      { number: 1, what: { kind: 'event', event: played } },
      { number: 2, what: { kind: 'undoing', news } },
    ],
  };
  const now = toldAnew(told, seen('watcher', 2, null, 0), [deal], [], plainWays, undone);

  test('the curtain falls when the table has gone back, and nothing of the person before is in sight', () => {
    expect(now.curtain).toBeNull();
    const fallen = shownAll(now);
    expect(fallen).toMatchObject({ curtain: 0, log: [deal], composing: { draft: null }, focused: null });
    expect(fallen.shown).toMatchObject({ bottom: 0, view: { viewer: 'watcher' } });
  });

  test('who had composed something for a question that stays finds it again', () => {
    const { view, seats } = moment(2, null);
    const other = {
      version: 2,
      seats,
      holds: [0, 1],
      curtain: 0,
      view: { ...view, viewer: 'watcher' as const },
    };
    const fallen = shownAll(toldAnew(told, other, [deal], [], plainWays, undone));
    const lifted = toldAnew(fallen, seen(0, 2, 'q1', null), [deal], [], plainWays, undone);
    expect(shownAll(lifted).composing.draft).toEqual(['R5']);
  });

  test('that it was taken back is still told to everybody', () => {
    expect(now.sayings.map(({ what }) => what)).toEqual([
      { kind: 'undoing', news },
      { kind: 'undoing', news: { ...news, moves: 2 } },
    ]);
  });

  test('whoever lifts it has the undone part as they heard it', () => {
    const heard: readonly Undone[] = [{ at: 1, seat: 0, moves: 1, events: [{ type: 'played-here' }] }];
    const lifted = toldAnew(shownAll(now), seen(1, 2, 'q2', null), [deal], [], plainWays, heard);
    expect(lifted.undone).toBe(heard);
    expect(shownAll(lifted).curtain).toBeNull();
  });
});
