// Games and bots that break a law on purpose: each law must notice, and say which part of it is broken.
import { describe, expect, test } from 'vitest';
import { pick } from '../chance/random.ts';
import { defineGame } from '../core/define-game.ts';
import type { AnyMove } from '../core/game.ts';
import type { Choice } from '../core/question.ts';
import type { Viewer } from '../core/seat.ts';
import type { View } from '../core/view.ts';
import { magicTrick } from '../games/magic-trick/index.ts';
import type { Move, State } from '../games/magic-trick/types.ts';
import type { AnyGame } from '../session/session.ts';
import { magicTrickLaws } from './games/magic-trick.ts';
import { checkLaw1 } from './law-1.ts';
import { checkLaw2 } from './law-2.ts';
import { checkLaw3 } from './law-3.ts';
import { checkLaw4, misplaced } from './law-4.ts';
import { checkLaw6, type AnyBotKind } from './law-6.ts';
import { begin, LawBroken, type Figures, type Trial } from './trial.ts';

const game: AnyGame = magicTrick;
const { chart, moveRules } = magicTrick;
const { actions } = chart;

type Actions = typeof actions;
const withActions = (changed: Partial<Actions>): AnyGame =>
  defineGame({ ...magicTrick, chart: { ...chart, actions: { ...actions, ...changed } as Actions } });

/** What a check says of a game, over a few random tables. */
function aspectOf(broken: AnyGame, check: (trial: Trial) => Figures, share = 0.1): string | null {
  for (let number = 0; number < 6; number += 1) {
    try {
      check({ game: broken, module: magicTrickLaws, seats: 3 + (number % 3), number, share });
    } catch (error) {
      if (error instanceof LawBroken) return error.aspect;
      throw error;
    }
  }
  return null;
}

interface Row {
  readonly name: string;
  readonly broken: AnyGame;
  readonly aspect: string;
}

/** The view, with other refusals in its question. */
function withChoices(state: State, viewer: Viewer, refusalOf: (choice: Choice) => Choice['refusal']): View {
  const view: View = magicTrick.viewFor(state, viewer);
  if (!view.question) return view;
  const choices = view.question.choices.map((choice) => ({ ...choice, refusal: refusalOf(choice) }));
  return { ...view, question: { ...view.question, choices } };
}

const law1: readonly Row[] = [
  {
    name: 'a legal move that is refused',
    broken: {
      ...game,
      explain: (state: State, seat: number, move: Move) =>
        move.type === 'pass' ? { code: 'tired', facts: {} } : magicTrick.explain(state, seat, move),
    },
    aspect: 'legal',
  },
  {
    name: 'a move that is not listed and accepted',
    broken: defineGame({
      ...magicTrick,
      moveRules: {
        ...moveRules,
        sleeve: {
          ...moveRules.sleeve,
          *legal(state, seat) {
            let first = true;
            for (const move of moveRules.sleeve.legal(state, seat)) {
              if (!first) yield move;
              first = false;
            }
          },
        },
      },
    }),
    aspect: 'random',
  },
  {
    name: 'a legal move that is never drawn',
    broken: defineGame({
      ...magicTrick,
      moveRules: {
        ...moveRules,
        sleeve: {
          ...moveRules.sleeve,
          random: (state, seat) => [...moveRules.sleeve.legal(state, seat)][0] ?? null,
        },
      },
    }),
    aspect: 'random',
  },
  {
    name: 'an illegal move that is accepted, and taken by the chart',
    broken: defineGame({
      ...magicTrick,
      chart: { ...chart, guards: { ...chart.guards, mayPlay: (state, { seat }) => seat === state.turn } },
      moveRules: { ...moveRules, play: { ...moveRules.play, explain: () => null } },
    }),
    aspect: 'illegal',
  },
  {
    name: 'a chart that takes what is refused',
    broken: defineGame({
      ...magicTrick,
      chart: { ...chart, guards: { ...chart.guards, mayPass: () => true } },
    }),
    aspect: 'chart',
  },
  {
    name: 'a partial move that is called complete and cannot be made',
    broken: { ...game, consider: () => ({ refusal: null, lacks: null, next: [], preview: null }) },
    aspect: 'considered',
  },
  {
    name: 'a question that offers a card with which no legal move begins',
    broken: {
      ...game,
      viewFor: (state: State, viewer: Viewer) => withChoices(state, viewer, () => null),
    },
    aspect: 'choices',
  },
  {
    name: 'a question that refuses a card with which a legal move begins',
    broken: {
      ...game,
      viewFor: (state: State, viewer: Viewer) =>
        withChoices(state, viewer, ({ refusal, at }) =>
          at === null ? { code: 'tired', facts: {} } : refusal,
        ),
    },
    aspect: 'choices',
  },
  {
    name: 'a consideration that offers what it refuses when it is pointed at',
    broken: {
      ...game,
      consider: (state: State, seat: number, partial: AnyMove) => {
        const answer = magicTrick.consider(state, seat, partial);
        if (answer.refusal) return answer;
        return { ...answer, next: answer.next.map((choice) => ({ ...choice, refusal: null })) };
      },
    },
    aspect: 'next',
  },
  {
    name: 'a refusal that changes the state',
    broken: {
      ...game,
      explain: (state: State, seat: number, move: Move) => {
        const refusal = magicTrick.explain(state, seat, move);
        if (refusal) state.scores[seat] = (state.scores[seat] ?? 0) - 1;
        return refusal;
      },
    },
    aspect: 'unchanged',
  },
  {
    name: 'a seat that is asked and has no move',
    broken: {
      ...game,
      legalMoves: (state: State, seat: number) =>
        state.trick.length === 2 ? [] : magicTrick.legalMoves(state, seat),
    },
    aspect: 'asked',
  },
];

