// What would come of a card that is looked at in Summon: what turning it leaves, and what else can be done with it.
import { faceValue, parseCard, summonCost } from '../../../engine/games/sam/cards.ts';
import { cardWords, describe, placeWords } from '../../../engine/games/sam/describe.ts';
import type { OwnCardView, Place, SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { refusalOf } from '../parts/composing.ts';
import type { Target } from '../../stage/contract.ts';
import { DISCARD_TARGET } from './draft.ts';
import { aimedAt, canGo, canStrike, goalOf, overIn } from './later.ts';
import { leavingWords } from './leaving.ts';
import { canAttackNext, passedOver, phaseAsked } from './series.ts';
import { ownName, targetWords } from './target-words.ts';
import { type Composed, ownAt, type Spot } from './way.ts';

export function summonWords(say: Say, view: SamView, composing: Composed, names: readonly string[]): string {
  const { draft } = composing;
  switch (draft?.kind) {
    case 'turn': {
      const card = ownAt(view, draft.at);
      return card ? overWords(say, view, card, overIn(composing), names) || turnWords(say, view, card) : '';
    }
    case 'attack': {
      const aim = aimedAt(view, draft.aim);
      return aim ? strikingWords(say, view, draft.with, aim, names) : '';
    }
    case 'move':
      return movingWords(say, view, composing);
    default:
      return leavingWords(say, view, composing);
  }
}

/** What letting go of a carried card would do there; empty where it does nothing. */
function overWords(
  say: Say,
  view: SamView,
  { at, card }: OwnCardView,
  over: Target | null,
  names: readonly string[],
): string {
  if (over === DISCARD_TARGET)
    return refusalOf(view, 'swap', at) === null
      ? say('table.sam.preview.swap-it', { card: cardWords(say, card) })
      : '';
  const spot = aimedAt(view, over);
  if (!spot) return '';
  if (!spot.isOwn) return canStrike(view, at, spot) ? strikingWords(say, view, at, spot, names) : '';
  return canGo(view, at, spot.place) ? goingWords(say, view, at, spot.place) : '';
}

function strikingWords(say: Say, view: SamView, from: Place, aim: Spot, names: readonly string[]): string {
  return say('table.sam.preview.strike-later', {
    card: ownName(say, view, from),
    target: targetWords(say, view, aim, names),
    lost: hasFlipped(view) ? (view.points ?? 0) : 0,
  });
}

/** Where a card would be moved, or is carried, and which phases are passed over for that; empty while that is not said. */
export function movingWords(say: Say, view: SamView, composing: Composed): string {
  const { draft } = composing;
  if (draft?.kind !== 'move') return '';
  const over = aimedAt(view, overIn(composing));
  const to = goalOf(view, composing) ?? (over?.isOwn ? over.place : null);
  if (to !== null && canGo(view, draft.from, to)) return goingWords(say, view, draft.from, to);
  return say('table.sam.preview.move', {
    card: ownName(say, view, draft.from),
    place: placeWords(say, draft.from),
  });
}

function goingWords(say: Say, view: SamView, from: Place, to: Place): string {
  const passed = passedOver(view, 'movement');
  return say('table.sam.preview.move-later', {
    card: ownName(say, view, from),
    place: placeWords(say, to),
    swapped: ownAt(view, to) ? 'yes' : 'no',
    other: ownName(say, view, to),
    passed: passed.length > 1 ? 'both' : (phaseAsked(view) ?? 'none'),
  });
}

function hasFlipped({ flippedUp, flippedDown }: SamView): boolean {
  return flippedUp.length + flippedDown.length > 0;
}

function turnWords(say: Say, view: SamView, card: OwnCardView): string {
  const { points } = view;
  const facts = { card: cardWords(say, card.card), leaves: card.leaves ?? 0, points: points ?? 0 };
  const value = parseCard(card.card);
  const turning = card.flip
    ? describe.refusal(say, card.flip)
    : card.up
      ? say('table.sam.preview.down', { ...facts, gain: faceValue(value) })
      : say('table.sam.preview.up', { ...facts, cost: summonCost(value) });
  const canSwap = !card.up && refusalOf(view, 'swap', card.at) === null;
  const canFight = card.up && canAttackNext(view) && card.reach.length > 0;
  const more = canSwap
    ? say('table.sam.preview.swap')
    : canFight
      ? say('table.sam.preview.reaches', { count: card.reach.length })
      : card.up && card.reach.length === 0
        ? say('table.sam.preview.reaches.nothing')
        : '';
  return [turning, more].filter((words) => words !== '').join(' ');
}
