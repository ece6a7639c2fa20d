// The log's headings (every hand, every trick in it, its score), the cards of its lines, and the points by hand.
import type { AnyEvent } from '../../../engine/core/game.ts';
import type { Event } from '../../../engine/games/magic-trick/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { HandScored, LogHeading } from '../screen.ts';

export function headings(say: Say, log: readonly AnyEvent[]): LogHeading[] {
  const found: LogHeading[] = [];
  let trick = 0;
  let isInTrick = false;
  (log as readonly Event[]).forEach((event, at) => {
    switch (event.type) {
      case 'dealt':
        trick = 0;
        isInTrick = false;
        found.push({ at, level: 1, words: say('magic-trick.log.hand', { hand: event.hand }) });
        return;
      case 'played':
        if (isInTrick) return;
        trick += 1;
        isInTrick = true;
        found.push({ at, level: 2, words: say('magic-trick.log.trick', { number: trick }) });
        return;
      case 'trick-taken':
        isInTrick = false;
        return;
      case 'scored':
        found.push({ at, level: 2, words: say('magic-trick.log.score', { hand: event.hand }) });
        return;
      default:
    }
  });
  return found;
}

/** The cards that a line of the log is about. */
export function cardsIn(happened: AnyEvent): readonly string[] {
  const event = happened as Event;
  switch (event.type) {
    case 'played':
    case 'sleeved':
      return [event.card];
    case 'trick-taken':
      return event.cards;
    case 'dealt':
      return event.removed === null ? [] : [event.removed];
    default:
      return [];
  }
}

export function handsScored(log: readonly AnyEvent[]): HandScored[] {
  return (log as readonly Event[]).filter((event) => event.type === 'scored');
}
