// A series of moves: each next one answers the question that follows at once, unless anything has come in between.
import type { AnyMove } from '../../engine/core/game.ts';
import type { Question } from '../../engine/core/question.ts';
import { said } from './sayings.ts';
import type { Moment, TableState } from './state.ts';

/**
 * The table `after` a view that answered the last move of a series: the next one is on its way, or the rest is given up. It is
 * sent before its question is in sight, so nobody can answer that meanwhile. What is given up because of another question of
 * the same person is remembered for that question.
 */
export function wentOn(before: TableState, after: TableState, newId: () => string): TableState {
  const [move, ...following] = before.pending?.following ?? [];
  // While the last one is still on its way, what follows waits with it.
  if (move === undefined || after.pending !== null) return after;
  const { version, view } = after.latest;
  const { question, viewer } = view;
  const isNext = version === before.latest.version + 1;
  // What is to be read comes first, and might change minds.
  const isUnread = after.reading !== null || after.waiting.some(({ reads }) => reads);
  if (viewer !== before.pending?.seat || !isNext || question === null) return after;
  if (isUnread || !takes(question, move))
    return { ...after, unmade: { seat: viewer, question: question.id, moves: [move, ...following] } };
  return {
    ...after,
    pending: { id: newId(), seat: viewer, question: question.id, move, accepted: false, following },
    ahead: [...after.ahead, question.id],
  };
}

/** The table without what was still to follow; what is on its way already stays so. */
export function withoutSeries(table: TableState): TableState {
  const { pending } = table;
  return pending?.following.length ? { ...table, pending: { ...pending, following: [] } } : table;
}

/** Whether what a moment asks was answered before it came in sight. */
export function isAhead({ ahead }: Pick<TableState, 'ahead'>, { view }: Pick<Moment, 'view'>): boolean {
  return view.question !== null && ahead.includes(view.question.id);
}

/** The table whose answer did not count: its question is open again, and is said if it never was. */
export function openAgain(table: TableState): TableState {
  const { pending, shown } = table;
  const open = { ...table, pending: null, ahead: table.ahead.filter((id) => id !== pending?.question) };
  const isUnsaid = isAhead(table, shown) && shown.view.question?.id === pending?.question;
  return isUnsaid ? said(open, [{ kind: 'question', moment: shown }]) : open;
}

/** Whether a question takes a move, as far as it says so of single choices. */
function takes({ moves, choices }: Question, move: AnyMove): boolean {
  const named = Object.values(move);
  return (
    moves.includes(move.type) &&
    !choices.some(
      (choice) =>
        choice.move === move.type &&
        (choice.at === null || named.includes(choice.at)) &&
        choice.refusal !== null,
    )
  );
}
