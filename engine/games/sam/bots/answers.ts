// What the steady bot answers to everything but Summon: arranging, attacks, payments, help, challenges, Hearts, Movement.
import type { Random } from '../../../chance/random.ts';
import { impossible } from '../../../core/errors.ts';
import { subsets } from '../choosing.ts';
import { attackCost, faceValue, formatCard, isTwo, parseCard, placeIndex, suitOf } from '../cards.ts';
import { MOST_FINGERS } from '../challenge.ts';
import { NO_CARD, PLACES, SIGNS, type Card, type Move, type Place, type SamView } from '../types.ts';
import { battleWorth, bestAim, bestAttack } from './attacks.ts';
import type { Board } from './board.ts';
import { chanceToDestroy } from './odds.ts';
import { positionWorth } from './position.ts';
import { WEALTH } from './worth.ts';

const ROW = PLACES.length / 2;

/** Hearts and strong defenders in front, Spades and twos behind. */
export function decideArrangement(view: SamView): Move {
  const cards = view.hand
    .map(parseCard)
    .sort((one, other) => frontWorth(other) - frontWorth(one))
    .map(formatCard);
  return { type: 'arrange', front: cards.slice(0, ROW), back: cards.slice(ROW) };
}

/** How much a card belongs in front, by its suit: face-down Hearts come back, Diamonds defend, Spades reach over a row. */
function frontWorth(card: Card): number {
  const bySuit = { h: 8, d: 2, c: 0, s: -12 }[suitOf(card)];
  return faceValue(card) + bySuit - (isTwo(card) ? 8 : 0);
}

/** The best attack, or none where none is worth it; after idleness one has to be made. */
export function decideAttack(view: SamView, board: Board): Move {
  const mayPay = PLACES.map((place) => !view.flippedDown.includes(place));
  const plan = bestAttack(board, { up: board.up[board.me]!, mayPay });
  // An attack for which the draw cannot be enough costs nothing, and brings the deck nearer to one that can.
  if (plan === null || (plan.worth < 0 && !view.mustAct)) return { type: 'done' };
  return { type: 'attack', with: PLACES[plan.at]!, boosts: plan.boosts.map((at) => PLACES[at]!) };
}

/** The cheapest payment, where the battle is worth it. */
export function decidePayment(view: SamView, board: Board): Move {
  const attack = view.attack ?? impossible('nothing is to be paid for');
  const own = board.cards[board.me]!;
  const missing = attackCost(parseCard(attack.card)) - attack.points;
  const payers = view
    .question!.choices.filter(({ move, refusal }) => move === 'pay' && refusal === null)
    .map(({ at }) => placeIndex(at as Place));
  let best: number[] | null = null;
  const worth = (places: readonly number[]) => places.reduce((sum, at) => sum + faceValue(own[at]!), 0);
  for (const places of subsets(payers)) {
    const sum = worth(places);
    if (places.length === 0 || sum < missing) continue;
    if (sum - Math.min(...places.map((at) => faceValue(own[at]!))) >= missing) continue;
    if (best === null || sum < worth(best)) best = places;
  }
  const battle = bestAim(board, placeIndex(attack.with), parseCard(attack.card), attack.boosts.length);
  if (best === null || battle === null || battle.worth <= WEALTH * worth(best)) return { type: 'stop' };
  return { type: 'pay', flip: best.map((at) => PLACES[at]!) };
}

/** The target of which the battle brings most. */
export function decideTarget(view: SamView, board: Board): Move {
  const attack = view.attack ?? impossible('nothing is aimed');
  let [best, bestWorth]: [Move | null, number] = [null, -Infinity];
  for (const { at, refusal } of view.question!.choices) {
    if (refusal !== null) continue;
    const [seat, place] = String(at).split(':') as [string, Place];
    const worth = battleWorth(
      board,
      parseCard(attack.card),
      attack.boosts.length,
      Number(seat),
      placeIndex(place),
    );
    if (worth > bestWorth) [best, bestWorth] = [{ type: 'target', seat: Number(seat), at: place }, worth];
  }
  return best ?? impossible('a target is asked where none is in reach');
}

/** The fewest twos with which the best outcome comes about; none where nothing helps. */
export function decideBoost(view: SamView, board: Board): Move {
  const attack = view.attack!;
  const twos = view.question!.choices.map(({ at }) => at as Place);
  const target = board.cards[board.me]![placeIndex(attack.target!.at)]!;
  const chance = (count: number) =>
    chanceToDestroy(parseCard(attack.card), attack.boosts.length, target, count);
  const counts = [...Array(twos.length + 1).keys()];
  const least = Math.min(...counts.map(chance));
  return {
    type: 'boost',
    with: twos.slice(
      0,
      counts.find((count) => chance(count) === least),
    ),
  };
}

/** Anything, evenly; of fingers each parity equally often. */
export function decideThrow(view: SamView, random: Random): Move {
  if (view.challenge?.by === 'rps') return { type: 'throw', sign: SIGNS[random.below(SIGNS.length)]! };
  const parity = random.below(2);
  const fingers = [...Array(MOST_FINGERS).keys()].map((below) => below + 1).filter((n) => n % 2 === parity);
  return { type: 'throw', fingers: fingers[random.below(fingers.length)]! };
}

/** The place at which an unknown new card serves best: a row with the fewest cards, in front where both are equal. */
export function decidePlace(view: SamView, board: Board): Move {
  const own = board.cards[board.me]!;
  const inRow = (at: number) =>
    own.filter((card, other) => card !== NO_CARD && other < ROW === at < ROW).length;
  const places = view
    .question!.choices.filter(({ refusal }) => refusal === null)
    .map(({ at }) => placeIndex(at as Place));
  const at = places.reduce((one, other) => (inRow(other) < inRow(one) ? other : one));
  return { type: 'place', at: PLACES[at]! };
}

/** The move after which the position is worth more than before; none where there is none. */
export function decideMovement(view: SamView, board: Board): Move {
  const { me, cards, up } = board;
  const own = cards[me]!;
  let [best, bestWorth]: [Move, number] = [{ type: 'done' }, positionWorth(board) + 0.01];
  for (let from = 0; from < PLACES.length; from += 1) {
    if (own[from] === NO_CARD || up[me]![from]!) continue;
    for (let to = 0; to < PLACES.length; to += 1) {
      if (to === from || up[me]![to]! || (own[to] !== NO_CARD && to < from)) continue;
      [own[from], own[to]] = [own[to]!, own[from]!];
      const worth = positionWorth(board);
      [own[from], own[to]] = [own[to]!, own[from]!];
      if (worth > bestWorth)
        [best, bestWorth] = [{ type: 'move', from: PLACES[from]!, to: PLACES[to]! }, worth];
    }
  }
  return best;
}
