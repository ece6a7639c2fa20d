// What is asked of whom in SAM, and the phases in the rulebook's words.
import type { Seat } from '../../core/seat.ts';
import { allOf } from '../../language/lists.ts';
import type { Facts, Say } from '../../language/say.ts';
import { cardWords, placeWords, theCards } from './card-words.ts';
import { isTwo, parseCard } from './cards.ts';
import { resultSentence } from './describe-result.ts';
import { PLACES, type Place, type SamView } from './types.ts';
import { whyNoAttack } from './why-no-attack.ts';

/** What a seat may be asked. */
type Asks = 'arrange' | 'summon' | 'attack' | 'pay' | 'target' | 'boost' | 'throw' | 'place' | 'move';

/** What is asked in each phase that asks anything. */
const ASKED_IN: Readonly<Record<string, Asks>> = {
  arranging: 'arrange',
  'turn.summon': 'summon',
  'turn.attack.declaring': 'attack',
  'turn.attack.paying': 'pay',
  'turn.attack.targeting': 'target',
  'turn.attack.defending': 'boost',
  'turn.attack.challenge': 'throw',
  'turn.attack.hearts': 'place',
  'turn.movement': 'move',
};

/** The phases that have a word, by the last part of their name. */
type Word =
  | 'arranging'
  | 'ordering'
  | 'summon'
  | 'declaring'
  | 'paying'
  | 'targeting'
  | 'defending'
  | 'challenge'
  | 'hearts'
  | 'movement'
  | 'over';

/** The phase in the rulebook's word. */
export function phaseWords(say: Say, { phase }: SamView): string {
  return say(`sam.phase.${phase.slice(phase.lastIndexOf('.') + 1) as Word}`);
}

/** What is asked of whom, for the eyes of the view; `names` by seat. */
export function questionSentence(say: Say, view: SamView, names: readonly string[]): string {
  if (view.result) return resultSentence(say, view.result, names);
  const asks = ASKED_IN[view.phase]!;
  const mine = view.question !== null;
  const facts = {
    names: allOf(
      say,
      view.awaiting.map((seat) => names[seat]!),
    ),
    count: view.awaiting.length,
    points: view.points ?? 0,
    ...(ATTACKING.includes(asks) ? attackFacts(say, view, names) : {}),
  };
  const asked = mine
    ? ownQuestion(say, view, names, asks, facts)
    : otherQuestion(say, view, names, asks, facts);
  if (!view.mustAct || (asks !== 'summon' && asks !== 'attack')) return asked;
  return mine
    ? say('sam.question.must-act', { question: asked, asks })
    : say('sam.waiting.must-act', { question: asked });
}

function ownQuestion(say: Say, view: SamView, names: readonly string[], asks: Asks, facts: Facts): string {
  switch (asks) {
    case 'summon':
      return withoutAttack(say, view, summonQuestion(say, view, facts));
    case 'attack':
      return say('sam.question.attack', {
        go: mayGoOn(view) ? 'yes' : 'no',
        twos: holdsTwoFaceUp(view) ? 'yes' : 'no',
      });
    case 'target':
      return say('sam.question.target', {
        ...facts,
        count: view.question!.choices.filter(({ refusal }) => refusal === null).length,
      });
    case 'throw':
      return throwQuestion(say, view, names);
    case 'move':
      return withoutAttack(say, view, say('sam.question.move', { can: waysToMove(view) }));
    default:
      return say(`sam.question.${asks}`, facts);
  }
}

function otherQuestion(say: Say, view: SamView, names: readonly string[], asks: Asks, facts: Facts): string {
  if (asks !== 'throw') return say(`sam.waiting.${asks}`, facts);
  const { attacker, defender } = view.challenge!;
  return say('sam.waiting.throw', {
    ...facts,
    attacker: names[attacker]!,
    defender: names[defender]!,
  });
}

/** The question, and why Attack is passed over by itself, or was: not where an attack was declared, or could have been. */
function withoutAttack(say: Say, view: SamView, question: string): string {
  const why = view.attack === null ? whyNoAttack(view) : null;
  return why === null ? question : say('sam.question.no-attack', { question, why });
}

/** With nothing left to do, going on is no alternative but all there is. */
function summonQuestion(say: Say, view: SamView, facts: Facts): string {
  const can = turnsOver(view);
  return say('sam.question.summon', {
    ...facts,
    can,
    go: can !== 'nothing' && mayGoOn(view) ? 'yes' : 'no',
  });
}

/** What can be done with the points that are left. */
function turnsOver({ question }: SamView): 'both' | 'flip' | 'swap' | 'nothing' {
  const can = (move: string): boolean =>
    question!.choices.some((choice) => choice.move === move && choice.refusal === null);
  if (can('flip')) return can('swap') ? 'both' : 'flip';
  return can('swap') ? 'swap' : 'nothing';
}

function mayGoOn({ question }: SamView): boolean {
  return question!.choices.some(({ move, refusal }) => move === 'done' && refusal === null);
}

function holdsTwoFaceUp({ own }: SamView): boolean {
  return own.some(({ card, up }) => up && isTwo(parseCard(card)));
}

/** Whether there is an empty place for a face-down card, and another one to exchange it with. */
function waysToMove({ own }: SamView): 'move' | 'exchange' | 'both' {
  if (own.length === PLACES.length) return 'exchange';
  return own.filter(({ up }) => !up).length > 1 ? 'both' : 'move';
}

/** Against whom, with odds and evens whose the odd sum is, what either outcome does, and who has thrown. */
function throwQuestion(say: Say, { battle, challenge, viewer }: SamView, names: readonly string[]): string {
  const { by, attacker, defender, rounds, thrown } = challenge!;
  const mine = viewer === attacker;
  const fought = battle!;
  return say(`sam.question.throw.${by}`, {
    name: names[mine ? defender : attacker]!,
    mine: mine ? 'yes' : 'no',
    again: rounds > 0 ? 'yes' : 'no',
    card: cardWords(say, fought.attacker.card),
    target: cardWords(say, fought.defender.card),
    thrown: thrown.length > 0 ? 'yes' : 'no',
  });
}

/** What is asked while an attack is on its way, before cards are turned down by its outcome. */
const ATTACKING: readonly Asks[] = ['pay', 'target', 'boost'];

/** The attack of this turn, as far as it has come, in words. */
function attackFacts(say: Say, { attack, seats, turn }: SamView, names: readonly string[]): Facts {
  if (attack === null || turn === null) return {};
  const { card, boosts, drawn, points, cost, target } = attack;
  const codeAt = (seat: Seat, at: Place): string => seats[seat]!.field[at]!;
  const code = target === null ? null : codeAt(target.seat, target.at);
  return {
    name: names[turn]!,
    card: cardWords(say, card),
    twos: boosts.length,
    helping: theCards(
      say,
      boosts.map((at) => codeAt(turn, at)),
    ),
    drawn: cardWords(say, drawn),
    points,
    cost,
    missing: Math.max(0, cost - points),
    place: target === null ? '' : placeWords(say, target.at),
    down: code === 'down' ? 'yes' : 'no',
    target: code === null || code === 'down' ? '' : cardWords(say, code),
  };
}
