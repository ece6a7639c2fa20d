// Test code: views and events of a game that plays itself, as one viewer sees them.
import type { Viewer } from '../../../engine/core/seat.ts';
import type { Event, MagicTrickView } from '../../../engine/games/magic-trick/types.ts';
import { firstWhere, playGame } from '../parts/played.testing.ts';

export { inputOf } from '../parts/played.testing.ts';

export interface Moment {
  readonly view: MagicTrickView;
  readonly events: readonly Event[];
}

export interface Played {
  readonly seats: number;
  readonly viewer: Viewer;
  readonly seed?: string;
  readonly memory?: 'sorter' | 'none';
  /** Stop after this many moves. */
  readonly moves?: number;
}

/** What the viewer saw after the deal and after every move. */
export function play({ seats, viewer, seed = 'stage', memory = 'sorter', moves = 400 }: Played): Moment[] {
  const options = { memory };
  return playGame({ game: 'magic-trick', seats, viewer, seed, options, moves }) as unknown as Moment[];
}

/** The first moment that is as wanted. */
export function momentWhere(moments: readonly Moment[], wanted: (view: MagicTrickView) => boolean): Moment {
  return firstWhere(moments, wanted);
}
