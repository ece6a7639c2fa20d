// Draws a state that could lie behind a view: what a search looks into in place of the real one.
import { playoutChance } from '../../chance/chance.ts';
import { shuffleInPlace, type Random } from '../../chance/random.ts';
import { impossible } from '../../core/errors.ts';
import { completionsOf } from './bots/completions.ts';
import { dealerFor, hiddenIn, unseenCards } from './bots/hidden.ts';
import { tricksOfHand } from './bots/heard.ts';
import { parseCard, rankOf, RANKS, suitOf } from './cards.ts';
import {
  NO_CARD,
  SUITS,
  type Card,
  type Event,
  type FinishedHand,
  type FinishedHandView,
  type MagicTrickView,
  type SlotView,
  type State,
  type Suit,
} from './types.ts';

/**
 * A state in which everything the viewer may know is as in `view`, and the rest is drawn fairly: each way in which
 * the unseen cards fit the backs and the rising rows is equally likely. `events` hold at least the running hand.
 */
export function sampleHidden(view: MagicTrickView, events: readonly Event[], random: Random): State {
  return samplerFor(view, events)(random);
}

/** The same for many draws from one view: what does not depend on chance is done once. */
export function samplerFor(view: MagicTrickView, events: readonly Event[]): (random: Random) => State {
  const drawRows = view.seats.every((seat) => seat.arranged) ? sortedRows(view) : unsortedRows(view);
  const tricks = tricksOfHand(events);
  const over = view.result !== null;
  return (random) => ({
    seats: view.seats.length,
    phase: view.phase,
    options: { ...view.options },
    chance: playoutChance(Array.from({ length: 4 }, () => random.below(2 ** 31))),
    dropped: setOf(view.dropped),
    dealer: view.dealer,
    handsDone: over ? view.hands : view.hand - 1,
    removed: cardOrNone(view.removed),
    rows: drawRows(random),
    held: view.rows.map((row) =>
      row.reduce((bits, { slot, at }) => (at === 'row' ? bits | (1 << slot) : bits), 0),
    ),
    sorted: view.seats.map((seat) => seat.arranged),
    sleeves: view.seats.map((seat) => cardOrNone(seat.sleeve)),
    // While rows are sorted and after the end nobody's turn is shown; it is then the leader's.
    turn: view.phase.startsWith('hand.trick') ? view.awaiting[0]! : view.leader,
    leader: view.leader,
    trick: view.trick.map(({ card }) => cardOf(card)),
    tricksPlayed: view.tricksPlayed,
    taken: view.seats.map((_, seat) =>
      tricks.filter((trick) => trick.seat === seat).map((trick) => trick.cards.map(cardOf)),
    ),
    scores: view.seats.map((seat) => seat.score),
    prestigeCount: view.seats.map((seat) => seat.prestige),
    lastHand: view.lastHand ? finishedHand(view.lastHand) : null,
  });
}

/** Rows whose order is public. */
function sortedRows(view: MagicTrickView): (random: Random) => Card[][] {
  const hidden = hiddenIn(view);
  return dealerFor(view, hidden, completionsOf(hidden));
}

/** Rows of which only the backs are public: the unseen cards of each suit in any order. */
function unsortedRows(view: MagicTrickView): (random: Random) => Card[][] {
  const unseen = unseenCards(view);
  return (random) => {
    const cards = [...unseen];
    shuffleInPlace(cards, random);
    const bySuit = SUITS.map((_, suit) => cards.filter((card) => suitOf(card) === suit));
    return view.rows.map((row, owner) => {
      const { arranged } = view.seats[owner]!;
      const shown = row.every(({ rank }) => rank !== null);
      const drawn = row.map((slot) =>
        slot.rank === null
          ? (bySuit[SUITS.indexOf(slot.suit)]!.pop() ?? impossible(`too few cards of suit ${slot.suit}`))
          : cardIn(slot, slot.rank),
      );
      // An arranged row that its sorter still sees is shown in its true order; any other lies in a hidden one.
      if (shown && arranged) return drawn;
      shuffleInPlace(drawn, random);
      return arranged ? drawn.sort((one, other) => rankOf(one) - rankOf(other)) : drawn;
    });
  };
}

function finishedHand({ seats }: FinishedHandView): FinishedHand {
  return {
    rows: seats.map((seat) => seat.row.map(cardOf)),
    tricks: seats.map((seat) => seat.tricks),
    suitsTaken: seats.map((seat) => setOf(seat.suitsTaken)),
    sleeves: seats.map((seat) => cardOf(seat.sleeve)),
    points: seats.map((seat) => seat.points),
    prestige: seats.map((seat) => seat.prestige),
  };
}

function cardIn(slot: SlotView, rank: number): Card {
  return SUITS.indexOf(slot.suit) * RANKS + rank;
}

function cardOf(code: string): Card {
  return parseCard(code) ?? impossible(`"${code}" in a view is no card`);
}

function cardOrNone(code: string | null): Card {
  return code === null ? NO_CARD : cardOf(code);
}

function setOf(suits: readonly Suit[]): number {
  return suits.reduce((set, suit) => set | (1 << SUITS.indexOf(suit)), 0);
}
