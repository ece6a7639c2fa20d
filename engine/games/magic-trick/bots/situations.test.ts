// Named situations near the end of a hand in which one choice is plainly right.
import { expect, test } from 'vitest';
import type { Budget } from '../../../bots/bot.ts';
import { fastRandom } from '../../../chance/fast.ts';
import { chooseSleeve } from './bid.ts';
import { endgame, type Endgame } from './endgame.testing.ts';
import { choosePlay } from './play.ts';
import { purseOf } from './rounds.ts';

const enough: Budget = { steps: 2000, shouldStop: () => false };
const none: Budget = { steps: 1, shouldStop: () => true };

interface Situation extends Endgame {
  readonly name: string;
  /** The card to choose; null: to wait. */
  readonly right: string | null;
  /** What comes later decides: the rule of thumb alone does not find it. */
  readonly deep?: boolean;
}

const plays: Situation[] = [
  {
    name: 'bid met: ducks under the card that wins',
    rows: ['G3 G7', 'B1', 'B2'],
    trick: 'G4 G5',
    taken: 1,
    bid: 1,
    right: 'G3',
  },
  {
    name: 'one short: takes the trick with the highest of the suit',
    rows: ['G3 G7', 'B1', 'B2'],
    trick: 'G4 G5',
    taken: 0,
    bid: 1,
    right: 'G7',
  },
  {
    name: 'no trick wanted: throws red under a higher red',
    rows: ['K0 R5', 'B1', 'R1'],
    trick: 'B4 R6',
    taken: 0,
    bid: 0,
    right: 'R5',
  },
  {
    name: 'void and one short: trumps while the small red is still good for it',
    rows: ['K7 R0', 'B1', 'R1'],
    trick: 'B4 B6',
    taken: 2,
    bid: 3,
    right: 'R0',
  },
  {
    name: 'both tricks needed: wins with the lower red that suffices, as the highest is needed after it',
    rows: ['R3 R7', 'R5', 'B2'],
    trick: 'B4 R2',
    taken: 2,
    bid: 4,
    right: 'R3',
  },
  {
    name: 'one of two needed: lets the highest red be spent before the own red is',
    rows: ['B5 R6', 'G6 R7', 'B2 B3'],
    taken: 0,
    bid: 1,
    right: 'B5',
    deep: true,
  },
  {
    name: 'bid met, on lead: leads what the others must beat',
    rows: ['G0 R7', 'G1 G2', 'G3 G4'],
    taken: 3,
    bid: 3,
    right: 'G0',
  },
  {
    name: 'prestige: takes the trick without a new suit',
    rows: ['G7 R7', 'G1', 'G2'],
    trick: 'G3 G4',
    taken: 1,
    bid: 2,
    suitsTaken: 'RG',
    right: 'G7',
  },
  {
    name: 'the only card of the led suit has to follow, whatever the bid (MT-R3)',
    rows: ['G7 K0', 'B1', 'B2'],
    trick: 'G3 G4',
    taken: 1,
    bid: 1,
    right: 'G7',
  },
];

const sleeves: Situation[] = [
  {
    name: 'two cards left, the other takes nothing any more: bids what is taken',
    rows: ['K0 G2', 'R1', 'R2'],
    trick: 'B1 B5 K1',
    asksForSleeve: true,
    taken: 2,
    right: 'G2',
  },
  {
    name: 'two cards left, the other wins for certain: bids one more than is taken',
    rows: ['G3 R7', 'R1', 'R2'],
    trick: 'B1 B5 K1',
    asksForSleeve: true,
    taken: 2,
    right: 'G3',
  },
  {
    name: 'no card is near what can be taken: waits',
    rows: ['G5 B6 K7', 'R1 R3', 'R2 R4'],
    trick: 'Y1 Y5 K1',
    asksForSleeve: true,
    taken: 0,
    right: null,
  },
  {
    name: 'the last card is the bid, be it as it may',
    rows: ['K7', '', ''],
    trick: 'B1 B5 K1',
    asksForSleeve: true,
    taken: 2,
    right: 'K7',
  },
];

const cardOfSlot = ({ rows }: Endgame, slot: number | null): string | null =>
  slot === null ? null : rows[0]!.split(' ')[slot]!;

test.for(plays)('play: $name', (situation) => {
  const slot = choosePlay(endgame(situation), enough, fastRandom(1));
  expect(cardOfSlot(situation, slot)).toBe(situation.right);
});

test.for(plays.filter(({ deep }) => !deep))('play by the rule of thumb alone: $name', (situation) => {
  const slot = choosePlay(endgame(situation), none, fastRandom(1));
  expect(cardOfSlot(situation, slot)).toBe(situation.right);
});

test.for(sleeves)('sleeve: $name', (situation) => {
  const slot = chooseSleeve(endgame(situation), purseOf(enough, enough.steps), fastRandom(1));
  expect(cardOfSlot(situation, slot)).toBe(situation.right);
});
