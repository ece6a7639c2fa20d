// A move for a bot that gave none: what a random bot that is seated afresh would do, by the same views.
import { randomBot } from '../../engine/bots/random.ts';
import type { AnyMove } from '../../engine/core/game.ts';
import type { Seat } from '../../engine/core/seat.ts';
import type { AnyGame } from '../../engine/session/session.ts';
import type { Seen } from '../table/audience.ts';

/** Some legal move of a seat that is asked, chosen from what the seat has seen and heard. */
export function lastResort(game: AnyGame, history: Iterable<Seen>, seat: Seat, seed: number): AnyMove {
  const player = randomBot(game).seat({ seat, seed });
  for (const { view, events } of history) player.see(view, events);
  return player.choose({ steps: 1, shouldStop: () => true });
}
