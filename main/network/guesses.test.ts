// Tests of the guard against guessing: with a clock that stands until it is moved.
import { beforeEach, describe, expect, test } from 'vitest';
import { createGuesses, type Guesses } from './guesses.ts';

let now = 0;
let guesses: Guesses;
beforeEach(() => {
  now = 1_000_000;
  guesses = createGuesses(() => now);
});

const wrong = (from: string, times: number): void => {
  for (let time = 0; time < times; time += 1) guesses.wrong(from);
};

describe('one address', () => {
  test('may be wrong ten times at once, then once each six seconds', () => {
    wrong('192.168.1.20', 9);
    expect(guesses.mayTry('192.168.1.20')).toBe(0);
    wrong('192.168.1.20', 1);
    expect(guesses.mayTry('192.168.1.20')).toBe(6);
    now += 2_500;
    expect(guesses.mayTry('192.168.1.20')).toBe(4);
    now += 3_500;
    expect(guesses.mayTry('192.168.1.20')).toBe(0);
    wrong('192.168.1.20', 1);
    expect(guesses.mayTry('192.168.1.20')).toBe(6);
    now += 60_000;
    wrong('192.168.1.20', 10);
    expect(guesses.mayTry('192.168.1.20')).toBe(6);
  });

  test('keeps no other from trying', () => {
    wrong('192.168.1.20', 30);
    expect(guesses.mayTry('192.168.1.21')).toBe(0);
    expect(guesses.mayTry('::ffff:192.168.1.20')).toBe(6);
  });

  test('of IPv6 is its whole network', () => {
    for (let last = 1; last <= 10; last += 1) guesses.wrong(`2001:db8:1:2::${last.toString(16)}`);
    expect(guesses.mayTry('2001:db8:1:2:ffff::7')).toBe(6);
    expect(guesses.mayTry('2001:db8:1:3::1')).toBe(0);
  });

  test('waits no longer when the clock was put back', () => {
    wrong('192.168.1.20', 10);
    now -= 3_600_000;
    expect(guesses.mayTry('192.168.1.20')).toBe(6);
  });
});

test('all addresses together may be wrong once a second after the first sixty', () => {
  for (let address = 0; address < 60; address += 1) guesses.wrong(`10.0.0.${address}`);
  expect(guesses.mayTry('10.0.1.1')).toBe(1);
  now += 1_000;
  expect(guesses.mayTry('10.0.1.1')).toBe(0);
  guesses.wrong('10.0.1.2');
  expect(guesses.mayTry('10.0.1.1')).toBe(1);
});

test('in ten hours of guessing from a thousand addresses, some 36,000 codes are looked at', () => {
  let looked = 0;
  for (let second = 0; second < 36_000; second += 1) {
    now += 1_000;
    for (let each = 0; each < 4; each += 1) {
      const from = `10.0.${second % 4}.${(second * 4 + each) % 250}`;
      if (guesses.mayTry(from) > 0) continue;
      looked += 1;
      guesses.wrong(from);
    }
  }
  expect(looked).toBeLessThanOrEqual(36_060);
});
