// Chance: the randomness inside a state. Plain data, hidden from every seat and watcher until the game is over.
import { SetupError } from '../core/errors.ts';
import { chachaWords, keyOf } from './chacha.ts';
import { fastRandomFrom } from './fast.ts';
import { fairBelow, shuffleInPlace, type Random } from './random.ts';

/** Where the numbers come from: ChaCha20 at a table, the fast generator in playouts. */
export type Generator =
  | { readonly kind: 'chacha20'; readonly key: string; position: number }
  | { readonly kind: 'fast'; words: number[] };

/** The randomness of one table. */
export interface Chance {
  generator: Generator;
  /** Lists that take the place of the next shuffles (scenarios); first card on top. */
  readonly decks: readonly (readonly string[])[];
  /** How many shuffles have happened. */
  shuffles: number;
}

/** Chance from a seed, with the lists that replace the first shuffles. */
export function chanceOf(seed: string, decks: readonly (readonly string[])[] = []): Chance {
  return { generator: { kind: 'chacha20', key: keyOf(seed), position: 0 }, decks, shuffles: 0 };
}

/** Chance for playouts: fast, not for a table. `words` is a saved state of the fast generator. */
export function playoutChance(words: number[]): Chance {
  return { generator: { kind: 'fast', words }, decks: [], shuffles: 0 };
}

/** Whether nothing was drawn between two moments of one table. */
export function isSameChance(before: Chance, after: Chance): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/** Lets `use` draw from the generator inside `chance`, and keeps how far it came. */
export function draw<T>(chance: Chance, use: (random: Random) => T): T {
  const generator = chance.generator;
  if (generator.kind === 'fast') {
    const random = fastRandomFrom(generator.words);
    const drawn = use(random);
    generator.words = random.save();
    return drawn;
  }
  const words = chachaWords(generator.key, generator.position);
  const drawn = use({ below: (bound) => fairBelow(bound, words.next) });
  generator.position = words.position();
  return drawn;
}

/**
 * Shuffles `cards` in place: by the next list of `chance.decks` while there is one, otherwise by the generator.
 * @param format the code of a card, as the lists name it
 * @throws SetupError naming `decks[i]` when the list is no permutation of what is shuffled
 */
export function shuffle<C>(chance: Chance, cards: C[], format: (card: C) => string): void {
  const index = chance.shuffles;
  chance.shuffles += 1;
  const list = chance.decks[index];
  if (list) replaceByList(cards, list, `decks[${index}]`, format);
  else draw(chance, (random) => shuffleInPlace(cards, random));
}

function replaceByList<C>(
  cards: C[],
  list: readonly string[],
  place: string,
  format: (card: C) => string,
): void {
  if (list.length !== cards.length) {
    throw new SetupError(
      place,
      `holds ${list.length} cards where ${cards.length} are shuffled; name each of them once.`,
    );
  }
  const byCode = new Map(cards.map((card) => [format(card), card]));
  list.forEach((code, position) => {
    const card = byCode.get(code);
    if (card === undefined) {
      throw new SetupError(
        place,
        `card ${position + 1}, "${code}", is not shuffled here or stands there twice.`,
      );
    }
    byCode.delete(code);
    cards[position] = card;
  });
}
