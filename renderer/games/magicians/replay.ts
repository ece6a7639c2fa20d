// A view after one more event, as it is shown on the way to the next: what lies where, who has how many cards and points.
import type { Viewer } from '../../../engine/core/seat.ts';
import { byGroupThenLevel, parseCard } from '../../../engine/games/magicians/cards.ts';
import {
  type Event,
  type MagiciansSeatView,
  type MagiciansView,
  type Phase,
  PHASES,
  type PhaseView,
} from '../../../engine/games/magicians/types.ts';

/** A view as other eyes see it: no hand of those before is left. Nobody is asked anything. */
export function seenBy(viewer: Viewer, view: MagiciansView): MagiciansView {
  const quiet: MagiciansView = {
    ...view,
    awaiting: [],
    question: null,
    demand: null,
    spied: null,
    plays: [],
  };
  return view.viewer === viewer ? quiet : { ...quiet, viewer, hand: [] };
}

/** The view after an event. What an event does not tell is taken from `after`, the view that all of them lead to. */
export function replayed(view: MagiciansView, event: Event, after: MagiciansView): MagiciansView {
  return withUntold(applied(view, event, after), after);
}

function applied(view: MagiciansView, event: Event, after: MagiciansView): MagiciansView {
  switch (event.type) {
    case 'mulliganed':
      return withSeat(pile(withoutHand(view, event.seat), event.cards), event.seat, () => ({
        cards: 0,
        mulligan: 'exchanged',
      }));
    case 'kept':
      return withSeat(view, event.seat, () => ({ mulligan: 'kept' }));
    case 'reshuffled':
      return { ...view, deck: view.deck + event.count, discard: [] };
    case 'turn':
      return {
        ...view,
        phase: 'turn.draw',
        turn: event.seat,
        turnNumber: event.turn,
        played: null,
        phases: PHASES.map((phase): PhaseView => ({
          phase,
          is: phase === 'draw' ? 'now' : 'ahead',
          by: null,
        })),
      };
    case 'drew':
      return {
        ...withCards(view, event.seat, event.count, event.cards),
        deck: Math.max(0, view.deck - event.count),
      };
    case 'skipped':
      return view;
    case 'supported':
      return inPlay(
        played(view, 'support', 'management', event.seat, event.card),
        event.seat,
        event.card,
        'support',
      );
    case 'performed':
      return inPlay(
        played(view, 'trick', 'newTrick', event.seat, event.card),
        event.seat,
        event.card,
        'trick',
      );
    case 'sabotaged': {
      const { seat, card, target } = event;
      return { ...played(view, 'sabotage', 'dirtyTrick', seat, card), sabotage: { card, by: seat, target } };
    }
    case 'stolen':
      return inPlay(outOfPlay(view, event.from, [event.card]), event.to, event.card, event.as);
    case 'snatched':
      return withCards(
        withCards(view, event.from, -event.count, event.cards),
        event.to,
        event.count,
        event.cards,
      );
    case 'spied':
      return view;
    case 'discarded': {
      const { seat, cards, from } = event;
      const left =
        from === 'hand' ? withCards(view, seat, -cards.length, cards) : outOfPlay(view, seat, cards);
      return pile(left, cards);
    }
    case 'lost-points':
      return withSeat(view, event.seat, () => ({ score: event.points }));
    case 'disturbed':
      return withSeat(view, event.seat, () => ({ disturbed: true }));
    case 'prestige':
      return {
        ...withSeat(settled(view), event.seat, () => ({ score: event.points, disturbed: false })),
        phase: 'turn.prestige',
        phases: reached(view.phases, 'prestige'),
      };
    case 'ended':
      return {
        ...view,
        phase: after.phase,
        phases: after.phases,
        turn: after.turn,
        played: null,
        result: after.result,
      };
    case 'dealt':
      return view;
    default:
      return event satisfies never;
  }
}

