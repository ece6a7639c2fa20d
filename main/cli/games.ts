// `parlor games`: lists the games and how they can be set up.
import { z } from 'zod';
import type { OptionInfo } from '../../engine/core/game.ts';
import type { MessageKey } from '../../engine/language/catalogue.ts';
import type { AnyGame } from '../../engine/session/session.ts';
import { CommandError, EXIT, type Environment } from './environment.ts';
import { parseArguments } from './arguments.ts';

/** Prints a list with one object a game. @throws CommandError */
export async function games(args: readonly string[], environment: Environment): Promise<number> {
  const { rest } = parseArguments(args, { flags: [], switches: [] });
  if (rest[0] !== undefined) throw new CommandError(`"${rest[0]}" is one argument too many; give none.`);
  const list = Object.values(environment.games).map((game) => describeGame(game, environment));
  await environment.out(`${JSON.stringify(list, null, 2)}\n`);
  return EXIT.fine;
}

function describeGame(game: AnyGame, { say, bots }: Environment): object {
  // Every game has these words in the catalogue; which keys there are follows from its id and options.
  const word = (key: string): string => say(`${game.id}.${key}` as MessageKey);
  return {
    id: game.id,
    title: word('title'),
    seats: game.seats,
    minutes: game.minutes,
    options: game.optionInfo.map((option) => ({
      key: option.key,
      ...valuesOf(option),
      sentence: word(`option.${option.key}.help`),
    })),
    setup: setupKeys(game),
    bots: (bots[game.id] ?? []).map((kind) => kind.id),
  };
}

function valuesOf({ values }: OptionInfo): object {
  if ('min' in values) {
    const { min, max, default: usual } = values;
    return { values: { min, max }, default: usual };
  }
  return { values, default: values[0] };
}

/** The keys that a scenario's `setup` may hold, whatever the number of seats. */
function setupKeys(game: AnyGame): string[] {
  const schema = z.toJSONSchema(game.setupSchema(game.seats.min), { io: 'input' });
  return Object.keys(schema.properties ?? {});
}
