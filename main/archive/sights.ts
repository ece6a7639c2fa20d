// Sights among the kept tables: what one seat or a watcher saw of a game elsewhere, kept as text and only looked at.
import { z } from 'zod';
import { JOURNAL_FORMAT, type JournalHeader } from '../../engine/journal/journal.ts';
import { readSteps, sightSchema, type Sight } from '../../engine/journal/sight.ts';
import type { KeptTable, ReplayStep } from '../../engine/protocol/kept.ts';
import type { Storage } from '../storage/port.ts';
import { occupant, type Picture } from './standing.ts';

const factsSchema = z.strictObject({
  status: z.enum(['playing', 'over']),
  moves: z.int(),
  winners: z.array(z.int()).nullable(),
});
type Facts = z.infer<typeof factsSchema>;

/** The header that a sight is kept under. Where others have their set-up stands what a list tells of it. */
export function headerOfSight({ header, steps }: Sight): JournalHeader {
  const { game, rulesVersion, seats, options } = header;
  const last = [...readSteps(steps)].at(-1)?.view;
  const winners = winnersSchema.safeParse(last).data?.result.winners ?? null;
  const facts: Facts = { status: winners ? 'over' : 'playing', moves: steps.length - 1, winners };
  return {
    format: JOURNAL_FORMAT,
    game,
    rulesVersion,
    seats,
    options,
    seed: '',
    setup: { ...facts },
    decks: [],
  };
}

const winnersSchema = z.object({ result: z.object({ winners: z.array(z.int()) }) });

/** What a list tells of a sight, by the header it is kept under. */
export function sightFacts(header: JournalHeader): Pick<KeptTable, 'seats' | 'status' | 'moves' | 'winners'> {
  const facts = factsSchema.safeParse(header.setup).data ?? { status: 'playing', moves: 0, winners: null };
  return { seats: header.seats.map(occupant), ...facts };
}

/** A kept sight; null where there is none that can be read. @throws Error when the storage cannot be read */
export function keptSight(storage: Storage, id: string): Sight | null {
  const text = storage.sight(id);
  try {
    return text === null ? null : (sightSchema.safeParse(JSON.parse(text)).data ?? null);
  } catch {
    return null;
  }
}

/** All steps of a sight. */
export function stepsOfSight({ steps }: Sight): ReplayStep[] {
  return [...readSteps(steps)];
}

/** How it stood when the sight was written; null where it cannot be read. */
export function lastOfSight(storage: Storage, id: string): Picture | null {
  const sight = keptSight(storage, id);
  const last = sight && stepsOfSight(sight).at(-1);
  return sight && last ? { seats: sight.header.seats.map(occupant), view: last.view } : null;
}
