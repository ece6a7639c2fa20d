// A view after one more event, as its animation needs it: where every card is. What it counts is left to the next view.
import { rankIn } from '../../../engine/games/trick-taking/cards.ts';
import type {
  Event,
  StackView,
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

/** Effects that go under a stack when they are used. */
const UNDER = /^[LS]/;

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
    case 'led': {
      const lying = { card: event.card, by: event.seat, used: false };
      const lead: StackView = { owner: event.seat, cards: [lying], rank: rankIn(event.card), match: 'lead' };
      return {
        ...withoutInHand(view, event.seat, event.card),
        phase: 'trick.turns',
        trick: trickOf([lead], event.hat),
      };
    }
    case 'played':
      return played(view, event, after);
    case 'hat-turned':
      return { ...view, trick: { ...view.trick, hat: event.hat } };
    case 'returned':
      return withInHand(withoutInTrick(view, event.card, after), event.to, [event.card]);
    case 'escaped':
      return withSeat(withoutInTrick(view, event.take, after), event.seat, ({ repertoire }) => ({
        repertoire: [...repertoire, event.take],
      }));
    case 'trick-taken':
      return withSeat(
        { ...view, phase: 'trick.drawing', escapes: [], winning: null, trick: trickOf([], view.trick.hat) },
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
    case 'ultimate-led': {
      const lying = { card: event.card, by: null, used: false };
      const lead: StackView = { owner: null, cards: [lying], rank: rankIn(event.card), match: null };
      return { ...view, ultimateCard: event.card, trick: trickOf([lead], event.hat) };
    }
    case 'dealt':
    case 'challenge':
    case 'winning':
    case 'passed':
    case 'ended':
      return view;
    default:
      return event satisfies never;
  }
}

/** @param winning the stack that wins as far as is known, which may have gone since */
function trickOf(
  stacks: readonly StackView[],
  hat: TrickView['hat'],
  winning: StackView | null = null,
): TrickView {
  const count = stacks.reduce((sum, { cards }) => sum + cards.length, 0);
  const top = winning?.cards[0]?.card;
  const at = stacks.findIndex(({ cards }) => cards[0]?.card === top);
  return { stacks, hat, count, winning: at < 0 ? null : at };
}

function winningOf({ stacks, winning }: TrickView): StackView | null {
  return winning === null ? null : (stacks[winning] ?? null);
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

function played(
  view: TrickTakingView,
  event: Event & { readonly type: 'played' },
  after: TrickTakingView,
): TrickTakingView {
  const lying = { card: event.card, by: event.seat, used: event.used };
  const { stacks, hat } = view.trick;
  const isUnder = event.used && event.on !== null && UNDER.test(event.card);
  const own: StackView = { owner: event.seat, cards: [lying], rank: rankIn(event.card), match: null };
  const next = isUnder
    ? stacks.map((stack) =>
        stack.cards.some(({ card }) => card === event.on)
          ? { ...stack, cards: [...stack.cards, lying] }
          : stack,
      )
    : [...stacks, own];
  return {
    ...withoutInHand(view, event.seat, event.card),
    trick: asIn(after, trickOf(next, hat, winningOf(view.trick))),
  };
}

function withoutInTrick(view: TrickTakingView, code: string, after: TrickTakingView): TrickTakingView {
  const { stacks, hat } = view.trick;
  const left = stacks.flatMap((stack) => {
    const cards = stack.cards.filter(({ card }) => card !== code);
    const [top] = cards;
    if (!top) return [];
    return cards.length === stack.cards.length ? [stack] : [{ ...stack, cards, rank: rankIn(top.card) }];
  });
  return { ...view, trick: asIn(after, trickOf(left, hat, winningOf(view.trick))) };
}

/** With what the stacks count where the view that this leads to has the same ones: rules are not told here. */
function asIn({ trick }: TrickTakingView, before: TrickView): TrickView {
  const keyOf = ({ cards }: StackView): string => cards.map(({ card }) => card).join();
  const known = new Map(trick.stacks.map((stack) => [keyOf(stack), stack]));
  return { ...before, stacks: before.stacks.map((stack) => known.get(keyOf(stack)) ?? stack) };
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
