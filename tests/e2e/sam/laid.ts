// Scenarios of SAM that are written for one moment: fields as they are arranged, what is drawn, and then moves.
import type { Seat } from '../../../engine/core/seat.ts';
import { CODES } from '../../../engine/games/sam/cards.ts';
import { sam } from '../../../engine/games/sam/index.ts';
import { PLACES, type Move, type Place, type Sign } from '../../../engine/games/sam/types.ts';
import type { Scenario } from '../../../engine/scenario/scenario.ts';

type Moves = readonly (readonly [Seat, Move])[];

/**
 * A game from its deal on.
 * @param fields by seat the six cards from F1 to B3, as they are arranged
 * @param deck what is drawn first, the first two or more for the order of play
 */
export function laid(fields: readonly string[], deck: string, ...moves: readonly Moves[]): Scenario {
  const hands = fields.map((field) => field.split(' '));
  const dealt = PLACES.flatMap((_, round) => hands.map((hand) => hand[round]!));
  const drawn = deck.split(' ');
  const rest = CODES.filter((code) => !dealt.includes(code) && !drawn.includes(code));
  const arranged: Moves = hands.map((hand, seat) => [
    seat,
    { type: 'arrange', front: hand.slice(0, 3), back: hand.slice(3) },
  ]);
  return {
    game: sam as unknown as Scenario['game'],
    seats: fields.length,
    options: {},
    seed: 'laid for one moment',
    setup: {},
    decks: [[...dealt, ...drawn, ...rest]],
    moves: [...arranged, ...moves.flat()],
    as: undefined,
  };
}

/** Leaves so many phases. */
export const leaves = (seat: Seat, times = 1): Moves =>
  Array.from({ length: times }, () => [seat, { type: 'done' }]);

export const flips = (seat: Seat, ...places: readonly Place[]): Moves =>
  places.map((at) => [seat, { type: 'flip', at }]);

/** Leaves Summon and attacks a card of seat 0 or 1. */
export const attacks = (seat: 0 | 1, place: Place, on: Place, ...boosts: readonly Place[]): Moves => [
  [seat, { type: 'done' }],
  [seat, { type: 'attack', with: place, boosts }],
  [seat, { type: 'target', seat: 1 - seat, at: on }],
];

export const boosts = (seat: Seat, at: Place): Moves => [[seat, { type: 'boost', with: [at] }]];

export const swaps = (seat: Seat, at: Place): Moves => [[seat, { type: 'swap', at }]];

/** Where the new card of a Heart goes. */
export const places = (seat: Seat, at: Place): Moves => [[seat, { type: 'place', at }]];

export const throws = (seat: Seat, sign: Sign): Moves => [[seat, { type: 'throw', sign }]];
