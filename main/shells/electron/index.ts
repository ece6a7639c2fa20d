// Where Electron begins: hands itself and the world to the shell. Bundled to out/main/index.js.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import {
  app,
  BrowserWindow,
  dialog,
  Menu,
  MessageChannelMain,
  protocol,
  screen,
  session,
  utilityProcess,
} from 'electron/main';
import { BOT_BUDGET, BOT_PACE_MS } from '../../bots/manner.ts';
import { systemNetwork } from '../../network/system.ts';
import { dataFolder } from '../../storage/data-folder.ts';
import { readElectronArguments } from './arguments.ts';
import { startElectron } from './main.ts';
import { utilityWorkers } from './workers.ts';

const electron = {
  app,
  BrowserWindow,
  dialog,
  Menu,
  MessageChannelMain,
  protocol,
  // Electron makes this one when it is ready, and complains when it is asked for sooner.
  get screen() {
    return screen;
  },
  session,
  utilityProcess,
};
// Started from sources the folder of the program is an argument of its own.
const given = readElectronArguments(process.argv.slice(process.defaultApp ? 2 : 1), process.cwd());
/** The folder of the program, or its archive. */
const ROOT = join(import.meta.dirname, '..', '..');

startElectron(electron, {
  platform: process.platform,
  data: dataFolder(given.data, process.env),
  program: app.getVersion(),
  clock: Date.now,
  randomBytes,
  botWorker: utilityWorkers(utilityProcess, join(import.meta.dirname, 'bots-worker.js')),
  botBudget: BOT_BUDGET,
  botPaceMs: given.paceMs ?? BOT_PACE_MS,
  network: systemNetwork(),
  rendererRoot: join(ROOT, 'out', 'renderer'),
  preload: join(ROOT, 'out', 'preload', 'index.cjs'),
  icon: join(ROOT, 'build', 'icon.png'),
  smoke: given.smoke,
  files: given.files,
  log: (line) => void process.stderr.write(`${line}\n`),
  tell: (line) => void process.stdout.write(`${line}\n`),
}).catch((error: unknown) => {
  // A fault of ours: said in full, and nothing is left half alive.
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  app.exit(70);
});
