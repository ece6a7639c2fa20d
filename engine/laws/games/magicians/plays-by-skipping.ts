// "How a hand may be played in this turn" of a view, against what may really be played once its phase has come by skipping.
import { canonical } from '../../../core/canonical.ts';
import { clone } from '../../../core/clone.ts';
import type { AnyMove } from '../../../core/game.ts';
import type { Seat } from '../../../core/seat.ts';
import type { MagiciansView, Move, PlayView, State } from '../../../games/magicians/types.ts';
import type { GamePromise } from '../../module.ts';
import { begin, nextRandomMove, type Playing } from '../../trial.ts';

/** The phases in which a card may be played, in their order, with the move of each. */
const PHASES = [
  ['support', 'turn.management'],
  ['sabotage', 'turn.dirtyTrick.choosing'],
  ['trick', 'turn.newTrick.playing'],
] as const;

export const playsAreAsTold: GamePromise = {
  says: 'a view tells how each card may be played once its phase comes by skipping',

  check(trial) {
    const playing = begin(trial);
    let looked = 0;
    for (let next = nextRandomMove(playing); next; next = nextRandomMove(playing)) {
      looked += checkPlays(playing);
      if (playing.session.accept(next.seat, next.move).refusal)
        return playing.broken('accepted', `a random move is refused: ${JSON.stringify(next)}`);
    }
    return { games: 1, plays: looked };
  },
};

/** Looks through the eyes of who may play now; answers how many plays were told. */
function checkPlays(playing: Playing): number {
  const { session, broken } = playing;
  const { game } = session;
  const state = session.state as State;
  const present = PHASES.findIndex(([, phase]) => phase === state.phase);
  if (present < 0) return 0;
  const seat = state.turn;
  const { plays } = game.viewFor(state, seat) as MagiciansView;
  const later = clone(state);
  for (const [index, [move, phase]] of PHASES.entries()) {
    const told = plays.filter((play) => play.move === move);
    if (index < present) {
      if (told.length > 0) broken('plays', `${move} is told in ${state.phase}, which comes after it`);
      continue;
    }
    if (index > present && !game.compiled.apply(later, seat, { type: 'skip' }))
      broken('plays', `${later.phase} cannot be skipped`);
    if (later.phase !== phase) broken('plays', `skipping leads to ${later.phase} instead of ${phase}`);
    comparePlays(playing, later, seat, told, move);
  }
  return plays.length;
}

/** What is told makes exactly the legal moves, and what is told to be refused is refused for that reason. */
function comparePlays(
  { session, broken }: Playing,
  later: State,
  seat: Seat,
  told: readonly PlayView[],
  type: PlayView['move'],
): void {
  const { game } = session;
  const wrong = (what: string): never => broken('plays', `in ${later.phase}, ${what}`);
  const legal = [...(game.legalMoves(later, seat) as Iterable<AnyMove>)].filter((move) => move.type === type);
  const possible = new Set(told.flatMap(movesOf).map(canonical));
  for (const move of legal)
    if (!possible.delete(canonical(move))) wrong(`the legal ${JSON.stringify(move)} is not told`);
  for (const move of possible) wrong(`${move} is told and not legal`);
  for (const { card, refusal } of told) {
    if (refusal === null) continue;
    const real = game.explain(later, seat, { type, card });
    if (canonical(real) !== canonical(refusal))
      wrong(`${card} is told to be refused by ${refusal.code}, and is by ${real?.code}`);
  }
}

/** The moves that a way to play a card stands for. */
function movesOf({ card, move, refusal, replaces, targets }: PlayView): Move[] {
  if (refusal !== null) return [];
  if (replaces.length > 0) return replaces.map((replace) => ({ type: 'support', card, replace }));
  if (targets.length > 0)
    return targets.map(({ target, on }) => ({
      type: 'sabotage',
      card,
      target,
      ...(on === null ? {} : { on }),
    }));
  return [{ type: move, card }];
}
