// What the table says while something of SAM is to be seen, and while a move of one's own is on its way.
import type { AnyEvent, AnyMove } from '../../../engine/core/game.ts';
import { cardWords, describe, placeWords, theCards, throwWords } from '../../../engine/games/sam/describe.ts';
import type { Event, Move, Place, SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { phaseAsked } from './series.ts';
import { targetWords } from './target-words.ts';
import { ownAt, spotOf } from './way.ts';

/** What is told of nothing else that is seen beside it. */
const QUIET: readonly Event['type'][] = ['arranged', 'done', 'points-lost', 'turn'];

/** What these events show, in their order; empty where there is nothing to see. */
export function happening(say: Say, events: readonly AnyEvent[], names: readonly string[]): string {
  const all = events as readonly Event[];
  const loud = all.filter(({ type }) => !QUIET.includes(type));
  return (loud.length > 0 ? loud : all)
    .map((event) => told(say, event, names))
    .filter((words) => words !== '')
    .join(' ');
}

/** Of a battle and a coin only what is to be seen first: the picture comes to the outcome by itself, and what it does is told after it. */
function told(say: Say, event: Event, names: readonly string[]): string {
  if (event.type === 'coin') return say('table.sam.happening.coin');
  if (event.type !== 'fought') return describe.event(say, event, names, 'watcher');
  const { attacker, defender } = event.battle;
  return say('table.sam.happening.fought', {
    attack: cardWords(say, attacker.card),
    attacker: names[attacker.seat] ?? '',
    defence: cardWords(say, defender.card),
    defender: names[defender.seat] ?? '',
  });
}

/** The same for a move of the viewer that is on its way. */
export function making(say: Say, view: SamView, move: AnyMove, names: readonly string[]): string {
  const { viewer } = view;
  if (typeof viewer !== 'number') return '';
  const name = names[viewer] ?? '';
  const made = move as Move;
  const card = (at: Place): string => {
    const code = ownAt(view, at)?.card;
    return code === undefined ? '' : theCards(say, [code]);
  };
  const cards = (places: readonly Place[]): string =>
    theCards(
      say,
      places.flatMap((at) => ownAt(view, at)?.card ?? []),
    );
  switch (made.type) {
    case 'arrange':
      return say('table.sam.making.arrange', { name });
    case 'flip':
      return say('table.sam.making.flip', {
        name,
        card: card(made.at),
        up: ownAt(view, made.at)?.up ? 'no' : 'yes',
      });
    case 'swap':
      return say('table.sam.making.swap', { name, card: card(made.at) });
    case 'attack':
      return say('table.sam.making.attack', { name, card: card(made.with) });
    case 'pay':
      return say('table.sam.making.pay', { name, cards: cards(made.flip) });
    case 'stop':
      return say('table.sam.making.stop', { name });
    case 'target': {
      const spot = spotOf(view, `${made.seat}:${made.at}`);
      return spot
        ? say('table.sam.making.target', { name, target: targetWords(say, view, spot, names) })
        : '';
    }
    case 'boost':
      return made.with.length === 0
        ? say('table.sam.making.boost.none', { name })
        : say('table.sam.making.boost', { name, cards: cards(made.with) });
    case 'throw':
      return say('table.sam.making.throw', {
        name,
        what: throwWords(say, 'sign' in made ? made.sign : made.fingers),
      });
    case 'place':
      return say('table.sam.making.place', { name, place: placeWords(say, made.at) });
    case 'move':
      return say('table.sam.making.move', { name, card: card(made.from), place: placeWords(say, made.to) });
    case 'done':
      return say('table.sam.making.done', { name, phase: phaseAsked(view) ?? 'movement' });
    default:
      return made satisfies never;
  }
}
