// The promise of the listener where people share a screen: no frame holds a card that whoever is at it may not know.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ToClient } from '../../engine/protocol/to-client.ts';
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
import { EVERY_CARD, cardsIn, knowledgeOf, type Entry } from './knowledge.testing.ts';

const SEATS = 4;
const LONGEST_MS = 300_000;
/** After so many moves the page is loaded anew. */
const RELOAD_AT = [20, 90];
const PAUSE_MS = 100;

type View = Extract<ToClient, { type: 'view' }>;

interface Game {
  readonly people: readonly number[];
  readonly messages: readonly ToClient[];
  /** By message, the seat that lifted last before it came; null while nobody has. */
  readonly lifted: ReadonlyMap<ToClient, number | null>;
  readonly entries: readonly Entry[];
}

const folder = temporaryFolder();
const games: Game[] = [];
const GAMES = [
  [1, 2],
  [0, 1, 2, 3],
];

/** Plays a whole game through one screen: lifts each curtain, and answers what is asked. */
async function play(client: TestClient, people: readonly number[]) {
  const lifted = new Map<ToClient, number | null>();
  const said = new Map<string, Parameters<TestClient['say']>[0]>();
  let last: number | null = null;
  /** A seat whose lift is on its way. */
  let lifting: number | null = null;
  let reloads = 0;
  /** The page was loaded anew, and what still comes was meant for the old one. */
  let coming = false;
  /** What was answered last: others move meanwhile, and the same question comes with each of their moves. */
  let answered: string | null = null;
  const say = (message: { id: string } & Record<string, unknown>): void => {
    said.set(message.id, message);
    client.say(message);
  };
  const failed = new Promise<never>((_, reject) => {
    client.onMessage((message) => {
      lifted.set(message, last);
      if (message.type === 'refused') reject(new Error(`A move was refused: ${message.refusal.code}.`));
      if (message.type !== 'trouble') return;
      const again = said.get(message.id ?? '');
      if (message.code === 'too-fast' && again) setTimeout(() => client.say(again), PAUSE_MS);
      else reject(new Error(message.code));
    });
  });
  client.onMessage((message) => {
    if (message.type !== 'view') return;
    const { table, version, curtain } = message;
    const view = asView(message.view);
    if (coming && !message.past) return;
    coming = false;
    if (version >= (RELOAD_AT[reloads] ?? Infinity)) {
      reloads += 1;
      coming = true;
      lifting = null;
      answered = null;
      return say({ type: 'join', id: `again-${reloads}`, table });
    }
    if (curtain !== null) {
      if (curtain === lifting) return;
      last = curtain;
      lifting = curtain;
      return say({ type: 'lift', id: `lift-${version}-${reloads}`, table, seat: curtain });
    }
    lifting = null;
    const question = view.question?.id ?? null;
    if (question !== null && question !== answered) {
      answered = question;
      say({ type: 'move', id: question, table, question, move: answerTo(view) });
    }
  });
  say(openRequest(SEATS, people));
  const end = client.find('view', ({ view }) => asView(view).result !== null);
  return { table: (await Promise.race([end, failed])).table, lifted };
}

beforeAll(async () => {
  const host = await startHost(testSetup(folder));
  if (!host) throw new Error('The host did not start.');
  const cookie = await cookieFrom(host.newAddress());
  const played: (Omit<Game, 'entries'> & { table: string })[] = [];
  try {
    for (const people of GAMES) {
      const client = await connect(host.port, cookie);
      const { table, lifted } = await play(client, people);
      client.close();
      played.push({ people, messages: client.messages, lifted, table });
    }
  } finally {
    await host.close();
  }
  const database = new DatabaseSync(join(folder.data, 'parlor-tricks.sqlite'));
  for (const { table, ...game } of played) {
    const rows = database.prepare('SELECT entry FROM entries WHERE table_id = ? ORDER BY n').all(table);
    games.push({ ...game, entries: rows.map((row) => JSON.parse(String(row['entry'])) as Entry) });
  }
  database.close();
}, LONGEST_MS);
afterAll(() => folder.remove());

/** Cards in what a screen is told that `viewer` may not know then. */
function leaks({ view: message, ...rest }: View, entries: readonly Entry[], viewer: number | null): string[] {
  const { version, events, past, ...envelope } = rest;
  const { lastHand: _, ...view } = asView(message);
  const knowledge = knowledgeOf(entries, SEATS, viewer);
  const last = entries[version - 1]?.kind === 'end' ? version - 1 : version;
  const now = knowledge.ofHand(version);
  // Of hands before, everything was opened at their end; the events of this one are all public.
  const told = knowledge.ofEvents(last);
  const heard = past && past.slice(past.findLastIndex(({ type }) => type === 'dealt'));
  const isNew = events.some(({ type }) => type === 'dealt');
  return [
    ...cardsIn([envelope, view]).filter((card) => !now.has(card)),
    ...cardsIn(events).filter((card) => !told.has(card)),
    ...cardsIn(heard).filter((card) => !(isNew ? told : now).has(card)),
  ];
}

describe.for(GAMES.map((people, index) => [people.join(' and '), index] as const))(
  'a game of seats %s at one screen',
  ([, index]) => {
    const game = (): Game => games[index] as Game;
    const views = (): View[] =>
      game().messages.flatMap((message) => (message.type === 'view' ? [message] : []));

    test('shows the eyes of nobody, or of the one who lifted the curtain last', () => {
      const seen = new Set<unknown>();
      let before: number | null = null;
      for (const message of views()) {
        const { viewer } = asView(message.view);
        seen.add(viewer);
        const mayBe = game().lifted.get(message) ?? null;
        if (viewer !== 'watcher') expect(viewer).toBe(mayBe);
        if (message.curtain !== null) expect(viewer).toBe('watcher');
        const now: number | null = viewer === 'watcher' ? null : viewer;
        if (now !== before) expect(message.past).toBeDefined();
        before = now;
      }
      expect(seen).toEqual(new Set(['watcher', ...game().people]));
    });

    test('holds no card that these eyes may not know', () => {
      const { entries } = game();
      const found = views().flatMap((message) => {
        const { viewer } = asView(message.view);
        return leaks(message, entries, viewer === 'watcher' ? null : viewer);
      });
      expect(views().length).toBeGreaterThan(200);
      expect(found).toEqual([]);
    });

    test('would be found out if a curtain showed what lies behind it', () => {
      const { entries } = game();
      let planted = 0;
      for (const message of views()) {
        if (message.curtain === null) continue;
        // Of the row that the called one sorts or has sorted, one card that nobody else knows.
        const behind = knowledgeOf(entries, SEATS, message.curtain).ofHand(message.version);
        const open = knowledgeOf(entries, SEATS, null).ofHand(message.version);
        const secret = [...EVERY_CARD].find((card) => behind.has(card) && !open.has(card));
        if (secret === undefined) continue;
        const spoilt = { ...message, view: { ...message.view, note: `there is ${secret}` } };
        expect(leaks(spoilt, entries, null)).toEqual([secret]);
        planted += 1;
      }
      expect(planted).toBeGreaterThan(20);
    });
  },
);
