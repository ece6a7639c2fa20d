// The guests of one table who have been let in: what each comes back with, and whether they can be heard.
import type { Seat } from '../../engine/core/seat.ts';
import { hashOf, isOfHash, newSecret, type RandomBytes } from '../listener/secrets.ts';
import type { GuestClient } from './contract.ts';
import type { KeptGuest } from './record.ts';

/** A guest who was let in. */
export interface Guest extends Omit<KeptGuest, 'digest' | 'earlier'> {
  digest: string;
  earlier: readonly string[];
  /** The connection; null while they cannot be heard. */
  client: GuestClient | null;
  /** The address they came from last; empty before they came. */
  from: string;
  /** Since when they cannot be heard: milliseconds; null while they can. */
  lostAt: number | null;
  /** They have said that they leave, so nobody waits for them. */
  hasLeft: boolean;
}

export interface Roster {
  readonly guests: readonly Guest[];
  /** The guest at a seat. */
  at(seat: Seat): Guest | undefined;
  find(id: string): Guest | undefined;
  of(client: GuestClient): Guest | undefined;
  /** The guest whose secret it is; looks at every one, so that the time tells nothing. */
  withSecret(secret: string): Guest | undefined;
  /** A guest has come with a secret of theirs; true when it is the newest one, and so counts alone from now on. */
  confirm(guest: Guest, secret: string): boolean;
  /** Lets somebody in; the secret is for their device alone. */
  add(seat: Seat | null, name: string): { readonly guest: Guest; readonly secret: string };
  /** Takes over a guest of another table; what they come back with stays the same until it is renewed. */
  adopt(kept: Pick<Guest, keyof KeptGuest>): Guest;
  /** A new secret for a guest; what they had counts too until it is confirmed. */
  renew(guest: Guest): string;
  drop(guest: Guest): void;
  /** Takes somebody in again who was dropped. */
  restore(guest: Guest): void;
}

/** 128 bits. */
const SECRET_BYTES = 16;
const ID_BYTES = 6;
/** Watchers whose way back is remembered; the ones lost longest are forgotten first. */
const MOST_WATCHERS_KEPT = 32;
/** Secrets that may be on their way at once: nobody goes on to so many tables without coming back once. */
const MOST_EARLIER = 4;

/** The guests as they were kept: none of them can be heard yet. */
export function createRoster(kept: readonly KeptGuest[], randomBytes: RandomBytes, now: number): Roster {
  const guests: Guest[] = kept.map((guest) => ({
    ...guest,
    client: null,
    from: '',
    lostAt: now,
    hasLeft: false,
  }));
  return {
    guests,
    at: (seat) => guests.find((guest) => guest.seat === seat),
    find: (id) => guests.find((guest) => guest.id === id),
    of: (client) => guests.find((guest) => guest.client === client),
    withSecret: (secret) =>
      guests.filter(
        ({ digest, earlier }) => [digest, ...earlier].filter((each) => isOfHash(secret, each)).length > 0,
      )[0],
    confirm(guest, secret) {
      if (!isOfHash(secret, guest.digest)) return false;
      guest.earlier = [];
      return true;
    },
    add(seat, name) {
      const secret = newSecret(randomBytes, SECRET_BYTES);
      const id = newSecret(randomBytes, ID_BYTES);
      const guest: Guest = {
        id,
        seat,
        name,
        digest: hashOf(secret),
        earlier: [],
        client: null,
        from: '',
        lostAt: null,
        hasLeft: false,
      };
      guests.push(guest);
      const lost = guests.filter((each) => each.seat === null && each.client === null && each !== guest);
      if (lost.length > MOST_WATCHERS_KEPT && lost[0]) guests.splice(guests.indexOf(lost[0]), 1);
      return { guest, secret };
    },
    adopt({ id, seat, name, digest, earlier }) {
      const guest: Guest = {
        id,
        seat,
        name,
        digest,
        earlier,
        client: null,
        from: '',
        lostAt: now,
        hasLeft: false,
      };
      guests.push(guest);
      return guest;
    },
    renew(guest) {
      const secret = newSecret(randomBytes, SECRET_BYTES);
      guest.earlier = [guest.digest, ...guest.earlier].slice(0, MOST_EARLIER);
      guest.digest = hashOf(secret);
      return secret;
    },
    drop(guest) {
      const index = guests.indexOf(guest);
      if (index >= 0) guests.splice(index, 1);
    },
    restore: (guest) => void guests.push(guest),
  };
}
