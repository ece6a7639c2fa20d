// The promise of the listener: no frame to anybody ever holds a card that they may not know yet, nor the seed.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keyOf } from '../../engine/chance/chacha.ts';
import type { ToTable } from '../../engine/protocol/to-table.ts';
import { startHost } from '../host.ts';
import {
  connect,
  cookieFrom,
  openRequest,
  temporaryFolder,
  testSetup,
  type TestClient,
} from '../host.testing.ts';
import { answerTo, asView } from '../table/player.testing.ts';
import { EVERY_CARD, cardsIn, knowledgeOf, numberListsIn, type Entry } from './knowledge.testing.ts';

const SEATS = 4;
const VIEWERS = [0, 1, 2, 3, null];
const ROWS = VIEWERS.map((viewer) => [viewer === null ? 'a watcher' : `seat ${viewer}`, viewer] as const);
/** In the middle of the second hand the client comes anew and is told the whole game. */
const RELOAD_AT = 140;
const LONGEST_MS = 300_000;
/** After this a message that came too fast is sent again: in the meantime some five more are allowed. */
const PAUSE_MS = 100;
const HARMLESS_NUMBERS = new Set(['awaiting', 'holds', 'scores', 'points', 'totals', 'winners']);

interface Game {
  readonly viewer: number | null;
  readonly frames: readonly string[];
  readonly entries: readonly Entry[];
  readonly seed: string;
}

const folder = temporaryFolder();
const games: Game[] = [];

/**
 * Plays a whole game through the listener: answers questions, asks, errs and comes anew on the way.
 * @throws when the host reports anything that would keep the game from its end
 */
async function playAs(client: TestClient, viewer: number | null): Promise<string> {
  const answered = new Set<string>();
  /** By id, what must arrive for the game to go on; a mistake that comes too fast may get lost. */
  const needed = new Map<string, ToTable>();
  const sayAtLast = (message: ToTable & { id: string }): void => {
    needed.set(message.id, message);
    client.say(message);
  };
  let joined = false;
  const failed = new Promise<never>((_, reject) => {
    client.socket.once('disconnect', (why) => reject(new Error(`The host cut the line: ${why}.`)));
    client.onMessage((message) => {
      if (message.type === 'trouble') {
        if (message.code !== 'too-fast') return reject(new Error(message.code));
        const again = needed.get(message.id ?? '');
        if (again) setTimeout(() => client.say(again), PAUSE_MS);
      }
      if (message.type === 'refused' && needed.has(message.id) && message.refusal.code !== 'stale')
        reject(new Error(`An answer was refused: ${message.refusal.code}.`));
    });
  });
  client.onMessage((message) => {
    if (message.type !== 'view') return;
    const { table, version } = message;
    const view = asView(message.view);
    const question = view.question?.id;
    if (version >= RELOAD_AT && !joined) {
      joined = true;
      sayAtLast({ type: 'join', id: 'again', table });
    }
    if (question === undefined || answered.has(question)) return;
    answered.add(question);
    const about = { table, question };
    const order = view.toSort?.cards ?? [];
    // Questions and mistakes now and then: at every one they would come faster than a client may.
    if (answered.size % 6 === 1) {
      client.say({
        type: 'consider',
        id: `c-${question}`,
        ...about,
        partial: { type: 'arrange', order: order.slice(0, 2) },
      });
      client.say({
        type: 'move',
        id: `x-${question}`,
        ...about,
        move: { type: 'arrange', order: [...order].reverse() },
      });
      client.say({ type: 'move', id: `y-${question}`, ...about, move: { type: 'play', slot: 99 } });
    }
    sayAtLast({ type: 'move', id: question, ...about, move: answerTo(view) });
  });
  sayAtLast(openRequest(SEATS, viewer));
  const end = client.find('view', ({ view }) => asView(view).result !== null);
  return (await Promise.race([end, failed])).table;
}

beforeAll(async () => {
  const host = await startHost(testSetup(folder));
  if (!host) throw new Error('The host did not start.');
  const cookie = await cookieFrom(host.newAddress());
  const played: { viewer: number | null; frames: readonly string[]; table: string }[] = [];
  for (const viewer of VIEWERS) {
    const client = await connect(host.port, cookie);
    const table = await playAs(client, viewer);
    client.close();
    played.push({ viewer, frames: client.frames, table });
  }
  await host.close();
  const database = new DatabaseSync(join(folder.data, 'parlor-tricks.sqlite'));
  for (const { viewer, frames, table } of played) {
    const header = database.prepare('SELECT header FROM games WHERE id = ?').get(table);
    const rows = database.prepare('SELECT entry FROM entries WHERE table_id = ? ORDER BY n').all(table);
    games.push({
      viewer,
      frames,
      entries: rows.map((row) => JSON.parse(String(row['entry'])) as Entry),
      seed: (JSON.parse(String(header?.['header'])) as { seed: string }).seed,
    });
  }
  database.close();
}, LONGEST_MS);
afterAll(() => folder.remove());

