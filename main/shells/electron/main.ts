// Puts the desktop program together: the tables, one hardened window, and a port between them. No network.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { english } from '../../../engine/language/catalogue.ts';
import { sayIn } from '../../../engine/language/say.ts';
import { startCore, type Core, type CoreSetup } from '../../core.ts';
import { askToShow, leaveWord, takeWordBack } from '../../listener/control.ts';
import { broughtSentence } from '../../opened/sentences.ts';
import { Problem } from '../../problem.ts';
import { prepareFolder } from '../../storage/data-folder.ts';
import { isHeld } from '../../storage/lock.ts';
import { NotWritable } from '../../storage/not-writable.ts';
import type { Electron } from './electron.ts';
import { installMenu } from './menu.ts';
import { installNavigation } from './navigation.ts';
import { installNetwork } from './network.ts';
import { installOpenFiles, type FromSecond } from './open-files.ts';
import { installPermissions } from './permissions.ts';
import { installPort } from './port.ts';
import { installQuit } from './quit.ts';
import { installPages, registerScheme } from './scheme.ts';
import { awaitSmoke } from './smoke.ts';
import { bringForward, loadPage, makeWindow } from './window.ts';

/** What the shell is given besides Electron. */
export interface ElectronSetup extends CoreSetup {
  readonly platform: NodeJS.Platform;
  /** The folder of the built renderer. */
  readonly rendererRoot: string;
  /** The bundled preload script. */
  readonly preload: string;
  readonly icon: string;
  /** Start, see that the table is there, say so and end. */
  readonly smoke: boolean;
  /** The whole paths of files of games to open. */
  readonly files: readonly string[];
  /** Lines that answer a person at a terminal. */
  readonly tell: (line: string) => void;
}

const MOST_MS_TO_SMOKE = 60_000;

const NO_SANDBOX =
  'Parlor Tricks does not open its window without its sandbox (--no-sandbox); ' +
  'install the Debian package, which brings the sandbox the rights it needs, or open the table in a browser.';

const FELL_OVER =
  'The page of Parlor Tricks fell over again and again, so the program ends. Everything played is kept; start it again.';

/** Starts the program. What has to be done before Electron is ready is done before the first wait. */
export async function startElectron(electron: Electron, setup: ElectronSetup): Promise<void> {
  const { app } = electron;
  const { tell } = setup;
  const devTools = !app.isPackaged;
  app.enableSandbox();
  // Electron's own files beside ours. Its lock on a second start is by this folder, so it goes by data folder, as ours does.
  app.setPath('userData', join(setup.data, 'electron'));
  registerScheme(electron.protocol);
  installNavigation(app);
  const openWith = installOpenFiles(app, setup.files);
  let core: Core | null = null;
  const quit = installQuit(app, async () => core?.close());

  try {
    // First, because Electron takes a folder that cannot be used for one that is in use.
    try {
      prepareFolder(setup.data);
    } catch (error) {
      if (!(error instanceof NotWritable)) throw error;
      // Nothing is kept there; Electron cannot do without a place for its own files.
      app.setPath('userData', mkdtempSync(join(tmpdir(), 'parlor-electron-')));
    }
    if (await runsAlready(app, setup)) {
      tell(`Parlor Tricks is already running with ${setup.data}; its window was brought forward.`);
      return app.exit(0);
    }
    await app.whenReady();
    // An AppImage adds it by itself where the system would not let the sandbox be made.
    if (app.commandLine.hasSwitch('no-sandbox')) throw new Problem(NO_SANDBOX);
    core = await startCore(setup);
    if (!core) {
      tell(await showOther(setup));
      return quit();
    }
    leaveWord(setup.data, { ownWindow: true });
    core.beforeEnd(() => takeWordBack(setup.data));

    const { defaultSession } = electron.session;
    installPermissions(defaultSession);
    installNetwork(defaultSession, devTools);
    installPages(electron.protocol, setup.rendererRoot);
    installMenu(electron.Menu, sayIn(english, 'en-GB'), setup.platform, devTools);

    const { BrowserWindow, MessageChannelMain, screen } = electron;
    const { data, preload, icon } = setup;
    const window = makeWindow({ BrowserWindow, screen, data, preload, icon, devTools });
    app.on('second-instance', () => bringForward(window));
    // On macOS the system brings the program forward, and not its window.
    app.on('open-file', () => bringForward(window));
    openWith(core.openFiles);
    let { receive } = core.reception;
    if (setup.smoke) {
      const smoke = awaitSmoke((seen) => {
        tell(seen ? 'The table is there.' : 'The table did not come in time.');
        quit(seen ? 0 : 1);
      }, MOST_MS_TO_SMOKE);
      receive = smoke.overhear(receive);
      window.once('ready-to-show', () => smoke.windowIsReady());
    }
    installPort(window.webContents, { MessageChannelMain, receive, clock: setup.clock });
    await loadPage(window, () => {
      setup.log(FELL_OVER);
      if (!setup.smoke) electron.dialog.showErrorBox('Parlor Tricks', FELL_OVER);
      quit(1);
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    setup.log(error.message);
    if (!setup.smoke) {
      // Before that Linux would show nothing.
      await app.whenReady();
      electron.dialog.showErrorBox('Parlor Tricks', error.message);
    }
    quit(1);
  }
}

/** A start that has Electron's lock has ours by then. */
const MS_TO_TAKE_THE_LOCK = 2000;

/**
 * Whether the program runs already; if so, Electron has told it. On Linux Electron's lock may be left over from a program
 * that was killed, and ours never is: so nobody is turned away who could not be shown a window.
 */
async function runsAlready(
  app: Electron['app'],
  { data, files }: Pick<ElectronSetup, 'data' | 'files'>,
): Promise<boolean> {
  if (app.requestSingleInstanceLock({ files: [...files] } satisfies FromSecond)) return false;
  if (isHeld(data)) return true;
  // It may have just been started.
  await wait(MS_TO_TAKE_THE_LOCK);
  return isHeld(data);
}

/** A program without Electron has the data folder: that one shows itself. What to tell about it. @throws Problem */
async function showOther({ data, files }: Pick<ElectronSetup, 'data' | 'files'>): Promise<string> {
  const shown = await askToShow(data, files);
  if (!shown) {
    throw new Problem(
      `Another program holds the data folder ${data} and does not answer; end it, or name another folder with --data or PARLOR_DATA.`,
    );
  }
  const opened = shown.opened.map((brought) => `${broughtSentence(brought)} `).join('');
  const running = `${opened}Parlor Tricks is already running with ${data}`;
  if (shown.shown) return `${running}; its window was brought forward.`;
  if (shown.address === null) return `${running}, in its own window.`;
  throw new Problem(
    `${running}, without a window; end it, or open this address in a browser, which works once: ${shown.address}`,
  );
}
