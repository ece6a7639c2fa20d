// Cards, suits, places, what is thrown and real values in words.
import { allOf } from '../../language/lists.ts';
import type { Say } from '../../language/say.ts';
import type { At, BattleSide, CoinFace, Place, Suit, Throw } from './types.ts';

/** The ranks as codes write them. */
type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A';

/** A card by its code, such as "Jack of Hearts"; the code must be a card's. */
export function cardWords(say: Say, code: string): string {
  return say('sam.card', { rank: say(`sam.rank.${code[0] as Rank}`), suit: suitWords(say, code[1] as Suit) });
}

/** Cards by their codes in one list, each with its article, such as "the 9 of Clubs and the 2 of Spades". */
export function theCards(say: Say, codes: readonly string[]): string {
  return allOf(
    say,
    codes.map((code) => say('sam.the-card', { card: cardWords(say, code) })),
  );
}

/** The codes of cards that lie at places. */
export function codesOf(cards: readonly At<string, Place>[]): string[] {
  return cards.map(({ card }) => card);
}

/** A suit, such as "Hearts". */
export function suitWords(say: Say, suit: Suit): string {
  return say(`sam.suit.${suit}`);
}

/** A place as everybody sees it, such as "front left": the table mirrors no field. */
export function placeWords(say: Say, place: Place): string {
  return say(`sam.place.${place}`);
}

/** What somebody throws in a challenge: a sign, or a number of fingers. */
export function throwWords(say: Say, what: Throw): string {
  return typeof what === 'number' ? say('sam.fingers', { count: what }) : say(`sam.sign.${what}`);
}

/** What the coin shows. */
export function coinWords(say: Say, face: CoinFace): string {
  return say(`sam.coin.${face}`);
}

/** What changes a face value in battle, in the order in which it counts. */
export type Modifier = 'suit' | 'faceCards' | 'twos';

/** What makes a real value. */
type Summed = Pick<BattleSide<unknown, unknown>, 'face' | 'suit' | 'faceCards' | 'twosAdd' | 'value'>;

/** How much each modifier of a side adds or takes away, without those that change nothing. */
export function modifiersOf({
  suit,
  faceCards,
  twosAdd,
}: Omit<Summed, 'face' | 'value'>): readonly { readonly what: Modifier; readonly add: number }[] {
  return [
    { what: 'suit' as const, add: suit },
    { what: 'faceCards' as const, add: faceCards },
    { what: 'twos' as const, add: twosAdd },
  ].filter(({ add }) => add !== 0);
}

/** How a real value comes about, such as "12 − 2 (face cards) = 10"; the face value alone where nothing changes it. */
export function sumWords(say: Say, side: Summed): string {
  const modifiers = modifiersOf(side);
  if (modifiers.length === 0) return say('sam.sum.face', { face: side.face });
  const sum = modifiers.reduce(
    (before, { what, add }) =>
      say(`sam.sum.${what}`, { before, size: Math.abs(add), how: add < 0 ? 'less' : 'more' }),
    say('sam.sum.face', { face: side.face }),
  );
  return say('sam.sum', { sum, value: side.value });
}
