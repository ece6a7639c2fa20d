// An attacker put onto a target, or drawn for without one: done at once, or asked about again where it must come to nothing.
import { refuse } from '../../../engine/core/refusal.ts';
import type { OwnCardView, Place, SamView } from '../../../engine/games/sam/types.ts';
import type { Say } from '../../../engine/language/say.ts';
import type { Action, Intent } from '../intent.ts';
import { compose, whyNot } from '../parts/composing.ts';
import type { Draft } from './draft.ts';
import { vainOf } from './forecast.ts';
import { canAttackNext, makingIn } from './series.ts';
import { targetName } from './target-words.ts';
import { aimedAt, type Composed, isInReach, ownAt, type Spot, targetOf } from './way.ts';

export type AttackDraft = Extract<Draft, { kind: 'attack' }>;

/** What is selected while it is asked once more whether an attack is meant that must come to nothing. */
const VAIN = 'vain';

/** Whether it is asked once more about an attack that must come to nothing. */
export function isAskedAgain({ selected }: Composed): boolean {
  return selected === VAIN;
}

export function attackIn({ draft }: Composed): AttackDraft | null {
  return draft?.kind === 'attack' ? draft : null;
}

/** The same attack, onto a place of another or (null) without a target. */
export function aimedOn(attack: AttackDraft, on: Spot | null): AttackDraft {
  const aim = on && targetOf(on);
  return attack.aim === aim ? attack : { ...attack, aim };
}

/** Whether a face-up card may be put onto a place of another: it reaches it, and Attack is still to come. */
export function canStrike(view: SamView, from: Place, spot: Spot): boolean {
  return !spot.isOwn && canAttackNext(view) && ownAt(view, from)?.up === true && isInReach(view, from, spot);
}

/** The own card that attacks as a draft has it, or that could once Summon is left; null for none. */
export function attackerIn(view: SamView, draft: Draft | null): OwnCardView | null {
  if (draft?.kind === 'attack') return ownAt(view, draft.with) ?? null;
  const card = draft?.kind === 'turn' ? ownAt(view, draft.at) : undefined;
  return card?.up === true && card.reach.length > 0 && canAttackNext(view) ? card : null;
}

/** Why the attacker at an own place does not reach a place of another. */
export function whyNotReached(view: SamView, from: Place, { seat, place, isOwn }: Spot): NonNullable<Intent> {
  const card = ownAt(view, from)?.card ?? '';
  const isEmpty = view.seats[seat]?.field[place] === null;
  const problem = isOwn ? 'own' : isEmpty ? 'empty' : 'row';
  return whyNot(refuse('out-of-reach', { seat: String(seat), on: place, at: from, card, problem }));
}

/** Declares an attack, after leaving Summon where that lasts, and names the target that it aims at; otherwise it is drawn for only. */
function done(view: SamView, { with: at, boosts, aim }: AttackDraft): NonNullable<Intent> {
  const attack = { type: 'attack', with: at, boosts } as const;
  const on = aimedAt(view, aim);
  return on
    ? makingIn(view, 'attack', attack, { type: 'target', seat: on.seat, at: on.place })
    : makingIn(view, 'attack', attack);
}

/** Attacks as a draft says; one that must come to nothing is asked about first, and done when it is meant once more. */
export function strike(view: SamView, composing: Composed, attack: AttackDraft): NonNullable<Intent> {
  const isMeant = isAskedAgain(composing) && composing.draft === attack;
  return isMeant || vainIn(view, attack) === null ? done(view, attack) : askedAgain(attack, composing);
}

/** The same for two quick presses: the second one may be that of the question, and is no answer to it. */
export function strikeAtOnce(view: SamView, composing: Composed, attack: AttackDraft): NonNullable<Intent> {
  return vainIn(view, attack) === null ? done(view, attack) : askedAgain(attack, composing);
}

function askedAgain(draft: AttackDraft, { judged }: Composed): NonNullable<Intent> {
  return compose({ draft, selected: VAIN, ...(judged ? { judged } : {}) });
}

/** Why an attack as a draft has it must come to nothing; null where it may succeed. */
export function vainIn(view: SamView, attack: AttackDraft): ReturnType<typeof vainOf> {
  const on = aimedAt(view, attack.aim);
  return vainOf(view, attack, on && { seat: on.seat, at: on.place });
}

/** The buttons for an attack that is put together: onto the target it aims at, or with a draw alone. */
export function strikingActions(say: Say, view: SamView, composing: Composed, attack: AttackDraft): Action[] {
  const intent = strike(view, composing, attack);
  if (isAskedAgain(composing))
    return [
      { id: 'vain', words: say('table.sam.vain'), intent, isMain: false, isConfirming: true },
      { id: 'not', words: say('table.sam.not'), intent: compose(unasked(composing)), isMain: false },
    ];
  const isMain = vainIn(view, attack) === null;
  const on = aimedAt(view, attack.aim);
  if (!on) return [{ id: 'attack', words: say('table.sam.attack'), intent, isMain }];
  return [
    { id: 'strike', words: say('table.sam.strike', { target: targetName(say, view, on) }), intent, isMain },
  ];
}

function unasked({ draft, judged }: Composed): Composed {
  return { draft, selected: null, ...(judged ? { judged } : {}) };
}

/** The button that draws without naming the target that a draft aims at. */
export function drawing(say: Say, view: SamView, composing: Composed, attack: AttackDraft): Action {
  const intent = strike(view, composing, aimedOn(attack, null));
  return { id: 'attack', words: say('table.sam.attack'), intent, isMain: false };
}
