// Law 7: a quiet move tells nobody anything hidden, its mover neither, and draws no chance; that it is quiet tells nothing too.
import { chanceOf, isSameChance } from '../chance/chance.ts';
import type { AnyMove, AnyState, MoveRule } from '../core/game.ts';
import { allSeats, WATCHER, type Seat, type Viewer } from '../core/seat.ts';
import { english } from '../language/catalogue.ts';
import { sayIn, type Say } from '../language/say.ts';
import { firstDifference } from './difference.ts';
import { heardOf, type Heard } from './hearing.ts';
import type { Redealt } from './module.ts';
import { playRandomly, type Figures, type Playing, type Trial } from './trial.ts';

interface Next {
  readonly seat: Seat;
  readonly move: AnyMove;
}

/** What every comparison for one viewer of one move needs. */
interface Eyes {
  readonly trial: Trial;
  readonly playing: Playing;
  readonly viewer: Viewer;
  readonly next: Next;
  readonly say: Say;
}

/** Checks law 7 on one random game. @throws LawBroken; how many moves were quiet is for the caller to judge over many games */
export function checkLaw7(trial: Trial): Figures {
  const { game, seats } = trial;
  const counts = { moves: 0, quiet: 0, compared: 0, differing: 0 };
  const say = sayIn(english, 'en');
  const viewers: readonly Viewer[] = [...allSeats(seats), WATCHER];
  playRandomly(trial, (playing, next) => {
    const { state } = playing.session;
    const before = JSON.stringify(state);
    const isQuiet = game.quiet(state, next.seat, next.move);
    if (JSON.stringify(state) !== before) playing.broken('unchanged', 'to ask for quiet changes the state');
    counts.moves += 1;
    if (isQuiet) counts.quiet += 1;
    if (!playing.isExamined()) return;
    for (const viewer of viewers) {
      const eyes = { trial, playing, viewer, next, say };
      checkSaying(eyes, isQuiet);
      if (!isQuiet) continue;
      counts.compared += 1;
      if (checkQuiet(eyes)) counts.differing += 1;
    }
  });
  return counts;
}

/** Whether a move is quiet is told to everybody (it may be taken back at once), so it must not depend on what is hidden. */
function checkSaying({ trial, playing, viewer, next }: Eyes, isQuiet: boolean): void {
  const { game, module } = trial;
  const { state } = playing.session;
  const { state: after } = heardOf(
    game,
    viewer,
    () => '',
    state,
    (each, tell) => {
      game.compiled.apply(each, next.seat, next.move, tell);
    },
  );
  const other = module.redealBefore(state, viewer, playing.random, { ...next, after }) as Redealt<
    AnyState,
    AnyMove
  >;
  if (game.quiet(other.state, next.seat, other.move) === isQuiet) return;
  playing.broken('saying', `${nameOf(viewer)} can tell two deals apart by what ${textOf(next)} may do`);
}

/** Makes the move in this deal and in one that the viewer cannot tell from it; answers whether the two differed at all. */
function checkQuiet(eyes: Eyes): boolean {
  const { trial, playing, viewer, next, say } = eyes;
  const { game, module } = trial;
  const { state } = playing.session;
  const redealt = module.redeal(state, viewer, playing.random) as AnyState;
  // What is to come is as hidden as what lies face down.
  const other = { ...redealt, chance: chanceOf(`other/${playing.random.below(1_000_000)}`) };
  const made = (from: AnyState, move: AnyMove): Heard =>
    heardOf(game, viewer, say, from, (each, tell) => {
      if (!game.compiled.apply(each, next.seat, move, tell))
        playing.broken('legality', `the chart does not take ${textOf(next)} in another deal`);
    });
  const real = made(state, next.move);
  if (!isSameChance(state.chance, real.state.chance))
    playing.broken('chance', `${textOf(next)} draws chance`);
  const again = made(other, standIn(eyes, other));
  for (const aspect of ['events', 'lines', 'view'] as const) {
    const place = firstDifference(real[aspect], again[aspect]);
    if (place)
      playing.broken(aspect, `${textOf(next)} tells ${nameOf(viewer)} something, at "${aspect}${place}"`);
  }
  return firstDifference(state, redealt) !== null;
}

/**
 * The same move in another deal. Where it cannot be made there, its content must be hidden from the viewer: then any move of
 * its type stands for it, and what the viewer hears of that must be the same.
 */
function standIn({ trial, playing, viewer, next }: Eyes, other: AnyState): AnyMove {
  const { game } = trial;
  if (game.explain(other, next.seat, next.move) === null) return next.move;
  const rule = (game.moveRules as Record<string, MoveRule<AnyState, AnyMove>>)[next.move.type];
  const another = viewer === next.seat ? null : (rule?.random(other, next.seat, playing.random) ?? null);
  return (
    another ?? playing.broken('legality', `that ${textOf(next)} is legal tells ${nameOf(viewer)} something`)
  );
}

function nameOf(viewer: Viewer): string {
  return viewer === WATCHER ? 'a watcher' : `seat ${viewer}`;
}

function textOf({ seat, move }: Next): string {
  return `${JSON.stringify(move)} of seat ${seat}`;
}
