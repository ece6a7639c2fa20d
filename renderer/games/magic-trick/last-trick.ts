// The last trick that was taken, out of what the viewer has heard of the game.
import type { AnyEvent } from '../../../engine/core/game.ts';
import type { Event } from '../../../engine/games/magic-trick/types.ts';
import type { TrickTaken } from '../screen.ts';

/** Null before the first trick of the game is taken. */
export function lastTrick(log: readonly AnyEvent[]): TrickTaken | null {
  const events = log as readonly Event[];
  const at = events.findLastIndex(({ type }) => type === 'trick-taken');
  const taken = events[at];
  if (taken?.type !== 'trick-taken') return null;
  const dealtAt = events.slice(0, at).findLastIndex(({ type }) => type === 'dealt');
  const dealt = events[dealtAt];
  const inHand = events.slice(dealtAt + 1, at + 1);
  // A trick has a card of every player; they play clockwise from the leader.
  const players = taken.cards.length;
  return {
    hand: dealt?.type === 'dealt' ? dealt.hand : 1,
    number: inHand.filter(({ type }) => type === 'trick-taken').length,
    led: taken.cards[0]?.charAt(0) ?? '',
    taker: taken.seat,
    cards: taken.cards.map((code, index) => ({ code, seat: (taken.leader + index) % players })),
  };
}
