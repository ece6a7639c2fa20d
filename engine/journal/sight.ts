// A sight: what one seat or a watcher saw and heard of a game, and nothing else. A second kind of `.parlor` file.
import { z } from 'zod';
import type { AnyEvent } from '../core/game.ts';
import type { View } from '../core/view.ts';
import { MOST_SEATS, seatSchema } from '../protocol/fields.ts';
import { undoneSchema } from '../protocol/kept.ts';
import { seatRecordSchema } from './journal.ts';

/** Raised when the shape of the file changes. */
export const SIGHT_FORMAT = 1;

/** What everybody at the table knew from the beginning; neither the seed nor the deal. */
export const sightHeaderSchema = z.strictObject({
  format: z.literal(SIGHT_FORMAT),
  game: z.string(),
  rulesVersion: z.int(),
  /** Who sat there when it was written. */
  seats: z.array(seatRecordSchema).min(1).max(MOST_SEATS),
  options: z.record(z.string(), z.unknown()),
  /** Who saw it. */
  eyes: z.union([seatSchema, z.literal('watcher')]),
  /** When the table was opened, in milliseconds since 1970. */
  since: z.number(),
});
export type SightHeader = z.infer<typeof sightHeaderSchema>;

const sightStepSchema = z.strictObject({
  /** The version of the table after it; 0 for the beginning. */
  n: z.int().nonnegative(),
  at: z.number(),
  /** Who moved; null for the beginning. */
  seat: z.int().nullable(),
  /** The fields of the view that are not what they were one step before. */
  changed: z.record(z.string(), z.unknown()),
  /** Those that are there no more; left out where there are none. */
  gone: z.array(z.string()).optional(),
  events: z.array(z.looseObject({ type: z.string() })),
});
export type SightStep = z.infer<typeof sightStepSchema>;

/** A whole sight, as a `.parlor` file holds it. */
export const sightSchema = z.strictObject({
  parlor: z.literal('sight'),
  header: sightHeaderSchema,
  steps: z.array(sightStepSchema).min(1),
  undone: z.array(undoneSchema),
});
export type Sight = z.infer<typeof sightSchema>;

/** A step with its whole view. */
export interface SeenStep {
  readonly n: number;
  readonly at: number;
  readonly seat: number | null;
  readonly view: View;
  readonly events: readonly AnyEvent[];
}

/** The steps of a sight, each field of a view written only where it changes. */
export function* writeSteps(seen: Iterable<SeenStep>): Generator<SightStep> {
  let before: Record<string, string> = {};
  for (const { n, at, seat, view, events } of seen) {
    const now = Object.fromEntries(Object.entries(view).map(([key, value]) => [key, JSON.stringify(value)]));
    const changed = Object.fromEntries(Object.entries(view).filter(([key]) => now[key] !== before[key]));
    const gone = Object.keys(before).filter((key) => !(key in now));
    before = now;
    yield {
      n,
      at,
      seat,
      changed,
      ...(gone.length > 0 && { gone }),
      events: events.map((event) => ({ ...event })),
    };
  }
}

/** The same steps with their whole views; what did not change is one and the same object in all of them. */
export function* readSteps(
  steps: Iterable<SightStep>,
): Generator<Omit<SightStep, 'changed' | 'gone'> & { view: { game: string } & Record<string, unknown> }> {
  let view: Record<string, unknown> = {};
  for (const { n, at, seat, changed, gone = [], events } of steps) {
    view = { ...view, ...changed };
    for (const key of gone) delete view[key];
    yield { n, at, seat, view: view as { game: string }, events };
  }
}

/** The text of a sight: JSON with one step a line. */
export function formatSight({ parlor, header, steps, undone }: Sight): string {
  const lines = steps.map((step) => JSON.stringify(step)).join(',\n');
  return `{"parlor":${JSON.stringify(parlor)},\n"header":${JSON.stringify(header)},\n"steps":[\n${lines}\n],\n"undone":${JSON.stringify(undone)}}\n`;
}
