// What happens in Magicians, each in one sentence.
import type { Seat } from '../../core/seat.ts';
import { allOf } from '../../language/lists.ts';
import type { Say } from '../../language/say.ts';
import { cardWords, groupWords, identityWords, limitWords } from './card-words.ts';
import { groupIn, levelIn } from './cards.ts';
import { resultSentence } from './describe-result.ts';
import { LIMITS, type Discarding, type Event, type Limit, type Phase } from './types.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** What is skipped before the New Trick Phase shows in what is played later; and whoever skips that has played nothing. */
function isWorthALine(phase: Phase): phase is 'newTrick' | 'intermission' {
  return phase === 'newTrick' || phase === 'intermission';
}

/** An event as its viewer hears it; `names` by seat. Empty when it is not worth a line. */
export function eventSentence(say: Say, event: Event, names: readonly string[]): string {
  const name = (seat: Seat): string => names[seat]!;
  const card = (code: string): string => cardWords(say, code);
  const cards = (codes: readonly string[]): string => allOf(say, codes.map(card));
  /** The cards that are known, or how many there are. */
  const known = ({ cards: codes, count }: EventOf<'drew' | 'snatched'>): string =>
    codes === null ? say('magicians.event.cards', { count }) : cards(codes);
  switch (event.type) {
    case 'dealt':
      return dealtSentence(say, event, names);
    case 'mulliganed':
      return say('magicians.event.mulliganed', { name: name(event.seat), cards: cards(event.cards) });
    case 'kept':
      return say('magicians.event.kept', { name: name(event.seat) });
    case 'reshuffled':
      return say('magicians.event.reshuffled', { count: event.count });
    case 'turn':
      return say('magicians.event.turn', { name: name(event.seat), turn: event.turn });
    case 'drew':
      return event.count === 0
        ? say('magicians.event.drew-nothing', { name: name(event.seat) })
        : say('magicians.event.drew', { name: name(event.seat), cards: known(event), why: event.why });
    case 'skipped':
      return isWorthALine(event.phase)
        ? say(`magicians.event.skipped.${event.phase}`, { name: name(event.seat) })
        : '';
    case 'supported':
      return say('magicians.event.supported', {
        name: name(event.seat),
        card: card(event.card),
        group: groupWords(say, groupIn(event.card)),
        level: levelIn(event.card),
      });
    case 'performed':
      return say('magicians.event.performed', {
        name: name(event.seat),
        card: card(event.card),
        trait: groupIn(event.card) === 'trait' ? 'yes' : 'no',
        level: levelIn(event.card),
      });
    case 'sabotaged':
      return say('magicians.event.sabotaged', {
        name: name(event.seat),
        card: card(event.card),
        at: event.target === null ? 'nobody' : event.on === null ? 'seat' : 'card',
        target: event.target === null ? '' : name(event.target),
        on: event.on === null ? '' : card(event.on),
      });
    case 'stolen':
      return say('magicians.event.stolen', {
        name: name(event.to),
        from: name(event.from),
        card: card(event.card),
      });
    case 'snatched':
      return say(`magicians.event.snatched.${event.why}`, {
        name: name(event.to),
        from: name(event.from),
        cards: known(event),
      });
    case 'spied':
      return say('magicians.event.spied', {
        name: name(event.seat),
        on: name(event.on),
        count: event.count,
      });
    case 'discarded':
      return discardedSentence(say, event, name(event.seat), cards(event.cards));
    case 'lost-points':
      return say('magicians.event.lost-points', {
        name: name(event.seat),
        lost: event.lost,
        points: event.points,
      });
    case 'disturbed':
      return say('magicians.event.disturbed', { name: name(event.seat) });
    case 'prestige':
      return say(event.disturbed ? 'magicians.event.prestige-disturbed' : 'magicians.event.prestige', {
        name: name(event.seat),
        earned: event.earned,
        bonus: event.cards.reduce((sum, { bonus }) => sum + bonus, 0),
        points: event.points,
      });
    case 'ended':
      return resultSentence(say, event, names);
  }
}

/** Who is who, and who begins. */
function dealtSentence(say: Say, { first, identities }: EventOf<'dealt'>, names: readonly string[]): string {
  const persons = identities.map((identity, seat) =>
    say('magicians.event.dealt-one', { name: names[seat]!, identity: identityWords(say, identity) }),
  );
  return say('magicians.event.dealt', { identities: allOf(say, persons), name: names[first]! });
}

/** What goes for a limit in play says which it is; whatever else goes has a sentence of its own. */
function discardedSentence(say: Say, event: EventOf<'discarded'>, name: string, cards: string): string {
  const { why } = event;
  return isLimit(why)
    ? say('magicians.event.discarded.limit', { name, cards, why: limitWords(say, why) })
    : say(`magicians.event.discarded.${why}`, { name, cards });
}

function isLimit(why: Discarding): why is Limit {
  return (LIMITS as readonly string[]).includes(why);
}
