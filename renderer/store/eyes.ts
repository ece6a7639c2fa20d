// Several people at one screen: whose eyes the table has, what of one person the next may not find, and the curtain between.
import type { AnyEvent, AnyMove } from '../../engine/core/game.ts';
import type { Seat } from '../../engine/core/seat.ts';
import type { Composing } from '../games/intent.ts';
import { said } from './sayings.ts';
import { withoutSeries } from './series.ts';
import type { Draft, Frame, Moment, Pending, TableState, Told } from './state.ts';
import type { GameWays } from './table.ts';

/** The moment as it is drawn: a watcher's view is seen from where the table was seen `before`. */
export function seenFrom(told: Told, before: Moment | null): Moment {
  const { viewer } = told.view;
  return { ...told, bottom: viewer === 'watcher' ? (before?.bottom ?? told.holds[0] ?? 0) : viewer };
}

/**
 * The table through other eyes than before. What the person before was told, composed and tried is out of sight at once; the
 * game so far is told as the new eyes know it. `events` are those of a move that has just been made: whoever made it, or saw
 * others make theirs, still sits there and sees all of it before the curtain falls.
 */
export function throughOtherEyes(
  table: TableState,
  moment: Moment,
  past: readonly AnyEvent[],
  events: readonly AnyEvent[],
  ways: GameWays,
): TableState {
  const staysToSee = events.length > 0 && moment.view.viewer === 'watcher';
  const told = toldSoFar(table, moment, past, events);
  const drafts = draftsOf(table, moment);
  const waiting = staysToSee
    ? [...retold(table, past.slice(told)), ...ways.frames(table.latest, moment, events)]
    : ways.frames(table.shown, moment, past.slice(told)).map((frame) => ({ ...frame, isPast: true }));
  return {
    ...table,
    ...answersOf(table, moment),
    latest: moment,
    waiting,
    heard: past.length,
    log: past.slice(0, told),
    sayings: [],
    drafts,
    composing: composedFirst({ drafts, unmade: null }, moment, ways),
    zoomed: null,
    considering: null,
    ahead: [],
    unmade: null,
    whyNot: null,
    explained: null,
    focused: null,
    lifting: null,
  };
}

/** What a question begins with: what its person had put together for it before, or else what the game begins with. */
export function composedFirst(
  { drafts, unmade }: Pick<TableState, 'drafts' | 'unmade'>,
  moment: Moment,
  ways: Pick<GameWays, 'begin'>,
): Composing {
  const { viewer, question } = moment.view;
  const mine = drafts.find((draft) => draft.seat === viewer && draft.question === question?.id);
  return mine?.composing ?? ways.begin(moment, unmadeFor(unmade, moment));
}

/** What a series was to go on with, for the question that came instead and for nobody else's. */
function unmadeFor(unmade: TableState['unmade'], { view }: Moment): readonly AnyMove[] {
  const isMine = unmade?.seat === view.viewer && unmade.question === view.question?.id;
  return unmade && isMine ? unmade.moves : [];
}

/** What waits to be shown, its events as others hear them; nothing in it is asked any more. */
function retold(table: TableState, untold: readonly AnyEvent[]): Frame[] {
  let left =
    table.waiting.reduce((sum, { events }) => sum + events.length, 0) - (table.heard - table.log.length);
  let at = 0;
  return table.waiting.map((frame) => {
    // One that moves already was told when it began, and has to stay the one that comes to rest.
    if (left > 0) {
      left -= frame.events.length;
      return frame;
    }
    const events = untold.slice(at, at + frame.events.length);
    at += events.length;
    return { ...frame, events, view: { ...frame.view, question: null } };
  });
}

/** Lets the curtain down when everything before it has been seen, and up when the next person's view has been shown. */
export function settled(table: TableState): TableState {
  const { waiting, reading, latest, curtain } = table;
  if (waiting.length > 0 || reading !== null || latest.curtain === curtain) return table;
  const next: TableState = { ...table, curtain: latest.curtain };
  return latest.curtain === null ? next : said(next, [{ kind: 'curtain', seat: latest.curtain }]);
}

/** The request to lift the curtain is on its way; unchanged when it is up, or when it was asked for already. */
export function liftAsked(table: TableState, id: string): TableState {
  return table.curtain === null || table.lifting !== null ? table : { ...table, lifting: id };
}

/** Whose screen it is now, where several people share one; null where nobody has to be told. */
export function sharedBy({ holds, view }: Moment): Seat | null {
  return holds.length > 1 && view.viewer !== 'watcher' ? view.viewer : null;
}

/** How many events of `past` have been told. Not every viewer need have heard of equally many. */
function toldSoFar(
  table: TableState,
  moment: Moment,
  past: readonly AnyEvent[],
  events: readonly AnyEvent[],
): number {
  const untold = table.heard - table.log.length;
  const isNext = events.length > 0 || moment.version === table.latest.version;
  const told = isNext ? past.length - events.length - untold : table.log.length;
  return Math.min(past.length, Math.max(0, told));
}

/** What was put together, by whoever leaves the screen now as well; gone as soon as its person is asked nothing. */
function draftsOf(table: TableState, { view: { awaiting } }: Moment): readonly Draft[] {
  const { viewer, question } = table.latest.view;
  const asked = table.drafts.filter(({ seat }) => awaiting.includes(seat));
  // What the host has not judged yet might not stand.
  const composing = table.considering?.ifRefused ?? table.composing;
  const isOpen = question !== null && question.id === table.shown.view.question?.id && table.pending === null;
  if (!isOpen || viewer === 'watcher' || composing.draft === null || !awaiting.includes(viewer)) return asked;
  const others = asked.filter(({ seat }) => seat !== viewer);
  return [...others, { seat: viewer, question: question.id, composing: { ...composing, selected: null } }];
}

/** What was answered and the host may not have heard: each person's own, until they are asked something else. */
function answersOf(table: TableState, { view }: Moment): Pick<TableState, 'pending' | 'held'> {
  const { pending } = withoutSeries(table);
  const all = pending ? [...table.held, pending] : table.held;
  const open = all.filter(({ seat, accepted }) => !accepted && view.awaiting.includes(seat));
  const isOwn = ({ seat }: Pending): boolean => seat === view.viewer;
  const own = open.find(isOwn);
  return {
    pending: own && own.question === view.question?.id ? own : null,
    held: open.filter((answer) => !isOwn(answer)),
  };
}
