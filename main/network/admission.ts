// How guests come to a table: by its code, a ticket or a pass, what they ask for, and how they are let in.
import type { Seat } from '../../engine/core/seat.ts';
import type { FromGuest, Keys } from '../../engine/protocol/from-guest.ts';
import { hashOf, newSecret } from '../listener/secrets.ts';
import { trouble, troubled, type Trouble } from '../table/trouble.ts';
import { asCompared } from '../../engine/protocol/fields.ts';
import type { GuestClient } from './contract.ts';
import { standing, type Hosting } from './hosting.ts';
import type { Guest } from './roster.ts';

type Ask = Extract<FromGuest, { type: 'ask' }>;

/** So many may stand at the door of a table, ask, and watch at once: more than any room holds. */
const MOST_OUTSIDE = 64;
const MOST_WISHES = 16;
const MOST_WATCHERS = 16;
/** Requests are named by the host: what guests call theirs could be the same. */
const ID_BYTES = 6;

/** Somebody who knows the code comes to the door. */
export function comeByCode(hosting: Hosting, client: GuestClient, from: string, id: string): void {
  const guest = hosting.roster.of(client);
  if (guest)
    return client.send(standing(hosting.id, id, guest.seat === null ? 'watching' : 'seated', guest.seat));
  const wish = [...hosting.wishes.values()].find((each) => each.client === client);
  if (wish) return client.send(standing(hosting.id, id, 'asking', wish.seat));
  if (hosting.outside.size >= MOST_OUTSIDE && !hosting.outside.has(client)) {
    return client.send(trouble('too-many-guests', id));
  }
  hosting.outside.set(client, { from, ticket: hosting.outside.get(client)?.ticket ?? null });
  hosting.tellOne(client, false);
  client.send(standing(hosting.id, id, 'outside'));
}

/** The device that somebody at the screen has given a seat to; at an open seat it has to say a name first. */
export async function comeByTicket(
  hosting: Hosting,
  client: GuestClient,
  from: string,
  id: string,
  ticket: string,
): Promise<void> {
  const digest = hashOf(ticket);
  const seat = hosting.tickets.get(digest);
  const table = hosting.parts.table();
  if (seat === undefined || 'code' in table) return client.send(trouble('pass-gone', id));
  if (hosting.roster.at(seat)?.client) return client.send(trouble('seat-taken', id));
  const left = await standUp(hosting, client);
  hosting.outside.set(client, { from, ticket: seat });
  if (left) {
    client.send(standing(hosting.id, null, 'outside'));
    hosting.tell();
  }
  const name = table.seats[seat]?.name ?? '';
  if (name === '') {
    hosting.tellOne(client, false);
    return client.send(standing(hosting.id, id, 'outside', seat));
  }
  if (await letIn(hosting, client, seat, name, id)) hosting.tellOne(client, false);
}

/** A guest who was let in before comes back; whoever had the pass until now is told, and the person plays for themselves again. */
export async function comeBack(
  hosting: Hosting,
  client: GuestClient,
  from: string,
  guest: Guest,
  { id, keys }: { readonly id: string; readonly keys: Extract<Keys, { by: 'pass' }> },
): Promise<void> {
  const table = hosting.parts.table();
  if ('code' in table) return client.send(trouble(table.code, id, table.facts));
  const earlier = guest.client;
  if (earlier !== client) await standUp(hosting, client);
  if (earlier && earlier !== client) {
    table.leave(earlier);
    earlier.send(standing(hosting.id, null, 'elsewhere', guest.seat));
    earlier.hangUp();
  }
  if (guest.seat !== null) spendTickets(hosting, guest.seat);
  guest.client = client;
  guest.from = from;
  guest.lostAt = null;
  guest.hasLeft = false;
  hosting.outside.delete(client);
  const { seat, name } = guest;
  // They come from the table before this one, or what they were given since has never come to them.
  const hadOthers = guest.earlier.length > 0;
  const isNewest = hosting.roster.confirm(guest, keys.secret) && keys.table === hosting.id;
  const renewed = isNewest ? null : hosting.roster.renew(guest);
  if (renewed !== null || hadOthers) await hosting.keep().catch(() => undefined);
  if (renewed !== null) {
    client.send({ type: 'pass', table: hosting.id, seat, name, secret: renewed });
  }
  if (seat !== null && table.seats[seat]?.kind === 'bot') {
    try {
      await hosting.reseat([{ seat, occupant: { name, kind: 'person', bot: null } }]);
    } catch {
      hosting.lose(guest, false);
      return client.send(trouble('move-not-kept', id));
    }
  }
  client.send(standing(hosting.id, id, seat === null ? 'watching' : 'seated', seat));
  answerOverruled(hosting);
  hosting.parts.onVisitors();
  hosting.tell();
  await hosting.show(guest);
}

