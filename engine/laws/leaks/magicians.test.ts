// Games of Magicians that leak on purpose: law 5 must find each leak, or it would find none that happens by accident.
import { describe, expect, test } from 'vitest';
import type { AnyMove } from '../../core/game.ts';
import type { Viewer } from '../../core/seat.ts';
import type { View } from '../../core/view.ts';
import { magicians } from '../../games/magicians/index.ts';
import type { Event, Happening, Move, State } from '../../games/magicians/types.ts';
import type { AnyGame } from '../../session/session.ts';
import { magiciansLaws } from '../games/magicians.ts';
import { firstLeak, type Leaky } from './first-leak.testing.ts';

const game: AnyGame = magicians;

/** The seat on the left of a viewer; of a watcher the first. */
const other = (state: State, viewer: Viewer): number =>
  viewer === 'watcher' ? 0 : (viewer + 1) % state.seats;

/** The game with something more in each view. */
const inView = (leak: (state: State, viewer: Viewer) => unknown): AnyGame => ({
  ...game,
  viewFor: (state: State, viewer: Viewer) => ({
    ...magicians.viewFor(state, viewer),
    leak: leak(state, viewer),
  }),
});

/** The game with something more in each event. */
const inEvents = (
  leak: (happening: Happening, event: Event) => unknown,
  key: string | symbol = 'leak',
): AnyGame => ({
  ...game,
  eventsFor: (happenings: readonly Happening[], viewer: Viewer) =>
    magicians
      .eventsFor(happenings, viewer)
      .map((event, index) => ({ ...event, [key]: leak(happenings[index]!, event) ?? null })),
});

/** The cards of one type of happening. */
const cardsOf =
  (type: Happening['type']) =>
  (happening: Happening): unknown =>
    happening.type === type && 'cards' in happening ? happening.cards : null;
const secret = Symbol('cards');

const rows: readonly Leaky[] = [
  {
    name: 'a view with a card of another hand',
    leaky: inView((state, viewer) => state.hands[other(state, viewer)]![0] ?? null),
    aspect: 'view',
  },
  {
    name: 'a view with how many Tricks another holds',
    leaky: inView((state, viewer) => state.hands[other(state, viewer)]!.filter((card) => card > 31).length),
    aspect: 'view',
  },
  {
    name: 'a view with the top of the deck',
    leaky: inView((state) => state.deck.at(-1) ?? null),
    aspect: 'view',
  },
  {
    name: 'a view with the bottom of the deck',
    leaky: inView((state) => state.deck[0] ?? null),
    aspect: 'view',
  },
  {
    name: 'a view with the hand that another spies on',
    leaky: inView((state) => (state.phase.endsWith('spying') ? state.hands[state.victim] : null)),
    aspect: 'view',
  },
  {
    name: 'a view whose hand is in the order of the next card',
    leaky: {
      ...game,
      viewFor: (state: State, viewer: Viewer) => {
        const view = magicians.viewFor(state, viewer);
        return (state.deck.at(-1) ?? 0) % 2 === 0 ? view : { ...view, hand: view.hand.toReversed() };
      },
    },
    aspect: 'view',
  },
  {
    name: 'a question whose id knows a card of another hand',
    leaky: {
      ...game,
      viewFor: (state: State, viewer: Viewer) => {
        const view: View = magicians.viewFor(state, viewer);
        if (!view.question) return view;
        const id = `${view.question.id}-${state.hands[other(state, viewer)]![0]}`;
        return { ...view, question: { ...view.question, id } };
      },
    },
    aspect: 'question',
  },
  { name: 'an event with the cards that another drew', leaky: inEvents(cardsOf('drew')), aspect: 'events' },
  {
    name: 'an event with the cards that went from hand to hand',
    leaky: inEvents(cardsOf('snatched')),
    aspect: 'events',
  },
  {
    name: 'an event with the hand that is spied on',
    leaky: inEvents(cardsOf('spied')),
    aspect: 'events',
  },
  {
    name: 'a log line with the cards that another drew',
    leaky: {
      // A symbol does not show when events are compared as text, so that only the line gives it away.
      ...inEvents(cardsOf('drew'), secret),
      describe: {
        ...game.describe,
        event: (_say, event: Record<symbol, unknown>) => JSON.stringify(event[secret]),
      },
    } satisfies AnyGame,
    aspect: 'log lines',
  },
  {
    name: 'a refusal that tells who holds the card',
    leaky: {
      ...game,
      explain: (state: State, seat: number, move: Move) => {
        const refusal = magicians.explain(state, seat, move);
        if (refusal?.code !== 'not-in-hand') return refusal;
        const holder =
          state.hands[other(state, seat)]!.length > 0 && state.hands[other(state, seat)]![0]! % 2;
        return { ...refusal, facts: { ...refusal.facts, holder } };
      },
    },
    aspect: 'explanation',
  },
  {
    name: 'a preview with the card that will be drawn',
    leaky: {
      ...game,
      consider: (state: State, seat: number, partial: AnyMove) => {
        const answer = magicians.consider(state, seat, partial);
        if (answer.refusal || !answer.preview) return answer;
        return { ...answer, preview: { ...answer.preview, next: state.deck.at(-1) ?? null } };
      },
    },
    aspect: 'consideration',
  },
  {
    name: 'legal moves in an order that knows the next card',
    leaky: {
      ...game,
      legalMoves: (state: State, seat: number) => {
        const moves = [...magicians.legalMoves(state, seat)];
        return (state.deck.at(-1) ?? 0) % 2 === 0 ? moves : moves.reverse();
      },
    },
    aspect: 'legal moves',
  },
];

describe('law 5 finds', { timeout: 60_000 }, () => {
  test.for(rows)('$name', ({ leaky, aspect }) => {
    expect(firstLeak(leaky, magiciansLaws)).toMatchObject({ aspect });
  });
});

test('the game of this test is sound without the leak', { timeout: 60_000 }, () => {
  expect(firstLeak(game, magiciansLaws)).toBeNull();
});
