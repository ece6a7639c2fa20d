// Cards, colours, effects and the hat in words.
import type { Say } from '../../language/say.ts';
import { colourWord as colourOfCode, effectLetter, rankIn } from './cards.ts';
import type { Colour, Effect, Hat, StackView } from './types.ts';

/** A colour, such as "blue". */
export function colourWords(say: Say, colour: Colour): string {
  return say(`trick-taking.colour.${colour}`);
}

/** An effect by its letter, such as "Metamorphosis". */
export function effectWords(say: Say, effect: Effect): string {
  return say(`trick-taking.effect.${effect}.word`);
}

/** A card by its code, such as "blue Metamorphosis 3"; the code must be a card's. */
export function cardWords(say: Say, code: string): string {
  return say('trick-taking.card', {
    colour: colourWords(say, colourOfCode(code)),
    effect: effectWords(say, effectLetter(code)),
    rank: rankIn(code),
  });
}

/** What a face of the Top Hat says, such as "High Card Wins". */
export function hatWords(say: Say, hat: Hat): string {
  return say(`trick-taking.hat.${hat}`);
}

/**
 * The top of a stack that is winning, its rank and how it takes part, such as "green Saw 5, rank 8,
 * matching by colour". A rank that is the printed one is not said twice.
 */
export function winsWith(say: Say, { cards, rank, match }: StackView): string {
  const { card } = cards[0]!;
  return say('trick-taking.wins-with', {
    card: cardWords(say, card),
    counts: rank === rankIn(card) ? 'as-printed' : 'otherwise',
    rank,
    match: match ?? 'none',
  });
}
