// Keeps the window off the network: it needs nothing but our own files, and what it says goes through its port.
import type { Session } from 'electron/main';
import { isOurs } from './page.ts';

/** @param devTools lets the developer tools load themselves */
export function installNetwork(
  session: Pick<Session, 'on' | 'setSpellCheckerEnabled' | 'webRequest'>,
  devTools: boolean,
): void {
  session.webRequest.onBeforeRequest(({ url }, decide) => {
    decide({ cancel: !isOurs(url) && !(devTools && url.startsWith('devtools://')) });
  });
  // Chromium would fetch its dictionaries from a server.
  session.setSpellCheckerEnabled(false);
  session.on('will-download', (event) => event.preventDefault());
}
