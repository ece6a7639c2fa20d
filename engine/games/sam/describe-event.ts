// What happens in SAM, each in one sentence.
import type { Seat } from '../../core/seat.ts';
import { allOf } from '../../language/lists.ts';
import type { Say } from '../../language/say.ts';
import { codesOf, coinWords, placeWords, sumWords, theCards, throwWords } from './card-words.ts';
import { resultSentence } from './describe-result.ts';
import type { BattleSide, Event, OrderDraw, Place } from './types.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** An event as its viewer hears it; `names` by seat. Empty when it is not worth a line. */
export function eventSentence(say: Say, event: Event, names: readonly string[]): string {
  const name = (seat: Seat): string => names[seat]!;
  const the = (code: string): string => theCards(say, [code]);
  const place = (at: Place): string => placeWords(say, at);
  /** A card that only its owner may know. */
  const fresh = (code: string | null): { readonly known: 'yes' | 'no'; readonly fresh: string } =>
    code === null ? { known: 'no', fresh: '' } : { known: 'yes', fresh: the(code) };
  switch (event.type) {
    case 'dealt':
      return say('sam.event.dealt');
    case 'arranged':
      return say('sam.event.arranged', { name: name(event.seat) });
    case 'reshuffled':
      return say('sam.event.reshuffled', { count: event.count });
    case 'ordered':
      return orderedSentence(say, event, names);
    case 'turn':
      return say('sam.event.turn', { name: name(event.seat) });
    case 'flipped':
      return event.up
        ? say('sam.event.flipped-up', {
            name: name(event.seat),
            card: the(event.card),
            cost: Math.abs(event.change),
            points: event.points,
          })
        : say('sam.event.flipped-down', {
            name: name(event.seat),
            card: the(event.card),
            gain: event.change,
            points: event.points,
          });
    case 'swapped':
      return say('sam.event.swapped', {
        name: name(event.seat),
        place: place(event.at),
        card: the(event.card),
        ...fresh(event.fresh),
      });
    case 'points-lost':
      return say('sam.event.points-lost', { name: name(event.seat), lost: event.lost });
    case 'done':
      // Whoever leaves Summon or Movement has done something that shows, or shows it by what comes next.
      return event.phase === 'attack' ? say('sam.event.done-attack', { name: name(event.seat) }) : '';
    case 'declared':
      return say('sam.event.declared', {
        name: name(event.seat),
        card: the(event.attacker.card),
        twos: event.twos.length,
        helping: theCards(say, codesOf(event.twos)),
        drawn: the(event.drawn),
        points: event.points,
        cost: event.cost,
      });
    case 'paid':
      return say('sam.event.paid', {
        name: name(event.seat),
        cards: theCards(say, codesOf(event.cards)),
        points: event.points,
        cost: event.cost,
      });
    case 'fizzled':
      return say(`sam.event.fizzled.${event.why}`, {
        name: name(event.seat),
        card: the(event.attacker.card),
      });
    case 'targeted':
      return say('sam.event.targeted', {
        target: name(event.target),
        down: event.card === null ? 'yes' : 'no',
        card: event.card === null ? '' : the(event.card),
        place: place(event.on),
      });
    case 'boosted':
      return event.twos.length === 0
        ? say('sam.event.boosted-none', { name: name(event.seat) })
        : say('sam.event.boosted', {
            name: name(event.seat),
            cards: theCards(say, codesOf(event.twos)),
          });
    case 'turned-up':
      return say('sam.event.turned-up', { name: name(event.seat), card: the(event.card) });
    case 'fought':
      return foughtSentence(say, event, names);
    case 'threw':
      return threwSentence(say, event, names);
    case 'coin':
      return say('sam.event.coin', {
        face: coinWords(say, event.face),
        winner: name(event.winner === 'attacker' ? event.attacker : event.defender),
        side: event.winner,
      });
    case 'destroyed':
      return say('sam.event.destroyed', { name: name(event.seat), card: the(event.card) });
    case 'fell':
      return say('sam.event.fell', {
        name: name(event.seat),
        cards: theCards(say, codesOf(event.cards)),
      });
    case 'heart-replaced':
      return say('sam.event.heart-replaced', { name: name(event.seat), ...fresh(event.fresh) });
    case 'placed':
      return say('sam.event.placed', {
        name: name(event.seat),
        place: place(event.at),
        ...fresh(event.fresh),
      });
    case 'collapsed':
    case 'rose':
    case 'out':
      return say(`sam.event.${event.type}`, { name: name(event.seat) });
    case 'moved':
      return say('sam.event.moved', {
        name: name(event.seat),
        from: place(event.from),
        to: place(event.to),
        swapped: event.swapped ? 'yes' : 'no',
      });
    case 'ended':
      return resultSentence(say, event, names);
  }
}

/** All that was drawn, round after round, and what comes of it. */
function orderedSentence(
  say: Say,
  { draws, order, set, last }: EventOf<'ordered'>,
  names: readonly string[],
): string {
  const drawn = roundsOf(draws)
    .map((round) =>
      allOf(
        say,
        round.map(({ seat, card }, turn) =>
          say(turn === 0 ? 'sam.event.draw' : 'sam.event.draw-too', {
            name: names[seat]!,
            card: theCards(say, [card]),
          }),
        ),
      ),
    )
    .reduce((before, again) => say('sam.event.draws-again', { before, draws: again }));
  const facts = {
    set,
    draws: drawn,
    name: names[order[0]!]!,
    order: allOf(
      say,
      order.map((seat) => names[seat]!),
    ),
  };
  if (!last) return say('sam.event.ordered', facts);
  return say(set === 1 ? 'sam.event.ordered-first' : 'sam.event.ordered-last', facts);
}

/** The draws of each round, in the order in which they were made. */
function roundsOf(draws: readonly OrderDraw<string>[]): OrderDraw<string>[][] {
  const rounds: OrderDraw<string>[][] = [];
  for (const draw of draws) (rounds[draw.round] ??= []).push(draw);
  return rounds;
}

/** The real values, how they come about, and who is better. */
function foughtSentence(say: Say, { battle }: EventOf<'fought'>, names: readonly string[]): string {
  const { attacker, defender, winner, challenge } = battle;
  const side = (of: BattleSide<string, Place>): string =>
    say('sam.event.fought.side', { card: theCards(say, [of.card]), sum: sumWords(say, of) });
  return say(winner === null ? 'sam.event.fought.equal' : `sam.event.fought.${winner}`, {
    attacker: names[attacker.seat]!,
    attack: side(attacker),
    defender: names[defender.seat]!,
    defence: side(defender),
    by: challenge ?? '',
  });
}

function threwSentence(say: Say, event: EventOf<'threw'>, names: readonly string[]): string {
  const { throws, winner } = event;
  const winnerName = winner === null ? '' : names[winner === 'attacker' ? event.attacker : event.defender]!;
  return say('sam.event.threw', {
    attacker: names[event.attacker]!,
    defender: names[event.defender]!,
    attack: throwWords(say, throws[0]),
    defence: throwWords(say, throws[1]),
    outcome: outcomeOf(),
  });

  function outcomeOf(): string {
    if (winner === null) return say('sam.event.threw.again');
    const [one, other] = throws;
    if (typeof one !== 'number' || typeof other !== 'number')
      return say('sam.event.threw.signs', { winner: winnerName });
    const sum = one + other;
    return say('sam.event.threw.fingers', {
      sum,
      parity: sum % 2 === 1 ? 'odd' : 'even',
      winner: winnerName,
    });
  }
}
