// What a view of SAM tells about reach, costs and battles to come, against formulas of its own.
import type { Seat } from '../../../core/seat.ts';
import { allSeats } from '../../../core/seat.ts';
import type { SamView, State } from '../../../games/sam/types.ts';
import type { GamePromise } from '../../module.ts';
import { begin, nextRandomMove, type Playing } from '../../trial.ts';
import { ALL_PLACES, lyingAt, placeOf } from './cards.ts';
import { inReach } from './reach.ts';

/** One state in so many is looked at. */
const ONE_IN = 4;

export const reachIsByFormula: GamePromise = {
  says: 'a view tells the reach of every card as a formula of its own does',

  check(trial) {
    const playing = begin(trial);
    let cards = 0;
    for (let next = nextRandomMove(playing); next; next = nextRandomMove(playing)) {
      if (playing.random.below(ONE_IN) === 0) cards += checkReach(playing, playing.random.below(trial.seats));
      playing.session.accept(next.seat, next.move);
    }
    for (const seat of allSeats(trial.seats)) cards += checkReach(playing, seat);
    return { games: 1, cards };
  },
};

/** Looks through the eyes of a seat; answers at how many cards. */
function checkReach({ session, broken }: Playing, seat: Seat): number {
  const state = session.state as State;
  const { own } = session.game.viewFor(state, seat) as SamView;
  for (const { at, reach } of own) {
    const told = reach.map((target) => `${target.seat}:${target.at}`).toSorted();
    const real = inReach(state, seat, placeOf(at)).map(
      (target) => `${target.seat}:${ALL_PLACES[target.place]}`,
    );
    if (told.join() !== real.toSorted().join())
      broken('reach', `${at} of seat ${seat} is told to reach ${told.join()}, and reaches ${real.join()}`);
    if (lyingAt(state, seat, placeOf(at)) === null) broken('reach', `nothing lies at ${at} of seat ${seat}`);
  }
  return own.length;
}
