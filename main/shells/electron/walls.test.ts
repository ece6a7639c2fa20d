// What the window may not do: each wall of the shell, tried from the inside.
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../host.testing.ts';
import { installNavigation } from './navigation.ts';
import { installNetwork } from './network.ts';
import { isOurPage, isOurs, PAGE } from './page.ts';
import { installPermissions, PERMISSIONS } from './permissions.ts';
import { installPages, registerScheme } from './scheme.ts';
import { standInElectron, StandInContents } from './stand-in.testing.ts';

describe('the page', () => {
  test.for([
    ['parlor://table/', true, true],
    ['parlor://table/#table/abc', true, true],
    ['parlor://table/?renderer=canvas', true, true],
    ['parlor://table/assets/index.js', true, false],
    ['parlor://table.evil.example/', false, false],
    ['parlor://tables/', false, false],
    ['parlor://table', false, false],
    ['https://table/', false, false],
    ['file:///etc/passwd', false, false],
    ['about:blank', false, false],
    ['', false, false],
  ] as const)('%s: ours %s, the page %s', ([address, ours, page]) => {
    expect([isOurs(address), isOurPage(address)]).toEqual([ours, page]);
  });
});

describe('the scheme', () => {
  const folder = temporaryFolder();
  const { electron, protocol } = standInElectron();
  registerScheme(electron.protocol);
  installPages(electron.protocol, folder.rendererRoot);
  const get = async (address: string, method = 'GET'): Promise<Response> => {
    const handler = protocol.handlers.get('parlor');
    if (!handler) throw new Error('The scheme is not served.');
    // A Request of Node's own does not take every address that Electron hands over.
    return handler({ url: address, method } as Request);
  };

  test('has an origin of its own and does not get round the policy', () => {
    expect(protocol.schemes).toEqual([
      {
        scheme: 'parlor',
        privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
      },
    ]);
  });

  test('serves the page with the same policy as over HTTP', async () => {
    const page = await get(PAGE);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>Parlor Tricks');
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; .*connect-src 'self'; base-uri 'none'/,
      ) as string,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect((await get(`${PAGE}?renderer=canvas#x`)).status).toBe(200);
    expect(await (await get(`${PAGE}assets/index-abcd1234.js`)).text()).toBe('export {};');
  });

  test('answers HEAD without a body, and nothing but reading', async () => {
    const head = await get(PAGE, 'HEAD');
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get(PAGE, 'POST')).status).toBe(405);
  });

  test.for([
    'parlor://table/../secret.txt',
    'parlor://table/%2e%2e/secret.txt',
    'parlor://table/..%2fsecret.txt',
    'parlor://table/assets/..%2f..%2fsecret.txt',
    'parlor://table/assets/%5c..%5c..%5csecret.txt',
    'parlor://table//etc/passwd',
    'parlor://table/secret.txt%00.html',
    'parlor://table/.hidden.txt',
    'parlor://table/none.js',
    'parlor://other/',
    'parlor://table.evil.example/',
  ])('nothing outside its folder: %s', async (address) => {
    const { status, headers, ...answer } = await get(address).then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }));
    expect(status).toBe(404);
    expect(answer.text).not.toContain('not to be served');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('navigation', () => {
  const { electron, app } = standInElectron();
  installNavigation(electron.app);
  const contents = new StandInContents();
  app.emit('web-contents-created', {}, contents);

  test.for(['will-navigate', 'will-frame-navigate', 'will-redirect'])(
    '%s leads nowhere but to the page',
    (event) => {
      for (const url of [
        'https://example.com/',
        'file:///etc/passwd',
        // What a file that is dropped on the window would lead to, and one that was made to be saved.
        'file:///home/ada/game.parlor',
        `blob:${PAGE}x`,
        'parlor://other/',
        'data:text/html,x',
      ]) {
        expect(contents.try(event, { url, isMainFrame: true })).toBe(true);
      }
      expect(contents.try(event, { url: PAGE, isMainFrame: true })).toBe(false);
      // A frame may not even show the page.
      expect(contents.try(event, { url: PAGE, isMainFrame: false })).toBe(true);
    },
  );

  test('no other window is opened, and nothing is embedded', () => {
    expect(contents.openHandler?.({ url: PAGE })).toEqual({ action: 'deny' });
    expect(contents.openHandler?.({ url: 'https://example.com/' })).toEqual({ action: 'deny' });
    expect(contents.try('will-attach-webview')).toBe(true);
  });
});

