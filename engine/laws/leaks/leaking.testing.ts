// Games that leak on purpose: the same game, with something more in one place that a viewer sees or hears.
import { describe, expect, test } from 'vitest';
import type { AnyHappening, AnyMove, AnyState } from '../../core/game.ts';
import type { Consideration } from '../../core/question.ts';
import type { Fact, Refusal } from '../../core/refusal.ts';
import type { Seat, Viewer } from '../../core/seat.ts';
import type { View } from '../../core/view.ts';
import type { AnyGame } from '../../session/session.ts';
import type { AnyLawModule } from '../trial.ts';
import { firstLeak, type Leaky } from './first-leak.testing.ts';

/** The seat on the left of a viewer; of a watcher the first. */
export const leftOf = ({ seats }: AnyState, viewer: Viewer): Seat =>
  viewer === 'watcher' ? 0 : (viewer + 1) % seats;

/** A symbol does not show when events are compared as text, so that only the line of the log gives it away. */
const secret = Symbol('secret');

/** The ways in which a game can be made to leak; each answers the leaking game. */
export function leaksIn<State extends AnyState, Move extends AnyMove, Happening extends AnyHappening>(
  game: AnyGame,
) {
  type OfState = (state: State, viewer: Viewer) => unknown;
  type OfHappening = (happening: Happening) => unknown;

  const withView = (change: (view: View, state: State, viewer: Viewer) => object): AnyGame => ({
    ...game,
    viewFor: (state: State, viewer: Viewer) => change(game.viewFor(state, viewer) as View, state, viewer),
  });
  const withEvents = (leak: OfHappening, key: string | symbol): AnyGame => ({
    ...game,
    eventsFor: (happenings: readonly Happening[], viewer: Viewer) =>
      (game.eventsFor(happenings, viewer) as object[]).map((event, index) => ({
        ...event,
        [key]: leak(happenings[index]!) ?? null,
      })),
  });

  return {
    /** Changes each view. */
    withView,
    /** Something more in each view. */
    inView: (leak: OfState): AnyGame =>
      withView((view, state, viewer) => ({ ...view, leak: leak(state, viewer) })),
    /** Something more in the id of each question. */
    inQuestion: (leak: OfState): AnyGame =>
      withView((view, state, viewer) => {
        const { question } = view;
        const id = `${question?.id}-${String(leak(state, viewer))}`;
        return question ? { ...view, question: { ...question, id } } : view;
      }),
    /** Something more in each event; `leak` is shown what happened. */
    inEvents: (leak: OfHappening): AnyGame => withEvents(leak, 'leak'),
    /** Something more in each line of the log, and in no event. */
    inLines: (leak: OfHappening): AnyGame => ({
      ...withEvents(leak, secret),
      describe: {
        ...game.describe,
        event: (_say, event: Record<symbol, unknown>) => JSON.stringify(event[secret]),
      },
    }),
    /** Something more in each refusal of one code. */
    inRefusal: (code: string, leak: (state: State, seat: Seat, move: Move) => Fact): AnyGame => ({
      ...game,
      explain: (state: State, seat: Seat, move: Move) => {
        const refusal = game.explain(state, seat, move) as Refusal | null;
        if (refusal?.code !== code) return refusal;
        return { ...refusal, facts: { ...refusal.facts, leak: leak(state, seat, move) } };
      },
    }),
    /** Something more in each preview. */
    inPreview: (leak: OfState): AnyGame => ({
      ...game,
      consider: (state: State, seat: Seat, partial: AnyMove) => {
        const answer = game.consider(state, seat, partial) as Consideration;
        if (answer.refusal || !answer.preview) return answer;
        return { ...answer, preview: { ...answer.preview, leak: leak(state, seat) } };
      },
    }),
    /** Legal moves, so many at most, backwards where something holds. */
    inOrderOfMoves: (isBackwards: (state: State, seat: Seat) => boolean, most = 200): AnyGame => ({
      ...game,
      legalMoves: (state: State, seat: Seat) => {
        const moves = [...(game.legalMoves(state, seat) as Iterable<Move>)].slice(0, most);
        return isBackwards(state, seat) ? moves.reverse() : moves;
      },
    }),
  };
}

/** Law 5 finds each leak, and none in the game as it is. */
export function testLeaks(game: AnyGame, module: AnyLawModule, rows: readonly Leaky[]): void {
  describe('law 5 finds', { timeout: 60_000 }, () => {
    test.for(rows)('$name', ({ leaky, aspect, share }) => {
      expect(firstLeak(leaky, module, share)).toMatchObject({ aspect });
    });
  });

  test('the game of this test is sound without the leak', { timeout: 60_000 }, () => {
    expect(firstLeak(game, module)).toBeNull();
  });
}
