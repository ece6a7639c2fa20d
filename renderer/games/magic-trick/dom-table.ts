// Magic Trick as lists of words: what keyboard and screen reader have instead of the picture.
import {
  type MagicTrickSeatView,
  type MagicTrickView,
  type SlotView,
  TRUMP_SUIT,
} from '../../../engine/games/magic-trick/types.ts';
import { cardWords, describe, suitWord } from '../../../engine/games/magic-trick/describe.ts';
import { allOf } from '../../../engine/language/lists.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Composing } from '../intent.ts';
import type { Group, Item } from '../screen.ts';
import { intents, ordering, slotTarget, sortTarget } from './intents.ts';

/** The row to sort, the own row, the centre, then the others clockwise from the left. */
export function groups(
  say: Say,
  view: MagicTrickView,
  names: readonly string[],
  composing: Composing,
): readonly Group[] {
  const count = view.seats.length;
  const first = view.viewer === 'watcher' ? 0 : view.viewer + 1;
  const others = Array.from(
    { length: view.viewer === 'watcher' ? count : count - 1 },
    (_, i) => (first + i) % count,
  );
  return [
    ...rowToSort(say, view, names, composing),
    ...ownRow(say, view, composing),
    centre(say, view, names),
    ...others.map((seat) => seatGroup(say, view, seat, names)),
  ];
}

function rowToSort(say: Say, view: MagicTrickView, names: readonly string[], composing: Composing): Group[] {
  const { draft, selected } = ordering(composing);
  if (!draft || !view.toSort) return [];
  const owner = names[view.toSort.owner] ?? '';
  const items = draft.map((code, slot): Item => {
    const words = say('table.magic-trick.place', { place: slot + 1, card: cardWords(say, code) });
    const target = sortTarget(code);
    const isSelected = target === selected;
    return { target, words, isChoice: true, whyNot: whyNotPointed(say, view, composing, target), isSelected };
  });
  return [{ id: 'sort', label: say('table.magic-trick.row.sort', { owner }), items }];
}

function ownRow(say: Say, view: MagicTrickView, composing: Composing): Group[] {
  const seat = view.viewer === 'watcher' ? undefined : view.seats[view.viewer];
  if (!seat) return [];
  const isOrdered = ordersAreOpen(view);
  const items = (view.rows[view.viewer as number] ?? [])
    .filter(({ at }) => at === 'row')
    .map((slot): Item => {
      const target = slotTarget(slot.slot);
      const whyNot = whyNotPointed(say, view, composing, target);
      return { target, words: slotWords(say, slot, isOrdered), isChoice: true, whyNot, isSelected: false };
    });
  const label = say(isOrdered ? 'table.magic-trick.row.own' : 'table.magic-trick.row.own-unsorted');
  return [{ id: 'own', label, items: [...items, fact('own:facts', seatFacts(say, seat))] }];
}

/** What would be said to whoever points at it now; null when something would be done. */
function whyNotPointed(
  say: Say,
  view: MagicTrickView,
  composing: Composing,
  target: Item['target'],
): string | null {
  const intent = intents.point(view, composing, target);
  return intent?.kind === 'why-not' ? describe.refusal(say, intent.refusal) : null;
}

function centre(say: Say, view: MagicTrickView, names: readonly string[]): Group {
  const played = view.trick.map(({ seat, card }) =>
    say(seat === view.winning ? 'table.magic-trick.centre.winning' : 'table.magic-trick.centre.card', {
      name: names[seat] ?? '',
      card: cardWords(say, card),
    }),
  );
  const isOver = view.result !== null;
  const number = Math.min(view.tricksPlayed + 1, view.tricksInHand);
  const lines = [
    ...(played.length > 0 || isOver ? played : [say('table.magic-trick.centre.empty')]),
    ...view.trick.slice(0, 1).map(({ seat, card }) =>
      say('table.magic-trick.centre.led', {
        name: names[seat] ?? '',
        suit: suitWord(say, card.charAt(0)),
      }),
    ),
    say('table.magic-trick.centre.trump', { suit: suitWord(say, TRUMP_SUIT) }),
    ...(isOver ? [] : [say('table.magic-trick.centre.trick', { number, count: view.tricksInHand })]),
    ...(view.removed
      ? [say('table.magic-trick.centre.removed', { card: cardWords(say, view.removed) })]
      : []),
    ...(view.dropped.length > 0
      ? [
          say('table.magic-trick.centre.dropped', {
            suits: allOf(
              say,
              view.dropped.map((suit) => suitWord(say, suit)),
            ),
          }),
        ]
      : []),
  ];
  return {
    id: 'centre',
    label: say('table.magic-trick.centre'),
    items: lines.map((line, index) => fact(`centre:${index}`, line)),
  };
}

function seatGroup(say: Say, view: MagicTrickView, seat: number, names: readonly string[]): Group {
  const shown = view.seats[seat];
  const name = names[seat] ?? '';
  const label = seat === view.dealer ? allOf(say, [name, say('table.magic-trick.seat.dealer')]) : name;
  const isOrdered = ordersAreOpen(view);
  const slots = (view.rows[seat] ?? [])
    .filter(({ at }) => at === 'row')
    .map((slot) => fact(`seat:${seat}:slot:${slot.slot}`, slotWords(say, slot, isOrdered)));
  const facts = shown ? [fact(`seat:${seat}:facts`, seatFacts(say, shown))] : [];
  return { id: `seat-${seat}`, label, items: [...facts, ...slots] };
}

function seatFacts(say: Say, seat: MagicTrickSeatView): string {
  return say('table.magic-trick.seat.facts', {
    tricks: seat.tricks,
    score: seat.score,
    sleeve: seat.sleeve ?? 'none',
    card: seat.sleeve ? cardWords(say, seat.sleeve) : '',
  });
}

/** Before every row is sorted the slots mean nothing, so their numbers are not said. */
function slotWords(say: Say, { suit, rank, slot }: SlotView, isOrdered: boolean): string {
  const word = suitWord(say, suit);
  if (!isOrdered) return rank === null ? word : cardWords(say, `${suit}${rank}`);
  const card =
    rank === null ? say('table.magic-trick.place.unknown', { suit: word }) : cardWords(say, `${suit}${rank}`);
  return say('table.magic-trick.place', { place: slot + 1, card });
}

function ordersAreOpen(view: MagicTrickView): boolean {
  return view.seats.every(({ arranged }) => arranged);
}

function fact(target: string, words: string): Item {
  return { target, words, isChoice: false, whyNot: null, isSelected: false };
}
