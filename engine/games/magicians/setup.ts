// The first state of a game of Magicians: who is who and who begins; nothing is dealt yet.
import { draw } from '../../chance/chance.ts';
import { shuffleInPlace } from '../../chance/random.ts';
import type { Setup } from '../../core/game.ts';
import { allSeats } from '../../core/seat.ts';
import { IDENTITIES, NO_CARD, NOBODY, type Options, type SetupKeys, type State } from './types.ts';

/** The state before the deal. Draws the first player and the identities. */
export function setup({ seats, options, setup: keys, chance }: Setup<Options, SetupKeys>): State {
  // Drawn also when they are given, so that naming what the seed would choose changes nothing else.
  const drawnFirst = draw(chance, (random) => random.below(seats));
  const drawn = IDENTITIES.map((_, identity) => identity);
  draw(chance, (random) => shuffleInPlace(drawn, random));
  const first = keys.first ?? drawnFirst;
  return {
    seats,
    phase: '',
    options,
    chance,
    random: keys.random ?? [],
    randomTaken: 0,
    identities: keys.identities?.map((name) => IDENTITIES.indexOf(name)) ?? drawn.slice(0, seats),
    deck: [],
    discard: [],
    hands: allSeats(seats).map(() => []),
    tricks: allSeats(seats).map(() => []),
    support: allSeats(seats).map(() => []),
    points: allSeats(seats).map(() => 0),
    disturbed: allSeats(seats).map(() => false),
    first,
    turn: first,
    turnsDone: 0,
    mulligans: allSeats(seats).map(() => null),
    exchanged: 0,
    played: null,
    sabotage: NO_CARD,
    victim: NOBODY,
    ended: null,
  };
}
