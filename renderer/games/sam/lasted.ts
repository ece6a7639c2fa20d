// How long everybody was in a game of SAM: until the turn in which the last card was lost, or to the end.
import type { AnyEvent } from '../../../engine/core/game.ts';
import type { Event, SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Lasted } from '../screen.ts';

export function lasted(say: Say, { seats, turnNumber }: SamView, log: readonly AnyEvent[]): Lasted {
  const out = outIn(log as readonly Event[]);
  return {
    title: say('table.sam.end.lasted'),
    words: seats.map((_, seat) => {
      const turn = out.get(seat);
      return turn === undefined ? say('table.sam.end.to-the-end') : say('table.sam.end.out', { turn });
    }),
    turns: seats.map((_, seat) => out.get(seat) ?? turnNumber + 1),
  };
}

/** The turn in which each went out, by seat. */
function outIn(log: readonly Event[]): ReadonlyMap<number, number> {
  const out = new Map<number, number>();
  let turn = 0;
  for (const event of log) {
    if (event.type === 'turn') turn = event.turn;
    if (event.type === 'out') out.set(event.seat, turn);
  }
  return out;
}
