// `parlor run --lines`: plays one scenario a line, thousands in one process, and prints one result a line in the same order.
import { SetupError } from '../../engine/core/errors.ts';
import { WATCHER } from '../../engine/core/seat.ts';
import { outcomeOf } from '../../engine/scenario/outcome.ts';
import { lastMoment } from '../../engine/scenario/run.ts';
import { parseOnlooker, parseScenario } from '../../engine/scenario/scenario.ts';
import { EXIT, oneLine, type Environment } from './environment.ts';
import { readLines } from './files.ts';
import { parseJson } from './parse-json.ts';

/** Text that is printed at once, in characters: few enough to hold, enough to be quick. */
const PRINT_AT = 1 << 16;

/**
 * Runs the scenarios of a file or of standard input. A blank line holds no scenario and gives no result.
 * What is wrong with one scenario stands in its own result; the exit code is 0 when every line was read.
 * @param as whose view is wanted by scenarios that do not say
 * @throws CommandError when the lines cannot be read
 */
export async function runLines(
  source: string,
  as: string | undefined,
  environment: Environment,
): Promise<number> {
  for await (const lines of readLines(source, environment)) {
    let printed = '';
    for (const line of lines) {
      if (line.trim() === '') continue;
      printed += `${JSON.stringify(resultOfLine(line, as, environment))}\n`;
      if (printed.length < PRINT_AT) continue;
      await environment.out(printed);
      printed = '';
    }
    // Printed before more is read: who sends one line and waits for its result gets it.
    if (printed !== '') await environment.out(printed);
  }
  return EXIT.fine;
}

/** What `run` would have printed of one scenario, with the exit code it would have had. */
function resultOfLine(line: string, as: string | undefined, { games, executor, say }: Environment): object {
  try {
    const scenario = parseScenario(parseJson(line, 'scenario'), games, true);
    const onlooker = scenario.as ?? (as === undefined ? WATCHER : parseOnlooker(as, scenario.seats, '--as'));
    const { session, refused } = lastMoment(scenario, executor);
    return {
      ...outcomeOf(session, refused, onlooker, say),
      exit: refused ? EXIT.refused : EXIT.fine,
    };
  } catch (error) {
    const exit = error instanceof SetupError ? EXIT.wrong : EXIT.failed;
    return { exit, error: oneLine((error as Error).message) };
  }
}
