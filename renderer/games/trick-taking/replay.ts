// A view after one more event, as it is shown on the way to the next: where every card is, and how the trick lies.
import type {
  Event,
  TrickTakingSeatView,
  TrickTakingView,
  TrickView,
} from '../../../engine/games/trick-taking/types.ts';
import type { Viewer } from '../../../engine/core/seat.ts';
import type { Scene } from '../../stage/game-stage.ts';

/** One moment between two views: a view, and how it is laid out, nobody being asked anything. */
export interface Moment {
  readonly view: TrickTakingView;
  readonly scene: Scene;
}

/** Between tricks; the hat lies as it did. */
const EMPTY = { stacks: [], count: 0, winning: null } as const;

/** A view as other eyes see it: no hand of those before is left. Nobody is asked anything. */
export function seenBy(viewer: Viewer, view: TrickTakingView): TrickTakingView {
  const quiet: TrickTakingView = { ...view, awaiting: [], question: null };
  return view.viewer === viewer ? quiet : { ...quiet, viewer, hand: [], barred: [], chosen: null };
}

/**
 * The view after an event. What an event does not tell is taken from `after`, the view that all of them lead to.
 * @returns the same view where nothing is to be seen of it
 */
export function replayed(view: TrickTakingView, event: Event, after: TrickTakingView): TrickTakingView {
  switch (event.type) {
    case 'led':
      return lying({ ...withoutInHand(view, event.seat, event.card), phase: 'trick.turns' }, event.lies);
    case 'played':
      return lying(withoutInHand(view, event.seat, event.card), event.lies);
    case 'hat-turned':
      return lying(view, event.lies);
    case 'returned':
      return lying(withInHand(view, event.to, [event.card]), event.lies);
    case 'escaped':
      // The winner stands while Escapes take.
      return withSeat(
        { ...view, trick: event.lies, escapes: view.escapes.slice(1) },
        event.seat,
        ({ repertoire }) => ({ repertoire: [...repertoire, event.take] }),
      );
    case 'trick-taken':
      return withSeat(
        {
          ...view,
          phase: 'trick.drawing',
          escapes: [],
          lay: null,
          winning: null,
          trick: { ...EMPTY, hat: view.trick.hat },
        },
        event.seat,
        ({ repertoire }) => ({ repertoire: [...repertoire, ...event.cards] }),
      );
    case 'drew': {
      const count = event.count ?? event.cards?.length ?? 0;
      const drawn = withSeat(view, event.seat, ({ deck }) => ({ deck: deck - count }));
      return event.cards && event.seat === view.viewer
        ? withInHand(drawn, event.seat, event.cards)
        : withSeat(drawn, event.seat, ({ cards }) => ({ cards: cards + count }));
    }
    case 'hat-passed':
      return { ...view, holder: event.to, phase: 'trick.leading' };
    case 'choosing':
      return { ...view, phase: 'ultimate.choosing', barred: [] };
    case 'chose':
      return event.seat === view.viewer && event.cards ? { ...view, chosen: event.cards } : view;
    case 'hands-open':
      return handsOpen(view, event.counts, after);
    case 'reshuffled':
      return { ...view, seats: view.seats.map((seat) => ({ ...seat, repertoire: [] })) };
    case 'ultimate-led':
      return lying({ ...view, ultimateCard: event.card }, event.lies);
    case 'passed':
      return withSeat(view, event.seat, () => ({ passed: true }));
    case 'winning':
      return { ...view, seats: view.seats.map((seat) => ({ ...seat, passed: false })) };
    case 'ended':
      return { ...view, phase: after.phase, result: after.result };
    case 'dealt':
    case 'challenge':
      return view;
    default:
      return event satisfies never;
  }
}

/** With the trick as it was told, and whoever is winning it. */
function lying(view: TrickTakingView, lies: TrickView): TrickTakingView {
  const winning = lies.winning === null ? null : (lies.stacks[lies.winning]?.owner ?? null);
  return { ...view, trick: lies, winning };
}

function withSeat(
  view: TrickTakingView,
  seat: number,
  change: (seat: TrickTakingSeatView) => Partial<TrickTakingSeatView>,
): TrickTakingView {
  return { ...view, seats: view.seats.map((one, at) => (at === seat ? { ...one, ...change(one) } : one)) };
}

function withoutInHand(view: TrickTakingView, seat: number, card: string): TrickTakingView {
  const counted = withSeat(view, seat, ({ cards }) => ({ cards: cards - 1 }));
  return { ...counted, hand: counted.hand.filter((held) => held !== card) };
}

function withInHand(view: TrickTakingView, seat: number, codes: readonly string[]): TrickTakingView {
  const counted = withSeat(view, seat, ({ cards }) => ({ cards: cards + codes.length }));
  // Hands lie by effect and rank, which is the order of their codes.
  return seat === view.viewer ? { ...counted, hand: [...counted.hand, ...codes].toSorted() } : counted;
}

/** What was chosen leaves the Repertoires; which cards those are of others only shows in what they no longer have. */
function handsOpen(
  view: TrickTakingView,
  counts: readonly number[],
  after: TrickTakingView,
): TrickTakingView {
  const seats = view.seats.map((seat, at) => ({
    ...seat,
    cards: counts[at] ?? 0,
    inUltimate: (counts[at] ?? 0) > 0,
    // Put away with all else before anybody sees what is left of it.
    repertoire: view.options.phantomShuffle
      ? seat.repertoire
      : (after.seats[at]?.repertoire ?? seat.repertoire),
  }));
  const hand = view.chosen ?? (after.viewer === view.viewer ? after.hand : []);
  return { ...view, phase: 'ultimate.turns', seats, chosen: null, hand: hand.toSorted() };
}
