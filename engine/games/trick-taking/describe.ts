// Views, events and refusals of Trick-Taking as sentences. Pulls in no rules, so that a renderer can speak.
import type { Describe } from '../../core/game.ts';
import { allOf } from '../../language/lists.ts';
import type { Say } from '../../language/say.ts';
import { cardWords, hatWords, winsWith } from './card-words.ts';
import { eventSentence } from './describe-event.ts';
import { refusalSentence } from './describe-refusal.ts';
import { resultSentence } from './describe-result.ts';
import type { Event, TrickTakingView } from './types.ts';

export { cardWords, colourWords, effectWords, hatWords, winsWith } from './card-words.ts';

/** The largest Ultimate hand. */
const MOST_CHOSEN = 7;

function phase(say: Say, view: TrickTakingView): string {
  switch (view.phase) {
    case 'trick.leading':
      return say('trick-taking.phase.leading');
    case 'trick.turns':
      return say('trick-taking.phase.turns');
    case 'trick.escapes':
      return say('trick-taking.phase.escapes');
    case 'ultimate.choosing':
      return say('trick-taking.phase.choosing');
    case 'ultimate.turns':
      return say('trick-taking.phase.ultimate-turns');
    case 'ultimate.challenge':
      return say('trick-taking.phase.challenge');
    case 'over':
      return say('trick-taking.phase.over');
    default:
      return say('trick-taking.phase.drawing');
  }
}

function question(say: Say, view: TrickTakingView, names: readonly string[]): string {
  if (view.result) return resultSentence(say, view.result, names);
  return view.question ? ownQuestion(say, view, names) : waiting(say, view, names);
}

/** For who is asked. */
function ownQuestion(say: Say, view: TrickTakingView, names: readonly string[]): string {
  switch (view.question?.asks) {
    case 'lead':
      return say(
        view.options.sleightOfHand ? 'trick-taking.question.lead-sleight' : 'trick-taking.question.lead',
      );
    case 'escape':
      return say('trick-taking.question.escape', { card: cardWords(say, view.escapes[0]!.card) });
    case 'repertoire':
      return say('trick-taking.question.repertoire', {
        most: Math.min(MOST_CHOSEN, view.question.choices.length),
      });
    case 'challenge':
      return say(
        view.winning === null ? 'trick-taking.question.challenge-nobody' : 'trick-taking.question.challenge',
        { ...factsOfTrick(say, view, names), can: canWin(view) ? 'yes' : 'no' },
      );
    default:
      return say(
        view.ultimateCard === null ? 'trick-taking.question.turn' : 'trick-taking.question.ultimate-turn',
        factsOfTrick(say, view, names),
      );
  }
}

/** Whether a card of the hand may begin a turn in answer to the question. */
function canWin({ question }: TrickTakingView): boolean {
  return question?.choices.some(({ at, refusal }) => at !== null && refusal === null) ?? false;
}

/** What leads, how the hat lies, whether the lead is winning, and who is and with what; empty for nobody. */
function factsOfTrick(
  say: Say,
  { winning, trick, viewer }: TrickTakingView,
  names: readonly string[],
): Record<'lead' | 'hat' | 'leads' | 'winning' | 'who' | 'name' | 'with', string> {
  const stack = trick.winning === null ? undefined : trick.stacks[trick.winning];
  return {
    lead: cardWords(say, trick.stacks[0]!.cards[0]!.card),
    hat: hatWords(say, trick.hat),
    leads: trick.winning === 0 ? 'yes' : 'no',
    winning: winning === null ? 'no' : 'yes',
    who: winning === viewer ? 'you' : 'other',
    name: winning === null ? '' : names[winning]!,
    with: stack ? winsWith(say, stack) : '',
  };
}

/** For everybody else. */
function waiting(say: Say, view: TrickTakingView, names: readonly string[]): string {
  const waited = allOf(
    say,
    view.awaiting.map((seat) => names[seat]!),
  );
  switch (view.phase) {
    case 'trick.leading':
      return say('trick-taking.waiting.lead', { names: waited });
    case 'trick.escapes':
      return say('trick-taking.waiting.escape', {
        names: waited,
        card: cardWords(say, view.escapes[0]!.card),
      });
    case 'ultimate.choosing':
      return say('trick-taking.waiting.repertoire', { names: waited, count: view.awaiting.length });
    case 'ultimate.challenge':
      return view.winning === null
        ? say('trick-taking.waiting.challenge-nobody', { names: waited })
        : say('trick-taking.waiting.challenge', { names: waited, winning: names[view.winning]! });
    default:
      return say('trick-taking.waiting.turn', { names: waited });
  }
}

export const describe: Describe<TrickTakingView, Event> = {
  phase,
  question,
  event: eventSentence,
  refusal: refusalSentence,
  card: cardWords,
  result: resultSentence,
};
