// Test code: a table of Magicians that reads like one: hands and theatres in words, plays in a line, refusals by code.
import { chanceOf } from '../../chance/chance.ts';
import type { Refusal } from '../../core/refusal.ts';
import { allSeats, type Seat, type Viewer } from '../../core/seat.ts';
import { CODES, formatCard, parseCard } from './cards.ts';
import { magicians } from './index.ts';
import { setup } from './setup.ts';
import type {
  Card,
  Demand,
  Event,
  Happening,
  Identity,
  MagiciansView,
  Move,
  Options,
  State,
} from './types.ts';

/** What one player has: cards by their codes, in words of one text, such as `hat-trick inventor`. */
export interface Theatre {
  readonly is?: Identity;
  readonly hand?: string;
  readonly tricks?: string;
  readonly support?: string;
  readonly points?: number;
}

/** What a test wants to be told of a table; the rest is as the set-up leaves it. */
export interface Laid {
  /** By seat: there are as many players as theatres. */
  readonly theatres: readonly Theatre[];
  readonly options?: Partial<Options>;
  /** What is drawn first; all cards that are named nowhere lie below, unless `short`. */
  readonly deck?: string;
  /** The oldest first. */
  readonly discard?: string;
  /** Cards that are named nowhere are not in the game: the piles hold what they are told to hold. */
  readonly short?: boolean;
  /** Whose turn it is; seat 0. */
  readonly turn?: Seat;
  /** Whose Management Phase begins, when no phase is named. */
  readonly phase?: string;
  readonly turnsDone?: number;
  readonly disturbed?: readonly boolean[];
  /** For each Steal Notebook and Double Cross. */
  readonly random?: readonly string[];
  /** What the next reshuffles give, the top first. */
  readonly lists?: readonly string[];
  /** What chance comes from. */
  readonly seed?: string;
}

/** Identities that change nothing in what most tests look at, by seat. */
const PLAIN: readonly Identity[] = [
  'illusionist',
  'escapologist',
  'magician',
  'prestidigitator',
  'chinese-sorcerer',
  'professor',
  'mentalist',
];

const words = (text = ''): string[] => text.split(' ').filter(Boolean);

/** The cards of a text, which must be codes. */
function cards(text = ''): Card[] {
  return words(text).map((word) => {
    const card = parseCard(word);
    if (card === undefined) throw new Error(`There is no card "${word}".`);
    return card;
  });
}

/** A table in the middle of a game; seat 0 begins its Management Phase with what it has, the card of its Draw included. */
export function lay(given: Laid): Table {
  const { theatres, options = {}, discard = '', turn = 0, phase = 'turn.management', lists = [] } = given;
  const seats = theatres.length;
  const named = new Set(
    theatres.flatMap(({ hand, tricks, support }) => cards([hand, tricks, support].join(' '))),
  );
  for (const card of [...cards(given.deck), ...cards(discard)]) named.add(card);
  const rest = given.short ? [] : CODES.map((_, card) => card).filter((card) => !named.has(card));
  const state = setup({
    seats,
    options: magicians.optionSchema.parse(options),
    setup: { first: 0, identities: allSeats(seats).map((seat) => theatres[seat]!.is ?? PLAIN[seat]!) },
    chance: chanceOf(given.seed ?? 'a table for tests', lists.map(words)),
  });
  return new Table({
    ...state,
    phase,
    turn,
    turnsDone: given.turnsDone ?? turn,
    deck: [...cards(given.deck), ...rest].reverse(),
    discard: cards(discard),
    hands: theatres.map(({ hand }) => cards(hand).sort((one, other) => one - other)),
    tricks: theatres.map(({ tricks }) => cards(tricks)),
    support: theatres.map(({ support }) => cards(support)),
    points: theatres.map(({ points = 0 }) => points),
    disturbed: [...(given.disturbed ?? state.disturbed)],
    mulligans: theatres.map(() => 'not-asked'),
    random: (given.random ?? []).map(words),
  });
}

/** What comes off the first deal. */
export interface Dealt {
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly identities?: readonly Identity[];
  /** By seat, the first hands; up to five cards each, the rest falls anyhow but is no level 1 Trick. */
  readonly hands: readonly string[];
  /** What is drawn after them. */
  readonly deck?: string;
  /** Later shuffles. */
  readonly lists?: readonly string[];
}

/** A game from its deal; seat 0 begins. */
export function dealt(given: Dealt): Table {
  const { hands, seats = hands.length, options = {}, identities = PLAIN.slice(0, seats) } = given;
  const deck = words(given.deck);
  const named = new Set([...hands.flatMap(words), ...deck]);
  const free = CODES.filter((code) => !named.has(code));
  const isOpening = (code: string): boolean => LEVEL_ONE.includes(code);
  const dull = free.filter((code) => !isOpening(code));
  const piles = allSeats(seats).map((seat) => words(hands[seat]));
  const rounds = Array.from({ length: 5 }, () => piles.map((pile) => pile.shift() ?? dull.shift()!)).flat();
  const rest = free.filter((code) => !rounds.includes(code));
  const state = setup({
    seats,
    options: magicians.optionSchema.parse(options),
    setup: { first: 0, identities },
    chance: chanceOf('a table for tests', [[...rounds, ...deck, ...rest], ...(given.lists ?? []).map(words)]),
  });
  const table = new Table(state);
  magicians.compiled.start(state, (happening) => table.told.push(happening));
  return table;
}

