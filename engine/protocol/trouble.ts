// Troubles: why a host does not talk to a client, or why a request could not be done. Codes and facts; the words are elsewhere.
import { z } from 'zod';

/** Closed, so that a client can say each of them; a code is one sentence. */
export const TROUBLES = [
  /** The other side speaks another version; facts: `host` and `guest`, versions of the program (of the protocol where a side named none). */
  'protocol-version',
  /** A client asks for something before it has said hello. */
  'no-hello',
  /** What came is no message of this protocol. */
  'malformed',
  'too-fast',
  /** The client speaks of a table at which it does not sit. */
  'not-at-table',
  /** The client watches, and has no seat to play. */
  'not-your-seat',
  'no-such-table',
  /** The table was closed before its game was over. */
  'table-closed',
  /** Facts: `game`, its id. */
  'table-of-unknown-game',
  /** Facts: `played` and `known`, versions of the game's rules. */
  'table-of-other-rules',
  /** The table was kept by a newer version of the program. */
  'table-too-new',
  /** What is kept of the table does not fit together; facts: `entry`, where, 0 for its beginning. */
  'table-damaged',
  /** The disk did not give the table. */
  'table-not-read',
  /** The table was given up over a fault of the program. */
  'table-failed',
  /** The disk did not take a move. */
  'move-not-kept',
  /** The disk did not take a new table. */
  'table-not-kept',
  /** Nobody can open such a table; facts: `game`, its id. */
  'no-such-game',
  /** Facts: `seats` asked for, `min` and `max` of the game. */
  'wrong-seats',
  /** Facts: `seat`, counted from 1, and `bot`, the kind asked for. */
  'no-such-bot',
  /** Facts: `place` of what the game does not take, such as `options.goal`. */
  'wrong-setup',
  /** Nobody at this host knows that code. */
  'wrong-code',
  /** So many wrong codes were tried that none is looked at for now; facts: `seconds` to wait. */
  'too-many-codes',
  /** A ticket or pass that is worth nothing (any more). */
  'pass-gone',
  /** Every seat is taken, or the one asked for; facts: none. */
  'seat-taken',
  /** There is no such seat at this table; facts: `seat`, counted from 1. */
  'no-such-seat',
  /** As many watch as the host bears. */
  'too-many-watchers',
  /** As many ask as the host bears. */
  'too-many-guests',
  /** Somebody at the table is called the same. */
  'name-taken',
  /** The table is not open to the network (any more). */
  'not-hosted',
  /** The network cannot be listened to; facts: `why`. */
  'no-network',
  /** The host's machine has no address at which it could be reached. */
  'in-no-network',
  /** Some seats are still open. */
  'seats-open',
  /** The host does not know that guest or request any more. */
  'no-such-guest',
  /** The guest may still come back; facts: `seconds`. */
  'grace',
  /** The game has begun, and that can be done only before. */
  'begun',
  /** Nobody answers at that address; facts: `address`, `why`: `refused`, `silent`, `far`, `nameless` or `other`. */
  'unreachable',
  /** Something else answers there; facts: `address`. */
  'no-parlor',
  /** What was typed is no address; facts: `address`. */
  'no-address',
  /** There is no decision of that seat to take back; facts: none. */
  'nothing-to-undo',
  /** Somebody asks already to take something back. */
  'undo-asked',
  /** That request to take back is over. */
  'undo-gone',
  /** The disk did not take that something is taken back; the table goes on as it stood. */
  'undo-not-kept',
  /** The table can only be looked at. */
  'table-only-read',
  /** Of a game that is still played, nobody's cards are shown or given away but those of who asks. */
  'game-not-over',
  /** Of a game that guests still play there is no second one at this screen. */
  'copy-of-guests',
  /** Names that are to be one are of two people, who played against each other; facts: `name`, `into`, `games`, how many. */
  'names-met',
  /** The archive could not be written. */
  'archive-not-kept',
  /** The file holds no game of this program; facts: `file`. */
  'file-foreign',
  /** The disk did not give the file; facts: `file`, `why`: `missing`, `folder`, `forbidden` or `other`. */
  'file-not-read',
  /** Facts: `file`, `most` megabytes. */
  'file-too-large',
  /** A newer version of the program has written the file; facts: `file`. */
  'file-too-new',
  /** The file is of a game or of rules that this program does not have; facts: `file`, `game`, `played`, `known`. */
  'file-other-rules',
  /** What stands in the file cannot be read; facts: `file`, `place`. */
  'file-damaged',
  /** A move in the file cannot be made; facts: `file`, `move` (counted from 1), `why`: a sentence, or the code of a refusal. */
  'file-illegal-move',
  /** A move in the file leads to another position than the file says; facts: `file`, `move`. */
  'file-differs',
  /** The result in the file is not what its moves lead to; facts: `file`, `move` (the last one). */
  'file-forged',
  /** The host fell over a request. */
  'host-failed',
] as const;
export type TroubleCode = (typeof TROUBLES)[number];

/** What the sentence of a trouble needs, as in a refusal. */
export const troubleFactsSchema = z.record(z.string(), z.union([z.string(), z.number()]));

export const troubleSchema = z.strictObject({
  type: z.literal('trouble'),
  code: z.enum(TROUBLES),
  facts: troubleFactsSchema,
  /** The request that it answers; null when there is none. */
  id: z.string().nullable(),
});
export type TroubleMessage = z.infer<typeof troubleSchema>;
