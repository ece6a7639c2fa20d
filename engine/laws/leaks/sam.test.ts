// Games of SAM that leak on purpose: law 5 must find each leak, or it would find none that happens by accident.
import type { Viewer } from '../../core/seat.ts';
import { sam } from '../../games/sam/index.ts';
import type { Happening, Move, SamView, State } from '../../games/sam/types.ts';
import type { AnyGame } from '../../session/session.ts';
import { samLaws } from '../games/sam.ts';
import type { Leaky } from './first-leak.testing.ts';
import { leaksIn, leftOf, testLeaks } from './leaking.testing.ts';

const game: AnyGame = sam;
const leaking = leaksIn<State, Move, Happening>(game);
const { inView, inQuestion, inEvents, inLines, inRefusal, inPreview, inOrderOfMoves } = leaking;

/** A face-down card of a seat; null when all lie face up. */
const hiddenCard = (state: State, seat: number): number | null =>
  state.field[seat]!.find((card, at) => card >= 0 && !state.faceUp[seat]![at]) ?? null;

/** The same of the seat on the left of a viewer. */
const hiddenFrom = (state: State, viewer: Viewer): number | null => hiddenCard(state, leftOf(state, viewer));

/** The fresh card of one type of happening. */
const freshOf =
  (type: Happening['type']) =>
  (happening: Happening): unknown =>
    happening.type === type && 'fresh' in happening ? happening.fresh : null;

const rows: readonly Leaky[] = [
  {
    name: 'a view with a face-down card of another',
    leaky: inView(hiddenFrom),
    aspect: 'view',
  },
  {
    name: 'a view with the suit of one alone',
    leaky: inView((state, viewer) => Math.floor((hiddenFrom(state, viewer) ?? 0) / 13)),
    aspect: 'view',
  },
  {
    name: 'a view with what another has to arrange',
    leaky: inView((state, viewer) => state.dealt[leftOf(state, viewer)]),
    aspect: 'view',
  },
  {
    name: 'a view with the top of the deck',
    leaky: inView(({ deck }) => deck.at(-1) ?? null),
    aspect: 'view',
  },
  {
    name: 'a view with the bottom of the deck',
    leaky: inView(({ deck }) => deck[0] ?? null),
    aspect: 'view',
  },
  {
    name: 'a view with what another has thrown',
    leaky: inView((state, viewer) =>
      state.phase.endsWith('challenge') ? state.thrown.filter((_, seat) => seat !== viewer) : null,
    ),
    aspect: 'view',
  },
  {
    name: 'a view in which the field of another is in the order of its cards',
    leaky: leaking.withView((view, state, viewer) => {
      const isOdd = (hiddenFrom(state, viewer) ?? 0) % 2 === 1;
      const field = (each: object): object => Object.fromEntries(Object.entries(each).toReversed());
      const { seats } = view as SamView;
      return { ...view, seats: seats.map((seat) => (isOdd ? { ...seat, field: field(seat.field) } : seat)) };
    }),
    aspect: 'view',
  },
  {
    name: 'a question whose id knows a face-down card of another',
    leaky: inQuestion(hiddenFrom),
    aspect: 'question',
  },
  { name: 'an event with the new card of a swap', leaky: inEvents(freshOf('swapped')), aspect: 'events' },
  {
    name: 'an event with the new card of a Heart that is replaced',
    leaky: inEvents(freshOf('heart-replaced')),
    aspect: 'events',
    share: 1,
  },
  {
    name: 'a log line with the new card of a swap',
    leaky: inLines(freshOf('swapped')),
    aspect: 'log lines',
  },
  {
    name: 'a target that is told face up',
    leaky: {
      ...game,
      compiled: {
        ...game.compiled,
        apply: (state: State, seat: number, move: Move, tell?: (happening: Happening) => void) =>
          sam.compiled.apply(state, seat, move, (happening) => {
            if (happening.type !== 'targeted') return tell?.(happening);
            return tell?.({ ...happening, card: state.field[happening.target]![happening.on]! });
          }),
      },
    },
    aspect: 'events',
    share: 1,
  },
  {
    name: 'a refusal that tells whether a face-down card is dear',
    leaky: inRefusal('out-of-reach', (state, seat) => (hiddenFrom(state, seat) ?? 0) % 13),
    aspect: 'explanation',
  },
  {
    name: 'a preview with the card that will be drawn',
    leaky: inPreview(({ deck }) => deck.at(-1) ?? null),
    aspect: 'consideration',
  },
  {
    name: 'a Summon that is left when the face-down cards are too dear',
    leaky: leaking.withView((view, state) => {
      const own = state.field[state.turn] ?? [];
      const isDear = own.every((card, at) => state.faceUp[state.turn]![at] || (card % 13) + 2 > state.points);
      return { ...view, awaiting: view.phase === 'turn.summon' && isDear ? [] : view.awaiting };
    }),
    aspect: 'view',
  },
  {
    name: 'legal moves in an order that knows the next card',
    leaky: inOrderOfMoves(({ deck }) => (deck.at(-1) ?? 0) % 2 === 1),
    aspect: 'legal moves',
  },
];

testLeaks(game, samLaws, rows);
