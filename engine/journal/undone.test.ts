// Tests of what was taken back: each move stands once, in the order in which it was made, whatever was taken back of it.
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../chance/fast.ts';
import type { ReplayedMove } from './replay.ts';
import { takeBack, type Course } from './undone.ts';

const move = (n: number): ReplayedMove => ({ n, seat: 0, move: { type: 'go' }, happenings: [] });
const made = ({ moves, taken }: Course, ...numbers: number[]): Course => ({
  moves: [...moves, ...numbers.map(move)],
  taken,
});
const none: Course = { moves: [], taken: [] };
const shape = ({ moves, taken }: Course) => ({
  moves: moves.map(({ n }) => n),
  taken: taken.map(({ after, seat, moves: part }) => [after, seat, part.map(({ n }) => n)]),
});

describe('taking back', () => {
  test('a tail puts it where it stood', () => {
    expect(shape(takeBack(made(none, 1, 2, 3), 1, 2))).toEqual({ moves: [1], taken: [[1, 2, [2, 3]]] });
  });

  test('a second branch leaves the first before it', () => {
    const first = takeBack(made(none, 1, 2), 1, 0);
    expect(shape(takeBack(made(first, 4), 1, 1))).toEqual({
      moves: [1],
      taken: [
        [1, 0, [2]],
        [1, 1, [4]],
      ],
    });
  });

  test('more than another had left parts what is taken back, in the order of play', () => {
    const first = takeBack(made(none, 1, 2, 3), 1, 0);
    expect(shape(takeBack(made(first, 5, 6), 0, 1))).toEqual({
      moves: [],
      taken: [
        [0, 1, [1]],
        [0, 0, [2, 3]],
        [0, 1, [5, 6]],
      ],
    });
  });

  test('nothing changes nothing', () => {
    const course = takeBack(made(none, 1, 2), 1, 0);
    expect(takeBack(course, 1, 3)).toEqual(course);
  });

  test('at random keeps every move once, and all of them in the order of play', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const random = fastRandom(seed);
      let course = none;
      let n = 0;
      for (let step = 0; step < 40; step += 1) {
        if (random.below(3) > 0) course = made(course, (n += 1));
        else course = takeBack(course, random.below(course.moves.length + 1), random.below(4));
      }
      const told: number[] = [];
      let at = 0;
      for (const { after, moves } of course.taken) {
        expect(after).toBeGreaterThanOrEqual(at);
        expect(moves.length).toBeGreaterThan(0);
        told.push(...course.moves.slice(at, after).map((each) => each.n), ...moves.map((each) => each.n));
        at = after;
      }
      told.push(...course.moves.slice(at).map((each) => each.n));
      expect(told).toEqual(Array.from({ length: n }, (_, index) => index + 1));
    }
  });
});
