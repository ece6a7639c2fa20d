// How a change of Magic Trick is shown: a hand that ends is looked at before the next one is dealt.
import type { AnyEvent } from '../../../engine/core/game.ts';
import type {
  Event,
  MagicTrickSeatView,
  MagicTrickView,
  SlotView,
  Suit,
} from '../../../engine/games/magic-trick/types.ts';
import type { Step } from '../screen.ts';

/** The views to show from `before` to `after`, each with the events that lead to it. */
export function steps(
  before: MagicTrickView,
  after: MagicTrickView,
  events: readonly AnyEvent[],
): readonly Step<MagicTrickView>[] {
  // After a long absence several hands may have ended; a view holds the last of them.
  const scored = events.findLastIndex(({ type }) => type === 'scored');
  if (scored < 0 || !after.lastHand) return [{ view: after, events, reads: false }];
  const dealt = (events as readonly Event[]).slice(0, scored).findLast((event) => event.type === 'dealt');
  // The hand that ended is the one that was shown, unless it was dealt meanwhile.
  const finished = finishedHand(dealt ?? before, after, after.lastHand);
  return [
    { view: finished, events: events.slice(0, scored + 1), reads: true },
    { view: after, events: events.slice(scored + 1), reads: false },
  ];
}

/** The moment between two hands, which no host sends: all cards open, nobody asked. */
function finishedHand(
  of: Pick<MagicTrickView, 'dealer' | 'hand' | 'removed'>,
  after: MagicTrickView,
  hand: NonNullable<MagicTrickView['lastHand']>,
): MagicTrickView {
  return {
    ...after,
    phase: 'hand.scoring',
    awaiting: [],
    question: null,
    result: null,
    dealer: of.dealer,
    hand: of.hand,
    removed: of.removed,
    trick: [],
    tricksPlayed: after.tricksInHand,
    toSort: null,
    rows: hand.seats.map(({ row, sleeve }) => row.map((code, slot) => openSlot(code, slot, sleeve))),
    seats: after.seats.map((seat, index): MagicTrickSeatView => {
      const done = hand.seats[index];
      if (!done) return seat;
      return { ...seat, cards: 0, sleeve: done.sleeve, tricks: done.tricks, arranged: true };
    }),
  };
}

function openSlot(code: string, slot: number, sleeve: string): SlotView {
  const suit = code.charAt(0) as Suit;
  return { slot, suit, rank: Number(code.slice(1)), at: code === sleeve ? 'sleeve' : 'played' };
}
