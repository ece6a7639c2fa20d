// Games of Magicians that break on purpose what the rules page promises of every game: the promise must notice.
import { expect, test } from 'vitest';
import { magicians } from '../games/magicians/index.ts';
import type { Happening, State } from '../games/magicians/types.ts';
import type { AnyGame } from '../session/session.ts';
import { aspectOf, changed as changedGame } from './breaking.testing.ts';
import { magiciansLaws } from './games/magicians.ts';
import { movesAreByThePage, movesDoAsThePageSays } from './games/magicians/by-the-page.ts';
import { playsAreAsTold } from './games/magicians/plays-by-skipping.ts';
import {
  limitsHold,
  oneCardATurn,
  oneTurnAfterAnother,
  prestigeIsTheSum,
} from './games/magicians/promises.ts';
import type { GamePromise } from './module.ts';

const { chart } = magicians;
type Actions = typeof chart.actions;
type Guards = typeof chart.guards;

const changed = (actions: Partial<Actions>, guards: Partial<Guards> = {}): AnyGame =>
  changedGame(magicians, actions as Actions, guards as Guards);

/** The same act, and something after it. */
const then =
  (name: string, more: (state: State, tell: (happening: Happening) => void) => void): Actions[string] =>
  (state, event, tell) => {
    chart.actions[name]!(state, event, tell);
    more(state, tell);
  };

const rows: readonly (readonly [string, GamePromise, AnyGame, string | null])[] = [
  ['is as it should be', oneTurnAfterAnother, magicians, null],
  [
    'passes over a player',
    oneTurnAfterAnother,
    changed({ endTurn: then('endTurn', (state) => void (state.turn = (state.turn + 1) % state.seats)) }),
    'turns',
  ],
  [
    'tells of a second card that is played',
    oneCardATurn,
    changed({
      playTrick: then('playTrick', ({ turn }, tell) => tell({ type: 'performed', seat: turn, card: 32 })),
    }),
    'plays',
  ],
  [
    'gives a point for nothing',
    prestigeIsTheSum,
    changed({ earnPrestige: then('earnPrestige', (state) => void (state.points[state.turn]! += 1)) }),
    'prestige',
  ],
  ['settles no limit', limitsHold, changed({}, { everythingIsSettled: () => true }), 'limits'],
  [
    'has more to play in Dirty Trick than it tells',
    playsAreAsTold,
    changed({ skipManagement: then('skipManagement', (state) => void (state.support[state.turn] = [])) }),
    'plays',
  ],
  [
    'lets somebody keep a sixth Trick',
    movesDoAsThePageSays,
    changed({}, { isTrimmed: () => true, isTrimmedAfterAPlay: ({ played }: State) => played !== null }),
    'page',
  ],
  [
    'forgets to discard the Dirty Trick',
    movesDoAsThePageSays,
    changed({ finishSabotage: then('finishSabotage', ({ discard }) => void discard.pop()) }),
    'page',
  ],
  [
    'forgives the ladder',
    movesAreByThePage,
    {
      ...(magicians as AnyGame),
      explain: (state: State, seat, move) => {
        const refusal = magicians.explain(state, seat, move);
        return refusal?.code === 'ladder' ? null : refusal;
      },
    } satisfies AnyGame,
    'page',
  ],
];

test.for(rows)('a game that %s', { timeout: 60_000 }, ([, promise, game, aspect]) => {
  expect(aspectOf(promise, game, magiciansLaws, 24)).toBe(aspect);
});
