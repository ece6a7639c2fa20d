// Naming the target of an attack that is paid for: it is looked at first, then attacked.
import type { Considered, Move, SamView, TargetView } from '../../../engine/games/sam/types.ts';
import type { Refusal } from '../../../engine/core/refusal.ts';
import type { Intent } from '../intent.ts';
import { compose, consider, making, refusalOf, whyNot } from '../parts/composing.ts';
import { battleWords } from './battle-words.ts';
import { forecastOf } from './forecast.ts';
import { targetName } from './target-words.ts';
import { aimedAt, type Composed, putDown, simpleWay, type Spot, targetOf } from './way.ts';

export const targetWay = simpleWay({
  point(view, composing, { spot }) {
    if (spot === null || spot.isOwn) return null;
    const refusal = refusalIn(view, spot);
    if (refusal !== null) return refusal === undefined ? null : whyNot(refusal);
    return isAimed(composing, spot) ? attack(spot) : aim(composing, spot);
  },
  twice(view, composing, { spot }) {
    if (spot === null || !isAimed(composing, spot)) return null;
    // Another one may be meant, once it is known that this one holds.
    return isWorse(view, spot) ? compose(composing) : attack(spot);
  },
  lift: (view, composing, { spot }) =>
    spot?.isOwn && spot.place === view.attack?.with ? compose(composing) : null,
  drop(view, _composing, _carried, { spot }) {
    if (spot === null || spot.isOwn) return null;
    const refusal = refusalIn(view, spot);
    if (refusal === undefined) return null;
    return refusal ? whyNot(refusal) : attack(spot);
  },
  aim(view, composing, pointing) {
    const spot = pointing?.spot ?? null;
    const aims = spot !== null && !spot.isOwn && refusalIn(view, spot) === null ? spot : null;
    if (aims === null || isAimed(composing, aims)) return null;
    return aim(composing, aims);
  },
  isChosen: (view, composing, { spot }) => spot !== null && isAimed(composing, spot),
  actions(say, view, composing) {
    const on = aimIn(view, composing);
    if (!on) return [];
    const intent = attack(on);
    return [
      {
        id: 'target',
        words: say('table.sam.strike', { target: targetName(say, view, on) }),
        intent,
        isMain: !isWorse(view, on),
      },
      putDown(say),
    ];
  },
  preview(say, view, composing, names) {
    const on = aimIn(view, composing);
    if (!on) return '';
    const fought = battleWords(say, view, composing, on, names);
    return isWorse(view, on) ? `${fought} ${say('table.sam.preview.others')}` : fought;
  },
});

function aimIn(view: SamView, { draft }: Composed): Spot | null {
  return draft?.kind === 'target' ? aimedAt(view, draft.aim) : null;
}

function isAimed({ draft }: Composed, spot: Spot): boolean {
  return draft?.kind === 'target' && draft.aim === targetOf(spot);
}

/** Why another's card may not be the target; null when it may, undefined where none lies. */
function refusalIn(view: SamView, { seat, place }: Spot): Refusal | null | undefined {
  return refusalOf(view, 'target', `${seat}:${place}`);
}

/** Whether a target is known to be higher than the attacker while another in reach is not. */
function isWorse(view: SamView, { seat, place }: Spot): boolean {
  const { attack: attacker, own } = view;
  if (!attacker) return false;
  const isBeaten = (on: TargetView): boolean => forecastOf(view, attacker, on)?.outcome === 'defender';
  const reach = own.find(({ at }) => at === attacker.with)?.reach ?? [];
  return isBeaten({ seat, at: place }) && !reach.every(isBeaten);
}

function aim(before: Composed, spot: Spot): NonNullable<Intent> {
  const partial: Considered = { type: 'target', seat: spot.seat, at: spot.place };
  return consider(before, { kind: 'target', aim: targetOf(spot) }, partial);
}

function attack({ seat, place }: Spot): NonNullable<Intent> {
  return making<Move>({ type: 'target', seat, at: place });
}
