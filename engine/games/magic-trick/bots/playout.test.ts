// A playout and the chart play by one set of rules: the same cards may be played, and the last trick scores the same.
import { describe, expect, test } from 'vitest';
import { momentsOf } from '../../../bots/random-game.testing.ts';
import { fastRandom } from '../../../chance/fast.ts';
import { clone } from '../../../core/clone.ts';
import { magicTrick } from '../index.ts';
import { playableBits } from '../rules.ts';
import { NO_CARD, type Event, type MagicTrickView, type State } from '../types.ts';
import { playable, positionOf } from './position.ts';
import { playoutsFrom } from './playout.ts';

const LED_NOTHING = -1;

describe.for([3, 4, 5])('with %i players', (seats) => {
  test('the slots that a bot reckons with are those that the rules allow', () => {
    let asked = 0;
    for (const { view, events, state } of momentsOf(magicTrick, seats, {}, seats)) {
      if (view.viewer !== state.turn || state.phase !== 'hand.trick.playing') continue;
      const led = state.trick.length > 0 ? state.trick[0]! >> 3 : LED_NOTHING;
      const position = positionOf(view, events);
      expect(playable(position, state.turn, state.held[state.turn]!, led)).toBe(
        playableBits(state, state.turn),
      );
      asked += 1;
    }
    expect(asked).toBeGreaterThan(seats * seats * 9);
  });

  test('a last trick with every sleeve filled ends as on the chart', () => {
    let compared = 0;
    for (let seed = 0; seed < 40; seed += 1) {
      for (const moment of momentsOf(magicTrick, seats, { prestige: seed % 2 === 0 }, seed)) {
        if (!isForced(moment.state) || moment.view.viewer !== moment.state.turn) continue;
        compared += 1;
        expect(playoutPoints(moment.view, moment.events, moment.state)).toBe(chartPoints(moment.state));
      }
    }
    expect(compared).toBeGreaterThan(40);
  });
});

/** From here on nobody has a choice: one card each, and every sleeve filled. */
function isForced(state: State): boolean {
  return (
    state.phase === 'hand.trick.playing' &&
    state.sleeves.every((card) => card !== NO_CARD) &&
    state.held.every((bits) => (bits & (bits - 1)) === 0)
  );
}

function playoutPoints(view: MagicTrickView, events: readonly Event[], state: State): number {
  const guess = state.rows[state.turn]!.map(() => 0);
  return playoutsFrom(positionOf(view, events), guess).run(state.rows, null, null, fastRandom(1));
}

/** The points of the seat whose turn it is when the hand is played to its end by the chart. */
function chartPoints(state: State): number {
  const seat = state.turn;
  const played = clone(state);
  while (played.handsDone === state.handsDone) {
    const move = [...magicTrick.legalMoves(played, played.turn)];
    expect(move).toHaveLength(1);
    magicTrick.compiled.apply(played, played.turn, move[0]!);
  }
  return played.lastHand!.points[seat]!;
}
