// What one viewer may know of a game of Magic Trick, built field by field; and what they hear of what happens.
import type { Choice, Question } from '../../core/question.ts';
import { allSeats, type Seat, type Viewer } from '../../core/seat.ts';
import type { Result } from '../../core/view.ts';
import { countBits } from './bits.ts';
import { formatCard, rankOf, suitLetter, suitLetters, suitOf } from './cards.ts';
import { isRevealed, knowsRow, mayLookThrough, shownRow } from './knowledge.ts';
import { explainPlay, heldSlots, winningPosition } from './rules.ts';
import { PRESTIGE_POINTS, resultOf } from './scoring.ts';
import { handSize } from './setup.ts';
import { ownerSortedBy, rowToSort } from './sorting.ts';
import {
  NO_CARD,
  type Card,
  type Event,
  type FinishedHand,
  type FinishedHandView,
  type Happening,
  type MagicTrickSeatView,
  type MagicTrickView,
  type SlotView,
  type State,
} from './types.ts';

const SORTING = 'hand.sorting';
const PLAYING = 'hand.trick.playing';
const SLEEVING = 'hand.trick.sleeving';
const OVER = 'over';

/** The view of one seat or of a watcher. `awaiting` comes from the chart. */
export function viewFor(state: State, viewer: Viewer, awaiting: readonly Seat[]): MagicTrickView {
  const asked = viewer !== 'watcher' && awaiting.includes(viewer);
  return {
    game: 'magic-trick',
    viewer,
    phase: state.phase,
    seats: allSeats(state.seats).map((seat) => seatView(state, seat)),
    awaiting: [...awaiting],
    question: asked ? questionFor(state, viewer) : null,
    result: result(state),
    options: { ...state.options },
    rows: allSeats(state.seats).map((owner) => rowView(state, viewer, owner)),
    stacks: allSeats(state.seats).map((owner) => stackView(state, viewer, owner)),
    dealer: state.dealer,
    hand: Math.min(state.handsDone + 1, state.seats),
    hands: state.seats,
    dropped: suitLetters(state.dropped),
    removed: codeOrNull(state.removed),
    leader: state.leader,
    trick: state.trick.map((card, position) => ({
      seat: seatInTrick(state, position),
      card: formatCard(card),
    })),
    winning: state.trick.length === 0 ? null : seatInTrick(state, winningPosition(state.trick)),
    tricksPlayed: state.tricksPlayed,
    tricksInHand: handSize(state.seats) - 1,
    toSort: asked && state.phase === SORTING ? toSort(state, viewer) : null,
    lastHand: state.lastHand ? finishedHandView(state.lastHand) : null,
  };
}

/** How the game ended; null while it is played. */
export function result(state: State): Result | null {
  return state.phase === OVER ? resultOf(state) : null;
}

/** What a viewer hears. Every happening of this game is public; codes take the place of numbers. */
export function eventsFor(happenings: readonly Happening[]): Event[] {
  return happenings.map((happening): Event => {
    switch (happening.type) {
      case 'dealt':
        return {
          type: 'dealt',
          hand: happening.hand,
          dealer: happening.dealer,
          removed: codeOrNull(happening.removed),
        };
      case 'arranged':
        return { type: 'arranged', sorter: happening.sorter, owner: happening.owner };
      case 'sorted':
        return { type: 'sorted' };
      case 'played':
        return {
          type: 'played',
          seat: happening.seat,
          slot: happening.slot,
          card: formatCard(happening.card),
        };
      case 'sleeved': {
        const { seat, slot, atEnd } = happening;
        return { type: 'sleeved', seat, slot, card: formatCard(happening.card), atEnd };
      }
      case 'passed':
        return { type: 'passed', seat: happening.seat };
      case 'trick-taken': {
        const { seat, leader } = happening;
        return { type: 'trick-taken', seat, cards: happening.cards.map(formatCard), leader };
      }
      case 'scored': {
        const { hand, points, totals } = happening;
        return { type: 'scored', hand, points: [...points], totals: [...totals] };
      }
      case 'ended': {
        const { winners, scores, reason } = happening;
        return { type: 'ended', winners: [...winners], scores: [...scores], reason };
      }
    }
  });
}

function seatView(state: State, seat: Seat): MagicTrickSeatView {
  return {
    score: state.scores[seat]!,
    cards: countBits(state.held[seat]!),
    sleeve: codeOrNull(state.sleeves[seat]!),
    tricks: state.taken[seat]!.length,
    prestige: state.prestigeCount[seat]!,
    arranged: state.sorted[seat]!,
  };
}

function stackView(state: State, viewer: Viewer, owner: Seat): string[][] | null {
  return mayLookThrough(state, viewer, owner)
    ? state.taken[owner]!.map((trick) => trick.map(formatCard))
    : null;
}

function rowView(state: State, viewer: Viewer, owner: Seat): SlotView[] {
  const known = knowsRow(state, viewer, owner);
  return shownRow(state, viewer, owner).map((card, slot) => {
    const revealed = isRevealed(state, owner, slot);
    return {
      slot,
      suit: suitLetter(suitOf(card)),
      rank: revealed || known ? rankOf(card) : null,
      at: !revealed ? 'row' : state.sleeves[owner] === card ? 'sleeve' : 'played',
    };
  });
}

/** The question of a seat that is asked. Its id names hand, trick and decision, so it is never used twice in a game. */
function questionFor(state: State, seat: Seat): Question {
  const hand = `hand-${state.handsDone + 1}`;
  const turn = `${hand}.trick-${state.tricksPlayed + 1}.seat-${seat}`;
  switch (state.phase) {
    case PLAYING: {
      const choices = heldSlots(state, seat).map((slot): Choice => ({
        move: 'play',
        at: slot,
        refusal: explainPlay(state, seat, slot),
      }));
      return { id: `${turn}.play`, asks: 'play', moves: ['play'], choices };
    }
    case SLEEVING: {
      const slots = heldSlots(state, seat).map((slot): Choice => ({
        move: 'sleeve',
        at: slot,
        refusal: null,
      }));
      return {
        id: `${turn}.sleeve`,
        asks: 'sleeve',
        moves: ['sleeve', 'pass'],
        choices: [...slots, { move: 'pass', at: null, refusal: null }],
      };
    }
    default:
      return { id: `${hand}.seat-${seat}.arrange`, asks: 'arrange', moves: ['arrange'], choices: [] };
  }
}

function toSort(state: State, sorter: Seat): MagicTrickView['toSort'] {
  const owner = ownerSortedBy(state, sorter);
  return { owner, cards: rowToSort(state, owner).map(formatCard) };
}

function finishedHandView(hand: FinishedHand): FinishedHandView {
  return {
    seats: hand.rows.map((row, seat) => ({
      row: row.map(formatCard),
      sleeve: formatCard(hand.sleeves[seat]!),
      tricks: hand.tricks[seat]!,
      suitsTaken: suitLetters(hand.suitsTaken[seat]!),
      met: hand.tricks[seat] === rankOf(hand.sleeves[seat]!),
      prestige: hand.prestige[seat]!,
      forBid: hand.points[seat]! - (hand.prestige[seat] ? PRESTIGE_POINTS : 0),
      forPrestige: hand.prestige[seat] ? PRESTIGE_POINTS : 0,
      points: hand.points[seat]!,
    })),
  };
}

/** Who plays at a position of the running trick, counted from its leader. */
function seatInTrick({ leader, seats }: State, position: number): Seat {
  return (leader + position) % seats;
}

function codeOrNull(card: Card): string | null {
  return card === NO_CARD ? null : formatCard(card);
}
