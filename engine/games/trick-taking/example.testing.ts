// Test code: a game of Trick-Taking that reads like one: a deal or a laid table, turns in few words, refusals by code.
import type { Refusal } from '../../core/refusal.ts';
import { allSeats, nextSeat, type Seat, type Viewer } from '../../core/seat.ts';
import { openSession } from '../../session/session.ts';
import { CODES } from './cards.ts';
import { trickTaking } from './index.ts';
import { lay, type Laid } from './table.testing.ts';
import type { Happening, Hat, Move, Options, Play, State, TrickTakingView } from './types.ts';

export interface Dealt {
  readonly seats?: number;
  /** Who gets the last card; the seat on the left leads. Default: the last seat, so that seat 0 leads. */
  readonly smoke?: Seat;
  readonly options?: Partial<Options>;
  readonly ultimateCard?: string;
  /** By seat: what comes first off the deal, such as `C1 V2`: up to seven cards of the hand, then what is drawn. */
  readonly cards?: readonly string[];
}

/** A game from its deal; the cards that are not named fall anyhow. */
export function dealt(given: Dealt): Table {
  const { seats = 2, smoke = seats - 1, options = {} } = given;
  const decks = [deckFor(given, seats, smoke)];
  const session = openSession(
    { game: trickTaking, seats, options, setup: { smoke }, seed: 'example', decks },
    'compiled',
  );
  return new Table(session.state as State);
}

/** A table in the middle of a trick. */
export interface InATrick extends Omit<Laid, 'trick' | 'seats' | 'hands'> {
  /** By seat: there are as many players as hands. */
  readonly hands: readonly string[];
  /** Whose turn it is. */
  readonly turn: Seat;
  /** The stacks from the lead's on: whose each is, and its cards from the top, such as `0 E1 L7, 1 S3`; all used, but for the lead. */
  readonly lies: string;
}

/** A table in the middle of a trick. */
export function trick({ lies, hands, ...given }: InATrick): Table {
  const stacks = lies.split(', ').map((text) => [Number(text[0]), text.slice(2)] as const);
  return new Table(
    lay({ phase: 'trick.turns', holder: 0, seats: hands.length, hands, ...given, trick: stacks }),
  );
}

/** Hands for the Ultimate Trick are to be chosen. */
export interface Chooses extends Omit<Laid, 'trick' | 'seats' | 'repertoires'> {
  /** The Ultimate Trick Card. */
  readonly card: string;
  /** By seat: there are as many players as Repertoires, empty ones too. */
  readonly repertoires: readonly string[];
  /** Who has won all other cards as well. */
  readonly rest?: Seat;
}

/**
 * The seven tricks are done: Repertoires as given, all other cards in that of the seat `rest`, and hands are to be
 * chosen. `holder` led the seventh trick; `lists` are the shuffles to come.
 */
export function choosing(given: Chooses): Table {
  const { card, rest, repertoires, ...others } = given;
  const seats = repertoires.length;
  const phantom = given.options?.phantomShuffle === true;
  const named = new Set([phantom ? 'E0' : card, ...repertoires.join(' ').split(' ')]);
  const free = CODES.filter((code) => !named.has(code)).join(' ');
  const all = allSeats(seats).map((seat) =>
    [repertoires[seat] ?? '', seat === rest ? free : ''].join(' ').trim(),
  );
  const [ultimateCard] = lay({ seats: 2, hands: [card] }).hands[0]!;
  const state = lay({
    phase: 'ultimate.choosing',
    seats,
    holder: 0,
    tricksDone: 7,
    ...others,
    repertoires: all,
  });
  return new Table(phantom ? state : { ...state, ultimateCard: ultimateCard! });
}

/** A turn from its text: cards in order, `!` after one whose effect is used, then its target: `C2! L4!M3 S1`. */
export function plays(text: string): Play[] {
  return text.split(' ').map((each): Play => {
    const [card, on] = each.split('!') as [string, string | undefined];
    if (on === undefined) return { card, effect: false };
    return on === '' ? { card, effect: true } : { card, effect: true, on };
  });
}

