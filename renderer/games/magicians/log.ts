// The log's headings (each round, each turn in it), and the cards of its lines.
import type { AnyEvent } from '../../../engine/core/game.ts';
import type { Event } from '../../../engine/games/magicians/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { LogHeading } from '../screen.ts';

export function headings(say: Say, log: readonly AnyEvent[]): LogHeading[] {
  const events = log as readonly Event[];
  let players = 1;
  return events.flatMap((event, at): LogHeading[] => {
    if (event.type === 'dealt') {
      players = event.identities.length;
      return [{ at, level: 1, words: say('table.magicians.log.setup') }];
    }
    if (event.type !== 'turn') return [];
    const turn: LogHeading = { at, level: 2, words: say('table.magicians.log.turn', { number: event.turn }) };
    // Everybody has one turn in a round.
    const isNew = (event.turn - 1) % players === 0;
    const number = Math.ceil(event.turn / players);
    return isNew ? [{ at, level: 1, words: say('table.magicians.log.round', { number }) }, turn] : [turn];
  });
}

/** The cards that a line of the log is about. A hand that is spied on is open during the choice only, so it is not kept here. */
export function cardsIn(happened: AnyEvent): readonly string[] {
  const event = happened as Event;
  switch (event.type) {
    case 'supported':
    case 'performed':
    case 'stolen':
      return [event.card];
    case 'sabotaged':
      return event.on === null ? [event.card] : [event.card, event.on];
    case 'mulliganed':
    case 'discarded':
      return event.cards;
    case 'drew':
    case 'snatched':
      return event.cards ?? [];
    default:
      return [];
  }
}
