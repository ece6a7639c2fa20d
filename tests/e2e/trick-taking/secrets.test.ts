// The search for hidden cards finds one that leaks on purpose, in each way a message could show it.
import { expect, test } from 'vitest';
import { formatCard } from '../../../engine/games/trick-taking/cards.ts';
import type { State } from '../../../engine/games/trick-taking/types.ts';
import { scenarioIn } from '../support/kept.ts';
import { sentTo, withEvent } from '../support/secrets.ts';
import { hiddenCardsShown } from './secrets.ts';

const sent = sentTo<State>(scenarioIn('evening.json', import.meta.url));
const messages = sent.map(({ message }) => message);

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
  for (const event of [
    { type: 'hint', of: card },
    { type: 'drew', seat: 1, cards: [card], count: 1 },
  ])
    expect(hiddenCardsShown(withEvent(messages, 3, event))).toEqual([`version 3 shows ${card}`]);
});

test('another’s choice is found, though its cards lie open', () => {
  const at = sent.findIndex(({ state }) => state.chosen[1] !== null);
  const cards = sent[at]!.state.chosen[1]!.map(formatCard);
  const told = withEvent(messages, at, { type: 'chose', seat: 1, cards, count: cards.length });
  expect(hiddenCardsShown(told)).toEqual([`version ${at} shows chose`]);
});
