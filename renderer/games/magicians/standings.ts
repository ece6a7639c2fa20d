// How a game of Magicians stands: everybody's Prestige Points on the way to the goal, and what a Prestige Phase adds.
import type { MagiciansView } from '../../../engine/games/magicians/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Standings } from '../screen.ts';

export function standings(say: Say, { seats, options: { goal } }: MagiciansView): Standings {
  return {
    goal: say('table.magicians.standings.goal', { goal }),
    points: say('table.magicians.standings.points'),
    beside: say('table.magicians.standings.income'),
    players: seats.map(({ score, income, disturbed }) => ({
      points: score,
      // Below zero there is nothing of the way yet, and beyond the goal nothing is left of it.
      part: Math.min(1, Math.max(0, score / goal)),
      beside: disturbed
        ? say('table.magicians.standings.disturbed')
        : say('table.points.signed', { points: income }),
    })),
  };
}