const law2: readonly Row[] = [
  { name: 'a game that goes on for too long', broken: { ...game, mostMoves: 50 }, aspect: 'end' },
  {
    name: 'nobody awaited before the end',
    broken: {
      ...game,
      awaiting: (state: State) => (state.tricksPlayed === 3 ? [] : magicTrick.awaiting(state)),
    },
    aspect: 'awaiting',
  },
  {
    name: 'somebody awaited without a move',
    broken: {
      ...game,
      legalMoves: (state: State, seat: number) =>
        state.trick.length === 2 ? [] : magicTrick.legalMoves(state, seat),
    },
    aspect: 'legal',
  },
  {
    name: 'a result too early',
    broken: {
      ...game,
      result: (state: State) =>
        state.handsDone > 0 ? { winners: [0], scores: [], reason: 'shared' } : magicTrick.result(state),
    },
    aspect: 'result',
  },
];

const law3: readonly Row[] = [
  {
    name: 'a rule that keeps something outside the state',
    broken: ((counted: { calls: number }) =>
      withActions({
        takeTrick: (state, event, tell) => {
          actions['takeTrick']?.(state, event, tell);
          counted.calls += 1;
          state.scores[0] = counted.calls;
        },
      }))({ calls: 0 }),
    aspect: 'executors',
  },
  {
    name: 'a happening that is told once only',
    broken: ((told: { before: boolean }) =>
      withActions({
        takeTrick: (state, event, tell) => {
          actions['takeTrick']?.(state, event, told.before ? () => {} : tell);
          told.before = true;
        },
      }))({ before: false }),
    aspect: 'executors',
  },
  {
    name: 'a state that JSON does not keep',
    broken: withActions({
      takeTrick: (state, event, tell) => {
        actions['takeTrick']?.(state, event, tell);
        state.scores[0] = -0;
      },
    }),
    aspect: 'plain',
  },
];

const law4: readonly Row[] = [
  {
    name: 'a trick that is dealt away and kept',
    broken: withActions({
      takeTrick: (state, event, tell) => {
        const cards = [...state.trick];
        actions['takeTrick']?.(state, event, tell);
        state.trick = cards.slice(0, 1);
      },
    }),
    aspect: 'cards',
  },
  {
    name: 'a card that is lost',
    broken: withActions({
      takeTrick: (state, event, tell) => {
        state.trick.pop();
        actions['takeTrick']?.(state, event, tell);
      },
    }),
    aspect: 'cards',
  },
];

