// What is known of a game that is shown once more: its steps from the beginning on, as far as they have come.
import type { AnyEvent } from '../../engine/core/game.ts';
import type { View } from '../../engine/core/view.ts';
import { type Eyes, MOST_AT_ONCE, type Undone } from '../../engine/protocol/kept.ts';
import type { Message } from '../connection/messages.ts';
import { screenOf } from '../games/registry.ts';

/** So many steps are asked for first, so that there is soon something to look at. */
const FIRST_PAGE = 20;

export interface Step {
  /** When it was made, in milliseconds since 1970; 0 where it is not known. */
  readonly at: number;
  /** How the table stood after it. Nobody is asked anything any more. */
  readonly view: View;
  readonly events: readonly AnyEvent[];
  /** How many events there were before it. */
  readonly before: number;
  /** Everybody's cards, by seat; null unless all lie open. */
  readonly open: readonly (readonly string[])[] | null;
}

/** What is the same for all steps. */
export type Facts = Pick<
  Message<'steps'>,
  'table' | 'game' | 'title' | 'seats' | 'eyes' | 'choices' | 'isOver' | 'mayBranch' | 'total' | 'ends'
>;

export interface Reel extends Facts {
  /** From the beginning on, without a gap; the first one is the beginning. */
  readonly steps: readonly Step[];
  /** Their events, oldest first. */
  readonly events: readonly AnyEvent[];
  readonly undone: readonly Undone[];
}

/** The reel after more of it has come; what does not follow what is there already changes nothing. Null before: the first. */
export function wound(before: Reel | null, message: Message<'steps'>): Reel | null {
  if (message.from !== (before?.steps.length ?? 0)) return before;
  const { table, game, title, seats, eyes, choices, isOver, mayBranch, total, ends, undone } = message;
  const steps = [...(before?.steps ?? [])];
  const events = [...(before?.events ?? [])];
  for (const { at, view, events: told, open } of message.steps) {
    const closed: View = { ...(view as unknown as View), question: null };
    const shown = open ? (screenOf(closed)?.opened?.(closed, open) ?? closed) : closed;
    steps.push({ at, view: shown, events: told, before: events.length, open: open ?? null });
    events.push(...told);
  }
  return { table, game, title, seats, eyes, choices, isOver, mayBranch, total, ends, undone, steps, events };
}

/** What is to be asked for next; null when all of it is there. */
export function nextPage(reel: Reel | null): { readonly from: number; readonly count: number } | null {
  if (reel === null) return { from: 0, count: FIRST_PAGE };
  const from = reel.steps.length;
  return from < reel.total ? { from, count: Math.min(MOST_AT_ONCE, reel.total - from) } : null;
}

/** The last step there is, whether it has come already or not. */
export function lastStep({ total }: Pick<Reel, 'total'>): number {
  return Math.max(0, total - 1);
}

/** The events up to a step, that one's included. */
export function toldBy({ steps, events }: Pick<Reel, 'steps' | 'events'>, at: number): readonly AnyEvent[] {
  const step = steps[at];
  return step ? events.slice(0, step.before + step.events.length) : events;
}

/** What had been taken back when a step was made. */
export function undoneBy(reel: Reel, at: number): readonly Undone[] {
  if (at >= lastStep(reel)) return reel.undone;
  const told = toldBy(reel, at).length;
  // What stands before the next event was taken back after this step.
  return reel.undone.filter((undone) => undone.at < told);
}

/** The step in which the event with this number was told; the last one for events that have not come. */
export function stepOfEvent({ steps }: Pick<Reel, 'steps'>, event: number): number {
  let low = 0;
  let high = steps.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((steps[middle]?.before ?? 0) <= event) low = middle;
    else high = middle - 1;
  }
  // Of several that begin at the same event all but the last told nothing.
  return Math.max(0, low);
}

/** Whose eyes a replay begins with: the wished ones, the only person's, all cards open, or whatever is allowed. */
export function firstEyes({ seats, choices, eyes }: Facts, wished: Eyes | null): Eyes {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const [alone] = people.length === 1 ? people : [];
  const offered = [wished, alone, 'open' as const].find(
    (one) => one !== null && one !== undefined && choices.includes(one),
  );
  return offered ?? (choices.includes(eyes) ? eyes : (choices[0] ?? eyes));
}
