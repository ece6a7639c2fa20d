// What the rules page of Magicians promises of whole games, looked for in every random one.
import { allSeats, type Seat } from '../../../core/seat.ts';
import type { Happening, State } from '../../../games/magicians/types.ts';
import type { GamePromise } from '../../module.ts';
import { stateOf, watched } from '../../watching.ts';
import { inPlay, kindOf, levelOf, type Kind } from './cards.ts';
import { incomeByThePage } from './income.ts';

const MOST_TURNS_A_PLAYER = 200;
const MOST_IN_HAND = 7;

/** "Seven phases": each turn has one Draw and one Prestige; the next is the left neighbour's, and there are 200 each at most (MG-R15). */
export const oneTurnAfterAnother: GamePromise = {
  says: 'one turn after another, clockwise, each with one Draw and one Prestige',
  check: (trial) =>
    watched<Happening>(trial, () => {
      let turns = 0;
      const since: Happening['type'][] = [];
      return (playing, told, isOver) => {
        const { seats, first, hands, points, ended, options } = stateOf<State>(playing);
        const wrong = (what: string): never => playing.broken('turns', what);
        for (const happening of told) {
          if (happening.type === 'drew' && happening.why === 'turn') since.push('drew');
          if (happening.type === 'prestige') since.push('prestige');
          if (happening.type !== 'turn') continue;
          if (turns > 0 && since.join() !== 'drew,prestige') wrong(`turn ${turns} had ${since.join()}`);
          since.length = 0;
          if (turns > 0 && hands[(first + turns - 1) % seats]!.length > MOST_IN_HAND)
            wrong(`turn ${turns} ended with more than seven cards in hand`);
          if (happening.seat !== (first + turns) % seats || happening.turn !== turns + 1)
            wrong(`turn ${turns + 1} is told as turn ${happening.turn} of seat ${happening.seat}`);
          turns += 1;
          if (turns > MOST_TURNS_A_PLAYER * seats) wrong(`turn ${turns} begins`);
        }
        if (!isOver) return;
        const last = (first + turns - 1) % seats;
        const highest = Math.max(...points);
        if (since.join() !== 'drew,prestige') wrong(`the last turn had ${since.join()}`);
        if (
          ended?.reason === 'goal' &&
          (ended.winners.join() !== String(last) || points[last]! < options.goal)
        )
          wrong(
            `seats ${ended.winners.join()} win by the goal with ${points.join()} points in turn ${turns}`,
          );
        const best = allSeats(seats).filter((seat) => points[seat] === highest);
        if (
          ended?.reason === 'time' &&
          (turns !== MOST_TURNS_A_PLAYER * seats || ended.winners.join() !== best.join())
        )
          wrong(`seats ${ended.winners.join()} win by time with ${points.join()} points in turn ${turns}`);
      };
    }),
};

/** MG-R1. */
export const oneCardATurn: GamePromise = {
  says: 'at most one card is played in a turn',
  check: (trial) =>
    watched<Happening>(trial, () => {
      let played = 0;
      return (playing, told) => {
        for (const { type } of told) {
          if (type === 'turn') played = 0;
          if (type === 'supported' || type === 'performed' || type === 'sabotaged') played += 1;
          if (played > 1) playing.broken('plays', 'two cards were played in one turn');
        }
      };
    }),
};

