// The own turn: a card of the hand is picked up, then put where it goes; one of a later phase leaves those before it.
import type { Considered, MagiciansView, Move } from '../../../engine/games/magicians/types.ts';
import type { Target } from '../../stage/contract.ts';
import type { Intent } from '../intent.ts';
import { DECK_TARGET, playTarget, supportPlace, theatreTarget, trickPlace } from './draft.ts';
import { onlyPlacing, type Placing, placingsOf, put, whyNotPlayed } from './placing.ts';
import { playWords } from './play-words.ts';
import { presentPhase } from './series.ts';
import { turnActions } from './turn-actions.ts';
import {
  type Composed,
  compose,
  consider,
  judgedNow,
  making,
  nothing,
  ownerOf,
  refusalOf,
  type Way,
  whyNot,
} from './way.ts';

export const playWay: Way = {
  point(view, composing, pointed) {
    const card = cardIn(composing);
    switch (pointed.kind) {
      case 'hand':
        return card === pointed.at ? compose(nothing) : pickUp(view, composing, pointed.at);
      case 'deck':
        return pointAtDeck(view, composing);
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
  confirm(view, composing) {
    const card = cardIn(composing);
    // A turn is given away by a button only: a double press on the deck may be meant for a card of it.
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
  const placing = placings.find((each) => each.target === target);
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
  // At a limit the card that makes room is pointed at, and no place.
  if (place === supportPlace && placings.some(isReplacing)) return unclear(composing);
  // It was put where the phase wants another kind of card.
  const asked = PLACE_ASKED[view.question?.asks ?? ''];
  const refusal = place === asked ? refusalOf(view, card) : null;
  return refusal ? whyNot(refusal) : null;
}

/** Where a question wants a card to be put. */
const PLACE_ASKED: Readonly<Record<string, string>> = { support: supportPlace, trick: trickPlace };

const isReplacing = ({ way }: Placing): boolean => way.replaces.length > 0;

function pointAtCard(view: MagiciansView, composing: Composed, card: string, code: string): Intent {
  const placings = placingsOf(view, card);
  const placing = placings.find(({ target }) => target === playTarget(code));
  if (placing) return put(view, placing);
  const owner = ownerOf(view, code);
  if (owner === null) return null;
  // What lies in a theatre stands for it, and on the own stage for the place where it lies.
  if (owner !== view.viewer) {
    const hit = placings.find(({ target }) => target === theatreTarget(owner));
    if (hit) return put(view, hit);
  } else {
    const place = view.seats[owner]?.tricks.includes(code) ? trickPlace : supportPlace;
    const there = pointAtPlace(view, composing, card, place);
    if (there?.kind === 'move' || there?.kind === 'moves') return there;
  }
  const refusal = judgedNow(composing)?.next.find(({ at }) => at === code)?.refusal;
  if (refusal) return whyNot(refusal);
  // On the own stage it stands for all of that; what is merely near is looked at.
  const only = placings.length === 1 && !placings.some(isReplacing) ? placings[0] : undefined;
  return only && owner === view.viewer && only.move.type !== 'sabotage' ? put(view, only) : null;
}

function pointAtTheatre(view: MagiciansView, composing: Composed, card: string, seat: number): Intent {
  const placings = placingsOf(view, card);
  const there = placings.filter(({ target, move }) => {
    if (move.type === 'sabotage') return move.target === seat || target === theatreTarget(seat);
    return seat === view.viewer;
  });
  const [only, ...others] = there;
  if (!only) return null;
  if (others.length === 0 && !isReplacing(only)) return put(view, only);
  // Which of several cards is meant has to be said: there they are shown large.
  if (seat !== view.viewer && composing.zoomed !== theatreTarget(seat)) return null;
  return unclear(composing);
}

/** The deck is what a turn ends with in which nothing is played: whether it shall is asked by a button. */
function pointAtDeck(view: MagiciansView, composing: Composed): Intent {
  if (view.question?.asks === 'draw') {
    const refusal = view.question.choices.find(({ move }) => move === 'draw')?.refusal;
    return refusal ? whyNot(refusal) : making({ type: 'draw' });
  }
  return compose(composing.selected === DECK_TARGET ? composing : { draft: null, selected: DECK_TARGET });
}
