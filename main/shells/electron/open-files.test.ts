// Files that the system has the desktop program open: named at its start, at a second one, and while it runs.
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startHost } from '../../host.ts';
import { connect, cookieFrom, temporaryFolder, testSetup } from '../../host.testing.ts';
import { desktopSetup, hello, pageOf } from './desktop.testing.ts';
import { startElectron, type ElectronSetup } from './main.ts';
import { standInElectron, type StandInWindow } from './stand-in.testing.ts';

let folder = temporaryFolder();
let standIn = standInElectron();
const endings: (() => unknown)[] = [];
beforeEach(() => {
  folder = temporaryFolder();
  standIn = standInElectron();
});
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
  folder.remove();
});

/** Starts the program; `meanwhile` happens before Electron is ready. */
async function start(given: Partial<ElectronSetup> = {}, meanwhile = (): void => {}): Promise<StandInWindow> {
  const { electron, app, windows } = standIn;
  const started = startElectron(
    electron,
    desktopSetup(standIn, folder, () => {}, given),
  );
  meanwhile();
  app.ready();
  await started;
  endings.push(async () => {
    app.quit();
    await vi.waitFor(() => expect(app.done).toContain('quit'));
  });
  const [window] = windows;
  if (!window) throw new Error('No window was opened.');
  return window;
}

describe('a file that the system has the program open', () => {
  const missing = (file: string) => ({
    type: 'brought',
    file,
    kept: null,
    trouble: { code: 'file-not-read', facts: { file, why: 'missing' } },
  });

  test('is told of to the window, wherever it was named', async () => {
    const { app } = standIn;
    const at = (name: string): string => join(folder.rendererRoot, name);
    let prevented = 0;
    const onMac = (name: string) =>
      app.emit('open-file', { preventDefault: () => (prevented += 1) }, at(name));
    const window = await start({ files: [at('named.parlor')] }, () => onMac('before-ready.parlor'));
    // Where it were the second one, the first would be told of the same.
    expect(app.saidToFirst).toEqual({ files: [at('named.parlor')] });
    const page = pageOf(window);
    page.say(hello);
    await page.find('brought', ({ file }) => file === 'before-ready.parlor');
    app.emit('second-instance', {}, ['electron', '--x'], '/', { files: [at('second.parlor')] });
    onMac('running.parlor');
    await page.find('brought', ({ file }) => file === 'running.parlor');
    const brought = page.messages.filter(({ type }) => type === 'brought');
    const names = ['named.parlor', 'before-ready.parlor', 'second.parlor', 'running.parlor'];
    expect(brought).toMatchObject(names.map(missing));
    expect(prevented).toBe(2);
    expect(window.done.filter((step) => step === 'focus')).toHaveLength(2);
  });

  test.for([
    ['nothing', undefined],
    ['another thing', { files: 'a.parlor' }],
    ['no paths', { files: [7] }],
    ['too many', { files: Array.from({ length: 51 }, () => 'a.parlor') }],
  ] as const)('at a second start that says %s is none, and the window comes forward', async ([, said]) => {
    const window = await start();
    const page = pageOf(window);
    page.say(hello);
    await page.find('welcome');
    standIn.app.emit('second-instance', {}, [], '/', said);
    page.say({ type: 'look', id: 'then', on: false });
    await page.find('done');
    expect(page.messages.filter(({ type }) => type === 'brought')).toEqual([]);
    expect(window.done).toContain('focus');
  });

  test('is opened by a host on Node that has the folder', async () => {
    const host = await startHost(testSetup({ ...folder, show: () => Promise.resolve(true) }));
    if (!host) throw new Error('The folder is taken.');
    endings.push(() => host.close());
    const client = await connect(host.port, await cookieFrom(host.newAddress()));
    endings.push(() => client.close());
    const { electron, app } = standIn;
    app.ready();
    const files = [join(folder.rendererRoot, 'a.parlor')];
    await startElectron(
      electron,
      desktopSetup(standIn, folder, () => {}, { files }),
    );
    expect(await client.find('brought')).toMatchObject(missing('a.parlor'));
    await vi.waitFor(() => expect(app.done.at(-1)).toBe('quit'));
  });
});
