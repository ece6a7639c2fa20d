// Tests of what the terminal shows of a table at first; its QR code is read as a phone reads it.
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { companion, FREE } from '../../../engine/protocol/companion.testing.ts';
import type { Company, Hosting } from '../../../engine/protocol/network.ts';
import { posterLines } from './poster.ts';

const say = sayIn(english, 'en');
const company: Company = {
  type: 'company',
  table: 'cea4296cbd2816b4f887e630',
  game: 'magic-trick',
  options: {},
  seats: [FREE],
  watchers: 0,
  begun: false,
};
const invitation = 'http://192.168.1.20:4848/#code=98K-R9T';
const network: NonNullable<Hosting['network']> = {
  port: 4848,
  code: '98K-R9T',
  invitation,
  addresses: [
    { url: 'http://192.168.1.20:4848/', through: 'wlan0', isVirtual: false },
    { url: 'http://172.17.0.1:4848/', through: 'docker0', isVirtual: true },
  ],
  announced: 'starting',
  asks: false,
  graceMs: 60_000,
};
const hosting: Hosting = { type: 'hosting', table: company.table, network, requests: [], guests: [] };
const style = { say, qr: false, colours: false };

test('names the game, the code and every address', () => {
  expect(posterLines(company, hosting, style)).toEqual([
    'Magic Trick: waits for its guests. Join code 98K-R9T',
    '  http://192.168.1.20:4848/  (wlan0)',
    '  http://172.17.0.1:4848/  (docker0, of a program on this machine)',
    '  Kept as table cea4296cbd2816b4f887e630',
  ]);
});

test('says what cannot be reached', () => {
  expect(posterLines(company, { ...hosting, network: null }, style)).toEqual([
    'Magic Trick, table cea4296cbd2816b4f887e630, is not open to the network.',
  ]);
  const alone = posterLines(
    company,
    { ...hosting, network: { ...network, addresses: [] } },
    { ...style, qr: true },
  );
  expect(alone.join('\n')).toContain('This machine is in no network');
  expect(alone.join('\n')).not.toContain('█');
});

test('says which seats need a screen', () => {
  const ann = companion({ name: 'Ann' });
  const lines = posterLines({ ...company, begun: true, seats: [ann] }, hosting, style);
  expect(lines[0]).toBe('Magic Trick: the game goes on. Join code 98K-R9T');
  expect(lines.join('\n')).toContain('Seat 1 (Ann) is played at a screen');
});

const NEVER_IN_A_CODE = /[^ █▀▄]/;

test.for([false, true])('draws a QR code that leads to the table; with colours: %s', (colours) => {
  const lines = posterLines(company, hosting, { ...style, qr: true, colours }).flatMap((line) => {
    // Two blanks go before each line; the colours round it are no part of the picture.
    // oxlint-disable-next-line no-control-regex
    const drawn = line.slice(2).replaceAll(/\u001B\[[\d;]*m/g, '');
    return drawn.includes('█') && !NEVER_IN_A_CODE.test(drawn) ? [drawn] : [];
  });
  expect(read(lines)).toBe(invitation);
});

/** Reads half blocks as a camera sees them: a block is light, a blank is dark. */
function read(lines: readonly string[]): string {
  const scale = 4;
  const rows = lines.flatMap((line) => [
    line.split('').map((block) => block === '█' || block === '▀'),
    line.split('').map((block) => block === '█' || block === '▄'),
  ]);
  const width = (rows[0]?.length ?? 0) * scale;
  const height = rows.length * scale;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isLight = rows[Math.floor(y / scale)]?.[Math.floor(x / scale)] === true;
      data.set(isLight ? [255, 255, 255, 255] : [0, 0, 0, 255], (y * width + x) * 4);
    }
  }
  return decodeQR({ width, height, data });
}
