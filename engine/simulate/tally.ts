// Adds up games: by seat, by kind of bot, and the first kind against the others.
import type { PlayedGame } from './game.ts';
import {
  meanOf,
  percentiles,
  rounded,
  sample,
  type Estimate,
  type Percentiles,
  type Sample,
} from './statistics.ts';

/** How a seat or a kind of bot fared. */
export interface Fared {
  /** A victory shared by several counts as the same share for each of them. */
  readonly wins: number;
  /** Of whole games: one value a game. */
  readonly score: Estimate;
  /** Of single hands: one value a hand; null for a game without hands. */
  readonly scorePerHand: Estimate | null;
}

export interface SeatTally extends Fared {
  readonly seat: number;
}
export interface KindTally extends Fared {
  readonly bot: string;
  /** In how many places it sat, over all games. */
  readonly places: number;
  readonly thinkMs: Percentiles;
}
/** How much more one kind scores than another, each hand or game compared with itself. */
export interface Difference {
  readonly bot: string;
  readonly against: string;
  readonly score: Estimate;
  readonly scorePerHand: Estimate | null;
}

export interface Tally {
  /** Adds a game; `lineup` names the kind at each seat. */
  add(played: PlayedGame, lineup: readonly string[]): void;
  seats(): SeatTally[];
  kinds(): KindTally[];
  /** The first kind against each other one; empty when there is one kind. */
  differences(): Difference[];
}

interface Gathered {
  wins: number;
  places: number;
  readonly score: Sample;
  readonly hand: Sample;
  readonly thinkMs: number[];
}

const gathered = (): Gathered => ({ wins: 0, places: 0, score: sample(), hand: sample(), thinkMs: [] });

/** An empty tally for so many seats and these kinds, each named once. */
export function tally(seatCount: number, kindNames: readonly string[]): Tally {
  const bySeat = Array.from({ length: seatCount }, gathered);
  const byKind = kindNames.map((bot) => ({ bot, ...gathered() }));
  const [first, ...others] = kindNames;
  const against = others.map((other) => ({ other, score: sample(), hand: sample() }));

  const addPoints = (points: readonly number[], lineup: readonly string[], which: 'score' | 'hand'): void => {
    const ofKind = (bot: string | undefined): number => {
      const own = points.filter((_, seat) => lineup[seat] === bot);
      return own.length === 0 ? Number.NaN : meanOf(own);
    };
    for (const [seat, value] of points.entries()) bySeat[seat]?.[which].add(value);
    for (const kind of byKind) addNumber(kind[which], ofKind(kind.bot));
    for (const pair of against) addNumber(pair[which], ofKind(first) - ofKind(pair.other));
  };

  return {
    add({ result, hands, thinkMs }, lineup) {
      addPoints(result.scores, lineup, 'score');
      for (const points of hands) addPoints(points, lineup, 'hand');
      for (const [seat, bot] of lineup.entries()) {
        const share = result.winners.includes(seat) ? 1 / result.winners.length : 0;
        const kind = byKind.find((each) => each.bot === bot);
        for (const row of [bySeat[seat], kind]) {
          if (!row) continue;
          row.wins += share;
          row.places += 1;
        }
        for (const time of thinkMs[seat] ?? []) kind?.thinkMs.push(time);
      }
    },
    seats: () => bySeat.map((row, seat) => ({ seat, ...fared(row) })),
    kinds: () =>
      byKind.map((row) => ({
        bot: row.bot,
        places: row.places,
        ...fared(row),
        thinkMs: percentiles(row.thinkMs),
      })),
    differences: () =>
      against.map(({ other, score, hand }) => ({
        bot: first ?? other,
        against: other,
        score: score.estimate(),
        scorePerHand: perHand(hand),
      })),
  };
}

function fared({ wins, score, hand }: Gathered): Fared {
  return { wins: rounded(wins), score: score.estimate(), scorePerHand: perHand(hand) };
}

function perHand(hand: Sample): Estimate | null {
  const estimate = hand.estimate();
  return estimate.n === 0 ? null : estimate;
}

/** A kind that did not sit at this table has no number here. */
function addNumber(to: Sample, value: number): void {
  if (!Number.isNaN(value)) to.add(value);
}
