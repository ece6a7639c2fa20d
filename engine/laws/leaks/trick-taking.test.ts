// Trick-Takings that leak on purpose: law 5 must find each leak, or it would find none that happens by accident.
import type { Viewer } from '../../core/seat.ts';
import { trickTaking } from '../../games/trick-taking/index.ts';
import type { Happening, Move, State, TrickTakingView } from '../../games/trick-taking/types.ts';
import type { AnyGame } from '../../session/session.ts';
import { trickTakingLaws } from '../games/trick-taking.ts';
import type { Leaky } from './first-leak.testing.ts';
import { leaksIn, leftOf, testLeaks } from './leaking.testing.ts';

const game: AnyGame = trickTaking;
const leaking = leaksIn<State, Move, Happening>(game);
const { inView, inQuestion, inEvents, inLines, inRefusal, inPreview, inOrderOfMoves } = leaking;

const cardsOf = (happening: Happening): unknown => ('cards' in happening ? happening.cards : null);
/** The top of a viewer's own draw deck. */
const nextCard = (state: State, viewer: Viewer): number | null =>
  viewer === 'watcher' ? null : (state.decks[viewer]!.at(-1) ?? null);

const rows: readonly Leaky[] = [
  {
    name: 'a view with the face-down Ultimate Trick Card',
    leaky: inView((state) => state.ultimateCard),
    aspect: 'view',
  },
  {
    name: 'a view with a card of another hand',
    leaky: inView((state, viewer) => state.hands[leftOf(state, viewer)]![0] ?? null),
    aspect: 'view',
  },
  {
    name: 'a view with the top of the own draw deck',
    leaky: inView(nextCard),
    aspect: 'view',
  },
  {
    name: 'a view with how many cards another has chosen',
    leaky: inView((state, viewer) => state.chosen[leftOf(state, viewer)]?.length ?? 0),
    aspect: 'view',
  },
  {
    name: 'a view with what the Phantom Shuffle put away',
    leaky: inView((state) => state.out),
    aspect: 'view',
  },
  {
    name: 'a view whose hand is in the order of the next cards',
    leaky: leaking.withView((view, state, viewer) => {
      const { hand } = view as TrickTakingView;
      return (nextCard(state, viewer) ?? 0) % 2 === 0 ? view : { ...view, hand: hand.toReversed() };
    }),
    aspect: 'view',
  },
  {
    name: 'a question whose id knows a card of another hand',
    leaky: inQuestion((state, viewer) => state.hands[leftOf(state, viewer)]![0]),
    aspect: 'question',
  },
  {
    name: 'an event with the cards that another drew',
    leaky: inEvents((happening) => (happening.type === 'drew' ? cardsOf(happening) : null)),
    aspect: 'events',
  },
  {
    name: 'an event with how many cards another chose',
    leaky: inEvents((happening) => (happening.type === 'chose' ? happening.cards.length : null)),
    aspect: 'events',
  },
  {
    name: 'a log line with the cards that another drew',
    leaky: inLines(cardsOf),
    aspect: 'log lines',
  },
  {
    name: 'a refusal that tells who holds the card',
    leaky: inRefusal(
      'not-in-hand',
      (state, seat, { type }) => type === 'turn' && (state.hands[leftOf(state, seat)]![0] ?? 0) % 2 === 1,
    ),
    aspect: 'explanation',
  },
  {
    name: 'a preview with the card that will be drawn',
    leaky: inPreview(nextCard),
    aspect: 'consideration',
  },
  {
    name: 'legal moves in an order that knows the next card',
    leaky: inOrderOfMoves((state, seat) => (nextCard(state, seat) ?? 0) % 2 === 1),
    aspect: 'legal moves',
  },
];

testLeaks(game, trickTakingLaws, rows);