/** "Prestige": the levels of all own Tricks and Support cards, and the bonus; all of it or nothing (MG-R10). */
export const prestigeIsTheSum: GamePromise = {
  says: 'a Prestige Phase adds the sum of its cards',
  check: (trial) =>
    watched<Happening>(trial, () => {
      let points: number[] = [];
      const disturbed = new Set<Seat>();
      return (playing, told) => {
        const state = stateOf<State>(playing);
        const wrong = (what: string): never => playing.broken('prestige', what);
        if (points.length === 0) points = state.points.map(() => 0);
        for (const happening of told) {
          if (happening.type === 'lost-points') {
            const { seat, lost } = happening;
            const most = state.options.floor ? Math.min(10, points[seat]!) : 10;
            if (lost !== most) wrong(`seat ${seat} loses ${lost} of ${points[seat]} points`);
            points[seat]! -= lost;
          }
          if (happening.type === 'disturbed') disturbed.add(happening.seat);
          if (happening.type !== 'prestige') continue;
          const { seat, earned, cards } = happening;
          const sum = incomeByThePage(state, seat);
          const shown = cards.reduce((total, { level, bonus }) => total + level + bonus, 0);
          // Nothing in play changes any more in the same step: the Finale and the next Draw are about hands.
          if (shown !== sum || cards.length !== inPlay(state, seat).length)
            wrong(`seat ${seat} is told ${shown} for cards that are worth ${sum}`);
          const isDisturbed = disturbed.delete(seat);
          const due = isDisturbed ? 0 : sum;
          if (earned !== due || happening.disturbed !== isDisturbed)
            wrong(`seat ${seat} earns ${earned} instead of ${due}`);
          points[seat]! += due;
        }
        if (points.join() !== state.points.join())
          wrong(`the points are ${state.points.join()} instead of ${points.join()}`);
      };
    }),
};

/** "Limits in play (always)", MG-R2: whenever anybody is asked for anything but to keep one. */
export const limitsHold: GamePromise = {
  says: 'the limits in play hold whenever anybody is asked for anything else',
  check: (trial) =>
    watched<Happening>(trial, () => (playing) => {
      const state = stateOf<State>(playing);
      const settling = state.phase === 'turn.dirtyTrick.settling' || state.phase === 'turn.newTrick.trimming';
      const [asked] = playing.session.game.awaiting(state) as Seat[];
      for (const seat of allSeats(state.seats)) {
        const broken = brokenLimit(state, seat);
        // Only the victim and the thief, or who trims, may be about to settle one.
        if (broken && !(settling && (seat === asked || seat === state.turn)))
          playing.broken('limits', `seat ${seat} has too many: ${broken}`);
      }
    }),
};

/** The first limit that a seat breaks; null when all hold. */
function brokenLimit(state: State, seat: Seat): string | null {
  const count = (...kinds: readonly Kind[]): number =>
    state.support[seat]!.filter((card) => kinds.includes(kindOf(card))).length;
  const tricks = state.tricks[seat]!.length;
  const limits: readonly (readonly [string, number, number])[] = [
    ['Assistants', count('assistant'), 1],
    ['Helpers', count('helper'), 3],
    ['Stages', count('stage'), 1],
    ['Helpers and Assistants', count('helper', 'assistant'), tricks],
    ['Props', count('prop'), tricks],
  ];
  const found = limits.find(([, has, most]) => has > most);
  return found ? `${found[0]}, ${found[1]} of ${found[2]}` : null;
}

/** MG-R4: strictly with every fall of the highest Trick, leniently only where the Stage is above what is left; and never else. */
export const stagesFallWithTricks: GamePromise = {
  says: 'a Stage is lost with the highest Trick, and only then',
  check: (trial) =>
    watched<Happening>(trial, () => {
      let before: readonly number[] = [];
      let stages: readonly (readonly number[])[] = [];
      return (playing, told) => {
        const state = stateOf<State>(playing);
        const seats = allSeats(state.seats);
        const wrong = (what: string): never => playing.broken('stages', what);
        const highest = seats.map((seat) => Math.max(0, ...state.tricks[seat]!.map(levelOf)));
        const now = seats.map((seat) => state.support[seat]!.filter((card) => kindOf(card) === 'stage'));
        for (const happening of told) {
          if (happening.type !== 'discarded' || happening.why !== 'stage-lost') continue;
          const { seat } = happening;
          if (highest[seat]! >= before[seat]!) wrong(`seat ${seat} loses a Stage without a fall`);
        }
        for (const seat of seats) {
          if (before.length === 0 || highest[seat]! >= before[seat]!) continue;
          const left = now[seat]!.filter((card) => stages[seat]!.includes(card));
          const lost =
            state.options.stage === 'strict' ? left : left.filter((card) => levelOf(card) > highest[seat]!);
          if (lost.length > 0)
            wrong(`seat ${seat} keeps a Stage when its highest Trick falls to ${highest[seat]}`);
        }
        before = highest;
        stages = now;
      };
    }),
};
