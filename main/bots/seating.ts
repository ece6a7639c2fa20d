// Seats the bots of a table: each is a client like any other, which gets views and answers questions with moves.
import type { Seat } from '../../engine/core/seat.ts';
import type { AnyEvent } from '../../engine/core/game.ts';
import type { View } from '../../engine/core/view.ts';
import { logged, Problem } from '../problem.ts';
import type { Client } from '../table/client.ts';
import type { Table } from '../table/table.ts';
import { withoutMark } from '../table/undo/names.ts';
import type { Line, Player } from './line.ts';
import { lastResort } from './last-resort.ts';
import { botSeed } from './seed.ts';

export interface SeatingParts {
  /** The line a new bot stands in. */
  readonly lineFor: (seat: Seat) => Line;
  /** At least so long after its question a bot moves, so that people can follow: milliseconds. */
  readonly paceMs: number;
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

/** Seats all bots of a table; the answer sends them away. */
export function seatBots(parts: SeatingParts, table: Table): () => void {
  const leaves = table.seats.flatMap(({ kind, bot }, seat) =>
    kind === 'bot' && bot !== null ? [seatBot(parts, table, seat, bot)] : [],
  );
  return () => {
    for (const leave of leaves) leave();
  };
}

function seatBot(parts: SeatingParts, table: Table, seat: Seat, bot: string): () => void {
  const { clock, log, paceMs } = parts;
  const seed = botSeed(table.header.seed, seat);
  const at = { key: `${table.id}/${seat}`, game: table.game.id, bot, seat, seed };
  const sitDown = (): Player => parts.lineFor(seat).seat(at, () => table.history(seat));
  let player = sitDown();
  const here = `The bot "${bot}" at seat ${seat} of table ${table.id}`;
  let left = false;
  let asked: string | null = null;
  /** Whether this client has been sent anything; what tells the whole game after that has gone back in it. */
  let isHere = false;
  let pause: NodeJS.Timeout | null = null;
  /** The id of a move that was chosen without the bot: when that is refused too, there is nothing more to try. */
  let resort: string | null = null;

  const instead = (): unknown => lastResort(table.game, table.history(seat), seat, seed);

  const move = (id: string, question: string, chosen: unknown): void => {
    if (left || asked !== question) return;
    void table.accept({ type: 'move', id, table: table.id, question, move: chosen }, client);
  };

  const think = async (id: string, question: string): Promise<void> => {
    const since = clock();
    const thinking = player;
    let chosen: unknown;
    try {
      chosen = await thinking.choose();
    } catch (error) {
      if (left || player !== thinking) return;
      log(`${here} gave no answer: ${logged(error)}. A random move is made for it.`);
      chosen = instead();
    }
    // What was thought before the game went back answers nothing any more.
    if (player !== thinking) return;
    const wait = since + paceMs - clock();
    if (wait > 0) pause = setTimeout(() => move(id, question, chosen), wait);
    else move(id, question, chosen);
  };

  /** Something was taken back: the bot remembers only what counts, and is asked anew. */
  const sitAnew = (): void => {
    player.leave();
    player = sitDown();
    asked = null;
    if (pause) clearTimeout(pause);
    pause = null;
  };

  /** Nobody else can move for this seat, so without its bot the table would wait for ever. */
  const fail = (error: unknown): void => {
    if (!left) void table.giveUp(new Problem(`${here} cannot go on: ${logged(error)}`));
  };

  const client: Client = {
    send(message) {
      if (left) return;
      if (message.type === 'view') {
        // What a client is sent has passed the game's own view, so this is one.
        const view = message.view as unknown as View;
        const question = view.question?.id ?? null;
        if (message.past !== undefined && isHere) sitAnew();
        isHere = true;
        const seen = asTold(view);
        player.see({ version: message.version, view: seen, events: message.events as AnyEvent[] });
        if (question === asked) return;
        asked = question;
        // The version makes the id unique: it never falls, whatever is taken back.
        if (question !== null) think(`bot-${seat}-${message.version}`, question).catch(fail);
      } else if (message.type === 'refused' && message.refusal.code !== 'stale' && asked !== null) {
        if (message.id === resort)
          return fail(new Problem(`even a random move was refused (${message.refusal.code})`));
        log(`${here} chose a move that is refused (${message.refusal.code}). A random move is made for it.`);
        resort = message.id;
        const question = asked;
        // A refused id was never used, so it can be used again.
        Promise.resolve()
          .then(() => move(message.id, question, instead()))
          .catch(fail);
      }
    },
  };
  void table.join(client, [seat]);

  return () => {
    left = true;
    if (pause) clearTimeout(pause);
    table.leave(client);
    player.leave();
  };
}

/** A view as the game tells it again: a bot decides the same in the same situation, however often it was come back to. */
function asTold(view: View): View {
  const { question } = view;
  return question === null ? view : { ...view, question: { ...question, id: withoutMark(question.id) } };
}
