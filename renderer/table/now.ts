// What is to be seen at this moment: where the picture is, and what the prompt says until a question is in sight.
import type { Say } from '../../engine/language/say.ts';
import { screenOf } from '../games/registry.ts';
import type { Moment, TableState } from '../store/state.ts';
import { openQuestion } from '../store/table.ts';
import { namesAt } from './speech.ts';

/**
 * What happens, in a sentence; null when the words of what is shown are true: a question that can be answered, or who is
 * awaited. A question that was answered, or that was not shown yet, is never said.
 */
export function happeningNow(say: Say, table: TableState): string | null {
  const { shown, pending, waiting, reading, curtain } = table;
  const screen = screenOf(shown.view);
  if (!screen || reading !== null || curtain !== null || openQuestion(table) !== null) return null;
  const names = namesAt(shown.seats);
  const isAnswered = shown.view.question !== null;
  if (isAnswered && pending !== null) return screen.making(say, shown.view, pending.move, names);
  const frame = waiting[0];
  // What happened while nobody was there is told in the log, and not shown.
  if (!frame || frame.isPast || (!isAnswered && !isBegun(table) && shown.view.awaiting.length > 0))
    return null;
  return screen.happening(say, frame.events, names) || null;
}

/** Where the picture is: at what moves, or goes to where it will rest; at what rests, while nothing does. */
export function momentInSight(table: TableState): Moment {
  const [frame] = table.waiting;
  if (!frame || table.reading !== null || !isBegun(table)) return table.shown;
  return frame.meanwhile ? { ...frame, view: frame.meanwhile } : frame;
}

/** Whether the first frame that waits is being shown: its events have been told. */
function isBegun({ waiting, heard, log }: TableState): boolean {
  const untold = heard - log.length;
  return untold < waiting.reduce((sum, { events }) => sum + events.length, 0);
}