/** The state of the chart in which a card is played, by the phase that the ribbon shows. */
const PLAYED_IN = {
  management: 'turn.management',
  dirtyTrick: 'turn.dirtyTrick.choosing',
  newTrick: 'turn.newTrick.playing',
} as const;

/** A card of the hand was played, which closes what comes between its phase and Prestige (MG-R1). */
function played(
  view: MagiciansView,
  how: NonNullable<MagiciansView['played']>,
  phase: keyof typeof PLAYED_IN,
  seat: number,
  card: string,
): MagiciansView {
  const [own, prestige] = [PHASES.indexOf(phase), PHASES.indexOf('prestige')];
  const phases = reached(view.phases, phase).map((each, at): PhaseView =>
    at > own && at < prestige ? { ...each, is: 'closed', by: how } : each,
  );
  return { ...withCards(view, seat, -1, [card]), phase: PLAYED_IN[phase], played: how, phases };
}

/** With this phase as the present one; what was closed stays so. */
function reached(phases: readonly PhaseView[], phase: Phase): readonly PhaseView[] {
  const now = phases.findIndex((each) => each.phase === phase);
  return phases.map((each, at): PhaseView => {
    if (at === now) return { ...each, is: 'now', by: null };
    return at < now && each.is !== 'closed' ? { ...each, is: 'done' } : each;
  });
}

/** The Sabotage card that was played goes to the discard pile. */
function settled(view: MagiciansView): MagiciansView {
  return view.sabotage === null ? view : pile({ ...view, sabotage: null }, [view.sabotage.card]);
}

function pile(view: MagiciansView, cards: readonly string[]): MagiciansView {
  return { ...view, discard: [...view.discard, ...cards] };
}

function withSeat(
  view: MagiciansView,
  seat: number,
  change: (seat: MagiciansSeatView) => Partial<MagiciansSeatView>,
): MagiciansView {
  return { ...view, seats: view.seats.map((one, at) => (at === seat ? { ...one, ...change(one) } : one)) };
}

function withoutHand(view: MagiciansView, seat: number): MagiciansView {
  return seat === view.viewer ? { ...view, hand: [] } : view;
}

/** So many cards more in a hand, or fewer; `codes` where they are known. */
function withCards(
  view: MagiciansView,
  seat: number,
  count: number,
  codes: readonly string[] | null,
): MagiciansView {
  const counted = withSeat(view, seat, ({ cards }) => ({ cards: Math.max(0, cards + count) }));
  if (seat !== view.viewer || codes === null) return counted;
  const others = counted.hand.filter((card) => !codes.includes(card));
  return { ...counted, hand: count < 0 ? others : [...others, ...codes].toSorted(inHand) };
}

/** The order in which a hand is shown. */
function inHand(one: string, other: string): number {
  return byGroupThenLevel(parseCard(one)!, parseCard(other)!);
}

function outOfPlay(view: MagiciansView, seat: number, cards: readonly string[]): MagiciansView {
  const left = (all: readonly string[]) => all.filter((card) => !cards.includes(card));
  return withSeat(view, seat, ({ tricks, support }) => ({ tricks: left(tricks), support: left(support) }));
}

function inPlay(view: MagiciansView, seat: number, card: string, as: 'trick' | 'support'): MagiciansView {
  return withSeat(view, seat, ({ tricks, support }) =>
    as === 'trick' ? { tricks: [...tricks, card] } : { support: [...support, card] },
  );
}

/** What no event tells is for the host to say; incomes and maxima are known of stages that lie as they do in the end. */
function withUntold(view: MagiciansView, after: MagiciansView): MagiciansView {
  const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();
  return {
    ...view,
    seats: view.seats.map((seat, at) => {
      const end = after.seats[at];
      if (!end) return seat;
      const known = { ...seat, mulligan: end.mulligan };
      const isThere = isSame(seat.tricks, end.tricks) && isSame(seat.support, end.support);
      return isThere ? { ...known, income: end.income, most: end.most } : known;
    }),
  };
}
