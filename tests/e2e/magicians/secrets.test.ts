// The search for hidden cards finds one that leaks on purpose, in each way a message could show it.
import { expect, test } from 'vitest';
import { formatCard } from '../../../engine/games/magicians/cards.ts';
import type { State } from '../../../engine/games/magicians/types.ts';
import { scenarioIn } from '../support/kept.ts';
import { sentTo, withEvent, withInView } from '../support/secrets.ts';
import { hiddenCardsShown } from './secrets.ts';

const sent = sentTo<State>(scenarioIn('evening.json', import.meta.url));
const messages = sent.map(({ message }) => message);

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
    expect(hiddenCardsShown(withEvent(messages, 3, event))).toEqual(found);
});

test('a hand that another spies on is found', () => {
  const at = sent.findIndex(({ state }) => state.phase === 'turn.dirtyTrick.spying');
  const spied = sent[at]!.state.hands[sent[at]!.state.victim]!.map(formatCard);
  const shown = hiddenCardsShown(withInView(messages, at, { spied }));
  expect(shown).toHaveLength(spied.filter((code) => code !== 'sabotage').length);
});
