// Paying for an attack: own face-up cards are chosen until they reach the cost, and flipped down all at once.
import type { Considered, Move, PaymentPreview, Place, SamView } from '../../../engine/games/sam/types.ts';
import { faceValue, parseCard } from '../../../engine/games/sam/cards.ts';
import { theCards } from '../../../engine/games/sam/describe.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Action, Intent } from '../intent.ts';
import { compose, consider, judgedNow, making, refusalOf, whyNot } from '../parts/composing.ts';
import { type Composed, nothing, ownAt, type Pointing, simpleWay } from './way.ts';

/** What is selected while it is asked once more whether the attack is to be stopped. */
const STOP = 'stop';

export const payWay = simpleWay({
  point(view, composing, pointing) {
    const place = payingPlace(view, pointing);
    if (place === null) return null;
    const refusal = refusalOf(view, 'pay', place);
    if (refusal) return whyNot(refusal);
    const flip = payIn(composing);
    return change(composing, flip.includes(place) ? flip.filter((at) => at !== place) : [...flip, place]);
  },
  twice(view, composing, pointing) {
    const place = payingPlace(view, pointing);
    if (place === null || refusalOf(view, 'pay', place) !== null) return null;
    const flip = payIn(composing);
    // One that was chosen before is not taken back by two presses.
    return flip.includes(place) ? pay(composing) : change(composing, [...flip, place]);
  },
  isChosen: (_view, composing, { spot }) => spot?.isOwn === true && payIn(composing).includes(spot.place),
  actions(say, view, composing) {
    if (composing.selected === STOP)
      return [
        {
          id: 'stop',
          words: say('table.sam.stop'),
          intent: making<Move>({ type: 'stop' }),
          isMain: true,
          isConfirming: true,
        },
        { id: 'back', words: say('table.sam.not'), intent: compose(nothing), isMain: false },
      ];
    return [...paying(say, view, composing), stopping(say)];
  },
  preview(say, view, composing) {
    if (composing.selected === STOP) return say('table.sam.preview.stop');
    return payWords(say, view, composing);
  },
});

/** The places whose cards are to be flipped down. */
export function payIn({ draft }: Composed): readonly Place[] {
  return draft?.kind === 'pay' ? draft.flip : [];
}

/** An own place that the question knows as a choice. */
function payingPlace(view: SamView, { spot }: Pointing): Place | null {
  return spot?.isOwn && refusalOf(view, 'pay', spot.place) !== undefined ? spot.place : null;
}

function change(before: Composed, flip: readonly Place[]): Intent {
  if (flip.length === 0) return compose(nothing);
  const partial: Considered = { type: 'pay', flip };
  return consider(before, { kind: 'pay', flip }, partial);
}

/** Pays with what is chosen, or says what it lacks; until the host has said so nothing changes. */
function pay(composing: Composed): NonNullable<Intent> {
  const judged = judgedNow(composing);
  if (!judged) return compose(composing);
  if (judged.lacks) return whyNot(judged.lacks);
  return making<Move>({ type: 'pay', flip: payIn(composing) });
}

function paying(say: Say, view: SamView, composing: Composed): Action[] {
  const flip = payIn(composing);
  if (flip.length === 0) return [];
  const intent = pay(composing);
  const isPaid = intent.kind === 'move';
  return [
    { id: 'pay', words: say('table.sam.pay', { points: worthOf(view, flip) }), intent, isMain: isPaid },
    { id: 'clear', words: say('table.sam.clear'), intent: compose(nothing), isMain: false },
  ];
}

function stopping(say: Say): Action {
  return {
    id: 'stop',
    words: say('table.sam.stop'),
    intent: compose({ draft: null, selected: STOP }),
    isMain: false,
    isLesser: true,
  };
}

/** What flipping them down brings. */
function worthOf(view: SamView, flip: readonly Place[]): number {
  return flip.reduce((sum, at) => {
    const card = ownAt(view, at);
    return card ? sum + faceValue(parseCard(card.card)) : sum;
  }, 0);
}

function payWords(say: Say, view: SamView, composing: Composed): string {
  const { attack } = view;
  const flip = payIn(composing);
  if (flip.length === 0 || !attack) return '';
  const judged = judgedNow(composing);
  const preview = (judged?.preview ?? null) as PaymentPreview | null;
  const worth = worthOf(view, flip);
  const isMuch = judged?.lacks?.facts['problem'] === 'too-much';
  const cards = flip.flatMap((at) => ownAt(view, at)?.card ?? []);
  return say('table.sam.preview.pay', {
    drawn: attack.points,
    cards: theCards(say, cards),
    worth,
    sum: attack.points + worth,
    cost: attack.cost,
    is: isMuch ? 'much' : preview === null ? 'open' : preview.missing > 0 ? 'missing' : 'met',
    missing: preview?.missing ?? 0,
  });
}
