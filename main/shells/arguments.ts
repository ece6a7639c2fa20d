// The arguments of `npm start`.
import { parseArgs } from 'node:util';
import { BOT_PACE_MS } from '../bots/manner.ts';
import { isParlorFile, MOST_FILES } from '../opened/parlor-file.ts';
import { messageOf, Problem } from '../problem.ts';
import { SHELLS, type ShellName } from './choose.ts';
import { whyNoPort } from '../listener/ports.ts';

export interface Arguments {
  /** Null for the first free one. */
  readonly port: number | null;
  readonly data: string | undefined;
  /** What shall show the table, and the argument that said so; null leaves it to the program. */
  readonly asked: { readonly shell: ShellName; readonly by: string } | null;
  /** A bot moves no sooner than this after its question: milliseconds. */
  readonly paceMs: number;
  /** Files of games to open, as they were named. */
  readonly files: readonly string[];
  readonly help: boolean;
  readonly version: boolean;
}

const MOST_PACE_MS = 60_000;
const MOST_PORT = 65_535;

export const HELP = `Parlor Tricks: card games about stage magic.

  npm start                     opens the table
  npm start -- FILE.parlor      opens the table, and the game in that file
  npm start -- --port 5000      listens on that port (default: the first free one from 4747)
  npm start -- --data FOLDER    keeps its data there (default: PARLOR_DATA, else the system's place)
  npm start -- --shell NAME     shows the table in NAME: electron, browser, or address, which prints one to open
  npm start -- --no-open        the same as --shell address
  npm start -- --pace 0         how long bots wait at least, in milliseconds (default: ${BOT_PACE_MS})
  npm start -- --version        prints the version
  npm start -- --help           says this
`;

/** An argument that is not understood: exit code 2. */
export class ArgumentProblem extends Problem {}

/** Reads the arguments. @throws ArgumentProblem */
export function readArguments(args: readonly string[]): Arguments {
  const given = joined(args);
  let values: Record<string, string | boolean | undefined>;
  let positionals: string[];
  try {
    ({ values, positionals } = parseArgs({
      args: given,
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        pace: { type: 'string' },
        shell: { type: 'string' },
        'no-open': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    }));
  } catch (error) {
    const [said = ''] = messageOf(error).split(/\.\s|\.$|\n/);
    throw new ArgumentProblem(`${said}; "npm start -- --help" lists what there is.`);
  }
  const { port, data, pace, shell, help, version } = values;
  const other = positionals.find((name) => !isParlorFile(name));
  if (other !== undefined) {
    throw new ArgumentProblem(
      `"${other}" is no argument and no file of a game, which ends in .parlor; "npm start -- --help" lists what there is.`,
    );
  }
  if (positionals.length > MOST_FILES)
    throw new ArgumentProblem(`At most ${MOST_FILES} files are opened at once.`);
  if (data === '') throw new ArgumentProblem('--data needs the name of a folder.');
  return {
    port: port === undefined ? null : portFrom(port),
    data: typeof data === 'string' ? data : undefined,
    asked: askedShell(shell, values['no-open'] === true),
    paceMs: pace === undefined ? BOT_PACE_MS : wholeNumber('--pace', pace, MOST_PACE_MS),
    files: positionals,
    help: help === true,
    version: version === true,
  };
}

/** Options whose value may look like an option itself, such as `-1`: what is wrong with it is said as of any other. */
const WITH_VALUE = new Set(['--port', '--pace', '--data', '--shell']);

/** The arguments with `--port -1` as `--port=-1`, which parseArgs would call ambiguous. */
function joined(args: readonly string[]): string[] {
  const joinedUp: string[] = [];
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? '';
    const value = args[at + 1];
    if (WITH_VALUE.has(arg) && value?.startsWith('-')) {
      if (arg === '--data')
        throw new ArgumentProblem(
          `--data needs the name of a folder, not "${value}"; one that begins with a dash is written ./${value}.`,
        );
      joinedUp.push(`${arg}=${value}`);
      at += 1;
    } else joinedUp.push(arg);
  }
  return joinedUp;
}

function askedShell(named: string | boolean | undefined, noOpen: boolean): Arguments['asked'] {
  if (noOpen && named !== undefined && named !== 'address')
    throw new ArgumentProblem('--no-open and --shell say different things; give one of them.');
  if (noOpen) return { shell: 'address', by: '--no-open' };
  if (named === undefined) return null;
  const shell = SHELLS.find((name) => name === named);
  if (!shell) throw new ArgumentProblem(`--shell needs one of ${SHELLS.join(', ')}, not "${String(named)}".`);
  return { shell, by: `--shell ${shell}` };
}

function portFrom(value: string | boolean): number {
  const port = wholeNumber('--port', value, MOST_PORT);
  const why = whyNoPort(port);
  if (why !== null) throw new ArgumentProblem(why);
  return port;
}

function wholeNumber(name: string, value: string | boolean, most: number): number {
  const number = /^\d{1,6}$/.test(String(value)) ? Number(value) : most + 1;
  if (number > most)
    throw new ArgumentProblem(`${name} needs a whole number from 0 to ${most}, not "${String(value)}".`);
  return number;
}
