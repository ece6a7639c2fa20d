// Everything that a window of this copy says about tables of other hosts: looks for them, goes there, comes back.
import { parseAddress, type HostAddress } from '../../../engine/protocol/address.ts';
import type { ToTable } from '../../../engine/protocol/to-table.ts';
import type { Storage } from '../../storage/port.ts';
import type { Client } from '../../table/client.ts';
import { trouble } from '../../table/trouble.ts';
import type { Abroad, Addresses, StartLooking } from '../contract.ts';
import { createElsewhere } from './elsewhere.ts';
import { createLookout } from './lookout.ts';
import { startRelay, type Relay } from './relay.ts';

/** One window, as far as other hosts go. */
export type Traveller = ReturnType<Abroad['visitor']>;

export interface AbroadParts {
  readonly storage: Pick<Storage, 'notes' | 'note'>;
  readonly startLooking: StartLooking;
  readonly addresses: Addresses;
  /** The version of this program. */
  readonly program: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly log: (line: string) => void;
  /** Whether a table is one of this copy's own, which it hears of like everybody. */
  readonly isOwn: (table: string) => boolean;
  /** For tests: see `RelayParts`. */
  readonly patienceMs?: number;
}

/** Opens the way to other hosts; nothing is sent before a window asks for it. */
export function createAbroad(parts: AbroadParts): Abroad {
  const { addresses, program, clock, log } = parts;
  const elsewhere = createElsewhere({ storage: parts.storage, clock, log });
  const lookout = createLookout(parts);
  const travellers = new Set<Traveller>();

  /** The address, and the others of the machine whose it is. */
  const waysTo = (asked: HostAddress): HostAddress[] => {
    const own = new Set(addresses().map(({ ip }) => ip));
    const others = lookout
      .othersOf(asked.address)
      .flatMap((text) => parseAddress(text) ?? [])
      // Such as that of a bridge that every machine has: it leads nowhere but back here.
      .filter(({ address, host }) => address !== asked.address && !own.has(host));
    return [asked, ...others];
  };

  const visitor = (client: Client): Traveller => {
    let relay: Relay | null = null;

    const part = (): boolean => {
      const wasAway = relay?.isAway() ?? false;
      relay?.close();
      relay = null;
      return wasAway;
    };
    const reach = ({ id, address: text }: Extract<ToTable, { type: 'reach' }>): void => {
      if (part()) client.send({ type: 'away', id: null, address: null, link: null });
      const asked = parseAddress(text);
      if (!asked) return client.send(trouble('no-address', id, { address: text }));
      relay = startRelay({
        addresses: waysTo(asked),
        request: id,
        program,
        tell: client.send,
        elsewhere,
        clock,
        patienceMs: parts.patienceMs,
      });
    };

    const traveller: Traveller = {
      hear(message) {
        switch (message.type) {
          case 'look':
            if (message.on) lookout.join(client);
            else {
              lookout.leave(client);
              client.send({ type: 'done', id: message.id });
            }
            return true;
          case 'reach':
            reach(message);
            return true;
          case 'part':
            part();
            client.send({ type: 'away', id: message.id, address: null, link: null });
            return true;
          case 'forget':
            void elsewhere.forget(message.table).then(() => client.send({ type: 'done', id: message.id }));
            return true;
          case 'knock':
          case 'ask':
          case 'join':
          case 'leave':
          case 'move':
          case 'consider':
          case 'undo':
          case 'agree':
            if (!relay?.isAway()) return false;
            relay.carry(message);
            return true;
          default:
            return false;
        }
      },
      gone() {
        part();
        lookout.leave(client);
        travellers.delete(traveller);
      },
    };
    travellers.add(traveller);
    return traveller;
  };

  return {
    elsewhere: elsewhere.list,
    visitor,
    close() {
      for (const traveller of travellers) traveller.gone();
    },
  };
}
