// Test code: what a host says to guests.
import { companion, FREE } from '../../engine/protocol/companion.testing.ts';
import type { Company, GuestStanding } from '../../engine/protocol/network.ts';
import type { ToClient } from '../../engine/protocol/to-client.ts';
import { welcome } from './client.testing.ts';

export const guestWelcome: ToClient = { ...welcome, role: 'guest' } as ToClient;

/** Ada at the screen, and a free seat. */
export function company(changes: Partial<Company> = {}): Company {
  return {
    type: 'company',
    table: 't1',
    game: 'magic-trick',
    options: {},
    seats: [companion(), FREE],
    watchers: 0,
    begun: false,
    ...changes,
  };
}

export function standing(
  how: GuestStanding['standing'],
  id: string | null = null,
  seat: number | null = null,
): GuestStanding {
  return { type: 'guest', table: 't1', id, standing: how, seat };
}

export const pass: ToClient = { type: 'pass', table: 't1', seat: 1, name: 'Ben', secret: 's3cret' };
