// Tests of the desktop program as a whole, with a stand-in for Electron: from the start to the last window closed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startHost } from '../../host.ts';
import { openRequest, temporaryFolder, testSetup } from '../../host.testing.ts';
import { askToShow } from '../../listener/control.ts';
import { asView } from '../../table/player.testing.ts';
import { desktopSetup, hello, pageOf } from './desktop.testing.ts';
import { startElectron, type ElectronSetup } from './main.ts';
import { PAGE } from './page.ts';
import { standInElectron, type StandInWindow } from './stand-in.testing.ts';

let folder = temporaryFolder();
let standIn = standInElectron();
let lines: string[] = [];
const endings: (() => unknown)[] = [];
beforeEach(() => {
  folder = temporaryFolder();
  standIn = standInElectron();
  lines = [];
});
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
  folder.remove();
});

const setup = (given: Partial<ElectronSetup> = {}): ElectronSetup =>
  desktopSetup(standIn, folder, (line) => void lines.push(line), given);

/** Starts the program and answers its window; at the end of the test it is quit. */
async function start(given: Partial<ElectronSetup> = {}): Promise<StandInWindow> {
  const { electron, app, windows } = standIn;
  const started = startElectron(electron, setup(given));
  app.ready();
  await started;
  endings.push(quit);
  const [window] = windows;
  if (!window) throw new Error(`No window was opened: ${lines.join(' ')}`);
  return window;
}

/** Quits and waits for the end. */
async function quit(): Promise<void> {
  const { app } = standIn;
  app.quit();
  await vi.waitFor(() =>
    expect(app.done.some((step) => step === 'quit' || step.startsWith('exit'))).toBe(true),
  );
}

describe('the start', () => {
  test('does what has to be done before Electron is ready, and opens nothing before', async () => {
    const { electron, app, protocol, windows } = standIn;
    const started = startElectron(electron, setup());
    expect(app.done).toEqual(['sandbox', `userData ${join(folder.data, 'electron')}`]);
    expect(protocol.schemes.map(({ scheme }) => scheme)).toEqual(['parlor']);
    expect(windows).toEqual([]);
    app.ready();
    await started;
    endings.push(quit);
    expect(windows).toHaveLength(1);
  });

  test('opens one hardened window with our page, shown when there is something to see', async () => {
    const window = await start();
    expect(window.options).toMatchObject({
      show: false,
      webPreferences: {
        preload: '/program/preload.cjs',
        contextIsolation: true,
        sandbox: true,
        webSecurity: true,
        nodeIntegration: false,
        nodeIntegrationInWorker: false,
        nodeIntegrationInSubFrames: false,
        webviewTag: false,
        allowRunningInsecureContent: false,
        navigateOnDragDrop: false,
        spellcheck: false,
        devTools: false,
      },
    });
    expect(window.done).toEqual([`load ${PAGE}`]);
    window.emit('ready-to-show');
    expect(window.done).toEqual([`load ${PAGE}`, 'show']);
    expect(window.webContents.try('will-navigate', { url: 'https://example.com/' })).toBe(true);
    expect(standIn.session.check).not.toBeNull();
    expect(standIn.session.beforeRequest).not.toBeNull();
  });

  test('gives the developer tools to who runs the sources', async () => {
    standIn.app.isPackaged = false;
    expect((await start()).options.webPreferences?.devTools).toBe(true);
  });

  test('that is the second one brings the first one forward', async () => {
    const window = await start();
    window.minimized = true;
    standIn.app.emit('second-instance');
    expect(window.done.slice(1)).toEqual(['restore', 'show', 'focus']);

    const second = standInElectron();
    second.app.isFirst = false;
    await startElectron(second.electron, setup());
    expect(second.app.done.at(-1)).toBe('exit 0');
    expect(lines).toEqual([
      `Parlor Tricks is already running with ${folder.data}; its window was brought forward.`,
    ]);
    // A start without Electron is told where to look, without waiting.
    expect(await askToShow(folder.data)).toEqual({ shown: false, address: null, opened: [] });
  });

  test('that finds Electron’s lock left over from a killed one is the first one', async () => {
    standIn.app.isFirst = false;
    const window = await start();
    window.emit('ready-to-show');
    expect(window.done).toContain('show');
    expect(lines).toEqual([]);
  });

  test('with a data folder that cannot be used says so', async () => {
    const file = join(folder.rendererRoot, 'index.html');
    standIn.app.isFirst = false;
    standIn.app.ready();
    await startElectron(standIn.electron, setup({ data: file }));
    expect(standIn.errors).toEqual([
      `The data folder cannot lie at ${file}, which is a file; name a folder with --data or PARLOR_DATA.`,
    ]);
    await vi.waitFor(() => expect(standIn.app.done.at(-1)).toBe('exit 1'));
  });

  test('that comes while the first one ends finds no window, and does no harm', async () => {
    const window = await start();
    window.destroyed = true;
    expect(() => standIn.app.emit('second-instance')).not.toThrow();
    expect(window.done).not.toContain('show');
  });

  test('beside a host on Node has that one show its window', async () => {
    let shown = 0;
    const host = await startHost(testSetup({ ...folder, show: () => Promise.resolve((shown += 1) > 0) }));
    endings.push(() => host?.close());
    const { electron, app, windows } = standIn;
    app.ready();
    await startElectron(electron, setup());
    await vi.waitFor(() => expect(app.done.at(-1)).toBe('quit'));
    expect(windows).toEqual([]);
    expect(shown).toBe(1);
    expect(lines).toEqual([expect.stringContaining('its window was brought forward')]);
  });

  test('without a sandbox opens no window, and says what to do instead', async () => {
    const { electron, app, windows, errors } = standIn;
    app.switches.push('no-sandbox');
    app.ready();
    await startElectron(electron, setup());
    await vi.waitFor(() => expect(app.done.at(-1)).toBe('exit 1'));
    expect(windows).toEqual([]);
    expect(errors).toEqual([expect.stringContaining('Debian package')]);
  });

  test('that cannot use its data folder says so in a box, and ends with 1', async () => {
    writeFileSync(folder.data, '');
    const { electron, app, errors } = standIn;
    app.ready();
    await startElectron(electron, setup());
    await vi.waitFor(() => expect(app.done.at(-1)).toBe('exit 1'));
    expect(errors).toEqual([expect.stringContaining('which is a file')]);
    expect(lines).toEqual(errors);
  });
});

