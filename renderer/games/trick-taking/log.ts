// The log's headings (each trick, the Ultimate Trick and its parts), the cards of its lines, and who won how many cards.
import type { AnyEvent } from '../../../engine/core/game.ts';
import type { Event } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { LogHeading, Standing } from '../screen.ts';

export function headings(say: Say, log: readonly AnyEvent[]): LogHeading[] {
  return (log as readonly Event[]).flatMap((event, at) => {
    const heading = headingOf(say, event);
    return heading ? [{ at, ...heading }] : [];
  });
}

function headingOf(say: Say, event: Event): Omit<LogHeading, 'at'> | null {
  switch (event.type) {
    case 'dealt':
      return { level: 1, words: say('table.trick-taking.log.tricks') };
    case 'led':
      return { level: 2, words: say('table.trick-taking.log.trick', { number: event.trick }) };
    case 'choosing':
      return { level: 1, words: say('table.trick-taking.log.ultimate') };
    case 'ultimate-led':
      return { level: 2, words: say('table.trick-taking.log.rounds') };
    case 'challenge':
      return { level: 2, words: say('table.trick-taking.log.challenge') };
    default:
      return null;
  }
}

/** The cards that a line of the log is about. */
export function cardsIn(happened: AnyEvent): readonly string[] {
  const event = happened as Event;
  switch (event.type) {
    case 'led':
    case 'returned':
    case 'ultimate-led':
      return [event.card];
    case 'played':
      return event.on === null ? [event.card] : [event.card, event.on];
    case 'escaped':
      return [event.take];
    case 'trick-taken':
      return event.cards;
    case 'drew':
    case 'chose':
      return event.cards ?? [];
    default:
      return [];
  }
}

/** By seat, the cards won in the seven tricks: what went from there into an Ultimate hand counts as well. */
export function standing(say: Say, log: readonly AnyEvent[], players: number): Standing {
  const values = Array.from({ length: players }, () => 0);
  for (const event of log as readonly Event[]) {
    if (event.type === 'escaped') values[event.seat] = (values[event.seat] ?? 0) + 1;
    if (event.type === 'trick-taken') {
      values[event.seat] = (values[event.seat] ?? 0) + event.cards.length;
    }
  }
  return { title: say('table.trick-taking.standing'), values };
}
