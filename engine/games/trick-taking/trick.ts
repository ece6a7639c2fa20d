// The trick on the table: stacks, their ranks, who wins. Knows no turns and no hands.
import { colourOf, effectOf, ILLUSION, LEVITATE, rankOf, SAW } from './cards.ts';
import { NOBODY, type Card, type Hat, type Lying, type Match, type Stack } from './types.ts';

/** The rank of a stack: its top's printed rank, plus every Levitate and minus every Saw beneath (worked example 1). */
export function stackRank({ cards }: Stack): number {
  let rank = rankOf(cards[0]!.card);
  for (let i = 1; i < cards.length; i += 1) rank += weightBeneath(cards[i]!.card);
  return rank;
}

/** What a card adds beneath another: only a used Levitate or Saw can lie there. */
function weightBeneath(card: Card): number {
  const effect = effectOf(card);
  return effect === LEVITATE ? rankOf(card) : effect === SAW ? -rankOf(card) : 0;
}

/** The top of a stack. */
export function topOf(stack: Stack): Lying {
  return stack.cards[0]!;
}

/** The card that leads. */
export function leadOf(trick: readonly Stack[]): Card {
  return topOf(trick[0]!).card;
}

/** All cards of a trick. */
export function countCards(trick: readonly Stack[]): number {
  let count = 0;
  for (const { cards } of trick) count += cards.length;
  return count;
}

/** How the stack at `index` takes part; the order of what this answers is the order of ties: effect, colour, Illusion. */
export function matchOf(trick: readonly Stack[], index: number): Match {
  const stack = trick[index]!;
  if (index === 0) return stack.owner === NOBODY ? null : 'lead';
  const lead = leadOf(trick);
  const top = topOf(stack);
  if (effectOf(top.card) === effectOf(lead)) return 'effect';
  if (colourOf(top.card) === colourOf(lead)) return 'colour';
  return top.used && effectOf(top.card) === ILLUSION ? 'illusion' : null;
}

/** Ties go to the smaller: the lead matches by effect. */
const ORDER_OF_TIES: Readonly<Record<NonNullable<Match>, number>> = {
  lead: 0,
  effect: 0,
  colour: 1,
  illusion: 2,
};

/** The stack that wins as it lies, by its place; NOBODY's place, -1, when none matches. */
export function winningIndex(trick: readonly Stack[], hat: Hat): number {
  let best = -1;
  for (let index = 0; index < trick.length; index += 1) {
    if (matchOf(trick, index) !== null && (best < 0 || beats(trick, hat, index, best))) best = index;
  }
  return best;
}

/** Who wins as it lies; NOBODY when no stack matches. */
export function winnerOf(trick: readonly Stack[], hat: Hat): number {
  const index = winningIndex(trick, hat);
  return index < 0 ? NOBODY : trick[index]!.owner;
}

/** Whether one matching stack beats another: by rank, then by how it matches, then by printed rank (worked example 3). */
function beats(trick: readonly Stack[], hat: Hat, index: number, other: number): boolean {
  const [one, two] = [trick[index]!, trick[other]!];
  const rank = compareByHat(hat, stackRank(one), stackRank(two));
  if (rank !== 0) return rank < 0;
  const tie = ORDER_OF_TIES[matchOf(trick, index)!] - ORDER_OF_TIES[matchOf(trick, other)!];
  if (tie !== 0) return tie < 0;
  return compareByHat(hat, rankOf(topOf(one).card), rankOf(topOf(two).card)) < 0;
}

/** Negative where `one` comes first as the hat lies: the higher under `high`, the lower under `low`. */
export function compareByHat(hat: Hat, one: number, other: number): number {
  return hat === 'high' ? other - one : one - other;
}

/** Where a card lies: the place of its stack and its depth there, the top 0; null when it is not in the trick. */
export function placeOf(
  trick: readonly Stack[],
  card: Card,
): { readonly stack: number; readonly depth: number } | null {
  for (let stack = 0; stack < trick.length; stack += 1) {
    const { cards } = trick[stack]!;
    for (let depth = 0; depth < cards.length; depth += 1)
      if (cards[depth]!.card === card) return { stack, depth };
  }
  return null;
}

/** Takes a card out of a trick; an emptied stack goes with it. The card must be there. */
export function takeOut(trick: Stack[], card: Card): void {
  const { stack, depth } = placeOf(trick, card)!;
  const { cards } = trick[stack]!;
  cards.splice(depth, 1);
  if (cards.length === 0) trick.splice(stack, 1);
}
