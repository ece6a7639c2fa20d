// Playing Support in Management and a Trick in the New Trick Phase: whether one may, and what it does.
import type { Tell } from '../../charts/chart.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { formatCard, groupOf, isSupport, levelOf, parseCard } from './cards.ts';
import { hasTrickOf, highestTrick, isMentalist, liftOf, removeFromPlay } from './in-play.ts';
import { allowed, brokenByOneMore, GROUPS_OF } from './limits.ts';
import { takeOut } from './piles.ts';
import type { Card, Happening, Limit, State } from './types.ts';

/** Tricks that must be in play before a Trait may be played as Support. */
export const TRICKS_FOR_A_TRAIT = 5;

/** Why a card is not played for want of holding it; null when it is in hand. */
export function explainHeld({ hands }: State, seat: Seat, code: string): Refusal | null {
  return hands[seat]!.includes(parseCard(code)!) ? null : refuse('not-in-hand', { card: code });
}

/** Why this card in hand cannot be played as Support, limits aside; null when nothing else stands against it. */
export function explainSupportCard(state: State, seat: Seat, card: Card): Refusal | null {
  const group = groupOf(card);
  const code = formatCard(card);
  if (!isSupport(group)) return refuse('not-support', { card: code, group });
  if (group === 'stage' && highestTrick(state, seat) < levelOf(card))
    return refuse('stage-too-high', {
      card: code,
      level: levelOf(card),
      highest: highestTrick(state, seat),
    });
  const count = state.tricks[seat]!.length;
  if (group === 'trait' && count < TRICKS_FOR_A_TRAIT)
    return refuse('needs-five-tricks', { card: code, needed: TRICKS_FOR_A_TRAIT, tricks: count });
  return null;
}

/** The cards in play that may make room for a Support card; empty where no room is needed, or none can be made. */
export function replaceable(state: State, seat: Seat, card: Card): Card[] {
  const broken = brokenByOneMore(state, seat, groupOf(card));
  return broken.length === 0 ? [] : state.support[seat]!.filter((other) => frees(other, broken));
}

/** Whether discarding a card brings each of these limits down by one. */
function frees(card: Card, broken: readonly Limit[]): boolean {
  return broken.every((limit) => GROUPS_OF[limit].includes(groupOf(card)));
}

/** Why Support may not be played like this; null when it may. */
export function explainSupport(
  state: State,
  seat: Seat,
  code: string,
  replace: string | undefined,
): Refusal | null {
  const held = explainHeld(state, seat, code);
  if (held) return held;
  const card = parseCard(code)!;
  const refusal = explainSupportCard(state, seat, card);
  if (refusal) return refusal;
  const broken = brokenByOneMore(state, seat, groupOf(card));
  if (replace === undefined) return broken.length === 0 ? null : limitReached(state, seat, card, broken);
  return explainReplacement(state, seat, card, replace, broken);
}

/** The limits that a card in hand runs into. `room`: whether a card in play can make room for it. */
function limitReached(state: State, seat: Seat, card: Card, broken: readonly Limit[]): Refusal {
  return refuse('limit', {
    card: formatCard(card),
    limits: [...broken],
    allowed: allowed(state, seat, broken[0]!),
    room: state.support[seat]!.some((other) => frees(other, broken)),
  });
}

function explainReplacement(
  state: State,
  seat: Seat,
  card: Card,
  replace: string,
  broken: readonly Limit[],
): Refusal | null {
  const other = parseCard(replace)!;
  const facts = { card: formatCard(card), replace, limits: [...broken] };
  if (!state.support[seat]!.includes(other))
    return refuse('bad-replace', { ...facts, problem: 'not-in-play' });
  if (broken.length === 0) return refuse('bad-replace', { ...facts, problem: 'not-needed' });
  return frees(other, broken) ? null : refuse('bad-replace', { ...facts, problem: 'does-not-free' });
}

/** Puts a Support card into play; the card that makes room goes first. */
export function playSupport(
  state: State,
  seat: Seat,
  code: string,
  replace: string | undefined,
  tell: Tell<Happening>,
): void {
  const card = parseCard(code)!;
  if (replace !== undefined) {
    const other = parseCard(replace)!;
    removeFromPlay(state, seat, other);
    state.discard.push(other);
    tell({ type: 'discarded', seat, cards: [other], from: 'play', why: 'replaced', forced: false });
  }
  takeOut(state.hands[seat]!, card);
  state.support[seat]!.push(card);
  state.played = 'support';
  tell({ type: 'supported', seat, card });
}

/** Why this card in hand cannot be played as a Trick; null when it can (MG-R6, MG-R7, MG-R8). */
export function explainTrickCard(state: State, seat: Seat, card: Card): Refusal | null {
  const group = groupOf(card);
  const code = formatCard(card);
  const isTrick = group === 'trick' || (group === 'trait' && isMentalist(state, seat));
  if (!isTrick) return refuse('not-a-trick', { card: code, group });
  const level = levelOf(card);
  const lift = liftOf(state, seat);
  if (level - lift <= 1) return null;
  for (let k = 0; k <= lift; k += 1) if (hasTrickOf(state, seat, level - 1 - k)) return null;
  return refuse('ladder', { card: code, level, lift });
}

/** Why a Trick may not be played; null when it may. */
export function explainTrick(state: State, seat: Seat, code: string): Refusal | null {
  return explainHeld(state, seat, code) ?? explainTrickCard(state, seat, parseCard(code)!);
}

/** Puts a Trick into play, above the maximum too: the end of the phase settles that. */
export function playTrick(state: State, seat: Seat, code: string, tell: Tell<Happening>): void {
  const card = parseCard(code)!;
  takeOut(state.hands[seat]!, card);
  state.tricks[seat]!.push(card);
  state.played = 'trick';
  tell({ type: 'performed', seat, card });
}
