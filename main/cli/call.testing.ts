// Calls the command line as a test does: arguments and standard input in, exit code and printed text out.
import type { BotKind } from '../../engine/bots/bot.ts';
import { games } from '../../engine/games/registry.ts';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import type { Executor } from '../../engine/session/session.ts';
import type { Machine } from './host/machine.ts';
import { parlor } from './main.ts';

/** What a test may choose; the rest is as in the real program. */
export interface Given {
  /** Standard input, whole or in the pieces in which it comes in. */
  readonly input?: string | readonly Uint8Array[];
  readonly cwd?: string;
  readonly executor?: Executor;
  readonly bots?: Readonly<Record<string, readonly BotKind[]>>;
  readonly machine?: Partial<Machine>;
}

/** What a call printed and answered. */
export interface Called {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

const say = sayIn(english, 'en');
/** No pages, and a signal to end that never comes. */
const NO_MACHINE: Machine = {
  env: {},
  isTerminal: false,
  rendererRoot: '/nowhere',
  ended: () => new Promise(() => {}),
};

/** Runs one call in this process. */
export async function call(args: readonly string[], given: Given = {}): Promise<Called> {
  const { input = '', cwd = '/nowhere', executor = 'compiled', bots = {}, machine = {} } = given;
  let [out, err, time] = ['', '', 0];
  const exit = await parlor(args, {
    cwd,
    input: pieces(typeof input === 'string' ? [new TextEncoder().encode(input)] : input),
    out: async (text) => {
      out += text;
    },
    err: (line) => {
      err += `${line}\n`;
    },
    now: () => {
      time += 1;
      return time;
    },
    executor,
    games,
    bots,
    say,
    machine: { ...NO_MACHINE, ...machine },
  });
  return { exit, out, err };
}

/** The JSON values of printed lines. */
export function parsedLines<T>(out: string): T[] {
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

async function* pieces(all: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* all;
}
