// For tests: a table that waits for guests on a host in this process, and those who come to it.
import type { InProcess, Speaker } from './in-process.testing.ts';

export const ANN = { kind: 'person', name: 'Ann' };
export const OPEN = { kind: 'open' };
export const BOT = { kind: 'bot', name: 'Horace', bot: 'random' };

export interface Gathering {
  readonly window: Speaker;
  readonly table: string;
  readonly code: string;
}

/** Opens a table of Magic Trick that waits for guests. */
export async function gather(host: InProcess, seats: readonly unknown[]): Promise<Gathering> {
  const window = await host.window();
  await window.say({ type: 'open', game: 'magic-trick', seats, options: {}, gathers: true });
  const table = window.last('company')?.table ?? '';
  return { window, table, code: window.last('hosting')?.network?.code ?? '' };
}

/** Comes with a code and asks for a seat; null: to watch. */
export async function come(
  host: InProcess,
  { code, table }: Pick<Gathering, 'code' | 'table'>,
  seat: number | null,
  name: string,
): Promise<Speaker> {
  const guest = await host.guest();
  await guest.say({ type: 'knock', keys: { by: 'code', code } });
  await guest.say({ type: 'ask', table, seat, name });
  return guest;
}

/** The keys that a ticket for a seat is made of, as a phone reads them from the picture. */
export async function ticketFor(
  { window, table }: Pick<Gathering, 'window' | 'table'>,
  seat: number,
): Promise<Record<string, string>> {
  await window.say({ type: 'invite', table, seat });
  return { by: 'ticket', ticket: window.last('ticket')?.url.split('#seat=')[1] ?? '' };
}

/** The keys that somebody who was let in comes back with. */
export function passOf(guest: Speaker): Record<string, string> {
  const pass = guest.last('pass');
  return { by: 'pass', table: pass?.table ?? '', secret: pass?.secret ?? '' };
}
