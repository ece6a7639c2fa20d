// Law 4: cards are conserved: each card of the deck is in exactly one place after every move.
import type { AnyState } from '../core/game.ts';
import { playRandomly, type AnyLawModule, type Figures, type Playing, type Trial } from './trial.ts';

/** Checks law 4 on one random game. @throws LawBroken */
export function checkLaw4(trial: Trial): Figures {
  let deck: readonly string[] | null = null;
  let states = 0;
  const check = (playing: Playing): void => {
    const { state } = playing.session;
    deck ??= trial.module.deckOf(state);
    const problem = misplaced(trial.module, state, deck);
    if (problem) playing.broken('cards', problem);
    states += 1;
  };
  check(playRandomly(trial, check));
  return { states };
}

/** What is wrong with where the cards of a state are; null when each is in one place. */
export function misplaced(module: AnyLawModule, state: AnyState, deck: readonly string[]): string | null {
  const placeOf = new Map<string, string>();
  for (const [place, cards] of Object.entries(module.placesOf(state))) {
    for (const card of cards) {
      const other = placeOf.get(card);
      if (other !== undefined) return `${card} is both in ${other} and in ${place}`;
      placeOf.set(card, place);
    }
  }
  for (const card of deck) if (!placeOf.delete(card)) return `${card} is nowhere`;
  const [extra] = placeOf;
  return extra ? `${extra[0]}, in ${extra[1]}, is not in the deck` : null;
}
