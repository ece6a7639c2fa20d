// The seats of a new table as a call names them: `open,open,bot:steady`.
import type { BotKind } from '../../../engine/bots/bot.ts';
import type { MessageKey } from '../../../engine/language/catalogue.ts';
import type { Say } from '../../../engine/language/say.ts';
import { nameSchema } from '../../../engine/protocol/fields.ts';
import type { SeatRequest } from '../../../engine/protocol/to-table.ts';
import type { AnyGame } from '../../../engine/session/session.ts';
import { CommandError } from '../environment.ts';

/** The house has so many names for bots. */
const BOT_NAMES = 7;

/**
 * Who shall sit where; without a list as many open seats as the game needs at least.
 * @param given.names names for the bots, in order; the house has some for the others
 * @throws CommandError naming the seat, counted from 1, and the remedy
 */
export function seatsFrom(
  list: string | undefined,
  game: AnyGame,
  given: { readonly kinds: readonly BotKind[]; readonly names: readonly string[]; readonly say: Say },
): SeatRequest[] {
  const names = given.names.map(nameFrom);
  const words = list === undefined ? new Array<string>(game.seats.min).fill('open') : list.split(',');
  const seats = words.map((word, seat): SeatRequest => {
    const trimmed = word.trim();
    if (trimmed === 'open') return { kind: 'open' };
    const bot = kindFrom(trimmed, seat, given.kinds);
    const name = names.shift() ?? given.say(`table.setup.bot.${seat % BOT_NAMES}` as MessageKey);
    return { kind: 'bot', name, bot };
  });
  if (names[0] !== undefined) {
    throw new CommandError(`--name "${names[0]}" is one name too many; give one for each bot at most.`);
  }
  const called = seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.name.toLowerCase()] : []));
  const twice = called.find((name, at) => called.indexOf(name) !== at);
  if (twice !== undefined)
    throw new CommandError(`--name gives two bots the name "${twice}"; give each another.`);
  return seats;
}

function kindFrom(word: string, seat: number, kinds: readonly BotKind[]): string {
  const all = kinds.map(({ id }) => id);
  const [first = ''] = all;
  if (word === 'bot') return first;
  const named = word.startsWith('bot:') ? word.slice('bot:'.length) : null;
  if (named !== null && all.includes(named)) return named;
  if (named !== null) {
    throw new CommandError(
      `--seats: there is no bot "${named}" for seat ${seat + 1} in this game; choose among ${all.join(', ')}.`,
    );
  }
  const why =
    word === 'person' ? 'there is no screen here to play at' : `"${word}" is nobody who can sit there`;
  throw new CommandError(`--seats: seat ${seat + 1}: ${why}; write open, bot or bot:${first}.`);
}

function nameFrom(text: string): string {
  const parsed = nameSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new CommandError(`--name "${text}" is no name; give one of 1 to 40 characters.`);
}
