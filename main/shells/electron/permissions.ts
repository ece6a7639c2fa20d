// What the page may ask of the machine: next to nothing, each in a table that the compiler keeps complete.
import type { Session } from 'electron/main';
import { isOurs } from './page.ts';

type CheckHandler = NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>;

/** Every permission that Electron knows; it asks for the same ones in both ways. */
export type Permission = Parameters<CheckHandler>[1];

export const PERMISSIONS: Readonly<Record<Permission, boolean>> = {
  // The settings and the bar have a button for it.
  fullscreen: true,
  // ... which a person presses.
  'automatic-fullscreen': false,

  // The page's script does not reach for the network; the host does, when a player opens a table to others.
  'background-fetch': false,
  'background-sync': false,
  'local-network': false,
  'local-network-access': false,
  'loopback-network': false,
  'periodic-background-sync': false,

  // Nobody is seen, heard, found or followed at a card table.
  'captured-surface-control': false,
  'display-capture': false,
  geolocation: false,
  'geolocation-approximate': false,
  'idle-detection': false,
  media: false,
  mediaKeySystem: false,
  'speaker-selection': false,
  'window-management': false,

  // Cards need no devices.
  ar: false,
  'hand-tracking': false,
  hid: false,
  midi: false,
  midiSysex: false,
  nfc: false,
  sensors: false,
  serial: false,
  'smart-card': false,
  usb: false,
  vr: false,
  'web-printing': false,

  // A mouse over the table stays a mouse, and Escape stays Escape.
  keyboardLock: false,
  pointerLock: false,

  // Text fields copy and paste by the system's own keys, which ask nobody.
  'clipboard-read': false,
  'clipboard-sanitized-write': false,
  'deprecated-sync-clipboard-read': false,

  // Files, fonts and storage: the page has its own files and its settings, and those need no permission.
  fileSystem: false,
  'local-fonts': false,
  'persistent-storage': false,
  'storage-access': false,
  'top-level-storage-access': false,

  // Nothing rings, wakes, pays, installs or opens another program.
  notifications: false,
  openExternal: false,
  'payment-handler': false,
  'screen-wake-lock': false,
  'system-wake-lock': false,
  'web-app-installation': false,

  // What it does not name, Electron does not know either.
  unknown: false,
};

/** Answers every check and every request from the table, and for our own page only. */
export function installPermissions(
  session: Pick<
    Session,
    'setDevicePermissionHandler' | 'setPermissionCheckHandler' | 'setPermissionRequestHandler'
  >,
): void {
  const may = (permission: Permission, asker: string): boolean =>
    // A newer Electron may ask what is not in the table.
    isOurs(asker) && PERMISSIONS[permission] === true;
  session.setPermissionCheckHandler((_contents, permission, _origin, { requestingUrl = '' }) =>
    may(permission, requestingUrl),
  );
  session.setPermissionRequestHandler((_contents, permission, decide, { requestingUrl }) =>
    decide(may(permission, requestingUrl)),
  );
  session.setDevicePermissionHandler(() => false);
}
