// Games of Magicians that leak on purpose: law 5 must find each leak, or it would find none that happens by accident.
import { magicians } from '../../games/magicians/index.ts';
import type { Happening, MagiciansView, Move, State } from '../../games/magicians/types.ts';
import type { AnyGame } from '../../session/session.ts';
import { magiciansLaws } from '../games/magicians.ts';
import type { Leaky } from './first-leak.testing.ts';
import { leaksIn, leftOf, testLeaks } from './leaking.testing.ts';

const game: AnyGame = magicians;
const leaking = leaksIn<State, Move, Happening>(game);
const { inView, inQuestion, inEvents, inLines, inRefusal, inPreview, inOrderOfMoves } = leaking;

/** The cards of one type of happening. */
const cardsOf =
  (type: Happening['type']) =>
  (happening: Happening): unknown =>
    happening.type === type && 'cards' in happening ? happening.cards : null;

const nextCard = ({ deck }: State): number => deck.at(-1) ?? 0;

const rows: readonly Leaky[] = [
  {
    name: 'a view with a card of another hand',
    leaky: inView((state, viewer) => state.hands[leftOf(state, viewer)]![0] ?? null),
    aspect: 'view',
  },
  {
    name: 'a view with how many Tricks another holds',
    leaky: inView((state, viewer) => state.hands[leftOf(state, viewer)]!.filter((card) => card > 31).length),
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
    leaky: leaking.withView((view, state) => {
      const { hand } = view as MagiciansView;
      return nextCard(state) % 2 === 0 ? view : { ...view, hand: hand.toReversed() };
    }),
    aspect: 'view',
  },
  {
    name: 'a question whose id knows a card of another hand',
    leaky: inQuestion((state, viewer) => state.hands[leftOf(state, viewer)]![0]),
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
    leaky: inLines(cardsOf('drew')),
    aspect: 'log lines',
  },
  {
    name: 'a refusal that tells who holds the card',
    leaky: inRefusal('not-in-hand', (state, seat) => (state.hands[leftOf(state, seat)]![0] ?? 0) % 2),
    aspect: 'explanation',
  },
  {
    name: 'a preview with the card that will be drawn',
    leaky: inPreview(({ deck }) => deck.at(-1) ?? null),
    aspect: 'consideration',
  },
  {
    name: 'legal moves in an order that knows the next card',
    leaky: inOrderOfMoves((state) => nextCard(state) % 2 === 1),
    aspect: 'legal moves',
  },
];

testLeaks(game, magiciansLaws, rows);
