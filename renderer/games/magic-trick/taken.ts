// The taken tricks that a viewer may look through, with their suits counted: a prestige hangs on how many there are.
import { type MagicTrickView, SUITS } from '../../../engine/games/magic-trick/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { TakenStack, TakenTricks } from '../screen.ts';

export function taken(say: Say, { viewer, stacks, options }: MagicTrickView): TakenTricks {
  const count = stacks.length;
  const first = viewer === 'watcher' ? 0 : viewer;
  return {
    rule: say(`table.magic-trick.taken.${options.stacks}`),
    stacks: Array.from({ length: count }, (_, index) => (first + index) % count).flatMap((seat) => {
      const tricks = stacks[seat] ?? null;
      return tricks === null ? [] : [{ seat, tricks, suits: suitsOf(tricks) }];
    }),
  };
}

function suitsOf(tricks: TakenStack['tricks']): TakenStack['suits'] {
  const suits = tricks.flat().map((card) => card.charAt(0));
  return SUITS.map((code) => ({ code, count: suits.filter((suit) => suit === code).length })).filter(
    ({ count }) => count > 0,
  );
}
