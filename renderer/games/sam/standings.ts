// How a game of SAM stands: everybody's cards, who moves when, who was idle, and how near the game is to ending by itself.
import type { SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Standings } from '../screen.ts';
import { stallWords } from './order-words.ts';

/** Cards that everybody begins with. */
const CARDS = 6;
/** So many idle turns in a row are allowed. */
const IDLE = 3;

export function standings(say: Say, view: SamView): Standings {
  const { seats, order, inOrder, turn, alternating } = view;
  const goal = [say('table.sam.standings.goal'), stallWords(say, view)].filter((words) => words !== '');
  return {
    title: say('table.sam.standings.title'),
    goal: goal.join(' '),
    points: say('table.sam.standings.cards'),
    beside: say('table.sam.standings.order'),
    players: seats.map(({ cards, out, idle }, seat) => {
      const at = order.indexOf(seat);
      const is = seat === turn ? 'now' : at < 0 ? 'none' : alternating || at > inOrder ? 'later' : 'moved';
      const beside = out
        ? say('table.sam.standings.out')
        : say('table.sam.standings.player', { is, place: at + 1, idle: Math.min(idle, IDLE), most: IDLE });
      return { points: cards, part: cards / CARDS, beside };
    }),
  };
}
