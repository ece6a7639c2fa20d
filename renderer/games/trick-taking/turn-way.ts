// A turn is put together card by card: a card, its effect and what it is aimed at, and after a Conjure the next one.
import { refuse } from '../../../engine/core/refusal.ts';
import { effectLetter } from '../../../engine/games/trick-taking/cards.ts';
import type { Move, Play, TrickTakingView, TurnPreview } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Action, Intent } from '../intent.ts';
import { compose, consider, judgedNow, whyNot } from '../parts/composing.ts';
import { isAimed, isAiming } from './draft.ts';
import { turnWords } from './turn-words.ts';
import { type Composed, nothing, refusalOf, send, stepBack, type Way } from './way.ts';

export const turnWay: Way = {
  point(view, composing, pointed) {
    if (pointed.kind === 'hand') return pointAtHand(view, composing, pointed.at);
    return pointed.kind === 'trick' ? pointAtTrick(composing, pointed.at) : null;
  },
  back(_view, composing) {
    const plays = playsIn(composing);
    const last = plays.at(-1);
    if (!last) return null;
    const before = plays.slice(0, -1);
    return change(composing, last.on === undefined ? before : [...before, { card: last.card, effect: true }]);
  },
  confirm(_view, composing) {
    const plays = playsIn(composing);
    const last = plays.at(-1);
    if (!last) return null;
    // A second press on a card never plays it without what most people play it for.
    if (isAimed(last) && last.on === undefined) {
      return whyNot(judgedNow(composing)?.lacks ?? refuse('no-target', { card: last.card, on: '' }));
    }
    // Nor does it play a Conjure before its cards were chosen: to play it alone there is the button.
    const isConjuring = last.effect && effectLetter(last.card) === 'C';
    if (isConjuring && (judgedNow(composing) === null || mayFollow(composing))) return compose(composing);
    return send(composing, turnOf(plays));
  },
  isChosen(composing, { kind, at }) {
    const plays = playsIn(composing);
    return kind === 'hand' ? plays.some(({ card }) => card === at) : plays.at(-1)?.on === at;
  },
  confirmsByTarget: true,
  actions,
  preview: (say, view, composing, names) => turnWords(say, view, composing, names),
};

/** The cards of the turn that is composed. */
export function playsIn({ draft }: Composed): readonly Play[] {
  return draft?.kind === 'turn' ? draft.plays : [];
}

/** How the table would look, by the host's last word; null before it has said one. */
export function previewOf({ judged }: Composed): TurnPreview | null {
  return (judged?.preview as TurnPreview | null | undefined) ?? null;
}

/** Whether a Conjure lets another card follow, as far as the host has said of this very draft. */
function mayFollow(composing: Composed): boolean {
  return judgedNow(composing) !== null && (previewOf(composing)?.more ?? 0) > 0;
}

function pointAtHand(view: TrickTakingView, composing: Composed, code: string): Intent {
  const plays = playsIn(composing);
  const at = plays.findIndex(({ card }) => card === code);
  if (at >= 0) return change(composing, plays.slice(0, at));
  const judged = judgedNow(composing);
  // Where nothing may follow, another card takes the place of the only one; after several the host says why not.
  const isFirst = !mayFollow(composing) && plays.length <= 1;
  const isBack =
    judged !== null && (previewOf(composing)?.returned.some(({ card }) => card === code) ?? false);
  const refusal = isFirst
    ? refusalOf(view, code)
    : judged?.next.find((choice) => choice.at === code)?.refusal;
  if (refusal) return whyNot(refusal);
  const { count } = (isFirst ? null : previewOf(composing))?.trick ?? view.trick;
  const play = firstGuess(view, code, count);
  // What would only come back by this turn begins none; why it cannot follow either is for the host to say.
  if (isFirst && refusal === undefined) return isBack ? change(composing, [...plays, play]) : null;
  return change(composing, isFirst ? [play] : [...plays, play]);
}

