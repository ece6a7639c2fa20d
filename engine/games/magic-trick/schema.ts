// What comes from outside in Magic Trick: options, keys of a scenario's set-up, moves.
import { z } from 'zod';
import { CODES } from './cards.ts';
import { SUITS, type Move, type Options, type SetupKeys } from './types.ts';
import type { OptionInfo } from '../../core/game.ts';

/** Rows have at most this many slots. */
const MOST_SLOTS = 14;

export const optionSchema: z.ZodType<Options> = z.strictObject({
  prestige: z.boolean('must be true or false.').default(true),
  memory: z.enum(['sorter', 'none'], 'must be "sorter" or "none".').default('sorter'),
  stacks: z.enum(['own', 'all', 'none'], 'must be "own", "all" or "none".').default('own'),
});

export const optionInfo: readonly OptionInfo[] = [
  { key: 'prestige', values: [true, false] },
  { key: 'memory', values: ['sorter', 'none'] },
  { key: 'stacks', values: ['own', 'all', 'none'] },
];

const suit = z.enum(SUITS, `must be one of ${SUITS.join(', ')}.`);

/** Keys of `setup` for so many seats. */
export function setupSchema(seats: number): z.ZodType<SetupKeys> {
  return z.strictObject({
    dealer: z
      .int(`must be a seat from 0 to ${seats - 1}.`)
      .min(0, `must be a seat from 0 to ${seats - 1}.`)
      .max(seats - 1, `must be a seat from 0 to ${seats - 1}.`)
      .optional(),
    drop: z
      .tuple([suit, suit], 'must name two suits, such as ["O","K"].')
      .refine(() => seats === 3, 'is for three players only; leave it out.')
      .refine(([one, other]) => one !== other, 'must name two different suits.')
      .refine((suits) => !suits.includes('R'), 'must not name red, which is always trump.')
      .optional(),
  });
}

const slotProblem = `must be a slot, a whole number from 0 to ${MOST_SLOTS - 1}`;
const slot = z
  .int(slotProblem)
  .min(0, slotProblem)
  .max(MOST_SLOTS - 1, slotProblem);
const cards = z.array(z.enum(CODES, 'is no card of this game'), 'must be a list of cards');

/** The forms of the moves, with rows of at least so many cards. */
const movesWithRowsFrom = (fewest: number): z.ZodType<Move> =>
  z.discriminatedUnion(
    'type',
    [
      z.strictObject({
        type: z.literal('arrange'),
        order: cards.min(fewest, 'must name the cards of the row'),
      }),
      z.strictObject({ type: z.literal('play'), slot }),
      z.strictObject({ type: z.literal('sleeve'), slot }),
      z.strictObject({ type: z.literal('pass') }),
    ],
    'must be arrange, play, sleeve or pass',
  );

export const moveSchema = movesWithRowsFrom(1);

/** An arrangement is composed: it may be considered from its first card on, and before that. */
export const partialSchema = movesWithRowsFrom(0);
