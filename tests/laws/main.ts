// `npm run test:laws`: tries every law on thousands of random games of every registered game, in two processes.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAME_IDS, isGameId, type GameId } from '../../engine/games/registry.ts';
import { lawModules } from '../../engine/laws/registry.ts';
import type { Order, Report } from './worker.ts';

const WORKERS = 2;
const DEFAULT_COUNT = 2000;
/** A whole run compares at least so many moves between the two executors. */
const FEWEST_COMPARED = 200_000;
/** Fewer re-deals than this say nothing about how many differ. */
const FEWEST_REDEALS = 300;
const USAGE = 'Usage: npm run test:laws -- [--games COUNT] [GAME ...]';

interface Wanted {
  readonly count: number;
  readonly games: readonly GameId[];
}

/** Reads the command line; a sentence when it cannot be done. */
function wanted(args: readonly string[]): Wanted | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { games: { type: 'string', default: String(DEFAULT_COUNT) } },
    });
    const count = Number(values.games);
    if (!Number.isInteger(count) || count < 1)
      return `--games must be a whole number from 1, not "${values.games}". ${USAGE}`;
    const unknown = positionals.find((text) => !isGameId(text));
    if (unknown !== undefined)
      return `There is no game "${unknown}"; choose among ${GAME_IDS.join(', ')}. ${USAGE}`;
    return { count, games: positionals.filter(isGameId) };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)} ${USAGE}`;
  }
}

/** Runs one worker to its end and gathers its reports. */
function reportsOf(order: Order): Promise<Report[]> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)));
    const reports: Report[] = [];
    child.on('message', (report) => reports.push(report as Report));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve(reports);
      else reject(new Error(`A process that tries the laws ended with code ${code}.`));
    });
    child.send(order);
  });
}

/** Adds up what the workers found out about the same law at the same table. */
function summed(reports: readonly Report[]): Report[] {
  const sums = new Map<string, Report>();
  for (const report of reports) {
    const key = `${report.id} ${report.seats} ${report.law}`;
    const before = sums.get(key);
    const figures = { ...before?.figures };
    for (const [name, count] of Object.entries(report.figures)) figures[name] = (figures[name] ?? 0) + count;
    const broken = before?.broken ?? report.broken;
    sums.set(key, { ...report, games: report.games + (before?.games ?? 0), figures, broken });
  }
  return [...sums.values()];
}

function lineOf({ id, seats, law, games, figures, broken }: Report): string {
  const counted = Object.entries(figures).map(([name, count]) => `${count.toLocaleString('en')} ${name}`);
  return `${broken ? 'BROKEN' : 'kept  '}  ${id}, ${seats} players, ${law}: ${games} games, ${counted.join(', ')}`;
}

/** Sentences for what is wrong beyond single games. */
function shortfalls(reports: readonly Report[], isWhole: boolean): string[] {
  const found: string[] = [];
  for (const { id, seats, figures } of reports.filter(({ law, broken }) => law === 'law 5' && !broken)) {
    const redeals = figures['redeals'] ?? 0;
    const share = (figures['differing'] ?? 0) / redeals;
    if (redeals >= FEWEST_REDEALS && share < lawModules[id].fewestDiffering)
      found.push(
        `${id}, ${seats} players: only ${(share * 100).toFixed(0)} % of the re-deals differ, too few for law 5 to mean something.`,
      );
  }
  const compared = reports.reduce(
    (sum, { law, figures }) => sum + (law === 'law 3' ? (figures['moves'] ?? 0) : 0),
    0,
  );
  if (isWhole && compared < FEWEST_COMPARED)
    found.push(
      `Only ${compared.toLocaleString('en')} moves were compared between the executors, of ${FEWEST_COMPARED.toLocaleString('en')} at least.`,
    );
  return found;
}

/** Tries the laws, prints what was looked at and what is wrong. @returns the exit code */
async function run(order: Wanted): Promise<number> {
  const running = Array.from({ length: WORKERS }, (_, worker) =>
    reportsOf({ ...order, worker, workers: WORKERS }),
  );
  const ended = await Promise.allSettled(running);
  const reports = summed(ended.flatMap((each) => (each.status === 'fulfilled' ? each.value : [])));
  for (const report of reports) process.stdout.write(`${lineOf(report)}\n`);
  const isWhole = order.games.length === 0 && order.count >= DEFAULT_COUNT;
  const problems = [
    ...ended.flatMap((each) => (each.status === 'rejected' ? (each.reason as Error).message : [])),
    ...reports.flatMap(({ broken }) => broken ?? []),
    ...shortfalls(reports, isWhole),
  ];
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.stdout.write(problems.length === 0 ? 'Every law is kept.\n' : `Problems: ${problems.length}.\n`);
  return problems.length === 0 ? 0 : 1;
}

const order = wanted(process.argv.slice(2));
if (typeof order === 'string') {
  process.stderr.write(`${order}\n`);
  process.exitCode = 2;
} else {
  process.exitCode = await run(order);
}
