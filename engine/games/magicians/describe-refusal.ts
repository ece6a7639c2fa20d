// Why a move is refused in Magicians, each in one sentence that also says how to mend it.
import type { Hearer } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import { allOf, anyOf } from '../../language/lists.ts';
import { sharedRefusal } from '../../language/refusals.ts';
import type { Say } from '../../language/say.ts';
import { cardWords, limitWords } from './card-words.ts';
import { effectIn, groupIn, levelIn } from './cards.ts';
import type { Excess, Group, Limit, Move } from './types.ts';

type Facts = Refusal['facts'];

/** This game's own codes. */
type Code =
  | 'not-in-hand'
  | 'not-support'
  | 'stage-too-high'
  | 'needs-five-tricks'
  | 'limit'
  | 'bad-replace'
  | 'not-sabotage'
  | 'nothing-to-draw'
  | 'bad-target'
  | 'not-a-trick'
  | 'ladder'
  | 'not-in-that-hand'
  | 'not-these'
  | 'wrong-number';

/** The sentence for a refusal. `others` do not hear of cards, which may be in the mover's hand or in a hand that is spied on. */
export function refusalSentence(say: Say, refused: Refusal, hearer: Hearer = 'mover'): string {
  const shared = sharedRefusal(say, refused, (type) => say(`magicians.move.${type as Move['type']}`));
  if (shared !== null) return shared;
  const sentence = SENTENCES[refused.code as Code];
  if (sentence === undefined) return say('refusal.unknown', { code: refused.code });
  return hearer === 'others'
    ? say(`magicians.refusal.${refused.code as Code}.of-another`)
    : sentence(say, refused.facts);
}

const SENTENCES: Readonly<Record<Code, (say: Say, facts: Facts) => string>> = {
  'not-in-hand': (say, facts) => say('magicians.refusal.not-in-hand', { card: card(say, facts) }),
  'not-support': (say, facts) =>
    say('magicians.refusal.not-support', { card: card(say, facts), ...kind(facts) }),
  'stage-too-high': (say, facts) =>
    say('magicians.refusal.stage-too-high', {
      card: card(say, facts),
      level: Number(facts['level']),
      highest: Number(facts['highest']),
    }),
  'needs-five-tricks': (say, facts) =>
    say('magicians.refusal.needs-five-tricks', { card: card(say, facts), tricks: Number(facts['tricks']) }),
  limit: (say, facts) =>
    say(facts['room'] === true ? 'magicians.refusal.limit' : 'magicians.refusal.limit-no-room', {
      card: card(say, facts),
      why: limits(say, facts),
      kind: roomMaker(say, facts),
    }),
  'bad-replace': badReplace,
  'not-sabotage': (say, facts) =>
    say('magicians.refusal.not-sabotage', { card: card(say, facts), ...kind(facts) }),
  'nothing-to-draw': (say, facts) =>
    facts['card'] === undefined
      ? say('magicians.refusal.nothing-to-draw')
      : say('magicians.refusal.nothing-to-draw-by', { card: card(say, facts) }),
  'bad-target': badTarget,
  'not-a-trick': (say, facts) =>
    say('magicians.refusal.not-a-trick', { card: card(say, facts), ...kind(facts) }),
  ladder,
  'not-in-that-hand': (say, facts) => say('magicians.refusal.not-in-that-hand', { card: card(say, facts) }),
  'not-these': (say, facts) =>
    facts['twice'] === true
      ? say('magicians.refusal.not-these-twice', { card: card(say, facts) })
      : say('magicians.refusal.not-these', { card: card(say, facts), what: excess(say, facts) }),
  'wrong-number': (say, facts) =>
    say('magicians.refusal.wrong-number', {
      count: Number(facts['count']),
      demanded: Number(facts['demanded']),
      missing: Math.abs(Number(facts['demanded']) - Number(facts['count'])),
      how: Number(facts['count']) < Number(facts['demanded']) ? 'fewer' : 'more',
      what: excess(say, facts),
    }),
};

/** The card of a fact in words; empty where there is none. */
function card(say: Say, facts: Facts, fact = 'card'): string {
  return facts[fact] === undefined ? '' : cardWords(say, String(facts[fact]));
}

function kind(facts: Facts): { readonly group: Group } {
  return { group: groupIn(String(facts['card'])) };
}

/** Which cards have to shrink, such as "your Helpers". */
function excess(say: Say, facts: Facts): string {
  return say(`magicians.excess.${facts['of'] as Excess}`);
}

/** What is in the way of one more card. */
function limits(say: Say, facts: Facts): string {
  return allOf(
    say,
    (facts['limits'] as readonly Limit[]).map((limit) => limitWords(say, limit)),
  );
}

/** The kind of card that makes room under all limits at once: that of the narrowest, which stands first among them. */
function roomMaker(say: Say, facts: Facts): string {
  const [narrowest] = facts['limits'] as readonly Limit[];
  return narrowest === undefined ? '' : say(`magicians.room.${narrowest}`);
}

function badReplace(say: Say, facts: Facts): string {
  return say(
    `magicians.refusal.bad-replace.${facts['problem'] as 'not-in-play' | 'not-needed' | 'does-not-free'}`,
    {
      card: card(say, facts),
      replace: card(say, facts, 'replace'),
      why: limits(say, facts),
      kind: roomMaker(say, facts),
    },
  );
}

/** What an effect hits in play, by the groups of its card. */
type Hit = 'trick' | 'stage' | 'assistant' | 'helper' | 'helper-assistant' | 'trait';

function badTarget(say: Say, facts: Facts): string {
  const effect = effectIn(String(facts['card']));
  const hit =
    effect?.does === 'discard' || effect?.does === 'steal'
      ? say(`magicians.hit.${effect.what.join('-') as Hit}`)
      : null;
  const words = { card: card(say, facts), on: card(say, facts, 'on'), hit: hit ?? '' };
  switch (facts['problem'] as string) {
    case 'none':
      return say(
        hit === null ? 'magicians.refusal.bad-target.none' : 'magicians.refusal.bad-target.none-hit',
        words,
      );
    case 'missing':
      return say(
        hit === null ? 'magicians.refusal.bad-target.missing' : 'magicians.refusal.bad-target.missing-hit',
        words,
      );
    case 'not-needed':
      return say(
        effect?.does === 'draw'
          ? 'magicians.refusal.bad-target.not-needed'
          : 'magicians.refusal.bad-target.not-needed-card',
        words,
      );
    default:
      return say(
        `magicians.refusal.bad-target.${facts['problem'] as 'no-such-seat' | 'oneself' | 'wrong-card' | 'empty-hand'}`,
        words,
      );
  }
}

/** The levels of which one has to be in play, the lowest first (MG-R6, MG-R7). */
function ladder(say: Say, facts: Facts): string {
  const code = String(facts['card']);
  const level = levelIn(code);
  const lift = Number(facts['lift']);
  const levels: string[] = [];
  for (let needed = level - 1 - lift; needed < level; needed += 1)
    levels.push(say('magicians.refusal.ladder.level', { level: needed }));
  return say('magicians.refusal.ladder', {
    card: card(say, facts),
    trait: groupIn(code) === 'trait' ? 'yes' : 'no',
    level,
    lift,
    levels: anyOf(say, levels),
  });
}
