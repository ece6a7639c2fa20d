// Where a card of Magicians is put for a move, and what is composed on the way.
import type { MagiciansView, Move } from '../../../engine/games/magicians/types.ts';
import {
  discardPlace,
  handTarget,
  playTarget,
  spiedTarget,
  supportPlace,
  theatreTarget,
  trickPlace,
} from '../../../renderer/games/magicians/draft.ts';
import type { Target } from '../../../renderer/stage/contract.ts';

/** A move that puts a card of the hand somewhere. */
export type Play = Extract<Move, { type: 'support' | 'sabotage' | 'trick' }>;

export function isPlay(move: Move): move is Play {
  return move.type === 'support' || move.type === 'sabotage' || move.type === 'trick';
}

/** Where the card of a move goes. */
export function aimOf(move: Play): Target {
  switch (move.type) {
    case 'trick':
      return trickPlace;
    case 'support':
      return move.replace === undefined ? supportPlace : playTarget(move.replace);
    case 'sabotage':
      if (move.on !== undefined) return playTarget(move.on);
      return move.target === undefined ? discardPlace : theatreTarget(move.target);
  }
}

/** What is pressed before the button that makes the move. */
export function chosenFor(view: MagiciansView, move: Move): readonly Target[] {
  if (move.type === 'take') return [spiedTarget(move.card)];
  if (move.type !== 'discard') return [];
  return move.cards.map(view.demand?.of === 'hand' ? handTarget : playTarget);
}

/** The buttons that end a turn in which nothing is played, with empty piles: asked once more while something could be played. */
export function leaving({ plays }: MagiciansView): readonly string[] {
  return plays.some(({ refusal }) => refusal === null) ? ['nothing', 'nothing'] : ['nothing'];
}
