// Who gets the focus when it is lost, and that nobody gets it while it only goes from one place to the next.
import { describe, expect, test } from 'vitest';
import { type FocusKeeper, keeperOf } from './keep-focus.ts';

function page(lists: readonly string[]) {
  let at: string | null = null;
  let isCovered = false;
  const tasks: (() => void)[] = [];
  const keeper: FocusKeeper = keeperOf({
    isNowhere: () => at === null,
    isAtStart: () => at === null && !isCovered,
    give(list) {
      const to = list ?? lists[0];
      if (to === undefined || !lists.includes(to)) return false;
      at = to;
      keeper.came(to);
      return true;
    },
    later: (task) => void tasks.push(task),
  });
  return {
    keeper,
    /** Something lies over the page. */
    cover(): void {
      isCovered = true;
    },
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

describe('when something is asked', () => {
  /** Somebody with keys has answered in `at` what was asked in the hand. */
  function answeredIn(at: string) {
    const made = page(['hand', 'trick', 'seats']);
    made.keeper.keyUsed();
    made.keeper.asked('hand');
    made.go(at);
    made.keeper.asked(null);
    return made;
  }

  test.for(['hand', 'seats'])('whoever has answered in %s is led to its list, and back', (at) => {
    const { keeper, rest } = answeredIn(at);
    keeper.asked('trick');
    expect(rest()).toBe('trick');
    keeper.asked(null);
    keeper.asked('hand');
    expect(rest()).toBe('hand');
  });

  test('whoever answered with a button that is gone is led there, too', () => {
    const { keeper, go, rest } = answeredIn('hand');
    go('button');
    keeper.asked(null);
    go(null);
    keeper.changed();
    expect(rest()).toBe('hand');
    keeper.asked('trick');
    expect(rest()).toBe('trick');
  });

  test('whoever has gone elsewhere since stays there', () => {
    for (const elsewhere of ['seats', 'button']) {
      const { keeper, go, rest } = answeredIn('hand');
      go(elsewhere);
      keeper.asked('trick');
      expect(rest()).toBe(elsewhere);
    }
  });

  test('whoever uses the mouse is left alone', () => {
    const { keeper, rest } = answeredIn('hand');
    keeper.pointerUsed();
    keeper.asked('trick');
    expect(rest()).toBe('hand');
  });

  test('the first Tab leads there, and no other', () => {
    const { keeper, go, rest } = page(['hand', 'trick']);
    expect(keeper.tabbed()).toBe(false);
    keeper.asked('trick');
    expect(keeper.tabbed()).toBe(true);
    expect(rest()).toBe('trick');
    go(null);
    expect(keeper.tabbed()).toBe(false);
  });

  test('no Tab leads there from what lies over the table, or from elsewhere', () => {
    const covered = page(['hand']);
    covered.keeper.asked('hand');
    covered.cover();
    expect(covered.keeper.tabbed()).toBe(false);
    const moved = page(['hand']);
    moved.keeper.asked('hand');
    moved.go('button');
    expect(moved.keeper.tabbed()).toBe(false);
  });
});
