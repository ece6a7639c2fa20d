// The menu, which is there for its keys: full screen, size of the picture, quit, and on macOS what its users expect.
import type { Menu as ElectronMenu, MenuItemConstructorOptions } from 'electron/main';
import type { Say } from '../../../engine/language/say.ts';

/** Sets the menu of the program; outside macOS it is hidden until Alt is pressed. */
export function installMenu(
  Menu: Pick<typeof ElectronMenu, 'buildFromTemplate' | 'setApplicationMenu'>,
  say: Say,
  platform: NodeJS.Platform,
  devTools: boolean,
): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(say, platform, devTools)));
}

/** What the menu holds. */
export function menuTemplate(
  say: Say,
  platform: NodeJS.Platform,
  devTools: boolean,
): MenuItemConstructorOptions[] {
  const isMac = platform === 'darwin';
  const view: MenuItemConstructorOptions[] = [
    {
      label: say('shell.menu.full-screen'),
      role: 'togglefullscreen',
      accelerator: isMac ? 'Ctrl+Cmd+F' : 'F11',
    },
    { type: 'separator' },
    { label: say('shell.menu.larger'), role: 'zoomIn', accelerator: 'CommandOrControl+Plus' },
    // The key with the plus on it, without Shift.
    { label: say('shell.menu.larger'), role: 'zoomIn', accelerator: 'CommandOrControl+=', visible: false },
    { label: say('shell.menu.smaller'), role: 'zoomOut', accelerator: 'CommandOrControl+-' },
    { label: say('shell.menu.usual-size'), role: 'resetZoom', accelerator: 'CommandOrControl+0' },
    ...(devTools ? ([{ type: 'separator' }, { role: 'reload' }, { role: 'toggleDevTools' }] as const) : []),
  ];
  if (isMac) {
    return [
      { role: 'appMenu' },
      // Without it copy and paste have no keys on macOS.
      { role: 'editMenu' },
      { label: say('shell.menu.view'), submenu: view },
      { role: 'windowMenu' },
    ];
  }
  return [
    {
      label: say('shell.menu.program'),
      submenu: [{ label: say('shell.menu.quit'), role: 'quit', accelerator: 'CommandOrControl+Q' }],
    },
    { label: say('shell.menu.view'), submenu: view },
  ];
}