describe('law 1 finds', { timeout: 60_000 }, () => {
  test.for(law1)('$name', ({ broken, aspect }) => expect(aspectOf(broken, checkLaw1, 1)).toBe(aspect));
});
describe('law 2 finds', { timeout: 60_000 }, () => {
  test.for(law2)('$name', ({ broken, aspect }) => expect(aspectOf(broken, checkLaw2)).toBe(aspect));
});
describe('law 3 finds', { timeout: 60_000 }, () => {
  test.for(law3)('$name', ({ broken, aspect }) => expect(aspectOf(broken, checkLaw3)).toBe(aspect));
});
describe('law 4 finds', { timeout: 60_000 }, () => {
  test.for(law4)('$name', ({ broken, aspect }) => expect(aspectOf(broken, checkLaw4)).toBe(aspect));

  test('a card of another deck', () => {
    const { state } = begin({ game, module: magicTrickLaws, seats: 4, number: 0, share: 0 }).session;
    const places = {
      ...magicTrickLaws,
      placesOf: (each: State) => ({ ...magicTrickLaws.placesOf(each), floor: ['X9'] }),
    };
    expect(misplaced(places, state, magicTrickLaws.deckOf(state as State))).toBe(
      'X9, in floor, is not in the deck',
    );
  });
});

/** A bot that takes the first legal move of the questions it is shown, changed by `choose`. */
function botKind(
  id: string,
  choose: (options: AnyMove[], seen: number, asked: number, seed: number) => AnyMove,
): AnyBotKind {
  return {
    id,
    seat: ({ seed }) => {
      let options: AnyMove[] = [];
      let seen = 0;
      let asked = 0;
      return {
        see(view) {
          seen += 1;
          options = optionsOf(view);
        },
        choose() {
          asked += 1;
          return choose(options, seen, asked, seed);
        },
      };
    },
  };
}

function optionsOf(view: ReturnType<typeof magicTrick.viewFor>): AnyMove[] {
  if (view.toSort) return [{ type: 'arrange', order: view.toSort.cards } as AnyMove];
  const open = view.question?.choices.filter((choice) => !choice.refusal) ?? [];
  return open.map(({ move, at }) => (at === null ? { type: move } : ({ type: move, slot: at } as AnyMove)));
}

const steady = botKind('steady', (options, seen, _asked, seed) =>
  pick(options, { below: (bound) => (seen + seed) % bound }),
);
const outside = { calls: 0 };
const bots: readonly (readonly [string, AnyBotKind, string | null])[] = [
  ['nothing wrong with a steady bot', steady, null],
  [
    'a bot that counts how often it was asked',
    botKind('asked', (options, _seen, asked) => options[asked % options.length] as AnyMove),
    'rebuilt',
  ],
  [
    'a bot with a memory outside its seat',
    botKind('outside', (options) => options[(outside.calls += 1) % options.length] as AnyMove),
    'rebuilt',
  ],
  [
    'a bot that chooses an illegal move',
    botKind('illegal', () => ({ type: 'play', slot: 13 }) as AnyMove),
    'legal',
  ],
];

describe('law 6 finds', { timeout: 60_000 }, () => {
  test.for(bots)('%s', ([, kind, aspect]) => {
    expect(aspectOf(game, (trial) => checkLaw6(trial, [kind]))).toBe(aspect);
  });

  test('a bot that is shown hidden cards and uses them', () => {
    const leaky: AnyGame = {
      ...game,
      viewFor: (state: State | { view: unknown }, viewer: number) =>
        'view' in state
          ? state.view
          : { ...magicTrick.viewFor(state, viewer), leak: state.rows[viewer]?.[5] },
      // A sample that gives the view again whatever it holds, so that only the re-deal can find the bot out.
      sampleHidden: (view: unknown) => ({ view }),
    };
    const peeking: AnyBotKind = {
      id: 'peeking',
      seat: () => {
        let options: AnyMove[] = [];
        let leak = 0;
        return {
          see(view) {
            options = optionsOf(view);
            leak = view.leak;
          },
          choose: () => options[leak % options.length] as AnyMove,
        };
      },
    };
    expect(aspectOf(leaky, (trial) => checkLaw6(trial, [peeking]))).toBe('redealt');
  });

  test('a bot that writes into what it is shown', () => {
    const writing: AnyBotKind = {
      id: 'writing',
      seat: () => ({ see: (view) => void view.seats.pop(), choose: () => ({ type: 'pass' }) }),
    };
    const trial = { game, module: magicTrickLaws, seats: 4, number: 0, share: 0 };
    expect(() => checkLaw6(trial, [writing])).toThrow(TypeError);
  });
});

test('the unchanged game passes every check of this file', { timeout: 60_000 }, () => {
  for (const check of [checkLaw1, checkLaw2, checkLaw3, checkLaw4]) {
    expect(aspectOf(withActions({}), check)).toBeNull();
  }
});
