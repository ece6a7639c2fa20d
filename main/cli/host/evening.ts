// An evening without a person at the host: every table that was asked for or kept, attended to until all are closed.
import { troubleSentence } from '../../../engine/language/troubles.ts';
import type { TroubleMessage } from '../../../engine/protocol/trouble.ts';
import type { Reception } from '../../table/reception.ts';
import { Problem } from '../../problem.ts';
import { CommandError, type Environment } from '../environment.ts';
import { answerIn } from './answers.ts';
import { attend, type Attended, type AttendParts } from './attend.ts';
import { unmet } from './kept.ts';
import type { HostWishes } from './wishes.ts';
import { openWindow, type Wanted, type Window } from './window.ts';

export interface Evening {
  /** Kept when every table is closed. */
  readonly over: Promise<void>;
  /** Takes a line of standard input, such as `y`; what is wrong with it is said on standard error. */
  hear(line: string): Promise<void>;
  /** Stops attending; unfinished tables stay as they are. */
  stop(): void;
}

export interface EveningParts {
  readonly reception: Pick<Reception, 'receive'>;
  readonly program: string;
  readonly clock: () => number;
  readonly wishes: HostWishes;
  readonly environment: Pick<Environment, 'say' | 'bots' | 'games' | 'err'>;
  /** A window was told something; called for each when all are there, and then with every change. */
  readonly onTold: (window: Window) => void;
}

/**
 * Goes on with kept tables and opens new ones.
 * @throws CommandError when one cannot be had as asked, Problem when the machine does not give what it needs
 */
export async function beginEvening(parts: EveningParts): Promise<Evening> {
  const { reception, program, clock, wishes, environment } = parts;
  const attended: Attended[] = [];
  let hasBegun = false;
  const sentence = ({ code, facts }: TroubleMessage): string =>
    troubleSentence(environment.say, { code, facts });
  const attendParts: AttendParts = {
    reception,
    program,
    clock,
    mannersAt: (game) => ({
      asks: wishes.asks,
      standsIn: wishes.standsIn,
      bot: environment.bots[game]?.[0]?.id ?? '',
    }),
    graceMs: wishes.graceMs,
    onTold(_message, window) {
      // What is told at first is told of all tables.
      if (hasBegun) parts.onTold(window);
    },
    onTrouble: (trouble, { table }) => environment.err(`Table ${table}: ${sentence(trouble)}`),
  };
  const stop = (): void => {
    for (const each of attended) each.stop();
  };
  const attendTo = async (
    first: Extract<Wanted, { type: 'open' | 'join' }>,
    place: string,
  ): Promise<void> => {
    const each = await attend(first, attendParts);
    if ('code' in each) throw problemOf(each, `${place}: ${sentence(each)}`);
    attended.push(each);
  };

  try {
    for (const table of await keptTables(parts)) await attendTo({ type: 'join', table }, `--table ${table}`);
    const kept = attended.flatMap(({ window }) => window.company ?? []);
    for (const { game, seats, options } of unmet(wishes.tables, kept)) {
      await attendTo(
        { type: 'open', game: game.id, seats: [...seats], options: { ...options }, gathers: true },
        `--game ${game.id}`,
      );
    }
    if (attended.length === 0) {
      const all = Object.keys(environment.games).join(', ');
      throw new CommandError(`--game is missing, and no table is kept open here; choose one of: ${all}.`);
    }
  } catch (error) {
    stop();
    throw error;
  }
  hasBegun = true;
  for (const { window } of attended) parts.onTold(window);

  return {
    over: Promise.all(attended.map(({ closed }) => closed)).then(() => undefined),
    stop,
    async hear(line) {
      const answer = answerIn(line);
      if (answer === null) return environment.err('Answer y or n, with the id of a request if need be.');
      const asking = attended.flatMap(({ window }) =>
        (window.hosting?.requests ?? []).map(({ id }) => ({ id, window })),
      );
      const meant = answer.request === null ? asking[0] : asking.find(({ id }) => id === answer.request);
      if (!meant) return environment.err('Nobody asks to be let in now.');
      const { window, id } = meant;
      const trouble = await window.ask({ type: 'admit', table: window.table, request: id, yes: answer.yes });
      if (trouble) environment.err(sentence(trouble));
    },
  };
}

const OF_THE_MACHINE: readonly TroubleMessage['code'][] = [
  'no-network',
  'table-not-kept',
  'table-not-read',
  'move-not-kept',
  'host-failed',
];

function problemOf({ code }: TroubleMessage, line: string): Error {
  return OF_THE_MACHINE.includes(code) ? new Problem(line) : new CommandError(line);
}

/** The tables whose hosting was on when the program ended, and those that were asked for by their ids. */
async function keptTables({ reception, program, wishes }: EveningParts): Promise<Set<string>> {
  const window = await openWindow(reception, program, () => {});
  const hosted = window.tables.filter(({ isHosted }) => isHosted).map(({ id }) => id);
  window.gone();
  const ids = window.tables.map(({ id }) => id);
  const unknown = wishes.kept.find((id) => !ids.includes(id));
  if (unknown !== undefined) {
    const all = window.tables.map(({ id, game }) => `${id} (${game})`).join(', ');
    throw new CommandError(
      `--table ${unknown}: there is no unfinished table of that id here; ${all === '' ? 'there is none at all, so name a --game' : `choose one of: ${all}`}.`,
    );
  }
  return new Set([...hosted, ...wishes.kept]);
}