/** Somebody at the door asks for a seat, or to watch. */
export async function ask(hosting: Hosting, client: GuestClient, { id, seat, name }: Ask): Promise<void> {
  const outsider = hosting.outside.get(client);
  const table = hosting.parts.table();
  if (!outsider || 'code' in table) return client.send(trouble('not-at-table', id));
  // What cannot be had takes nothing back that was asked for before.
  const why = whyNot(hosting, seat, name);
  if (why) return client.send(trouble(why.code, id, why.facts));
  withdraw(hosting, client);
  const isOpen = seat === null || table.seats[seat]?.kind === 'open';
  if ((seat !== null && outsider.ticket === seat) || (isOpen && !hosting.settings.asks)) {
    await letIn(hosting, client, seat, name, id);
    return;
  }
  if (hosting.wishes.size >= MOST_WISHES) return client.send(trouble('too-many-guests', id));
  hosting.wishes.set(newSecret(hosting.parts.randomBytes, ID_BYTES), { client, name, seat, id });
  client.send(standing(hosting.id, id, 'asking', seat));
  return hosting.tell();
}

/** Nobody comes to a seat by a ticket any more that was given for it. */
export function spendTickets(hosting: Hosting, seat: Seat): void {
  for (const [digest, given] of hosting.tickets) if (given === seat) hosting.tickets.delete(digest);
  for (const [client, outsider] of hosting.outside) {
    if (outsider.ticket === seat) hosting.outside.set(client, { ...outsider, ticket: null });
  }
}

/** Takes back what a client has asked for. */
export function withdraw(hosting: Hosting, client: GuestClient): void {
  for (const [id, wish] of hosting.wishes) if (wish.client === client) hosting.wishes.delete(id);
}

/** What cannot be had any more is answered at once: the host is not left with requests that lead nowhere. */
export function answerOverruled(hosting: Hosting): void {
  for (const [wish, { client, seat, name, id }] of hosting.wishes) {
    const why = whyNot(hosting, seat, name);
    if (!why) continue;
    hosting.wishes.delete(wish);
    client.send(trouble(why.code, id, why.facts));
    // Nobody is asked any more: they may ask for something else.
    client.send(standing(hosting.id, null, 'outside'));
  }
}

/** Why somebody may not be let in to a seat; null when they may. */
export function whyNot(hosting: Hosting, seat: Seat | null, name: string): Trouble | null {
  const table = hosting.parts.table();
  if ('code' in table) return table;
  if (seat === null) {
    const watching = hosting.roster.guests.filter((guest) => guest.seat === null && guest.client !== null);
    return watching.length < MOST_WATCHERS ? null : troubled('too-many-watchers');
  }
  if (!table.seats[seat]) return troubled('no-such-seat', { seat: seat + 1 });
  if (hosting.roster.at(seat)?.client) return troubled('seat-taken');
  return isNameTaken(hosting, seat, name) ? troubled('name-taken') : null;
}

