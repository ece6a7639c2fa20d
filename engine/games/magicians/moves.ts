// The moves of Magicians as the contract wants them: why not, all of them, one at random.
import { pick, type Random } from '../../chance/random.ts';
import type { GameDefinition } from '../../core/game.ts';
import type { Seat } from '../../core/seat.ts';
import { effectOf, formatCard, groupOf } from './cards.ts';
import { combinations, randomCombination } from './choosing.ts';
import { brokenByOneMore, codesToChooseFrom, demandOf, explainDiscard } from './limits.ts';
import { canDraw } from './piles.ts';
import {
  explainSupport,
  explainSupportCard,
  explainTrick,
  explainTrickCard,
  replaceable,
} from './playing.ts';
import { aimsOf, explainSabotage, explainTake, type Aim } from './sabotage.ts';
import { explainDraw } from './turn.ts';
import { NO_CARD, type Card, type Move, type State } from './types.ts';

type Rules = GameDefinition<never, never, State, Move, never, never, never>['moveRules'];
type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

export const moveRules: Rules = {
  mulligan: single({ type: 'mulligan' }),
  keep: single({ type: 'keep' }),
  skip: single({ type: 'skip' }),
  draw: {
    explain: (state) => explainDraw(state),
    *legal(state) {
      if (canDraw(state)) yield { type: 'draw' };
    },
    random: (state) => (canDraw(state) ? { type: 'draw' } : null),
  },
  support: {
    explain: (state, seat, { card, replace }) => explainSupport(state, seat, card, replace),
    *legal(state, seat) {
      for (const card of state.hands[seat]!) yield* supportMoves(state, seat, card);
    },
    random: (state, seat, random) => anyOf(state, seat, random, supportMoves),
  },
  sabotage: {
    explain: (state, seat, { card, target, on }) => explainSabotage(state, seat, card, target, on),
    *legal(state, seat) {
      for (const card of state.hands[seat]!) yield* sabotageMoves(state, seat, card);
    },
    random: (state, seat, random) => anyOf(state, seat, random, sabotageMoves),
  },
  take: {
    explain: (state, _seat, { card }) => explainTake(state, card),
    *legal({ hands, victim }) {
      for (const card of hands[victim]!) yield { type: 'take', card: formatCard(card) };
    },
    random: ({ hands, victim }, _seat, random) => ({
      type: 'take',
      card: formatCard(pick(hands[victim]!, random)),
    }),
  },
  trick: {
    explain: (state, seat, { card }) => explainTrick(state, seat, card),
    *legal(state, seat) {
      for (const card of state.hands[seat]!) yield* trickMoves(state, seat, card);
    },
    random: (state, seat, random) => anyOf(state, seat, random, trickMoves),
  },
  discard: {
    explain: (state, _seat, { cards }) => explainDiscard(state, cards),
    *legal(state) {
      const demand = demandOf(state)!;
      for (const cards of combinations(codesToChooseFrom(state, demand).sort(), demand.count))
        yield { type: 'discard', cards };
    },
    random(state, _seat, random) {
      const demand = demandOf(state)!;
      const codes = codesToChooseFrom(state, demand).sort();
      return { type: 'discard', cards: randomCombination(codes, demand.count, random) };
    },
  },
};

/** A move that is always legal in its phase. */
function single<M extends Move>(move: M) {
  return {
    explain: () => null,
    *legal() {
      yield move;
    },
    random: () => move,
  };
}

/** One of the moves that the cards of the hand allow; null for none. */
function anyOf<M extends Move>(
  state: State,
  seat: Seat,
  random: Random,
  movesOf: (state: State, seat: Seat, card: Card) => M[],
): M | null {
  const hand = state.hands[seat]!;
  // From a random card on, the next that can be played: not evenly, but any may come out and few are looked at.
  const start = hand.length === 0 ? 0 : random.below(hand.length);
  for (let step = 0; step < hand.length; step += 1) {
    const moves = movesOf(state, seat, hand[(start + step) % hand.length]!);
    if (moves.length > 0) return pick(moves, random);
  }
  return null;
}

function supportMoves(state: State, seat: Seat, card: Card): MoveOf<'support'>[] {
  if (explainSupportCard(state, seat, card) !== null) return [];
  const code = formatCard(card);
  if (brokenByOneMore(state, seat, groupOf(card)).length === 0) return [{ type: 'support', card: code }];
  return replaceable(state, seat, card).map((other) => ({
    type: 'support',
    card: code,
    replace: formatCard(other),
  }));
}

function sabotageMoves(state: State, seat: Seat, card: Card): MoveOf<'sabotage'>[] {
  const effect = effectOf(card);
  if (effect === null) return [];
  const code = formatCard(card);
  if (effect.does === 'draw') return canDraw(state) ? [{ type: 'sabotage', card: code }] : [];
  return aimsOf(state, seat, card).map((aim) => aimed(code, aim));
}

function aimed(card: string, { target, on }: Aim): MoveOf<'sabotage'> {
  return on === NO_CARD
    ? { type: 'sabotage', card, target }
    : { type: 'sabotage', card, target, on: formatCard(on) };
}

function trickMoves(state: State, seat: Seat, card: Card): MoveOf<'trick'>[] {
  return explainTrickCard(state, seat, card) === null ? [{ type: 'trick', card: formatCard(card) }] : [];
}
