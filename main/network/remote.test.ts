// Tests of whom a connection is counted to.
import { expect, test } from 'vitest';
import { plainAddress, remoteOf } from './remote.ts';

test.for([
  ['192.168.1.31', '192.168.1.31', '192.168.1.31'],
  ['::ffff:192.168.1.31', '192.168.1.31', '192.168.1.31'],
  ['::FFFF:192.168.1.31', '192.168.1.31', '192.168.1.31'],
  ['::1', '::1', '0:0:0:0::/64'],
  ['FE80::1c2:3%eth0', 'fe80::1c2:3', 'fe80:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::5:6', '2001:db8::5:6', '2001:db8:0:0::/64'],
  ['2001:0db8:00a1::', '2001:0db8:00a1::', '2001:db8:a1:0::/64'],
  ['64:ff9b::192.0.2.33', '64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
  ['', '', ''],
  ['nonsense', 'nonsense', 'nonsense'],
])('%s', ([address, plain, remote]) => {
  expect(plainAddress(address ?? '')).toBe(plain);
  expect(remoteOf(address ?? '')).toBe(remote);
});
