// Tests of the shells: which one is taken and why, the arguments, and the program as a person starts it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ensureRenderer } from '../../build/setup/renderer.mjs';
import { ArgumentProblem, readArguments } from './arguments.ts';
import { browserWindow } from './browser-window.ts';
import { chooseShell, shellLine, type ShellName, type Surroundings } from './choose.ts';

// Starting the program takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });
const MOST_MS_TO_BUILD = 300_000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-shell-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the shell', () => {
  const desk: Surroundings = {
    platform: 'linux',
    env: { DISPLAY: ':0' },
    isRoot: false,
    asked: null,
    findElectron: () => ({ path: '/electron' }),
    findBrowser: () => '/usr/bin/chromium',
  };
  const noElectron: Partial<Surroundings> = { findElectron: () => ({ missing: 'X is not here' }) };
  const noBrowser: Partial<Surroundings> = { findBrowser: () => null };
  const ask = (shell: ShellName): Partial<Surroundings> => ({ asked: { shell, by: `--shell ${shell}` } });

  const own = 'opens in its own window (Electron)';
  const browser = 'opens in an application window of /usr/bin/chromium';
  const address = 'prints its address';
  const rows: readonly (readonly [string, Partial<Surroundings>, string])[] = [
    ['a desk', {}, `${own}, because its runtime is here`],
    ['Wayland', { env: { WAYLAND_DISPLAY: 'wayland-0' } }, `${own}, because its runtime is here`],
    ['a Mac', { platform: 'darwin', env: {} }, `${own}, because its runtime is here`],
    [
      'an administrator of a Mac',
      { platform: 'darwin', env: {}, isRoot: true },
      `${own}, because its runtime is here`,
    ],
    ['Windows', { platform: 'win32', env: {} }, `${own}, because its runtime is here`],
    ['no Electron', noElectron, `${browser}, because X is not here; a browser is installed`],
    [
      'neither',
      { ...noElectron, ...noBrowser },
      `${address}, because X is not here, and no Chrome, Edge or Chromium was found`,
    ],
    ['Electron alone', noBrowser, `${own}, because its runtime is here`],
    ['no display', { env: {} }, `${address}, because there is no display here`],
    ['an empty display', { env: { DISPLAY: '' } }, `${address}, because there is no display here`],
    ['root on Linux', { isRoot: true }, `${address}, because no window is safe to open as root`],
    ['root without a display', { isRoot: true, env: {} }, `${address}, because there is no display here`],
    ['--shell electron', ask('electron'), `${own}, because of --shell electron`],
    ['--shell browser', ask('browser'), `${browser}, because of --shell browser`],
    ['--shell address', ask('address'), `${address}, because of --shell address`],
    [
      '--shell address as root',
      { ...ask('address'), isRoot: true },
      `${address}, because of --shell address`,
    ],
    [
      '--no-open without a display',
      { asked: { shell: 'address', by: '--no-open' }, env: {} },
      `${address}, because of --no-open`,
    ],
  ];
  test.for(rows)('for %s', ([, given, line]) => {
    expect(shellLine(chooseShell({ ...desk, ...given }))).toBe(`Parlor Tricks ${line}.`);
  });

  test.for([
    ['electron', 'no runtime', noElectron, 'because X is not here'],
    ['electron', 'no display', { env: {} }, 'because there is no display here'],
    ['electron', 'root', { isRoot: true }, 'because no window is safe to open as root'],
    ['browser', 'no browser', noBrowser, 'because no Chrome, Edge or Chromium was found'],
    ['browser', 'no display', { env: {} }, 'because there is no display here'],
    ['browser', 'root', { isRoot: true }, 'because no window is safe to open as root'],
  ] as const)('--shell %s with %s is refused and not replaced', ([shell, , given, why]) => {
    expect(() => chooseShell({ ...desk, ...ask(shell), ...given })).toThrow(
      `--shell ${shell} cannot be followed, ${why}; leave it out, or choose another shell.`,
    );
  });

  test('does not look for a browser that it does not need', () => {
    const findBrowser = () => {
      throw new Error('looked for');
    };
    expect(chooseShell({ ...desk, findBrowser }).kind).toBe('electron');
  });
});

