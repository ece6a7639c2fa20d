// Test code: views and events of a game that plays itself, as one viewer sees them, and turns that are put together.
import type { Viewer } from '../../../engine/core/seat.ts';
import type { Event, Move, Options, TrickTakingView } from '../../../engine/games/trick-taking/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import { type GameMoment, inputOf, playGame } from '../parts/played.testing.ts';
import type { Draft } from './draft.ts';

export { inputOf };

export interface Moment extends Omit<GameMoment, 'view' | 'events' | 'move'> {
  readonly view: TrickTakingView;
  readonly events: readonly Event[];
  readonly move: Move | null;
}

export interface Played {
  readonly seats: number;
  readonly viewer: Viewer;
  readonly seed?: string;
  readonly options?: Partial<Options>;
}

/** What the viewer saw after the deal and after every move of a whole game. */
export function play({ seats, viewer, seed = 'stage', options = {} }: Played): Moment[] {
  const played = playGame({ game: 'trick-taking', seats, viewer, seed, options, moves: 1000 });
  return played as unknown as Moment[];
}

/** A turn, a lead or a hand that the viewer puts together, with the host's word about it. */
export function composing({ view, consider }: Moment, move: Move): StageInput {
  const said = consider(move);
  if (said.refusal) throw new Error(`The draft was refused: ${said.refusal.code}`);
  const draft = draftOf(move);
  const { lacks, next, preview } = said;
  return inputOf(view, { draft, judged: { draft, lacks, next, preview } });
}

function draftOf(move: Move): Draft {
  switch (move.type) {
    case 'turn':
      return { kind: 'turn', plays: move.plays };
    case 'lead':
      return { kind: 'lead', card: move.card };
    case 'repertoire':
      return { kind: 'repertoire', cards: move.cards };
    default:
      throw new Error(`A move of type ${move.type} is not composed.`);
  }
}