/** The level 1 Tricks. */
export const LEVEL_ONE: readonly string[] = words(
  'linking-rings balls-and-cups penetration card-tricks sleight-of-hand legerdemain simple-misdirection ' +
    'out-of-thin-air hat-trick old-standby',
);

/** Where a card is. */
export type Place = 'deck' | 'discard' | 'dirtyTrick' | `hand ${Seat}` | `tricks ${Seat}` | `support ${Seat}`;

export class Table {
  readonly state: State;
  /** What the last move told. */
  told: Happening[] = [];

  constructor(state: State) {
    this.state = state;
  }

  /** Makes a move, or says why not. */
  tries(seat: Seat, move: unknown): Refusal | null {
    const parsed = magicians.parseMove(move);
    const refusal = parsed.refusal ?? magicians.explain(this.state, seat, parsed.move);
    if (refusal || parsed.refusal) return refusal;
    const told: Happening[] = [];
    if (!magicians.compiled.apply(this.state, seat, parsed.move, (happening) => told.push(happening)))
      throw new Error(`The chart does not take ${JSON.stringify(move)}.`);
    this.told = told;
    return null;
  }

  /** Why a move would be refused, by code; null when it would not. Makes nothing. */
  refused(seat: Seat, move: unknown): string | null {
    const parsed = magicians.parseMove(move);
    return (parsed.refusal ?? magicians.explain(this.state, seat, parsed.move))?.code ?? null;
  }

  /** Makes a move that must be legal. */
  makes(seat: Seat, move: Move): this {
    const refusal = this.tries(seat, move);
    if (refusal) throw new Error(`Seat ${seat}: ${JSON.stringify(move)} refused: ${JSON.stringify(refusal)}`);
    return this;
  }

  /** Leaves so many phases one after the other. */
  skips(seat: Seat, times = 1): this {
    for (let time = 0; time < times; time += 1) this.makes(seat, { type: 'skip' });
    return this;
  }

  /** Plays nothing in a whole turn, and draws nothing in Intermission. */
  passes(...seats: readonly Seat[]): this {
    for (const seat of seats) this.skips(seat, 4);
    return this;
  }

  supports(seat: Seat, card: string, replace?: string): this {
    return this.makes(
      seat,
      replace === undefined ? { type: 'support', card } : { type: 'support', card, replace },
    );
  }

  /** Leaves what comes before the New Trick Phase, then plays a Trick. */
  performs(seat: Seat, card: string): this {
    return this.to('turn.newTrick.playing').makes(seat, { type: 'trick', card });
  }

  /** Leaves Management if need be, then plays Sabotage at a seat, at a card in play there, or at nothing. */
  sabotages(seat: Seat, card: string, target?: Seat, on?: string): this {
    const aim = { ...(target === undefined ? {} : { target }), ...(on === undefined ? {} : { on }) };
    return this.to('turn.dirtyTrick.choosing').makes(seat, { type: 'sabotage', card, ...aim });
  }

  discards(seat: Seat, ...cards: readonly string[]): this {
    return this.makes(seat, { type: 'discard', cards });
  }

  /** Skips as whose turn it is, up to a phase. */
  to(phase: string): this {
    while (this.state.phase !== phase) this.skips(this.state.turn);
    return this;
  }

  view(viewer: Viewer = 'watcher'): MagiciansView {
    return magicians.viewFor(this.state, viewer);
  }

  /** What a viewer hears of the last move. */
  heard(viewer: Viewer): Event[] {
    return magicians.eventsFor(this.told, viewer);
  }

  get phase(): string {
    return this.state.phase;
  }

  get awaiting(): readonly Seat[] {
    return magicians.awaiting(this.state);
  }

  get points(): readonly number[] {
    return this.state.points;
  }

  get demand(): Demand | null {
    return this.view().demand;
  }

  /** Where a card is; null where the game does not have it. */
  where(code: string): Place | null {
    const { state } = this;
    const card = parseCard(code)!;
    const isIn = (list: readonly Card[]): boolean => list.includes(card);
    if (isIn(state.deck)) return 'deck';
    if (isIn(state.discard)) return 'discard';
    if (state.sabotage === card) return 'dirtyTrick';
    for (const seat of allSeats(state.seats)) {
      if (isIn(state.hands[seat]!)) return `hand ${seat}`;
      if (isIn(state.tricks[seat]!)) return `tricks ${seat}`;
      if (isIn(state.support[seat]!)) return `support ${seat}`;
    }
    return null;
  }

  /** The cards at one place in front of a seat, as they lie. */
  cards(place: 'hands' | 'tricks' | 'support', seat: Seat): string[] {
    return this.state[place][seat]!.map(formatCard);
  }
}
