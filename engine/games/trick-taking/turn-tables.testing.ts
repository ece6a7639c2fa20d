// Small tables in the middle of a trick, at random: what the turns of Trick-Taking are tried on.
import { pick, shuffleInPlace, type Random } from '../../chance/random.ts';
import { LEVITATE, SAW, effectOf, CARD_COUNT, CONJURE, VANISH } from './cards.ts';
import { lay } from './table.testing.ts';
import { HATS, NOBODY, type Card, type Lying, type Stack, type State } from './types.ts';

/** What a random table is to be like. */
export interface Wanted {
  /** Cards in the hand of seat 0. */
  readonly hand: number;
  /** Cards in the trick, the lead too. */
  readonly trick: number;
  readonly phase: 'trick.turns' | 'ultimate.turns' | 'ultimate.challenge';
  /** Conjures and Vanishes that the hand is to begin with. */
  readonly conjures?: number;
  readonly vanishes?: number;
}

/** A table of three seats at which seat 0 is to take its turn, with stacks, cards of all owners, bars and used Vanishes. */
export function randomTable(wanted: Wanted, random: Random): State {
  const deck = Array.from({ length: CARD_COUNT }, (_, card) => card);
  shuffleInPlace(deck, random);
  const take = (fits: (card: Card) => boolean): Card => deck.splice(deck.findIndex(fits), 1)[0]!;
  const hand: Card[] = [];
  for (let i = 0; i < (wanted.conjures ?? 0); i += 1) hand.push(take((card) => effectOf(card) === CONJURE));
  for (let i = 0; i < (wanted.vanishes ?? 0); i += 1) hand.push(take((card) => effectOf(card) === VANISH));
  while (hand.length < wanted.hand) hand.push(take(() => true));
  const ultimate = wanted.phase !== 'trick.turns';
  const owner = ultimate ? NOBODY : random.below(3);
  const lead: Lying = { card: take(() => true), by: owner, used: false, at: 0 };
  const trick: Stack[] = [{ owner, cards: [lead] }];
  for (let at = 1; at < wanted.trick; at += 1) {
    const lying = { card: take(() => true), by: random.below(3), used: random.below(2) === 0, at };
    const effect = effectOf(lying.card);
    if (lying.used && (effect === LEVITATE || effect === SAW)) pick(trick, random).cards.push(lying);
    else trick.push({ owner: lying.by, cards: [lying] });
  }
  const ascending = (cards: Card[]): Card[] => cards.sort((one, other) => one - other);
  const barred = random.below(2) === 0 ? [] : hand.filter(() => random.below(3) === 0);
  return {
    ...lay({ seats: 3, smoke: 0 }),
    phase: wanted.phase,
    tricksDone: ultimate ? 7 : 3,
    hat: pick(HATS, random),
    turn: 0,
    holder: 0,
    trick,
    plays: wanted.trick,
    hands: [ascending(hand), ascending(deck.splice(0, 2)), ascending(deck.splice(0, 2))],
    barred: [ascending(barred), [], []],
    vanishUsed: [...deck, ...hand].filter((card) => effectOf(card) === VANISH && random.below(4) === 0),
    inUltimate: [ultimate, ultimate, ultimate],
  };
}
