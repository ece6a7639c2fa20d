// What the host's own windows may do with a table that is, or was, or will be open to the network.
import { bots } from '../../engine/bots/registry.ts';
import type { Seat } from '../../engine/core/seat.ts';
import { isGameId } from '../../engine/games/registry.ts';
import type { SeatRecord } from '../../engine/journal/journal.ts';
import type { ToTable } from '../../engine/protocol/to-table.ts';
import { hashOf, newSecret } from '../listener/secrets.ts';
import { trouble, troubled, type Trouble } from '../table/trouble.ts';
import { isNameTaken, letIn, whyNot } from './admission.ts';
import { graceLeft } from './companions.ts';
import { standing, type Hosting } from './hosting.ts';
import type { Guest } from './roster.ts';

type Of<T extends ToTable['type']> = Extract<ToTable, { type: T }>;
/** Why something could not be done; null: it was. */
export type Outcome = Trouble | null;

const TICKET_BYTES = 16;
const MOST_TICKETS = 32;
const NOT_KEPT = troubled('move-not-kept');

export async function setManners(
  hosting: Hosting,
  { asks, graceMs, newCode }: Of<'manners'>,
): Promise<Outcome> {
  const before = hosting.settings;
  hosting.settings = {
    ...before,
    asks: asks ?? before.asks,
    graceMs: graceMs ?? before.graceMs,
    code: newCode ? hosting.parts.freshCode() : before.code,
  };
  return kept(hosting, () => {
    hosting.settings = before;
  });
}

/** The game begins, if nobody is waited for: everybody is shown the table. */
export async function begin(hosting: Hosting): Promise<Outcome> {
  const table = hosting.parts.table();
  if ('code' in table) return table;
  if (hosting.settings.begun) return null;
  if (table.seats.some(({ kind }) => kind === 'open')) return troubled('seats-open');
  const before = hosting.settings;
  hosting.settings = { ...before, begun: true };
  const outcome = await kept(hosting, () => {
    hosting.settings = before;
  });
  if (outcome) return outcome;
  await hosting.parts.onSeats();
  for (const guest of hosting.roster.guests) await hosting.show(guest);
  return null;
}

export async function admit(hosting: Hosting, { request, yes }: Of<'admit'>): Promise<Outcome> {
  const wish = hosting.wishes.get(request);
  if (!wish) return troubled('no-such-guest');
  hosting.wishes.delete(request);
  const { client, seat, name, id } = wish;
  const why = yes ? whyNot(hosting, seat, name) : null;
  if (!yes) client.send(standing(hosting.id, id, 'refused', seat));
  else if (why) {
    client.send(trouble(why.code, id, why.facts));
    // Nobody is asked any more: they may ask for something else.
    client.send(standing(hosting.id, null, 'outside'));
  } else return letIn(hosting, client, seat, name, id);
  return why;
}

/** Sends a guest away; what they could come back with is worth nothing any more. */
export async function remove(hosting: Hosting, { guest: id, bot }: Of<'remove'>): Promise<Outcome> {
  const guest = hosting.roster.find(id);
  if (!guest) return troubled('no-such-guest');
  const table = hosting.parts.table();
  if ('code' in table) return table;
  const { seat, name } = guest;
  if (bot !== undefined && seat !== null && !isBotOf(table.game.id, bot)) {
    return troubled('no-such-bot', { seat: seat + 1, bot });
  }
  const inTheirPlace: SeatRecord =
    bot === undefined ? { name, kind: 'person', bot: null } : { name, kind: 'bot', bot };
  const occupant: SeatRecord = hosting.settings.begun ? inTheirPlace : { name: '', kind: 'open', bot: null };
  return dismiss(hosting, guest, 'removed', seat === null ? [] : [{ seat, occupant }]);
}

