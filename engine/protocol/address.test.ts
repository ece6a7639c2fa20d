// What people type for the address of a host, and what is none.
import { expect, test } from 'vitest';
import { parseAddress } from './address.ts';

test.for<readonly [string, string]>([
  ['192.168.1.20', '192.168.1.20:4848'],
  ['  192.168.1.20:5000 ', '192.168.1.20:5000'],
  ['127.0.0.1', '127.0.0.1:4848'],
  ['http://192.168.1.20:4848/', '192.168.1.20:4848'],
  ['HTTP://Hal.Local', 'hal.local:4848'],
  ['http://192.168.1.20:4848/?renderer=canvas', '192.168.1.20:4848'],
  ['hal', 'hal:4848'],
  ['hal.local.', 'hal.local:4848'],
  ['hal_9000.local:80', 'hal_9000.local:80'],
  ['[fe80::1]:4849', '[fe80::1]:4849'],
  ['[::1]', '[::1]:4848'],
  ['fe80::1', '[fe80::1]:4848'],
  ['fe80::1%eth0', '[fe80::1%eth0]:4848'],
  ['http://[fe80::1%25eth0]:4848/', '[fe80::1%eth0]:4848'],
  ['2001:DB8:0:1:2:3:4:5', '[2001:db8:0:1:2:3:4:5]:4848'],
  ['::ffff:192.168.1.20', '[::ffff:192.168.1.20]:4848'],
])('%j is %s', ([text, address]) => {
  expect(parseAddress(text)?.address).toBe(address);
});

test('takes what came along to come in with', () => {
  expect(parseAddress('http://192.168.1.20:4848/#code=KM4-7QX')).toEqual({
    address: '192.168.1.20:4848',
    host: '192.168.1.20',
    port: 4848,
    keys: { by: 'code', code: 'KM4-7QX' },
  });
  expect(parseAddress('192.168.1.20#seat=abc%20d')?.keys).toEqual({ by: 'ticket', ticket: 'abc d' });
  expect(parseAddress('192.168.1.20 KM4-7QX')?.keys).toEqual({ by: 'code', code: 'KM4-7QX' });
});

test.for(['#', '#code=', '#code=%E0%A4%A', '#other=KM4-7QX', `#code=${'K'.repeat(65)}`])(
  'leaves what is cut off or strange: %s',
  (fragment) => {
    expect(parseAddress(`http://192.168.1.20/${fragment}`)).toMatchObject({
      address: '192.168.1.20:4848',
      keys: null,
    });
  },
);

test.for([
  '',
  '   ',
  'https://192.168.1.20',
  'ftp://192.168.1.20',
  'http://',
  'http:///',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'somebody@192.168.1.20',
  'http://somebody:secret@192.168.1.20',
  '192.168.1',
  '192.168.1.256',
  '192.168.01.20',
  '1.2.3.4.5',
  '3232235796',
  '192.168.1.20:',
  '192.168.1.20:0',
  '192.168.1.20:65536',
  '192.168.1.20:484848',
  '192.168.1.20:-1',
  '192.168.1.20:48x8',
  '192.168.1.20/elsewhere',
  '192.168.1.20 4848 KM4-7QX',
  '192,168,1,20',
  'hal..local',
  '-hal.local',
  'hal!',
  'höhle.local',
  '[]',
  '[:]',
  '[:::]',
  '[fe80::1',
  'fe80::1]',
  '[fe80::1%]',
  '[1:2:3:4:5:6:7:8:9]',
  '[1:2:3:4:5:6:7]',
  '[1::2::3]',
  '[g::1]',
  '[::1.2.3]',
  '[::1.2.3.4:5]',
  '[12345::1]',
  `${'a'.repeat(64)}.local`,
  'a'.repeat(501),
])('%j is no address', (text) => {
  expect(parseAddress(text)).toBeNull();
});

test('reads an address that it has made as the same one', () => {
  for (const text of ['192.168.1.20', 'fe80::1%eth0', 'hal.local:80']) {
    const { address = '' } = parseAddress(text) ?? {};
    expect(parseAddress(address)?.address).toBe(address);
  }
});
