// The own turn: a card of the hand is picked up, then put where it goes; one of a later phase leaves those before it.
import { type Refusal, refuse } from '../../../engine/core/refusal.ts';
import type { Seat } from '../../../engine/core/seat.ts';
import type { Considered, MagiciansView, Move } from '../../../engine/games/magicians/types.ts';
import type { Target } from '../../stage/contract.ts';
import type { Intent } from '../intent.ts';
import { compose, consider, judgedNow, making, type Pointed, pointedAt, whyNot } from '../parts/composing.ts';
import { DECK_TARGET, supportPlace, theatreTarget, trickPlace } from './draft.ts';
import { onlyPlacing, type Placing, placingsOf, put, whyNotPlayed } from './placing.ts';
import { playWords } from './play-words.ts';
import { hasNothingToDraw, playingNothing, presentPhase } from './series.ts';
import { turnActions } from './turn-actions.ts';
import { type Composed, nothing, ownerOf, refusalOf, type Way } from './way.ts';

export const playWay: Way = {
  point(view, composing, pointed) {
    const card = cardIn(composing);
    switch (pointed.kind) {
      case 'hand':
        return card === pointed.at ? compose(nothing) : pickUp(view, composing, pointed.at);
      case 'deck':
        return pointAtDeck(view);
      case 'place':
        return card === null ? null : pointAtPlace(view, composing, card, `place:${pointed.at}`);
      case 'play':
        return card === null ? null : pointAtCard(view, composing, card, pointed.at);
      case 'theatre':
        return card === null ? null : pointAtTheatre(view, composing, card, Number(pointed.at));
      default:
        return null;
    }
  },
  lift(view, composing, { kind, at }) {
    if (kind !== 'hand') return null;
    if (cardIn(composing) === at) return compose(composing);
    return pickUp(view, composing, at);
  },
  aim,
  again(view, composing, pointed) {
    const { draft } = composing;
    if (draft?.kind !== 'play' || draft.at === undefined) return null;
    const aimed = aimedBy(view, placingsOf(view, draft.card), pointed);
    // A theatre is only looked at where a card in it is what is hit.
    const isIt = aimed?.target === draft.at && (pointed.kind !== 'theatre' || isAtPlayer(aimed));
    return isIt ? put(view, aimed) : null;
  },
  drop(view, composing, pointed) {
    const card = cardIn(composing);
    const aimed = card === null ? undefined : aimedBy(view, placingsOf(view, card), pointed);
    return aimed ? put(view, aimed) : null;
  },
  confirm(view, composing) {
    const card = cardIn(composing);
    if (card === null) return null;
    const only = onlyPlacing(view, card);
    // Otherwise it has to be pointed at: until then nothing changes.
    return only ? put(view, only) : unclear(composing);
  },
  back: (_view, composing) =>
    cardIn(composing) === null && composing.selected === null ? null : compose(nothing),
  isChosen: (composing, { kind, at }) =>
    (kind === 'hand' && cardIn(composing) === at) || (kind === 'deck' && composing.selected === DECK_TARGET),
  actions: (say, view, composing) => turnActions(say, view, composing),
  preview: (say, view, composing, names) => playWords(say, view, composing, names),
};

/** The card that is picked up; null for none. */
export function cardIn({ draft }: Composed): string | null {
  return draft?.kind === 'play' ? draft.card : null;
}

function pickUp(view: MagiciansView, before: Composed, card: string): Intent {
  const placings = placingsOf(view, card);
  const [first] = placings;
  if (!first) return whyNot(whyNotPlayed(view, card));
  // Where there is one way only, the host can say what would come of it.
  return consider(before, { kind: 'play', card }, askedOf(view, first, placings.length > 1));
}

/** Where there are several targets, what would come of the one that is looked at is asked of the host, and of none again. */
function aim(view: MagiciansView, composing: Composed, target: Target | null): Intent {
  const { draft } = composing;
  if (draft?.kind !== 'play') return null;
  const { card, at } = draft;
  const placings = placingsOf(view, card);
  const [first, ...others] = placings;
  if (!first || others.length === 0) return null;
  const placing = target === null ? undefined : aimedBy(view, placings, pointedAt(target));
  if (!placing) {
    return at === undefined ? null : consider(composing, { kind: 'play', card }, askedOf(view, first, true));
  }
  if (at === placing.target) return null;
  return consider(composing, { kind: 'play', card, at: placing.target }, askedOf(view, placing, false));
}

/** What the host is asked about a placing, or about its card before it is said where that goes; also of a later phase. */
function askedOf(view: MagiciansView, { way, move }: Placing, isOpen: boolean): Considered {
  const asked = isOpen ? unplaced(move) : move;
  const isLater = way.phase !== presentPhase(view);
  return isLater && (asked.type === 'sabotage' || asked.type === 'trick')
    ? { type: 'skip', play: asked }
    : asked;
}

/** The move before it is said where the card goes. */
function unplaced(move: Move): Move {
  switch (move.type) {
    case 'support':
    case 'sabotage':
      return { type: move.type, card: move.card };
    default:
      return move;
  }
}

/** What is said where pointing does not say enough: what the host waits for, as far as it has answered. */
function unclear(composing: Composed): Intent {
  const lacks = judgedNow(composing)?.lacks ?? null;
  // That its phase has not come yet is no reason: it comes by itself.
  return lacks && lacks.code !== 'wrong-move' ? whyNot(lacks) : compose(composing);
}

