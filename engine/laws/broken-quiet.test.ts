// Games that call moves quiet on purpose that are not: law 7 must notice, and say what they tell.
import { expect, test } from 'vitest';
import { defineGame } from '../core/define-game.ts';
import type { AnyMove, AnyState } from '../core/game.ts';
import { magicTrick } from '../games/magic-trick/index.ts';
import type { State as MagicTrickState } from '../games/magic-trick/types.ts';
import { magicians } from '../games/magicians/index.ts';
import { sam } from '../games/sam/index.ts';
import type { State as SamState } from '../games/sam/types.ts';
import { trickTaking } from '../games/trick-taking/index.ts';
import type { AnyGame } from '../session/session.ts';
import { magicTrickLaws } from './games/magic-trick.ts';
import { magiciansLaws } from './games/magicians.ts';
import { samLaws } from './games/sam.ts';
import { trickTakingLaws } from './games/trick-taking.ts';
import { checkLaw7 } from './law-7.ts';
import { LawBroken, type AnyLawModule } from './trial.ts';

/** The game, where these happenings are called quiet too. */
function calmer<G extends AnyGame>(game: G, ...types: string[]): AnyGame {
  const isQuiet = (happenings: readonly { readonly type: string }[]): boolean =>
    game.isQuiet(happenings.filter(({ type }) => !types.includes(type)));
  return defineGame({ ...game, isQuiet }) as AnyGame;
}

/** The game, where it is said by this and nothing else which moves are quiet. */
function saying(game: AnyGame, quiet: (state: never, seat: number, move: AnyMove) => boolean): AnyGame {
  return {
    ...game,
    quiet: (state: AnyState, seat: number, move: AnyMove) => quiet(state as never, seat, move),
  };
}

const isGood = (game: AnyGame) => game.quiet as (state: AnyState, seat: number, move: AnyMove) => boolean;

interface Row {
  readonly name: string;
  readonly game: AnyGame;
  readonly module: AnyLawModule;
  readonly aspects: readonly string[];
}

const rows: readonly Row[] = [
  {
    name: 'a card that is played in Magic Trick',
    game: calmer(magicTrick, 'played'),
    module: magicTrickLaws,
    aspects: ['events', 'view'],
  },
  {
    name: 'the last row that is sorted in Magic Trick',
    game: calmer(magicTrick, 'sorted'),
    module: magicTrickLaws,
    aspects: ['view'],
  },
  {
    name: 'a card up the sleeve in Magic Trick',
    game: calmer(magicTrick, 'sleeved'),
    module: magicTrickLaws,
    aspects: ['events', 'view'],
  },
  {
    name: 'a card that is led in Trick-Taking',
    game: calmer(trickTaking, 'led'),
    module: trickTakingLaws,
    aspects: ['legality', 'events'],
  },
  {
    name: 'cards that are drawn in Trick-Taking',
    game: calmer(trickTaking, 'drew'),
    module: trickTakingLaws,
    aspects: ['events', 'view'],
  },
  {
    name: 'a hand that is kept in Magicians, by which the next is asked or not',
    game: calmer(magicians, 'kept'),
    module: magiciansLaws,
    aspects: ['events', 'view'],
  },
  {
    name: 'a card that is discarded from a hand in Magicians',
    game: saying(
      magicians,
      (state, seat, move) => move.type === 'discard' || isGood(magicians)(state, seat, move),
    ),
    module: magiciansLaws,
    aspects: ['legality', 'events', 'view'],
  },
  {
    name: 'a card that is turned up in SAM',
    game: saying(sam, (state, seat, move) => move.type === 'flip' || isGood(sam)(state, seat, move)),
    module: samLaws,
    aspects: ['legality', 'events', 'view'],
  },
  {
    name: 'a target that is turned up in SAM',
    game: calmer(sam, 'turned-up'),
    module: samLaws,
    aspects: ['events', 'view'],
  },
  {
    name: 'a draw for the order of SAM',
    game: saying(sam, (state, seat, move) => move.type === 'arrange' || isGood(sam)(state, seat, move)),
    module: samLaws,
    aspects: ['chance', 'events', 'view'],
  },
  {
    name: 'what depends on a hidden card',
    game: saying(magicTrick, (state: MagicTrickState, seat, move) =>
      isGood(magicTrick)(state, seat, move) ? state.rows[0]![0]! % 2 === 0 : false,
    ),
    module: magicTrickLaws,
    aspects: ['saying'],
  },
  {
    name: 'a question that changes the state',
    game: saying(sam, (state: SamState) => {
      state.points += 1;
      return false;
    }),
    module: samLaws,
    aspects: ['unchanged'],
  },
];

/** What law 7 says of a game, over a few random tables. */
function aspectOf({ game, module }: Pick<Row, 'game' | 'module'>): string | null {
  for (let number = 0; number < 40; number += 1) {
    try {
      checkLaw7({ game, module, seats: 3 + (number % 2), number, share: 0.5 });
    } catch (error) {
      if (error instanceof LawBroken) return error.aspect;
      throw error;
    }
  }
  return null;
}

test.for(rows)('law 7 finds $name', { timeout: 60_000 }, (row) => {
  expect(row.aspects).toContain(aspectOf(row));
});
