// The first state of a game of Trick-Taking: who is dealt the last card; nothing is dealt yet.
import { draw } from '../../chance/chance.ts';
import type { Setup } from '../../core/game.ts';
import { nextSeat } from '../../core/seat.ts';
import { ESCAPE_0 } from './cards.ts';
import { NO_CARD, NOBODY, type Options, type SetupKeys, type State } from './types.ts';

/** The state before the deal. Draws who is dealt the last card: to their left the hat begins. */
export function setup({ seats, options, setup: keys, chance }: Setup<Options, SetupKeys>): State {
  // Drawn also when it is given, so that naming what the seed would choose changes nothing else.
  const drawn = draw(chance, (random) => random.below(seats));
  const smoke = keys.smoke ?? drawn;
  const holder = nextSeat(smoke, seats);
  return {
    seats,
    phase: '',
    options,
    chance,
    smoke,
    ultimateCard: NO_CARD,
    out: options.phantomShuffle ? [ESCAPE_0] : [],
    decks: bySeat(seats, () => []),
    hands: bySeat(seats, () => []),
    repertoires: bySeat(seats, () => []),
    hat: 'high',
    holder,
    turn: holder,
    trick: [],
    plays: 0,
    tricksDone: 0,
    barred: bySeat(seats, () => []),
    vanishUsed: [],
    escapes: [],
    winner: NOBODY,
    lay: [],
    chosen: bySeat(seats, () => null),
    inUltimate: bySeat(seats, () => false),
    turnsLeft: 0,
    passes: 0,
    ended: null,
  };
}

/** A list with one value a seat. */
function bySeat<T>(seats: number, value: () => T): T[] {
  const list: T[] = [];
  for (let seat = 0; seat < seats; seat += 1) list.push(value());
  return list;
}
