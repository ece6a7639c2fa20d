// For tests: a stand-in for Electron, as far as the shell uses it. It notes what it is told and lets a test say what
// happens. It is typed by Electron's own types where the shell meets it, so what the shell calls does exist.
import { EventEmitter } from 'node:events';
import { fork } from 'node:child_process';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { BrowserWindowConstructorOptions, MenuItemConstructorOptions } from 'electron/main';
import type { Electron } from './electron.ts';

type Handler = (request: Request) => Promise<Response> | Response;

/** Electron's port over one of Node's. */
class StandInPort extends EventEmitter {
  readonly port: MessagePort;
  constructor(port: MessagePort) {
    super();
    this.port = port;
  }
  start(): void {
    this.port.on('message', (data: unknown) => this.emit('message', { data, ports: [] }));
    this.port.on('close', () => this.emit('close'));
  }
  postMessage(message: unknown): void {
    this.port.postMessage(message);
  }
  close(): void {
    this.port.close();
  }
}

class StandInChannel {
  readonly port1: StandInPort;
  readonly port2: StandInPort;
  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.port1 = new StandInPort(port1);
    this.port2 = new StandInPort(port2);
  }
}

/** What a window shows. */
export class StandInContents extends EventEmitter {
  readonly mainFrame = { url: 'about:blank' };
  /** The ports that were given to the page, the newest last. */
  readonly ports: MessagePort[] = [];
  /** How often the page was loaded again. */
  reloads = 0;
  openHandler: ((details: { url: string }) => { action: string }) | null = null;
  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.openHandler = handler;
  }
  postMessage(channel: string, _message: unknown, transfer: StandInPort[]): void {
    for (const { port } of transfer) {
      this.ports.push(port);
      this.emit('stand-in-port', channel, port);
    }
  }
  reload(): void {
    this.reloads += 1;
  }
  /** A page was loaded to its end. */
  finishLoad(url = this.mainFrame.url): void {
    this.mainFrame.url = url;
    this.emit('did-finish-load');
  }
  /** Something that may be prevented happens; answers whether it was. */
  try(event: string, details: object = {}): boolean {
    let prevented = false;
    this.emit(event, { ...details, preventDefault: () => (prevented = true) });
    return prevented;
  }
}

export class StandInWindow extends EventEmitter {
  readonly webContents = new StandInContents();
  readonly options: BrowserWindowConstructorOptions;
  /** What was done with it, by name. */
  readonly done: string[] = [];
  bounds = { x: 1, y: 2, width: 800, height: 600 };
  minimized = false;
  destroyed = false;
  constructor(options: BrowserWindowConstructorOptions) {
    super();
    this.options = options;
  }
  loadURL(url: string): Promise<void> {
    this.done.push(`load ${url}`);
    this.emit('stand-in-load', url);
    return this.destroyed ? Promise.reject(new Error('ERR_ABORTED (-3)')) : Promise.resolve();
  }
  isDestroyed = (): boolean => this.destroyed;
  show = (): void => void this.done.push('show');
  focus = (): void => void this.done.push('focus');
  restore = (): void => void this.done.push('restore');
  maximize = (): void => void this.done.push('maximize');
  isMinimized = (): boolean => {
    // As every other method, but for the one that asks.
    if (this.destroyed) throw new TypeError('Object has been destroyed');
    return this.minimized;
  };
  isMaximized = (): boolean => true;
  isFullScreen = (): boolean => false;
  getNormalBounds = () => this.bounds;
  /** The player closes it. */
  close(): void {
    this.emit('close', { preventDefault: () => {} });
    this.emit('closed');
  }
}

class StandInApp extends EventEmitter {
  isPackaged = true;
  isFirst = true;
  /** Chromium's switches that it was started with. */
  readonly switches: string[] = [];
  readonly commandLine = { hasSwitch: (name: string): boolean => this.switches.includes(name) };
  /** What was done, in order. */
  readonly done: string[] = [];
  ready: () => void = () => {};
  readonly #ready = new Promise<void>((resolve) => (this.ready = resolve));
  enableSandbox = (): void => void this.done.push('sandbox');
  setPath = (name: string, path: string): void => void this.done.push(`${name} ${path}`);
  /** What was said along with the request for the lock. */
  saidToFirst: unknown = null;
  requestSingleInstanceLock = (said: unknown): boolean => {
    this.saidToFirst = said;
    return this.isFirst;
  };
  getVersion = (): string => '0.0.0';
  whenReady = (): Promise<void> => this.#ready;
  exit = (code = 0): void => void this.done.push(`exit ${code}`);
  /** As Electron does it: whoever prevents it goes on. */
  quit = (): void => {
    let prevented = false;
    this.emit('before-quit', { preventDefault: () => (prevented = true) });
    if (!prevented) this.done.push('quit');
  };
}

class StandInSession extends EventEmitter {
  check: ((...given: never[]) => boolean) | null = null;
  request: ((...given: never[]) => void) | null = null;
  device: (() => boolean) | null = null;
  spellChecker = true;
  beforeRequest: ((details: { url: string }, decide: (answer: { cancel: boolean }) => void) => void) | null =
    null;
  readonly webRequest = {
    onBeforeRequest: (listener: typeof this.beforeRequest): void => void (this.beforeRequest = listener),
  };
  setPermissionCheckHandler = (handler: typeof this.check): void => void (this.check = handler);
  setPermissionRequestHandler = (handler: typeof this.request): void => void (this.request = handler);
  setDevicePermissionHandler = (handler: typeof this.device): void => void (this.device = handler);
  setSpellCheckerEnabled = (on: boolean): void => void (this.spellChecker = on);
}

class StandInProtocol {
  schemes: { scheme: string; privileges?: Record<string, boolean> }[] = [];
  readonly handlers = new Map<string, Handler>();
  registerSchemesAsPrivileged = (schemes: typeof this.schemes): void => void (this.schemes = schemes);
  handle = (scheme: string, handler: Handler): void => void this.handlers.set(scheme, handler);
}

/** The stand-in, and its parts as a test looks at them. */
export function standInElectron() {
  const app = new StandInApp();
  const session = new StandInSession();
  const protocol = new StandInProtocol();
  const windows: StandInWindow[] = [];
  const errors: string[] = [];
  const menus: MenuItemConstructorOptions[][] = [];
  const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 } };
  const displays = [display];

  class BrowserWindow extends StandInWindow {
    constructor(options: BrowserWindowConstructorOptions) {
      super(options);
      windows.push(this);
      app.emit('web-contents-created', {}, this.webContents);
      app.emit('stand-in-window', this);
    }
  }

  const utilityProcess = {
    fork: (file: string) => {
      const child = fork(file, { execArgv: ['--disable-warning=ExperimentalWarning'] });
      return Object.assign(child, { postMessage: (message: object) => void child.send(message) });
    },
  };

  const electron = {
    app,
    BrowserWindow,
    dialog: { showErrorBox: (_title: string, text: string): void => void errors.push(text) },
    Menu: {
      buildFromTemplate: (template: MenuItemConstructorOptions[]) => template,
      setApplicationMenu: (menu: MenuItemConstructorOptions[]): void => void menus.push(menu),
    },
    MessageChannelMain: StandInChannel,
    protocol,
    screen: { getPrimaryDisplay: () => display, getAllDisplays: () => displays },
    session: { defaultSession: session },
    utilityProcess,
  } as unknown as Electron;
  return { electron, app, session, protocol, windows, errors, menus, displays };
}
