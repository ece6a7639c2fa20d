// What somebody at a device chooses to do, by nothing but what its page was sent: legal moves that end a game soon.
import { fastRandom } from '../../../engine/chance/fast.ts';
import type { AnyEvent, AnyMove } from '../../../engine/core/game.ts';
import type { View } from '../../../engine/core/view.ts';
import { games, type GameId } from '../../../engine/games/registry.ts';
import type { MagiciansView, Move as MagiciansMove } from '../../../engine/games/magicians/types.ts';
import type { Move as SamMove } from '../../../engine/games/sam/types.ts';
import type { Move as TrickTakingMove } from '../../../engine/games/trick-taking/types.ts';
import type { AnyGame } from '../../../engine/session/session.ts';
import { answerTo, asView } from '../../../main/table/player.testing.ts';
import type { ViewMessage } from '../support/browser.ts';

/** So many legal moves are looked at: some questions have thousands. */
const MOST_LOOKED_AT = 400;

/** A move that answers the question of the last view that was sent to a page, of the whole game as its page heard it. */
export function chooseMove(game: GameId, messages: readonly ViewMessage[]): AnyMove {
  const view = messages.at(-1)?.view as unknown as View;
  if (game === 'magic-trick') return answerTo(asView(view)) as AnyMove;
  if (game === 'magicians') {
    const play = playIn(view as MagiciansView);
    if (play) return play;
  }
  const { viewer, question } = view;
  if (viewer === 'watcher' || !question) throw new Error('Whoever is not asked has nothing to choose.');
  const any = games[game] as AnyGame;
  const random = fastRandom(numberOf(`${question.id} of ${viewer}`));
  const state: unknown = any.sampleHidden(view, heardIn(messages), random);
  let [best, liking] = [null as AnyMove | null, -1];
  let looked = 0;
  for (const move of any.legalMoves(state as never, viewer)) {
    // Among equals by lot: who always threw the same would tie for ever.
    const liked = LIKINGS[game](move as never) + random.below(100) / 100;
    if (liked > liking) [best, liking] = [move, liked];
    looked += 1;
    if (looked === MOST_LOOKED_AT) break;
  }
  if (!best) throw new Error(`Nothing is allowed at ${question.id}.`);
  return best;
}

/** The same for the same text: a game goes the same way whoever is disturbed on the way. */
function numberOf(text: string): number {
  return Buffer.from(text).reduce((sum, byte) => (Math.imul(sum, 31) + byte) >>> 0, 7);
}

/** Every event of the game, as the page has heard it. */
function heardIn(messages: readonly ViewMessage[]): AnyEvent[] {
  const from = messages.findLastIndex(({ past }) => past !== undefined);
  const [first, ...later] = messages.slice(Math.max(0, from));
  return [...(first?.past ?? first?.events ?? []), ...later.flatMap(({ events }) => events)] as AnyEvent[];
}

/** How well a move is liked: what ends a game soon, and what one press or two make. */
const LIKINGS = {
  'trick-taking'(move: TrickTakingMove): number {
    if (move.type !== 'turn') return move.type === 'pass' ? 0 : 1;
    const [only, ...more] = move.plays;
    return more.length > 0 ? 0 : only?.effect ? 1 : 2;
  },
  magicians: (move: MagiciansMove): number => (move.type === 'draw' || move.type === 'keep' ? 2 : 1),
  sam(move: SamMove): number {
    switch (move.type) {
      case 'attack':
        return move.boosts.length === 0 ? 3 : 0;
      case 'target':
      case 'throw':
      case 'place':
        return 3;
      case 'pay':
        return 2;
      case 'boost':
        return move.with.length === 0 ? 2 : 0;
      case 'done':
        return 1;
      default:
        return 0;
    }
  },
};

/** The play of a card that is worth most by itself; null when nothing can be played. */
function playIn({ plays }: MagiciansView): MagiciansMove | null {
  const can = plays.filter(({ refusal }) => refusal === null);
  const trick = can.find(({ move }) => move === 'trick');
  if (trick) return { type: 'trick', card: trick.card };
  const support = can.find(({ move, replaces }) => move === 'support' && replaces.length === 0);
  return support ? { type: 'support', card: support.card } : null;
}
