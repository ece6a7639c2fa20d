// `parlor moves`: prints the JSON Schema of a game's moves.
import { z } from 'zod';
import { gameNamed } from '../../engine/scenario/scenario.ts';
import { onlyArgument, parseArguments } from './arguments.ts';
import { EXIT, type Environment } from './environment.ts';

/** Prints the schema. @throws CommandError, SetupError */
export async function moves(args: readonly string[], environment: Environment): Promise<number> {
  const { rest } = parseArguments(args, { flags: [], switches: [] });
  const game = gameNamed(onlyArgument(rest, 'the game'), environment.games);
  await environment.out(`${JSON.stringify(z.toJSONSchema(game.moveSchema, { io: 'input' }), null, 2)}\n`);
  return EXIT.fine;
}
