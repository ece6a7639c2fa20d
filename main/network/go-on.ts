// The same company at the next table: whoever played from a device of their own is taken along to the seat of their name.
import { logged } from '../problem.ts';
import type { SeatChange } from '../table/table.ts';
import { asCompared } from '../../engine/protocol/fields.ts';
import type { GuestClient } from './contract.ts';
import { standing, type Hosting } from './hosting.ts';

export interface GoingOnParts {
  /** A connection is at the next table from now on. */
  readonly bring: (client: GuestClient, hosting: Hosting) => void;
  readonly log: (line: string) => void;
}

/**
 * The next table takes the place of the one before on the network, with its code. Nothing happens when that one is not
 * open to it.
 * @param freshCode for the table before, should it ever be opened again
 */
export async function goOn(
  before: Hosting,
  after: Hosting,
  freshCode: string,
  { bring, log }: GoingOnParts,
): Promise<void> {
  const last = before.parts.table();
  const table = after.parts.table();
  if (!before.settings.on || 'code' in table) return;
  const { on, code, asks, graceMs, port } = before.settings;
  after.settings = { ...after.settings, on, code, asks, graceMs, port };
  before.settings = { ...before.settings, on: false, code: freshCode, movedTo: after.id };

  const moved = before.roster.guests.flatMap((guest) => {
    // Also where a bot plays under their name until they come back.
    const seat = table.seats.findIndex(({ name }) => asCompared(name) === asCompared(guest.name));
    if (guest.seat !== null && (seat < 0 || after.roster.at(seat))) return [];
    const adopted = after.roster.adopt({ ...guest, seat: guest.seat === null ? null : seat });
    const { client, from, lostAt, hasLeft } = guest;
    Object.assign(guest, { client: null, lostAt: before.parts.clock(), hasLeft: true });
    Object.assign(adopted, { client, from, lostAt, hasLeft });
    if (client) bring(client, after);
    // Who cannot be heard comes back with what they have, and is given a new pass then.
    return client ? [{ adopted, client, secret: after.roster.renew(adopted) }] : [];
  });
  // A bot was to play under the name of somebody who is there after all.
  const anew = moved.flatMap(({ adopted: { seat, name } }): SeatChange[] =>
    seat !== null && table.seats[seat]?.kind === 'bot'
      ? [{ seat, occupant: { name, kind: 'person', bot: null } }]
      : [],
  );
  try {
    // In one commit: else both could have the same code after a restart.
    await Promise.all([after.keep(), before.keep()]);
    await after.reseat(anew);
  } catch (error) {
    // They are at the next table all the same; only after a restart they would have to come in anew.
    log(`The guests of table ${after.id} could not be kept: ${logged(error)}`);
  }
  for (const { adopted, client, secret } of moved) {
    const { seat, name } = adopted;
    if (!('code' in last)) last.leave(client);
    client.send({ type: 'pass', table: after.id, seat, name, secret });
    client.send(standing(after.id, null, seat === null ? 'watching' : 'seated', seat));
  }
  for (const [client, outsider] of before.outside) {
    after.outside.set(client, { ...outsider, ticket: null });
    bring(client, after);
    client.send(standing(after.id, null, 'outside'));
  }
  before.outside.clear();
  before.wishes.clear();
  for (const guest of before.roster.guests) {
    const { client } = guest;
    if (!client) continue;
    if (!('code' in last)) last.leave(client);
    before.lose(guest, true);
    client.send(standing(before.id, null, 'closed'));
    client.hangUp();
  }
  await after.parts.onSeats();
  before.tell();
  after.tell();
  for (const { adopted } of moved) await after.show(adopted);
}
