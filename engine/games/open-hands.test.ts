// Tests of what lies open: exactly the cards that the laws find in the hand, row or field of each seat.
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../chance/fast.ts';
import { pick } from '../chance/random.ts';
import { allSeats } from '../core/seat.ts';
import type { AnyMove } from '../core/game.ts';
import { lawModules } from '../laws/registry.ts';
import type { AnyLawModule } from '../laws/trial.ts';
import { openSession, type AnyGame } from '../session/session.ts';
import { GAME_IDS, games } from './registry.ts';

/** Where a player's own cards lie that are not open to everybody anyway. */
const OWN = /^(the hand|the row|the field|what) (of )?seat \d/;

describe.for(GAME_IDS)('the cards of %s that lie open', (id) => {
  const game = games[id] as AnyGame;
  const module = lawModules[id] as AnyLawModule;

  test.for([1, 2])('are those in hand, row or field in game %i', (number) => {
    const random = fastRandom(number);
    const seats = number === 1 ? game.seats.min : game.seats.max;
    const session = openSession({ game, seats, options: {}, setup: {}, seed: `open/${number}` }, 'compiled');
    for (let made = 0; made < 150 && game.awaiting(session.state).length > 0; made += 1) {
      const { state } = session;
      const places = module.placesOf(state) as Record<string, readonly string[]>;
      const open = game.openHands(state);
      expect(open).toHaveLength(seats);
      const chosen = (state as { chosen?: (readonly number[] | null)[] }).chosen ?? [];
      for (const seat of allSeats(seats)) {
        // Ultimate hands that are being chosen still lie in the Repertoires.
        if (chosen.some((cards) => cards)) continue;
        const own = Object.entries(places).filter(
          ([name]) => OWN.test(name) && name.endsWith(at(name, seat)),
        );
        expect(own.length).toBeGreaterThan(0);
        expect(open[seat]?.toSorted()).toEqual(own.flatMap(([, cards]) => cards).toSorted());
      }
      const seat = pick(game.awaiting(state), random);
      session.accept(seat, game.randomMove(state, seat, random) as AnyMove);
    }
  });
});

/** The end of the name of a place that is of a seat; `what seat 2 has to arrange` has it in its middle. */
function at(name: string, seat: number): string {
  return name.startsWith(`what seat ${seat} `) ? name : `seat ${seat}`;
}
