// Test code: moments of a table that say only what the store looks at.
import type { AnyEvent } from '../../engine/core/game.ts';
import { NOTHING_COMPOSED } from '../games/intent.ts';
import type { Frame, Moment, TableState } from './state.ts';
import { begun, joined, rested, type GameWays } from './table.ts';

/** The view at `version`, asking `question` (null: nothing) of the only person. */
export function moment(version: number, question: string | null): Moment {
  const asked = question === null ? null : { id: question, asks: 'play', moves: ['play'], choices: [] };
  return {
    version,
    seats: [{ name: 'Ada', kind: 'person', bot: null }],
    holds: [0],
    curtain: null,
    bottom: 0,
    view: {
      game: 'magic-trick',
      viewer: 0,
      phase: 'hand.trick.playing',
      seats: [],
      awaiting: [0],
      question: asked,
      result: null,
    },
  };
}

export const event = (type: string): AnyEvent => ({ type });

/** A game whose changes are one frame each, read when a `scored` event is among them. */
export const plainWays: GameWays = {
  frames: (_before, after, events) => [
    { ...after, events, reads: events.some(({ type }) => type === 'scored') },
  ],
  begin: () => NOTHING_COMPOSED,
};

/** A table at rest that asks `question`. */
export function tableAsking(question: string | null): TableState {
  return joined('t1', moment(1, question), [], [], plainWays);
}

/** Shows all that waits, as a presenter without a stage does; stops where something is to be read. */
export function shownAll(table: TableState): TableState {
  let state = table;
  for (let frame: Frame | undefined = state.waiting[0]; frame && !state.reading; frame = state.waiting[0]) {
    state = rested(begun(state, frame), frame, plainWays);
  }
  return state;
}
