// The trick as everybody sees it: in a view, and in the preview of a turn that is still being composed.
import { formatCard } from './cards.ts';
import { countCards, matchOf, stackRank, winningIndex } from './trick.ts';
import { NOBODY, type Hat, type Stack, type StackView, type TrickView } from './types.ts';

/** A trick as it lies under a hat; empty between tricks. */
export function trickView(trick: readonly Stack[], hat: Hat): TrickView {
  const winning = winningIndex(trick, hat);
  return {
    stacks: trick.map((stack, index) => stackView(trick, stack, index)),
    count: countCards(trick),
    hat,
    winning: winning < 0 ? null : winning,
  };
}

function stackView(trick: readonly Stack[], stack: Stack, index: number): StackView {
  return {
    owner: stack.owner === NOBODY ? null : stack.owner,
    cards: stack.cards.map(({ card, by, used }) => ({
      card: formatCard(card),
      by: by === NOBODY ? null : by,
      used,
    })),
    rank: stackRank(stack),
    match: matchOf(trick, index),
  };
}
