// The command line: finds the verb, runs it, and turns whatever goes wrong into one line and an exit code.
import { SetupError } from '../../engine/core/errors.ts';
import { Problem } from '../problem.ts';
import { CommandError, EXIT, oneLine, type Environment, type Verb } from './environment.ts';
import { games } from './games.ts';
import { HELP } from './help.ts';
import { moves } from './moves.ts';
import { replay } from './replay.ts';
import { run } from './run.ts';
import { simulate } from './simulate.ts';

/** Loaded only when it is asked for: a host drags in all that carries and keeps, and the others start in no time. */
const host: Verb = async (args, environment) => (await import('./host.ts')).host(args, environment);

const verbs: Readonly<Record<string, Verb>> = { games, moves, run, simulate, replay, host };
const HELP_FLAGS: readonly (string | undefined)[] = ['--help', '-h'];

/** Does what the arguments ask and answers the exit code; never throws for what a caller did wrong. */
export async function parlor(args: readonly string[], environment: Environment): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (HELP_FLAGS.includes(name) || name === 'help' || rest.some((arg) => HELP_FLAGS.includes(arg))) {
      await environment.out(HELP);
      return EXIT.fine;
    }
    const verb = name !== undefined && Object.hasOwn(verbs, name) ? verbs[name] : undefined;
    if (verb) return await verb(rest, environment);
    const all = Object.keys(verbs).join(', ');
    const problem = name === undefined ? 'A command is missing' : `There is no command "${name}"`;
    throw new CommandError(`${problem}; choose one of: ${all}, or --help.`);
  } catch (error) {
    if (error instanceof CommandError || error instanceof SetupError) {
      environment.err(oneLine(error.message));
      return EXIT.wrong;
    }
    if (error instanceof Problem) {
      environment.err(oneLine(error.message));
      return EXIT.failed;
    }
    environment.err(oneLine(`This is a bug of Parlor Tricks, please report it: ${String(error)}`));
    return EXIT.failed;
  }
}
