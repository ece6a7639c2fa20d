// What comes from outside in Trick-Taking: options, keys of a scenario's set-up, moves.
import { z } from 'zod';
import type { OptionInfo } from '../../core/game.ts';
import { CODES, effectLetter } from './cards.ts';
import { HATS, type Move, type Options, type Play, type SetupKeys } from './types.ts';

export const optionSchema: z.ZodType<Options> = z.strictObject({
  phantomShuffle: z.boolean('must be true or false.').default(false),
  sleightOfHand: z.boolean('must be true or false.').default(false),
});

export const optionInfo: readonly OptionInfo[] = [
  { key: 'phantomShuffle', values: [false, true] },
  { key: 'sleightOfHand', values: [false, true] },
];

/** Keys of `setup` for so many seats. */
export function setupSchema(seats: number): z.ZodType<SetupKeys> {
  const problem = `must be a seat from 0 to ${seats - 1}.`;
  return z.strictObject({
    smoke: z
      .int(problem)
      .min(0, problem)
      .max(seats - 1, problem)
      .optional(),
  });
}

/** More cards than any turn or choice has: there are no more. */
const MOST_CARDS = CODES.length;
const tooMany = `must name at most ${MOST_CARDS} cards`;

const card = z.enum(CODES, 'is no card of this game');

/** The effects whose use is aimed at a card of the trick. */
const AIMED: ReadonlySet<string> = new Set(['L', 'S', 'V']);
const isAimed = ({ card: code, effect }: Play): boolean => effect && AIMED.has(effectLetter(code));

const play = z.strictObject(
  {
    card,
    effect: z.boolean('must be true or false').default(false),
    on: card.exactOptional(),
  },
  'must be a card of the turn, such as {"card":"M3","effect":true}',
);

/** One card of a turn. An Escape's effect is never a choice (TT-R3), so whatever was said of it is false. */
const readyPlay = play
  .refine((each) => each.on === undefined || isAimed(each), {
    path: ['on'],
    error: 'must be left out: only a used Levitate, Saw or Vanish has a target',
  })
  .overwrite((each) => (effectLetter(each.card) === 'E' ? { ...each, effect: false } : each));

const lacksTarget = (each: Play): boolean => each.on === undefined && isAimed(each);
const NEEDS_TARGET = 'must name the target of a used Levitate, Saw or Vanish';

/** The same in a complete move, where a target must be there. */
const completePlay = readyPlay.refine((each) => !lacksTarget(each), { path: ['on'], error: NEEDS_TARGET });

const playsOf = (each: z.ZodType<Play>) =>
  z
    .array(each, 'must be a list of the cards of the turn, in order')
    .min(1, 'must name at least one card')
    .max(MOST_CARDS, tooMany);

/** The plays of a turn that is still composed: its last card may lack its target. */
const unfinishedPlays = playsOf(readyPlay).superRefine((plays, { addIssue }) => {
  const place = plays.findIndex((each, index) => lacksTarget(each) && index < plays.length - 1);
  if (place >= 0) addIssue({ code: 'custom', path: [place, 'on'], message: NEEDS_TARGET });
});

/** An Ultimate hand of at least so many cards: a set, so the same choice is always written in the same order. */
const choiceFrom = (fewest: number): z.ZodType<readonly string[]> =>
  z
    .array(card, 'must be a list of cards')
    .min(fewest, 'must name at least one card')
    .max(MOST_CARDS, tooMany)
    .overwrite((codes) => codes.toSorted());

/** The forms of the moves with such plays in a turn and such cards in an Ultimate hand. */
const movesWith = (plays: z.ZodType<readonly Play[]>, cards: z.ZodType<readonly string[]>): z.ZodType<Move> =>
  z.discriminatedUnion(
    'type',
    [
      z.strictObject({
        type: z.literal('lead'),
        card,
        hat: z.enum(HATS, 'must be "high" or "low"').exactOptional(),
      }),
      z.strictObject({ type: z.literal('turn'), plays }),
      z.strictObject({ type: z.literal('escape'), take: card }),
      z.strictObject({ type: z.literal('repertoire'), cards }),
      z.strictObject({ type: z.literal('pass') }),
    ],
    'must be lead, turn, escape, repertoire or pass',
  );

export const moveSchema = movesWith(playsOf(completePlay), choiceFrom(1));

/** What is composed may be considered unfinished: a turn while its last card has no target yet, a hand before its first card. */
export const partialSchema = movesWith(unfinishedPlays, choiceFrom(0));
