// The turns that are worth a thought: every single card with every target, and what a Conjure lets follow, within bounds.
import type { Seat } from '../../../core/seat.ts';
import { effectOf, ESCAPE, LEVITATE, SAW, VANISH } from '../cards.ts';
import { isBarred, trickIsFull, type CardPlay, type TurnTable } from '../plays.ts';
import { moreAfter, takeBack, tryPlay } from '../turn-plays.ts';
import { NO_CARD } from '../types.ts';
import type { Effort } from './effort.ts';

/** A turn, and what its judge thinks of it: the higher, the better. */
export interface Turn {
  readonly plays: readonly CardPlay[];
  readonly score: number;
}

/** Looks at the table after a turn; changes nothing. */
export type Judge = (after: TurnTable, plays: readonly CardPlay[]) => number;

/** Every way in which a seat may play one card next. Which card of a stack a Levitate or Saw names makes no difference. */
export function playsOf(table: TurnTable, seat: Seat): CardPlay[] {
  const plays: CardPlay[] = [];
  const full = trickIsFull(table);
  for (const card of table.hands[seat]!) {
    if (isBarred(table, seat, card)) continue;
    const effect = effectOf(card);
    if (!full) plays.push({ card, used: false, on: NO_CARD });
    if (effect === VANISH) {
      if (table.vanishUsed.includes(card)) continue;
      table.trick.forEach(({ cards }, index) => {
        // The lead is the top of the first stack, and stays (TT-R6).
        for (let depth = index === 0 ? 1 : 0; depth < cards.length; depth += 1)
          plays.push({ card, used: true, on: cards[depth]!.card });
      });
    } else if (full || effect === ESCAPE) continue;
    else if (effect === LEVITATE || effect === SAW)
      for (const { cards } of table.trick) plays.push({ card, used: true, on: cards[0]!.card });
    else plays.push({ card, used: true, on: NO_CARD });
  }
  return plays;
}

/**
 * The turns of a seat, those of one card first. All single cards are among them; of the turns that a Conjure lets go on,
 * only the `width` that are judged best after each card are followed. Empty only with an empty hand. The table is
 * played on and taken back. Each costs a table of the effort, none is left out for want of it.
 */
export function turnsOf(table: TurnTable, seat: Seat, judge: Judge, width: number, effort: Effort): Turn[] {
  const turns: Turn[] = [];
  let open: (Turn & { more: number })[] = [{ plays: [], score: 0, more: 1 }];
  while (open.length > 0) {
    const longer: typeof open = [];
    for (const begun of open) {
      const before = begun.plays.map((play) => tryPlay(table, seat, play));
      for (const play of playsOf(table, seat)) {
        effort.left -= 1;
        const plays = [...begun.plays, play];
        const tried = tryPlay(table, seat, play);
        const turn = { plays, score: judge(table, plays), more: moreAfter(begun.more, play) };
        takeBack(table, seat, tried);
        turns.push(turn);
        if (turn.more > 0) longer.push(turn);
      }
      while (before.length > 0) takeBack(table, seat, before.pop()!);
    }
    longer.sort((one, other) => other.score - one.score);
    open = longer.slice(0, width);
  }
  return turns;
}

/** The turn that is judged best; the first of equals. There must be one. */
export function bestTurn(turns: readonly Turn[]): Turn {
  let best = turns[0]!;
  for (const turn of turns) if (turn.score > best.score) best = turn;
  return best;
}
