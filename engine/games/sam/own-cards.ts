// What a viewer knows of the own cards in the field: what lies face down, what each reaches, what turning it over leaves.
import type { Seat } from '../../core/seat.ts';
import { formatCard } from './cards.ts';
import { isTaken, isUp, placesWhere } from './fields.ts';
import { reachOf } from './reach.ts';
import { explainFlip, pointsAfterFlip } from './summon.ts';
import { PLACES, type OwnCardView, type State, type TargetView } from './types.ts';

/** The phase in which cards are turned over. */
const SUMMON = 'turn.summon';

/** The cards of a seat in its field, by place; none before they are arranged. */
export function ownCards(state: State, seat: Seat): OwnCardView[] {
  const summons = state.phase === SUMMON && seat === state.turn;
  return placesWhere((at) => isTaken(state, seat, at)).map((at) => {
    const flip = summons ? explainFlip(state, seat, at) : null;
    return {
      at: PLACES[at]!,
      card: formatCard(state.field[seat]![at]!),
      up: isUp(state, seat, at),
      reach: targetsOf(state, seat, at),
      leaves: summons && flip === null ? pointsAfterFlip(state, seat, at) : null,
      flip,
    };
  });
}

/** What the card at a place reaches, as views name it. */
export function targetsOf(state: State, seat: Seat, at: number): TargetView[] {
  return reachOf(state, seat, at).map((target) => ({ seat: target.seat, at: PLACES[target.at]! }));
}
