// Tests of the names of questions: after an undo no name comes again for another situation, and who is not concerned keeps theirs.
import { expect, test } from 'vitest';
import { createQuestionNames, withoutMark } from './names.ts';

test('without an undo a question is called as the engine calls it', () => {
  const names = createQuestionNames(0);
  expect([names.of(0, 'hand-1.trick-2.play'), names.of(1, 'hand-1.trick-2.play')]).toEqual([
    'hand-1.trick-2.play',
    'hand-1.trick-2.play',
  ]);
});

test('what was asked before and is asked again has another name each time', () => {
  const names = createQuestionNames(0);
  const told = new Set([names.of(0, 'a'), names.of(0, 'b')]);
  for (let time = 0; time < 3; time += 1) {
    names.goBack(
      () => 'b',
      () => 'a',
    );
    for (const id of ['a', 'b']) {
      const name = names.of(0, id);
      expect(told).not.toContain(name);
      expect(withoutMark(name)).toBe(id);
      told.add(name);
    }
  }
});

test('who is asked the same all the while keeps the name, until that is answered and asked again', () => {
  const names = createQuestionNames(0);
  names.of(1, 'sort');
  const sorts = (seat: number) => (seat === 1 ? 'sort' : null);
  names.goBack(sorts, sorts);
  expect(names.of(1, 'sort')).toBe('sort');
  names.of(1, 'next');
  names.goBack(
    () => 'next',
    () => 'sort',
  );
  expect(names.of(1, 'sort')).toBe('sort~2');
  // Whoever has answered and is asked nothing then is asked anew.
  names.goBack(
    () => null,
    () => 'sort',
  );
  expect(names.of(1, 'sort')).toBe('sort~3');
});

test('after a restart names go on where they were', () => {
  expect(createQuestionNames(4).of(0, 'a')).toBe('a~4');
});
