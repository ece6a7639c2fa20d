// "49 cards make exactly seven tricks of seven": looked for in every game, with what the page says about each trick on the way.
import { allSeats } from '../../../core/seat.ts';
import type { Happening, State } from '../../../games/trick-taking/types.ts';
import type { GamePromise } from '../../module.ts';
import { begin, nextRandomMove, type Playing } from '../../trial.ts';
import { code, inTrick } from './cards.ts';

const TRICKS = 7;
const CARDS_A_TRICK = 7;

export const sevenTricksOfSeven: GamePromise = {
  says: 'exactly seven cards a trick, exactly seven tricks',

  check(trial) {
    const playing = begin(trial);
    let taken: number[] = [];
    let tricks = 0;
    const won = new Set<number>();
    for (let next = nextRandomMove(playing); next; next = nextRandomMove(playing)) {
      const accepted = playing.session.accept(next.seat, next.move);
      if (accepted.refusal)
        return playing.broken('accepted', `a random move is refused: ${JSON.stringify(next)}`);
      for (const happening of accepted.happenings as readonly Happening[]) {
        if (happening.type === 'escaped') taken.push(happening.take);
        if (happening.type !== 'trick-taken') continue;
        taken.push(...happening.cards);
        tricks += 1;
        checkTrick(playing, tricks, taken, won, happening.trick);
        taken = [];
      }
      checkState(playing, tricks, taken.length);
    }
    if (tricks !== TRICKS) playing.broken('tricks', `the game is over after ${tricks} tricks`);
    return { games: 1, tricks };
  },
};

/** A trick has gone to Repertoires: seven cards, none of which anybody had won before. */
function checkTrick(
  playing: Playing,
  count: number,
  taken: readonly number[],
  won: Set<number>,
  told: number,
): void {
  if (taken.length !== CARDS_A_TRICK) playing.broken('tricks', `trick ${count} has ${taken.length} cards`);
  if (count > TRICKS || told !== count) playing.broken('tricks', `trick ${count} is told as trick ${told}`);
  for (const card of taken) {
    if (won.has(card)) playing.broken('tricks', `${code(card)} is won a second time`);
    won.add(card);
  }
}

/** Between two moves: what a phase lets a trick hold, and that nothing is left to play once the seven are done. */
function checkState(playing: Playing, tricks: number, taken: number): void {
  const state = playing.session.state as State;
  const size = inTrick(state).length;
  const wrong = (what: string): never => playing.broken('tricks', what);
  if (state.phase === 'trick.leading' && size > 0) wrong(`${size} cards lie there before the lead`);
  if (state.phase === 'trick.turns' && (size < 1 || size >= CARDS_A_TRICK))
    wrong(`a turn is due with ${size} cards in the trick`);
  if (state.phase === 'trick.escapes' && size + taken !== CARDS_A_TRICK)
    wrong(`${size} cards are left when ${taken} were taken`);
  if (state.phase.startsWith('trick.') && tricks === TRICKS) wrong('an eighth trick has begun');
  if (state.phase === 'ultimate.choosing') {
    for (const seat of allSeats(state.seats)) {
      const left = state.hands[seat]!.length + state.decks[seat]!.length;
      if (left > 0) wrong(`seat ${seat} chooses while it has ${left} cards to play`);
    }
    const all = state.repertoires.flat().length;
    if (all !== TRICKS * CARDS_A_TRICK) wrong(`the Repertoires hold ${all} cards`);
  }
}
