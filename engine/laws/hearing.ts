// What one viewer hears and sees of one step of a game, made on a copy.
import { clone } from '../core/clone.ts';
import type { AnyEvent, AnyHappening, AnyState } from '../core/game.ts';
import { allSeats, type Viewer } from '../core/seat.ts';
import type { View } from '../core/view.ts';
import type { Say } from '../language/say.ts';
import type { AnyGame } from '../session/session.ts';

/** A step as one viewer takes it in, and the state that it led to. */
export interface Heard {
  readonly state: AnyState;
  readonly events: readonly AnyEvent[];
  /** The lines of the log. */
  readonly lines: readonly string[];
  readonly view: View;
}

/** Takes a step on a copy of `before` and gathers what reaches `viewer`. */
export function heardOf(
  game: AnyGame,
  viewer: Viewer,
  say: Say,
  before: AnyState,
  step: (state: AnyState, tell: (happening: AnyHappening) => void) => void,
): Heard {
  const state = clone(before);
  const happenings: AnyHappening[] = [];
  step(state, (happening) => happenings.push(happening));
  const names = allSeats(state.seats).map((seat) => `Seat ${seat}`);
  const events = game.eventsFor(happenings, viewer) as AnyEvent[];
  const lines = events.map((event) => game.describe.event(say, event as never, names, viewer));
  return { state, events, lines, view: game.viewFor(state, viewer) as View };
}

/** The same state, where the shuffle of number `index` will give `deal` and every other is the seed's. */
export function withDeal(state: AnyState, index: number, deal: readonly string[]): AnyState {
  const decks: (readonly string[])[] = [];
  decks[index] = deal;
  return { ...state, chance: { ...state.chance, decks } };
}
