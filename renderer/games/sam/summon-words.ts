// What would come of a card that is looked at in Summon: what turning it leaves, and what else can be done with it.
import { attackCost, faceValue, parseCard, summonCost } from '../../../engine/games/sam/cards.ts';
import { cardWords, describe, placeWords } from '../../../engine/games/sam/describe.ts';
import type { OwnCardView, Place, SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import { refusalOf } from '../parts/composing.ts';
import type { Target } from '../../stage/contract.ts';
import { DISCARD_TARGET } from './draft.ts';
import { battleWords } from './battle-words.ts';
import { canGo, goalOf, isCarried, overIn } from './later.ts';
import { leavingWords, lostByLeaving } from './leaving.ts';
import { canAttackNext, passedOver, phaseAsked } from './series.ts';
import { attackIn, isAskedAgain, vainIn } from './striking.ts';
import { ownName } from './target-words.ts';
import { vainWords } from './vain-words.ts';
import { aimedAt, type Composed, ownAt, type Spot } from './way.ts';

export function summonWords(say: Say, view: SamView, composing: Composed, names: readonly string[]): string {
  const { draft } = composing;
  switch (draft?.kind) {
    case 'turn': {
      const card = ownAt(view, draft.at);
      if (!card) return '';
      if (!isCarried(composing.selected)) return turnWords(say, view, card);
      return overWords(say, view, card, overIn(composing)) || carriedWords(say, view, card);
    }
    case 'attack': {
      const aim = aimedAt(view, draft.aim);
      return aim ? strikingWords(say, view, composing, aim, names) : '';
    }
    case 'move':
      return movingWords(say, view, composing);
    default:
      return leavingWords(say, view, composing);
  }
}

/** What letting go of a carried card would do there; empty where it does nothing. */
function overWords(say: Say, view: SamView, { at, card }: OwnCardView, over: Target | null): string {
  if (over === DISCARD_TARGET)
    return refusalOf(view, 'swap', at) === null
      ? say('table.sam.preview.swap-it', { card: cardWords(say, card) })
      : '';
  const spot = aimedAt(view, over);
  return spot?.isOwn && canGo(view, at, spot.place) ? goingWords(say, view, at, spot.place) : '';
}

/** What a carried card may be let go of over; for one that can only be turned, what that would leave. */
function carriedWords(say: Say, view: SamView, card: OwnCardView): string {
  if (card.up) return canFight(view, card) ? reachWords(say, card) : turnWords(say, view, card);
  const canSwap = refusalOf(view, 'swap', card.at) === null;
  return say('table.sam.preview.carried', { card: cardWords(say, card.card), swap: canSwap ? 'yes' : 'no' });
}

/** The battle that an attack would lead to, and what is passed over for it. */
function strikingWords(
  say: Say,
  view: SamView,
  composing: Composed,
  aim: Spot,
  names: readonly string[],
): string {
  const attack = attackIn(composing);
  if (!attack) return '';
  const vain = vainWords(say, view, composing, attack);
  if (isAskedAgain(composing)) return vain;
  const leaves = say('table.sam.preview.strike-later', {
    // One that must come to nothing is asked about first.
    carried: isCarried(composing.selected) && vainIn(view, attack) === null ? 'yes' : 'no',
    lost: lostByLeaving(view),
  });
  return `${vain || battleWords(say, view, composing, aim, names)} ${leaves}`;
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
    lost: lostByLeaving(view),
  });
}

function canFight(view: SamView, { up, reach }: OwnCardView): boolean {
  return up && canAttackNext(view) && reach.length > 0;
}

function reachWords(say: Say, { card, reach }: OwnCardView): string {
  return say('table.sam.preview.reaches', { count: reach.length, cost: attackCost(parseCard(card)) });
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
  const more = canSwap
    ? say('table.sam.preview.swap')
    : canFight(view, card)
      ? reachWords(say, card)
      : card.up && card.reach.length === 0
        ? say('table.sam.preview.reaches.nothing')
        : '';
  return [turning, more].filter((words) => words !== '').join(' ');
}
