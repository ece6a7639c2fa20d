// What somebody can keep count of who only hears what happens: fields without their cards, collapse, idleness, quiet turns, whose turn it is.
import { allSeats, type Seat } from '../../../core/seat.ts';
import type { Happening } from '../../../games/sam/types.ts';
import { ALL_PLACES } from './cards.ts';

const MOST_IDLE = 3;
const FEWEST_TO_RISE = 4;
const ROW = 3;

/** A game as it is told. */
export class Telling {
  /** By seat, whether both rows count as front. */
  readonly collapsed: boolean[];
  /** By seat, turns in a row without a summon, a swap or a declared attack. */
  readonly idle: number[];
  /** Turns in a row without a destroyed card. */
  quiet = 0;
  /** By seat, the places where a card lies; all six from the deal on. */
  readonly #fields: Set<number>[];
  readonly #stall: number;
  readonly #wrong: (what: string) => never;
  #order: readonly Seat[] = [];
  #last = false;
  #turn: Seat | null = null;
  #acted = false;
  #destroyed = false;

  constructor(seats: number, stall: number, wrong: (what: string) => never) {
    this.#fields = allSeats(seats).map(() => new Set(ALL_PLACES.keys()));
    this.collapsed = allSeats(seats).map(() => false);
    this.idle = allSeats(seats).map(() => 0);
    this.#stall = stall;
    this.#wrong = wrong;
  }

  /** How many cards each has left. */
  cards(): number[] {
    return this.#fields.map(({ size }) => size);
  }

  hear(happening: Happening): void {
    switch (happening.type) {
      case 'ordered':
        this.#endTurn();
        this.#beginSet(happening.order, happening.last);
        break;
      case 'turn':
        this.#endTurn();
        this.#beginTurn(happening.seat);
        break;
      case 'flipped':
        if (happening.up) this.#acted = true;
        break;
      case 'swapped':
      case 'declared':
        this.#acted = true;
        break;
      case 'destroyed':
        this.#fields[happening.seat]!.delete(happening.at);
        this.#destroyed = true;
        break;
      case 'heart-replaced':
      case 'placed':
        this.#fields[happening.seat]!.add(happening.at);
        break;
      case 'moved':
        this.#move(happening);
        break;
      case 'collapsed':
        if (this.collapsed[happening.seat] || this.#rows(happening.seat) === 2)
          this.#wrong(`seat ${happening.seat} collapses with ${this.#rows(happening.seat)} rows`);
        this.collapsed[happening.seat] = true;
        break;
      case 'rose':
        if (!this.collapsed[happening.seat] || this.#size(happening.seat) < FEWEST_TO_RISE)
          this.#wrong(`seat ${happening.seat} rises with ${this.#size(happening.seat)} cards`);
        this.collapsed[happening.seat] = false;
        break;
      case 'out':
        if (this.#size(happening.seat) > 0) this.#wrong(`seat ${happening.seat} is out with cards`);
        break;
      case 'ended':
        this.#end(happening);
        break;
      default:
    }
  }

  #size(seat: Seat): number {
    return this.#fields[seat]!.size;
  }

  /** In how many rows cards lie. */
  #rows(seat: Seat): number {
    return new Set([...this.#fields[seat]!].map((place) => Math.floor(place / ROW))).size;
  }

  #seatsIn(): Seat[] {
    return allSeats(this.#fields.length).filter((seat) => this.#size(seat) > 0);
  }

  /** A turn is over when the next one begins, a set does, or the game ends; told once for each. */
  #endTurn(): void {
    if (this.#turn === null) return;
    this.idle[this.#turn] = this.#acted ? 0 : this.idle[this.#turn]! + 1;
    if (this.idle[this.#turn]! > MOST_IDLE) this.#wrong(`seat ${this.#turn} is idle for too long`);
    this.quiet = this.#destroyed ? 0 : this.quiet + 1;
    this.#turn = null;
    for (const seat of this.#seatsIn())
      if (this.#rows(seat) < 2 && !this.collapsed[seat]) this.#wrong(`seat ${seat} did not collapse`);
  }

  #beginSet(order: readonly Seat[], last: boolean): void {
    const left = this.#order.filter((seat) => this.#size(seat) > 0);
    if (left.length > 0) this.#wrong(`a set begins while ${left.join()} are still to move`);
    if (order.toSorted((one, other) => one - other).join() !== this.#seatsIn().join())
      this.#wrong(`${order.join()} are said to be in`);
    if (last !== (order.length === 2))
      this.#wrong(`the draw of ${order.length} is ${last ? '' : 'not '}the last`);
    this.#order = order;
    this.#last = last;
  }

  #beginTurn(seat: Seat): void {
    if (this.quiet >= this.#stall * this.#seatsIn().length)
      this.#wrong(`after ${this.quiet} quiet turns there is another`);
    const due = this.#order.filter((each) => this.#size(each) > 0);
    if (due[0] !== seat) this.#wrong(`seat ${seat} moves, and ${due.join()} are due`);
    // Two alternate from their last draw on.
    this.#order = this.#last ? due.toReversed() : due.slice(1);
    this.#turn = seat;
    this.#acted = false;
    this.#destroyed = false;
  }

  #move({ seat, from, to, swapped }: Extract<Happening, { type: 'moved' }>): void {
    const field = this.#fields[seat]!;
    if (!field.has(from) || field.has(to) !== swapped) this.#wrong(`seat ${seat} moves what is not there`);
    if (!swapped) field.delete(from);
    field.add(to);
  }

  #end({ winners, reason }: Extract<Happening, { type: 'ended' }>): void {
    const seats = this.#seatsIn();
    if (reason === 'last-one-in' && (seats.length !== 1 || winners.join() !== seats.join()))
      this.#wrong(`seats ${winners.join()} win as the last of ${seats.join()}`);
    if (reason !== 'stall') return;
    this.#endTurn();
    if (this.quiet < this.#stall * seats.length)
      this.#wrong(`the game stalls after ${this.quiet} quiet turns`);
    const most = Math.max(...this.cards());
    if (winners.some((seat) => this.#size(seat) < most))
      this.#wrong(`seats ${winners.join()} win with fewer cards`);
  }
}