describe('the network', () => {
  const cancelled = (url: string, devTools: boolean): boolean => {
    const { electron, session } = standInElectron();
    installNetwork(electron.session.defaultSession, devTools);
    let answer = false;
    session.beforeRequest?.({ url }, ({ cancel }) => (answer = cancel));
    return answer;
  };
  test.for([
    'http://127.0.0.1:4747/',
    'https://example.com/x.js',
    'ws://127.0.0.1/',
    'wss://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'data:text/plain,x',
    'blob:https://example.com/x',
    'blob:parlor://other/x',
    'parlor://other/',
  ])('is not reached: %s', (url) => {
    expect(cancelled(url, false)).toBe(true);
    expect(cancelled(url, true)).toBe(true);
  });
  test('what the page has made to be saved is no network', () => {
    expect(cancelled(`blob:${PAGE}1b4e28ba-2fa1-11d2-883f-0016d3cca427`, false)).toBe(false);
  });
  test('our own files are, and the developer tools for developers', () => {
    expect(cancelled(`${PAGE}assets/a.js`, false)).toBe(false);
    expect(cancelled('devtools://devtools/bundled/inspector.html', false)).toBe(true);
    expect(cancelled('devtools://devtools/bundled/inspector.html', true)).toBe(false);
  });
  test('no dictionary is downloaded, and nothing else but what the page has made', () => {
    const { electron, session } = standInElectron();
    installNetwork(electron.session.defaultSession, false);
    expect(session.spellChecker).toBe(false);
    const isPrevented = (url: string): boolean => {
      let prevented = false;
      session.emit('will-download', { preventDefault: () => (prevented = true) }, { getURL: () => url });
      return prevented;
    };
    expect(isPrevented('https://example.com/x.parlor')).toBe(true);
    expect(isPrevented(`${PAGE}assets/a.js`)).toBe(true);
    expect(isPrevented('blob:https://example.com/x')).toBe(true);
    expect(isPrevented(`blob:${PAGE}x`)).toBe(false);
  });
});

describe('a permission', () => {
  const { electron, session } = standInElectron();
  installPermissions(electron.session.defaultSession);
  const checked = (permission: string, requestingUrl: string | undefined): boolean =>
    session.check?.(...([null, permission, '', { requestingUrl }] as never[])) ?? true;
  const requested = (permission: string, requestingUrl: string): boolean => {
    let answer = false;
    session.request?.(
      ...([{}, permission, (granted: boolean) => (answer = granted), { requestingUrl }] as never[]),
    );
    return answer;
  };

  test.for(Object.entries(PERMISSIONS))('%s: %s, asked in either way', ([permission, allowed]) => {
    expect([checked(permission, PAGE), requested(permission, PAGE)]).toEqual([allowed, allowed]);
    expect([
      checked(permission, 'https://example.com/'),
      requested(permission, 'https://example.com/'),
    ]).toEqual([false, false]);
  });
  test('is given for full screen and nothing else', () => {
    expect(Object.entries(PERMISSIONS).filter(([, allowed]) => allowed)).toEqual([['fullscreen', true]]);
  });
  test('that the table does not know is refused, and so is one that nobody asks for', () => {
    expect(checked('telepathy', PAGE)).toBe(false);
    expect(checked('toString', PAGE)).toBe(false);
    expect(checked('fullscreen', undefined)).toBe(false);
  });
  test('for a device is never given', () => {
    expect(session.device?.()).toBe(false);
  });
});
