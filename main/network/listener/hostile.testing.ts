// For tests: what hostile clients send. All of it follows from a seed, and none of it is a move that the rules allow.
import fc from 'fast-check';
import { BINARY, frame, TEXT, upgradeRequest } from './wire.testing.ts';

const KEYS = [
  'type',
  'id',
  'table',
  'seat',
  'name',
  'keys',
  'by',
  'code',
  'move',
  'question',
  'partial',
  'protocol',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
];
const TYPES = [
  'hello',
  'knock',
  'ask',
  'join',
  'leave',
  'move',
  'consider',
  'open',
  'host',
  'manners',
  'begin',
  'admit',
  'remove',
  'sit',
  'invite',
  'lift',
  'look',
  'reach',
  'part',
  'forget',
  '__proto__',
  '',
];

/** JSON as text, since an object with the key `__proto__` cannot be written otherwise. */
const text = fc.letrec<{ value: string; list: string; map: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: false },
    fc.constantFrom(
      'null',
      'true',
      '-1',
      '1e999',
      '0',
      '-0',
      '6.5',
      '9007199254740993',
      '""',
      '"\\ud800"',
      '"\\u202e"',
    ),
    fc.string({ maxLength: 30 }).map((value) => JSON.stringify(value)),
    tie('list'),
    tie('map'),
  ),
  list: fc.array(tie('value'), { maxLength: 4 }).map((values) => `[${values.join()}]`),
  map: fc
    .array(fc.tuple(fc.constantFrom(...KEYS), tie('value')), { maxLength: 5 })
    .map((pairs) => `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join()}}`),
})).value;

/** What a hostile guest knows of a table at which it may have a seat. */
export interface Known {
  readonly table: string;
  readonly question: string;
}

