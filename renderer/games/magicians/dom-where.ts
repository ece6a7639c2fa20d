// Where a card that is picked up may go, in words: each place or target by itself, wherever on the table it is.
import { cardWords } from '../../../engine/games/magicians/describe.ts';
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Item } from '../screen.ts';
import { type ItemOf, seatWords } from './dom-stages.ts';
import { kindWords } from './card-lines.ts';
import { type Placing, placingsOf } from './placing.ts';

/** In the order of the phases, and of the seats. */
export function whereItems(
  say: Say,
  view: MagiciansView,
  card: string,
  names: readonly string[],
  itemOf: ItemOf,
): Item[] {
  return placingsOf(view, card).map((placing) =>
    itemOf(placing.target, placingWords(say, view, placing, names)),
  );
}

function placingWords(say: Say, view: MagiciansView, { move }: Placing, names: readonly string[]): string {
  switch (move.type) {
    case 'support':
      return move.replace === undefined
        ? say('table.magicians.place.support')
        : say('table.magicians.where.replace', { card: named(say, move.replace) });
    case 'sabotage': {
      if (move.target === undefined) return say('table.magicians.place.discard');
      const name = names[move.target] ?? '';
      return move.on === undefined
        ? seatWords(say, view, move.target, name)
        : say('table.magicians.where.on', { card: named(say, move.on), name });
    }
    default:
      return say('table.magicians.place.trick');
  }
}

function named(say: Say, code: string): string {
  return say('table.magicians.card', { card: cardWords(say, code), kind: kindWords(say, code) });
}
