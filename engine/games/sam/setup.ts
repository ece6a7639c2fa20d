// The first state of a game of SAM; nothing is dealt yet.
import type { Setup } from '../../core/game.ts';
import { allSeats } from '../../core/seat.ts';
import { NOTHING } from './challenge.ts';
import { NO_CARD, NOBODY, PLACES, type Options, type SetupKeys, type State } from './types.ts';

/** The state before the deal. Draws nothing. */
export function setup({ seats, options, setup: keys, chance }: Setup<Options, SetupKeys>): State {
  const each = <T>(make: () => T): T[] => allSeats(seats).map(make);
  const places = <T>(value: T): T[] => PLACES.map(() => value);
  return {
    seats,
    phase: '',
    options,
    chance,
    coins: keys.random ?? [],
    coinsTaken: 0,
    deck: [],
    discard: [],
    dealt: each(() => []),
    field: each(() => places(NO_CARD)),
    faceUp: each(() => places(false)),
    collapsed: each(() => false),
    order: [],
    orderDraws: [],
    set: 0,
    alternating: false,
    inOrder: -1,
    turn: NOBODY,
    turnsDone: 0,
    points: 0,
    flippedUp: places(false),
    flippedDown: places(false),
    acted: false,
    idle: each(() => 0),
    quiet: 0,
    destroyed: false,
    attack: null,
    battle: null,
    thrown: each(() => NOTHING),
    rounds: 0,
    heart: NOBODY,
    ended: null,
  };
}
