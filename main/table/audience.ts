// The one exit of a table: whatever a client hears of a game is made here, through that viewer's own view.
import { z } from 'zod';
import type { AnyEvent, AnyHappening } from '../../engine/core/game.ts';
import { refuse, type Refusal } from '../../engine/core/refusal.ts';
import { WATCHER, type Seat, type Viewer } from '../../engine/core/seat.ts';
import type { View } from '../../engine/core/view.ts';
import type { JournalHeader, SeatRecord } from '../../engine/journal/journal.ts';
import { openHeader } from '../../engine/journal/replay.ts';
import { undoneFor, type Course } from '../../engine/journal/undone.ts';
import type { Occupant } from '../../engine/protocol/network.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import type { Back } from '../../engine/protocol/undo.ts';
import type { Place } from './curtain.ts';
import { eventsOf, viewOf, type AnyGame, type Session } from '../../engine/session/session.ts';

/** One moment of a table, from which views are made. */
export interface Moment {
  readonly table: string;
  readonly version: number;
  readonly session: Session;
  readonly seats: readonly SeatRecord[];
  /** The moves that count, and what was taken back. */
  readonly course: Course;
  /** What a question that the engine asks a seat is called at this table. */
  readonly nameOf: (seat: Seat, question: string) => string;
  /** How the eyes of a place may take something back; undefined where they may not. */
  readonly backOf: (place: Place) => Back | undefined;
}

/** A view and the events that led to it, as one viewer gets them. */
export interface Seen {
  readonly version: number;
  readonly view: View;
  readonly events: readonly AnyEvent[];
}

/**
 * What a client is sent after something happened.
 * @param past for eyes that just came: the whole game as they heard it, up to what happened now
 */
export function viewMessage(
  at: Moment,
  place: Place,
  happenings: readonly AnyHappening[],
  past?: readonly AnyHappening[],
): ToClient {
  const { holds, eyes: viewer, curtain } = place;
  const undone = past ? undoneFor(at.session.game, at.session.opening, at.course, viewer) : [];
  const back = at.backOf(place);
  return {
    type: 'view',
    table: at.table,
    version: at.version,
    seats: at.seats.map(occupant),
    holds: [...holds],
    curtain,
    view: { ...viewAt(at, viewer) },
    events: eventsOf(at.session, happenings, viewer).map((event) => ({ ...event })),
    ...(past && { past: eventsOf(at.session, past, viewer).map((event) => ({ ...event })) }),
    ...(undone.length > 0 && { undone }),
    ...(back && { back }),
  };
}

/** What a viewer may know now, with the question as it is called at this table. */
function viewAt({ session, nameOf }: Moment, viewer: Viewer): View {
  const view = viewOf(session, viewer);
  const { question } = view;
  if (question === null || viewer === WATCHER) return view;
  return { ...view, question: { ...question, id: nameOf(viewer, question.id) } };
}

/** The name of the question a seat is asked now; null when it is not asked. */
export function questionOf(at: Moment, seat: Seat): string | null {
  return viewAt(at, seat).question?.id ?? null;
}

/** A move that was refused: the code and the facts that its seat may know. */
export function refusedMessage(id: string, refusal: Refusal): ToClient {
  return { type: 'refused', id, refusal: copied(refusal) };
}

const partialSchema = z.looseObject({ type: z.string() });

/** The answer to a partial move of a seat that is asked. */
export function consideredMessage(session: Session, id: string, seat: Seat, partial: unknown): ToClient {
  const parsed = partialSchema.safeParse(partial);
  if (!parsed.success) {
    return considered(id, refuse('malformed', { place: 'partial', problem: 'needs a type of move' }));
  }
  const answer = session.game.consider(session.state, seat, parsed.data);
  if (answer.refusal) return considered(id, answer.refusal);
  const next = answer.next.map(({ move, at, refusal }) => ({ move, at, refusal: copied(refusal) }));
  const preview = answer.preview === null ? null : { ...answer.preview };
  return { type: 'considered', id, refusal: null, lacks: copied(answer.lacks), next, preview };
}

/** A partial move that cannot go on, such as one for a question that is no longer asked. */
export function considered(id: string, refusal: Refusal): ToClient {
  return { type: 'considered', id, refusal: copied(refusal), lacks: null, next: [], preview: null };
}

/** A refusal as a message of its own. */
function copied<R extends Refusal | null>(refusal: R): CopyOf<R> {
  return (refusal && { code: refusal.code, facts: copyFacts(refusal) }) as CopyOf<R>;
}

type CopyOf<R> = R extends null ? null : { code: string; facts: ReturnType<typeof copyFacts> };

/** A move of the game so far, as it is told again. */
export interface Step {
  /** The version after it. */
  readonly n: number;
  readonly seat: Seat;
  readonly move: unknown;
}

/** Tells a viewer the whole game again, each view with its events, as they were sent the first time. */
export function* retell(
  game: AnyGame,
  header: JournalHeader,
  steps: readonly Step[],
  viewer: Viewer,
): Generator<Seen> {
  const session = openHeader(game, header, 'compiled');
  yield { version: 0, view: viewOf(session, viewer), events: eventsOf(session, session.opening, viewer) };
  for (const { n, seat, move } of steps) {
    const accepted = session.accept(seat, move);
    if (accepted.refusal) throw new Error(`Move ${n} of the journal was refused when it was told again.`);
    yield {
      version: n,
      view: viewOf(session, viewer),
      events: eventsOf(session, accepted.happenings, viewer),
    };
  }
}

function occupant({ name, kind, bot }: SeatRecord): Occupant {
  return { name, kind, bot };
}

function copyFacts({ facts }: Refusal): Record<string, string | number | boolean | string[]> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [key, typeof fact === 'object' ? [...fact] : fact]),
  );
}
