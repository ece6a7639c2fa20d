// A kept game told step by step through somebody's eyes. Steps are made when they are asked for, and once.
import type { AnyHappening } from '../../engine/core/game.ts';
import { WATCHER, type Viewer } from '../../engine/core/seat.ts';
import { openHeader } from '../../engine/journal/replay.ts';
import { readSteps, writeSteps, type SeenStep } from '../../engine/journal/sight.ts';
import { undoneFor } from '../../engine/journal/undone.ts';
import type { Eyes, ReplayStep, Undone } from '../../engine/protocol/kept.ts';
import { eventsOf, viewOf, type Session } from '../../engine/session/session.ts';
import type { Story } from './story.ts';

export interface Retelling {
  readonly total: number;
  readonly undone: Undone[];
  /** The steps from a number on, fewer at the end. */
  page(from: number, count: number): ReplayStep[];
}

/** Tells a story through the eyes of a viewer, or with all cards open. */
export function retellingOf(story: Story, eyes: Eyes): Retelling {
  const { game, header, replayed } = story;
  const viewer: Viewer = eyes === 'open' ? WATCHER : eyes;
  const first = openHeader(game, header, 'compiled');
  const made: ReplayStep[] = [];
  const coming = told(story, first, viewer, eyes === 'open');
  return {
    total: replayed.moves.length + 1,
    undone: undoneFor(game, first.opening, { moves: replayed.moves, taken: replayed.undone }, viewer),
    page(from, count) {
      while (made.length < from + count) {
        const next = coming.next();
        if (next.done) break;
        made.push(next.value);
      }
      return made.slice(from, from + count);
    },
  };
}

/** Steps whose views share what does not change, so that many of them take little room. */
function* told(story: Story, session: Session, viewer: Viewer, isOpen: boolean): Generator<ReplayStep> {
  // The session is played on from step to step, so it stands where the step does that comes out here.
  for (const step of readSteps(writeSteps(stepsOf(story, viewer, session)))) {
    yield isOpen ? { ...step, open: story.game.openHands(session.state).map((hand) => [...hand]) } : step;
  }
}

/** Every step of a story as a viewer sees it. @param session at the beginning; it is played on */
export function* stepsOf(
  { header, entries, replayed, game }: Story,
  viewer: Viewer,
  session: Session = openHeader(game, header, 'compiled'),
): Generator<SeenStep> {
  const seen = (happenings: readonly AnyHappening[]): Pick<SeenStep, 'view' | 'events'> => ({
    view: viewOf(session, viewer),
    events: eventsOf(session, happenings, viewer),
  });
  yield { n: 0, at: 0, seat: null, ...seen(session.opening) };
  for (const { n, seat, move } of replayed.moves) {
    const accepted = session.accept(seat, move);
    if (accepted.refusal) throw new Error(`Move ${n} was refused when it was told again.`);
    yield { n, at: entries[n - 1]?.at ?? 0, seat, ...seen(accepted.happenings) };
  }
}
