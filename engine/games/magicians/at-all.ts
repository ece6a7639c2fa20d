// Whether a card in hand can be played at all, whatever is still to be chosen: what makes room for it, whom it hits.
import type { Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { formatCard } from './cards.ts';
import { explainSupport, explainTrickCard, replaceable } from './playing.ts';
import { explainSabotageCard } from './sabotage.ts';
import type { Card, State } from './types.ts';

/** The moves that play a card of the hand. */
export type Play = 'support' | 'sabotage' | 'trick';

/** Why no move of this type plays this card of the hand, if it were asked for now; null when one does. */
export function explainAtAll(state: State, seat: Seat, play: Play, card: Card): Refusal | null {
  switch (play) {
    case 'support': {
      const refusal = explainSupport(state, seat, formatCard(card), undefined);
      return refusal?.code === 'limit' && replaceable(state, seat, card).length > 0 ? null : refusal;
    }
    case 'sabotage':
      return explainSabotageCard(state, seat, card);
    case 'trick':
      return explainTrickCard(state, seat, card);
  }
}
