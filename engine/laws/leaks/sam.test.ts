// Games of SAM that leak on purpose: law 5 must find each leak, or it would find none that happens by accident.
import { describe, expect, test } from 'vitest';
import type { AnyMove } from '../../core/game.ts';
import type { Viewer } from '../../core/seat.ts';
import type { View } from '../../core/view.ts';
import { sam } from '../../games/sam/index.ts';
import type { Event, Happening, Move, State } from '../../games/sam/types.ts';
import type { AnyGame } from '../../session/session.ts';
import { samLaws } from '../games/sam.ts';
import { firstLeak, type Leaky } from './first-leak.testing.ts';

const game: AnyGame = sam;

/** The seat on the left of a viewer; of a watcher the first. */
const other = (state: State, viewer: Viewer): number =>
  viewer === 'watcher' ? 0 : (viewer + 1) % state.seats;

/** A face-down card of a seat; null when all lie face up. */
const hiddenCard = (state: State, seat: number): number | null =>
  state.field[seat]!.find((card, at) => card >= 0 && !state.faceUp[seat]![at]) ?? null;

/** The game with something more in each view. */
const inView = (leak: (state: State, viewer: Viewer) => unknown): AnyGame => ({
  ...game,
  viewFor: (state: State, viewer: Viewer) => ({ ...sam.viewFor(state, viewer), leak: leak(state, viewer) }),
});

/** The game with something more in each event. */
const inEvents = (leak: (happening: Happening) => unknown, key: string | symbol = 'leak'): AnyGame => ({
  ...game,
  eventsFor: (happenings: readonly Happening[], viewer: Viewer) =>
    sam
      .eventsFor(happenings, viewer)
      .map((event: Event, index) => ({ ...event, [key]: leak(happenings[index]!) ?? null })),
});

/** The fresh card of one type of happening. */
const freshOf =
  (type: Happening['type']) =>
  (happening: Happening): unknown =>
    happening.type === type && 'fresh' in happening ? happening.fresh : null;
const secret = Symbol('card');

const rows: readonly Leaky[] = [
  {
    name: 'a view with a face-down card of another',
    leaky: inView((state, viewer) => hiddenCard(state, other(state, viewer))),
    aspect: 'view',
  },
  {
    name: 'a view with the suit of one alone',
    leaky: inView((state, viewer) => Math.floor((hiddenCard(state, other(state, viewer)) ?? 0) / 13)),
    aspect: 'view',
  },
  {
    name: 'a view with what another has to arrange',
    leaky: inView((state, viewer) => state.dealt[other(state, viewer)]),
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
    leaky: {
      ...game,
      viewFor: (state: State, viewer: Viewer) => {
        const view = sam.viewFor(state, viewer);
        const isOdd = (hiddenCard(state, other(state, viewer)) ?? 0) % 2 === 1;
        const field = (each: object): object => Object.fromEntries(Object.entries(each).toReversed());
        const seats = view.seats.map((seat) => ({ ...seat, field: isOdd ? field(seat.field) : seat.field }));
        return { ...view, seats };
      },
    } as AnyGame,
    aspect: 'view',
  },
  {
    name: 'a question whose id knows a face-down card of another',
    leaky: {
      ...game,
      viewFor: (state: State, viewer: Viewer) => {
        const view: View = sam.viewFor(state, viewer);
        if (!view.question) return view;
        const id = `${view.question.id}-${hiddenCard(state, other(state, viewer))}`;
        return { ...view, question: { ...view.question, id } };
      },
    },
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
    leaky: {
      // A symbol does not show when events are compared as text, so that only the line gives it away.
      ...inEvents(freshOf('swapped'), secret),
      describe: {
        ...game.describe,
        event: (_say, event: Record<symbol, unknown>) => JSON.stringify(event[secret]),
      },
    } satisfies AnyGame,
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
    leaky: {
      ...game,
      explain: (state: State, seat: number, move: Move) => {
        const refusal = sam.explain(state, seat, move);
        if (refusal?.code !== 'out-of-reach') return refusal;
        return {
          ...refusal,
          facts: { ...refusal.facts, dear: (hiddenCard(state, other(state, seat)) ?? 0) % 13 },
        };
      },
    },
    aspect: 'explanation',
  },
  {
    name: 'a preview with the card that will be drawn',
    leaky: {
      ...game,
      consider: (state: State, seat: number, partial: AnyMove) => {
        const answer = sam.consider(state, seat, partial);
        if (answer.refusal || !answer.preview) return answer;
        return { ...answer, preview: { ...answer.preview, next: state.deck.at(-1) ?? null } };
      },
    },
    aspect: 'consideration',
  },
  {
    name: 'a Summon that is left when the face-down cards are too dear',
    leaky: {
      ...game,
      viewFor: (state: State, viewer: Viewer) => {
        const view = sam.viewFor(state, viewer);
        const own = state.field[state.turn] ?? [];
        const isDear = own.every(
          (card, at) => state.faceUp[state.turn]![at] || (card % 13) + 2 > state.points,
        );
        return { ...view, awaiting: view.phase === 'turn.summon' && isDear ? [] : view.awaiting };
      },
    } as AnyGame,
    aspect: 'view',
  },
  {
    name: 'legal moves in an order that knows the next card',
    leaky: {
      ...game,
      legalMoves: (state: State, seat: number) => {
        const moves = [...sam.legalMoves(state, seat)];
        return (state.deck.at(-1) ?? 0) % 2 === 0 ? moves : moves.reverse();
      },
    },
    aspect: 'legal moves',
  },
];

describe('law 5 finds', { timeout: 60_000 }, () => {
  test.for(rows)('$name', ({ leaky, aspect, share }) => {
    expect(firstLeak(leaky, samLaws, share)).toMatchObject({ aspect });
  });
});

test('the game of this test is sound without the leak', { timeout: 60_000 }, () => {
  expect(firstLeak(game, samLaws)).toBeNull();
});
