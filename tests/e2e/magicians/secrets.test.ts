// The search for hidden cards finds one that leaks on purpose, in each way a message could show it.
import { expect, test } from 'vitest';
import { formatCard } from '../../../engine/games/magicians/cards.ts';
import type { State } from '../../../engine/games/magicians/types.ts';
import { eventsOf, openSession, viewOf } from '../../../engine/session/session.ts';
import type { ViewMessage } from '../support/browser.ts';
import { scenarioIn } from '../support/kept.ts';
import { hiddenCardsShown } from './secrets.ts';

interface Moment {
  readonly message: ViewMessage;
  readonly state: State;
}

/** What the person of the evening is sent during the game, and what it is sent of. */
function sentToFirst(): Moment[] {
  const { moves, ...given } = scenarioIn('evening.json', import.meta.url);
  const session = openSession(given, 'compiled');
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
  expect(messages.length).toBeGreaterThan(70);
  expect(hiddenCardsShown(messages)).toEqual([]);
});

test.for([
  ['a card of another hand', (state: State) => state.hands[3]![0]!],
  ['the top of the deck', (state: State) => state.deck.at(-1)!],
  ['the bottom of the deck', (state: State) => state.deck[0]!],
] as const)('%s is found', ([, cardOf]) => {
  const card = formatCard(cardOf(sent[3]!.state));
  const found = [`version 3 shows ${card}`];
  for (const event of [
    { type: 'hint', of: card },
    { type: 'drew', seat: 1, cards: [card], count: 1, why: 'turn' },
    { type: 'snatched', from: 1, to: 2, cards: [card], count: 1, why: 'spy' },
    { type: 'spied', seat: 2, on: 3, cards: [card], count: 1 },
  ])
    expect(hiddenCardsShown(leaking(3, event))).toEqual(found);
});

test('a hand that another spies on is found', () => {
  const at = sent.findIndex(({ state }) => state.phase === 'turn.dirtyTrick.spying');
  const view = messages[at]!.view as unknown as Record<string, unknown>;
  const spied = sent[at]!.state.hands[sent[at]!.state.victim]!.map(formatCard);
  const leaky = { ...messages[at]!, view: { ...view, spied } as unknown as ViewMessage['view'] };
  expect(hiddenCardsShown([leaky])).toHaveLength(spied.filter((code) => code !== 'sabotage').length);
});