/** Somebody else at a seat. */
export async function sit(hosting: Hosting, { seat, who }: Of<'sit'>): Promise<Outcome> {
  const table = hosting.parts.table();
  if ('code' in table) return table;
  const record = table.seats[seat];
  if (!record) return troubled('no-such-seat', { seat: seat + 1 });
  const guest = hosting.roster.at(seat);
  const name = 'name' in who && who.name !== undefined ? who.name : record.name;
  if (who.kind !== 'open' && name === '') return troubled('malformed');
  if (who.kind !== 'open' && isNameTaken(hosting, seat, name)) return troubled('name-taken');

  if (who.kind === 'open') {
    if (hosting.settings.begun) return troubled('begun');
    return replace(hosting, seat, guest, { name: '', kind: 'open', bot: null });
  }
  if (who.kind === 'person') return replace(hosting, seat, guest, { name, kind: 'person', bot: null });

  if (!isBotOf(table.game.id, who.bot)) return troubled('no-such-bot', { seat: seat + 1, bot: who.bot });
  const bot: SeatRecord = { name, kind: 'bot', bot: who.bot };
  if (!guest) return replace(hosting, seat, undefined, bot);
  if (guest.client) return troubled('seat-taken');
  const left = graceLeft(guest, hosting.settings.graceMs, hosting.parts.clock()) ?? 0;
  if (left > 0) return troubled('grace', { seconds: Math.ceil(left / 1000) });
  // The guest stays one of the table: who comes back plays on.
  return reseated(hosting, [{ seat, occupant: { ...bot, name: record.name } }]);
}

/** A ticket for the device that shall play a seat; it works once. */
export function invite(
  hosting: Hosting,
  { seat }: Of<'invite'>,
): { readonly ticket: string } | NonNullable<Outcome> {
  const table = hosting.parts.table();
  if ('code' in table) return table;
  if (!table.seats[seat]) return troubled('no-such-seat', { seat: seat + 1 });
  if (hosting.roster.at(seat)?.client) return troubled('seat-taken');
  const ticket = newSecret(hosting.parts.randomBytes, TICKET_BYTES);
  hosting.tickets.set(hashOf(ticket), seat);
  const [oldest] = hosting.tickets.keys();
  if (hosting.tickets.size > MOST_TICKETS && oldest !== undefined) hosting.tickets.delete(oldest);
  return { ticket };
}

function isBotOf(game: string, bot: string): boolean {
  return isGameId(game) && bots[game].some(({ id }) => id === bot);
}

async function replace(
  hosting: Hosting,
  seat: Seat,
  guest: Guest | undefined,
  occupant: SeatRecord,
): Promise<Outcome> {
  const how = occupant.kind === 'person' ? 'taken-back' : 'removed';
  return guest ? dismiss(hosting, guest, how, [{ seat, occupant }]) : reseated(hosting, [{ seat, occupant }]);
}

async function dismiss(
  hosting: Hosting,
  guest: Guest,
  how: 'removed' | 'taken-back',
  changes: readonly { readonly seat: Seat; readonly occupant: SeatRecord }[],
): Promise<Outcome> {
  hosting.roster.drop(guest);
  const outcome = await kept(hosting, () => hosting.roster.restore(guest));
  if (outcome) return outcome;
  const { client } = guest;
  const table = hosting.parts.table();
  if (client) {
    if (!('code' in table)) table.leave(client);
    guest.client = null;
    client.send(standing(hosting.id, null, how, guest.seat));
    hosting.outside.set(client, { from: guest.from, ticket: null });
  }
  const same = changes.filter(
    ({ seat, occupant }) => !('code' in table) && isOther(table.seats[seat], occupant),
  );
  const seated = await reseated(hosting, same);
  // Who holds the seat has changed even where the journal says the same, or could not be written.
  if (same.length === 0 || seated) await hosting.parts.onSeats();
  hosting.parts.onVisitors();
  return seated;
}

function isOther(before: SeatRecord | undefined, { name, kind, bot }: SeatRecord): boolean {
  return before?.name !== name || before.kind !== kind || before.bot !== bot;
}

async function reseated(hosting: Hosting, changes: Parameters<Hosting['reseat']>[0]): Promise<Outcome> {
  try {
    await hosting.reseat(changes);
    return null;
  } catch {
    return NOT_KEPT;
  }
}

/** Keeps what was changed; takes it back when that could not be done. */
async function kept(hosting: Hosting, undo: () => void): Promise<Outcome> {
  try {
    await hosting.keep();
    return null;
  } catch {
    undo();
    return NOT_KEPT;
  }
}
