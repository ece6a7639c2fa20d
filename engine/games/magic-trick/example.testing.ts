// Test code: a game of Magic Trick from a few words: who holds what, who plays what.
import { openSession, type Session } from '../../session/session.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { CODES, formatCard, parseCard } from './cards.ts';
import { handSize } from './setup.ts';
import { magicTrick } from './index.ts';
import { rowToSort, ownerSortedBy } from './sorting.ts';
import type { MagicTrickView, Options, State, Suit } from './types.ts';

export interface Example {
  readonly seats?: number;
  readonly dealer?: Seat;
  readonly options?: Partial<Options>;
  readonly drop?: readonly [Suit, Suit];
  readonly removed?: string;
  /** By seat: cards that the row must hold, such as `G5 R0`. */
  readonly hold?: Readonly<Record<Seat, string>>;
  /** By seat: suits that the row must not hold, such as `GK`; cards named in `hold` are exempt. */
  readonly lack?: Readonly<Record<Seat, string>>;
  /** Leave the rows unsorted. */
  readonly unsorted?: boolean;
}

/** A game that reads like one: moves by card, refusals by code. */
export function example(given: Example) {
  const { seats = 4, dealer = 0, options = {}, drop } = given;
  const session = openSession(
    {
      game: magicTrick,
      seats,
      options,
      setup: { dealer, ...(drop ? { drop } : {}) },
      seed: 'example',
      decks: [deckFor(given)],
    },
    'xstate',
  );
  const game = new Table(session);
  if (!given.unsorted) for (let seat = 0; seat < seats; seat += 1) game.sorts(seat);
  return game;
}

class Table {
  readonly session: Session;
  constructor(session: Session) {
    this.session = session;
  }

  get state(): State {
    return this.session.state as State;
  }

  view(viewer: Seat | 'watcher'): MagicTrickView {
    return magicTrick.viewFor(this.state, viewer);
  }

  /** The refusal of any move; null when it was made. */
  tries(seat: Seat, move: unknown): Refusal | null {
    return this.session.accept(seat, move).refusal;
  }

  /** Sorts the left neighbour's row as it comes. */
  sorts(seat: Seat): void {
    this.must(seat, {
      type: 'arrange',
      order: rowToSort(this.state, ownerSortedBy(this.state, seat)).map(formatCard),
    });
  }

  /** Plays a card, and passes if the sleeve is asked for; `sleeve` goes up instead. */
  plays(seat: Seat, code: string, sleeve?: string): void {
    this.must(seat, { type: 'play', slot: this.slotOf(seat, code) });
    if (sleeve) this.must(seat, { type: 'sleeve', slot: this.slotOf(seat, sleeve) });
    else if (this.state.phase === 'hand.trick.sleeving' && this.state.turn === seat)
      this.must(seat, { type: 'pass' });
  }

  /** The slot of a card that is still in the row. */
  slotOf(seat: Seat, code: string): number {
    const slot = this.state.rows[seat]!.indexOf(parseCard(code)!);
    if (slot < 0) throw new Error(`Seat ${seat} does not hold ${code}.`);
    return slot;
  }

  private must(seat: Seat, move: unknown): void {
    const refusal = this.tries(seat, move);
    if (refusal) throw new Error(`Seat ${seat}: ${JSON.stringify(move)} refused: ${JSON.stringify(refusal)}`);
  }
}

function deckFor({ seats = 4, dealer = 0, drop, removed, hold = {}, lack = {} }: Example): string[] {
  const size = handSize(seats);
  const rows = Array.from({ length: seats }, (_, seat) => (hold[seat] ?? '').split(' ').filter(Boolean));
  const named = new Set([...rows.flat(), ...(removed ? [removed] : [])]);
  const free = CODES.filter((code) => !named.has(code) && !drop?.includes(code[0] as Suit));
  const out = removed ?? (seats === 4 ? null : free.pop()!);
  if (!fill(rows, free, size, lack)) throw new Error('No deal has these rows.');
  const deck: string[] = out === null ? [] : [out];
  for (let round = 0; round < size; round += 1) {
    for (let i = 1; i <= seats; i += 1) deck.push(rows[(dealer + i) % seats]![round]!);
  }
  return deck;
}

/** Gives every free card to a row that may hold it, by augmenting paths: finds a deal whenever there is one. */
function fill(
  rows: string[][],
  free: readonly string[],
  size: number,
  lack: Readonly<Record<Seat, string>>,
): boolean {
  const given = new Map<string, Seat>();
  const count = (seat: Seat) =>
    rows[seat]!.length + [...given.values()].filter((owner) => owner === seat).length;
  const may = (seat: Seat, code: string) => !(lack[seat] ?? '').includes(code[0]!);
  const place = (code: string, tried: Set<Seat>): boolean => {
    for (let seat = 0; seat < rows.length; seat += 1) {
      if (tried.has(seat) || !may(seat, code)) continue;
      tried.add(seat);
      if (count(seat) < size) {
        given.set(code, seat);
        return true;
      }
      for (const [other, owner] of given) {
        if (owner === seat && place(other, tried)) {
          given.set(code, seat);
          return true;
        }
      }
    }
    return false;
  };
  if (!free.every((code) => place(code, new Set()))) return false;
  for (const [code, seat] of given) rows[seat]!.push(code);
  return true;
}
