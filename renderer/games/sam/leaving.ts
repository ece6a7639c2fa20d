// The buttons that leave a phase: on to the next one, or to the end of the turn, which is asked for twice where that gives something away.
import type { SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Action, Intent } from '../intent.ts';
import { compose, making, whyNot } from '../parts/composing.ts';
import { canAttackNext, nextPhase, passedOver, phaseAsked, whyNotLeft } from './series.ts';
import { type Composed, nothing } from './way.ts';

const DONE = { type: 'done' } as const;
/** What is selected while it is asked once more whether the turn is to end. */
const END = 'end';

/** Whether it is asked once more whether the turn is to end. */
export function isEnding({ selected }: Composed): boolean {
  return selected === END;
}

/** Summon points that leaving Summon now would lose, while there is still a card that some of them could flip up; 0 otherwise. */
export function lostByLeaving({ points, question, own }: SamView): number {
  if (question?.asks !== 'summon') return 0;
  return own.some(({ up, leaves }) => !up && leaves !== null) ? (points ?? 0) : 0;
}

/** With nothing picked up: the next phase, and the end of the turn where that is further away. */
export function leaving(say: Say, view: SamView, composing: Composed): readonly Action[] {
  if (isEnding(composing)) return confirming(say, view);
  const next = nextPhase(view);
  const refusal = view.question?.choices.find(({ move }) => move === 'done')?.refusal ?? null;
  const intent: NonNullable<Intent> = refusal ? whyNot(refusal) : { kind: 'move', move: DONE };
  const on: Action = {
    id: 'done',
    words: say(`table.sam.done.${next ?? 'end'}`, { lost: lostByLeaving(view) }),
    intent,
    isMain: !refusal && !canAct(view),
  };
  if (next === null) return [on];
  const whyNotOver = whyNotLeft(view, 'end');
  const over: Action = {
    id: 'end',
    words: say('table.sam.end'),
    intent: whyNotOver ? whyNot(whyNotOver) : compose({ draft: null, selected: END }),
    isMain: false,
    isLesser: true,
  };
  return [on, over];
}

function confirming(say: Say, view: SamView): Action[] {
  const [, ...others] = passedOver(view, 'end').map(() => DONE);
  const end = making(DONE, ...others);
  return [
    { id: 'end', words: say('table.sam.end'), intent: end, isMain: true, isConfirming: true },
    { id: 'back', words: say('table.sam.not'), intent: compose(nothing), isMain: false },
  ];
}

/** Whether anything but leaving can be done in Summon or Attack; a movement is rarely wanted. */
function canAct(view: SamView): boolean {
  return (
    phaseAsked(view) !== 'movement' &&
    (view.question?.choices.some(({ move, refusal }) => move !== 'done' && refusal === null) ?? false)
  );
}

/** What ending the turn at once passes over; empty while that is not asked. */
export function leavingWords(say: Say, view: SamView, composing: Composed): string {
  if (!isEnding(composing)) return '';
  return say('table.sam.preview.end', {
    phase: phaseAsked(view) ?? 'movement',
    attacks: canAttackNext(view) ? 'yes' : 'no',
    lost: lostByLeaving(view),
  });
}
