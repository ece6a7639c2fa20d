// What a verb of the command line works with: everything outside it comes in through here, so that tests can stand in.
import type { BotKind } from '../../engine/bots/bot.ts';
import type { Say } from '../../engine/language/say.ts';
import type { Games } from '../../engine/scenario/scenario.ts';
import type { Executor } from '../../engine/session/session.ts';
import type { Machine } from './host/machine.ts';

/** The surroundings of one call. */
export interface Environment {
  /** The folder that files are relative to. */
  readonly cwd: string;
  /** What `-` reads, as it comes in. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Prints on standard output; resolved when there is room for more. */
  out(text: string): Promise<void>;
  /** Prints one line on standard error. */
  err(line: string): void;
  /** A clock in milliseconds, for what is measured. */
  now(): number;
  /** Which executor plays scenarios. */
  readonly executor: Executor;
  readonly games: Games;
  /** The kinds of bots, by game. */
  readonly bots: Readonly<Record<string, readonly BotKind[]>>;
  /** English. */
  readonly say: Say;
  /** What a host needs besides. */
  readonly machine: Machine;
}

/** One verb: does its work and answers the exit code. */
export type Verb = (args: readonly string[], environment: Environment) => Promise<number>;

/** The exit codes. */
export const EXIT = {
  fine: 0,
  /** A replay that differs, an illegal move of a bot, a host that cannot have what it needs, a bug of ours. */
  failed: 1,
  /** The call, a file or an envelope is wrong. */
  wrong: 2,
  /** A move of the scenario was refused. */
  refused: 3,
} as const;

/** A call that cannot be done as asked: one sentence that names the place and the remedy. */
export class CommandError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'CommandError';
  }
}

/** A text without line breaks and control characters: what came from outside may hold some and must not break a line. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
