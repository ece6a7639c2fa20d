// The search for hidden cards finds one that leaks on purpose, in each way a message could show it.
import { expect, test } from 'vitest';
import { fastRandom } from '../../../engine/chance/fast.ts';
import { games } from '../../../engine/games/registry.ts';
import type { MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import { eventsOf, openSession, viewOf } from '../../../engine/session/session.ts';
import type { ViewMessage } from '../support/browser.ts';
import { hiddenCardsShown } from './secrets.ts';

/** What seat 0 is sent during one game that plays itself. */
function sentTo(seat: number): ViewMessage[] {
  const game = games['magic-trick'];
  const session = openSession({ game, seats: 4, options: {}, setup: {}, seed: 'secrets' }, 'compiled');
  const random = fastRandom(3);
  const message = (happenings: typeof session.opening): ViewMessage => ({
    type: 'view',
    holds: [0],
    curtain: null,
    table: 't',
    version: session.moves,
    seats: [],
    view: structuredClone(viewOf(session, seat)) as unknown as ViewMessage['view'],
    events: eventsOf(session, happenings, seat).map((event) => ({ ...event })),
  });
  const sent = [message(session.opening)];
  for (;;) {
    const next: number | undefined = game.awaiting(session.state as never)[0];
    if (next === undefined) return sent;
    const made = session.accept(next, game.randomMove(session.state as never, next, random));
    if (made.refusal) throw new Error(made.refusal.code);
    sent.push(message(made.happenings));
  }
}

const sent = sentTo(0);
const playing = sent.findIndex(
  ({ view }) => (view as unknown as MagicTrickView).phase === 'hand.trick.playing',
);

function withLeak(change: (view: MagicTrickView, message: ViewMessage) => ViewMessage): ViewMessage[] {
  return sent.map((message, index) =>
    index === playing ? change(message.view as unknown as MagicTrickView, message) : message,
  );
}

test('an honest game shows nothing hidden', () => {
  expect(sent.length).toBeGreaterThan(200);
  expect(hiddenCardsShown(sent)).toEqual([]);
});

test('a rank in the own row is found', () => {
  const leaking = withLeak((view, message) => {
    const rows = view.rows.map((row, index) =>
      index === 0 ? row.map((slot) => ({ ...slot, rank: slot.rank ?? 3 })) : row,
    );
    return { ...message, view: { ...view, rows } as unknown as ViewMessage['view'] };
  });
  expect(hiddenCardsShown(leaking).length).toBeGreaterThan(0);
});

test('a code anywhere else in a message is found', () => {
  const finished = sent.find(({ events }) => events.some(({ type }) => type === 'scored'));
  const row = (finished?.view as unknown as MagicTrickView | undefined)?.lastHand?.seats[0]?.row ?? [];
  const leaking = withLeak((_view, message) => ({
    ...message,
    events: [...message.events, { type: 'hint', of: row[13] }],
  }));
  expect(hiddenCardsShown(leaking)).toEqual([`version ${playing} shows ${row[13]}`]);
});
