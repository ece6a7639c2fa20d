// The taken tricks that a viewer may look through, with their suits counted: a prestige hangs on how many there are.
import { type MagicTrickView, SUITS } from '../../../engine/games/magic-trick/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Arrangement, Taken } from '../screen.ts';

export function taken(say: Say, { viewer, stacks, options }: MagicTrickView): Taken {
  const count = stacks.length;
  const first = viewer === 'watcher' ? 0 : viewer;
  return {
    title: say('table.magic-trick.taken.title'),
    whose: say('table.magic-trick.taken.whose'),
    rule: say(`table.magic-trick.taken.${options.stacks}`),
    nothing: say('table.magic-trick.taken.nothing'),
    arePictures: false,
    stacks: Array.from({ length: count }, (_, index) => (first + index) % count).flatMap((seat) => {
      const tricks = stacks[seat] ?? null;
      if (tricks === null) return [];
      return [
        { seat, count: tricks.length, arrangements: tricks.length === 0 ? [] : [byTrick(say, tricks)] },
      ];
    }),
  };
}

function byTrick(say: Say, tricks: readonly (readonly string[])[]): Arrangement {
  const suits = tricks.flat().map((card) => card.charAt(0));
  const counts = SUITS.map((code) => ({ code, count: suits.filter((suit) => suit === code).length })).filter(
    ({ count }) => count > 0,
  );
  return {
    id: 'trick',
    words: '',
    summary: say('table.magic-trick.taken.count', { count: tricks.length, suits: counts.length }),
    counts,
    rows: tricks.map((cards, index) => ({
      words: say('table.magic-trick.taken.number', { number: index + 1 }),
      cards,
    })),
  };
}
