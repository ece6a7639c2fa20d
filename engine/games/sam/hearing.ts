// What one viewer hears of what happens in SAM: codes and places for numbers, and new cards for their owner alone.
import type { Viewer } from '../../core/seat.ts';
import { formatCard } from './cards.ts';
import {
  PLACES,
  type At,
  type Battle,
  type BattleSide,
  type Card,
  type Event,
  type Happening,
  type Place,
} from './types.ts';

/** An event for the ears of a viewer, with nothing in it that the viewer may not know. */
export function heard(happening: Happening, viewer: Viewer): Event {
  switch (happening.type) {
    case 'dealt':
      return { type: 'dealt' };
    case 'arranged':
      return { type: 'arranged', seat: happening.seat };
    case 'reshuffled':
      return { type: 'reshuffled', count: happening.count };
    case 'ordered': {
      const { draws, order, set, last } = happening;
      const codes = draws.map(({ seat, card, round }) => ({ seat, card: formatCard(card), round }));
      return { type: 'ordered', draws: codes, order: [...order], set, last };
    }
    case 'turn':
      return {
        type: 'turn',
        seat: happening.seat,
        turn: happening.turn,
        points: happening.points,
      };
    case 'flipped': {
      const { seat, at, card, up, change, points } = happening;
      return { type: 'flipped', seat, at: place(at), card: formatCard(card), up, change, points };
    }
    case 'swapped': {
      const { seat, at, card, fresh } = happening;
      return {
        type: 'swapped',
        seat,
        at: place(at),
        card: formatCard(card),
        fresh: forOwner(fresh, seat, viewer),
      };
    }
    case 'points-lost':
      return { type: 'points-lost', seat: happening.seat, lost: happening.lost };
    case 'done':
      return { type: 'done', seat: happening.seat, phase: happening.phase };
    case 'declared': {
      const { seat, attacker, twos, drawn, points, cost } = happening;
      return {
        type: 'declared',
        seat,
        attacker: shown(attacker),
        twos: twos.map(shown),
        drawn: formatCard(drawn),
        points,
        cost,
      };
    }
    case 'paid': {
      const { seat, cards, points, cost } = happening;
      return { type: 'paid', seat, cards: cards.map(shown), points, cost };
    }
    case 'fizzled': {
      const { seat, attacker, why } = happening;
      return { type: 'fizzled', seat, attacker: shown(attacker), why };
    }
    case 'targeted': {
      const { seat, at, target, on, card } = happening;
      return {
        type: 'targeted',
        seat,
        at: place(at),
        target,
        on: place(on),
        card: card === null ? null : formatCard(card),
      };
    }
    case 'boosted':
      return { type: 'boosted', seat: happening.seat, twos: happening.twos.map(shown) };
    case 'turned-up':
    case 'destroyed': {
      const { type, seat, at, card } = happening;
      return { type, seat, at: place(at), card: formatCard(card) };
    }
    case 'fought':
      return { type: 'fought', battle: heardBattle(happening.battle) };
    case 'threw': {
      const { attacker, defender, throws, winner } = happening;
      return { type: 'threw', attacker, defender, throws: [...throws], winner };
    }
    case 'coin': {
      const { attacker, defender, face, winner } = happening;
      return { type: 'coin', attacker, defender, face, winner };
    }
    case 'fell':
      return { type: 'fell', seat: happening.seat, cards: happening.cards.map(shown) };
    case 'heart-replaced':
    case 'placed': {
      const { type, seat, at, fresh } = happening;
      return { type, seat, at: place(at), fresh: forOwner(fresh, seat, viewer) };
    }
    case 'collapsed':
    case 'rose':
    case 'out':
      return { type: happening.type, seat: happening.seat };
    case 'moved': {
      const { seat, from, to, swapped } = happening;
      return { type: 'moved', seat, from: place(from), to: place(to), swapped };
    }
    case 'ended': {
      const { winners, scores, sums, reason } = happening;
      return {
        type: 'ended',
        winners: [...winners],
        scores: [...scores],
        sums: sums === null ? null : [...sums],
        reason,
      };
    }
  }
}

/** A battle as everybody hears and sees it. */
export function heardBattle({
  attacker,
  defender,
  wasDown,
  winner,
  challenge,
}: Battle): Battle<string, Place> {
  return { attacker: heardSide(attacker), defender: heardSide(defender), wasDown, winner, challenge };
}

/** One side of a battle with its codes and places. */
export function heardSide(side: BattleSide): BattleSide<string, Place> {
  const { seat, at, card, face, suit, faceCards, twos, twosAdd, value } = side;
  return {
    seat,
    at: place(at),
    card: formatCard(card),
    face,
    suit,
    faceCards,
    twos: twos.map(place),
    twosAdd,
    value,
  };
}

function place(at: number): Place {
  return PLACES[at]!;
}

function shown({ at, card }: At): At<string, Place> {
  return { at: place(at), card: formatCard(card) };
}

/** A card that only its owner may know. */
function forOwner(card: Card, owner: number, viewer: Viewer): string | null {
  return viewer === owner ? formatCard(card) : null;
}
