// What a host without a person does by itself: lets guests in, begins, and has a bot stand in for who stays away. Pure.
import type { Company, Hosting } from '../../../engine/protocol/network.ts';
import type { ToTable } from '../../../engine/protocol/to-table.ts';

/** How this host deals with guests. */
export interface Manners {
  /** Somebody at the terminal is asked about each guest. */
  readonly asks: boolean;
  /** A bot plays for a guest who is waited for no more. */
  readonly standsIn: boolean;
  /** The kind of that bot. */
  readonly bot: string;
}

/** A table as its host knows it. */
export interface Standing {
  readonly company: Company;
  readonly hosting: Hosting;
  readonly isOver: boolean;
}

type Of<T extends ToTable['type']> = Omit<Extract<ToTable, { type: T }>, 'id' | 'table'>;
export type Duty = Of<'begin'> | Of<'admit'> | Of<'sit'>;

/**
 * What is to be done now.
 * @param waitsFor milliseconds for which a lost guest is still waited for; 0 when no more
 */
export function dutiesOf(
  { company, hosting, isOver }: Standing,
  { asks, standsIn, bot }: Manners,
  waitsFor: (guest: Hosting['guests'][number]) => number,
): Duty[] {
  if (isOver) return [];
  const admitted = asks
    ? []
    : hosting.requests.map(({ id }): Duty => ({ type: 'admit', request: id, yes: true }));
  const given = hosting.guests
    .filter((guest) => guest.isLost && waitsFor(guest) <= 0)
    .flatMap(({ seat }) => (seat !== null && company.seats[seat]?.kind === 'person' ? [seat] : []));
  if (!company.begun) {
    // Nobody has seen a card yet, so the seat is for whoever comes next.
    const freed = given.map((seat): Duty => ({ type: 'sit', seat, who: { kind: 'open' } }));
    const isFull = company.seats.every(({ kind, isLost }) => kind !== 'open' && !isLost);
    return [...admitted, ...freed, ...(isFull ? [{ type: 'begin' } as const] : [])];
  }
  // A table that everybody has left waits as it is: with bots alone the game would be over when they come back.
  if (!standsIn || !isVisited(company)) return admitted;
  return [...admitted, ...given.map((seat): Duty => ({ type: 'sit', seat, who: { kind: 'bot', bot } }))];
}

/** Whether anybody is at the table who can be heard. */
export function isVisited({ seats, watchers }: Company): boolean {
  return watchers > 0 || seats.some(({ at, isLost }) => at === 'device' && !isLost);
}
