// What a card is worth in the Ultimate Trick: for its effect always, for rank and colour as far as its lead is known.
import {
  CARD_COUNT,
  colourOf,
  CONJURE,
  effectOf,
  ESCAPE,
  ILLUSION,
  LEVITATE,
  METAMORPHOSIS,
  rankOf,
  SAW,
  VANISH,
} from '../cards.ts';
import { hatOf } from '../rules.ts';
import type { Card } from '../types.ts';

/** By effect. */
const FOR_EFFECT: Readonly<Record<number, number>> = {
  [CONJURE]: 2,
  [ESCAPE]: 0.2,
  [ILLUSION]: 0.8,
  [LEVITATE]: 0.6,
  [METAMORPHOSIS]: 2.6,
  [SAW]: 0.6,
  [VANISH]: 2.4,
};
/** For each rank of a Levitate or a Saw: it moves any stack by as much. */
const FOR_WEIGHT = 0.3;
/** For each rank away from the middle of a card that matches the lead, or is an Illusion. */
const FOR_EXTREME = 0.4;
/** For matching the lead at all. */
const FOR_MATCH = 0.8;
const MIDDLE = 4;

/** By card: what it adds to an Ultimate hand when one of `leads`, each equally likely, leads the Ultimate Trick. */
export function worthsFor(leads: readonly Card[]): number[] {
  return Array.from({ length: CARD_COUNT }, (_, card) => {
    let sum = 0;
    for (const lead of leads) sum += asMatch(card, lead);
    return alwaysWorth(card) + sum / Math.max(1, leads.length);
  });
}

function alwaysWorth(card: Card): number {
  const effect = effectOf(card);
  const weight = effect === LEVITATE || effect === SAW ? FOR_WEIGHT * rankOf(card) : 0;
  const extreme = effect === ILLUSION ? FOR_EXTREME * Math.abs(rankOf(card) - MIDDLE) : 0;
  return FOR_EFFECT[effect]! + weight + extreme;
}

/** For taking part under this lead. The hat can be turned, so low and high are both of use, the side it shows more. */
function asMatch(card: Card, lead: Card): number {
  if (card === lead || (effectOf(card) !== effectOf(lead) && colourOf(card) !== colourOf(lead))) return 0;
  const towards = (hatOf(lead) === 'high' ? 1 : -1) * (rankOf(card) - MIDDLE);
  return FOR_MATCH + FOR_EXTREME * (towards > 0 ? towards : -towards / 2);
}
