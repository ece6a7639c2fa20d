// Measures how many scenarios a second `parlor run --lines` plays in one process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fastRandom } from '../../engine/chance/fast.ts';
import type { Random } from '../../engine/chance/random.ts';
import { magicTrick } from '../../engine/games/magic-trick/index.ts';
import { openSession, type AnyGame } from '../../engine/session/session.ts';

const program = fileURLToPath(new URL('../../main/cli/parlor.ts', import.meta.url));
const NEWLINE = 10;

/** What was measured. */
export interface LinesMeasured {
  readonly scenarios: number;
  /** Moves in all of them. */
  readonly moves: number;
  /** From the start of the process to its end. */
  readonly seconds: number;
  readonly scenariosPerSecond: number;
  readonly movesPerSecond: number;
  /** What was printed, in bytes. */
  readonly printed: number;
}

/** Writes random scenarios of the fewest to the most seats, every other one a whole game, and lets one process run them. */
export async function measureLines(scenarios = 10_000, seed = 1): Promise<LinesMeasured> {
  const folder = mkdtempSync(join(tmpdir(), 'parlor-lines-'));
  try {
    const file = join(folder, 'scenarios.jsonl');
    const moves = await writeScenarios(file, scenarios, fastRandom(seed));
    const begun = performance.now();
    const { lines, printed } = await runLines(file);
    const seconds = (performance.now() - begun) / 1000;
    if (lines !== scenarios) throw new Error(`${scenarios} scenarios gave ${lines} results.`);
    return {
      scenarios,
      moves,
      seconds,
      scenariosPerSecond: scenarios / seconds,
      movesPerSecond: moves / seconds,
      printed,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns the number of moves in the file */
async function writeScenarios(path: string, count: number, random: Random): Promise<number> {
  const file = createWriteStream(path);
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const { line, moves } = randomScenario(magicTrick, index, random);
    total += moves;
    if (!file.write(line)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  return total;
}

function randomScenario(game: AnyGame, index: number, random: Random): { line: string; moves: number } {
  const { min, max } = game.seats;
  const seats = min + (index % (max - min + 1));
  const seed = `bench-${index}`;
  const session = openSession({ game, seats, options: {}, setup: {}, seed }, 'compiled');
  const longest = index % 2 === 0 ? game.mostMoves : random.below(game.mostMoves);
  const moves: [number, object][] = [];
  while (moves.length < longest) {
    const awaiting = game.awaiting(session.state);
    const seat = awaiting[random.below(Math.max(1, awaiting.length))];
    if (seat === undefined) break;
    const move = game.randomMove(session.state, seat, random) as object;
    session.accept(seat, move);
    moves.push([seat, move]);
  }
  const as = index % (seats + 1) === seats ? 'watcher' : index % (seats + 1);
  return { line: `${JSON.stringify({ game: game.id, seats, seed, moves, as })}\n`, moves: moves.length };
}

async function runLines(file: string): Promise<{ lines: number; printed: number }> {
  const child = spawn(process.execPath, [program, 'run', '--lines', file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let [lines, printed] = [0, 0];
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.length;
    for (const byte of chunk) if (byte === NEWLINE) lines += 1;
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`parlor run --lines ended with code ${code}.`);
  return { lines, printed };
}
