// What happens in Trick-Taking, each in one sentence.
import type { Seat } from '../../core/seat.ts';
import { allOf } from '../../language/lists.ts';
import type { Say } from '../../language/say.ts';
import { cardWords, hatWords } from './card-words.ts';
import { effectLetter, rankIn } from './cards.ts';
import { resultSentence } from './describe-result.ts';
import { NOBODY, type Event } from './types.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** An event as its viewer hears it; `names` by seat. */
export function eventSentence(say: Say, event: Event, names: readonly string[]): string {
  const name = (seat: Seat): string => names[seat]!;
  const card = (code: string): string => cardWords(say, code);
  const cards = (codes: readonly string[]): string => allOf(say, codes.map(card));
  switch (event.type) {
    case 'dealt':
      return say('trick-taking.event.dealt', { smoke: name(event.smoke), holder: name(event.holder) });
    case 'led':
      return say(event.chosen ? 'trick-taking.event.led-chosen' : 'trick-taking.event.led', {
        name: name(event.seat),
        card: card(event.card),
        hat: hatWords(say, event.hat),
      });
    case 'played':
      return playedSentence(say, event, name(event.seat));
    case 'hat-turned':
      return say('trick-taking.event.hat-turned', { hat: hatWords(say, event.hat) });
    case 'returned':
      return say('trick-taking.event.returned', { card: card(event.card), name: name(event.to) });
    case 'escaped':
      return say(
        event.by === event.take ? 'trick-taking.event.escaped-itself' : 'trick-taking.event.escaped',
        { by: card(event.by), name: name(event.seat), card: card(event.take) },
      );
    case 'trick-taken':
      return say(
        event.cards.length === 0 ? 'trick-taking.event.trick-taken-empty' : 'trick-taking.event.trick-taken',
        { name: name(event.seat), trick: event.trick, cards: cards(event.cards) },
      );
    case 'drew':
      return event.cards === null
        ? say('trick-taking.event.drew-hidden', { name: name(event.seat), count: event.count ?? 0 })
        : say('trick-taking.event.drew', { name: name(event.seat), cards: cards(event.cards) });
    case 'hat-passed':
      return event.from === event.to
        ? say('trick-taking.event.hat-kept', { name: name(event.to) })
        : say('trick-taking.event.hat-passed', { from: name(event.from), to: name(event.to) });
    case 'choosing':
      return say('trick-taking.event.choosing', {
        count: event.seats.length,
        names: allOf(say, event.seats.map(name)),
      });
    case 'chose':
      return event.cards === null
        ? say('trick-taking.event.chose-hidden', { name: name(event.seat) })
        : say('trick-taking.event.chose', { name: name(event.seat), cards: cards(event.cards) });
    case 'hands-open': {
      const hands = event.counts.map((count, seat) =>
        say('trick-taking.event.hand-open', { name: name(seat), count }),
      );
      return say('trick-taking.event.hands-open', { hands: allOf(say, hands) });
    }
    case 'reshuffled':
      return say('trick-taking.event.reshuffled', { count: event.count });
    case 'ultimate-led':
      return say('trick-taking.event.ultimate-led', {
        card: card(event.card),
        hat: hatWords(say, event.hat),
      });
    case 'challenge':
      return event.winning === NOBODY
        ? say('trick-taking.event.challenge-nobody')
        : say('trick-taking.event.challenge', { name: name(event.winning) });
    case 'winning':
      return say('trick-taking.event.winning', { name: name(event.seat) });
    case 'passed':
      return say('trick-taking.event.passed', { name: name(event.seat) });
    case 'ended':
      return resultSentence(say, event, names);
  }
}

/** A card of a turn, and what its effect is for; what comes of it are events of their own. */
function playedSentence(say: Say, event: EventOf<'played'>, name: string): string {
  const effect = effectLetter(event.card);
  return say(
    event.used && effect !== 'E' ? `trick-taking.event.played-${effect}` : 'trick-taking.event.played',
    {
      name,
      how: event.conjured ? 'conjured' : 'played',
      card: cardWords(say, event.card),
      on: event.on === null ? '' : cardWords(say, event.on),
      rank: rankIn(event.card),
    },
  );
}
