// What would come of a card that is looked at in Summon: what turning it leaves, and what else can be done with it.
import { faceValue, parseCard, summonCost } from '../../../engine/games/sam/cards.ts';
import { cardWords, describe, placeWords } from '../../../engine/games/sam/describe.ts';
import type { OwnCardView, SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { refusalOf } from '../parts/composing.ts';
import { aimedAt, goalOf } from './later.ts';
import { leavingWords } from './leaving.ts';
import { canAttackNext, passedOver, phaseAsked } from './series.ts';
import { ownName, targetWords } from './target-words.ts';
import { type Composed, ownAt } from './way.ts';

export function summonWords(say: Say, view: SamView, composing: Composed, names: readonly string[]): string {
  const { draft } = composing;
  switch (draft?.kind) {
    case 'turn': {
      const card = ownAt(view, draft.at);
      return card ? turnWords(say, view, card) : '';
    }
    case 'attack': {
      const aim = aimedAt(view, draft.aim);
      if (!aim) return '';
      const lost = hasFlipped(view) ? (view.points ?? 0) : 0;
      return say('table.sam.preview.strike-later', {
        card: ownName(say, view, draft.with),
        target: targetWords(say, view, aim, names),
        lost,
      });
    }
    case 'move':
      return movingWords(say, view, composing);
    default:
      return leavingWords(say, view, composing);
  }
}

/** Where a card would be moved, and which phases are passed over for that; empty while that is not said. */
export function movingWords(say: Say, view: SamView, composing: Composed): string {
  const { draft } = composing;
  const to = goalOf(view, composing);
  if (draft?.kind !== 'move' || to === null) return '';
  const passed = passedOver(view, 'movement');
  return say('table.sam.preview.move-later', {
    card: ownName(say, view, draft.from),
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
      : '';
  return [turning, more].filter((words) => words !== '').join(' ');
}
