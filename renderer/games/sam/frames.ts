// How a change of SAM is shown: an attack, its battle, what decides equal values, the next turn and the end, each by itself.
import type { AnyEvent } from '../../../engine/core/game.ts';
import type { Event, SamView } from '../../../engine/games/sam/types.ts';
import type { Step } from '../screen.ts';
import { replayed, seenBy } from './replay.ts';

/** What begins something that is told of by itself. */
const BEGINS: readonly Event['type'][] = [
  'ordered',
  'turn',
  'declared',
  'targeted',
  'fought',
  'coin',
  'ended',
];
/** What nobody has to follow. */
const PASSING: readonly Event['type'][] = ['done', 'points-lost'];

/** The views to show from `before` to `after`, each with the events that lead to it. */
export function steps(
  before: SamView,
  after: SamView,
  events: readonly AnyEvent[],
): readonly Step<SamView>[] {
  const told = events as readonly Event[];
  // After an absence, or for the eyes of somebody else, nobody knows what the moments between looked like.
  const isOne = told.filter(({ type }) => type === 'turn').length <= 1;
  const isKnown =
    isOne &&
    before.seats.length === after.seats.length &&
    (after.viewer === before.viewer || after.viewer === 'watcher');
  const cuts = isKnown ? told.flatMap(({ type }, at) => (at > 0 && BEGINS.includes(type) ? [at] : [])) : [];
  let view = seenBy(after.viewer, before);
  const between = cuts.map((cut, index): Step<SamView> => {
    const part = told.slice(cuts[index - 1] ?? 0, cut);
    view = part.reduce((one, event) => replayed(one, event, after), view);
    return { view, events: part, reads: false, ...passing(part) };
  });
  const rest = told.slice(cuts.at(-1) ?? 0);
  // A battle is looked at where it was fought, though Movement is asked about already.
  const meanwhile = isKnown ? rest.reduce((one, event) => replayed(one, event, after), view) : after;
  return [
    ...between,
    {
      view: after,
      events: rest,
      reads: false,
      ...passing(rest),
      ...(meanwhile.phase === after.phase ? {} : { meanwhile }),
    },
  ];
}

function passing(events: readonly Event[]): Pick<Step<SamView>, 'isPassing'> {
  const isPassing = events.length > 0 && events.every(({ type }) => PASSING.includes(type));
  return isPassing ? { isPassing } : {};
}
