// What the rules page of SAM promises of whole games, told a second time from what happens alone.
import { allSeats, type Seat } from '../../../core/seat.ts';
import type { Card, Happening, State } from '../../../games/sam/types.ts';
import type { GamePromise } from '../../module.ts';
import type { Playing } from '../../trial.ts';
import { stateOf, watched } from '../../watching.ts';
import { attackCostOf, code, faceOf, summonCostOf } from './cards.ts';
import { Telling } from './telling.ts';

const FIRST_POINTS = 5;

/** "The points never fall below zero"; what a card costs, what it brings, and what a payment comes to (SAM-R4). */
export const costsAddUp: GamePromise = {
  says: 'costs and points never fall below zero, and add up',
  check: (trial) =>
    watched<Happening>(trial, () => {
      let points = 0;
      return (playing, told) => {
        const wrong = (what: string): never => playing.broken('points', what);
        if (stateOf<State>(playing).points < 0) wrong(`${stateOf<State>(playing).points} points are left`);
        for (const happening of told) {
          if (happening.type === 'turn') points = happening.points;
          if (happening.type === 'turn' && points !== FIRST_POINTS)
            wrong(`a turn begins with ${points} points`);
          if (happening.type === 'flipped') {
            const { card, up, change } = happening;
            points += up ? -summonCostOf(card) : faceOf(card);
            if (
              change !== (up ? -summonCostOf(card) : faceOf(card)) ||
              points !== happening.points ||
              points < 0
            )
              wrong(`${code(card)} changes the points by ${change} to ${happening.points}`);
          }
          if (happening.type === 'points-lost' && (happening.lost !== points || points < 0))
            wrong(`${happening.lost} of ${points} points are lost`);
          if (happening.type === 'declared') {
            const { attacker, cost, drawn } = happening;
            points = happening.points;
            if (cost !== attackCostOf(attacker.card) || cost < 0 || points !== faceOf(drawn))
              wrong(`an attack with ${code(attacker.card)} costs ${cost} and begins with ${points}`);
          }
          if (happening.type === 'paid') {
            const faces = happening.cards.map(({ card }) => faceOf(card));
            points += faces.reduce((sum, face) => sum + face, 0);
            const isExact = points >= happening.cost && points - Math.min(...faces) < happening.cost;
            if (points !== happening.points || !isExact)
              wrong(`${faces.join()} are paid for ${happening.cost}, which comes to ${happening.points}`);
          }
        }
      };
    }),
};

/** SAM-R3: per card, payments included. */
export const flipsAreOnceATurn: GamePromise = {
  says: 'a card is flipped up at most once a turn, and down at most once',
  check: (trial) =>
    watched<Happening>(trial, () => {
      const up = new Set<Card>();
      const down = new Set<Card>();
      const flip = (playing: Playing, cards: Set<Card>, card: Card): void => {
        if (cards.has(card)) playing.broken('flips', `${code(card)} is flipped the same way twice in a turn`);
        cards.add(card);
      };
      return (playing, told) => {
        for (const happening of told) {
          if (happening.type === 'turn') {
            up.clear();
            down.clear();
          }
          if (happening.type === 'flipped') flip(playing, happening.up ? up : down, happening.card);
          if (happening.type === 'paid') for (const { card } of happening.cards) flip(playing, down, card);
        }
      };
    }),
};

/** SAM-R11, SAM-R16, SAM-R17, SAM-R18 and "Idle", "Sets": who hears everything can keep the counters alone. */
export const countersAreAsTold: GamePromise = {
  says: 'collapse, idleness, quiet turns and whose turn comes next follow from what is told',
  check: (trial) =>
    watched<Happening>(trial, () => {
      let telling: Telling | null = null;
      return (playing, told) => {
        const state = stateOf<State>(playing);
        telling ??= new Telling(state.seats, state.options.stall, (what) => playing.broken('counters', what));
        for (const happening of told) telling.hear(happening);
        const same = (what: string, one: readonly unknown[], other: readonly unknown[]): void => {
          if (one.join() !== other.join())
            playing.broken('counters', `${what}: ${one.join()}, and as it was told ${other.join()}`);
        };
        same(
          'cards left',
          allSeats(state.seats).map((seat) => cardsIn(state, seat)),
          telling.cards(),
        );
        same('collapsed', state.collapsed, telling.collapsed);
        if (state.ended !== null) return;
        same('idle turns', state.idle, telling.idle);
        same('quiet turns', [state.quiet], [telling.quiet]);
      };
    }),
};

function cardsIn({ dealt, field }: State, seat: Seat): number {
  return dealt[seat]!.length + field[seat]!.filter((card) => card >= 0).length;
}
