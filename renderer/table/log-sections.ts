// The log in parts: hands, and in each of them the tricks.
import type { AnyEvent } from '../../engine/core/game.ts';
import type { LogHeading } from '../games/screen.ts';

/** Events under one heading, and the parts below it. */
export interface LogSection {
  /** Null for what came before the first heading. */
  readonly heading: LogHeading | null;
  readonly events: readonly AnyEvent[];
}

/** Every event in exactly one section, in order. `headings` come in the order of the events. */
export function sectionsOf(log: readonly AnyEvent[], headings: readonly LogHeading[]): LogSection[] {
  const starts = [{ at: 0, heading: null }, ...headings.map((heading) => ({ at: heading.at, heading }))];
  return starts
    .map(({ at, heading }, index) => ({
      heading,
      events: log.slice(at, starts[index + 1]?.at ?? log.length),
    }))
    .filter(({ heading, events }) => heading !== null || events.length > 0);
}