/** Messages that pass the schema or nearly do. Each move has a key too many, so that none is one. */
function nearlyRight({ table, question }: Known) {
  const move = fc.constantFrom(
    '{"type":"arrange","order":[0,1,2,3,4,5,6],"seat":0}',
    '{"type":"play","slot":99,"__proto__":{"slot":0}}',
    '{"type":"play","card":"S7","as":1}',
    '{"type":"pass","seat":0}',
    '[]',
    'null',
    '"pass"',
    `{"type":"arrange","order":[${'0,'.repeat(3000)}0],"x":1}`,
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`,
  );
  const id = fc.integer({ min: 0, max: 1e6 }).map((value) => `"h${value}"`);
  const at = fc.constantFrom(JSON.stringify(table), '"elsewhere"', '"__proto__"');
  const asked = fc.constantFrom(JSON.stringify(question), '"q"', '""');
  const about = fc.tuple(id, at, asked, move, text);
  return fc.oneof(
    about.map(([i, t, q, m]) => `{"type":"move","id":${i},"table":${t},"question":${q},"move":${m}}`),
    about.map(([i, t, q, m]) => `{"type":"consider","id":${i},"table":${t},"question":${q},"partial":${m}}`),
    about.map(
      ([i, t, q, m, x]) => `{"type":"move","id":${i},"table":${t},"question":${q},"move":${m},"seat":${x}}`,
    ),
    about.map(([i, t]) => `{"type":"join","id":${i},"table":${t}}`),
    about.map(([i, t]) => `{"type":"ask","id":${i},"table":${t},"seat":1,"name":"\\u202eMallory"}`),
    about.map(([i, t]) => `{"type":"knock","id":${i},"keys":{"by":"pass","table":${t},"secret":${t}}}`),
    about.map(([i]) => `{"type":"knock","id":${i},"keys":{"by":"ticket","ticket":"AAAAAAAAAAAAAAAAAAAAAA"}}`),
    about.map(([i]) => `{"type":"knock","id":${i},"keys":{"by":"code","code":"222-222"}}`),
    fc
      .tuple(fc.constantFrom(...TYPES), id, at, text)
      .map(([type, i, t, x]) => `{"type":"${type}","id":${i},"table":${t},"seat":${x}}`),
    fc.constantFrom(
      '{"type":"hello","protocol":3}',
      '{"type":"hello","protocol":"4"}',
      '{"type":"hello","protocol":5,"program":"9","x":[]}',
    ),
  );
}

/** Texts of Socket.IO's packets, most of them messages. */
export function packets(known: Known, seed: number, count: number): string[] {
  const message = fc.oneof({ arbitrary: nearlyRight(known), weight: 6 }, { arbitrary: text, weight: 2 });
  const packet = fc.oneof(
    { arbitrary: message.map((said) => `42["message",${said}]`), weight: 40 },
    {
      arbitrary: fc
        .tuple(fc.constantFrom('', 'other', 'connect', '__proto__'), text)
        .map(([name, x]) => `42["${name}",${x}]`),
      weight: 2,
    },
    { arbitrary: text.map((x) => `42${x}`), weight: 1 },
    { arbitrary: fc.integer().map((x) => `43${x}[]`), weight: 2 },
    {
      arbitrary: fc.constantFrom(
        '40',
        '40/admin,',
        '41',
        '44',
        '45',
        '451-["message",{"_placeholder":true,"num":0}]',
        '46999999-[]',
        '47',
        '4',
        '',
        '2',
        '3probe',
        '5',
        '6',
        '1',
        '9',
        '42["message",',
        '42["message","' + 'x'.repeat(20_000) + '"]',
      ),
      weight: 1,
    },
  );
  return fc.sample(packet, { seed, numRuns: count });
}

/** Bytes that are sent over a connection of their own, most of them no HTTP. */
export function garbage(port: number, seed: number, count: number): (string | Buffer)[] {
  const host = `Host: 127.0.0.1:${port}\r\n`;
  const open = upgradeRequest(port);
  const framed = (...frames: Buffer[]): Buffer => Buffer.concat([Buffer.from(open), ...frames]);
  const fixed: (string | Buffer)[] = [
    // A greeting of TLS.
    Buffer.from('16030100c8010000c40303', 'hex'),
    'GET / HTTP/1.1\r\n\r\n',
    'GET / HTTP/0.9\r\n\r\n',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n`,
    `GET /../secret.txt HTTP/1.1\r\n${host}\r\n`,
    `POST / HTTP/1.1\r\n${host}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG`,
    `POST / HTTP/1.1\r\n${host}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
    `GET / HTTP/1.1\r\n${host}Transfer-Encoding:\tchunked\r\n\r\nffffffffffffffff\r\n`,
    `GET / HTTP/1.1\n${host}\n`,
    `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`,
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
    `GET / HTTP/1.1\r\n${host}${'X: y\r\n'.repeat(800)}\r\n`,
    `GET / HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 9\r\n\r\n`,
    `CONNECT 127.0.0.1:22 HTTP/1.1\r\n${host}\r\n`,
    upgradeRequest(port, { Origin: 'http://evil.example' }),
    upgradeRequest(port, { Host: 'evil.example' }),
    upgradeRequest(port, { 'Sec-WebSocket-Key': 'x' }),
    upgradeRequest(port, { Upgrade: 'h2c' }),
    // Frames: without a mask, of reserved kinds, endless, broken text, a goodbye with too much in it, pieces without end.
    framed(Buffer.from([0x81, 0x02, 0x34, 0x30])),
    framed(frame('40', 3)),
    framed(frame('40', TEXT, 0xf0)),
    framed(Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])),
    framed(frame(Buffer.from([0xff, 0xfe]))),
    framed(frame(Buffer.alloc(126), 8)),
    framed(frame('40'), ...Array.from({ length: 20 }, () => frame('x'.repeat(2000), 0, 0))),
    framed(frame('4', TEXT, 0), ...Array.from({ length: 20 }, () => frame('x'.repeat(2000), 0, 0))),
    framed(...Array.from({ length: 600 }, () => frame('', 9))),
    framed(frame('40'), ...Array.from({ length: 20 }, () => frame(Buffer.alloc(1000), BINARY))),
    framed(...Array.from({ length: 50 }, () => frame('40'))),
    framed(...Array.from({ length: 50 }, () => frame('40/admin,'))),
  ];
  const random = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
  const any = fc.oneof({ arbitrary: fc.constantFrom(...fixed), weight: 3 }, { arbitrary: random, weight: 1 });
  return fc.sample(any, { seed, numRuns: count });
}
