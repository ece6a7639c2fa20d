// What one viewer may know of a game of Trick-Taking, built field by field; and what they hear of what happens.
import { allSeats, type Seat, type Viewer } from '../../core/seat.ts';
import { byEffectThenRank, formatCard } from './cards.ts';
import { isBarred, TRICKS } from './plays.ts';
import { questionFor } from './questions.ts';
import { resultOf } from './result.ts';
import { winnerOf } from './trick.ts';
import { passed } from './ultimate.ts';
import { trickView, viewOfLies } from './trick-view.ts';
import {
  NOBODY,
  type Card,
  type Event,
  type Happening,
  type State,
  type TrickTakingSeatView,
  type TrickTakingView,
} from './types.ts';

const ESCAPES = 'trick.escapes';
const CHOOSING = 'ultimate.choosing';
const TURNS = 'ultimate.turns';
const CHALLENGE = 'ultimate.challenge';

/** The view of one seat or of a watcher. `awaiting` comes from the chart. */
export function viewFor(state: State, viewer: Viewer, awaiting: readonly Seat[]): TrickTakingView {
  const asked = viewer !== 'watcher' && awaiting.includes(viewer);
  const { phase } = state;
  return {
    game: 'trick-taking',
    viewer,
    phase,
    seats: allSeats(state.seats).map((seat) => seatView(state, seat)),
    awaiting: [...awaiting],
    question: asked ? questionFor(state, viewer) : null,
    result: resultOf(state),
    options: { ...state.options },
    hand: viewer === 'watcher' ? [] : sorted(state.hands[viewer]!),
    barred:
      viewer === 'watcher'
        ? []
        : sorted(state.hands[viewer]!.filter((card) => isBarred(state, viewer, card))),
    smoke: state.smoke,
    holder: state.holder,
    trick: viewOfLies(state),
    winning: winningNow(state),
    trickNumber: state.tricksDone + 1,
    vanishUsed: state.vanishUsed.map(formatCard),
    escapes:
      phase === ESCAPES ? state.escapes.map(({ card, seat }) => ({ card: formatCard(card), seat })) : [],
    lay: phase === ESCAPES ? trickView(state.lay, state.hat) : null,
    ultimateCard: ultimateCardOnTable(state),
    chosen:
      viewer === 'watcher' || phase !== CHOOSING ? null : (state.chosen[viewer]?.map(formatCard) ?? null),
    turnsLeft: phase === TURNS ? state.turnsLeft : 0,
    passes: phase === CHALLENGE ? state.passes : 0,
  };
}

/** What a viewer hears: codes take the place of numbers, and drawn or chosen cards are for their owner alone. */
export function eventsFor(happenings: readonly Happening[], viewer: Viewer): Event[] {
  return happenings.map((happening) => heard(happening, viewer));
}

function heard(happening: Happening, viewer: Viewer): Event {
  switch (happening.type) {
    case 'dealt':
      return { type: 'dealt', smoke: happening.smoke, holder: happening.holder };
    case 'led': {
      const { seat, hat, chosen, trick } = happening;
      const lies = viewOfLies(happening.lies);
      return { type: 'led', seat, card: formatCard(happening.card), hat, chosen, trick, lies };
    }
    case 'played': {
      const { seat, used, on, conjured } = happening;
      const card = formatCard(happening.card);
      const lies = viewOfLies(happening.lies);
      return { type: 'played', seat, card, used, on: on === null ? null : formatCard(on), conjured, lies };
    }
    case 'hat-turned':
      return { type: 'hat-turned', hat: happening.hat, lies: viewOfLies(happening.lies) };
    case 'returned': {
      const { card, to, by } = happening;
      const lies = viewOfLies(happening.lies);
      return { type: 'returned', card: formatCard(card), to, by: formatCard(by), lies };
    }
    case 'escaped': {
      const { seat, by, take } = happening;
      const lies = viewOfLies(happening.lies);
      return { type: 'escaped', seat, by: formatCard(by), take: formatCard(take), lies };
    }
    case 'trick-taken': {
      const { seat, cards, leader, trick } = happening;
      return { type: 'trick-taken', seat, cards: cards.map(formatCard), leader, trick };
    }
    case 'drew': {
      const { seat, cards } = happening;
      return {
        type: 'drew',
        seat,
        cards: seat === viewer ? cards.map(formatCard) : null,
        count: cards.length,
      };
    }
    case 'hat-passed':
      return { type: 'hat-passed', from: happening.from, to: happening.to };
    case 'choosing':
      return { type: 'choosing', seats: [...happening.seats] };
    case 'chose': {
      const { seat, cards } = happening;
      return seat === viewer
        ? { type: 'chose', seat, cards: cards.map(formatCard), count: cards.length }
        : { type: 'chose', seat, cards: null, count: null };
    }
    case 'hands-open':
      return { type: 'hands-open', counts: [...happening.counts] };
    case 'reshuffled':
      return { type: 'reshuffled', count: happening.count };
    case 'ultimate-led': {
      const { card, hat, lies } = happening;
      return { type: 'ultimate-led', card: formatCard(card), hat, lies: viewOfLies(lies) };
    }
    case 'challenge':
      return { type: 'challenge', winning: happening.winning };
    case 'winning':
      return { type: 'winning', seat: happening.seat };
    case 'passed':
      return { type: 'passed', seat: happening.seat };
    case 'ended': {
      const { winners, scores, reason } = happening;
      return { type: 'ended', winners: [...winners], scores: [...scores], reason };
    }
  }
}

function seatView(state: State, seat: Seat): TrickTakingSeatView {
  return {
    score: state.repertoires[seat]!.length,
    cards: state.hands[seat]!.length,
    deck: state.decks[seat]!.length,
    repertoire: state.repertoires[seat]!.map(formatCard),
    chose: hasChosen(state, seat),
    inUltimate: state.inUltimate[seat]!,
    passed: state.phase === CHALLENGE && passed(state).includes(seat),
  };
}

/** Whether a seat's Ultimate hand is decided: it chose one, or had nothing to choose from. */
function hasChosen(state: State, seat: Seat): boolean {
  if (state.inUltimate.includes(true)) return true;
  return (
    state.tricksDone === TRICKS && (state.chosen[seat] !== null || state.repertoires[seat]!.length === 0)
  );
}

/** The Ultimate Trick Card belongs to nobody, leads, and nothing moves it: it is the top of the first stack. */
function ultimateCardOnTable(state: State): string | null {
  const lead = state.trick[0]?.cards[0];
  return lead?.by === NOBODY ? formatCard(lead.card) : null;
}

function winningNow(state: State): Seat | null {
  const seat = state.phase === ESCAPES ? state.winner : winnerOf(state.trick, state.hat);
  return seat === NOBODY ? null : seat;
}

/** Codes in the order in which a hand is shown, whatever the order of the list. */
function sorted(cards: readonly Card[]): string[] {
  return cards.toSorted(byEffectThenRank).map(formatCard);
}
