// `parlor replay`: plays a `.parlor` file again on both executors and says whether it comes out the same.
import { fingerprint } from '../../engine/core/canonical.ts';
import { SetupError } from '../../engine/core/errors.ts';
import { parseJournal } from '../../engine/journal/file.ts';
import { replayJournal, type Replayed } from '../../engine/journal/replay.ts';
import { wrongEnd } from '../../engine/journal/result.ts';
import { resultOf, statusOf } from '../../engine/scenario/outcome.ts';
import { gameNamed } from '../../engine/scenario/scenario.ts';
import { onlyArgument, parseArguments } from './arguments.ts';
import { CommandError, EXIT, type Environment } from './environment.ts';
import { nameOf, readText } from './files.ts';

/** Prints result, version, hash and status of a journal, or where it differs. @throws CommandError naming the file */
export async function replay(args: readonly string[], environment: Environment): Promise<number> {
  const { rest } = parseArguments(args, { flags: [], switches: [] });
  const file = onlyArgument(rest, 'the .parlor file');
  const text = await readText(file, environment);
  const naming = (sentence: string): string => `${nameOf(file)}: ${sentence}`;
  try {
    return await verify(text, { ...environment, err: (line) => environment.err(naming(line)) });
  } catch (error) {
    if (error instanceof SetupError) throw new CommandError(naming(withoutWhole(error)));
    if (error instanceof CommandError) throw new CommandError(naming(error.message));
    throw error;
  }
}

/** What is wrong, and where in the file; where it is the whole file, its name has said so. */
function withoutWhole({ place, message }: SetupError): string {
  return place === 'journal' ? message.slice(`${place}: `.length) : message;
}

/** Plays the text of a file again. @throws CommandError, SetupError */
async function verify(text: string, environment: Environment): Promise<number> {
  const journal = parseJournal(text);
  const game = gameNamed(journal.header.game, environment.games);

  const replays: Replayed[] = [];
  for (const executor of ['compiled', 'xstate'] as const) {
    const replayed = replayJournal(game, journal, executor);
    if (replayed.problem && !replayed.problem.differs) throw new CommandError(replayed.problem.sentence);
    const problem = replayed.problem ?? wrongEnd(journal, replayed);
    if (replayed.problem === null && problem === null) {
      replays.push(replayed);
      continue;
    }
    environment.err(problem?.sentence ?? '');
    return EXIT.failed;
  }
  const [compiled, reference] = replays.map(({ session }) => fingerprint(session.state));
  const [first] = replays;
  if (!first || compiled !== reference) {
    environment.err(`The two executors end in different states: ${compiled} and ${reference}.`);
    return EXIT.failed;
  }
  const { state } = first.session;
  const printed = {
    result: resultOf(game, state, environment.say),
    version: first.version,
    hash: compiled,
    status: statusOf(game, state),
  };
  await environment.out(`${JSON.stringify(printed)}\n`);
  return EXIT.fine;
}