describe('the page', () => {
  test('plays a whole game over its port, against bots in a process of their own', async () => {
    const page = pageOf(await start());
    page.say(hello);
    expect(await page.find('welcome')).toMatchObject({ program: '0.0.0', tables: [] });
    page.say(openRequest(3, null));
    const last = await page.find('view', ({ view }) => asView(view).result !== null);
    expect(asView(last.view)).toMatchObject({ viewer: 'watcher', phase: 'over' });
    expect(lines).toEqual([]);
  });

  test('gets a new port with every load, and is a new client: the curtain is down again', async () => {
    const window = await start();
    const first = pageOf(window);
    first.say(hello);
    const two = openRequest(3, 0);
    two.seats[1] = { kind: 'person', name: 'Ben' };
    first.say(two);
    const { table, curtain } = await first.find('view', (view) => view.curtain !== null);
    first.say({ type: 'lift', id: 'l', table, seat: curtain });
    await first.find('view', ({ view }) => asView(view).viewer === curtain);

    const second = pageOf(window);
    expect(second.port).not.toBe(first.port);
    await vi.waitFor(() => expect(first.isClosed()).toBe(true));
    second.say(hello);
    second.say({ type: 'join', id: 'j', table });
    const back = await second.find('view');
    expect(back.curtain).toBe(curtain);
    expect(asView(back.view).viewer).toBe('watcher');
  });

  test('is given a port only if it is ours', async () => {
    const { webContents } = await start();
    webContents.finishLoad('https://example.com/');
    webContents.finishLoad('parlor://other/');
    expect(webContents.ports).toEqual([]);
  });

  test('that says nonsense is told so and stays', async () => {
    const page = pageOf(await start());
    const nonsense = [
      '',
      '{',
      'null',
      '[]',
      '{"type":"open","id":"x"}',
      JSON.stringify({ type: 'leave', id: 'y'.repeat(20_000) }),
    ];
    for (const text of nonsense) page.port.postMessage(text);
    page.port.postMessage({ type: 'leave', id: 'not as text' });
    page.say(hello);
    await page.find('welcome');
    const troubles = page.messages.filter(({ type }) => type === 'trouble');
    expect(troubles).toHaveLength(nonsense.length + 1);
    expect(troubles.every((each) => each.type === 'trouble' && each.code === 'malformed')).toBe(true);
  });

  test('that floods is hung up on, as over a socket, and the next load is heard', async () => {
    const window = await start();
    const flood = pageOf(window);
    for (let count = 0; count < 2000; count += 1) flood.say({ type: 'nonsense' });
    await vi.waitFor(() => expect(flood.isClosed()).toBe(true));
    const calm = pageOf(window);
    calm.say(hello);
    await calm.find('welcome');
  });

  test('that falls over is loaded again, but not for ever: then the program says so and ends', async () => {
    const { webContents } = await start();
    webContents.emit('render-process-gone', {}, { reason: 'clean-exit' });
    expect(webContents.reloads).toBe(0);
    for (let count = 0; count < 3; count += 1)
      webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    expect(standIn.errors).toEqual([]);
    for (let count = 0; count < 2; count += 1)
      webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    expect(webContents.reloads).toBe(3);
    expect(standIn.errors).toEqual([expect.stringMatching(/fell over again and again/)]);
    await vi.waitFor(() => expect(standIn.app.done.at(-1)).toBe('exit 1'));
  });
});

