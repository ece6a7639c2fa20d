// Tests of the menu's keys and of the arguments of the desktop program.
import { resolve } from 'node:path';
import type { MenuItemConstructorOptions } from 'electron/main';
import { expect, test } from 'vitest';
import { readElectronArguments } from './arguments.ts';
import { menuTemplate } from './menu.ts';

/** Every entry below `menu`, as role and key. */
function entries(menu: readonly MenuItemConstructorOptions[]): string[] {
  return menu.flatMap(({ role, accelerator, submenu }) => [
    ...(role ? [accelerator ? `${role} ${accelerator}` : role] : []),
    ...(Array.isArray(submenu) ? entries(submenu) : []),
  ]);
}

const say = (key: string): string => key;

test('the keys on Linux and Windows', () => {
  for (const platform of ['linux', 'win32'] as const) {
    expect(entries(menuTemplate(say, platform, false))).toEqual([
      'quit CommandOrControl+Q',
      'togglefullscreen F11',
      'zoomIn CommandOrControl+Plus',
      'zoomIn CommandOrControl+=',
      'zoomOut CommandOrControl+-',
      'resetZoom CommandOrControl+0',
    ]);
  }
});

test('the keys on macOS, with copy and paste', () => {
  expect(entries(menuTemplate(say, 'darwin', false))).toEqual([
    'appMenu',
    'editMenu',
    'togglefullscreen Ctrl+Cmd+F',
    'zoomIn CommandOrControl+Plus',
    'zoomIn CommandOrControl+=',
    'zoomOut CommandOrControl+-',
    'resetZoom CommandOrControl+0',
    'windowMenu',
  ]);
});

test('developer tools and reloading for developers only', () => {
  expect(entries(menuTemplate(say, 'linux', true))).toEqual(
    expect.arrayContaining(['reload', 'toggleDevTools']),
  );
  expect(entries(menuTemplate(say, 'linux', false)).join()).not.toMatch(/reload|Tools/);
});

const none = { data: undefined, paceMs: null, smoke: false, files: [] };
test.for([
  [[], none],
  [['--data', '/d', '--pace', '0', '--smoke'], { ...none, data: '/d', paceMs: 0, smoke: true }],
  [['--data=/d'], { ...none, data: '/d' }],
  [['--data='], none],
  [['--pace', 'quick'], none],
  // What Chromium, a desktop or a file manager put there is none of our business.
  [['--ozone-platform=wayland', '--no-first-run', '/some/file', '-psn_0_1', '--x=a.parlor'], none],
  [
    ['--data', '/d', 'a.parlor', '--no-first-run', '/games/b.PARLOR', 'file:///games/%C3%A4%20c.parlor'],
    {
      ...none,
      data: '/d',
      files: [resolve('/home/a.parlor'), resolve('/games/b.PARLOR'), '/games/ä c.parlor'],
    },
  ],
] as const)('the arguments %j', ([args, read]) => {
  expect(readElectronArguments(args, resolve('/home'))).toEqual(read);
});
