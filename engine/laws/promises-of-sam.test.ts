// Games of SAM that break on purpose what the rules page promises of every game: the promise must notice.
import { expect, test } from 'vitest';
import { sam } from '../games/sam/index.ts';
import type { Happening, State } from '../games/sam/types.ts';
import type { AnyGame } from '../session/session.ts';
import { aspectOf, changed as changedGame } from './breaking.testing.ts';
import { samLaws } from './games/sam.ts';
import { movesAreByThePage, movesDoAsThePageSays } from './games/sam/by-the-page.ts';
import { previewsAreByThePage } from './games/sam/previews.ts';
import { costsAddUp, countersAreAsTold, flipsAreOnceATurn } from './games/sam/promises.ts';
import { reachIsByFormula } from './games/sam/sights.ts';
import type { GamePromise } from './module.ts';

const { chart } = sam;
type Actions = typeof chart.actions;
type Guards = typeof chart.guards;

const changed = (actions: Partial<Actions>, guards: Partial<Guards> = {}): AnyGame =>
  changedGame(sam, actions as Actions, guards as Guards);

/** The same act, and something after it. */
const then =
  (name: string, more: (state: State, tell: (happening: Happening) => void) => void): Actions[string] =>
  (state, event, tell) => {
    chart.actions[name]!(state, event, tell);
    more(state, tell);
  };

/** The same act, with other words about it. */
const saying =
  (name: string, other: (happening: Happening) => Happening): Actions[string] =>
  (state, event, tell) =>
    chart.actions[name]!(state, event, (happening) => tell(other(happening)));

const rows: readonly (readonly [string, GamePromise, AnyGame, string | null])[] = [
  ['is as it should be', countersAreAsTold, sam, null],
  [
    'begins a turn with six points',
    costsAddUp,
    changed({
      beginTurn: saying('beginTurn', (told) => (told.type === 'turn' ? { ...told, points: 6 } : told)),
    }),
    'points',
  ],
  [
    'tells the summon cost where a card is flipped down',
    costsAddUp,
    changed({
      flip: saying('flip', (told) =>
        told.type === 'flipped' && !told.up ? { ...told, change: told.change - 1 } : told,
      ),
    }),
    'points',
  ],
  [
    'forgets which cards were flipped up',
    flipsAreOnceATurn,
    changed({ flip: then('flip', (state) => void state.flippedUp.fill(false)) }),
    'flips',
  ],
  [
    'forgives idleness',
    countersAreAsTold,
    changed({ endTurn: then('endTurn', (state) => void state.idle.fill(0)) }),
    'counters',
  ],
  [
    'does not count quiet turns',
    countersAreAsTold,
    changed({ endTurn: then('endTurn', (state) => void (state.quiet = 0)) }),
    'counters',
  ],
  [
    'raises a collapsed field by Movement',
    countersAreAsTold,
    changed({ moveCard: then('moveCard', (state) => void (state.collapsed[state.turn] = false)) }),
    'counters',
  ],
  [
    'lets the lowest draw move first',
    movesDoAsThePageSays,
    changed({ drawOrder: then('drawOrder', (state) => void state.order.reverse()) }),
    'page',
  ],
  [
    'flips the attacker down when an attack comes to nothing',
    movesDoAsThePageSays,
    changed({
      giveUp: then('giveUp', (state) => {
        state.faceUp[state.turn]![state.attack!.with] = false;
      }),
    }),
    'page',
  ],
  ['leaves Movement by itself', movesDoAsThePageSays, changed({}, { nothingToMove: () => true }), 'page'],
  [
    'lets the first player attack in the first turn',
    movesDoAsThePageSays,
    changed({}, { cannotAttack: ({ turnsDone }) => turnsDone > 0 }),
    'page',
  ],
  [
    'lets cards be flipped up without the points',
    movesAreByThePage,
    {
      ...(sam as AnyGame),
      explain: (state: State, seat, move) => {
        const refusal = sam.explain(state, seat, move);
        return refusal?.code === 'too-dear' ? null : refusal;
      },
    } satisfies AnyGame,
    'page',
  ],
  [
    'forgets a card in reach',
    reachIsByFormula,
    {
      ...(sam as AnyGame),
      viewFor: (state: State, viewer) => {
        const view = sam.viewFor(state, viewer);
        return { ...view, own: view.own.map((own) => ({ ...own, reach: own.reach.slice(1) })) };
      },
    } satisfies AnyGame,
    'reach',
  ],
  [
    'shows another cost before an attack',
    previewsAreByThePage,
    {
      ...(sam as AnyGame),
      consider: (state: State, seat, partial) => {
        const answer = sam.consider(state, seat, partial);
        if (answer.refusal || !answer.preview || !('cost' in answer.preview)) return answer;
        return { ...answer, preview: { ...answer.preview, cost: 1 } };
      },
    } satisfies AnyGame,
    'previews',
  ],
];

test.for(rows)('a game that %s', { timeout: 60_000 }, ([, promise, game, aspect]) => {
  expect(aspectOf(promise, game, samLaws, 24)).toBe(aspect);
});
