// The trick as everybody sees it: in a view, and in the preview of a turn that is still being composed.
import { formatCard } from './cards.ts';
import { countCards, matchOf, stackRank, winningIndex } from './trick.ts';
import { NOBODY, type Hat, type Lies, type Stack, type StackView, type TrickView } from './types.ts';

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

/**
 * The trick as it lies. Once its turns are over the winner stands (TT-R10): what Escapes leave shows nobody else as
 * winning, and once the lead is gone nothing matches any more.
 */
export function viewOfLies({ trick, hat, winner }: Lies): TrickView {
  const lying = trickView(trick, hat);
  if (winner === NOBODY) return lying;
  if (trick[0]?.cards[0]?.at !== 0)
    return { ...lying, stacks: lying.stacks.map((stack) => ({ ...stack, match: null })), winning: null };
  const owner = lying.winning === null ? null : lying.stacks[lying.winning]!.owner;
  return owner === winner ? lying : { ...lying, winning: null };
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
