// The trick as a list of words: stack by stack, each card to be pointed at, then the hat and what is still to come.
import { cardWords, hatWords } from '../../../engine/games/trick-taking/describe.ts';
import type { StackView, TrickTakingView, TrickView } from '../../../engine/games/trick-taking/types.ts';
import { allOf } from '../../../engine/language/lists.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Target } from '../../stage/contract.ts';
import type { Item } from '../screen.ts';
import { HAT_TARGET, trickTarget } from './draft.ts';

/** One thing that can be pointed at, with what would be said to whoever points at it now. */
export type ItemOf = (target: Target, words: string) => Item;

/** `trick` is the one of the view, or the one that a turn would leave. */
export function trickItems(
  say: Say,
  view: TrickTakingView,
  names: readonly string[],
  trick: TrickView,
  itemOf: ItemOf,
): Item[] {
  const cards = trick.stacks.flatMap((stack, place) =>
    stack.cards.map(({ card }, depth) =>
      itemOf(
        trickTarget(card),
        depth === 0
          ? topWords(say, stack, place === trick.winning, names)
          : beneathWords(say, stack, card, names),
      ),
    ),
  );
  const isOver = view.result !== null;
  const empty =
    cards.length === 0 && !isOver ? [fact('trick:none', say('table.trick-taking.trick.empty'))] : [];
  const hat = say('table.trick-taking.trick.hat', {
    name: names[view.holder] ?? '',
    hat: hatWords(say, trick.hat),
  });
  const count = say('table.trick-taking.trick.count', { count: trick.count });
  const escapes = view.escapes.map(({ card, seat }) =>
    say('table.trick-taking.trick.escape', { card: cardWords(say, card), name: names[seat] ?? '' }),
  );
  return [
    ...cards,
    ...empty,
    itemOf(HAT_TARGET, hat),
    ...(cards.length > 0 && view.ultimateCard === null ? [fact('trick:count', count)] : []),
    ...(escapes.length > 0
      ? [fact('trick:escapes', say('table.trick-taking.trick.escapes', { escapes: allOf(say, escapes) }))]
      : []),
  ];
}

function topWords(say: Say, stack: StackView, wins: boolean, names: readonly string[]): string {
  const [top, ...beneath] = stack.cards;
  return say('table.trick-taking.trick.top', {
    owner: ownerOf(say, stack, names),
    card: cardWords(say, top?.card ?? ''),
    count: beneath.length,
    beneath: allOf(
      say,
      beneath.map(({ card }) => cardWords(say, card)),
    ),
    rank: stack.rank,
    match: stack.owner === null ? 'ultimate' : (stack.match ?? 'none'),
    wins: wins ? 'yes' : 'no',
  });
}

function beneathWords(say: Say, stack: StackView, card: string, names: readonly string[]): string {
  return say('table.trick-taking.trick.beneath', {
    card: cardWords(say, card),
    top: cardWords(say, stack.cards[0]?.card ?? ''),
    owner: ownerOf(say, stack, names),
  });
}

function ownerOf(say: Say, { owner }: StackView, names: readonly string[]): string {
  return owner === null ? say('table.trick-taking.trick.nobody') : (names[owner] ?? '');
}

/** A line that is only there to be read. */
export function fact(target: Target, words: string): Item {
  return { target, words, isChoice: false, whyNot: null, isSelected: false };
}
