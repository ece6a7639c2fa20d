// The log in parts: hands, and in each of them the tricks; what was taken back stands where it happened.
import type { AnyEvent } from '../../engine/core/game.ts';
import type { Undone } from '../../engine/protocol/kept.ts';
import type { LogHeading } from '../games/screen.ts';

/** Events under one heading, and the parts below it. */
export interface LogSection {
  /** Null for what came before the first heading. */
  readonly heading: LogHeading | null;
  /** The index of the first of its events in the log. */
  readonly from: number;
  readonly events: readonly AnyEvent[];
  /** What was taken back among them, or right after them, in order. */
  readonly undone: readonly Undone[];
}

/** Every event, and all that was taken back, in exactly one section, in order. `headings` come in the order of the events. */
export function sectionsOf(
  log: readonly AnyEvent[],
  headings: readonly LogHeading[],
  undone: readonly Undone[] = [],
): LogSection[] {
  const starts = [{ at: 0, heading: null }, ...headings.map((heading) => ({ at: heading.at, heading }))];
  return starts
    .map(({ at: from, heading }, index) => {
      const to = starts[index + 1]?.at ?? log.length;
      return {
        heading,
        from,
        events: log.slice(from, to),
        // What was taken back before a heading happened under the one before.
        undone: undone.filter(({ at }) => (at > from || index === 0) && (at <= to || to === log.length)),
      };
    })
    .filter((section) => section.heading !== null || section.events.length + section.undone.length > 0);
}

/** A line of a section: an event, or what was taken back. */
export type LogLine = { readonly event: AnyEvent } | { readonly undone: Undone };

/** What stands in a section, in the order in which it happened. */
export function linesOf({ from, events, undone }: LogSection): LogLine[] {
  const before = (index: number): LogLine[] =>
    undone.filter(({ at }) => at - from === index).map((one) => ({ undone: one }));
  const last = undone.filter(({ at }) => at - from >= events.length).map((one) => ({ undone: one }));
  return [...events.flatMap((event, index) => [...before(index), { event }]), ...last];
}
