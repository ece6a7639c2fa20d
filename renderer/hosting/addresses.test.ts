// Tests of how addresses are shown.
import { expect, test } from 'vitest';
import { english } from '../../engine/language/catalogue.ts';
import { sayIn } from '../../engine/language/say.ts';
import { asTyped, throughWords } from './addresses.ts';

test('an address is shown as it is typed', () => {
  expect(asTyped('http://192.168.1.20:4848/')).toBe('192.168.1.20:4848');
  expect(asTyped('http://[fd00::2]:4848/')).toBe('[fd00::2]:4848');
});

test('networks have names that people know, and others keep theirs', () => {
  const say = sayIn(english, 'en-GB');
  expect(throughWords(say, 'wlan0')).toBe('Wi-Fi');
  expect(throughWords(say, 'wlp3s0')).toBe('Wi-Fi');
  expect(throughWords(say, 'enp0s31f6')).toBe('by cable');
  expect(throughWords(say, 'en0')).toBe('en0');
  expect(throughWords(say, 'docker0')).toBe('docker0');
});
