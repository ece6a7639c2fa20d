// For tests: a game whose moves are known beforehand, and a person at a screen who plays it, whatever the host falls over.
import { fastRandom } from '../engine/chance/fast.ts';
import { games, type GameId } from '../engine/games/registry.ts';
import type { JournalEntry, JournalHeader } from '../engine/journal/journal.ts';
import { checkOf, openHeader } from '../engine/journal/replay.ts';
import type { ToClient } from '../engine/protocol/to-client.ts';
import type { ToTable } from '../engine/protocol/to-table.ts';
import { PROTOCOL_VERSION } from '../engine/protocol/version.ts';
import type { AnyGame } from '../engine/session/session.ts';

/** A move as the journal has to keep it. */
export interface ScriptedMove {
  readonly seat: number;
  readonly move: unknown;
  readonly check: string;
}

/** Random legal moves from the first to the last, always of the lowest seat that is asked. */
export function scriptOf(header: JournalHeader, seed: number): ScriptedMove[] {
  const game = games[header.game as GameId] as AnyGame;
  const session = openHeader(game, header, 'compiled');
  const random = fastRandom(seed);
  const script: ScriptedMove[] = [];
  for (;;) {
    const asked = game.awaiting(session.state);
    if (asked.length === 0) return script;
    const seat = Math.min(...asked);
    const accepted = session.accept(seat, game.randomMove(session.state, seat, random));
    if (accepted.refusal) throw new Error(`A random move was refused: ${accepted.refusal.code}`);
    script.push({ seat, move: { ...accepted.move }, check: checkOf(session.state) });
  }
}

/** The moves of a journal in the same form, and how it ended. @throws Error where an entry stands twice or is left out */
export function playedIn(entries: readonly JournalEntry[]): {
  readonly moves: ScriptedMove[];
  readonly ids: string[];
  readonly end: unknown;
} {
  const moves: ScriptedMove[] = [];
  const ids: string[] = [];
  let end: unknown = null;
  for (const [index, entry] of entries.entries()) {
    if (entry.n !== index + 1) throw new Error(`Entry ${index + 1} bears the number ${entry.n}.`);
    if (entry.kind === 'end') end = entry.reason;
    if (entry.kind !== 'move') continue;
    moves.push({ seat: entry.seat, move: entry.move, check: entry.check });
    ids.push(entry.id);
  }
  return { moves, ids, end };
}

/** Asks for a table at which people of this screen sit on all seats. */
export function openScripted(game: GameId): Extract<ToTable, { type: 'open' }> {
  const seats = Math.max(2, games[game].seats.min);
  return {
    type: 'open',
    id: 'open',
    game,
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'person', name: `Person ${seat}` })),
    options: {},
  };
}

/** What the person at the screen has been told, over all lives of the host. */
export interface Told {
  table: string | null;
  /** The newest version that was shown or acknowledged. */
  version: number;
  /** By the id of a move the number of its entry. */
  readonly accepted: Map<string, number>;
  readonly troubles: string[];
  isOver: boolean;
}

export function nothingTold(): Told {
  return { table: null, version: 0, accepted: new Map(), troubles: [], isOver: false };
}

/** So often in a row something may be refused before it is a fault of the test. */
const MOST_TROUBLES = 60;

/**
 * A person at the only window, for one life of a host: opens the table or comes back to it, lifts the curtain, makes the moves
 * of the script, and does after a trouble what the page does: goes to the table again.
 * @param say what carries a message to the host
 * @param script asked for when the first move is to be made
 * @param onQuestion called before each move is sent; false keeps it back
 */
export function createPerson(parts: {
  readonly told: Told;
  readonly game: GameId;
  readonly script: () => readonly ScriptedMove[];
  readonly say: (message: ToTable) => void;
  readonly onQuestion?: (version: number) => boolean;
}): { hear(message: ToClient): void; begin(): void } {
  const { told, say } = parts;
  let requests = 0;
  let inARow = 0;
  let isGreeted = false;

  const goThere = (): void => {
    requests += 1;
    if (!isGreeted) say({ type: 'hello', protocol: PROTOCOL_VERSION });
    else if (told.table === null) say(openScripted(parts.game));
    else say({ type: 'join', id: `j${requests}`, table: told.table });
  };

  const look = (message: Extract<ToClient, { type: 'view' }>): void => {
    const { table, version, curtain } = message;
    if (version < told.version) throw new Error(`Version ${version} is shown after ${told.version}.`);
    told.table = table;
    told.version = version;
    const view = message.view as { viewer?: unknown; result?: unknown; question?: { id: string } | null };
    if (view.result) {
      told.isOver = true;
      return;
    }
    if (curtain !== null) return say({ type: 'lift', id: `l${(requests += 1)}`, table, seat: curtain });
    if (!view.question) return;
    const next = parts.script()[version];
    if (!next || next.seat !== view.viewer)
      throw new Error(`Seat ${String(view.viewer)} is asked at ${version}.`);
    if (parts.onQuestion?.(version) === false) return;
    say({ type: 'move', id: `m${version}`, table, question: view.question.id, move: next.move });
  };

  return {
    begin: goThere,
    hear(message) {
      if (told.isOver) return;
      if (message.type === 'refused') throw new Error(JSON.stringify(message));
      if (message.type === 'welcome') {
        isGreeted = true;
        goThere();
      }
      if (message.type === 'accepted') {
        const before = told.accepted.get(message.id);
        if (before !== undefined && before !== message.version)
          throw new Error(`${message.id} counts twice.`);
        told.accepted.set(message.id, message.version);
        told.version = Math.max(told.version, message.version);
        inARow = 0;
      }
      if (message.type === 'view') look(message);
      if (message.type === 'trouble') {
        told.troubles.push(message.code);
        inARow += 1;
        if (inARow > MOST_TROUBLES) throw new Error(`Again and again: ${message.code}`);
        goThere();
      }
    },
  };
}
