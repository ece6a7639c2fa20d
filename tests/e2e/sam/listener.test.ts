// Whole games of SAM over the real listener: no frame to anybody, at any seat or beside the table, holds what they may not know.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Seat, Viewer } from '../../../engine/core/seat.ts';
import { CODES, formatCard } from '../../../engine/games/sam/cards.ts';
import { NO_CARD, PLACES, type SamView, type State } from '../../../engine/games/sam/types.ts';
import type { ToClient } from '../../../engine/protocol/to-client.ts';
import { connect, cookieFrom, type TestClient } from '../../../main/host.testing.ts';
import type { TestHost } from '../support/host.ts';
import { kept, startTables } from '../support/scripted.ts';
import { sentTo } from '../support/secrets.ts';
import { hiddenShown } from './secrets.ts';
import { evening } from './table.ts';

/** By who looks on: at a table with one person, or with bots only. */
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'watcher'];
const idOf = (viewer: Viewer): string => `seen-by-${viewer}`;
const CARD = new RegExp(`\\b(${CODES.join('|')})\\b`, 'gu');
const MESSAGE = /^2\["message",/u;

const states = sentTo<State>(evening).map(({ state }) => state);
let host: TestHost;
const frames = new Map<Viewer, readonly string[]>();

/** Plays what the evening tells of a seat, and asks and errs on the way; the bots do the rest. */
async function playAs(client: TestClient, viewer: Viewer): Promise<void> {
  const table = idOf(viewer);
  const left = evening.moves.filter(([seat]) => seat === viewer).map(([, move]) => move);
  const answered = new Set<string>();
  client.onMessage((message) => {
    if (message.type !== 'view') return;
    const question = (message.view as unknown as SamView).question?.id;
    if (question === undefined || answered.has(question)) return;
    answered.add(question);
    const about = { table, question };
    const other = viewer === 0 ? 1 : 0;
    const on = { seat: other, at: PLACES[answered.size % PLACES.length]! };
    // Questions and mistakes now and then: at every one they would come faster than a client may.
    if (answered.size % 3 === 0) {
      const partial = { type: 'attack', with: 'F2', boosts: [], on };
      client.say({ type: 'consider', id: `c-${question}`, ...about, partial });
      client.say({
        type: 'move',
        id: `x-${question}`,
        ...about,
        move: { type: 'target', ...on, seat: viewer },
      });
    }
    client.say({ type: 'move', id: question, ...about, move: left.shift() });
  });
  client.say({ type: 'join', id: 'first', table });
  await client.find('view', ({ view }) => view.result !== null);
}

beforeAll(async () => {
  const people = (viewer: Viewer): Seat[] => (viewer === 'watcher' ? [] : [viewer]);
  host = await startTables(...VIEWERS.map((viewer) => kept(idOf(viewer), evening, people(viewer))));
  const cookie = await cookieFrom(host.address('motion=off'));
  const port = Number(new URL(host.address('motion=off')).port);
  for (const viewer of VIEWERS) {
    const client = await connect(port, cookie);
    await playAs(client, viewer);
    client.close();
    frames.set(viewer, [...client.frames]);
  }
});
afterAll(() => host.close());

/** What a viewer may know after so many moves: what lies open or has been seen since, and one's own cards. */
function mayKnow(viewer: Viewer, version: number): ReadonlySet<string> {
  const { discard, field, faceUp, dealt, battle, orderDraws } = states[Math.min(version, states.length - 1)]!;
  const cards = field.flatMap((places, seat) =>
    places.filter((card, at) => card !== NO_CARD && (seat === viewer || faceUp[seat]![at])),
  );
  const fought = battle ? [battle.attacker.card, battle.defender.card] : [];
  const own = viewer === 'watcher' ? [] : dealt[viewer]!;
  const drawn = orderDraws.map(({ card }) => card);
  return new Set([...cards, ...discard, ...fought, ...own, ...drawn].map(formatCard));
}

/** Everything in the frames that this viewer may not know, each with the version at which it was sent. */
function leaks(sent: readonly string[], viewer: Viewer): string[] {
  let version = 0;
  return sent
    .filter((frame) => MESSAGE.test(frame))
    .flatMap((frame) => {
      const [, message] = JSON.parse(frame.slice(1)) as [string, ToClient];
      if (message.type !== 'view') return untold(message, mayKnow(viewer, version), version);
      version = message.version;
      const { view, seats, holds } = message;
      // Events tell what was seen while it happened: `hiddenShown` knows which of them may name what.
      return [
        ...hiddenShown([message]),
        ...untold(
          [view, seats, holds],
          withAttack(mayKnow(viewer, version), view as unknown as SamView),
          version,
        ),
      ];
    });
}

/** The attacker of this turn has been seen, also where it has been flipped down since. */
function withAttack(known: ReadonlySet<string>, { attack }: SamView): ReadonlySet<string> {
  return attack ? new Set([...known, attack.card]) : known;
}

function untold(value: unknown, known: ReadonlySet<string>, version: number): string[] {
  const shown = [...JSON.stringify(value).matchAll(CARD)].map(([code]) => code);
  return [...new Set(shown)]
    .filter((code) => !known.has(code))
    .map((code) => `version ${version} shows ${code}`);
}

describe.for(VIEWERS.map((viewer) => [viewer] as const))('what %s is sent', ([viewer]) => {
  test('holds nothing that may not be known', () => {
    const sent = frames.get(viewer)!;
    expect(sent.length).toBeGreaterThan(evening.moves.length / 2);
    expect(leaks(sent, viewer)).toEqual([]);
  });

  test('would be found out by the scan if it held a card too much, however it is written', () => {
    const views = frames.get(viewer)!.filter((frame) => frame.startsWith('2["message",{"type":"view"'));
    let planted = 0;
    for (const [at, frame] of views.entries()) {
      if (at % 10 !== 0) continue;
      const [, message] = JSON.parse(frame.slice(1)) as [string, Extract<ToClient, { type: 'view' }>];
      const known = mayKnow(viewer, message.version);
      const hidden = CODES.find((code) => !known.has(code) && !frame.includes(code))!;
      for (const more of [{ note: `the ${hidden} lies below` }, { deep: [[hidden]] }, { [hidden]: true }]) {
        const leaky = `2${JSON.stringify(['message', { ...message, view: { ...message.view, ...more } }])}`;
        expect(leaks([leaky], viewer).length).toBeGreaterThan(0);
        planted += 1;
      }
    }
    expect(planted).toBeGreaterThan(20);
  });

  test('is more than others may know, but for somebody who only watches', () => {
    for (const other of VIEWERS) {
      if (other === viewer) continue;
      const found = leaks(frames.get(viewer)!, other);
      if (viewer === 'watcher') expect(found).toEqual([]);
      else expect(found.length).toBeGreaterThan(0);
    }
  });
});
