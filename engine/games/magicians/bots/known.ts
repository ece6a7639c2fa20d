// Which hidden cards a seat knows to be in others' hands: those it saw go there, until it can be sure no longer.
import { impossible } from '../../../core/errors.ts';
import { allSeats } from '../../../core/seat.ts';
import { parseCard } from '../cards.ts';
import type { Card, Event } from '../types.ts';

/** By seat, the cards that the hearer of these events knows to be in that hand; nothing is told of its own. */
export function knownHands(events: readonly Event[], seats: number): readonly ReadonlySet<Card>[] {
  const known = allSeats(seats).map(() => new Set<Card>());
  for (const event of events) learn(known, event);
  return known;
}

function learn(known: readonly Set<Card>[], event: Event): void {
  switch (event.type) {
    case 'spied':
      if (event.cards) for (const code of event.cards) known[event.on]!.add(cardOf(code));
      return;
    case 'snatched':
      if (event.cards === null) {
        // Any of them may be what went on; where more was known than is left, nothing of it is certain.
        known[event.from]!.clear();
        return;
      }
      for (const card of event.cards.map(cardOf)) {
        known[event.from]!.delete(card);
        known[event.to]!.add(card);
      }
      return;
    case 'supported':
    case 'performed':
    case 'sabotaged':
      known[event.seat]!.delete(cardOf(event.card));
      return;
    case 'discarded':
    case 'mulliganed':
      for (const code of event.cards) known[event.seat]!.delete(cardOf(code));
      return;
    default:
  }
}

/** The card of a code that the engine gave. */
export function cardOf(code: string): Card {
  return parseCard(code) ?? impossible(`"${code}" in a view is no card`);
}
