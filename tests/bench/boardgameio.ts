// Magic Trick as a game for boardgame.io 0.50.2, which is installed into a folder of its own: only the benchmark knows it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AnyMove } from '../../engine/core/game.ts';
import * as rules from '../../engine/games/magic-trick/rules.ts';
import { explainOrder } from '../../engine/games/magic-trick/sorting.ts';
import type { State } from '../../engine/games/magic-trick/types.ts';

const VERSION = '0.50.2';
const FOLDER = fileURLToPath(new URL('../../.cache/bench-boardgameio', import.meta.url));
const INVALID_MOVE = 'INVALID_MOVE';

/** What boardgame.io keeps: its own things around `G`, which is the project's state. */
export interface MatchState {
  readonly G: State;
}

/** boardgame.io as the benchmark uses it. */
export interface Reducer {
  start(first: State): MatchState;
  apply(match: MatchState, seat: number, move: AnyMove): MatchState;
}

/** The parts of `boardgame.io/internal` and `boardgame.io/core` that are called here. */
interface Library {
  InitializeGame(given: { game: object; numPlayers: number }): MatchState;
  CreateGameReducer(given: { game: object }): (match: MatchState, action: object) => MatchState;
}
interface MoveContext {
  readonly G: State;
  readonly playerID: string;
}

/**
 * The same rules in boardgame.io's leanest way: its game reducer alone, without client, store, log or undo, every
 * player always active, and what comes next decided inside the moves. Phases, turns or its client would cost more.
 */
export async function boardgameio(): Promise<Reducer> {
  // Read when it is loaded: otherwise it runs with its checks for developers.
  process.env['NODE_ENV'] = 'production';
  const require = createRequire(join(await installed(), 'package.json'));
  const library = require('boardgame.io/internal') as Library;
  let reducer: ((match: MatchState, action: object) => MatchState) | null = null;
  return {
    start(first) {
      const game = { ...definition, setup: () => begun(first) };
      reducer ??= library.CreateGameReducer({ game });
      return library.InitializeGame({ game, numPlayers: first.seats });
    },
    apply(match, seat, move) {
      if (!reducer) throw new Error('A match is played on before it was started.');
      const args = Object.values(move).slice(1);
      return reducer(match, {
        type: 'MAKE_MOVE',
        payload: { type: move.type, args, playerID: String(seat) },
      });
    },
  };
}

/** Installs boardgame.io where nothing else can see it; the folder is kept for the next time. */
async function installed(): Promise<string> {
  if (existsSync(join(FOLDER, 'node_modules', 'boardgame.io', 'package.json'))) return FOLDER;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "private": true }\n');
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--save-exact',
    `boardgame.io@${VERSION}`,
  ];
  const { status } = spawnSync('npm', args, {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(
      `boardgame.io ${VERSION} could not be installed into ${FOLDER}; is the package registry reachable?`,
    );
  return FOLDER;
}

const silent = (): void => {};
type Phased = State & { phase: string };

/** The first deal, which the chart makes on its way to the first phase. */
function begun(first: State): State {
  rules.deal(first, silent);
  (first as Phased).phase = 'hand.sorting';
  return first;
}

const definition = {
  name: 'magic-trick',
  disableUndo: true,
  turn: { activePlayers: { all: '' } },
  moves: {
    arrange({ G, playerID }: MoveContext, order: readonly string[]) {
      const seat = Number(playerID);
      if (G.phase !== 'hand.sorting' || !rules.sorters(G).includes(seat) || explainOrder(G, seat, order))
        return INVALID_MOVE;
      rules.arrangeRow(G, seat, order, silent);
      if (rules.everyRowIsSorted(G)) {
        rules.openRows(G, silent);
        (G as Phased).phase = 'hand.trick.playing';
      }
      return undefined;
    },
    play({ G, playerID }: MoveContext, slot: number) {
      const seat = Number(playerID);
      if (G.phase !== 'hand.trick.playing' || seat !== G.turn || !rules.mayPlaySlot(G, seat, slot))
        return INVALID_MOVE;
      rules.playCard(G, seat, slot, silent);
      if (rules.sleeveIsFilled(G)) turnOver(G);
      else (G as Phased).phase = 'hand.trick.sleeving';
      return undefined;
    },
    sleeve({ G, playerID }: MoveContext, slot: number) {
      const seat = Number(playerID);
      if (G.phase !== 'hand.trick.sleeving' || seat !== G.turn || !rules.holds(G, seat, slot))
        return INVALID_MOVE;
      rules.sleeveCard(G, seat, slot, false, silent);
      turnOver(G);
      return undefined;
    },
    pass({ G, playerID }: MoveContext) {
      if (G.phase !== 'hand.trick.sleeving' || Number(playerID) !== G.turn) return INVALID_MOVE;
      turnOver(G);
      return undefined;
    },
  },
};

/** What the chart does without a move. */
function turnOver(state: State): void {
  const phased = state as Phased;
  phased.phase = 'hand.trick.playing';
  if (rules.trickIsIncomplete(state)) return rules.passTheTurn(state);
  const isLast = !rules.anotherTrickFollows(state);
  rules.takeTrick(state, silent);
  if (!isLast) return;
  rules.sleeveLastCards(state, silent);
  rules.scoreTheHand(state, silent);
  if (rules.anotherHandFollows(state)) {
    rules.passTheDeal(state);
    rules.deal(state, silent);
    phased.phase = 'hand.sorting';
  } else phased.phase = 'over';
}
