// The end of a journal: whether what it says of it is what its moves lead to.
import { canonical } from '../core/canonical.ts';
import type { Result } from '../core/view.ts';
import type { Journal } from './journal.ts';
import type { Replayed, ReplayProblem } from './replay.ts';

/** A result as a file holds it. */
export function resultToKeep({ winners, scores, reason }: Result): NonNullable<Journal['result']> {
  return { winners: [...winners], scores: [...scores], reason };
}

/** What a journal says of its end and is not so, once it was played again; null where it is so, or says nothing. */
export function wrongEnd({ entries, result }: Journal, { session, moves }: Replayed): ReplayProblem | null {
  const found = session.game.result(session.state);
  const at = moves.at(-1)?.n ?? 0;
  const wrong = (sentence: string): ReplayProblem => ({ at, differs: true, sentence });
  const last = entries.at(-1);
  if (last?.kind === 'end' && last.reason === 'over' && !found) {
    return wrong(`Entry ${last.n} says that the game is over, and after entry ${at} it is not.`);
  }
  if (!result) return null;
  if (!found) return wrong(`The journal tells a result, and after entry ${at} the game is not over.`);
  if (canonical(result) !== canonical(resultToKeep(found))) {
    return wrong(
      `The result in the journal is not the one that entry ${at} leads to: ${canonical(resultToKeep(found))}.`,
    );
  }
  return null;
}
