// The log's headings (each set, each turn in it), the cards of its lines, and how the values of a battle came about.
import type { AnyEvent } from '../../../engine/core/game.ts';
import { cardWords } from '../../../engine/games/sam/describe.ts';
import type { At, BattleSide, Event, Place } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { LogHeading } from '../screen.ts';
import { ledgerOf, verdict } from './battle-line.ts';

export function headings(say: Say, log: readonly AnyEvent[]): LogHeading[] {
  return (log as readonly Event[]).flatMap((event, at): LogHeading[] => {
    switch (event.type) {
      case 'dealt':
        return [{ at, level: 1, words: say('table.sam.log.setup') }];
      case 'ordered':
        return [
          {
            at,
            level: 1,
            words: event.last
              ? say('table.sam.log.alternating')
              : say('table.sam.log.set', { number: event.set }),
          },
        ];
      case 'turn':
        return [{ at, level: 2, words: say('table.sam.log.turn', { number: event.turn }) }];
      default:
        return [];
    }
  });
}

/** The cards that a line of the log is about, as far as its viewer knows them. */
export function cardsIn(happened: AnyEvent): readonly string[] {
  const event = happened as Event;
  const codes = (cards: readonly At<string, Place>[]): string[] => cards.map(({ card }) => card);
  const known = (...cards: readonly (string | null)[]): string[] => cards.filter((card) => card !== null);
  switch (event.type) {
    case 'ordered':
      return event.draws.map(({ card }) => card);
    case 'flipped':
    case 'turned-up':
    case 'destroyed':
      return [event.card];
    case 'swapped':
      return known(event.card, event.fresh);
    case 'declared':
      return [event.attacker.card, ...codes(event.twos), event.drawn];
    case 'paid':
    case 'fell':
      return codes(event.cards);
    case 'targeted':
      return known(event.card);
    case 'boosted':
      return codes(event.twos);
    case 'fought':
      return [event.battle.attacker.card, event.battle.defender.card];
    case 'heart-replaced':
    case 'placed':
      return known(event.fresh);
    default:
      return [];
  }
}

/** The sums of a battle, side by side, and why it went as it did; none for any other event. */
export function detailsOf(say: Say, happened: AnyEvent, names: readonly string[]): readonly string[] {
  const event = happened as Event;
  if (event.type !== 'fought') return [];
  const { attacker, defender } = event.battle;
  return [sideLine(say, attacker, names), sideLine(say, defender, names), verdict(say, event.battle, names)];
}

function sideLine(say: Say, side: BattleSide<string, Place>, names: readonly string[]): string {
  const lines = ledgerOf(say, side).map(({ what, value, isChange }) =>
    say(isChange ? 'table.sam.log.change' : 'table.sam.log.value', { what, value }),
  );
  const whose = say('table.sam.battle.whose', {
    card: cardWords(say, side.card),
    name: names[side.seat] ?? '',
  });
  return say('table.sam.log.side', { whose, lines: lines.join('; ') });
}
