// The rules page read a second time: who is asked for what, and why a move is refused; compared with what the game says.
import { allSeats, type Seat } from '../../../core/seat.ts';
import type { Move, State } from '../../../games/magicians/types.ts';
import { AIMS, code, codes, inPlay, kindOf, levelOf, numberOf, type Kind } from './cards.ts';

/** The moves of each phase that asks for one. */
const MOVES: Readonly<Record<string, readonly Move['type'][]>> = {
  mulligan: ['mulligan', 'keep'],
  'turn.management': ['support', 'skip'],
  'turn.dirtyTrick.choosing': ['sabotage', 'skip'],
  'turn.dirtyTrick.spying': ['take'],
  'turn.dirtyTrick.settling': ['discard'],
  'turn.newTrick.playing': ['trick', 'skip'],
  'turn.newTrick.trimming': ['discard'],
  'turn.intermission': ['draw', 'skip'],
  'turn.finale': ['discard'],
};

const SUPPORT: readonly Kind[] = ['assistant', 'helper', 'prop', 'stage', 'trait'];
const [MENTALIST, PROFESSOR] = [0, 1];

/** The groups that "Limits in play" name, in the order of MG-R2, with how many a seat may have. */
const LIMITS: readonly (readonly [readonly Kind[], (tricks: number) => number])[] = [
  [['assistant'], () => 1],
  [['helper'], () => 3],
  [['stage'], () => 1],
  [['helper', 'assistant'], (tricks) => tricks],
  [['prop'], (tricks) => tricks],
];

/** Why a well-formed move is refused, by the page; null when it is legal. */
export function refusedByThePage(state: State, seat: Seat, move: Move): string | null {
  if (state.phase === 'over') return 'game-over';
  const due = dueByThePage(state);
  if (seat !== (due ? due.seat : state.turn)) return 'not-your-turn';
  if (!MOVES[state.phase]!.includes(move.type)) return 'wrong-move';
  switch (move.type) {
    case 'support':
      return refusedSupport(state, seat, move);
    case 'sabotage':
      return refusedSabotage(state, seat, move);
    case 'trick':
      return refusedTrick(state, seat, move.card);
    case 'take':
      return codes(state.hands[state.victim]!).includes(move.card) ? null : 'not-in-that-hand';
    case 'draw':
      return state.deck.length + state.discard.length > 0 ? null : 'nothing-to-draw';
    case 'discard': {
      const isStrange = move.cards.some(
        (card, index) => !due!.group.includes(card) || move.cards.indexOf(card) !== index,
      );
      if (isStrange) return 'not-these';
      return move.cards.length === due!.count ? null : 'wrong-number';
    }
    default:
      return null;
  }
}

/** Who has to discard how many of which cards. */
export interface Due {
  readonly seat: Seat;
  readonly group: readonly string[];
  readonly count: number;
}

/** What has to be discarded in this phase, by the page; null for nothing. */
export function dueByThePage(state: State): Due | null {
  const { turn, victim, phase } = state;
  switch (phase) {
    case 'turn.finale':
      return excess(of(turn, codes(state.hands[turn]!), 7));
    case 'turn.newTrick.trimming': {
      const isHelped = inPlay(state, turn).map(code).includes('mentor');
      const most = 5 + (state.identities[turn] === PROFESSOR ? 1 : 0) + (isHelped ? 1 : 0);
      return excess(of(turn, codes(state.tricks[turn]!), most)) ?? brokenLimit(state, turn);
    }
    case 'turn.dirtyTrick.settling':
      return (victim < 0 ? null : brokenLimit(state, victim)) ?? brokenLimit(state, turn);
    default:
      return null;
  }
}

const excess = (due: Due): Due | null => (due.count > 0 ? due : null);

const of = (seat: Seat, group: readonly string[], most: number): Due => ({
  seat,
  group,
  count: group.length - most,
});

function brokenLimit(state: State, seat: Seat): Due | null {
  for (const [kinds, most] of LIMITS) {
    const due = excess(of(seat, codes(ofKinds(state, seat, kinds)), most(state.tricks[seat]!.length)));
    if (due) return due;
  }
  return null;
}

/** Support cards of some kinds. */
function ofKinds(state: State, seat: Seat, kinds: readonly Kind[]): number[] {
  return state.support[seat]!.filter((card) => kinds.includes(kindOf(card)));
}

function refusedSupport(
  state: State,
  seat: Seat,
  { card, replace }: Extract<Move, { type: 'support' }>,
): string | null {
  if (!codes(state.hands[seat]!).includes(card)) return 'not-in-hand';
  const kind = kindOf(numberOf(card));
  const tricks = state.tricks[seat]!;
  if (!SUPPORT.includes(kind)) return 'not-support';
  if (kind === 'stage' && !tricks.some((each) => levelOf(each) >= levelOf(numberOf(card))))
    return 'stage-too-high';
  if (kind === 'trait' && tricks.length < 5) return 'needs-five-tricks';
  const reached = LIMITS.filter(
    ([kinds, most]) => kinds.includes(kind) && ofKinds(state, seat, kinds).length >= most(tricks.length),
  );
  if (replace === undefined) return reached.length > 0 ? 'limit' : null;
  const frees = reached.every(([kinds]) => ofKinds(state, seat, kinds).map(code).includes(replace));
  return reached.length > 0 && frees ? null : 'bad-replace';
}

function refusedSabotage(
  state: State,
  seat: Seat,
  { card, target, on }: Extract<Move, { type: 'sabotage' }>,
): string | null {
  if (!codes(state.hands[seat]!).includes(card)) return 'not-in-hand';
  if (kindOf(numberOf(card)) !== 'sabotage') return 'not-sabotage';
  const aim = AIMS[card]!;
  if (aim === 'nobody') {
    if (state.deck.length + state.discard.length === 0) return 'nothing-to-draw';
    return target === undefined && on === undefined ? null : 'bad-target';
  }
  const isOpponent = target !== undefined && target !== seat && allSeats(state.seats).includes(target);
  if (!isOpponent) return 'bad-target';
  if (aim === 'anybody') return on === undefined ? null : 'bad-target';
  if (aim === 'a hand') return on === undefined && state.hands[target]!.length > 0 ? null : 'bad-target';
  // "It then counts as a Trick for everything"; it stays a Trait card too (MG-R8).
  const tricks = aim.includes('trick') ? state.tricks[target]! : [];
  const possible = [...tricks, ...inPlay(state, target).filter((each) => aim.includes(kindOf(each)))];
  return on !== undefined && codes(possible).includes(on) ? null : 'bad-target';
}

function refusedTrick(state: State, seat: Seat, card: string): string | null {
  if (!codes(state.hands[seat]!).includes(card)) return 'not-in-hand';
  const number = numberOf(card);
  const counts =
    kindOf(number) === 'trick' || (kindOf(number) === 'trait' && state.identities[seat] === MENTALIST);
  if (!counts) return 'not-a-trick';
  const level = levelOf(number);
  const own = codes(state.support[seat]!);
  const help = ['inventor', 'engineer'].filter((helper) => own.includes(helper)).length;
  // MG-R7; without help it is the ladder of MG-R6.
  const lowest = level - 1 - help;
  const hasRung = state.tricks[seat]!.some((each) => levelOf(each) >= lowest && levelOf(each) < level);
  return level - help <= 1 || hasRung ? null : 'ladder';
}
