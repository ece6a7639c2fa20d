// Plays a random game in front of a watcher that looks for what a rules page promises of whole games.
import type { AnyHappening, AnyState } from '../core/game.ts';
import { begin, nextRandomMove, type Figures, type Playing, type Trial } from './trial.ts';

/** What a promise does with one game: it hears what each step tells, with the state after it; at last once more, with nothing told. */
export type Watch<Happening extends AnyHappening> = (
  playing: Playing,
  told: readonly Happening[],
  isOver: boolean,
) => void;

/** Plays one random game; each step, the opening first, is shown to what `watch` begins. @throws LawBroken */
export function watched<Happening extends AnyHappening>(
  trial: Trial,
  watch: () => Watch<Happening>,
): Figures {
  const playing = begin(trial);
  const look = watch();
  look(playing, playing.session.opening as readonly Happening[], false);
  for (let next = nextRandomMove(playing); next; next = nextRandomMove(playing)) {
    const accepted = playing.session.accept(next.seat, next.move);
    if (accepted.refusal)
      return playing.broken('accepted', `a random move is refused: ${JSON.stringify(next)}`);
    look(playing, accepted.happenings as readonly Happening[], false);
  }
  look(playing, [], true);
  return { games: 1 };
}

/** The state of a game that is played, as its own type. */
export function stateOf<State extends AnyState>(playing: Playing): State {
  return playing.session.state as State;
}
