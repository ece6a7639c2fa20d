// Whatever a host elsewhere says, at whatever moment: this copy hears it to the end, and its window only words of the protocol.
import type { Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { fastRandom, type FastRandom } from '../../../engine/chance/fast.ts';
import { toClientSchema, type ToClient } from '../../../engine/protocol/to-client.ts';
import { frame, HANDSHAKE, webSocket } from './raw.testing.ts';
import { COMPANY, copy, endAll, KNOCK, PASS, SEATED, somebody, WELCOME } from './relay.testing.ts';

afterEach(endAll);

const SEEDS = 200;
const TOLD: ReadonlySet<ToClient['type']> = new Set([
  'away',
  'company',
  'view',
  'accepted',
  'refused',
  'considered',
  'guest',
  'pass',
  'trouble',
]);
/** What an honest host says, from its first packet on. */
const HONEST = [
  ...HANDSHAKE,
  ...[WELCOME, COMPANY, PASS, SEATED, { type: 'accepted', id: 'm1', version: 1 }].map(
    (message) => `42["message",${JSON.stringify(message)}]`,
  ),
  '2',
];
/** Pieces that mean something to somebody on the way. */
const PIECES = [
  'null',
  '{}',
  '[]',
  '"',
  '-1',
  '1e999',
  '0',
  '41',
  '5',
  '451-',
  '{"_placeholder":true,"num":0}',
  '\u0000',
  '🂡',
  ',',
];

/** Changes a packet somewhere. */
function spoilt(packet: string, random: FastRandom): string {
  const at = random.below(packet.length + 1);
  const piece = PIECES[random.below(PIECES.length)] ?? '';
  switch (random.below(4)) {
    case 0:
      return packet.slice(0, at);
    case 1:
      return packet.slice(0, at) + piece + packet.slice(at);
    case 2:
      return packet.slice(0, at) + piece + packet.slice(at + piece.length);
    default:
      return packet.slice(at);
  }
}

/** The packets of a host that is honest but for a few. */
function said(seed: number): Buffer[] {
  const random = fastRandom(seed);
  const bad = new Set([random.below(HONEST.length), random.below(HONEST.length)]);
  return HONEST.flatMap((packet, index) => {
    if (!bad.has(index)) return [frame(packet)];
    switch (random.below(6)) {
      case 0:
        return [];
      case 1:
        return [frame(packet), frame(packet)];
      case 2:
        return [frame(packet, random.below(256))];
      case 3:
        return [frame(HONEST[random.below(HONEST.length)] ?? '')];
      default:
        return [frame(spoilt(packet, random))];
    }
  });
}

test(`bears ${SEEDS} hosts that are not quite right`, async () => {
  let seed = 0;
  const open = new Set<Socket>();
  const port = await somebody((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    webSocket(...said(seed))(socket);
  });
  const used = copy({ patienceMs: 50 });
  let welcomes = 0;
  for (seed = 1; seed <= SEEDS; seed += 1) {
    const window = used.window();
    window.hear({ type: 'reach', id: 'r1', address: `127.0.0.1:${port}` });
    const first = await window.told.find(({ type }) => type === 'away' || type === 'trouble');
    if (first.type === 'away') welcomes += 1;
    window.hear(KNOCK);
    for (let count = 0; count < 4; count += 1) await turn();
    window.gone();
    for (const message of window.told.all) {
      expect(
        toClientSchema.safeParse(message).success && TOLD.has(message.type),
        JSON.stringify({ seed, message }),
      ).toBe(true);
    }
    const told = JSON.stringify(window.told.all);
    expect(told.includes(PASS.type === 'pass' ? PASS.secret : '')).toBe(false);
  }
  // Most of them got far enough to be heard.
  expect(welcomes).toBeGreaterThan(SEEDS / 4);
  expect(used.log).toEqual([]);
});
