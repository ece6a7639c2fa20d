// What the steady bot does where a good player has no doubt, as a table.
import { expect, test } from 'vitest';
import { lay, type Laid } from '../table.testing.ts';
import type { Move } from '../types.ts';
import { steady } from './steady.ts';

interface Situation {
  readonly name: string;
  readonly laid: Laid;
  /** The first move that is more than leaving a phase. */
  readonly plays: Partial<Move>;
}

const rival = { hand: 'old-timer', tricks: 'linking-rings', points: 20 };

const situations: readonly Situation[] = [
  {
    name: 'the highest Trick that the ladder allows',
    laid: { theatres: [{ hand: 'hat-trick levitation water-tank', tricks: 'restoration' }, rival] },
    plays: { type: 'trick', card: 'levitation' },
  },
  {
    name: 'the rung that opens the way to the higher ones in hand',
    laid: { theatres: [{ hand: 'hat-trick restoration levitation water-tank' }, rival] },
    plays: { type: 'trick', card: 'hat-trick' },
  },
  {
    name: 'the Trick that the identity is good at before a Support card of the same level',
    laid: {
      theatres: [
        { is: 'chinese-sorcerer', hand: 'restoration trap-doors', tricks: 'hat-trick penetration' },
        rival,
      ],
    },
    plays: { type: 'trick', card: 'restoration' },
  },
  {
    name: 'Support where no Trick can be performed, instead of wasting the turn',
    laid: { theatres: [{ hand: 'grand-stage tesla-machine water-tank', tricks: 'hat-trick' }, rival] },
    plays: { type: 'support', card: 'tesla-machine' },
  },
  {
    name: 'the highest Trick of the one who is about to win is stolen',
    laid: {
      theatres: [
        { hand: 'steal-secret hat-trick', tricks: 'linking-rings restoration', points: 60 },
        { tricks: 'penetration restoration levitation water-tank vanishing-elephant', points: 80 },
        { tricks: 'card-tricks', points: 10 },
      ],
    },
    plays: { type: 'sabotage', card: 'steal-secret', target: 1, on: 'vanishing-elephant' },
  },
  {
    name: 'ten points are taken from whoever would win next, not from who lies behind',
    laid: {
      theatres: [
        { hand: 'ruin-performance hat-trick', tricks: 'linking-rings restoration levitation', points: 88 },
        { tricks: 'penetration goldfish-bowl-trick', points: 5 },
        { tricks: 'card-tricks transformation sword-box', points: 93 },
      ],
    },
    plays: { type: 'sabotage', card: 'ruin-performance', target: 2 },
  },
  {
    name: 'with nothing to play another card is drawn',
    laid: { theatres: [{ hand: 'water-tank shock-magic' }, rival] },
    plays: { type: 'draw' },
  },
  {
    name: 'what reaches the goal is played, whatever else could be had',
    laid: {
      theatres: [
        { hand: 'steal-notebook levitation', tricks: 'hat-trick restoration', points: 94 },
        { hand: 'old-timer style', tricks: 'linking-rings', points: 90 },
      ],
    },
    plays: { type: 'trick', card: 'levitation' },
  },
  {
    name: 'the lowest Trick goes when there is one too many',
    laid: {
      theatres: [
        {
          hand: 'style',
          tricks: 'hat-trick restoration levitation water-tank shock-magic vanishing-elephant',
        },
        rival,
      ],
      phase: 'turn.newTrick.trimming',
    },
    plays: { type: 'discard', cards: ['hat-trick'] },
  },
];

test.for(situations)('$name', ({ laid, plays }) => {
  const table = lay(laid);
  const bot = steady.seat({ seat: 0, seed: 3 });
  for (let step = 0; step < 4; step += 1) {
    bot.see(table.view(0), []);
    const move = bot.choose({ steps: 1000, shouldStop: () => false });
    if (move.type !== 'skip') {
      expect(move).toMatchObject(plays);
      return;
    }
    table.makes(0, move);
  }
  expect.unreachable('nothing was played');
});
