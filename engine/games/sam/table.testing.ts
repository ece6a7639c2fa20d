// Test code: a table of SAM that reads like one: fields in a line, moves by name, refusals by code.
import { chanceOf } from '../../chance/chance.ts';
import type { Consideration } from '../../core/question.ts';
import type { Refusal } from '../../core/refusal.ts';
import { allSeats, type Seat, type Viewer } from '../../core/seat.ts';
import { CODES, formatCard, parseCard } from './cards.ts';
import { sam } from './index.ts';
import { setup } from './setup.ts';
import {
  NO_CARD,
  PLACES,
  type Card,
  type Event,
  type Happening,
  type Move,
  type Options,
  type Place,
  type SamView,
  type SetupKeys,
  type State,
} from './types.ts';

/** What a test wants to be told of a table; the rest is as after the first draw for the order of play. */
export interface Laid {
  /**
   * By seat, the six places from F1 to B3: `Kh` lies face up, `(Kh)` face down, `-` is empty. What is left out at the end is
   * empty, and `|` goes on with the back row, as in `Kh (2c) | (3s)`.
   */
  readonly fields: readonly string[];
  readonly options?: Partial<Options>;
  /** What is drawn first; all cards that are named nowhere lie below. */
  readonly deck?: string;
  /** The oldest first. */
  readonly discard?: string;
  /** Cards that are named nowhere lie on the discards, so that the deck holds what it is told to hold. */
  readonly short?: boolean;
  /** Whose turn it is; seat 0. */
  readonly turn?: Seat;
  /** The Summon of that turn, when no phase is named. */
  readonly phase?: string;
  /** Turns that are over; one, so that attacks are allowed. */
  readonly turnsDone?: number;
  /** Summon points; five. */
  readonly points?: number;
  readonly idle?: readonly number[];
  readonly quiet?: number;
  /** Seats whose fields are collapsed, though both rows hold cards. */
  readonly collapsed?: readonly Seat[];
  /** Places of whose turn it is, flipped up or down in this turn. */
  readonly flippedUp?: readonly Place[];
  readonly flippedDown?: readonly Place[];
  /** Who moves in this set; from the first seat on. */
  readonly order?: readonly Seat[];
  /** What the coin shows. */
  readonly random?: SetupKeys['random'];
  /** What the next reshuffles give, the top first. */
  readonly lists?: readonly string[];
  /** What chance comes from. */
  readonly seed?: string;
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '' && word !== '|');

function card(code: string): Card {
  const found = parseCard(code);
  if (found === undefined) throw new Error(`There is no card "${code}".`);
  return found;
}

const EMPTY_ROW = ['-', '-', '-'];

/** The six places of a field: the card, and whether it lies face up. */
function places(text: string): { readonly card: Card; readonly up: boolean }[] {
  const [front = [], back = []] = text.split('|').map((row) => words(row));
  const named = back.length === 0 ? front : [...front, ...EMPTY_ROW.slice(front.length), ...back];
  return PLACES.map((_, at) => {
    const word = named[at] ?? '-';
    if (word === '-') return { card: NO_CARD, up: false };
    return word.startsWith('(')
      ? { card: card(word.slice(1, -1)), up: false }
      : { card: card(word), up: true };
  });
}

/** A table in the middle of a game; seat 0 begins its Summon with an attack allowed. */
export function lay(given: Laid): Table {
  const { fields, turn = 0, phase = 'turn.summon', lists = [], discard = '', turnsDone = 1 } = given;
  const seats = fields.length;
  const laid = fields.map(places);
  const named = new Set(laid.flat().map((place) => place.card));
  for (const code of [...words(given.deck), ...words(discard)]) named.add(card(code));
  const rest = CODES.map((_, each) => each).filter((each) => !named.has(each));
  const order = given.order ?? allSeats(seats);
  const inTurn = (list: readonly Place[] = []): boolean[] => PLACES.map((place) => list.includes(place));
  const state = setup({
    seats,
    options: sam.optionSchema.parse(given.options ?? {}),
    setup: given.random === undefined ? {} : { random: given.random },
    chance: chanceOf(given.seed ?? 'a table for tests', lists.map(words)),
  });
  const isCollapsed = (seat: Seat): boolean => {
    const taken = laid[seat]!.map((place) => place.card !== NO_CARD);
    const count = taken.filter(Boolean).length;
    return count > 0 && (!taken.slice(0, 3).includes(true) || !taken.slice(3).includes(true));
  };
  return new Table({
    ...state,
    phase,
    deck: [...words(given.deck).map(card), ...(given.short ? [] : rest)].reverse(),
    discard: [...(given.short ? rest : []), ...words(discard).map(card)],
    field: laid.map((field) => field.map((place) => place.card)),
    faceUp: laid.map((field) => field.map((place) => place.up)),
    collapsed: allSeats(seats).map((seat) => given.collapsed?.includes(seat) ?? isCollapsed(seat)),
    order: [...order],
    set: 1,
    alternating: order.length === 2,
    inOrder: order.indexOf(turn),
    turn,
    turnsDone,
    points: given.points ?? 5,
    flippedUp: inTurn(given.flippedUp),
    flippedDown: inTurn(given.flippedDown),
    idle: [...(given.idle ?? state.idle)],
    quiet: given.quiet ?? 0,
  });
}

