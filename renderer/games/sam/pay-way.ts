// Paying for an attack: own face-up cards are chosen until they reach the cost, and flipped down all at once.
import type { Considered, Move, PaymentPreview, Place, SamView } from '../../../engine/games/sam/types.ts';
import { faceValue, parseCard } from '../../../engine/games/sam/cards.ts';
import { theCards } from '../../../engine/games/sam/describe.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Action, Intent } from '../intent.ts';
import { compose, consider, judgedNow, making, refusalOf, whyNot } from '../parts/composing.ts';
import { battleWords } from './battle-words.ts';
import type { Draft } from './draft.ts';
import { forecastIn } from './forecast.ts';
import { targetName } from './target-words.ts';
import {
  aimedAt,
  type Composed,
  isInReach,
  isNothing,
  nothing,
  ownAt,
  type Pointing,
  simpleWay,
  type Spot,
  targetOf,
} from './way.ts';

type PayDraft = Extract<Draft, { kind: 'pay' }>;

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
    return flip.includes(place) ? pay(view, composing) : change(composing, [...flip, place]);
  },
  // What is chosen goes back first, then what the attack was put onto.
  back(_view, composing) {
    if (isNothing(composing)) return null;
    return compose(payIn(composing).length > 0 ? aimedAlone(composing) : nothing);
  },
  isChosen: (_view, composing, { spot }) =>
    spot !== null &&
    (spot.isOwn ? payIn(composing).includes(spot.place) : aimIn(composing) === targetOf(spot)),
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
        { id: 'back', words: say('table.sam.not'), intent: compose(aimedAlone(composing)), isMain: false },
      ];
    return [...paying(say, view, composing), stopping(say, composing)];
  },
  preview(say, view, composing, names) {
    if (composing.selected === STOP) return say('table.sam.preview.stop');
    const paid = payWords(say, view, composing);
    const on = aimedAt(view, aimIn(composing));
    return on ? `${paid} ${battleWords(say, view, composing, on, names)}` : paid;
  },
});

/**
 * What paying begins with: the target that the attack was put onto before its draw was too low, where it still is one.
 * @param unmade the moves that were to follow the attack
 */
export function payFirst(view: SamView, unmade: readonly Move[]): Composed {
  const [target] = unmade;
  const { viewer, attack } = view;
  if (target?.type !== 'target' || typeof viewer !== 'number' || !attack) return nothing;
  const spot = { seat: target.seat, place: target.at, isOwn: target.seat === viewer };
  if (!isInReach(view, attack.with, spot)) return nothing;
  return { draft: { kind: 'pay', flip: [], aim: targetOf(spot) }, selected: null };
}

function aimIn({ draft }: Composed): PayDraft['aim'] {
  return draft?.kind === 'pay' ? draft.aim : null;
}

/** Nothing chosen to pay with, and the target kept. */
function aimedAlone(composing: Composed): Composed {
  const aim = aimIn(composing);
  return aim === null ? nothing : { draft: { kind: 'pay', flip: [], aim }, selected: null };
}

/** The places whose cards are to be flipped down. */
export function payIn({ draft }: Composed): readonly Place[] {
  return draft?.kind === 'pay' ? draft.flip : [];
}

/** An own place that the question knows as a choice. */
function payingPlace(view: SamView, { spot }: Pointing): Place | null {
  return spot?.isOwn && refusalOf(view, 'pay', spot.place) !== undefined ? spot.place : null;
}

function change(before: Composed, flip: readonly Place[]): Intent {
  if (flip.length === 0) return compose(aimedAlone(before));
  const partial: Considered = { type: 'pay', flip };
  return consider(before, { kind: 'pay', flip, aim: aimIn(before) }, partial);
}

/** Pays, and attacks what is aimed at unless that is known to be higher: another target may be better then. */
function pay(view: SamView, composing: Composed): NonNullable<Intent> {
  const on = isBeaten(view, composing) ? null : aimedAt(view, aimIn(composing));
  return paid(composing, on ? [targeting(on)] : []);
}

function targeting({ seat, place }: Spot): Move {
  return { type: 'target', seat, at: place };
}

function isBeaten(view: SamView, { draft }: Composed): boolean {
  return forecastIn(view, draft)?.outcome === 'defender';
}

/** Pays with what is chosen and goes on, or says what the payment lacks; until the host has said so nothing changes. */
function paid(composing: Composed, following: readonly Move[]): NonNullable<Intent> {
  const judged = judgedNow(composing);
  if (!judged) return compose(composing);
  if (judged.lacks) return whyNot(judged.lacks);
  return making<Move>({ type: 'pay', flip: payIn(composing) }, ...following);
}

function paying(say: Say, view: SamView, composing: Composed): Action[] {
  const flip = payIn(composing);
  if (flip.length === 0) return [];
  const points = worthOf(view, flip);
  const alone = paid(composing, []);
  const isPaid = alone.kind === 'move';
  const on = aimedAt(view, aimIn(composing));
  if (!on)
    return [
      { id: 'pay', words: say('table.sam.pay', { points }), intent: alone, isMain: isPaid },
      { id: 'clear', words: say('table.sam.clear'), intent: compose(nothing), isMain: false },
    ];
  const isMain = isPaid && !isBeaten(view, composing);
  return [
    {
      id: 'pay-strike',
      words: say('table.sam.pay.strike', { points, target: targetName(say, view, on) }),
      intent: paid(composing, [targeting(on)]),
      isMain,
    },
    { id: 'pay', words: say('table.sam.pay.only', { points }), intent: alone, isMain: isPaid && !isMain },
  ];
}

function stopping(say: Say, { draft }: Composed): Action {
  return {
    id: 'stop',
    words: say('table.sam.stop'),
    intent: compose({ draft, selected: STOP }),
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
  const isAimed = aimIn(composing) !== null;
  if (!attack || (flip.length === 0 && !isAimed)) return '';
  const judged = judgedNow(composing);
  const preview = (judged?.preview ?? null) as PaymentPreview | null;
  const missing = flip.length === 0 ? attack.cost - attack.points : (preview?.missing ?? null);
  const worth = worthOf(view, flip);
  const isMuch = judged?.lacks?.facts['problem'] === 'too-much';
  const cards = flip.flatMap((at) => ownAt(view, at)?.card ?? []);
  return say(isAimed ? 'table.sam.preview.pay.aimed' : 'table.sam.preview.pay', {
    drawn: attack.points,
    cards: theCards(say, cards),
    worth,
    sum: attack.points + worth,
    cost: attack.cost,
    is: isMuch ? 'much' : missing === null ? 'open' : missing > 0 ? 'missing' : 'met',
    missing: missing ?? 0,
  });
}
