// The exact chances of what comes out at random: test code that goes through every way in which the numbers can fall.
import type { Random } from '../../chance/random.ts';
import { randomTurn } from './turn-random.ts';
import type { State } from './types.ts';

/** The chance of every turn of seat 0 that can come out, by its JSON. Not for the challenge, where there are too many ways. */
export function chancesOf(state: State): Map<string, number> {
  const chances = new Map<string, number>();
  const drawn: { number: number; bound: number }[] = [];
  for (;;) {
    let at = 0;
    const random: Random = {
      below(bound) {
        if (at === drawn.length) drawn.push({ number: 0, bound });
        at += 1;
        return drawn[at - 1]!.number;
      },
    };
    const key = JSON.stringify(randomTurn(state, 0, random));
    const chance = drawn.reduce((product, { bound }) => product / bound, 1);
    chances.set(key, (chances.get(key) ?? 0) + chance);
    while (drawn.length > 0 && drawn.at(-1)!.number === drawn.at(-1)!.bound - 1) drawn.pop();
    if (drawn.length === 0) return chances;
    drawn.at(-1)!.number += 1;
  }
}
