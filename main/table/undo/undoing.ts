// Asks for and takes back: who asks, who has still to agree, and what came of it. The table itself goes back.
import type { Seat } from '../../../engine/core/seat.ts';
import { WATCHER } from '../../../engine/core/seat.ts';
import type { SeatRecord } from '../../../engine/journal/journal.ts';
import type { Back, Undoing as UndoingMessage } from '../../../engine/protocol/undo.ts';
import type { AgreeMessage, Client, UndoMessage } from '../client.ts';
import type { Place } from '../curtain.ts';
import { trouble } from '../trouble.ts';
import { wayBack, type WayBack, type WeighedMove } from './fairness.ts';

export interface UndoingParts {
  readonly table: string;
  /** The moves that count. */
  readonly moves: () => readonly WeighedMove[];
  readonly seats: () => readonly SeatRecord[];
  readonly isOver: () => boolean;
  readonly placeOf: (client: Client) => Place | undefined;
  /** Tells everybody at the table. */
  readonly tell: (message: UndoingMessage) => void;
  /** Goes back for `seat` when that is durable, and calls `kept` before anybody sees it; false when it could not be kept. */
  readonly goBack: (left: number, seat: Seat, kept: () => void) => Promise<boolean>;
  /** Milliseconds since 1970: requests of two runs of a host have different names. */
  readonly clock: () => number;
}

export interface Undoing {
  undo(message: UndoMessage, from: Client): Promise<void>;
  agree(message: AgreeMessage, from: Client): Promise<void>;
  /** A move was made: one of a person overtakes what is asked, one of a bot would be taken back too. */
  moved(by: Seat): void;
  /** Others sit at the table. */
  reseated(): Promise<void>;
  /** What a client that has just come is to be told; null for nothing. */
  pending(): UndoingMessage | null;
  /** How the eyes of a client may take something back; undefined where they may not. */
  backOf(place: Place): Back | undefined;
}

interface Request {
  readonly id: string;
  readonly seat: Seat;
  readonly agreed: Set<Seat>;
}

type Came = NonNullable<UndoingMessage['came']>;

/** So many undos are known again when they are sent twice. */
const MOST_KNOWN = 100;

/** The undoing of one table; every call in the table's turn. */
export function createUndoing(parts: UndoingParts): Undoing {
  const { table, tell } = parts;
  let request: Request | null = null;
  let named = parts.clock();
  /** What was asked for, so that a client that has not heard the answer may ask again without going back twice. */
  const known: string[] = [];

  const wayOf = (seat: Seat): WayBack | null =>
    parts.isOver() || parts.seats()[seat]?.kind !== 'person'
      ? null
      : wayBack(parts.moves(), parts.seats(), seat);

  const waitsFor = ({ agreed }: Request, { mustAgree }: WayBack): Seat[] =>
    mustAgree.filter((seat) => !agreed.has(seat));

  const asked = (): UndoingMessage | null => {
    const way = request && wayOf(request.seat);
    if (!request || !way) return null;
    const { id, seat } = request;
    return {
      type: 'undoing',
      table,
      asked: { request: id, seat, moves: way.moves, waitsFor: waitsFor(request, way) },
      came: null,
    };
  };

  const end = (how: Came['how'], { seat }: Pick<Request, 'seat'>, by: Seat | null, moves: number): void => {
    request = null;
    tell({ type: 'undoing', table, asked: null, came: { how, seat, by, moves } });
  };

  const goBack = async (seat: Seat, way: WayBack, kept: () => void): Promise<boolean> => {
    const isKept = await parts.goBack(way.left, seat, kept);
    if (isKept) end('taken-back', { seat }, null, way.moves);
    return isKept;
  };

  /**
   * Whose decision a client may take back: of the seat whose eyes it has; behind a curtain or before nobody's eyes, of the
   * one among those at this screen who decided last.
   */
  const decider = ({ holds, eyes }: Place): Seat | null =>
    eyes === WATCHER ? (parts.moves().findLast(({ seat }) => holds.includes(seat))?.seat ?? null) : eyes;

  return {
    async undo({ id }, from) {
      const place = parts.placeOf(from);
      if (!place || place.holds.length === 0) return from.send(trouble('not-your-seat', id));
      const seat = decider(place);
      const key = `${place.holds.join()}/${id}`;
      if (known.includes(key)) return from.send({ type: 'done', id });
      if (request) return from.send(trouble('undo-asked', id));
      const way = seat === null ? null : wayOf(seat);
      if (seat === null || !way) return from.send(trouble('nothing-to-undo', id));
      const done = (): void => {
        if (known.push(key) > MOST_KNOWN) known.shift();
        from.send({ type: 'done', id });
      };
      if (way.mustAgree.length === 0) {
        if (!(await goBack(seat, way, done))) from.send(trouble('undo-not-kept', id));
        return;
      }
      request = { id: `undo-${(named += 1)}`, seat, agreed: new Set() };
      done();
      tell(asked()!);
    },

    async agree({ id, request: answered, seat, yes }, from) {
      if (!parts.placeOf(from)?.holds.includes(seat)) return from.send(trouble('not-your-seat', id));
      const way = request && wayOf(request.seat);
      if (!request || request.id !== answered || !way) return from.send(trouble('undo-gone', id));
      const isAsker = seat === request.seat;
      if (!isAsker && !way.mustAgree.includes(seat)) return from.send(trouble('not-your-seat', id));
      const done = (): void => from.send({ type: 'done', id });
      if (!yes) {
        done();
        return isAsker
          ? end('withdrawn', request, null, way.moves)
          : end('refused', request, seat, way.moves);
      }
      if (isAsker || request.agreed.has(seat)) return done();
      request.agreed.add(seat);
      if (waitsFor(request, way).length > 0) {
        done();
        return tell(asked()!);
      }
      if (await goBack(request.seat, way, done)) return;
      // Nothing has changed; they may say so again when there is room on the disk.
      request.agreed.delete(seat);
      from.send(trouble('undo-not-kept', id));
    },

    moved(by) {
      if (!request) return;
      const way = wayOf(request.seat);
      if (!way || parts.seats()[by]?.kind === 'person') end('overtaken', request, by, way?.moves ?? 0);
      else tell(asked()!);
    },

    async reseated() {
      if (!request) return;
      const way = wayOf(request.seat);
      if (!way) return end('withdrawn', request, null, 0);
      if (waitsFor(request, way).length > 0) return tell(asked()!);
      if (!(await goBack(request.seat, way, () => {}))) end('refused', request, null, way.moves);
    },

    pending: asked,

    backOf(place) {
      const seat = decider(place);
      const way = seat === null ? null : wayOf(seat);
      if (!way) return undefined;
      return way.mustAgree.length === 0 ? 'free' : 'asks';
    },
  };
}
