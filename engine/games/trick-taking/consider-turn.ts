// A turn that is being composed: whether it can go on like that, what it lacks, what may come next, and how it would look.
import type { Choice, Consideration } from '../../core/question.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { byEffectThenRank, effectOf, formatCard, VANISH } from './cards.ts';
import { explainResult, mustWin } from './challenge.ts';
import {
  applyPlay,
  explainPlay,
  explainTarget,
  needsTarget,
  scratchOf,
  TRICK_SIZE,
  TRICKS,
  trickIsFull,
  type CardPlay,
  type TurnTable,
} from './plays.ts';
import { trickView } from './trick-view.ts';
import { countCards, winnerOf } from './trick.ts';
import { countWays, moreAfter, roomIn } from './turn-plays.ts';
import { explainCount, explainPlays } from './turn.ts';
import { NO_CARD, NOBODY, type State, type TurnHappening, type TurnPreview } from './types.ts';

/**
 * Considers the cards of a turn so far, at least one. The last may still be aimed: where it is used it may name no target
 * yet, and a Vanish for which there is no room without its effect lacks `trick-full` until it has one. Until then the
 * preview shows it beside the others without its effect, and no card can follow.
 */
export function considerTurn(state: State, seat: Seat, plays: readonly CardPlay[]): Consideration {
  const table = scratchOf(state);
  const returned: TurnPreview['returned'][number][] = [];
  const hear = (happening: TurnHappening): void => {
    if (happening.type !== 'returned') return;
    returned.push({ card: formatCard(happening.card), to: happening.to });
  };
  const last = plays.at(-1)!;
  const refused = explainPlays(table, seat, plays.slice(0, -1), hear);
  if (refused) return { refusal: refused };
  const unready = explainPlay(table, seat, last);
  if (unready && !awaitsTarget(table, seat, last)) return { refusal: unready };
  const excess = explainCount(plays);
  if (excess) return { refusal: excess };

  const targets = needsTarget(last.card) ? targetChoices(table, last) : [];
  // A Vanish that is still to be aimed takes a card away for itself.
  const endsAnyhow = unready !== null && effectOf(last.card) === VANISH ? trickIsFull(table) : null;
  applyPlay(table, seat, unready ? { ...last, used: false, on: NO_CARD } : last, plays.length > 1, hear);
  const more = plays.reduce(moreAfter, 1);
  const preview: TurnPreview = {
    trick: trickView(table.trick, table.hat),
    winning: winningSeat(table),
    hand: sortedHand(table, seat).map(formatCard),
    returned,
    more: Math.min(more, roomFor(table, seat)),
    endsTrick: endsAnyhow ?? trickIsFull(table),
  };
  const lacks = unready ?? (mustWin(state) ? explainResult(table, seat) : null);
  const followers = more > 0 ? cardChoices(table, seat, unready) : [];
  return { refusal: null, lacks, next: [...targets, ...followers], preview };
}

/** How many more cards could follow at most: each takes a place in the trick but a Vanish that is used (TT-R4). */
function roomFor(table: TurnTable, seat: Seat): number {
  if (table.tricksDone >= TRICKS) return Infinity;
  const free = TRICK_SIZE - countCards(table.trick);
  const vanishes = table.hands[seat]!.filter(
    (card) => effectOf(card) === VANISH && !table.vanishUsed.includes(card),
  );
  return free + vanishes.length;
}

/** Whether what is wrong with this play is only that it has no target yet. */
function awaitsTarget(table: TurnTable, seat: Seat, play: CardPlay): boolean {
  if (!needsTarget(play.card) || play.on !== NO_CARD) return false;
  // Used, all is well with it but the target; unused, it must be a Vanish that has one.
  const code = explainPlay(table, seat, play)?.code;
  return (
    code === 'no-target' || (code === 'trick-full' && countWays(table, seat, play.card, roomIn(table)) > 0)
  );
}

/** The cards of the trick as targets of the card that was played last, but for the one it is aimed at. */
function targetChoices(table: TurnTable, { card, on: aimed }: CardPlay): Choice[] {
  return table.trick
    .flatMap(({ cards }) => cards)
    .filter((lying) => lying.card !== aimed)
    .map((lying) => ({
      move: 'turn',
      at: formatCard(lying.card),
      refusal: explainTarget(table, { card, used: true, on: lying.card }),
    }));
}

/** The cards of the hand as the next ones; `unready` is why none can be yet. */
function cardChoices(table: TurnTable, seat: Seat, unready: Refusal | null): Choice[] {
  const room = roomIn(table);
  return sortedHand(table, seat).map((card) => ({
    move: 'turn',
    at: formatCard(card),
    refusal:
      unready ??
      (countWays(table, seat, card, room) > 0
        ? null
        : explainPlay(table, seat, { card, used: false, on: NO_CARD })),
  }));
}

function sortedHand({ hands }: TurnTable, seat: Seat): number[] {
  return hands[seat]!.toSorted(byEffectThenRank);
}

function winningSeat({ trick, hat }: TurnTable): Seat | null {
  const seat = winnerOf(trick, hat);
  return seat === NOBODY ? null : seat;
}