describe('the arguments', () => {
  test.for([
    [['--port', '-1'], '--port needs a whole number from 0 to 65535, not "-1".'],
    [['--pace', '-1'], '--pace needs a whole number from 0 to 60000, not "-1".'],
    [['--port', '--no-open'], '--port needs a whole number from 0 to 65535, not "--no-open".'],
    [['--shell', 'netscape'], '--shell needs one of electron, browser, address, not "netscape".'],
    [['--shell', '-x'], '--shell needs one of electron, browser, address, not "-x".'],
    [['--port', '5060'], 'Browsers refuse to open port 5060; choose another with --port, such as 4747.'],
    [['--port=x'], '--port needs a whole number from 0 to 65535, not "x".'],
    [
      ['--data', '-d'],
      '--data needs the name of a folder, not "-d"; one that begins with a dash is written ./-d.',
    ],
  ] as const)('that need another value say which: %j', ([args, sentence]) => {
    expect(() => readArguments(args)).toThrow(new ArgumentProblem(sentence));
  });
  test('have defaults', () => {
    expect(readArguments([])).toEqual({
      port: null,
      data: undefined,
      asked: null,
      paceMs: 350,
      files: [],
      help: false,
      version: false,
    });
  });
  test('are read', () => {
    const given = ['--port', '5000', 'a.parlor', '--data', 'd', '--no-open', '--pace', '0', '-h', 'b.parlor'];
    const asked = { shell: 'address', by: '--no-open' };
    expect(readArguments(given)).toEqual({
      port: 5000,
      data: 'd',
      asked,
      paceMs: 0,
      files: ['a.parlor', 'b.parlor'],
      help: true,
      version: false,
    });
    expect(readArguments(['--shell', 'browser']).asked).toEqual({ shell: 'browser', by: '--shell browser' });
  });
  test.for([
    ['--speed'],
    ['here'],
    ['game.json'],
    Array.from({ length: 51 }, () => 'a.parlor'),
    ['--port'],
    ['--port', '70000'],
    ['--port', '1e3'],
    ['--data', ''],
    ['--no-open=1'],
    ['--no-open', '--shell', 'browser'],
    ['--pace', '-1'],
  ])('that are wrong are refused in one line: %s', (args) => {
    expect(() => readArguments(args)).toThrow(ArgumentProblem);
    expect(() => readArguments(args)).toThrow(/^[^\n]+$/);
  });
});

test.skipIf(process.platform === 'win32')(
  'a browser is started with its sandbox and a profile of its own',
  async () => {
    const path = join(folder, 'browser.sh');
    const said = join(folder, 'said');
    writeFileSync(path, `#!/bin/sh\necho "$@" > ${said}.new && mv ${said}.new ${said}\nexec sleep 60\n`);
    chmodSync(path, 0o700);
    const window = browserWindow(
      path,
      folder,
      Date.now,
      () => {},
      () => {},
    );
    window.open('http://127.0.0.1:1/?token=t');
    await vi.waitFor(() => expect(existsSync(said)).toBe(true), 20_000);
    window.close();
    const args = readFileSync(said, 'utf8');
    expect(args).toContain(`--app=http://127.0.0.1:1/?token=t --user-data-dir=${join(folder, 'browser')}`);
    expect(args).not.toContain('sandbox');
  },
);

test('a browser that cannot be started is told of', async () => {
  const failed = new Promise<void>((resolve) => {
    browserWindow(join(folder, 'none'), folder, Date.now, () => {}, resolve).open('http://127.0.0.1:1/');
  });
  await expect(failed).resolves.toBeUndefined();
});

describe('the program', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  // It refuses to start without its pages.
  beforeAll(ensureRenderer, MOST_MS_TO_BUILD);

  function start(args: readonly string[]) {
    const started = spawn(process.execPath, [
      '--disable-warning=ExperimentalWarning',
      join(root, 'main/shells/start.ts'),
      ...args,
    ]);
    let out = '';
    let err = '';
    started.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    started.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
    const ended = once(started, 'close').then(([code]) => ({ code: code as number, out, err }));
    return {
      process: started,
      ended,
      said: (text: RegExp) => vi.waitFor(() => expect(out).toMatch(text), 30_000),
    };
  }

  test('refuses an unknown argument with exit code 2 and one line', async () => {
    const { code, out, err } = await start(['--speed']).ended;
    expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 2, out: '', lines: 1 });
  });

  test('says what it can do', async () => {
    const { code, out } = await start(['--help']).ended;
    expect(code).toBe(0);
    expect(out).toContain('--port');
  });

  test('says which shell it took, answers a second start, and ends cleanly', async () => {
    const data = join(folder, 'data');
    const first = start(['--data', data, '--port', '0', '--no-open']);
    await first.said(
      /prints its address, because of --no-open\.\n.*works once: http:\/\/127\.0\.0\.1:\d+\/\?token=/,
    );
    const second = await start(['--data', data]).ended;
    expect(second).toMatchObject({ code: 0, err: '' });
    expect(second.out).toMatch(/already running .*open this address.*\?token=/);
    const why = 'There is no file “nothere.parlor” any more: look where it was moved to.\n';
    const third = await start(['--data', data, 'nothere.parlor']).ended;
    expect(third).toMatchObject({ code: 1, err: why });
    expect(third.out).toMatch(/open this address.*\?token=/);
    first.process.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0, err: why });
    expect(existsSync(join(data, 'running.json'))).toBe(false);
  });

  test('names a data folder that cannot be used, and a database of a newer program, each in one line', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const unusable = await start(['--data', join(file, 'below'), '--no-open']).ended;
    expect(unusable.code).toBe(1);
    expect(unusable.err).toMatch(/^The data folder .*file.*--data or PARLOR_DATA\.\n$/);

    const data = join(folder, 'newer');
    mkdirSync(data);
    const header = Buffer.alloc(4096);
    header.write('SQLite format 3\0', 0, 'latin1');
    header.writeInt32BE(99, 60);
    header.writeInt32BE(0x5054524b, 68);
    writeFileSync(join(data, 'parlor-tricks.sqlite'), header);
    const newer = await start(['--data', data, '--no-open']).ended;
    expect(newer.code).toBe(1);
    expect(newer.err).toMatch(/^The games in .* newer version .*\n$/);
    expect(readFileSync(join(data, 'parlor-tricks.sqlite')).equals(header)).toBe(true);
  });
});
