// The promise of files: whatever is done to one, it is either taken as a game that can be looked at or refused with one trouble.
import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../../engine/chance/fast.ts';
import { pick, type Random } from '../../../engine/chance/random.ts';
import { formatJournal } from '../../../engine/journal/file.ts';
import { played, testArchive } from '../archive.testing.ts';

const MUTATIONS = 40;
const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2.5,
  1e300,
  4_000_000_000,
  '',
  'x',
  'over',
  '\uD800',
  'R0',
  [],
  {},
  [[]],
  [0, 1, 2],
  JSON.parse('{"__proto__":{"seats":1}}'),
  { type: 'play', slot: 0 },
  { constructor: 1, toString: 2, length: 3 },
  'y'.repeat(5000),
];

interface Spot {
  readonly within: Record<string, unknown>;
  readonly key: string;
}

/** Every place in a value that holds something. */
function spotsIn(value: unknown, spots: Spot[] = []): Spot[] {
  if (typeof value !== 'object' || value === null) return spots;
  for (const [key, inner] of Object.entries(value)) {
    spots.push({ within: value as Record<string, unknown>, key });
    spotsIn(inner, spots);
  }
  return spots;
}

const ofText: readonly ((text: string, random: Random) => string)[] = [
  (text, random) => text.slice(0, random.below(text.length)),
  (text, random) => text.slice(random.below(text.length)),
  (text, random) => {
    const at = random.below(text.length);
    return (
      text.slice(0, at) + pick(['"', '}', '9', ',', '\\', '\u0000', 'é', '-'], random) + text.slice(at + 1)
    );
  },
  (text, random) => {
    const [from, to] = [random.below(text.length), random.below(text.length)];
    return text.slice(0, Math.max(from, to)) + text.slice(Math.min(from, to));
  },
];

const ofValue: readonly ((value: unknown, random: Random) => void)[] = [
  (value, random) => {
    const { within, key } = pick(spotsIn(value), random);
    within[key] = structuredClone(pick(STRANGE, random));
  },
  (value, random) => {
    const { within, key } = pick(spotsIn(value), random);
    if (Array.isArray(within)) within.splice(Number(key), 1);
    else delete within[key];
  },
  (value, random) => {
    const [one, other] = [pick(spotsIn(value), random), pick(spotsIn(value), random)];
    const moved = structuredClone(one.within[one.key]);
    one.within[one.key] = structuredClone(other.within[other.key]);
    other.within[other.key] = moved;
  },
  (value, random) => {
    const { within } = pick(spotsIn(value), random);
    within[pick(['more', 'type', 'seat', 'n', 'result', 'card'], random)] = structuredClone(
      pick(STRANGE, random),
    );
  },
  (value, random) => {
    // A number off by one is the likeliest forgery.
    const numbers = spotsIn(value).filter(({ within, key }) => typeof within[key] === 'number');
    const { within, key } = pick(numbers, random);
    within[key] = Number(within[key]) + pick([-1, 1], random);
  },
];

/** Nobody can tell at what time a move was made, so that another time is as good. */
function atAnotherTime(value: unknown): void {
  for (const { within, key } of spotsIn(value)) if (key === 'at') within[key] = Number(within[key]) + 1;
}

function mutated(text: string, random: Random): string {
  if (random.below(3) === 0) return pick(ofText, random)(text, random);
  const value = JSON.parse(text) as unknown;
  if (random.below(10) === 0) {
    atAnotherTime(value);
    return JSON.stringify(value);
  }
  for (let left = 1 + random.below(2); left > 0; left -= 1) pick(ofValue, random)(value, random);
  return JSON.stringify(value);
}

async function sightText(): Promise<string> {
  const archive = testArchive();
  await archive.keep('game', played('magic-trick', { seats: 3, seed: 71, moves: 30, undos: 2 }));
  archive.atScreen.set('game', [1]);
  return archive.file('game', 1);
}
async function wholeText(): Promise<string> {
  const archive = testArchive();
  await archive.keep('game', played('trick-taking', { seats: 2, seed: 72, undos: 1 }));
  return archive.file('game', null);
}
const partText = (): Promise<string> =>
  Promise.resolve(formatJournal(played('magicians', { seats: 2, seed: 73, moves: 20 })));

describe.for([
  ['a finished game', wholeText, 1],
  ['a game that goes on', partText, 2],
  ['what one seat saw', sightText, 3],
] as const)('%s', ([, made, seed]) => {
  test('is taken or refused, whatever was done to its file', async () => {
    const text = await made();
    const random = fastRandom(seed);
    const archive = testArchive();
    const came: Record<string, number> = {};
    let before = archive.everything();
    for (let count = 0; count < MUTATIONS; count += 1) {
      const changed = mutated(text, random);
      const answer = await archive.bring(changed);
      const after = archive.everything();
      if (answer.type === 'trouble') {
        expect(answer.code).toMatch(/^file-/u);
        expect(after === before, changed.slice(0, 200)).toBe(true);
        came[answer.code] = (came[answer.code] ?? 0) + 1;
      } else {
        if (answer.type !== 'kept') throw new Error(`It is answered with ${answer.type}.`);
        const { table } = answer;
        const steps = await archive.asked('steps', {
          type: 'replay',
          table,
          eyes: 'watcher',
          from: 0,
          count: 100,
        });
        expect(steps.ends).toBeNull();
        expect(await archive.asked('picture', { type: 'picture', table })).toMatchObject({ table });
        came['kept'] = (came['kept'] ?? 0) + 1;
      }
      before = after;
    }
    expect(archive.logged).toEqual([]);
    // The test means something only where both are met, and refusals of several kinds.
    expect(came['kept']).toBeGreaterThan(0);
    expect(Object.keys(came).length).toBeGreaterThan(2);
  });
});
