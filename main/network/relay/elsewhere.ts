// The seats that this copy holds at tables of other hosts, with what it comes back with; kept across restarts, and the secrets never leave here.
import { z } from 'zod';
import { idSchema, nameSchema, seatSchema } from '../../../engine/protocol/fields.ts';
import type { SeatElsewhere } from '../../../engine/protocol/network.ts';
import { logged } from '../../problem.ts';
import type { Storage } from '../../storage/port.ts';

const noteSchema = z.object({
  address: z.string().min(1).max(300),
  secret: z.string().min(1).max(64),
  /** Null for who watches. */
  seat: seatSchema.nullable(),
  name: nameSchema,
  /** Null until the host has named it. */
  game: idSchema.nullable(),
  isOver: z.boolean(),
  /** When one was last there, in milliseconds since 1970. */
  at: z.number(),
});
type Note = z.infer<typeof noteSchema>;

/** A pass as a host gives it. */
export type GivenPass = Omit<Note, 'at' | 'isOver'> & { readonly table: string };

export interface Elsewhere {
  /** The seats that are still played, the newest first. Who only watched has none. */
  list(): SeatElsewhere[];
  /** What a host gave to come back with; null when there is nothing (any more). */
  secretOf(table: string): string | null;
  /** Where its host was last; null for a table at which there is no seat. */
  addressOf(table: string): string | null;
  /** Keeps a pass in place of an earlier one for the same table; false for one that no host of ours gives. Rejects never. */
  keep(pass: GivenPass): Promise<boolean>;
  /** One was there again, perhaps by another address. */
  cameBack(table: string, address: string): void;
  /** Something about the game at a table. */
  learn(table: string, fact: Partial<Pick<Note, 'game' | 'isOver'>>): void;
  forget(table: string): Promise<void>;
}

export interface ElsewhereParts {
  readonly storage: Pick<Storage, 'notes' | 'note'>;
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

/** The kind of the notes. */
const KIND = 'elsewhere';
const MOST_KEPT = 20;
/** Else a host could give so many that those of others are forgotten. */
const MOST_OF_ONE_HOST = 5;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Reads what is kept; a note that cannot be read is as good as none. */
export function createElsewhere({ storage, clock, log }: ElsewhereParts): Elsewhere {
  const notes = readNotes(storage, log);

  const write = async (table: string): Promise<void> => {
    const note = notes.get(table);
    try {
      await storage.note(KIND, table, note ? JSON.stringify(note) : null);
    } catch (error) {
      // It holds until the program ends; only a seat that is come back to after that needs more.
      log(`The seat at another host could not be noted: ${logged(error)}`);
    }
  };
  const change = (table: string, changed: Partial<Note>): void => {
    const note = notes.get(table);
    if (!note) return;
    const next = { ...note, ...changed };
    if (JSON.stringify(next) === JSON.stringify(note)) return;
    notes.set(table, next);
    void write(table);
  };
  const newestFirst = (): [string, Note][] => [...notes].toSorted(([, one], [, other]) => other.at - one.at);
  const prune = (): void => {
    const ofOne = new Map<string, number>();
    for (const [index, [table, { at, address }]] of newestFirst().entries()) {
      const count = (ofOne.get(address) ?? 0) + 1;
      ofOne.set(address, count);
      if (index < MOST_KEPT && count <= MOST_OF_ONE_HOST && clock() - at <= KEPT_MS) continue;
      notes.delete(table);
      void write(table);
    }
  };
  prune();

  return {
    list() {
      prune();
      return newestFirst().flatMap(([table, { address, game, name, at, seat, isOver }]) =>
        seat === null || game === null || isOver ? [] : [{ table, address, game, name, at }],
      );
    },
    secretOf: (table) => notes.get(table)?.secret ?? null,
    addressOf: (table) => notes.get(table)?.address ?? null,
    async keep({ table, ...pass }) {
      const parsed = noteSchema.safeParse({ ...pass, isOver: false, at: clock() });
      if (!parsed.success || !idSchema.safeParse(table).success) return false;
      notes.set(table, parsed.data);
      prune();
      await write(table);
      return true;
    },
    cameBack: (table, address) => change(table, { address, at: clock() }),
    learn: change,
    async forget(table) {
      if (notes.delete(table)) await write(table);
    },
  };
}

function readNotes(storage: ElsewhereParts['storage'], log: ElsewhereParts['log']): Map<string, Note> {
  const notes = new Map<string, Note>();
  try {
    for (const [table, text] of storage.notes(KIND)) {
      const note = readNote(text);
      if (note) notes.set(table, note);
      else log(`What was noted of a seat at another host cannot be read: join its table anew.`);
    }
  } catch (error) {
    log(`What was noted of seats at other hosts could not be read: ${logged(error)}`);
  }
  return notes;
}

function readNote(text: string): Note | null {
  try {
    return noteSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
