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
 * The trick as it lies. Once its turns are over it is decided (TT-R10): of what Escapes leave only the stack that won is
 * shown as winning, and each top goes on taking part as it did, though the lead be gone; a card that lay under one does not.
 */
export function viewOfLies({ trick, hat, lay }: Lies): TrickView {
  const lying = trickView(trick, hat);
  if (lay.length === 0) return lying;
  const won = lay[winningIndex(lay, hat)]!.cards.map(({ card }) => card);
  const winning = trick.findIndex(({ cards }) => won.includes(cards[0]!.card));
  const stacks = lying.stacks.map((stack, index) => {
    const top = trick[index]!.cards[0]!.card;
    const at = lay.findIndex(({ cards }) => cards[0]!.card === top);
    return { ...stack, match: at < 0 ? null : matchOf(lay, at) };
  });
  return { ...lying, stacks, winning: winning < 0 ? null : winning };
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