export class Table {
  readonly state: State;
  /** What the last move told. */
  told: readonly Happening[] = [];

  constructor(state: State) {
    this.state = state;
  }

  /** Makes a move, or says why not. */
  tries(seat: Seat, move: unknown): Refusal | null {
    const parsed = trickTaking.parseMove(move);
    const refusal = parsed.refusal ?? trickTaking.explain(this.state, seat, parsed.move);
    if (refusal || parsed.refusal) return refusal;
    const told: Happening[] = [];
    if (!trickTaking.compiled.apply(this.state, seat, parsed.move, (happening) => told.push(happening)))
      throw new Error(`The chart does not take ${JSON.stringify(move)}.`);
    this.told = told;
    return null;
  }

  /** Why a turn would be refused, by code; null when it would not. Makes nothing. */
  refused(seat: Seat, text: string): string | null {
    return trickTaking.explain(this.state, seat, { type: 'turn', plays: plays(text) })?.code ?? null;
  }

  leads(seat: Seat, card: string, hat?: Hat): this {
    return this.must(seat, hat === undefined ? { type: 'lead', card } : { type: 'lead', card, hat });
  }

  turn(seat: Seat, text: string): this {
    return this.must(seat, { type: 'turn', plays: plays(text) });
  }

  escapes(seat: Seat, take: string): this {
    return this.must(seat, { type: 'escape', take });
  }

  chooses(seat: Seat, text: string): this {
    return this.must(seat, { type: 'repertoire', cards: text.split(' ') });
  }

  passes(...seats: readonly Seat[]): this {
    for (const seat of seats) this.must(seat, { type: 'pass' });
    return this;
  }

  view(viewer: Viewer = 'watcher'): TrickTakingView {
    return trickTaking.viewFor(this.state, viewer);
  }

  /** The hand as its owner sees it. */
  hand(seat: Seat): string {
    return this.view(seat).hand.join(' ');
  }

  repertoire(seat: Seat): readonly string[] {
    return this.view().seats[seat]!.repertoire;
  }

  /** The stacks from the lead's on, each as `0: M3 S1 = 2`: whose it is, its cards from the top, its rank. */
  get stacks(): string[] {
    return this.view().trick.stacks.map(
      ({ owner, cards, rank }) =>
        `${owner ?? 'nobody'}: ${cards.map(({ card }) => card).join(' ')} = ${rank}`,
    );
  }

  /** Who is winning the trick as it lies, and how: `1 colour`. */
  get winning(): string | null {
    const { stacks, winning } = this.view().trick;
    return winning === null ? null : `${stacks[winning]!.owner} ${stacks[winning]!.match}`;
  }

  get awaiting(): readonly Seat[] {
    return this.view().awaiting;
  }

  private must(seat: Seat, move: Move): this {
    const refusal = this.tries(seat, move);
    if (refusal) throw new Error(`Seat ${seat}: ${JSON.stringify(move)} refused: ${JSON.stringify(refusal)}`);
    return this;
  }
}

/** The list that deals like this. */
function deckFor(given: Dealt, seats: number, smoke: Seat): string[] {
  const { options = {}, ultimateCard, cards = [] } = given;
  const piles = allSeats(seats).map((seat) => (cards[seat] ?? '').split(' ').filter(Boolean));
  const named = new Set([...piles.flat(), ultimateCard, options.phantomShuffle ? 'E0' : '']);
  const free = CODES.filter((code) => !named.has(code));
  const deck = options.phantomShuffle ? [] : [ultimateCard ?? free.shift()!];
  let seat = smoke;
  while (deck.length < (options.phantomShuffle ? 48 : 49)) {
    seat = nextSeat(seat, seats);
    deck.push(piles[seat]!.shift() ?? free.shift()!);
  }
  return [...deck, piles[smoke]!.shift() ?? free.shift()!];
}
