// Views, events and refusals of Magicians as sentences. Pulls in no rules, so that a renderer can speak.
import type { Describe } from '../../core/game.ts';
import { allOf, anyOf } from '../../language/lists.ts';
import type { Say } from '../../language/say.ts';
import { cardWords } from './card-words.ts';
import { groupIn } from './cards.ts';
import { eventSentence } from './describe-event.ts';
import { refusalSentence } from './describe-refusal.ts';
import { resultSentence } from './describe-result.ts';
import type { Demand, Event, Group, MagiciansView } from './types.ts';

export { cardWords, groupWords, identityWords, limitWords, phaseWords } from './card-words.ts';

/** What a seat may be asked. */
type Asks = 'mulligan' | 'support' | 'sabotage' | 'take' | 'trick' | 'draw' | 'discard';

/** What is asked in each phase that asks anything. */
const ASKED_IN: Readonly<Record<string, Asks>> = {
  mulligan: 'mulligan',
  'turn.management': 'support',
  'turn.dirtyTrick.choosing': 'sabotage',
  'turn.dirtyTrick.spying': 'take',
  'turn.dirtyTrick.settling': 'discard',
  'turn.newTrick.playing': 'trick',
  'turn.newTrick.trimming': 'discard',
  'turn.intermission': 'draw',
  'turn.finale': 'discard',
};

/** The phases that have a word, by the last part of their name. */
type Word =
  | 'mulligan'
  | 'draw'
  | 'management'
  | 'choosing'
  | 'spying'
  | 'settling'
  | 'playing'
  | 'trimming'
  | 'intermission'
  | 'prestige'
  | 'finale'
  | 'over';

function phase(say: Say, view: MagiciansView): string {
  return say(`magicians.phase.${view.phase.slice(view.phase.lastIndexOf('.') + 1) as Word}`);
}

function question(say: Say, view: MagiciansView, names: readonly string[]): string {
  if (view.result) return resultSentence(say, view.result, names);
  const asks = ASKED_IN[view.phase]!;
  const waited = allOf(
    say,
    view.awaiting.map((seat) => names[seat]!),
  );
  const mine = view.question !== null;
  if (asks === 'discard') {
    const { of } = view.demand!;
    return say(mine ? `magicians.question.discard.${of}` : `magicians.waiting.discard.${of}`, {
      names: waited,
      ...factsOf(view, view.demand!),
    });
  }
  const victim = view.sabotage?.target ?? null;
  const facts = {
    names: waited,
    name: victim === null ? '' : names[victim]!,
    whose: victim === view.viewer ? 'yours' : 'theirs',
    can: canDoSomething(view) ? 'yes' : 'no',
  };
  if (!mine) return say(`magicians.waiting.${asks}`, facts);
  const asked =
    asks === 'support' || asks === 'sabotage' || asks === 'trick'
      ? playQuestion(say, view)
      : say(`magicians.question.${asks}`, facts);
  return isEarningNothing(view) ? say('magicians.question.disturbed', { question: asked }) : asked;
}

/** One card a turn, in whichever of its phases: only what is true of this hand is offered. */
function playQuestion(say: Say, { plays, deck, discard }: MagiciansView): string {
  const draws = deck + discard.length > 0 ? 'yes' : 'no';
  const free = new Set(plays.filter(({ refusal }) => refusal === null).map(({ move }) => move));
  const kinds = PLAYS.filter((kind) => free.has(kind));
  const [only, ...others] = kinds;
  if (only === undefined) return say('magicians.question.play.none', { draws });
  const what =
    others.length === 0
      ? say('magicians.question.play.only', { kind: only })
      : say('magicians.question.play.one-of', {
          kinds: anyOf(
            say,
            kinds.map((kind) => say('magicians.question.play.kind', { kind })),
          ),
        });
  return say('magicians.question.play', { what, draws });
}

/** Kinds of plays, in the order of their phases. */
const PLAYS = ['support', 'sabotage', 'trick'] as const;

/** Whether the Prestige Phase of this turn, which is the viewer's, will be disturbed. */
function isEarningNothing({ seats, viewer, turn }: MagiciansView): boolean {
  return viewer !== 'watcher' && viewer === turn && seats[viewer]!.disturbed;
}

/** Whether the question has another answer than to skip. */
function canDoSomething({ question: asked }: MagiciansView): boolean {
  return asked?.choices.some(({ move, refusal }) => move !== 'skip' && refusal === null) ?? false;
}

/** How many cards a demand counts, against what, and how many are too many. */
function factsOf(
  { seats }: MagiciansView,
  { seat, of, count }: Demand,
): Record<'have' | 'tricks' | 'most' | 'count', number> {
  const { cards, tricks, support, most } = seats[seat]!;
  const among = (...groups: readonly Group[]): number =>
    support.filter((code) => groups.includes(groupIn(code))).length;
  const have = {
    assistant: () => among('assistant'),
    helpers: () => among('helper'),
    stage: () => among('stage'),
    together: () => among('helper', 'assistant'),
    props: () => among('prop'),
    tricks: () => tricks.length,
    hand: () => cards,
  }[of]();
  return { have, tricks: tricks.length, most, count };
}

export const describe: Describe<MagiciansView, Event> = {
  phase,
  question,
  event: eventSentence,
  refusal: refusalSentence,
  card: cardWords,
  result: resultSentence,
};