/** A game from its deal: by seat the six cards in the order in which they come, then what is drawn. */
export function dealt(given: {
  readonly hands: readonly string[];
  readonly deck?: string;
  readonly options?: Partial<Options>;
  readonly random?: SetupKeys['random'];
}): Table {
  const hands = given.hands.map(words);
  const rounds = PLACES.flatMap((_, round) => hands.map((hand) => hand[round]!));
  const deck = words(given.deck);
  const rest = CODES.filter((code) => !rounds.includes(code) && !deck.includes(code));
  const state = setup({
    seats: hands.length,
    options: sam.optionSchema.parse(given.options ?? {}),
    setup: given.random === undefined ? {} : { random: given.random },
    chance: chanceOf('a table for tests', [[...rounds, ...deck, ...rest]]),
  });
  const table = new Table(state);
  sam.compiled.start(state, (happening) => table.told.push(happening));
  return table;
}

export class Table {
  readonly state: State;
  /** What the last move told. */
  told: Happening[] = [];

  constructor(state: State) {
    this.state = state;
  }

  /** Makes a move, or says why not. */
  tries(seat: Seat, move: unknown): Refusal | null {
    const parsed = sam.parseMove(move);
    const refusal = parsed.refusal ?? sam.explain(this.state, seat, parsed.move);
    if (refusal || parsed.refusal) return refusal;
    const told: Happening[] = [];
    if (!sam.compiled.apply(this.state, seat, parsed.move, (happening) => told.push(happening)))
      throw new Error(`The chart does not take ${JSON.stringify(move)}.`);
    this.told = told;
    return null;
  }

  /** Why a move would be refused, by code; null when it would not. Makes nothing. */
  refused(seat: Seat, move: unknown): string | null {
    const parsed = sam.parseMove(move);
    return (parsed.refusal ?? sam.explain(this.state, seat, parsed.move))?.code ?? null;
  }

  /** Makes a move that must be legal. */
  makes(seat: Seat, move: Move): this {
    const refusal = this.tries(seat, move);
    if (refusal) throw new Error(`Seat ${seat}: ${JSON.stringify(move)} refused: ${JSON.stringify(refusal)}`);
    return this;
  }

  /** Lays six cards, given from F1 to B3. */
  arranges(seat: Seat, cards: string): this {
    const codes = words(cards);
    return this.makes(seat, { type: 'arrange', front: codes.slice(0, 3), back: codes.slice(3) });
  }

  /** Turns cards over, one after the other. */
  flips(seat: Seat, ...at: readonly Place[]): this {
    for (const place of at) this.makes(seat, { type: 'flip', at: place });
    return this;
  }

  swaps(seat: Seat, at: Place): this {
    return this.makes(seat, { type: 'swap', at });
  }

  /** Leaves Summon if need be and declares an attack. */
  attacks(seat: Seat, at: Place, ...boosts: readonly Place[]): this {
    return this.to('turn.attack.declaring').makes(seat, { type: 'attack', with: at, boosts });
  }

  pays(seat: Seat, ...flip: readonly Place[]): this {
    return this.makes(seat, { type: 'pay', flip });
  }

  aims(seat: Seat, target: Seat, at: Place): this {
    return this.makes(seat, { type: 'target', seat: target, at });
  }

  boosts(seat: Seat, ...at: readonly Place[]): this {
    return this.makes(seat, { type: 'boost', with: at });
  }

  moves(seat: Seat, from: Place, to: Place): this {
    return this.to('turn.movement').makes(seat, { type: 'move', from, to });
  }

  /** Leaves so many phases. */
  leaves(seat: Seat, times = 1): this {
    for (let time = 0; time < times; time += 1) this.makes(seat, { type: 'done' });
    return this;
  }

  /** Leaves phases as whose turn it is, up to one. */
  to(phase: string): this {
    while (this.state.phase !== phase) this.leaves(this.state.turn);
    return this;
  }

  view(viewer: Viewer = 'watcher'): SamView {
    return sam.viewFor(this.state, viewer);
  }

  /** What a viewer hears of the last move. */
  heard(viewer: Viewer = 'watcher'): Event[] {
    return sam.eventsFor(this.told, viewer);
  }

  /** The host's answer to a partial move. */
  considers(seat: Seat, partial: unknown): Consideration {
    return sam.consider(this.state, seat, partial);
  }

  get phase(): string {
    return this.state.phase;
  }

  get awaiting(): readonly Seat[] {
    return sam.awaiting(this.state);
  }

  /** A field as `lay` is told of it, without the end that is empty. */
  field(seat: Seat): string {
    const { field, faceUp } = this.state;
    const shown = field[seat]!.map((each, at) => {
      if (each === NO_CARD) return '-';
      return faceUp[seat]![at]! ? formatCard(each) : `(${formatCard(each)})`;
    });
    while (shown.at(-1) === '-') shown.pop();
    return shown.join(' ');
  }
}
