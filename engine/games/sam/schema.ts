// What comes from outside in SAM: options, keys of a scenario's set-up, moves.
import { z } from 'zod';
import type { OptionInfo } from '../../core/game.ts';
import { seats as seatRange } from './about.ts';
import { CODES, placeIndex } from './cards.ts';
import {
  COIN_FACES,
  PLACES,
  SIGNS,
  type Considered,
  type Move,
  type Options,
  type Place,
  type SetupKeys,
} from './types.ts';

/** How many quiet turns a player may be agreed on (SAM-R17). */
export const STALL = { min: 10, max: 200, default: 30 } as const;
const stallProblem = `must be a whole number from ${STALL.min} to ${STALL.max}.`;
const CHALLENGES = ['rps', 'odds-evens', 'coin'] as const;
/** Fingers that may be shown. */
const FINGERS = { min: 1, max: 5 } as const;
const fingersProblem = `must be a whole number from ${FINGERS.min} to ${FINGERS.max}`;

export const optionSchema: z.ZodType<Options> = z.strictObject({
  challenge: z.enum(CHALLENGES, 'must be "rps", "odds-evens" or "coin".').default('rps'),
  stall: z.int(stallProblem).min(STALL.min, stallProblem).max(STALL.max, stallProblem).default(STALL.default),
});

export const optionInfo: readonly OptionInfo[] = [
  { key: 'challenge', values: CHALLENGES },
  { key: 'stall', values: STALL },
];

/** Keys of `setup`; the same for all numbers of seats. */
export function setupSchema(): z.ZodType<SetupKeys> {
  return z.strictObject({
    random: z
      .array(z.enum(COIN_FACES, 'must be "heads" or "tails".'), 'must be a list of coin results.')
      .optional(),
  });
}

const card = z.enum(CODES, 'is no card of this game');
const place = z.enum(PLACES, `must be one of ${PLACES.join(', ')}`);
const seat = z
  .int('must be a seat')
  .min(0, 'must be a seat')
  .max(seatRange.max - 1, 'must be a seat');

/** A set of places, so the same choice is always written in the same order. */
const placesOf = (fewest: number): z.ZodType<readonly Place[]> =>
  z
    .array(place, 'must be a list of places')
    .min(fewest, 'must name at least one place')
    .max(PLACES.length, `must name at most ${PLACES.length} places`)
    .overwrite((places) => places.toSorted((one, other) => placeIndex(one) - placeIndex(other)));

const ROW = PLACES.length / 2;
/** A row of so many things, left to right. */
const rowOf = <T>(thing: z.ZodType<T>) =>
  z.array(thing, 'must be a list of cards').length(ROW, `must name ${ROW} cards, left to right`);

const FORMS = 'must be arrange, flip, swap, attack, pay, stop, target, boost, throw, place, move or done';

const attack = z.strictObject({ type: z.literal('attack'), with: place, boosts: placesOf(0) });
const movement = z.strictObject({ type: z.literal('move'), from: place, to: place });
/** One of the two, whichever the option wants; in one object, so that what is wrong is named where it is. */
const throwing = z
  .strictObject({
    type: z.literal('throw'),
    sign: z.enum(SIGNS, 'must be rock, paper or scissors').exactOptional(),
    fingers: z
      .int(fingersProblem)
      .min(FINGERS.min, fingersProblem)
      .max(FINGERS.max, fingersProblem)
      .exactOptional(),
  })
  .refine((thrown) => 'sign' in thrown !== 'fingers' in thrown, 'must name either a sign or fingers')
  .transform((thrown) => thrown as Extract<Move, { readonly type: 'throw' }>);

/** Moves whose form is the same whether they are made or considered. */
const plain = [
  z.strictObject({ type: z.literal('flip'), at: place }),
  z.strictObject({ type: z.literal('swap'), at: place }),
  z.strictObject({ type: z.literal('stop') }),
  z.strictObject({ type: z.literal('target'), seat, at: place }),
  z.strictObject({ type: z.literal('boost'), with: placesOf(0) }),
  z.strictObject({ type: z.literal('place'), at: place }),
  z.strictObject({ type: z.literal('done') }),
  throwing,
] as const;

export const moveSchema: z.ZodType<Move> = z.discriminatedUnion(
  'type',
  [
    ...plain,
    z.strictObject({ type: z.literal('arrange'), front: rowOf(card), back: rowOf(card) }),
    attack,
    z.strictObject({ type: z.literal('pay'), flip: placesOf(1) }),
    movement,
  ],
  FORMS,
);

/**
 * What may be considered: rows with places that are still empty, an attack that is looked at with a target, a payment before the
 * first card, a card that is to be moved without saying where.
 */
export const partialSchema: z.ZodType<Considered> = z.discriminatedUnion(
  'type',
  [
    ...plain,
    z.strictObject({
      type: z.literal('arrange'),
      front: rowOf(card.nullable()),
      back: rowOf(card.nullable()),
    }),
    attack.extend({ on: z.strictObject({ seat, at: place }, 'must be a seat and a place').exactOptional() }),
    z.strictObject({ type: z.literal('pay'), flip: placesOf(0) }),
    movement.extend({ to: place.exactOptional() }),
  ],
  FORMS,
);