function pointAtPlace(view: MagiciansView, composing: Composed, card: string, place: string): Intent {
  const placings = placingsOf(view, card);
  const placing = placings.find(({ target }) => target === place);
  if (placing) return put(view, placing);
  // At a limit the card that makes room is pointed at, and with Sabotage what it hits: no place will do.
  if (place === supportPlace && placings.some(isReplacing)) return unclear(composing);
  if (placings.some(isAimed)) return unclear(composing);
  // It was put where the phase wants another kind of card.
  const asked = PLACE_ASKED[view.question?.asks ?? ''];
  const refusal = place === asked ? refusalOf(view, card) : null;
  return refusal ? whyNot(refusal) : null;
}

/** Where a question wants a card to be put. */
const PLACE_ASKED: Readonly<Record<string, string>> = { support: supportPlace, trick: trickPlace };

const isReplacing = ({ way }: Placing): boolean => way.replaces.length > 0;
const isAimed = ({ move }: Placing): boolean => move.type === 'sabotage' && move.target !== undefined;
const isAtPlayer = (placing: Placing): boolean =>
  isAimed(placing) && placing.move.type === 'sabotage' && placing.move.on === undefined;

/** Which placing is looked at: a card stands for the theatre that it lies in, and a theatre for the one card in it that is hit. */
function aimedBy(
  view: MagiciansView,
  placings: readonly Placing[],
  { kind, at }: Pointed,
): Placing | undefined {
  const direct = placings.find(({ target }) => target === `${kind}:${at}`);
  if (direct) return direct;
  if (kind === 'play') {
    const owner = ownerOf(view, at);
    return owner === null ? undefined : placings.find(({ target }) => target === theatreTarget(owner));
  }
  if (kind !== 'theatre') return undefined;
  const [only, ...others] = placings.filter(({ move }) => isIn(move, Number(at)));
  return others.length === 0 ? only : undefined;
}

/** Whether Sabotage hits something in the theatre of a seat. */
function isIn(move: Move, seat: Seat): boolean {
  return move.type === 'sabotage' && move.target === seat;
}

/** Whether it was told what would come of a placing: where there is no other, or where that one was looked at. */
function isTold(composing: Composed, placings: readonly Placing[], { target }: Placing): boolean {
  return placings.length === 1 || (composing.draft?.kind === 'play' && composing.draft.at === target);
}

/** Puts the card on a target. What costs a card of somebody is told first, as to whoever looks at it, and done once more. */
function hit(view: MagiciansView, composing: Composed, placing: Placing): Intent {
  const told = isTold(composing, placingsOf(view, placing.way.card), placing);
  return told ? put(view, placing) : aim(view, composing, placing.target);
}

function pointAtCard(view: MagiciansView, composing: Composed, card: string, code: string): Intent {
  const placings = placingsOf(view, card);
  const owner = ownerOf(view, code);
  if (owner === null) return null;
  // What lies in a theatre stands for it, and on the own stage for the place where it lies.
  const aimed = aimedBy(view, placings, { kind: 'play', at: code });
  if (aimed) return hit(view, composing, aimed);
  if (placings.some(isAimed)) return whyNot(missed(view, placings, owner, code));
  if (owner !== view.viewer) return null;
  const place = view.seats[owner]?.tricks.includes(code) ? trickPlace : supportPlace;
  const there = pointAtPlace(view, composing, card, place);
  if (there?.kind === 'move' || there?.kind === 'moves') return there;
  const refusal = judgedNow(composing)?.next.find(({ at }) => at === code)?.refusal;
  if (refusal) return whyNot(refusal);
  // On the own stage it stands for all of that; what is merely near is looked at.
  const only = placings.length === 1 && !placings.some(isReplacing) ? placings[0] : undefined;
  return only ? put(view, only) : null;
}

/** Why Sabotage does not hit this there, as the rules say it of a move. */
function missed(view: MagiciansView, placings: readonly Placing[], seat: Seat, on?: string): Refusal {
  const card = placings[0]?.way.card ?? '';
  const isOfCards = placings.some(({ move }) => move.type === 'sabotage' && move.on !== undefined);
  // A player who is no target, though players are, holds no card.
  const problem = seat === view.viewer ? 'oneself' : isOfCards ? 'wrong-card' : 'empty-hand';
  return refuse('bad-target', {
    card,
    problem,
    target: String(seat),
    ...(on !== undefined && isOfCards ? { on } : {}),
  });
}

function pointAtTheatre(view: MagiciansView, composing: Composed, card: string, seat: Seat): Intent {
  const placings = placingsOf(view, card);
  const theatre = theatreTarget(seat);
  const player = placings.find(({ target }) => target === theatre);
  if (player) return hit(view, composing, player);
  if (seat === view.viewer) {
    if (placings.some(isAimed)) return whyNot(missed(view, placings, seat));
    const [only, ...others] = placings;
    return only && others.length === 0 && !isReplacing(only) ? put(view, only) : unclear(composing);
  }
  // One card in it that can be hit is aimed at; which of several is meant has to be said, and there they are shown large.
  const aimed = aimedBy(view, placings, { kind: 'theatre', at: String(seat) });
  if (aimed && !isTold(composing, placings, aimed)) return aim(view, composing, aimed.target);
  if (placings.some(isAtPlayer)) return whyNot(missed(view, placings, seat));
  return placings.some(isAimed) && composing.zoomed === theatre ? unclear(composing) : null;
}

/**
 * In Intermission the deck is drawn from, and so it is where nothing else can be done in this turn. Otherwise it is only told what
 * it is: a turn is given away by a button, and what is picked up stays so.
 */
function pointAtDeck(view: MagiciansView): Intent {
  if (view.question?.asks === 'draw') {
    const refusal = view.question.choices.find(({ move }) => move === 'draw')?.refusal;
    return refusal ? whyNot(refusal) : making({ type: 'draw' });
  }
  const canPlay = view.plays.some(({ refusal }) => refusal === null);
  return canPlay || hasNothingToDraw(view) ? null : playingNothing(view);
}
