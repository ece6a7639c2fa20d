// Why a move is refused in SAM, each in one sentence that also says how to mend it.
import type { Hearer } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import { sharedRefusal } from '../../language/refusals.ts';
import type { Say } from '../../language/say.ts';
import { cardWords, placeWords } from './card-words.ts';
import type { Move, Place } from './types.ts';

type Facts = Refusal['facts'];

/** This game's own codes. */
type Code =
  | 'not-your-cards'
  | 'empty-place'
  | 'flipped-before'
  | 'too-dear'
  | 'flipped-already'
  | 'face-up'
  | 'idle'
  | 'face-down'
  | 'no-target'
  | 'bad-boost'
  | 'bad-payment'
  | 'out-of-reach'
  | 'occupied'
  | 'same-place';

/** The sentence for a refusal. `others` hear neither of cards, which may lie face down, nor of what they cost. */
export function refusalSentence(say: Say, refused: Refusal, hearer: Hearer = 'mover'): string {
  if (refused.facts['why'] === 'first-turn') return say('sam.refusal.first-turn');
  const shared = sharedRefusal(say, refused, (type) => say(`sam.move.${type as Move['type']}`));
  if (shared !== null) return shared;
  const sentence = SENTENCES[refused.code as Code];
  if (sentence === undefined) return say('refusal.unknown', { code: refused.code });
  return hearer === 'others'
    ? say(`sam.refusal.${refused.code as Code}.of-another`)
    : sentence(say, refused.facts);
}

const SENTENCES: Readonly<Record<Code, (say: Say, facts: Facts) => string>> = {
  'not-your-cards': (say, facts) => {
    const [code] = (facts['cards'] ?? []) as readonly string[];
    return say(`sam.refusal.not-your-cards.${facts['problem'] as 'strange' | 'twice' | 'unfinished'}`, {
      card: code === undefined ? '' : cardWords(say, code),
    });
  },
  'empty-place': (say, facts) => say('sam.refusal.empty-place', { place: place(say, facts) }),
  'flipped-before': (say, facts) =>
    say('sam.refusal.flipped-before', {
      card: card(say, facts),
      direction: String(facts['direction']),
    }),
  'too-dear': (say, facts) =>
    say('sam.refusal.too-dear', {
      card: card(say, facts),
      cost: Number(facts['cost']),
      points: Number(facts['points']),
      can: String(facts['can']),
    }),
  'flipped-already': (say) => say('sam.refusal.flipped-already'),
  'face-up': (say, facts) => say('sam.refusal.face-up', { card: card(say, facts) }),
  idle: (say, facts) => say(`sam.refusal.idle.${facts['can'] as 'summon' | 'attack'}`),
  'face-down': (say, facts) => say('sam.refusal.face-down', { card: card(say, facts) }),
  // Whatever lies in a front row and is no Spade reaches whoever is still in: a front row, or a collapsed field.
  'no-target': (say, facts) =>
    say(isSpade(facts) ? 'sam.refusal.no-target.spade' : 'sam.refusal.no-target.back', {
      card: card(say, facts),
    }),
  'bad-boost': (say, facts) =>
    say(`sam.refusal.bad-boost.${facts['problem'] as 'no-two' | 'itself' | 'twice'}`, {
      place: place(say, facts),
    }),
  'bad-payment': badPayment,
  'out-of-reach': (say, facts) =>
    say(`sam.refusal.out-of-reach.${facts['problem'] as 'nobody' | 'own' | 'empty' | 'row'}`, {
      card: card(say, facts),
      on: place(say, facts, 'on'),
      spade: isSpade(facts) ? 'yes' : 'no',
    }),
  occupied: (say, facts) => say('sam.refusal.occupied', { card: card(say, facts), place: place(say, facts) }),
  'same-place': (say, facts) =>
    facts['problem'] === 'missing'
      ? say('sam.refusal.same-place.missing')
      : say('sam.refusal.same-place', { place: place(say, facts) }),
};

function badPayment(say: Say, facts: Facts): string {
  const problem = facts['problem'] as
    | 'attacker'
    | 'helps'
    | 'flipped-before'
    | 'face-down'
    | 'empty'
    | 'twice'
    | 'needless'
    | 'too-little'
    | 'too-much';
  return problem === 'too-little' || problem === 'too-much'
    ? say(`sam.refusal.bad-payment.${problem}`, {
        missing: Number(facts['missing']),
        worth: Number(facts['worth']),
      })
    : say(`sam.refusal.bad-payment.${problem}`, { place: place(say, facts) });
}

/** The card of the facts in words. */
function card(say: Say, facts: Facts): string {
  return cardWords(say, String(facts['card']));
}

/** A place of the facts in words. */
function place(say: Say, facts: Facts, fact: 'at' | 'on' = 'at'): string {
  return placeWords(say, facts[fact] as Place);
}

function isSpade(facts: Facts): boolean {
  return String(facts['card']).endsWith('s');
}
