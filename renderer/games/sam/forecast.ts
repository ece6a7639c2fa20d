// What an attack would meet before anybody is asked: whether it can be paid for, and how its battle would go. Nothing hidden, no chance.
import {
  attackCost,
  better,
  canBeMet,
  faceValue,
  type Fighter,
  formatCard,
  isTwo,
  parseCard,
  sideOf,
  sidesOf,
  TWO_STEP,
} from '../../../engine/games/sam/cards.ts';
import {
  type BattlePreview,
  type BattleSide,
  type Place,
  PLACES,
  type SamView,
  type TargetView,
} from '../../../engine/games/sam/types.ts';
import type { Draft } from './draft.ts';
import { DOWN } from './replay.ts';
import { aimedAt, ownAt } from './way.ts';

/** An own card that attacks, or is to, with the twos that help it. */
export interface Attacker {
  readonly with: Place;
  readonly boosts: readonly Place[];
}

/**
 * The battle of an own card with another's, as everybody could work it out: the same that the host says of an attack that is
 * considered. Null where no card lies.
 */
export function forecastOf(
  view: SamView,
  { with: at, boosts }: Attacker,
  on: TargetView,
): BattlePreview | null {
  const card = ownAt(view, at)?.card;
  const there = view.seats[on.seat]?.field[on.at] ?? null;
  if (card === undefined || there === null || typeof view.viewer !== 'number') return null;
  const attacker: Fighter<Place> = { seat: view.viewer, at, card: parseCard(card), twos: boosts };
  const mayAdd = TWO_STEP * twosBeside(view, on);
  if (there === DOWN)
    return { attacker: named(sideOf(attacker, 'attacker')), defender: null, mayAdd, outcome: null };
  const [one, other] = sidesOf(attacker, { ...on, card: parseCard(there), twos: [] });
  return { attacker: named(one), defender: named(other), mayAdd, outcome: better(one, other) ?? 'challenge' };
}

/** The same for what a draft aims at, while Summon lasts or an attack is being paid for; null for every other draft. */
export function forecastIn(view: SamView, draft: Draft | null): BattlePreview | null {
  const attacker = draft?.kind === 'attack' ? draft : draft?.kind === 'pay' ? view.attack : null;
  const spot = draft?.kind === 'attack' || draft?.kind === 'pay' ? aimedAt(view, draft.aim) : null;
  return attacker && spot ? forecastOf(view, attacker, { seat: spot.seat, at: spot.place }) : null;
}

/** Face-up twos of a seat other than the card at a place. */
function twosBeside({ seats }: SamView, { seat, at }: TargetView): number {
  return PLACES.filter((place) => {
    const code = seats[seat]?.field[place] ?? null;
    return place !== at && code !== null && code !== DOWN && isTwo(parseCard(code));
  }).length;
}

function named(side: BattleSide<number, Place>): BattleSide<string, Place> {
  return { ...side, card: formatCard(side.card) };
}

/** What flipping down own cards could add to the draw for an attack (SAM-R3, R7). */
function canAdd({ own, flippedDown }: SamView, { with: at, boosts }: Attacker): number {
  return own
    .filter(
      (card) => card.up && card.at !== at && !boosts.includes(card.at) && !flippedDown.includes(card.at),
    )
    .reduce((sum, { card }) => sum + faceValue(parseCard(card)), 0);
}

/** Why an attack must come to nothing: no draw and no payment reach its cost, or its target is known to be higher. */
export type Vain = 'unpaid' | 'beaten';

/** Null for an attack that may succeed, also where a challenge or a face-down card decides. */
export function vainOf(view: SamView, attacker: Attacker, on: TargetView | null): Vain | null {
  const card = ownAt(view, attacker.with)?.card;
  if (card === undefined) return null;
  // What is under way has been drawn for.
  const isOpen = view.attack === null || view.question?.asks === 'summon' || view.question?.asks === 'attack';
  if (isOpen && !canBeMet(attackCost(parseCard(card)), canAdd(view, attacker))) return 'unpaid';
  return on && forecastOf(view, attacker, on)?.outcome === 'defender' ? 'beaten' : null;
}
