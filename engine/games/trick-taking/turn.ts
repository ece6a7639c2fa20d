// A whole turn: why it is refused, and every one that is not.
import type { Tell } from '../../charts/chart.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { formatCard } from './cards.ts';
import { canStillWin, explainResult, mustWin } from './challenge.ts';
import { applyPlay, explainPlay, readPlay, scratchOf, type CardPlay, type TurnTable } from './plays.ts';
import { moreAfter, takeBack, tryPlay, waysToPlay, writePlay } from './turn-plays.ts';
import type { Play, State, TurnHappening } from './types.ts';

/**
 * Why a turn may not be taken, by its first fault: card by card what `explainPlay` says, then `too-many-cards` {card,
 * most}, naming the first card that no Conjure before it allows, then in the challenge `not-winning` (see
 * `explainResult`). The authority on turns; `plays` has at least one card.
 */
export function explainTurn(state: State, seat: Seat, plays: readonly Play[]): Refusal | null {
  const wins = mustWin(state);
  // Most turns are one card, and nothing comes after it that would have to see its effect.
  if (plays.length === 1 && !wins) return explainPlay(state, seat, readPlay(plays[0]!));
  const table = scratchOf(state);
  const read = plays.map(readPlay);
  return (
    explainPlays(table, seat, read, () => {}) ??
    explainCount(read) ??
    (wins ? explainResult(table, seat) : null)
  );
}

/** Why one of these cards may not be played after those before it. Plays them on `table` up to that one. */
export function explainPlays(
  table: TurnTable,
  seat: Seat,
  plays: readonly CardPlay[],
  tell: Tell<TurnHappening>,
): Refusal | null {
  for (const [index, play] of plays.entries()) {
    const refusal = explainPlay(table, seat, play);
    if (refusal) return refusal;
    applyPlay(table, seat, play, index > 0, tell);
  }
  return null;
}

/** `too-many-cards` where a card follows that no Conjure before it allows. */
export function explainCount(plays: readonly CardPlay[]): Refusal | null {
  let more = 1;
  for (const [index, play] of plays.entries()) {
    if (more === 0) return refuse('too-many-cards', { card: formatCard(play.card), most: index });
    more = moreAfter(more, play);
  }
  return null;
}

/** Every legal turn, lazily and each once: those of one card first, then those of two, and so on. */
export function* legalTurns(state: State, seat: Seat): Generator<Play[]> {
  const table = scratchOf(state);
  const wins = mustWin(state);
  for (let length = 1, some = true; some; length += 1) {
    some = false;
    for (const turn of turnsOf(length, table, seat, 1, wins)) {
      some = true;
      // A turn of this length was found even where it is not winning: a longer one may be.
      if (turn !== null) yield turn.map(writePlay);
    }
  }
}

/** The turns of exactly so many further cards; null in the place of one that would have to win and does not. */
function* turnsOf(
  length: number,
  table: TurnTable,
  seat: Seat,
  more: number,
  wins: boolean,
): Generator<CardPlay[] | null> {
  for (const play of waysToPlay(table, seat)) {
    const after = moreAfter(more, play);
    if (length > 1 && after === 0) continue;
    const before = tryPlay(table, seat, play);
    if (length === 1) yield wins && explainResult(table, seat) ? null : [play];
    else if (!wins || canStillWin(table, seat, after)) {
      for (const rest of turnsOf(length - 1, table, seat, after, wins)) yield rest && [play, ...rest];
    }
    takeBack(table, seat, before);
  }
}
