// Views, events and refusals of SAM as sentences. Pulls in no rules, so that a renderer can speak.
import type { Describe } from '../../core/game.ts';
import { cardWords } from './card-words.ts';
import { eventSentence } from './describe-event.ts';
import { phaseWords, questionSentence } from './describe-question.ts';
import { refusalSentence } from './describe-refusal.ts';
import { resultSentence } from './describe-result.ts';
import type { Event, SamView } from './types.ts';

export {
  cardWords,
  coinWords,
  modifiersOf,
  placeWords,
  suitWords,
  sumWords,
  theCards,
  throwWords,
  type Modifier,
} from './card-words.ts';

export { whyNoAttack } from './why-no-attack.ts';

export const describe: Describe<SamView, Event> = {
  phase: phaseWords,
  question: questionSentence,
  event: eventSentence,
  refusal: refusalSentence,
  card: cardWords,
  result: resultSentence,
};
