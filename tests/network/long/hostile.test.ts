// A long siege: a hundred thousand malformed and hostile messages, and a host that holds no more memory after than in the middle.
import { expect, test } from 'vitest';
import { besiege } from '../../../main/network/listener/siege.testing.ts';

const MESSAGES = 100_000;
const LONGEST_MS = 20 * 60_000;
/** Games that were played meanwhile are kept as they would be without a siege. */
const MOST_GROWTH = 1.25;

test(
  'a host that hostile clients besiege for long neither fails, grows nor changes, and who plays there notices nothing',
  async () => {
    const siege = await besiege(MESSAGES, 2);
    const { quiet, log, ...figures } = siege;
    console.log(JSON.stringify({ ...figures, lines: log.length }));
    expect(siege).toMatchObject({ complaints: [], crashed: false, exitCode: 0 });
    expect(siege.sent).toBeGreaterThanOrEqual(MESSAGES);
    expect(siege.games).toBeGreaterThan(0);
    expect(quiet[1]).toBe(quiet[0]);
    expect(siege.heap[2]).toBeLessThan(siege.heap[1] * MOST_GROWTH);
  },
  LONGEST_MS,
);
