// Tables of Trick-Taking as tests lay them: cards by their codes, everything else as the set-up leaves it.
import { chanceOf } from '../../chance/chance.ts';
import { allSeats, type Seat } from '../../core/seat.ts';
import { formatCard, parseCard } from './cards.ts';
import { setup } from './setup.ts';
import type { Card, Happening, Options, Stack, State } from './types.ts';

/** The cards of a text such as `M3 L7`. */
export function cards(text: string): Card[] {
  return text.split(' ').flatMap((code) => (code === '' ? [] : [parseCard(code)!]));
}

/** The text of some cards. */
export function codes(of: readonly Card[]): string {
  return of.map(formatCard).join(' ');
}

/** What a test wants to be told of a table; lists are by seat. */
export interface Laid extends Partial<Omit<State, 'hands' | 'decks' | 'repertoires' | 'trick' | 'options'>> {
  readonly seats: number;
  readonly options?: Partial<Options>;
  readonly lists?: readonly (readonly string[])[];
  readonly hands?: readonly string[];
  /** The next card to be drawn first. */
  readonly decks?: readonly string[];
  readonly repertoires?: readonly string[];
  /** Stacks, the lead's first: whose each is, and its cards, top first, all played by them and all but the lead used. */
  readonly trick?: readonly (readonly [owner: Seat, cards: string])[];
}

/** A state before the first phase, with what is laid. */
export function lay({ options, lists, hands, decks, repertoires, trick, ...rest }: Laid): State {
  const state = setup({
    seats: rest.seats,
    options: { phantomShuffle: false, sleightOfHand: false, ...options },
    setup: { smoke: rest.smoke ?? rest.seats - 1 },
    chance: chanceOf('a table for tests', lists ?? []),
  });
  const bySeat = (texts: readonly string[]) => allSeats(rest.seats).map((seat) => cards(texts[seat] ?? ''));
  let plays = 0;
  const stacks = (trick ?? []).map(([owner, text]): Stack => ({
    owner,
    cards: cards(text).map((card) => ({ card, by: owner, used: plays > 0, at: plays++ })),
  }));
  return {
    ...state,
    ...(hands && { hands: bySeat(hands) }),
    ...(decks && { decks: bySeat(decks).map((deck) => deck.reverse()) }),
    ...(repertoires && { repertoires: bySeat(repertoires) }),
    ...(trick && { trick: stacks, plays }),
    ...rest,
  };
}

/** Collects what is told. */
export function listen<Told = Happening>(): {
  readonly told: Told[];
  readonly tell: (happening: Told) => void;
} {
  const told: Told[] = [];
  return { told, tell: (happening) => told.push(happening) };
}
