// `parlor run`: plays a scenario and prints what came of it.
import { formatJournal } from '../../engine/journal/file.ts';
import { WATCHER } from '../../engine/core/seat.ts';
import { journalOf } from '../../engine/scenario/journal.ts';
import { outcomeOf } from '../../engine/scenario/outcome.ts';
import { playScenario, type Moment } from '../../engine/scenario/run.ts';
import { parseOnlooker, parseScenario } from '../../engine/scenario/scenario.ts';
import { onlyArgument, parseArguments } from './arguments.ts';
import { CommandError, EXIT, type Environment } from './environment.ts';
import { readText, writeText } from './files.ts';
import { runLines } from './lines.ts';
import { parseJson } from './parse-json.ts';

/** Runs one scenario, or with `--lines` many. @throws CommandError, SetupError */
export async function run(args: readonly string[], environment: Environment): Promise<number> {
  const { values, switches, rest } = parseArguments(args, {
    flags: ['as', 'save'],
    switches: ['each', 'lines'],
  });
  const source = onlyArgument(rest, 'the scenario (a file, or - for standard input)');
  if (!switches.has('lines')) {
    return runOne(source, { as: values.as, save: values.save, each: switches.has('each') }, environment);
  }
  if (switches.has('each')) throw new CommandError('--each shows one scenario; leave out --each or --lines.');
  if (values.save !== undefined) {
    throw new CommandError('--save keeps one scenario; leave out --save or --lines.');
  }
  return runLines(source, values.as, environment);
}

interface Wishes {
  readonly as: string | undefined;
  readonly save: string | undefined;
  readonly each: boolean;
}

async function runOne(source: string, { as, save, each }: Wishes, environment: Environment): Promise<number> {
  const scenario = parseScenario(
    parseJson(await readText(source, environment), 'scenario'),
    environment.games,
  );
  const onlooker = as === undefined ? WATCHER : parseOnlooker(as, scenario.seats, '--as');
  const print = ({ session, refused }: Moment): Promise<void> =>
    environment.out(`${JSON.stringify(outcomeOf(session, refused, onlooker, environment.say))}\n`);

  const kept = save === undefined ? null : journalOf(scenario);
  let last: Moment | null = null;
  for (const moment of playScenario(scenario, environment.executor)) {
    last = moment;
    kept?.add(moment);
    if (each) await print(moment);
  }
  if (kept && save !== undefined) await writeText(save, formatJournal(kept.journal()), environment);
  if (last && !each) await print(last);
  return last?.refused ? EXIT.refused : EXIT.fine;
}