/**
 * A card as it is most likely meant, in a trick of `count` cards: with its effect, which may still have to be aimed. A Vanish
 * that can make nothing vanish begins without.
 */
function firstGuess({ vanishUsed }: TrickTakingView, card: string, count: number): Play {
  const letter = effectLetter(card);
  if (letter === 'E') return { card, effect: false };
  // The lead is the one card that always stays.
  return { card, effect: letter !== 'V' || (count > 1 && !vanishUsed.includes(card)) };
}

function pointAtTrick(composing: Composed, code: string): Intent {
  const plays = playsIn(composing);
  const last = plays.at(-1);
  if (!last) return null;
  const target = judgedNow(composing)?.next.find(({ at }) => at === code);
  const own = plays.findIndex(({ card }) => card === code);
  // A card that was just laid there and is no target is meant to be taken back.
  if (own >= 0 && !target) return change(composing, plays.slice(0, own));
  if (!isAimed(last)) return null;
  if (target?.refusal) return whyNot(target.refusal);
  const { card } = last;
  const aimed = last.on === code ? { card, effect: true } : { card, effect: true, on: code };
  return change(composing, [...plays.slice(0, -1), aimed]);
}

function unused({ card }: Play): Play {
  return { card, effect: false };
}

function change(before: Composed, plays: readonly Play[]): Intent {
  if (plays.length === 0) return compose(nothing);
  return consider(before, { kind: 'turn', plays }, turnOf(plays));
}

function actions(say: Say, view: TrickTakingView, composing: Composed): readonly Action[] {
  const plays = playsIn(composing);
  const last = plays.at(-1);
  if (!last) return pass(say, view);
  const main: Action[] = isAiming(last)
    ? []
    : [
        {
          id: 'play',
          words: say('table.trick-taking.play'),
          intent: send(composing, turnOf(plays)),
          isMain: true,
        },
      ];
  return [
    ...main,
    ...otherwise(say, composing, plays, last),
    ...stepBack(say, turnWay.back(view, composing)),
  ];
}

function pass(say: Say, { question }: TrickTakingView): Action[] {
  const choices = question?.choices ?? [];
  if (!choices.some(({ move, at }) => move === 'pass' && at === null)) return [];
  const intent = { kind: 'move', move: { type: 'pass' } } as const;
  // Where a card can still win, nobody shall pass because that is the button that shines.
  const isMain = !choices.some(({ at, refusal }) => at !== null && refusal === null);
  return [{ id: 'pass', words: say('table.trick-taking.pass'), intent, isMain }];
}

/** The quiet button that leaves the effect of the last card out, or (where no aim is needed) uses it after all. */
function otherwise(say: Say, composing: Composed, plays: readonly Play[], last: Play): Action[] {
  const { card, effect } = last;
  const others = plays.slice(0, -1);
  if (effectLetter(card) === 'E') return [];
  if (!effect) {
    // What needs an aim is used by pointing at something.
    return isAimed(last)
      ? []
      : toggle(say('table.trick-taking.effect.on'), change(composing, [...others, { card, effect: true }]));
  }
  // In a full trick only a Vanish that is used can follow.
  const isFull = effectLetter(card) === 'V' && previewOf(composing)?.endsTrick;
  if (isAiming(last) && isFull) return [];
  const without = [...others, unused(last)];
  if (isAiming(last) && others.length === 0) {
    const intent = { kind: 'move', move: turnOf(without) } as const;
    return [{ id: 'plain', words: say('table.trick-taking.plain'), intent, isMain: false }];
  }
  return toggle(say('table.trick-taking.effect.off'), change(composing, without));
}

function toggle(words: string, intent: Intent): Action[] {
  return intent ? [{ id: 'effect', words, intent, isMain: false }] : [];
}

function turnOf(plays: readonly Play[]): Move {
  return { type: 'turn', plays };
}
