// What the events of a hand tell: the tricks taken, which a view shows only to some.
import type { Event } from '../types.ts';

/** A trick as everybody heard it. */
export type HeardTrick = Extract<Event, { type: 'trick-taken' }>;

/** The events since the last deal, that deal included; all of them when none is among them. */
export function eventsOfHand(events: readonly Event[]): readonly Event[] {
  const deal = events.findLastIndex((event) => event.type === 'dealt');
  return deal <= 0 ? events : events.slice(deal);
}

/** The tricks taken in the running hand, first to last. */
export function tricksOfHand(events: readonly Event[]): HeardTrick[] {
  return eventsOfHand(events).filter((event) => event.type === 'trick-taken');
}
