// How a player's cards can be played in this turn: in the present phase, or in a later one that skipping leads to.
import type { Seat } from '../../core/seat.ts';
import { explainAtAll, type Play } from './at-all.ts';
import { byGroupThenLevel, formatCard, groupOf, isSupport } from './cards.ts';
import { isMentalist } from './in-play.ts';
import { replaceable } from './playing.ts';
import { aimsOf } from './sabotage.ts';
import { NO_CARD, type Card, type PlayView, type State } from './types.ts';

/** The phases in which a card is played, in their order; skipping one leads to the next and changes nothing else. */
const PLAYED_IN: readonly {
  readonly state: string;
  readonly phase: PlayView['phase'];
  readonly move: Play;
}[] = [
  { state: 'turn.management', phase: 'management', move: 'support' },
  { state: 'turn.dirtyTrick.choosing', phase: 'dirtyTrick', move: 'sabotage' },
  { state: 'turn.newTrick.playing', phase: 'newTrick', move: 'trick' },
];

/**
 * The ways to play each card of the hand of whose turn it is, by group and level, a way for each move that the card is
 * made for: none of them when it is another's turn, or when something was played (MG-R1).
 */
export function playsOf(state: State, seat: Seat): PlayView[] {
  const present = PLAYED_IN.findIndex((each) => each.state === state.phase);
  if (present < 0 || seat !== state.turn) return [];
  return state.hands[seat]!.toSorted(byGroupThenLevel).flatMap((card) =>
    PLAYED_IN.slice(present)
      .filter(({ move }) => isMadeFor(state, seat, move, card))
      .map(({ phase, move }): PlayView => ({
        card: formatCard(card),
        move,
        phase,
        refusal: explainAtAll(state, seat, move, card),
        replaces: move === 'support' ? replacesOf(state, seat, card) : [],
        targets: move === 'sabotage' ? targetsOf(state, seat, card) : [],
      })),
  );
}

/** The plays of this turn that skipping leads to; none when nothing can be played by whose turn it is. */
export function laterPlays({ phase }: State): Play[] {
  const present = PLAYED_IN.findIndex((each) => each.state === phase);
  return present < 0 ? [] : PLAYED_IN.slice(present + 1).map(({ move }) => move);
}

/** Whether a card is of the kind that such a move plays; for the Mentalist a Trait is of two (MG-R8). */
function isMadeFor(state: State, seat: Seat, move: Play, card: Card): boolean {
  const group = groupOf(card);
  switch (move) {
    case 'support':
      return isSupport(group);
    case 'sabotage':
      return group === 'sabotage';
    case 'trick':
      return group === 'trick' || (group === 'trait' && isMentalist(state, seat));
  }
}

/** The cards in play that can make room; none where the card could not be played with room either. */
function replacesOf(state: State, seat: Seat, card: Card): string[] {
  if (explainAtAll(state, seat, 'support', card) !== null) return [];
  return replaceable(state, seat, card).map(formatCard);
}

function targetsOf(state: State, seat: Seat, card: Card): PlayView['targets'] {
  return aimsOf(state, seat, card).map(({ target, on }) => ({
    target,
    on: on === NO_CARD ? null : formatCard(on),
  }));
}
