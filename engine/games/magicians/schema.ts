// What comes from outside in Magicians: options, keys of a scenario's set-up, moves.
import { z } from 'zod';
import type { OptionInfo } from '../../core/game.ts';
import { seats as seatRange } from './about.ts';
import { CODES } from './cards.ts';
import { IDENTITIES, type Considered, type Move, type Options, type SetupKeys } from './types.ts';

/** The Prestige Points that may be played for. */
export const GOAL = { min: 20, max: 500, default: 100 } as const;
const goalProblem = `must be a whole number from ${GOAL.min} to ${GOAL.max}.`;

export const optionSchema: z.ZodType<Options> = z.strictObject({
  goal: z.int(goalProblem).min(GOAL.min, goalProblem).max(GOAL.max, goalProblem).default(GOAL.default),
  mulligan: z.enum(['once', 'until'], 'must be "once" or "until".').default('once'),
  floor: z.boolean('must be true or false.').default(false),
  stage: z.enum(['strict', 'lenient'], 'must be "strict" or "lenient".').default('strict'),
});

export const optionInfo: readonly OptionInfo[] = [
  { key: 'goal', values: GOAL },
  { key: 'mulligan', values: ['once', 'until'] },
  { key: 'floor', values: [false, true] },
  { key: 'stage', values: ['strict', 'lenient'] },
];

const card = z.enum(CODES, 'is no card of this game');

/** Keys of `setup` for so many seats. */
export function setupSchema(seats: number): z.ZodType<SetupKeys> {
  const problem = `must be a seat from 0 to ${seats - 1}.`;
  const perSeat = `must name ${seats} different identities, one a seat.`;
  return z.strictObject({
    first: z
      .int(problem)
      .min(0, problem)
      .max(seats - 1, problem)
      .optional(),
    identities: z
      .array(z.enum(IDENTITIES, `must be one of ${IDENTITIES.join(', ')}.`), perSeat)
      .length(seats, perSeat)
      .refine((names) => new Set(names).size === names.length, perSeat)
      .optional(),
    random: z
      .array(
        z.array(z.enum(CODES, 'is no card of this game.'), 'must be a list of the cards that are taken.'),
        'must hold a list of cards for each random choice.',
      )
      .optional(),
  });
}

const seat = z
  .int('must be a seat')
  .min(0, 'must be a seat')
  .max(seatRange.max - 1, 'must be a seat');

/** A set of cards, so the same choice is always written in the same order. */
const cardsOf = (fewest: number): z.ZodType<readonly string[]> =>
  z
    .array(card, 'must be a list of cards')
    .min(fewest, 'must name at least one card')
    .max(CODES.length, `must name at most ${CODES.length} cards`)
    .overwrite((codes) => codes.toSorted());

const sabotage = z.strictObject({
  type: z.literal('sabotage'),
  card,
  target: seat.exactOptional(),
  on: card.exactOptional(),
});
const trick = z.strictObject({ type: z.literal('trick'), card });
const skip = z.strictObject({ type: z.literal('skip') });

/** Every type of move; what a list of cards and a skip may hold is for the caller to say. */
const movesWith = <Skip extends typeof skip>(cards: z.ZodType<readonly string[]>, skipping: Skip) =>
  z.discriminatedUnion(
    'type',
    [
      z.strictObject({ type: z.literal('mulligan') }),
      z.strictObject({ type: z.literal('keep') }),
      z.strictObject({ type: z.literal('support'), card, replace: card.exactOptional() }),
      sabotage,
      z.strictObject({ type: z.literal('take'), card }),
      trick,
      z.strictObject({ type: z.literal('draw') }),
      z.strictObject({ type: z.literal('discard'), cards }),
      skipping,
    ],
    'must be mulligan, keep, support, sabotage, take, trick, draw, discard or skip',
  );

export const moveSchema: z.ZodType<Move> = movesWith(cardsOf(1), skip);

/**
 * Cards to be discarded may be considered before the first is chosen, and a skip with what is to be played after it; a play
 * always names its card.
 */
export const partialSchema: z.ZodType<Considered> = movesWith(
  cardsOf(0),
  skip.extend({
    play: z.discriminatedUnion('type', [sabotage, trick], 'must be sabotage or trick').exactOptional(),
  }),
);
