// `parlor host`: tables on the local network without a screen, attended to by the program itself.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { BOT_BUDGET } from '../bots/manner.ts';
import { threadWorkers } from '../bots/thread.ts';
import { startCore } from '../core.ts';
import { Problem } from '../problem.ts';
import { dataFolder } from '../storage/data-folder.ts';
import { EXIT, type Environment } from './environment.ts';
import { beginEvening, type Evening } from './host/evening.ts';
import { networkFor } from './host/network.ts';
import { statusOf, statusPrinter, type Status } from './host/status.ts';
import { createTerminal } from './host/terminal.ts';
import type { Window } from './host/window.ts';
import { hostWishes, type HostWishes } from './host/wishes.ts';

/** Hosts until every table is closed or the program is told to end. @throws CommandError, SetupError, Problem */
export async function host(args: readonly string[], environment: Environment): Promise<number> {
  const wishes = hostWishes(args, environment);
  const { cwd, machine } = environment;
  const { rendererRoot, env } = machine;
  if (!existsSync(join(rendererRoot, 'index.html'))) {
    throw new Problem(
      `The pages for guests are missing in ${rendererRoot}; run "npm start" once, which builds them.`,
    );
  }
  const ended = machine.ended();
  const data = wishes.data === undefined ? dataFolder(undefined, env) : resolve(cwd, wishes.data);
  const core = await startCore({
    data,
    program: version(),
    clock: Date.now,
    randomBytes,
    botWorker: threadWorkers(new URL('../bots/worker.ts', import.meta.url)),
    botBudget: BOT_BUDGET,
    botPaceMs: wishes.paceMs,
    network: networkFor(wishes),
    rendererRoot,
    log: (line) => environment.err(line),
  });
  if (!core) {
    throw new Problem(
      `Another program has the data folder ${data}; end it, or name another folder with --data or PARLOR_DATA.`,
    );
  }
  try {
    const evening = await beginEvening({
      reception: core.reception,
      program: version(),
      clock: Date.now,
      wishes,
      environment,
      onTold: wishes.json ? tellAsJson(wishes, environment) : tellInWords(wishes, environment),
    });
    const stopListening = wishes.asks ? hearAnswers(evening, environment) : () => {};
    if (!wishes.json)
      await environment.out('Ctrl-C ends; the same command goes on with the tables as they stand.\n');
    await Promise.race([ended, evening.over]);
    stopListening();
    evening.stop();
  } finally {
    await core.close();
  }
  return EXIT.fine;
}

/** Every window that was heard of, by its table; a table is told of in the order in which it was opened. */
function tellAsJson({ announces }: HostWishes, { out }: Environment): (window: Window) => void {
  const windows = new Map<string, Window>();
  const status = (): Status => ({
    tables: [...windows.values()].flatMap((window) => statusOf(window, announces) ?? []),
  });
  const changed = statusPrinter(status, (line) => void out(`${line}\n`));
  return (window) => {
    if (!window.company) return;
    windows.set(window.table, window);
    changed();
  };
}

function tellInWords(
  wishes: HostWishes,
  { out, say, games, machine }: Environment,
): (window: Window) => void {
  const tables = new Set<string>();
  const terminal = createTerminal({
    say,
    games,
    asks: wishes.asks,
    qr: wishes.qr ?? machine.isTerminal,
    colours: machine.isTerminal,
    areSeveral: () => tables.size > 1,
    print: (line) => void out(`${line}\n`),
  });
  return (window) => {
    if (window.company) tables.add(window.table);
    terminal.told(window);
  };
}

/** Has what is typed heard; the answer stops that. */
function hearAnswers(evening: Evening, { input }: Environment): () => void {
  const lines = createInterface({ input: Readable.from(input) });
  lines.on('line', (line) => void evening.hear(line));
  return () => lines.close();
}

function version(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
