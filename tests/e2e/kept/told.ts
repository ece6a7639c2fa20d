// What a journal says of a game, step by step, in the words in which a page has to say it: played again by the engine here, so
// that a replay can be held against it.
import type { AnyEvent, AnyMove } from '../../../engine/core/game.ts';
import { WATCHER, type Seat, type Viewer } from '../../../engine/core/seat.ts';
import type { View } from '../../../engine/core/view.ts';
import type { GameId } from '../../../engine/games/registry.ts';
import type { Journal } from '../../../engine/journal/journal.ts';
import { openHeader, replayJournal } from '../../../engine/journal/replay.ts';
import { eventsOf, viewOf } from '../../../engine/session/session.ts';
import { NOTHING_COMPOSED } from '../../../renderer/games/intent.ts';
import { screenOf } from '../../../renderer/games/registry.ts';
import { speechOf } from '../../../renderer/table/speech.ts';
import { say } from '../support/table.ts';
import { gameCalled } from './games.ts';

/** The lists of a table in words: the words of each thing, by list. */
export type Lists = Readonly<Record<string, readonly string[]>>;

/** How a game stands after a move. */
export interface ToldStep {
  /** The view of whoever sees it, with what they are asked. */
  readonly view: View;
  readonly lists: Lists;
  /** The lines of the log that this move adds. */
  readonly lines: readonly string[];
  /** How many cards lie open before each player. */
  readonly open: readonly number[];
}

/** A part of a game, such as a hand or a trick. */
export interface ToldPart {
  readonly step: number;
  readonly level: 1 | 2;
  readonly words: string;
}

export interface ToldGame {
  /** By the number of moves made. */
  readonly steps: readonly ToldStep[];
  readonly parts: readonly ToldPart[];
  /** By the number of moves made: the next one. */
  readonly moves: readonly { readonly seat: Seat; readonly move: AnyMove }[];
  /** How many times something was taken back. */
  readonly undone: number;
}

/** Tells a game as somebody saw it; where nobody is named, with all cards open. */
export function told(journal: Journal, eyes?: Viewer): ToldGame {
  const viewer = eyes ?? WATCHER;
  const game = gameCalled(journal.header.game as GameId);
  const replayed = replayJournal(game, journal, 'compiled');
  if (replayed.problem) throw new Error(replayed.problem.sentence);
  const session = openHeader(game, journal.header, 'compiled');
  const names = journal.header.seats.map(({ name }) => name);
  const seats = journal.header.seats.map(({ kind, name, bot }) => ({ kind, name, bot }));
  const speech = speechOf(say, game.id);
  const first = viewOf(session, viewer) as unknown as View;
  const screen = screenOf(first);
  if (!screen || !speech) throw new Error(`Nobody has words for ${game.id}.`);

  const all: { readonly event: AnyEvent; readonly step: number }[] = [];
  const steps: ToldStep[] = [];
  const tell = (events: readonly AnyEvent[]): void => {
    const asked = viewOf(session, viewer) as unknown as View;
    const closed = { ...asked, question: null };
    const hands = game.openHands(session.state);
    const view = eyes === undefined ? (screen.opened?.(closed, hands) ?? closed) : closed;
    const [holds, bottom] = viewer === WATCHER ? [[], 0] : [[viewer], viewer];
    const moment = { version: steps.length, view, seats, holds, curtain: null, bottom };
    const groups = screen.groups(say, view, names, NOTHING_COMPOSED);
    all.push(...events.map((event) => ({ event, step: steps.length })));
    steps.push({
      view: asked,
      lists: Object.fromEntries(groups.map(({ id, items }) => [id, items.map(({ words }) => words)])),
      lines: events.map((event) => speech.event(event, moment)).filter((line) => line !== ''),
      open: hands.map((hand) => hand.length),
    });
  };
  tell(eventsOf(session, session.opening, viewer));
  for (const { seat, move } of replayed.moves) {
    const accepted = session.accept(seat, move);
    if (accepted.refusal) throw new Error(`A move is refused: ${accepted.refusal.code}.`);
    tell(eventsOf(session, accepted.happenings, viewer));
  }
  const headings = screen.log.headings(
    say,
    all.map(({ event }) => event),
  );
  return {
    steps,
    parts: headings.map(({ at, level, words }) => ({ step: all[at]?.step ?? 0, level, words })),
    moves: replayed.moves.map(({ seat, move }) => ({ seat, move })),
    undone: replayed.undone.length,
  };
}
