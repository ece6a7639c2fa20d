// For tests: a siege of a real host. Hostile clients send what they like, while an honest guest plays game after game.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder, type TestClient } from '../../host.testing.ts';
import { connectGuest } from '../guest.testing.ts';
import { hostTable, startBesieged, type Hosted } from './besieged.testing.ts';
import { garbage, packets } from './hostile.testing.ts';
import { enterWire, frame, openWire } from './wire.testing.ts';

export interface SiegeFigures {
  /** Messages, frames and requests that were sent. */
  readonly sent: number;
  readonly connections: number;
  /** Whole games that the honest guest has played meanwhile. */
  readonly games: number;
  readonly honestMoves: number;
  /** Bytes on the heap before, in the middle and after. */
  readonly heap: readonly [number, number, number];
  /** What stands in the journal of the quiet table, and what its guest sees: before and after. */
  readonly quiet: readonly [string, string];
  readonly crashed: boolean;
  readonly exitCode: number | null;
  /** What went wrong for the honest guest. */
  readonly complaints: readonly string[];
  readonly log: readonly string[];
}

/** So many packets over one connection: more than are borne. */
const PACKETS = 150;
const PIECES_OF_GARBAGE = 20;
const ATTACKERS = 6;
/** Connections that begin a request and never end it. */
const LORISES = 20;
const PAUSE_MS = 60;

/** Besieges a host until `count` messages have been sent. @param seed what is sent follows from it */
export async function besiege(count: number, seed: number): Promise<SiegeFigures> {
  const folder = temporaryFolder();
  const host = await startBesieged(folder);
  const owner = await host.window();
  const quietOwner = await host.window();
  const quiet = await hostTable(quietOwner, { kind: 'person', name: 'Ann' });
  quiet.begin();
  // The guest has sat down and both bots have sorted their cards: now only people are asked.
  await quiet.guest.find('view', ({ version }) => version >= 3);
  const quietState = async (): Promise<string> => {
    const secret = quiet.guest.pass?.secret ?? '';
    // Whoever had the pass last has the seat: it is taken back before it is looked at.
    const back = await connectGuest(quiet.port);
    await back.knock({ by: 'pass', table: quiet.table, secret });
    const view = await back.find('view');
    back.close();
    return JSON.stringify([journalOf(folder.data, quiet.table), view.version, view.view]);
  };

  let isOver = false;
  let games = 0;
  let honestMoves = 0;
  const complaints: string[] = [];
  const play = async (): Promise<void> => {
    do {
      const { guest, begin } = await hostTable(owner, { kind: 'bot', name: 'Grace', bot: 'random' });
      guest.socket.on('disconnect', (why: string) => {
        if (why !== 'io client disconnect') complaints.push(`The honest guest was cut off: ${why}.`);
      });
      begin();
      await guest.play();
      games += 1;
      honestMoves += guest.accepted.length;
      guest.close();
    } while (!isOver);
  };

  const before = await quietState();
  const heap: [number, number, number] = [await host.heap(), 0, 0];
  const honest = play().catch((error: unknown) => void complaints.push(String(error)));
  const lorises = Array.from({ length: LORISES }, () => openWire(quiet.port, '127.0.0.2'));
  for (const { send } of lorises) send('GET / HTTP/1.1\r\nHost: ');
  const drip = setInterval(() => lorises.forEach(({ send }) => send('x')), PAUSE_MS);

  let sent = 0;
  let connections = 0;
  let isHalf = false;
  const attack = async (attacker: number): Promise<void> => {
    for (let round = 0; sent < count && host.isRunning(); round += 1) {
      const from = `127.0.${attacker + 1}.${(round % 250) + 2}`;
      const number = seed + attacker * 100_000 + round;
      connections += 1;
      if (round % 8 === 7) {
        const pieces = garbage(quiet.port, number, PIECES_OF_GARBAGE);
        await Promise.all(pieces.map((piece) => throwGarbage(quiet.port, from, piece)));
        sent += pieces.length;
        connections += pieces.length - 1;
      } else {
        sent += await talk(quiet, from, number, round % 3 === 0);
      }
      if (!isHalf && sent > count / 2) {
        isHalf = true;
        heap[1] = await host.heap();
      }
    }
  };
  await Promise.all(Array.from({ length: ATTACKERS }, (_, attacker) => attack(attacker)));
  isOver = true;
  clearInterval(drip);
  for (const { socket } of lorises) socket.destroy();
  await honest;
  const crashed = !host.isRunning();
  const after = crashed ? '' : await quietState();
  if (!crashed) heap[2] = await heapAtRest(host, [owner, quietOwner]);
  for (const client of [owner, quietOwner, quiet.guest]) client.close();
  const exitCode = crashed ? null : await host.close();
  folder.remove();
  return {
    sent,
    connections,
    games,
    honestMoves,
    heap,
    quiet: [before, after],
    crashed,
    exitCode,
    complaints,
    log: host.log,
  };
}

/** One connection that says many things, from somebody with a seat at the quiet table or not. */
async function talk(quiet: Hosted, from: string, seed: number, isSeated: boolean): Promise<number> {
  const wire = openWire(quiet.port, from);
  if (!(await enterWire(wire, quiet.port))) return 1;
  const view = quiet.guest.view()?.view as { question?: { id: string } | null } | undefined;
  wire.send(frame('42["message",{"type":"hello","protocol":4}]'));
  if (isSeated) {
    const keys = { by: 'pass', table: quiet.table, secret: quiet.guest.pass?.secret };
    wire.send(frame(`42["message",${JSON.stringify({ type: 'knock', id: 'k', keys })}]`));
  }
  const said = packets({ table: quiet.table, question: view?.question?.id ?? 'q' }, seed, PACKETS);
  let sent = 2;
  for (const packet of said) {
    if (wire.socket.destroyed) break;
    wire.send(frame(packet));
    sent += 1;
    // Some at once and some apart, so that limits are met from both sides.
    if (sent % 50 === 0) await wait(PAUSE_MS);
  }
  await Promise.race([wire.closed, wait(PAUSE_MS)]);
  wire.socket.destroy();
  return sent;
}

async function throwGarbage(port: number, from: string, piece: string | Buffer): Promise<void> {
  const wire = openWire(port, from);
  wire.send(piece);
  await Promise.race([wire.closed, wait(PAUSE_MS)]);
  wire.socket.destroy();
}

/** The heap once connections that were cut are gone for good. */
async function heapAtRest(
  host: { heap(): Promise<number> },
  windows: readonly TestClient[],
): Promise<number> {
  for (const { messages, frames } of windows) {
    messages.length = 0;
    frames.length = 0;
  }
  await wait(2500);
  return host.heap();
}

function journalOf(data: string, table: string): unknown[] {
  const database = new DatabaseSync(join(data, 'parlor-tricks.sqlite'), { readOnly: true });
  try {
    return database.prepare('SELECT n, entry FROM entries WHERE table_id = ? ORDER BY n').all(table);
  } finally {
    database.close();
  }
}
