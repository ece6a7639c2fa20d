// Does what a window of the host asks about its table and the network, one thing after the other, and says that it was done.
import type { ToTable } from '../../engine/protocol/to-table.ts';
import type { Client } from '../table/client.ts';
import { trouble, troubled } from '../table/trouble.ts';
import { answerOverruled } from './admission.ts';
import type { Hosting } from './hosting.ts';
import type { Hostings } from './hostings.ts';
import { admit, begin, invite, remove, setManners, sit, type Outcome } from './owner.ts';

export type AsHost = Extract<
  ToTable,
  { type: 'host' | 'manners' | 'begin' | 'admit' | 'remove' | 'sit' | 'invite' }
>;

/** @param client a window that is at the table of the message; to answer requests it may be anywhere */
export async function doAsHost(hostings: Hostings, client: Client, message: AsHost): Promise<void> {
  const hosting = hostings.of(message.table);
  if (message.type === 'host') {
    return answer(client, message.id, await hostings.turn(message.table, message.on));
  }
  return hosting.queue(async () => {
    if (message.type === 'invite') return giveTicket(hosting, client, message);
    answer(client, message.id, await done(hosting, message));
    answerOverruled(hosting);
    hosting.tell();
  });
}

function giveTicket(hosting: Hosting, client: Client, message: Extract<AsHost, { type: 'invite' }>): void {
  const { id, table, seat } = message;
  const network = hosting.parts.network(hosting.settings);
  if (!network) return answer(client, id, troubled('not-hosted'));
  const [address] = network.addresses;
  // Nothing leads from nowhere to here.
  if (!address) return answer(client, id, troubled('in-no-network'));
  const given = invite(hosting, message);
  if ('code' in given) return answer(client, id, given);
  const url = `${address.url}#seat=${given.ticket}`;
  client.send({ type: 'ticket', id, table, seat, url });
}

function done(hosting: Hosting, message: Exclude<AsHost, { type: 'host' | 'invite' }>): Promise<Outcome> {
  switch (message.type) {
    case 'manners':
      return setManners(hosting, message);
    case 'begin':
      return begin(hosting);
    case 'admit':
      return admit(hosting, message);
    case 'remove':
      return remove(hosting, message);
    case 'sit':
      return sit(hosting, message);
  }
}

/** What was asked was done, or why not. */
function answer(client: Client, id: string, outcome: Outcome): void {
  if (outcome) client.send(trouble(outcome.code, id, outcome.facts));
  else client.send({ type: 'done', id });
}
