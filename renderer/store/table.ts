// How the table one sits at changes: views come in, are shown one after another, questions are answered once.
import type { AnyEvent, AnyMove } from '../../engine/core/game.ts';
import type { Consideration } from '../../engine/core/question.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Undone } from '../../engine/protocol/kept.ts';
import type { Composing, Intent } from '../games/intent.ts';
import type { Target } from '../stage/contract.ts';
import { questionOf, stillAsked } from './asked.ts';
import { composedFirst, seenFrom, settled, throughOtherEyes } from './eyes.ts';
import { said } from './sayings.ts';
import { isAhead, openAgain, withoutSeries } from './series.ts';
import type { Frame, Moment, Pending, Saying, TableState, Told } from './state.ts';
import { hasGoneBack, takenBack } from './taken-back.ts';

/** What a game adds to the changes: how a view falls into frames, what is composed at first. */
export interface GameWays {
  frames(before: Moment, after: Moment, events: readonly AnyEvent[]): readonly Frame[];
  /** @param unmade what a series of moves of the same person was to go on with when this question came */
  begin(moment: Moment, unmade: readonly AnyMove[]): Composing;
}

/** A change of the draft that the host is to be asked about. */
export type Proposal = Omit<Extract<Intent, { kind: 'consider' }>, 'kind'>;

/** Nothing is said about what was tried last. */
const QUIET = { whyNot: null, explained: null } as const;

/** A table just joined, with its game so far; `events` are still to be shown. */
export function joined(
  id: string,
  told: Told,
  past: readonly AnyEvent[],
  events: readonly AnyEvent[],
  ways: GameWays,
  undone: readonly Undone[] = [],
): TableState {
  const moment = seenFrom(told, null);
  const isOpening = events.length > 0;
  // What is asked after the deal is asked when the deal has been seen.
  const shown = isOpening ? { ...moment, view: { ...moment.view, awaiting: [], question: null } } : moment;
  return settled({
    id,
    latest: moment,
    shown,
    waiting: isOpening ? [{ ...moment, events, reads: false }] : [],
    heard: past.length + events.length,
    log: past,
    undone,
    sayings: [],
    said: 0,
    composing: ways.begin(shown, []),
    zoomed: null,
    considering: null,
    ahead: [],
    unmade: null,
    pending: null,
    held: [],
    drafts: [],
    ...QUIET,
    focused: null,
    reading: null,
    curtain: null,
    lifting: null,
  });
}

/**
 * A whole view with the game so far: through other eyes than before, or the same after a cut or a sleep. Then the host's
 * view counts. What was missed comes after what is still to be shown, so that no score goes unread; nothing changes when
 * nothing was missed. Where moves were taken back, the table goes back.
 */
export function toldAnew(
  table: TableState,
  told: Told,
  past: readonly AnyEvent[],
  events: readonly AnyEvent[],
  ways: GameWays,
  undone: readonly Undone[] = [],
): TableState {
  const moment = seenFrom(told, table.latest);
  // The host's journal is what counts, and there is nothing to go on from.
  if (hasGoneBack(table, moment, past, undone)) return takenBack(table, moment, past, undone, ways);
  if (moment.view.viewer !== table.latest.view.viewer) {
    return throughOtherEyes({ ...table, undone }, moment, past, events, ways);
  }
  const known = withoutSeries(stillAsked(table, moment));
  const next = { ...known, latest: moment, heard: past.length, undone, lifting: null };
  const missed = past.slice(table.heard);
  if (missed.length === 0 && moment.version === table.latest.version) return settled(next);
  const frames = ways.frames(table.latest, moment, missed).map((frame) => ({ ...frame, isPast: true }));
  return { ...next, waiting: [...table.waiting, ...frames] };
}

/** A newer view through the same eyes; an older one (messages that crossed a reconnection) changes nothing. */
export function viewed(
  table: TableState,
  told: Told,
  events: readonly AnyEvent[],
  ways: GameWays,
): TableState {
  const { latest } = table;
  if (told.version < latest.version) return table;
  const moment = seenFrom(told, latest);
  if (told.version === latest.version) {
    // The answer to a request to lift the curtain for somebody who was not called: the table as it is.
    if (table.lifting === null && told.curtain === latest.curtain) return table;
    return settled({ ...table, latest: { ...latest, curtain: told.curtain }, lifting: null });
  }
  return {
    ...stillAsked(table, moment),
    latest: moment,
    lifting: told.curtain === latest.curtain ? table.lifting : null,
    heard: table.heard + events.length,
    waiting: [...table.waiting, ...ways.frames(latest, moment, events)],
  };
}

/** A frame begins to be shown: its events are told. Nothing when it is not the next one any more. */
export function begun(table: TableState, frame: Frame): TableState {
  if (table.waiting[0] !== frame) return table;
  const told = frame.events.map((event): Saying['what'] => ({ kind: 'event', event }));
  return said({ ...table, log: [...table.log, ...frame.events], ...QUIET }, told);
}

