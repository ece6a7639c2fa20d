// What of Electron the shell is given. Passed in, so that tests can put a stand-in in its place.
import type * as electron from 'electron/main';

export type Electron = Pick<
  typeof electron,
  | 'app'
  | 'BrowserWindow'
  | 'dialog'
  | 'Menu'
  | 'MessageChannelMain'
  | 'protocol'
  | 'screen'
  | 'session'
  | 'utilityProcess'
>;