describe('the end', () => {
  test('comes with the last window, keeps its place, and waits for the host', async () => {
    const window = await start();
    window.close();
    standIn.app.emit('window-all-closed');
    // The host is being ended; Electron has to wait, however often it is asked.
    standIn.app.quit();
    expect(standIn.app.done).not.toContain('quit');
    await vi.waitFor(() => expect(standIn.app.done.filter((step) => step === 'quit')).toEqual(['quit']));
    expect(existsSync(join(folder.data, 'running.json'))).toBe(false);
    expect(JSON.parse(readFileSync(join(folder.data, 'window.json'), 'utf8'))).toEqual({
      x: 1,
      y: 2,
      width: 800,
      height: 600,
      maximized: true,
      fullScreen: false,
    });
    // The folder is free again, and the window stands where it stood.
    standIn = standInElectron();
    const again = await start();
    expect(again.options).toMatchObject({ x: 1, y: 2, width: 800, height: 600 });
    again.emit('ready-to-show');
    expect(again.done).toContain('maximize');
  });

  test('may come before the page is there', async () => {
    standIn.app.on('stand-in-window', (window: StandInWindow) => (window.destroyed = true));
    await start();
    standIn.app.emit('window-all-closed');
    await vi.waitFor(() => expect(standIn.app.done.at(-1)).toBe('quit'));
    expect(lines).toEqual([]);
  });

  test('in the middle of a game loses nothing', async () => {
    const page = pageOf(await start());
    page.say(hello);
    page.say(openRequest(4, null));
    const { table } = await page.find('view', ({ version }) => version >= 10);
    await quit();
    const shown = Math.max(
      ...page.messages.map((message) => (message.type === 'view' ? message.version : 0)),
    );
    endings.splice(0);
    standIn = standInElectron();
    const next = pageOf(await start());
    next.say(hello);
    next.say({ type: 'join', id: 'j', table });
    expect((await next.find('view')).version).toBeGreaterThanOrEqual(shown);
  });
});

describe('--smoke', () => {
  test('ends with 0 once the page has said hello and the window is ready', async () => {
    const window = await start({ smoke: true });
    window.emit('ready-to-show');
    expect(lines).toEqual([]);
    pageOf(window).say(hello);
    await vi.waitFor(() => expect(standIn.app.done.at(-1)).toBe('quit'));
    expect(lines).toEqual(['The table is there.']);
  });

  test('opens no box that nobody would close', async () => {
    writeFileSync(folder.data, '');
    const { electron, app, errors } = standIn;
    app.ready();
    await startElectron(electron, setup({ smoke: true }));
    await vi.waitFor(() => expect(app.done.at(-1)).toBe('exit 1'));
    expect(errors).toEqual([]);
  });
});
