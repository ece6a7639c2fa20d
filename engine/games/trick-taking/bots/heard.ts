// What the events of a game tell: cards that came back to a hand, the running trick, what everybody won.
import { impossible } from '../../../core/errors.ts';
import type { Seat } from '../../../core/seat.ts';
import { effectOf, LEVITATE, parseCard, SAW } from '../cards.ts';
import { insert } from '../plays.ts';
import { placeOf, takeOut } from '../trick.ts';
import { NOBODY, type Card, type Event, type Lying, type Stack } from '../types.ts';

/** Everything that can be known of a game from its events. */
export interface Heard {
  /** Cards that lie in somebody's hand for certain, as they came back there and were not played since. */
  readonly held: ReadonlyMap<Card, Seat>;
  /** The trick as it lies; empty between tricks. */
  readonly trick: Stack[];
  /** The same when its turns were over; empty before an Escape has taken from it. */
  readonly lay: Stack[];
  /** Cards played into this trick. */
  readonly plays: number;
  /** By seat, ascending (TT-R7). */
  readonly barred: readonly Card[][];
  /** By seat, all cards won in the seven tricks, those of the Ultimate hand too. */
  readonly won: readonly Card[][];
  /** The Ultimate hands are chosen and open in number. */
  readonly handsOpen: boolean;
}

/** The card of a code in a view or an event. */
export function cardOf(code: string): Card {
  return parseCard(code) ?? impossible(`"${code}" in a view is no card`);
}

/** Follows the events of a game from its beginning. */
export function hear(seats: number, events: readonly Event[]): Heard {
  const bySeat = (): Card[][] => Array.from({ length: seats }, () => []);
  const held = new Map<Card, Seat>();
  const won = bySeat();
  let trick: Stack[] = [];
  let lay: Stack[] = [];
  let barred = bySeat();
  let [plays, handsOpen] = [0, false];

  const lead = (code: string, seat: Seat): void => {
    const card = cardOf(code);
    held.delete(card);
    trick = [{ owner: seat, cards: [{ card, by: seat, used: false, at: 0 }] }];
    barred = bySeat();
    plays = 1;
  };
  const put = (lying: Lying, on: string | null): void => {
    const effect = effectOf(lying.card);
    if (on !== null && (effect === LEVITATE || effect === SAW))
      trick[placeOf(trick, cardOf(on))!.stack]!.cards.push(lying);
    else trick.push({ owner: lying.by, cards: [lying] });
  };

  for (const event of events) {
    switch (event.type) {
      case 'led':
        lead(event.card, event.seat);
        break;
      case 'ultimate-led':
        lead(event.card, NOBODY);
        break;
      case 'played': {
        const card = cardOf(event.card);
        held.delete(card);
        barred[event.seat] = [];
        put({ card, by: event.seat, used: event.used, at: plays }, event.on);
        plays += 1;
        break;
      }
      case 'returned': {
        const card = cardOf(event.card);
        takeOut(trick, card);
        held.set(card, event.to);
        insert(barred[event.to]!, card);
        break;
      }
      case 'escaped':
        if (lay.length === 0) lay = trick.map(({ owner, cards }) => ({ owner, cards: cards.slice() }));
        takeOut(trick, cardOf(event.take));
        won[event.seat]!.push(cardOf(event.take));
        break;
      case 'trick-taken':
        won[event.seat]!.push(...event.cards.map(cardOf));
        trick = [];
        lay = [];
        barred = bySeat();
        plays = 0;
        break;
      case 'hands-open':
        handsOpen = true;
        break;
      default:
        break;
    }
  }
  return { held, trick, lay, plays, barred, won, handsOpen };
}
