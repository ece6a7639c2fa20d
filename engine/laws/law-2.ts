// Law 2: until the game is over somebody is awaited and has a legal move; random play ends.
import type { Seat } from '../core/seat.ts';
import { begin, nextRandomMove, type Figures, type Trial } from './trial.ts';

/** Checks law 2 on one random game. @throws LawBroken */
export function checkLaw2(trial: Trial): Figures {
  const { game } = trial;
  const playing = begin(trial);
  const { session, broken } = playing;
  for (;;) {
    const { state, moves } = session;
    const awaiting = game.awaiting(state) as Seat[];
    const over = game.compiled.isFinal(state.phase);
    if (over !== (awaiting.length === 0)) broken('awaiting', `${awaiting.length} seats are awaited`);
    if (over !== (game.result(state) !== null))
      broken('result', over ? 'there is no result' : 'there is a result already');
    if (awaiting.some((seat, index) => index > 0 && seat <= (awaiting[index - 1] as Seat)))
      broken('awaiting', `the seats awaited do not ascend: ${awaiting.join()}`);
    for (let seat = 0; seat < trial.seats; seat += 1) {
      const [first] = game.legalMoves(state, seat);
      if ((first !== undefined) !== awaiting.includes(seat))
        broken(
          'legal',
          `seat ${seat} is ${awaiting.includes(seat) ? '' : 'not '}awaited and has ${first ? 'a' : 'no'} legal move`,
        );
    }
    if (moves > game.mostMoves) broken('end', `the game should have ended by move ${game.mostMoves}`);
    const next = nextRandomMove(playing);
    if (!next) return { moves, games: 1 };
    const { refusal } = session.accept(next.seat, next.move);
    if (refusal) broken('accepted', `the random move ${JSON.stringify(next)} is refused: ${refusal.code}`);
  }
}
