// What the table says while something of Trick-Taking is to be seen: who does what, in a few words.
import type { AnyEvent, AnyMove } from '../../../engine/core/game.ts';
import { cardWords, describe } from '../../../engine/games/trick-taking/describe.ts';
import type { Event, Move, TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import { allOf } from '../../../engine/language/lists.ts';
import type { Say } from '../../../engine/language/say.ts';

/** What these events show, in their order; empty where there is nothing to see. */
export function happening(say: Say, events: readonly AnyEvent[], names: readonly string[]): string {
  const all = events as readonly Event[];
  const played = all.filter((event) => event.type === 'played');
  const [first] = played;
  return all
    .map((event) => {
      if (event.type !== 'played') return sentence(say, event, names);
      if (event !== first) return '';
      // One card with what it does; the cards of a longer turn in one sentence.
      return played.length === 1
        ? describe.event(say, event, names, 'watcher')
        : plays(
            say,
            names[event.seat] ?? '',
            played.map(({ card }) => card),
          );
    })
    .filter((words) => words !== '')
    .join(' ');
}

/** The same for a move of the viewer that is on its way. */
export function making(say: Say, view: TrickTakingView, move: AnyMove, names: readonly string[]): string {
  if (typeof view.viewer !== 'number') return '';
  const name = names[view.viewer] ?? '';
  const made = move as Move;
  switch (made.type) {
    case 'lead':
      return say('table.trick-taking.happens.led', { name, card: cardWords(say, made.card) });
    case 'turn':
      return plays(
        say,
        name,
        made.plays.map(({ card }) => card),
      );
    case 'escape':
      return say('table.trick-taking.happens.escaped', { name, card: cardWords(say, made.take) });
    case 'repertoire':
      return say('table.trick-taking.happens.chose', { name });
    case 'pass':
      return say('table.trick-taking.happens.passed', { name });
    default:
      return made satisfies never;
  }
}

function plays(say: Say, name: string, cards: readonly string[]): string {
  const words = cards.map((card) => cardWords(say, card));
  return say('table.trick-taking.happens.played', { name, cards: allOf(say, words) });
}

function sentence(say: Say, event: Event, names: readonly string[]): string {
  const named = (seat: number): { name: string } => ({ name: names[seat] ?? '' });
  switch (event.type) {
    case 'dealt':
      return say('table.trick-taking.happens.dealt', named(event.holder));
    case 'led':
      return say('table.trick-taking.happens.led', {
        ...named(event.seat),
        card: cardWords(say, event.card),
      });
    case 'hat-turned':
      return say('table.trick-taking.happens.hat');
    case 'returned':
      return say('table.trick-taking.happens.returned', {
        ...named(event.to),
        card: cardWords(say, event.card),
      });
    case 'escaped':
      return say('table.trick-taking.happens.escaped', {
        ...named(event.seat),
        card: cardWords(say, event.take),
      });
    case 'trick-taken':
      return say('table.trick-taking.happens.taken', named(event.seat));
    case 'choosing':
      return say('table.trick-taking.happens.choosing');
    case 'chose':
      return say('table.trick-taking.happens.chose', named(event.seat));
    case 'ultimate-led':
      return say('table.trick-taking.happens.ultimate-led', { card: cardWords(say, event.card) });
    case 'winning':
      return say('table.trick-taking.happens.winning', named(event.seat));
    case 'passed':
      return say('table.trick-taking.happens.passed', named(event.seat));
    // Seen well enough beside what comes with them.
    case 'played':
    case 'drew':
    case 'hat-passed':
    case 'hands-open':
    case 'reshuffled':
    case 'challenge':
      return '';
    case 'ended':
      return describe.event(say, event, names, 'watcher');
    default:
      return event satisfies never;
  }
}