interface Frame {
  readonly type: string;
  readonly version?: number;
  readonly view?: Record<string, unknown>;
  readonly events?: unknown;
  readonly past?: unknown;
}

/** The message in a frame of Socket.IO; null for its own handshakes and heartbeats. */
function messageIn(frame: string): Frame | null {
  return frame.startsWith('2["message",') ? (JSON.parse(frame.slice(1)) as [string, Frame])[1] : null;
}

/** Everything in the frames that this viewer may not know, each with the version at which it was sent. */
function leaks(frames: readonly string[], entries: readonly Entry[], viewer: number | null): string[] {
  const knowledge = knowledgeOf(entries, SEATS, viewer);
  const found: string[] = [];
  const heard: unknown[] = [];
  let version = 0;
  const check = (part: string, value: unknown, allowed: ReadonlySet<string>): void => {
    const wrong = cardsIn(value).filter((card) => !allowed.has(card));
    if (wrong.length > 0) found.push(`${part} of version ${version}: ${wrong.join()}`);
    found.push(
      ...numberListsIn(value, HARMLESS_NUMBERS).map((list) => `${part} of version ${version}: ${list}`),
    );
  };
  for (const frame of frames) {
    const message = messageIn(frame);
    if (!message) continue;
    version = Math.max(version, message.version ?? 0);
    const { view, events, past, ...rest } = message;
    check('message', rest, knowledge.ofHand(version));
    if (!view) continue;
    const { lastHand, ...now } = view;
    check('view', now, knowledge.ofHand(version));
    check('events', events, knowledge.ofEvents(lastMove(entries, version)));
    const open = knowledge.lastHand(version);
    // What lies open is exactly the hand before: rows in their order, and no other card.
    const rows = (lastHand as { seats: { row: string[]; sleeve: string }[] } | null)?.seats;
    if (rows && JSON.stringify(rows.map(({ row }) => row)) !== JSON.stringify(open)) {
      found.push(`lastHand of version ${version}: not the rows of the hand before`);
    }
    // What is told again is what was told.
    if (past !== undefined && heard.length > 0 && JSON.stringify(past) !== JSON.stringify(heard)) {
      found.push(`past of version ${version}: not what was heard`);
    }
    if (heard.length === 0 && past !== undefined) check('past', past, knowledge.ofEvents(version));
    heard.push(...((heard.length === 0 ? (past ?? events) : events) as unknown[]));
  }
  return found;
}

/** The version of the last move: the end of a game is an entry of its own. */
function lastMove(entries: readonly Entry[], version: number): number {
  return entries[version - 1]?.kind === 'end' ? version - 1 : version;
}

function gameOf(viewer: number | null): Game {
  const game = games.find((each) => each.viewer === viewer);
  if (!game) throw new Error('This game was not played.');
  return game;
}

describe.for(ROWS)('what %s hears of a whole game', ([, viewer]) => {
  test('holds no card that it may not know', () => {
    const { frames, entries } = gameOf(viewer);
    expect(frames.length).toBeGreaterThan(200);
    expect(leaks(frames, entries, viewer)).toEqual([]);
  });

  test('holds neither the seed nor the key of the deal', () => {
    const { frames, seed } = gameOf(viewer);
    const all = frames.join('\n');
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    for (const secret of [seed, keyOf(seed), Buffer.from(seed, 'hex').toString('base64')])
      expect(all).not.toContain(secret);
    expect(all).not.toMatch(/chacha|"chance"|"seed"|"generator"/);
  });

  test('would be found out by the scan if it held a card too much, however it is written', () => {
    const { frames, entries } = gameOf(viewer);
    const knowledge = knowledgeOf(entries, SEATS, viewer);
    let planted = 0;
    for (const [at, frame] of frames.entries()) {
      const message = messageIn(frame);
      // The whole game told again is held against what was heard before, which a single frame lacks.
      if (message?.type !== 'view' || message.past !== undefined || at % 5 !== 0) continue;
      const known = knowledge.ofHand(message.version ?? 0);
      const hidden = [...EVERY_CARD].find((card) => !known.has(card));
      if (hidden === undefined) continue;
      const forms: Record<string, unknown>[] = [
        { note: `the ${hidden} lies below` },
        { deep: [{ slot: { suit: hidden[0], rank: Number(hidden[1]) } }] },
        { [hidden]: true },
        { rows: [[1, 2, 3]] },
      ];
      for (const form of forms) {
        const leaky = `2${JSON.stringify(['message', { ...message, view: { ...message.view, ...form } }])}`;
        expect(leaks([leaky], entries, viewer)).toHaveLength(1);
        planted += 1;
      }
    }
    expect(planted).toBeGreaterThan(20);
  });

  test('is not what another may know, but a watcher knows nothing that the others do not', () => {
    const { frames, entries } = gameOf(viewer);
    for (const other of VIEWERS) {
      if (other === viewer) continue;
      if (viewer === null) expect(leaks(frames, entries, other)).toEqual([]);
      else expect(leaks(frames, entries, other).length).toBeGreaterThan(0);
    }
  });
});
