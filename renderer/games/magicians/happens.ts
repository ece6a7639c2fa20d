// What the table says while something of Magicians is to be seen: who does what, in a few words.
import type { AnyEvent, AnyMove } from '../../../engine/core/game.ts';
import { cardWords, describe, phaseWords } from '../../../engine/games/magicians/describe.ts';
import type { Event, MagiciansView, Move } from '../../../engine/games/magicians/types.ts';
import { allOf } from '../../../engine/language/lists.ts';
import type { Say } from '../../../engine/language/say.ts';
import { presentPhase } from './series.ts';

/** What these events show, in their order; empty where there is nothing to see. */
export function happening(say: Say, events: readonly AnyEvent[], names: readonly string[]): string {
  const all = events as readonly Event[];
  // Whoever draws after beginning a turn does nothing else; what is left undone needs words where nothing else is seen.
  const isSeen = all.some(({ type }) => type !== 'skipped' && type !== 'turn');
  return all
    .filter(({ type }) => !(isSeen && type === 'skipped'))
    .map((event) => sentence(say, event, names))
    .filter((words) => words !== '')
    .join(' ');
}

/** The same for a move of the viewer that is on its way. */
export function making(say: Say, view: MagiciansView, move: AnyMove, names: readonly string[]): string {
  const { viewer } = view;
  if (typeof viewer !== 'number') return '';
  const name = names[viewer] ?? '';
  const made = move as Move;
  switch (made.type) {
    case 'mulligan':
      return say('table.magicians.happens.mulliganed', { name });
    case 'keep':
      return say('table.magicians.happens.kept', { name });
    case 'support':
      return say('table.magicians.happens.supported', { name, card: cardWords(say, made.card) });
    case 'sabotage':
      return sabotaged(say, { ...made, seat: viewer }, names);
    case 'take':
      return say('table.magicians.happens.taking', { name, card: cardWords(say, made.card) });
    case 'trick':
      return say('table.magicians.happens.performed', { name, card: cardWords(say, made.card) });
    case 'draw':
      return say('table.magicians.happens.drew', { name, count: 1 });
    case 'discard':
      return say('table.magicians.happens.discarded', { name, cards: cardsIn(say, made.cards) });
    case 'skip': {
      const phase = presentPhase(view);
      return phase === null
        ? ''
        : say('table.magicians.happens.skipped', { name, phase: phaseWords(say, phase) });
    }
    default:
      return made satisfies never;
  }
}

function cardsIn(say: Say, codes: readonly string[]): string {
  return allOf(
    say,
    codes.map((code) => cardWords(say, code)),
  );
}

interface Aimed {
  readonly seat: number;
  readonly card: string;
  readonly target?: number | null;
  readonly on?: string | null;
}

function sabotaged(
  say: Say,
  { seat, card, target = null, on = null }: Aimed,
  names: readonly string[],
): string {
  return say('table.magicians.happens.sabotaged', {
    name: names[seat] ?? '',
    card: cardWords(say, card),
    at: target === null ? 'nobody' : on === null ? 'seat' : 'card',
    target: target === null ? '' : (names[target] ?? ''),
    on: on === null ? '' : cardWords(say, on),
  });
}

function sentence(say: Say, event: Event, names: readonly string[]): string {
  const named = (seat: number): { name: string } => ({ name: names[seat] ?? '' });
  switch (event.type) {
    case 'dealt':
      return say('table.magicians.happens.dealt', named(event.first));
    case 'mulliganed':
      return say('table.magicians.happens.mulliganed', named(event.seat));
    case 'kept':
      return say('table.magicians.happens.kept', named(event.seat));
    case 'reshuffled':
      return say('table.magicians.happens.reshuffled');
    case 'turn':
      return say('table.magicians.happens.turn', named(event.seat));
    case 'drew':
      // The card at the beginning of a turn is seen well enough beside that.
      return event.why === 'turn' || event.why === 'mulligan'
        ? ''
        : say('table.magicians.happens.drew', { ...named(event.seat), count: event.count });
    case 'skipped':
      return say('table.magicians.happens.skipped', {
        ...named(event.seat),
        phase: phaseWords(say, event.phase),
      });
    case 'supported':
      return say('table.magicians.happens.supported', {
        ...named(event.seat),
        card: cardWords(say, event.card),
      });
    case 'performed':
      return say('table.magicians.happens.performed', {
        ...named(event.seat),
        card: cardWords(say, event.card),
      });
    case 'sabotaged':
      // Whom it hits, and what becomes of that, comes right after it.
      return sabotaged(say, { seat: event.seat, card: event.card }, names);
    case 'stolen':
      return say('table.magicians.happens.stolen', {
        ...named(event.to),
        from: names[event.from] ?? '',
        card: cardWords(say, event.card),
      });
    case 'snatched': {
      const facts = { ...named(event.to), from: names[event.from] ?? '' };
      return event.cards === null
        ? say('table.magicians.happens.snatched', { ...facts, count: event.count })
        : say('table.magicians.happens.snatched-known', { ...facts, cards: cardsIn(say, event.cards) });
    }
    case 'spied':
      return say('table.magicians.happens.spied', { ...named(event.seat), on: names[event.on] ?? '' });
    case 'discarded':
      return discarded(say, event, names);
    case 'lost-points':
      return say('table.magicians.happens.points', { ...named(event.seat), lost: event.lost });
    case 'disturbed':
      return say('table.magicians.happens.disturbed', named(event.seat));
    case 'prestige':
      return event.disturbed
        ? say('table.magicians.happens.prestige-disturbed', named(event.seat))
        : say('table.magicians.happens.prestige', {
            ...named(event.seat),
            earned: event.earned,
            points: event.points,
          });
    case 'ended':
      return describe.event(say, event, names, 'watcher');
    default:
      return event satisfies never;
  }
}

function discarded(
  say: Say,
  { seat, cards, why }: Extract<Event, { type: 'discarded' }>,
  names: readonly string[],
): string {
  // The exchange of a hand is told by itself.
  if (why === 'mulligan') return '';
  const facts = { name: names[seat] ?? '', cards: cardsIn(say, cards) };
  return say(
    why === 'stage-lost' ? 'table.magicians.happens.stage-lost' : 'table.magicians.happens.discarded',
    facts,
  );
}
