// Who gets the focus when it is lost, and that nobody gets it while it only goes from one place to the next.
import { expect, test } from 'vitest';
import { keeperOf } from './keep-focus.ts';

function page(lists: readonly string[]) {
  let at: string | null = null;
  const tasks: (() => void)[] = [];
  const keeper = keeperOf({
    isNowhere: () => at === null,
    give(list) {
      const to = list ?? lists[0];
      if (to === undefined || !lists.includes(to)) return false;
      at = to;
      return true;
    },
    later: (task) => void tasks.push(task),
  });
  return {
    keeper,
    /** Moves the focus: to a list, to a `button` elsewhere, or (null) nowhere. */
    go(to: string | null): void {
      at = to;
      if (to !== null) keeper.came(to === 'button' ? null : to);
    },
    rest(): string | null {
      for (const task of tasks.splice(0)) task();
      return at;
    },
  };
}

test('goes back to the list it was in', () => {
  const { keeper, go, rest } = page(['own', 'centre', 'seat-1']);
  keeper.keyUsed();
  go('centre');
  go(null);
  keeper.changed();
  expect(rest()).toBe('centre');
});

test.for(['sort', 'button'])('goes to the first list when it was lost in %s, which is gone', (gone) => {
  const { keeper, go, rest } = page(['own', 'centre']);
  keeper.keyUsed();
  go('centre');
  go(gone);
  go(null);
  keeper.changed();
  expect(rest()).toBe('own');
});

test('is left alone when the table is drawn while it goes from one list to the next', () => {
  const { keeper, go, rest } = page(['own', 'centre', 'seat-1']);
  keeper.keyUsed();
  go('centre');
  go(null);
  keeper.changed();
  go('seat-1');
  expect(rest()).toBe('seat-1');
});

test('is left nowhere for whoever uses the mouse', () => {
  const { keeper, go, rest } = page(['own']);
  keeper.keyUsed();
  go('own');
  keeper.pointerUsed();
  go(null);
  keeper.changed();
  expect(rest()).toBeNull();
});
