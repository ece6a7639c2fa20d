// Attends to one connection of the second listener: its first words, the table it comes to, and what it says there.
import type { FromGuest } from '../../engine/protocol/from-guest.ts';
import { PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import { logged } from '../problem.ts';
import { createPace } from '../table/pace.ts';
import { createQueue } from '../table/queue.ts';
import { CONSIDER_BURST, CONSIDER_PER_SECOND } from '../table/reception.ts';
import { trouble } from '../table/trouble.ts';
import { ask, comeBack, comeByCode, comeByTicket, gone, leaveTable } from './admission.ts';
import type { GuestClient, ReceiveGuest } from './contract.ts';
import type { Hostings } from './hostings.ts';

export interface ReceivingParts {
  readonly hostings: () => Hostings;
  readonly program: string;
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

/** The ids of bots' moves begin so; a guest's that did could stand in the way of the bot that plays for them. */
const BOTS_OWN = 'bot-';

export function receiveGuests({ hostings, program, clock, log }: ReceivingParts): ReceiveGuest {
  return (client, from) => {
    let isGreeted = false;
    let isGone = false;
    // Where a guest is, and what they ask for there, follows from their words in the order in which they were said.
    const inOrder = createQueue();
    const considerPace = createPace(CONSIDER_BURST, CONSIDER_PER_SECOND, clock);

    const knock = async (message: Extract<FromGuest, { type: 'knock' }>): Promise<void> => {
      const { id, keys } = message;
      const hosting = hostings().find(keys, from);
      if ('code' in hosting) return client.send(trouble(hosting.code, id, hosting.facts));
      await hostings().inTurn(client, (there) => {
        if (there !== hosting) gone(there, client);
      });
      hostings().bring(client, hosting);
      await hostings().inTurn(client, (there) => {
        if (isGone) return;
        // It may have been taken off the network while its turn was waited for.
        if (!there.settings.on) return client.send(trouble('not-hosted', id));
        if (keys.by === 'code') return comeByCode(there, client, from, id);
        if (keys.by === 'ticket') return comeByTicket(there, client, from, id, keys.ticket);
        const guest = there.roster.withSecret(keys.secret);
        return guest
          ? comeBack(there, client, from, guest, { id, keys })
          : client.send(trouble('pass-gone', id));
      });
    };

    const atTheDoor = async (message: Extract<FromGuest, { type: 'ask' | 'leave' }>): Promise<void> => {
      const isAnywhere = await hostings().inTurn(client, (there) => {
        // Whoever said so and hung up has left all the same.
        if (message.type === 'leave') return leaveTable(there, client);
        if (isGone) return;
        return message.table === there.id
          ? ask(there, client, message)
          : client.send(trouble('not-at-table', message.id));
      });
      if (!isAnywhere) client.send(trouble('not-at-table', message.id));
    };

    const hear = async (message: FromGuest): Promise<void> => {
      if (message.type === 'hello') {
        if (message.protocol !== PROTOCOL_VERSION) return refuseVersion(client, message, program);
        isGreeted = true;
        return client.send({
          type: 'welcome',
          protocol: PROTOCOL_VERSION,
          program,
          role: 'guest',
          tables: [],
          elsewhere: [],
        });
      }
      if (!isGreeted) return client.send(trouble('no-hello', message.id));
      if (message.type === 'knock') return inOrder(() => knock(message));
      if (message.type === 'ask' || message.type === 'leave') return inOrder(() => atTheDoor(message));
      const hosting = hostings().whereIs(client);
      if (!hosting || ('table' in message && message.table !== hosting.id)) {
        return client.send(trouble('not-at-table', message.id));
      }
      const guest = hosting.roster.of(client);
      const table = hosting.parts.table();
      if (!guest || !hosting.settings.begun) return client.send(trouble('not-at-table', message.id));
      if ('code' in table) return client.send(trouble(table.code, message.id, table.facts));
      if (message.type === 'join') return hosting.show(guest);
      if (message.type === 'consider') {
        return considerPace()
          ? table.consider(message, client)
          : client.send(trouble('too-fast', message.id));
      }
      if (message.type === 'undo') return table.undo(message, client);
      if (message.type === 'agree') return table.agree(message, client);
      return message.id.startsWith(BOTS_OWN)
        ? client.send(trouble('malformed', message.id))
        : table.accept(message, client);
    };

    return {
      async hear(message) {
        try {
          await hear(message);
        } catch (error) {
          log(`A guest's request failed: ${logged(error)}`);
          client.send(trouble('host-failed', 'id' in message ? message.id : null));
        }
      },
      gone() {
        isGone = true;
        void inOrder(async () => {
          await hostings().inTurn(client, (there) => gone(there, client));
        }).catch((error: unknown) => log(`A guest could not be seen off: ${logged(error)}`));
      },
    };
  };
}

function refuseVersion(
  client: GuestClient,
  hello: Extract<FromGuest, { type: 'hello' }>,
  program: string,
): void {
  client.send(
    trouble('protocol-version', null, {
      host: program,
      guest: hello.program ?? `${hello.protocol} (${PROTOCOL_VERSION})`,
    }),
  );
}
