// The order of play and how long no card was destroyed, in words.
import type { SamView } from '../../../engine/games/sam/types.ts';
import { allOf } from '../../../engine/language/lists.ts';
import type { Say } from '../../../engine/language/say.ts';

/** Who moves when in this set; empty before the first. */
export function orderWords(say: Say, view: SamView, names: readonly string[]): string {
  const { order, inOrder, seats, set, alternating, result } = view;
  if (order.length === 0) return '';
  const players = order.map((seat, at) =>
    say('table.sam.order.player', {
      name: names[seat] ?? '',
      is: seats[seat]?.out ? 'out' : at === inOrder && !result ? 'now' : 'other',
    }),
  );
  return say('table.sam.order', {
    alternating: alternating ? 'yes' : 'no',
    set,
    players: allOf(say, players),
  });
}

/** How many turns in a row destroyed nothing, of how many that end the game; empty where it does not matter yet. */
export function stallWords(say: Say, { stall: { quiet, limit } }: Pick<SamView, 'stall'>): string {
  return isStalling({ quiet, limit }) ? say('table.sam.stall', { quiet, limit, left: limit - quiet }) : '';
}

/** Whether so many quiet turns are worth a word: from a third of those that end the game. */
export function isStalling({ quiet, limit }: SamView['stall']): boolean {
  return quiet * 3 >= limit;
}
