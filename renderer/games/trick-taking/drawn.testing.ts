// Test code: what is put together at Trick-Taking's table, as the stage is given it with the host's word about it.
import type { Move } from '../../../engine/games/trick-taking/types.ts';
import type { StageInput } from '../../stage/contract.ts';
import { inputOf } from '../parts/played.testing.ts';
import type { Draft } from './draft.ts';
import type { Moment } from './played.testing.ts';

export { inputOf };

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
