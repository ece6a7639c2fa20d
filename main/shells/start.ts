// Starts the program: a host on Node, and the shell that shows it.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../build/browser.mjs';
import { threadWorkers } from '../bots/thread.ts';
import { startHost, type Host } from '../host.ts';
import { askToShow } from '../listener/control.ts';
import { messageOf, Problem } from '../problem.ts';
import { dataFolder } from '../storage/data-folder.ts';
import { ArgumentProblem, HELP, readArguments, type Arguments } from './arguments.ts';
import { browserWindow } from './browser-window.ts';
import { chooseShell } from './choose.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RENDERER = join(ROOT, 'out', 'renderer');
const BOT_BUDGET_MS = 700;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const log = (line: string): void => void process.stderr.write(`${line}\n`);

async function start(given: Arguments): Promise<void> {
  if (!existsSync(join(RENDERER, 'index.html'))) {
    throw new Problem(
      `The pages of the program are missing in ${RENDERER}; run "npm start", which builds them.`,
    );
  }
  const data = dataFolder(given.data, process.env);
  const shell = chooseShell({
    platform: process.platform,
    env: process.env,
    isRoot: process.getuid?.() === 0,
    open: given.open,
    findBrowser: foundBrowser,
  });

  const host = await startHost({
    data,
    port: given.port,
    rendererRoot: RENDERER,
    program: version(),
    clock: Date.now,
    randomBytes,
    botWorker: threadWorkers(new URL('../bots/worker.ts', import.meta.url)),
    botBudget: { ms: BOT_BUDGET_MS, steps: Number.MAX_SAFE_INTEGER },
    botPaceMs: given.paceMs,
    log,
    show: () => Promise.resolve(show()),
  });
  if (!host) return showOther(data);

  const printAddress = (): void => say(`Open this address in a browser; it works once: ${host.newAddress()}`);
  const window =
    shell.kind === 'browser'
      ? browserWindow(
          shell.path,
          data,
          Date.now,
          () => void end(host),
          () => {
            say('The browser could not be started.');
            printAddress();
          },
        )
      : null;
  const show = (): boolean => {
    window?.open(host.newAddress());
    return window !== null;
  };
  const end = async (ending: Host): Promise<void> => {
    window?.close();
    await ending.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(host));

  if (shell.kind === 'browser')
    say(`Parlor Tricks opens in an application window of ${shell.path}, ${shell.why}.`);
  else say(`Parlor Tricks prints its address, ${shell.why}.`);
  if (!show()) printAddress();
}

/** Another process has the data folder: that one shows itself, and this one is done. */
async function showOther(data: string): Promise<void> {
  const shown = await askToShow(data);
  if (!shown) {
    throw new Problem(
      `Another program holds the data folder ${data} and does not answer; end it, or name another folder with --data.`,
    );
  }
  if (shown.shown) say(`Parlor Tricks is already running with ${data}; its window was brought forward.`);
  else
    say(
      `Parlor Tricks is already running with ${data}; open this address, which works once: ${shown.address}`,
    );
}

function foundBrowser(): string | null {
  try {
    return findBrowser();
  } catch (error) {
    // It names a browser of PARLOR_BROWSER that is not there.
    throw new Problem(messageOf(error));
  }
}

function version(): string {
  const { version: found } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  return found;
}

try {
  const given = readArguments(process.argv.slice(2));
  if (given.help) process.stdout.write(HELP);
  else await start(given);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  log(error.message);
  process.exitCode = error instanceof ArgumentProblem ? 2 : 1;
}
