// What the table says, in the words of its game.
import type { AnyEvent, Describe } from '../../engine/core/game.ts';
import type { Refusal } from '../../engine/core/refusal.ts';
import type { Result, View } from '../../engine/core/view.ts';
import type { GameId } from '../../engine/games/registry.ts';
import { words } from '../../engine/games/words.ts';
import type { Say } from '../../engine/language/say.ts';
import type { Occupant } from '../../engine/protocol/network.ts';
import type { Composing } from '../games/intent.ts';
import { screenOf } from '../games/registry.ts';
import type { Target } from '../stage/contract.ts';
import type { CompanyNews } from '../store/company.ts';
import { sharedBy } from '../store/eyes.ts';
import type { Moment, Saying } from '../store/state.ts';
import { undoSentence } from './undo-words.ts';

export interface Speech {
  phase(view: View): string;
  /** What is asked of whom; empty while nobody is asked anything. */
  asked(moment: Moment): string;
  /** The same, by name where several people share a screen. */
  question(moment: Moment): string;
  event(event: AnyEvent, moment: Moment): string;
  refusal(refusal: Refusal): string;
  /** What would come of what is composed; empty where there is nothing to tell. */
  preview(composing: Composing, moment: Moment): string;
  /** What a target means; empty where that needs no words. */
  explained(target: Target, composing: Composing, moment: Moment): string;
  result(result: Result, moment: Moment): string;
  /** A line of the live region; `now` gives the names. */
  saying(what: Saying['what'], now: Moment): string;
}

/** The names at a table, by seat. */
export function namesAt(seats: readonly Occupant[]): string[] {
  return seats.map(({ name }) => name);
}

/** What of the company at a table is worth telling. */
function companySentence(say: Say, news: CompanyNews): string {
  if (news.kind === 'watchers') return say('guest.news.watchers', { count: news.count });
  return say(`guest.news.${news.kind}`, { name: news.name, number: news.seat + 1 });
}

/** Speaks of one game; null when nobody here knows its words. */
export function speechOf(say: Say, game: string): Speech | null {
  if (!Object.hasOwn(words, game)) return null;
  // The registry's keys are what `view.game` names, so the view fits the words.
  const describe = words[game as GameId].describe as unknown as Describe<View, AnyEvent>;
  const speech: Speech = {
    phase: (view) => describe.phase(say, view),
    asked: ({ view, seats }) =>
      view.awaiting.length === 0 && !view.result ? '' : describe.question(say, view, namesAt(seats)),
    question(moment) {
      const question = speech.asked(moment);
      const seat = moment.view.question === null ? null : sharedBy(moment);
      if (seat === null) return question;
      return say('table.curtain.asked', { name: namesAt(moment.seats)[seat] ?? '', question });
    },
    event: (event, { view, seats }) => describe.event(say, event, namesAt(seats), view.viewer),
    refusal: (refusal) => describe.refusal(say, refusal),
    preview: (composing, { view, seats }) =>
      screenOf(view)?.intents.preview?.(say, view, composing, namesAt(seats)) ?? '',
    explained: (target, composing, { view }) => screenOf(view)?.explain?.(say, view, composing, target) ?? '',
    result: (result, { seats }) => describe.result(say, result, namesAt(seats)),
    saying(what, now) {
      switch (what.kind) {
        case 'event':
          return speech.event(what.event, now);
        case 'question':
          return speech.question(what.moment);
        case 'refusal':
          return speech.refusal(what.refusal);
        case 'explained':
          return speech.explained(what.target, what.composing, what.moment);
        case 'composed':
        case 'judged':
          return speech.preview(what.composing, what.moment);
        case 'curtain':
          return say('table.curtain.call', { name: namesAt(now.seats)[what.seat] ?? '' });
        case 'company':
          return companySentence(say, what.news);
        case 'undoing':
          return undoSentence(say, what.news, namesAt(now.seats));
      }
    },
  };
  return speech;
}
