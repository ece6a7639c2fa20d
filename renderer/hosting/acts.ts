// What a host can do about a table and its guests, each as the request that the program understands.
import type { ToTable } from '../../engine/protocol/to-table.ts';
import type { Request } from '../connection/messages.ts';

export interface HostActs {
  /** Opens the table to the network, or takes it off. */
  host(on: boolean): void;
  setAsking(asks: boolean): void;
  /** @param graceMs how long a lost guest is waited for, in milliseconds */
  setWait(graceMs: number): void;
  /** Another join code; the old one leads nowhere any more. */
  renewCode(): void;
  begin(): void;
  admit(request: string, yes: boolean): void;
  /** Sends a guest away. @param bot the kind of bot that plays on for them; without one the seat is played at the screen */
  remove(guest: string, bot?: string): void;
  /** Puts somebody else at a seat; a person keeps the name that the seat has where `who` has none. */
  sit(seat: number, who: Extract<ToTable, { type: 'sit' }>['who']): void;
  /** Asks for a ticket for the device that shall play a seat. */
  invite(seat: number): void;
}

export function hostActs(table: string, request: (message: Request) => unknown): HostActs {
  return {
    host: (on) => void request({ type: 'host', table, on }),
    setAsking: (asks) => void request({ type: 'manners', table, asks }),
    setWait: (graceMs) => void request({ type: 'manners', table, graceMs }),
    renewCode: () => void request({ type: 'manners', table, newCode: true }),
    begin: () => void request({ type: 'begin', table }),
    admit: (id, yes) => void request({ type: 'admit', table, request: id, yes }),
    remove: (guest, bot) => void request({ type: 'remove', table, guest, ...(bot !== undefined && { bot }) }),
    sit: (seat, who) => void request({ type: 'sit', table, seat, who }),
    invite: (seat) => void request({ type: 'invite', table, seat }),
  };
}