/** Whether somebody at another seat is called the same. */
export function isNameTaken(hosting: Hosting, seat: Seat, name: string): boolean {
  const table = hosting.parts.table();
  if ('code' in table) return false;
  return table.seats.some((other, at) => at !== seat && asCompared(other.name) === asCompared(name));
}

/**
 * Lets somebody in: they get the seat, and what to come back with. Whoever had the seat before, and could not be heard,
 * has it no more. Answers why not, which the client has been told too; null when they are in.
 */
export async function letIn(
  hosting: Hosting,
  client: GuestClient,
  seat: Seat | null,
  name: string,
  id: string,
): Promise<Trouble | null> {
  const table = hosting.parts.table();
  const refuse = (why: Trouble): Trouble => {
    client.send(trouble(why.code, id, why.facts));
    client.send(standing(hosting.id, null, 'outside'));
    return why;
  };
  if ('code' in table) return refuse(table);
  const before = seat === null ? undefined : hosting.roster.at(seat);
  if (before) hosting.roster.drop(before);
  const { guest, secret } = hosting.roster.add(seat, name);
  try {
    await hosting.keep();
    const record = seat === null ? null : table.seats[seat];
    if (record && seat !== null && (record.kind !== 'person' || record.name !== name)) {
      await table.reseat([{ seat, occupant: { name, kind: 'person', bot: null } }]);
    }
  } catch {
    hosting.roster.drop(guest);
    if (before) hosting.roster.restore(before);
    // The half of it that may have been kept.
    await hosting.keep().catch(() => undefined);
    return refuse(troubled('move-not-kept'));
  }
  if (seat !== null) spendTickets(hosting, seat);
  // Their connection may have gone while that was kept; then they are lost, and come back with nothing.
  guest.from = hosting.outside.get(client)?.from ?? '';
  const isThere = hosting.outside.delete(client);
  guest.client = isThere ? client : null;
  guest.lostAt = isThere ? null : hosting.parts.clock();
  client.send({ type: 'pass', table: hosting.id, seat, name, secret });
  client.send(standing(hosting.id, id, seat === null ? 'watching' : 'seated', seat));
  answerOverruled(hosting);
  await hosting.parts.onSeats();
  hosting.tell();
  await hosting.show(guest);
  return null;
}

/** A guest leaves: they stand at the door again and may come back. Before the game their seat is open again. */
export async function leaveTable(hosting: Hosting, client: GuestClient): Promise<void> {
  const guest = await standUp(hosting, client);
  if (guest) hosting.outside.set(client, { from: guest.from, ticket: null });
  client.send(standing(hosting.id, null, 'outside'));
  hosting.tell();
}

/** A client gives up what it has asked for, and the seat that it plays; answers as whom it did. */
async function standUp(hosting: Hosting, client: GuestClient): Promise<Guest | undefined> {
  withdraw(hosting, client);
  const guest = hosting.roster.of(client);
  const table = hosting.parts.table();
  if (!guest) return undefined;
  if (!('code' in table)) table.leave(client);
  if (!hosting.settings.begun) await freeSeat(hosting, guest);
  else hosting.lose(guest, true);
  return guest;
}

async function freeSeat(hosting: Hosting, guest: Guest): Promise<void> {
  const { seat } = guest;
  guest.client = null;
  hosting.roster.drop(guest);
  try {
    await hosting.keep();
    if (seat !== null) await hosting.reseat([{ seat, occupant: { name: '', kind: 'open', bot: null } }]);
  } catch {
    // Nothing is lost by it: the host can still give the seat to somebody else.
  }
}

/** A connection is gone. */
export function gone(hosting: Hosting, client: GuestClient): void {
  withdraw(hosting, client);
  const wasOutside = hosting.outside.delete(client);
  const guest = hosting.roster.of(client);
  const table = hosting.parts.table();
  if (!('code' in table)) table.leave(client);
  if (guest) hosting.lose(guest, false);
  else if (wasOutside) hosting.tell();
}
