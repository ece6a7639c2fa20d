// Answers what is composed at the table. A lead, an Ultimate hand and the rest are here; a turn has a file of its own.
import type { AnyMove } from '../../core/game.ts';
import type { Consideration } from '../../core/question.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { byEffectThenRank, formatCard, parseCard } from './cards.ts';
import { considerTurn } from './consider-turn.ts';
import { HAND_SIZE } from './dealing.ts';
import { readPlay } from './plays.ts';
import { inOrder } from './repertoire.ts';
import { choosesHat, explainEscape, explainLead, hatOf } from './rules.ts';
import { trickView } from './trick-view.ts';
import type { Hat, Move, State, TurnPreview } from './types.ts';
import { explainRepertoire } from './ultimate.ts';

/** Answers a partial move of a seat that is asked for such a move; see `GameDefinition.consider`. */
export function consider(state: State, seat: Seat, partial: AnyMove): Consideration {
  const move = partial as Move;
  switch (move.type) {
    case 'lead':
      return considerLead(state, seat, move.card, move.hat);
    case 'turn':
      return considerTurn(state, seat, move.plays.map(readPlay));
    case 'repertoire':
      return considerRepertoire(state, seat, move.cards);
    case 'escape':
      return ofSingle(explainEscape(state, move.take));
    case 'pass':
      return ofSingle(null);
  }
}

/** Of a move that is not composed. */
function ofSingle(refusal: Refusal | null): Consideration {
  return refusal ? { refusal } : { refusal: null, lacks: null, next: [], preview: null };
}

/** The lead lies alone, its effect asleep (TT-R2). While the hat's face is still to be chosen the hat lies by its rank. */
function considerLead(state: State, seat: Seat, code: string, hat: Hat | undefined): Consideration {
  const lacks = explainLead(state, seat, code, hat);
  const card = parseCard(code)!;
  const awaitsHat = lacks?.code === 'malformed' && choosesHat(state, card);
  if (lacks && !awaitsHat) return { refusal: lacks };
  const lead = { owner: seat, cards: [{ card, by: seat, used: false, at: 0 }] };
  const hand = state.hands[seat]!.filter((held) => held !== card);
  const preview: TurnPreview = {
    trick: trickView([lead], hat ?? hatOf(card)),
    winning: seat,
    hand: hand.sort(byEffectThenRank).map(formatCard),
    returned: [],
    more: 0,
    endsTrick: false,
  };
  return { refusal: null, lacks, next: [], preview };
}

/** Cards are added in any order until there are seven; none at all is a beginning. */
function considerRepertoire(state: State, seat: Seat, codes: readonly string[]): Consideration {
  const lacks = explainRepertoire(state, seat, codes);
  if (lacks && codes.length > 0) return { refusal: lacks };
  const refusal =
    codes.length < HAND_SIZE
      ? null
      : refuse('hand-size', { count: codes.length + 1, least: 1, most: HAND_SIZE });
  const next = inOrder(state.repertoires[seat]!)
    .filter((code) => !codes.includes(code))
    .map((code) => ({ move: 'repertoire', at: code, refusal }));
  return { refusal: null, lacks, next, preview: null };
}
