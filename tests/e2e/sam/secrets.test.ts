// The search for what is hidden finds cards and throws that leak on purpose, in each way a message could show them.
import { expect, test } from 'vitest';
import { formatCard } from '../../../engine/games/sam/cards.ts';
import { NO_CARD, type State } from '../../../engine/games/sam/types.ts';
import { sentTo, withEvent, withInView } from '../support/secrets.ts';
import { hiddenShown } from './secrets.ts';
import { evening, known } from './table.ts';

const sent = sentTo<State>(evening);
const messages = sent.map(({ message }) => message);
/** In the second turn: hands are arranged, most cards lie face down. */
const AT = 8;

test('an honest game shows nothing hidden', () => {
  expect(messages.length).toBeGreaterThan(150);
  expect(hiddenShown(messages)).toEqual([]);
});

test.for([
  [
    'a face-down card of another',
    ({ field, faceUp }: State) => field[1]!.find((card, at) => card !== NO_CARD && !faceUp[1]![at])!,
  ],
  ['the top of the deck', ({ deck }: State) => deck.at(-1)!],
  ['the bottom of the deck', ({ deck }: State) => deck[0]!],
] as const)('%s is found', ([, cardOf]) => {
  const { state, message } = sent[AT]!;
  const card = formatCard(cardOf(state));
  const found = [`version ${message.version} shows ${card}`];
  for (const event of [
    { type: 'hint', of: card },
    { type: 'swapped', seat: 1, at: 'F1', card: state.discard.map(formatCard)[0], fresh: card },
    { type: 'heart-replaced', seat: 1, at: 'F1', fresh: card },
    { type: 'placed', seat: 2, at: 'B1', fresh: card },
    { type: 'targeted', seat: 0, at: 'F1', target: 1, on: 'F2', card },
    { type: 'moved', seat: 1, from: 'F1', to: 'F2', swapped: true, card },
  ])
    expect(hiddenShown(withEvent(messages, AT, event))).toEqual(found);
  // Not even as one of the viewer's own cards, of which there are no more than lie in the field.
  const own = [
    ...(message.view as unknown as { own: object[] }).own,
    { at: 'F1', card, up: false, reach: [] },
  ];
  expect(hiddenShown(withInView(messages, AT, { own }))).toContain(found[0]);
});

test('how another arranges is found', () => {
  const { state, message } = sent[0]!;
  const hand = state.dealt[1]!.map(formatCard);
  expect(
    hiddenShown([withInView([message], 0, { hand: [...hand, ...state.dealt[0]!.map(formatCard)] })[0]!]),
  ).not.toEqual([]);
});

test('a throw that is not answered is found', () => {
  const challenged = sentTo<State>(known('made-equal-throws-again'));
  const at = challenged.findIndex(
    ({ state }) => state.phase === 'turn.attack.challenge' && state.thrown[1]! >= 0,
  );
  const all = challenged.map(({ message }) => message);
  const { challenge } = all[at]!.view as unknown as { readonly challenge: object };
  expect(hiddenShown(all)).toEqual([]);
  for (const leaky of [
    withInView(all, at, { challenge: { ...challenge, own: 'paper' } }),
    withInView(all, at, { challenge: { ...challenge, throws: ['paper'] } }),
    withInView(all, at, { hint: 'paper' }),
    withEvent(all, at, { type: 'hint', of: 'paper' }),
  ])
    expect(hiddenShown(leaky)).toHaveLength(1);
});
