// The window: hardened, at its remembered place, shown when there is something to see.
import type { BrowserWindow as Window, Screen } from 'electron/main';
import type { Electron } from './electron.ts';
import { PAGE } from './page.ts';
import { keepPlace, readPlace } from './place-file.ts';
import { placeOn, SMALLEST, type Area } from './window-place.ts';

export interface WindowParts {
  readonly BrowserWindow: Electron['BrowserWindow'];
  readonly screen: Pick<Screen, 'getAllDisplays' | 'getPrimaryDisplay'>;
  /** The data folder, which remembers the place. */
  readonly data: string;
  /** The bundled preload script. */
  readonly preload: string;
  /** The picture in the title bar and the task bar; Linux has no other place to take it from. */
  readonly icon: string;
  readonly devTools: boolean;
}

/** The night behind the table, so that no white flashes before the page is drawn. */
const NIGHT = '#0d1024';

/** Makes the window; it loads nothing yet. */
export function makeWindow({ BrowserWindow, screen, data, preload, icon, devTools }: WindowParts): Window {
  const { maximized, fullScreen, ...area } = placeOn(readPlace(data), workAreas(screen));
  const window = new BrowserWindow({
    ...area,
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    // Only said when it is so: `false` would take the button for it away on macOS.
    ...(fullScreen && { fullscreen: true }),
    title: 'Parlor Tricks',
    icon,
    backgroundColor: NIGHT,
    show: false,
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      webSecurity: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      allowRunningInsecureContent: false,
      navigateOnDragDrop: false,
      // Chromium would fetch its dictionaries from a server.
      spellcheck: false,
      devTools,
    },
  });
  window.once('ready-to-show', () => {
    if (maximized) window.maximize();
    window.show();
  });
  window.on('close', () =>
    keepPlace(data, {
      ...window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    }),
  );
  return window;
}

/**
 * Loads the page, and again when its process fell over: the table stands as it was, the host has it.
 * @param givenUp it falls over again and again, and is loaded no more
 */
export async function loadPage(
  window: Pick<Window, 'isDestroyed' | 'loadURL' | 'webContents'>,
  givenUp: () => void,
): Promise<void> {
  let left = MOST_RELOADS;
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit' || left < 0) return;
    left -= 1;
    if (left < 0) givenUp();
    else window.webContents.reload();
  });
  try {
    await window.loadURL(PAGE);
  } catch (error) {
    // The player was quicker and closed it.
    if (!window.isDestroyed()) throw error;
  }
}

/** A page that falls over more often than that will do so again. */
const MOST_RELOADS = 3;

/** Brings the window before everything else; nothing once it is closed and the program is about to end. */
export function bringForward(window: Window): void {
  if (window.isDestroyed()) return;
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

/** The primary one first. */
function workAreas(screen: WindowParts['screen']): Area[] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id);
  return [primary, ...others].map(({ workArea }) => workArea);
}
