// What the table says while something of Magic Trick is to be seen: who does what, in a few words.
import type { AnyEvent, AnyMove } from '../../../engine/core/game.ts';
import type { Event, MagicTrickView, Move } from '../../../engine/games/magic-trick/types.ts';
import type { Say } from '../../../engine/language/say.ts';

/** What these events show, in their order; empty where there is nothing to see. */
export function happening(say: Say, events: readonly AnyEvent[], names: readonly string[]): string {
  const all = events as readonly Event[];
  const comes = (wanted: Event['type']): boolean => all.some(({ type }) => type === wanted);
  // What is hardly seen beside what comes of it needs no words.
  const [areSorted, isTaken] = [comes('sorted'), comes('trick-taken')];
  return all
    .filter(({ type }) => !(areSorted && type === 'arranged') && !(isTaken && type === 'passed'))
    .map((event) => sentence(say, event, names))
    .filter((words) => words !== '')
    .join(' ');
}

/** The same for a move of the viewer that is on its way. */
export function making(say: Say, view: MagicTrickView, move: AnyMove, names: readonly string[]): string {
  if (typeof view.viewer !== 'number') return '';
  const name = names[view.viewer] ?? '';
  const { type } = move as Move;
  switch (type) {
    case 'arrange':
      return arranged(say, name, names[view.toSort?.owner ?? view.viewer] ?? '');
    case 'play':
      return say('table.magic-trick.happens.played', { name });
    case 'sleeve':
      return say('table.magic-trick.happens.sleeved', { name });
    case 'pass':
      return say('table.magic-trick.happens.passed', { name });
    default:
      return type satisfies never;
  }
}

function sentence(say: Say, event: Event, names: readonly string[]): string {
  const named = (seat: number): { name: string } => ({ name: names[seat] ?? '' });
  switch (event.type) {
    case 'dealt':
      return say('table.magic-trick.happens.dealt', named(event.dealer));
    case 'arranged':
      return arranged(say, names[event.sorter] ?? '', names[event.owner] ?? '');
    case 'sorted':
      return say('table.magic-trick.happens.sorted');
    case 'played':
      return say('table.magic-trick.happens.played', named(event.seat));
    case 'sleeved':
      // The last cards go up the sleeves by themselves, all with the last trick.
      return event.atEnd ? '' : say('table.magic-trick.happens.sleeved', named(event.seat));
    case 'passed':
      return say('table.magic-trick.happens.passed', named(event.seat));
    case 'trick-taken':
      return say('table.magic-trick.happens.taken', named(event.seat));
    case 'scored':
    case 'ended':
      return '';
    default:
      return event satisfies never;
  }
}

function arranged(say: Say, sorter: string, owner: string): string {
  return say('table.magic-trick.happens.arranged', { sorter, owner });
}
