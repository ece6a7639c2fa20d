// Starts the program: chooses the shell, and for those that are a browser starts a host on Node.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { findElectron, whyNoElectron } from '../../build/electron.mjs';
import { findBrowser } from '../../build/find-browser.mjs';
import { surroundings } from '../../build/setup/display.mjs';
import { BOT_BUDGET } from '../bots/manner.ts';
import { threadWorkers } from '../bots/thread.ts';
import { startHost, type Host } from '../host.ts';
import { askToShow } from '../listener/control.ts';
import { systemNetwork } from '../network/system.ts';
import { pathOf } from '../opened/parlor-file.ts';
import { broughtSentence } from '../opened/sentences.ts';
import { messageOf, Problem } from '../problem.ts';
import { dataFolder } from '../storage/data-folder.ts';
import { ArgumentProblem, HELP, readArguments, type Arguments } from './arguments.ts';
import { browserWindow } from './browser-window.ts';
import { chooseShell, shellLine, type Runtime, type Shell } from './choose.ts';
import { runElectron } from './electron-process.ts';

// The same from here and from the bundle, out/main/start.js.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const RENDERER = join(ROOT, 'out', 'renderer');
const DESKTOP = join(ROOT, 'out', 'main', 'index.js');
const isBundled = !import.meta.url.endsWith('.ts');
const BOTS = new URL(isBundled ? 'bots-thread.js' : '../bots/worker.ts', import.meta.url);
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const log = (line: string): void => void process.stderr.write(`${line}\n`);

async function start(given: Arguments): Promise<void> {
  if (!existsSync(join(RENDERER, 'index.html'))) {
    throw new Problem(
      `The pages of the program are missing in ${RENDERER}; run "npm start", which builds them.`,
    );
  }
  const data = dataFolder(given.data, process.env);
  const choose = (runtime: () => Runtime): Shell =>
    chooseShell({ ...surroundings(), asked: given.asked, findElectron: runtime, findBrowser: foundBrowser });

  const shell = choose(() => foundElectron(given));
  if (shell.kind !== 'electron') return startBrowserHost(given, data, shell);
  say(shellLine(shell));
  const why = await runDesktop(shell.path, given, data);
  if (why === null) return;
  return startBrowserHost(
    given,
    data,
    choose(() => ({ missing: `Electron could not be started (${why})` })),
  );
}

/** Runs the desktop program to its end; answers why it could not be started, or null. */
async function runDesktop(path: string, given: Arguments, data: string): Promise<string | null> {
  const args = ['--data', data, '--pace', String(given.paceMs), ...filesOf(given)];
  const isAtTerminal = [0, 1, 2].some((stream) => isatty(stream));
  const electron = runElectron(path, ROOT, args, process.env, Date.now, isAtTerminal);
  for (const signal of SIGNALS) process.on(signal, electron.end);
  const ended = await electron.ended;
  for (const signal of SIGNALS) process.off(signal, electron.end);
  if (!ended.ran) return ended.why;
  process.exitCode = ended.code;
  return null;
}

async function startBrowserHost(given: Arguments, data: string, shell: Shell): Promise<void> {
  const host = await startHost({
    data,
    port: given.port,
    rendererRoot: RENDERER,
    program: version(),
    clock: Date.now,
    randomBytes,
    botWorker: threadWorkers(BOTS),
    botBudget: BOT_BUDGET,
    botPaceMs: given.paceMs,
    network: systemNetwork(),
    log,
    show: () => Promise.resolve(show()),
  });
  const files = filesOf(given);
  if (!host) return showOther(data, files);

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
  for (const signal of SIGNALS) process.once(signal, () => void end(host));

  say(shellLine(shell));
  if (!show()) printAddress();
  await host.openFiles(files);
}

/** The paths of the files to open; like those of folders, relative to where the program was called. */
function filesOf({ files }: Arguments): string[] {
  const folder = process.env['INIT_CWD'] ?? process.cwd();
  return files.map((file) => pathOf(file, folder));
}

/** Another process has the data folder: that one shows itself, and this one is done. */
async function showOther(data: string, files: readonly string[]): Promise<void> {
  const shown = await askToShow(data, files);
  if (!shown) {
    throw new Problem(
      `Another program holds the data folder ${data} and does not answer; end it, or name another folder with --data or PARLOR_DATA.`,
    );
  }
  const running = `Parlor Tricks is already running with ${data}`;
  for (const brought of shown.opened) (brought.trouble ? log : say)(broughtSentence(brought));
  // None is opened by a program that has a window of its own.
  if (shown.opened.length < files.length || shown.opened.some(({ trouble }) => trouble)) process.exitCode = 1;
  if (shown.shown) say(`${running}; its window was brought forward.`);
  else if (shown.address === null && files.length > 0)
    say(`${running}, in its own window; drop the file on it, or close it first.`);
  else if (shown.address === null) say(`${running}, in its own window; go there, or close it first.`);
  else say(`${running}; open this address, which works once: ${shown.address}`);
}

function foundElectron({ port }: Arguments): Runtime {
  if (port !== null) return { missing: 'a port was asked for, and Electron needs none' };
  const path = findElectron();
  if (path === null) return { missing: whyNoElectron() };
  return existsSync(DESKTOP) ? { path } : { missing: 'the desktop program is not built' };
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
  else if (given.version) say(version());
  else await start(given);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  log(error.message);
  process.exitCode = error instanceof ArgumentProblem ? 2 : 1;
}
