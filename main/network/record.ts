// What a host keeps of a table that was ever opened to the network: it survives a restart, and holds no secret, only digests.
import { z } from 'zod';
import { seatSchema } from '../../engine/protocol/fields.ts';
import { MOST_GRACE_MS } from '../../engine/protocol/to-table.ts';
import type { Storage } from '../storage/port.ts';

/** The kind of note it is kept as; the key is the table's id. */
const HOSTING_NOTE = 'hosting';

const keptGuestSchema = z.strictObject({
  /** Names the guest to the host's windows; not a secret. */
  id: z.string(),
  /** Null: watches. */
  seat: seatSchema.nullable(),
  name: z.string(),
  /** The hash of the secret that the guest comes back with. */
  digest: z.string(),
  /** Those of the secrets before, which count until the new one has been used: it may never have come to them. */
  earlier: z.array(z.string()).default([]),
});
export type KeptGuest = z.infer<typeof keptGuestSchema>;

const MOST_PORT = 65_535;

const recordSchema = z.strictObject({
  /** A person has opened the table to the network and has not taken it off. */
  on: z.boolean(),
  /** It was on when the table was deleted, and is to be on again when it is brought back. */
  awaitsReturn: z.boolean().default(false),
  /** False while the table waits for guests. */
  begun: z.boolean(),
  asks: z.boolean(),
  graceMs: z.int().min(0).max(MOST_GRACE_MS),
  /** As it is shown. */
  code: z.string().regex(/^\w{3}-\w{3}$/),
  /** The port at which guests found it last; 0 before it was ever open. */
  port: z.int().min(0).max(MOST_PORT),
  /** The table to which its guests went on; null while they are here. */
  movedTo: z.string().nullable().default(null),
  guests: z.array(keptGuestSchema).refine((guests) => {
    const seats = guests.flatMap(({ seat }) => seat ?? []);
    return new Set(seats).size === seats.length;
  }, 'One seat, one guest.'),
});
export type HostingRecord = z.infer<typeof recordSchema>;

/** All records; one that cannot be read is left out, and only its guests have to come in anew. */
export function keptRecords(storage: Storage): Map<string, HostingRecord> {
  const records = new Map<string, HostingRecord>();
  for (const [table, text] of storage.notes(HOSTING_NOTE)) {
    try {
      records.set(table, recordSchema.parse(JSON.parse(text)));
    } catch {
      // Whatever it was, its table is still there.
    }
  }
  return records;
}

/** Keeps a record. Rejects when that could not be done. */
export function keepRecord(storage: Storage, table: string, record: HostingRecord): Promise<void> {
  return storage.note(HOSTING_NOTE, table, JSON.stringify(record));
}
