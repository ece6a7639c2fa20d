// How a change of Magicians is shown: what was played, what it earned, whose turn is next, and the end, each by itself.
import type { AnyEvent } from '../../../engine/core/game.ts';
import type { Event, MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { Step } from '../screen.ts';
import { replayed, seenBy } from './replay.ts';

/** What begins something that is told of by itself. */
const BEGINS: readonly Event['type'][] = ['prestige', 'turn', 'ended'];

/** The views to show from `before` to `after`, each with the events that lead to it. */
export function steps(
  before: MagiciansView,
  after: MagiciansView,
  events: readonly AnyEvent[],
): readonly Step<MagiciansView>[] {
  const told = events as readonly Event[];
  // After an absence, or for the eyes of somebody else, nobody knows what the moments between looked like.
  const isOne = told.filter(({ type }) => type === 'turn').length <= 1;
  const isKnown =
    isOne &&
    before.seats.length === after.seats.length &&
    (after.viewer === before.viewer || after.viewer === 'watcher');
  const cuts = isKnown ? told.flatMap(({ type }, at) => (at > 0 && BEGINS.includes(type) ? [at] : [])) : [];
  let view = seenBy(after.viewer, before);
  const between = cuts.map((cut, index): Step<MagiciansView> => {
    const part = told.slice(cuts[index - 1] ?? 0, cut);
    view = part.reduce((one, event) => replayed(one, event, after), view);
    return { view, events: part, reads: false };
  });
  const rest = told.slice(cuts.at(-1) ?? 0);
  const isPassing = rest.length > 0 && rest.every(({ type }) => type === 'skipped');
  // Somebody is asked in the Finale already, which comes when the counter has climbed.
  const [first] = rest;
  const isEarning = isKnown && first?.type === 'prestige' && after.result === null;
  const meanwhile = isEarning ? replayed(view, first, after) : null;
  return [
    ...between,
    {
      view: after,
      events: rest,
      reads: false,
      ...(isPassing ? { isPassing } : {}),
      ...(meanwhile ? { meanwhile } : {}),
    },
  ];
}
