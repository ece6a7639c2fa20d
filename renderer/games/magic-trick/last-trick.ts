// The last trick that was taken, out of what the viewer has heard of the game.
import type { AnyEvent } from '../../../engine/core/game.ts';
import { suitWord } from '../../../engine/games/magic-trick/describe.ts';
import type { Event } from '../../../engine/games/magic-trick/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { TrickTaken } from '../screen.ts';

/** Null before the first trick of the game is taken. */
export function lastTrick(say: Say, log: readonly AnyEvent[]): TrickTaken | null {
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
    which: say('table.magic-trick.last-trick.which', {
      hand: dealt?.type === 'dealt' ? dealt.hand : 1,
      number: inHand.filter(({ type }) => type === 'trick-taken').length,
      suit: suitWord(say, taken.cards[0]?.charAt(0) ?? ''),
    }),
    cards: taken.cards.map((code, index) => {
      const seat = (taken.leader + index) % players;
      const takes = seat === taken.seat;
      return { code, seat, note: noteOf(say, index === 0, takes), takes };
    }),
  };
}

function noteOf(say: Say, leads: boolean, takes: boolean): string {
  if (takes) return say(leads ? 'table.last-trick.leads-and-takes' : 'table.last-trick.takes');
  return leads ? say('table.last-trick.leads') : '';
}
