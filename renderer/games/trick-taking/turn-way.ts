// A turn is put together card by card: a card, its effect and what it is aimed at, and after a Conjure the next one.
import { effectLetter } from '../../../engine/games/trick-taking/cards.ts';
import type { Move, Play, TrickTakingView, TurnPreview } from '../../../engine/games/trick-taking/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Action, Intent } from '../intent.ts';
import { turnWords } from './turn-words.ts';
import {
  type Composed,
  compose,
  consider,
  judgedNow,
  nothing,
  refusalOf,
  send,
  stepBack,
  type Way,
  whyNot,
} from './way.ts';

/** Effects that are aimed at a card of the trick. */
const AIMED = 'LSV';
/** Effects that most people want whenever they play the card. */
const USUAL = 'CIM';

export const turnWay: Way = {
  point(view, composing, pointed) {
    if (pointed.kind === 'hand') return pointAtHand(view, composing, pointed.at);
    return pointed.kind === 'trick' ? pointAtTrick(composing, pointed.at) : null;
  },
  back(_view, composing) {
    const plays = playsIn(composing);
    const last = plays.at(-1);
    if (!last) return null;
    return isAimed(last) && last.effect
      ? change(composing, [...plays.slice(0, -1), unused(last)])
      : change(composing, plays.slice(0, -1));
  },
  confirm(_view, composing) {
    const plays = playsIn(composing);
    return plays.length === 0 ? null : send(composing, turnOf(plays));
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

/** Whether a card's effect needs a card of the trick. */
export function isAimed({ card }: Play): boolean {
  return AIMED.includes(effectLetter(card));
}

/** How the table would look, by the host's last word; null before it has said one. */
export function previewOf({ judged }: Composed): TurnPreview | null {
  return (judged?.preview as TurnPreview | null | undefined) ?? null;
}

function pointAtHand(view: TrickTakingView, composing: Composed, code: string): Intent {
  const plays = playsIn(composing);
  const at = plays.findIndex(({ card }) => card === code);
  if (at >= 0) return change(composing, plays.slice(0, at));
  const judged = judgedNow(composing);
  const mayFollow = plays.length > 0 && judged !== null && (previewOf(composing)?.more ?? 0) > 0;
  // Where nothing may follow, another card takes the place of the only one; after several the host says why not.
  const isFirst = !mayFollow && plays.length <= 1;
  const refusal = isFirst
    ? refusalOf(view, code)
    : judged?.next.find((choice) => choice.at === code)?.refusal;
  if (refusal) return whyNot(refusal);
  if (isFirst && refusal === undefined) return null;
  return change(composing, isFirst ? [firstGuess(code)] : [...plays, firstGuess(code)]);
}

/** A card as it is most likely meant; what needs an aim begins without its effect. */
function firstGuess(card: string): Play {
  return { card, effect: USUAL.includes(effectLetter(card)) };
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
  const aimed = last.on === code ? unused(last) : { card: last.card, effect: true, on: code };
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
  const confirm = turnWay.confirm(view, composing);
  if (!confirm) {
    const choices = view.question?.choices ?? [];
    if (!choices.some(({ move, at }) => move === 'pass' && at === null)) return [];
    const pass = { kind: 'move', move: { type: 'pass' } } as const;
    // Where a card can still win, nobody shall pass because that is the button that shines.
    const isMain = !choices.some(({ at, refusal }) => at !== null && refusal === null);
    return [{ id: 'pass', words: say('table.trick-taking.pass'), intent: pass, isMain }];
  }
  return [
    { id: 'play', words: say('table.trick-taking.play'), intent: confirm, isMain: true },
    ...toggle(say, composing),
    ...stepBack(say, turnWay.back(view, composing)),
  ];
}

/** The button that says with or without the effect of the last card; an Escape has no choice. */
function toggle(say: Say, composing: Composed): Action[] {
  const plays = playsIn(composing);
  const last = plays.at(-1);
  if (!last || effectLetter(last.card) === 'E') return [];
  const before = plays.slice(0, -1);
  if (last.effect) {
    const words = say('table.trick-taking.effect.off');
    const intent = change(composing, [...before, unused(last)]);
    return intent ? [{ id: 'effect', words, intent, isMain: false }] : [];
  }
  const words = say('table.trick-taking.effect.on');
  const intent = isAimed(last)
    ? aim(composing, before, last)
    : change(composing, [...before, { card: last.card, effect: true }]);
  return intent ? [{ id: 'effect', words, intent, isMain: false }] : [];
}

/** Uses an effect that needs an aim: at the only one that there is, or at one that is still to be pointed at. */
function aim(composing: Composed, before: readonly Play[], { card }: Play): Intent {
  const stacks = previewOf(composing)?.trick.stacks ?? [];
  const inTrick = stacks.flatMap(({ cards }) => cards.map((lying) => lying.card));
  const targets = judgedNow(composing)?.next.filter(({ at }) => inTrick.includes(String(at))) ?? [];
  const possible = targets.filter(({ refusal }) => refusal === null).map(({ at }) => String(at));
  const refusal = targets.find((target) => target.refusal !== null)?.refusal;
  if (possible.length === 0 && refusal) return whyNot(refusal);
  const [only] = possible;
  // Under one card of a stack is under all of it.
  const isOneStack =
    effectLetter(card) !== 'V' &&
    stacks.filter(({ cards }) => cards.some((lying) => possible.includes(lying.card))).length === 1;
  if (only !== undefined && (possible.length === 1 || isOneStack)) {
    return change(composing, [...before, { card, effect: true, on: only }]);
  }
  return change(composing, [...before, { card, effect: true }]);
}

function turnOf(plays: readonly Play[]): Move {
  return { type: 'turn', plays };
}