/** The frame that was begun rests: it is what the person sees, and its question is asked. */
export function rested(table: TableState, frame: Frame, ways: GameWays): TableState {
  if (table.waiting[0] !== frame) return table;
  const { version, view, holds, curtain, bottom } = frame;
  // Who sits there is as it is by now: somebody may have come while it moved.
  const { seats } = table.latest;
  const shown: Moment = { version, view, seats, holds, curtain, bottom };
  const before = questionOf(table.shown);
  const asked = questionOf(shown);
  const isOwn = asked === before || isAhead(table, shown);
  const next: TableState = {
    ...table,
    shown,
    waiting: table.waiting.slice(1),
    composing: isOwn ? table.composing : composedFirst(table, shown, ways),
    reading: frame.reads ? frame.view : table.reading,
  };
  const isNew = asked !== null && (!isOwn || table.sayings.length === 0);
  return settled(isNew ? said(next, [{ kind: 'question', moment: shown }]) : next);
}

/** What was to be read has been read. */
export function hasRead(table: TableState): TableState {
  return table.reading === null ? table : settled({ ...table, reading: null });
}

/** What is composed was changed in a way that nobody has to be asked about; unchanged when nothing is asked of the person. */
export function composed(table: TableState, composing: Composing): TableState {
  if (openQuestion(table) === null) return table;
  const isSameDraft = composing.draft === table.composing.draft;
  const considering = isSameDraft ? table.considering : null;
  const next = { ...table, composing: withJudgement(table, composing), considering, ...QUIET };
  const isNews = !isSameDraft || composing.selected !== table.composing.selected;
  // What would come of it is told here and now, because no host is asked.
  return isNews && !isNothing(composing)
    ? said(next, [{ kind: 'composed', moment: table.shown, composing: next.composing }])
    : next;
}

function isNothing({ draft, selected }: Composing): boolean {
  return draft === null && selected === null;
}

/** What was last judged stays in sight until the next draft has been; nothing is left of it without a draft. */
function withJudgement(table: TableState, composing: Composing): Composing {
  const { draft, selected } = composing;
  const judged = draft === null ? undefined : (composing.judged ?? table.composing.judged);
  if (judged === composing.judged) return composing;
  return judged ? { draft, selected, judged } : { draft, selected };
}

/** A draft that the host is to be asked about; unchanged when nothing is asked of the person. */
export function proposed(table: TableState, id: string, proposal: Proposal): TableState {
  const question = openQuestion(table);
  if (question === null) return table;
  const { partial, composing, ifRefused } = proposal;
  // Behind a draft that was not judged yet lies the last one that was.
  const back = table.considering ? { ...ifRefused, draft: table.considering.ifRefused.draft } : ifRefused;
  const considering = { id, question, partial, ifRefused: withJudgement(table, back) };
  return { ...table, composing: withJudgement(table, composing), considering, ...QUIET };
}

/** The host has judged the draft: it stands, or is taken back with the reason. Answers about others change nothing. */
export function considered(table: TableState, id: string, answer: Consideration): TableState {
  if (table.considering?.id !== id) return table;
  const { ifRefused } = table.considering;
  if (answer.refusal) {
    return refusedHere({ ...table, composing: ifRefused, considering: null }, answer.refusal);
  }
  const { lacks, next, preview } = answer;
  const composing = { ...table.composing, judged: { draft: table.composing.draft, lacks, next, preview } };
  return said({ ...table, composing, considering: null }, [
    { kind: 'judged', moment: table.shown, composing },
  ]);
}

export function focusedOn(table: TableState, focused: Target | null): TableState {
  return table.focused === focused ? table : { ...table, focused };
}

/** Something was tried that may not be done. */
export function refusedHere(table: TableState, refusal: Refusal): TableState {
  return said({ ...table, ...QUIET, whyNot: refusal }, [{ kind: 'refusal', refusal }]);
}

/** Something was pointed at that means something, but nothing to be done. */
export function explainedHere(table: TableState, target: Target): TableState {
  const { shown: moment, composing } = table;
  return said({ ...table, ...QUIET, explained: target }, [{ kind: 'explained', moment, composing, target }]);
}

/** What was said about something tried is over: something else was, which means nothing. */
export function quieted(table: TableState): TableState {
  return table.whyNot === null && table.explained === null ? table : { ...table, ...QUIET };
}

/** What is asked of the person now, and has been shown to them; null when nothing is or a move is on its way. */
export function openQuestion(table: TableState): string | null {
  const question = questionOf(table.latest);
  if (question === null || table.pending !== null || table.reading !== null) return null;
  if (table.curtain !== null) return null;
  return questionOf(table.shown) === question ? question : null;
}

/**
 * The question is answered by `move`, and the next ones of this seat by `following`; unchanged when nothing is asked, so that a
 * second click sends nothing.
 */
export function answered(
  table: TableState,
  id: string,
  move: AnyMove,
  following: readonly AnyMove[] = [],
): TableState {
  const question = openQuestion(table);
  const { viewer } = table.latest.view;
  if (question === null || viewer === 'watcher') return table;
  return {
    ...table,
    pending: { id, seat: viewer, question, move, accepted: false, following },
    ahead: [],
    unmade: null,
    composing: { ...table.composing, selected: null },
    ...QUIET,
  };
}

/** The host has the move safe. */
export function accepted(table: TableState, id: string): TableState {
  if (table.pending?.id !== id) return table;
  return { ...table, pending: { ...table.pending, accepted: true } };
}

/** The host refused the move: the question is open again. */
export function refused(table: TableState, id: string, refusal: Refusal): TableState {
  if (table.pending?.id !== id) return table;
  return refusedHere(openAgain(table), refusal);
}

/** The move to send again after a cut; null when there is none or the host has it. */
export function unanswered(table: TableState): Pending | null {
  return table.pending !== null && !table.pending.accepted ? table.pending : null;
}
