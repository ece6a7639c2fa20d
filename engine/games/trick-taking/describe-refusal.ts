// Why a move is refused in Trick-Taking, each in one sentence that also says how to mend it.
import type { Hearer } from '../../core/game.ts';
import type { Refusal } from '../../core/refusal.ts';
import { sharedRefusal } from '../../language/refusals.ts';
import type { Say } from '../../language/say.ts';
import { cardWords, hatWords } from './card-words.ts';
import { effectLetter } from './cards.ts';
import type { Hat, Move } from './types.ts';

/** The sentence for a refusal. `others` do not hear of cards that may be in the mover's hand or in a choice. */
export function refusalSentence(say: Say, refused: Refusal, hearer: Hearer = 'mover'): string {
  const shared = sharedRefusal(say, refused, (type) => say(`trick-taking.move.${type as Move['type']}`));
  if (shared !== null) return shared;
  const { code, facts } = refused;
  const words = (fact: string): string => (facts[fact] ? cardWords(say, String(facts[fact])) : '');
  switch (code) {
    case 'not-in-hand':
    case 'barred':
    case 'trick-full':
    case 'vanish-used':
    case 'not-in-repertoire':
    case 'lead-cannot-vanish':
    case 'too-many-cards':
      return say(
        hearer === 'others' ? `trick-taking.refusal.${code}.of-another` : `trick-taking.refusal.${code}`,
        { card: hearer === 'others' ? '' : words('card'), on: words('on') },
      );
    case 'no-target': {
      if (hearer === 'others') return say('trick-taking.refusal.no-target.of-another');
      const sentence = facts['on']
        ? 'trick-taking.refusal.no-target-there'
        : (`trick-taking.refusal.no-target.${effectLetter(String(facts['card'])) as 'L' | 'S' | 'V'}` as const);
      return say(sentence, { card: words('card'), on: words('on') });
    }
    case 'not-winning':
      return hearer === 'others'
        ? say('trick-taking.refusal.not-winning.of-another')
        : notWinning(say, refused);
    case 'hand-size':
      return hearer === 'others'
        ? say('trick-taking.refusal.hand-size.of-another')
        : say('trick-taking.refusal.hand-size', {
            count: Number(facts['count']),
            most: Number(facts['most']),
          });
    case 'not-in-trick':
      return say('trick-taking.refusal.not-in-trick', { card: words('card') });
    case 'must-play':
      return say('trick-taking.refusal.must-play');
    default:
      return say('refusal.unknown', { code });
  }
}

/** Of a whole turn, or of every turn that begins with `card`; whom it would not beat, and how near it would come. */
function notWinning(say: Say, { facts }: Refusal): string {
  const { card, hat, winner, top, rank, reach } = facts;
  const why = winner === '' ? 'nobody' : reach === undefined ? 'no-match' : 'ranks';
  const key = card === undefined ? why : (`beginning-${why}` as const);
  return say(`trick-taking.refusal.not-winning.${key}`, {
    card: card === undefined ? '' : cardWords(say, String(card)),
    hat: hatWords(say, hat as Hat),
    top: top === '' ? '' : cardWords(say, String(top)),
    rank: Number(rank),
    reach: Number(reach ?? 0),
  });
}
