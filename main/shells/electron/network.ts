// Keeps the window off the network: it needs nothing but our own files, and what it says goes through its port.
import type { Session } from 'electron/main';
import { isOurs, PAGE } from './page.ts';

/** Whether an address is that of something the page itself has made in memory, such as a file to be saved. */
const isMadeHere = (address: string): boolean => address.startsWith(`blob:${PAGE}`);

/** @param devTools lets the developer tools load themselves */
export function installNetwork(
  session: Pick<Session, 'on' | 'setSpellCheckerEnabled' | 'webRequest'>,
  devTools: boolean,
): void {
  session.webRequest.onBeforeRequest(({ url }, decide) => {
    decide({ cancel: !isOurs(url) && !isMadeHere(url) && !(devTools && url.startsWith('devtools://')) });
  });
  // Chromium would fetch its dictionaries from a server.
  session.setSpellCheckerEnabled(false);
  // A game or a table of results that somebody saves; Electron asks where.
  session.on('will-download', (event, item) => {
    if (!isMadeHere(item.getURL())) event.preventDefault();
  });
}
