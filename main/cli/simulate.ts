// `parlor simulate`: lets bots play many seeded games and prints how they fared.
import type { BotKind } from '../../engine/bots/bot.ts';
import { checkSeats, gameNamed } from '../../engine/scenario/scenario.ts';
import { DEFAULT_STEPS, simulate as playMany } from '../../engine/simulate/simulate.ts';
import { parseArguments, positive } from './arguments.ts';
import { CommandError, EXIT, type Environment } from './environment.ts';
import { optionsFrom } from './options.ts';

const DEFAULT_DEALS = 100;

/** Plays and prints one JSON object. @throws CommandError, SetupError */
export async function simulate(args: readonly string[], environment: Environment): Promise<number> {
  const { values, switches, rest } = parseArguments(args, {
    flags: ['game', 'seats', 'bots', 'deals', 'seed', 'steps', 'options'],
    switches: ['rotate', 'no-rotate'],
  });
  if (rest[0] !== undefined) throw new CommandError(`"${rest[0]}" is one argument too many; see --help.`);
  if (values.game === undefined) {
    throw new CommandError(`--game is missing; choose one of: ${Object.keys(environment.games).join(', ')}.`);
  }
  if (switches.has('rotate') && switches.has('no-rotate')) {
    throw new CommandError('--rotate and --no-rotate exclude each other; give one of them.');
  }
  const game = gameNamed(values.game, environment.games);
  const seats = values.seats === undefined ? game.seats.min : positive('--seats', values.seats);
  checkSeats(seats, game);
  const report = playMany({
    game,
    seats,
    kinds: kindsNamed(values.bots, environment.bots[game.id] ?? [], seats),
    options: optionsFrom(values.options, game),
    deals: values.deals === undefined ? DEFAULT_DEALS : positive('--deals', values.deals),
    seed: values.seed ?? '',
    rotate: !switches.has('no-rotate'),
    steps: values.steps === undefined ? DEFAULT_STEPS : positive('--steps', values.steps),
    now: () => environment.now(),
  });
  await environment.out(`${JSON.stringify(report)}\n`);
  if (report.illegalMoves === 0) return EXIT.fine;
  environment.err(`${report.illegalMoves} illegal moves of bots; the first: ${report.illegalSamples[0]}.`);
  return EXIT.failed;
}

/** The kinds of a list such as `steady,random`; without a list the game's default. @throws CommandError */
function kindsNamed(list: string | undefined, kinds: readonly BotKind[], seats: number): BotKind[] {
  const names = list === undefined ? kinds.slice(0, 1).map((kind) => kind.id) : list.split(',');
  if (names.length > seats) {
    throw new CommandError(`--bots names ${names.length} bots for ${seats} seats; name ${seats} at most.`);
  }
  return names.map((name) => {
    const kind = kinds.find((each) => each.id === name.trim());
    if (kind) return kind;
    throw new CommandError(
      `--bots: there is no bot "${name}" in this game; choose among ${kinds.map((each) => each.id).join(', ')}.`,
    );
  });
}
