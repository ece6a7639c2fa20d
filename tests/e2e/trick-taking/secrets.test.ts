// The search for hidden cards finds one that leaks on purpose, in each way a message could show it.
import { expect, test } from 'vitest';
import { games } from '../../../engine/games/registry.ts';
import type { State } from '../../../engine/games/trick-taking/types.ts';
import { eventsOf, openSession, viewOf } from '../../../engine/session/session.ts';
import type { ViewMessage } from '../support/browser.ts';
import { scenarioIn } from '../support/kept.ts';
import { hiddenCardsShown } from './secrets.ts';
import { formatCard } from '../../../engine/games/trick-taking/cards.ts';

interface Moment {
  readonly message: ViewMessage;
  readonly state: State;
}

/** What seat 0 is sent during one game, and what it is sent of. */
function sentToFirst(): Moment[] {
  const { seats, options, setup, seed, decks, moves } = scenarioIn('evening.json', import.meta.url);
  const session = openSession(
    { game: games['trick-taking'], seats, options, setup, seed, decks },
    'compiled',
  );
  const moment = (happenings: typeof session.opening): Moment => ({
    state: structuredClone(session.state) as State,
    message: {
      type: 'view',
      holds: [0],
      curtain: null,
      table: 't',
      version: session.moves,
      seats: [],
      view: structuredClone(viewOf(session, 0)) as unknown as ViewMessage['view'],
      events: eventsOf(session, happenings, 0).map((event) => ({ ...event })),
    },
  });
  const sent = [moment(session.opening)];
  for (const [seat, move] of moves) {
    const made = session.accept(seat, move);
    if (made.refusal) throw new Error(made.refusal.code);
    sent.push(moment(made.happenings));
  }
  return sent;
}

const sent = sentToFirst();
const messages = sent.map(({ message }) => message);

/** The messages, one of them with another event. */
const leaking = (at: number, event: Record<string, unknown> & { readonly type: string }): ViewMessage[] =>
  messages.map((message, index) =>
    index === at ? { ...message, events: [...message.events, event] } : message,
  );

test('an honest game shows nothing hidden', () => {
  expect(messages.length).toBeGreaterThan(50);
  expect(hiddenCardsShown(messages)).toEqual([]);
});

test.for([
  ['a card of another hand', (state: State) => state.hands[1]![0]!],
  ['the top of the own draw deck', (state: State) => state.decks[0]!.at(-1)!],
  ['the Ultimate Trick Card', (state: State) => state.ultimateCard],
] as const)('%s is found', ([, cardOf]) => {
  const card = formatCard(cardOf(sent[3]!.state));
  expect(hiddenCardsShown(leaking(3, { type: 'hint', of: card }))).toEqual([`version 3 shows ${card}`]);
  expect(hiddenCardsShown(leaking(3, { type: 'drew', seat: 1, cards: [card], count: 1 }))).toEqual([
    `version 3 shows ${card}`,
  ]);
});

test('another’s choice is found, though its cards lie open', () => {
  const at = sent.findIndex(({ state }) => state.chosen[1] !== null);
  const cards = sent[at]!.state.chosen[1]!.map(formatCard);
  const told = leaking(at, { type: 'chose', seat: 1, cards, count: cards.length });
  expect(hiddenCardsShown(told)).toEqual([`version ${at} shows chose`]);
});
