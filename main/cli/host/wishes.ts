// What `parlor host` is asked for: which tables, and how the host deals with guests. Read and checked before anything is opened.
import { isIP } from 'node:net';
import { checkSeats, gameNamed } from '../../../engine/scenario/scenario.ts';
import { openSession, type AnyGame } from '../../../engine/session/session.ts';
import { MOST_GRACE_MS, type SeatRequest } from '../../../engine/protocol/to-table.ts';
import { BOT_PACE_MS } from '../../bots/manner.ts';
import { whyNoPort } from '../../listener/ports.ts';
import { parseArguments, whole, type Arguments } from '../arguments.ts';
import { CommandError, type Environment } from '../environment.ts';
import { optionsFrom } from '../options.ts';
import { seatsFrom } from './seats.ts';

/** A new table. */
export interface TableWish {
  readonly game: AnyGame;
  readonly seats: readonly SeatRequest[];
  readonly options: Readonly<Record<string, unknown>>;
}

export interface HostWishes {
  /** New tables, in order. */
  readonly tables: readonly TableWish[];
  /** Ids of kept tables to go on with, besides those whose hosting was on. */
  readonly kept: readonly string[];
  /** The folder for the data, as it was given. */
  readonly data: string | undefined;
  /** The port that is tried first, 0 for any; null for the program's own. */
  readonly port: number | null;
  /** The only local addresses to listen at; empty for all. */
  readonly at: readonly string[];
  readonly announces: boolean;
  /** Each guest is asked about on standard input. */
  readonly asks: boolean;
  /** How long a lost guest is waited for, in milliseconds; null leaves it as it is at the table. */
  readonly graceMs: number | null;
  /** A bot plays for a guest who is waited for no more. */
  readonly standsIn: boolean;
  /** A bot moves no sooner than this after its question: milliseconds. */
  readonly paceMs: number;
  /** Status as JSON, one object a line, instead of words. */
  readonly json: boolean;
  /** Whether QR codes are drawn; null: on a terminal. */
  readonly qr: boolean | null;
}

const TABLE_FLAGS = ['seats', 'options'] as const;
const HOST_FLAGS = ['data', 'port', 'grace', 'pace'] as const;
const SWITCHES = ['ask', 'no-announce', 'no-stand-in', 'json', 'qr', 'no-qr'] as const;
const LISTS = ['game', 'name', 'table', 'at'] as const;

type Part = Arguments<
  (typeof TABLE_FLAGS)[number] | (typeof HOST_FLAGS)[number],
  string,
  (typeof LISTS)[number]
>;

const MOST_PORT = 65_535;
const MOST_PACE_MS = 60_000;

/** Reads the arguments of `parlor host`. @throws CommandError, SetupError naming the flag and the remedy */
export function hostWishes(
  args: readonly string[],
  environment: Pick<Environment, 'games' | 'bots' | 'say'>,
): HostWishes {
  const parts = byTable(args).map((part): Part =>
    parseArguments(part, { flags: [...TABLE_FLAGS, ...HOST_FLAGS], switches: SWITCHES, lists: LISTS }),
  );
  const switches = new Set(parts.flatMap((part) => [...part.switches]));
  const extra = parts.flatMap(({ rest }) => rest)[0];
  if (extra !== undefined) throw new CommandError(`"${extra}" is one argument too many; see --help.`);
  if (switches.has('qr') && switches.has('no-qr')) {
    throw new CommandError('--qr and --no-qr exclude each other; give one of them.');
  }
  const valueOf = (flag: (typeof HOST_FLAGS)[number]): string | undefined => {
    const given = parts.flatMap(({ values }) => values[flag] ?? []);
    if (given.length > 1) throw new CommandError(`--${flag} is given twice; give it once.`);
    return given[0];
  };
  const [port, grace, pace, data] = [valueOf('port'), valueOf('grace'), valueOf('pace'), valueOf('data')];
  if (data === '') throw new CommandError('--data needs the name of a folder, such as --data evening.');
  return {
    tables: parts.flatMap((part) => tableFrom(part, environment)),
    kept: parts.flatMap(({ lists }) => lists.table),
    data,
    port: port === undefined ? null : portFrom(port),
    at: parts.flatMap(({ lists }) => lists.at).map(localAddress),
    announces: !switches.has('no-announce'),
    asks: switches.has('ask'),
    graceMs: grace === undefined ? null : whole('--grace', grace, MOST_GRACE_MS / 1000) * 1000,
    standsIn: !switches.has('no-stand-in'),
    paceMs: pace === undefined ? BOT_PACE_MS : whole('--pace', pace, MOST_PACE_MS),
    json: switches.has('json'),
    qr: switches.has('json') || switches.has('no-qr') ? false : switches.has('qr') ? true : null,
  };
}

/**
 * The arguments of each table, from its `--game` to the next. What stands before the first belongs to it too, so that
 * with one table the order is nobody's concern.
 */
function byTable(args: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  let games = 0;
  for (const arg of args) {
    if (arg === '--game' || arg.startsWith('--game=')) {
      games += 1;
      if (games > 1) parts.push([]);
    }
    parts.at(-1)?.push(arg);
  }
  return parts;
}

function tableFrom(
  { values, lists }: Part,
  { games, bots, say }: Pick<Environment, 'games' | 'bots' | 'say'>,
): TableWish[] {
  const [id] = lists.game;
  if (id === undefined) {
    const stray =
      TABLE_FLAGS.find((flag) => values[flag] !== undefined) ?? (lists.name.length > 0 ? 'name' : undefined);
    if (stray === undefined) return [];
    throw new CommandError(
      `--${stray} is for a new table; say which with --game, one of: ${Object.keys(games).join(', ')}.`,
    );
  }
  const game = gameNamed(id, games);
  const seats = seatsFrom(values.seats, game, { kinds: bots[game.id] ?? [], names: lists.name, say });
  checkSeats(seats.length, game);
  const options = optionsFrom(values.options, game);
  // Begun for nobody: the game itself says what is wrong with its options.
  openSession({ game, seats: seats.length, options, setup: {}, seed: '' }, 'compiled');
  return [{ game, seats, options }];
}

function portFrom(text: string): number {
  const port = whole('--port', text, MOST_PORT);
  // Guests come with browsers.
  const why = whyNoPort(port);
  if (why !== null) throw new CommandError(why);
  return port;
}

function localAddress(text: string): string {
  if (isIP(text) !== 0) return text;
  throw new CommandError(`--at needs an address of this machine, such as 192.168.1.20, not "${text}".`);
}
