// How a change falls into frames where its events can be replayed: what begins something is told of by itself.
import type { AnyEvent } from '../../../engine/core/game.ts';
import type { Viewer } from '../../../engine/core/seat.ts';
import type { View } from '../../../engine/core/view.ts';
import type { Step } from '../screen.ts';

/** How a game cuts and replays its events. */
export interface Frames<V extends View, Event extends AnyEvent> {
  /** What begins something that is told of by itself. */
  readonly begins: readonly Event['type'][];
  /** What nobody has to follow. */
  readonly passing: readonly Event['type'][];
  /** Whether it is not followed either where something comes right after it. */
  readonly passesBetween: boolean;
  /** A view as other eyes see it. */
  readonly seenBy: (viewer: Viewer, view: V) => V;
  /** The view after an event, on the way to `after`. */
  readonly replayed: (view: V, event: Event, after: V) => V;
  /** Where the table is while the last events move, given how it lay before them; null where that is where it rests. */
  readonly meanwhile: (before: V, events: readonly Event[], after: V) => V | null;
}

/** The views to show from `before` to `after`, each with the events that lead to it. */
export function framesOf<V extends View, Event extends AnyEvent>(
  { begins, passing, passesBetween, seenBy, replayed, meanwhile }: Frames<V, Event>,
  before: V,
  after: V,
  events: readonly Event[],
): readonly Step<V>[] {
  // After an absence, or for the eyes of somebody else, nobody knows what the moments between looked like.
  const isOne = events.filter(({ type }) => type === 'turn').length <= 1;
  const isKnown =
    isOne &&
    before.seats.length === after.seats.length &&
    (after.viewer === before.viewer || after.viewer === 'watcher');
  const cuts = isKnown ? events.flatMap(({ type }, at) => (at > 0 && begins.includes(type) ? [at] : [])) : [];
  let view = seenBy(after.viewer, before);
  const isPassing = (part: readonly Event[]): Pick<Step<V>, 'isPassing'> =>
    part.length > 0 && part.every(({ type }) => passing.includes(type)) ? { isPassing: true } : {};
  const between = cuts.map((cut, index): Step<V> => {
    const part = events.slice(cuts[index - 1] ?? 0, cut);
    view = part.reduce((one, event) => replayed(one, event, after), view);
    return { view, events: part, reads: false, ...(passesBetween ? isPassing(part) : {}) };
  });
  const rest = events.slice(cuts.at(-1) ?? 0);
  const where = isKnown ? meanwhile(view, rest, after) : null;
  const last: Step<V> = { view: after, events: rest, reads: false, ...isPassing(rest) };
  return [...between, where === null ? last : { ...last, meanwhile: where }];
}
