// "Play again" asks for the same people, bots and options.
import { expect, test } from 'vitest';
import type { View } from '../../engine/core/view.ts';
import { sameAgain } from './same-again.ts';

test('people stay people and bots stay the bots they were', () => {
  const seats = [
    { name: 'Ada', kind: 'person', bot: null },
    { name: 'Horace', kind: 'bot', bot: 'steady' },
  ] as const;
  expect(sameAgain({ view: { game: 'magic-trick' } as View, seats }, { prestige: false }, 'before')).toEqual({
    after: 'before',
    game: 'magic-trick',
    options: { prestige: false },
    seats: [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'Horace', bot: 'steady' },
    ],
  });
});
