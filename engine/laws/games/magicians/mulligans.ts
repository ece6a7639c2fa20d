// What everybody knows of the hands by the mulligans: whoever was asked held no level 1 Trick, whoever was passed over held one.
import { allSeats } from '../../../core/seat.ts';
import type { Card, Move, State } from '../../../games/magicians/types.ts';
import { ALL_CODES, isFirstTrick } from './cards.ts';

const HAND = 5;
const FIRST_TRICKS = ALL_CODES.filter((_, card) => isFirstTrick(card)).length;

type Hands = readonly (readonly Card[])[];

/** Whether mulligans are still on: afterwards hands change, and what was known of them matters no more. */
export function mulligansAreOn({ phase }: State): boolean {
  return phase === 'mulligan';
}

/** Whether these hands fit what everybody sees of the mulligans of `state` (MG-R13). */
export function fitMulligans(hands: Hands, state: State): boolean {
  return allSeats(state.seats).every((seat) => {
    const has = hands[seat]!.some(isFirstTrick);
    // One is asked again only while a level 1 Trick is left.
    if (mulligansAreOn(state) && seat === state.turn)
      return !has && (state.exchanged === 0 || someAreLeft(hands));
    const answer = state.mulligans[seat]!;
    return answer === 'not-asked' ? has : answer === 'kept' ? !has : true;
  });
}

/** Whether these hands of `before` lead, by its next move, to what everybody sees of the mulligans in `after`. */
export function leadOn(
  hands: Hands,
  deck: readonly Card[],
  before: State,
  move: Move,
  after: State,
): boolean {
  if (move.type !== 'mulligan') return fitMulligans(hands, after);
  const seat = before.turn;
  const drawn = deck.slice(-HAND);
  // What was drawn after a reshuffle is the same in both deals, because the discard pile is open.
  const reshuffled =
    drawn.length < HAND ? after.hands[seat]!.filter((card) => !before.deck.includes(card)) : [];
  const later = hands.with(seat, [...drawn, ...reshuffled]);
  const isAskedAgain = mulligansAreOn(after) && after.turn === seat;
  const mayBeDone =
    isAskedAgain ||
    before.options.mulligan === 'once' ||
    later[seat]!.some(isFirstTrick) ||
    !someAreLeft(later);
  return mayBeDone && fitMulligans(later, after);
}

/** Whether a level 1 Trick is in no hand, and so in the deck or the discard pile. */
function someAreLeft(hands: Hands): boolean {
  let held = 0;
  for (const hand of hands) held += hand.filter(isFirstTrick).length;
  return held < FIRST_TRICKS;
}
