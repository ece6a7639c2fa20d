// What the path paints is what was written: a reader reads it back.
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** Pixels a module. */
const SCALE = 4;

/** Paints the rectangles of a path, dark on light, as a browser would. */
function painted({ size, path }: ReturnType<typeof qrPath>) {
  const width = size * SCALE;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const from = (row * width + Number(x) * SCALE) * 4;
      for (let at = from; at < from + Number(run) * SCALE * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { width, height: width, data };
}

test.for([
  'http://192.168.1.20:4848/#code=KM4-7QX',
  'http://10.0.0.7:4848/#seat=0123456789abcdefghijkl',
  'http://[fe80::1ff:fe23:4567:890a]:65535/#code=KM4-7QX',
])('%s is read back', (address) => {
  expect(decodeQR(painted(qrPath(address)))).toBe(address);
});

test('nothing is dark in the quiet zone, and everything lies in the square', () => {
  const { size, path } = qrPath('http://192.168.1.20:4848/#code=KM4-7QX');
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Number(x)).toBeGreaterThanOrEqual(4);
    expect(Number(y)).toBeGreaterThanOrEqual(4);
    expect(Number(y)).toBeLessThan(size - 4);
    expect(Number(x) + Number(run)).toBeLessThanOrEqual(size - 4);
  }
});
