// Answers what is composed at the table: what a play lacks, what may come next, and how the table would look after it.
import type { AnyMove } from '../../core/game.ts';
import type { Choice, Consideration } from '../../core/question.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { Seat } from '../../core/seat.ts';
import { formatCard, parseCard } from './cards.ts';
import { codesToChooseFrom, demandOf, explainDiscard } from './limits.ts';
import { explainSupport, explainTrick, replaceable } from './playing.ts';
import { laterPlays } from './plays-view.ts';
import { previewOf } from './preview.ts';
import { aimsOf, explainSabotage, explainTake } from './sabotage.ts';
import { explainDraw } from './turn.ts';
import { NO_CARD, type Considered, type Move, type PlayLater, type State } from './types.ts';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

/** Answers a partial move of a seat that is asked for such a move; see `GameDefinition.consider`. */
export function consider(state: State, seat: Seat, partial: AnyMove): Consideration {
  const move = partial as Considered;
  switch (move.type) {
    case 'support':
      return considerSupport(state, seat, move);
    case 'sabotage':
      return considerSabotage(state, seat, move);
    case 'trick':
      return complete(state, seat, move, explainTrick(state, seat, move.card));
    case 'discard':
      return considerDiscard(state, seat, move);
    case 'take':
      return complete(state, seat, move, explainTake(state, move.card));
    case 'draw':
      return complete(state, seat, move, explainDraw(state));
    case 'skip':
      return 'play' in move ? considerLater(state, seat, move) : complete(state, seat, move, null);
    case 'mulligan':
    case 'keep':
      return complete(state, seat, move, null);
  }
}

/** Of a move to which nothing can be added. */
function complete(
  state: State,
  seat: Seat,
  move: Move,
  refusal: Refusal | null,
  next: readonly Choice[] = [],
): Consideration {
  return refusal ? { refusal } : { refusal: null, lacks: null, next, preview: previewOf(state, seat, move) };
}

/** Of a move that is not finished. */
function unfinished(lacks: Refusal, next: readonly Choice[]): Consideration {
  return { refusal: null, lacks, next, preview: null };
}

/** At a limit, a card in play makes room: all that are there can be pointed at, and some are refused. */
function considerSupport(state: State, seat: Seat, move: MoveOf<'support'>): Consideration {
  const refusal = explainSupport(state, seat, move.card, move.replace);
  const awaitsRoom = refusal?.code === 'limit' && replaceable(state, seat, parseCard(move.card)!).length > 0;
  if (!awaitsRoom) return complete(state, seat, move, refusal);
  const next = state.support[seat]!.map((card) => {
    const at = formatCard(card);
    return { move: move.type, at, refusal: explainSupport(state, seat, move.card, at) };
  });
  return unfinished(refusal, next);
}

/** Where a target is needed, all legal ones that agree with what is named already can be pointed at. */
function considerSabotage(state: State, seat: Seat, move: MoveOf<'sabotage'>): Consideration {
  const refusal = explainSabotage(state, seat, move.card, move.target, move.on);
  if (refusal?.facts['problem'] !== 'missing') return complete(state, seat, move, refusal);
  const next = aimsOf(state, seat, parseCard(move.card)!)
    .map(({ target, on }) => ({ target, on: on === NO_CARD ? undefined : formatCard(on) }))
    .filter(
      ({ target, on }) =>
        (move.target === undefined || move.target === target) && (move.on === undefined || move.on === on),
    )
    .map(({ target, on }) => ({ move: move.type, at: on ?? target, refusal: null }));
  return next.length === 0 ? { refusal } : unfinished(refusal, next);
}

/**
 * Of a card that is played once its phase has come by skipping, which changes nothing before it. It shows what would come of
 * it, and cannot be made as it is: the phases between have to be left one by one.
 */
function considerLater(state: State, seat: Seat, { play }: PlayLater): Consideration {
  const possible = laterPlays(state);
  if (!possible.includes(play.type)) return { refusal: refuse('wrong-move', { type: play.type, possible }) };
  const answer = consider(state, seat, play);
  return answer.refusal
    ? answer
    : { ...answer, lacks: answer.lacks ?? refuse('wrong-move', { type: play.type, possible: ['skip'] }) };
}

/** Cards are added in any order until there are enough; none at all is a beginning. */
function considerDiscard(state: State, seat: Seat, move: MoveOf<'discard'>): Consideration {
  const { cards } = move;
  const demand = demandOf(state)!;
  const refusal = explainDiscard(state, cards);
  const awaitsMore = refusal?.code === 'wrong-number' && cards.length < demand.count;
  if (refusal && !awaitsMore) return { refusal };
  const tooMany = awaitsMore
    ? null
    : refuse('wrong-number', { count: cards.length + 1, demanded: demand.count, of: demand.of });
  const next = codesToChooseFrom(state, demand)
    .filter((code) => !cards.includes(code))
    .map((at) => ({ move: move.type, at, refusal: tooMany }));
  return awaitsMore ? unfinished(refusal, next) : complete(state, seat, move, null, next);
}
