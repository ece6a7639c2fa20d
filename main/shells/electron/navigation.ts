// Keeps every window at our page: it goes nowhere else, opens nothing and embeds nothing.
import type { App, Event } from 'electron/main';
import { isOurPage } from './page.ts';

/** Watches whatever shows pages, from the first on. */
export function installNavigation(app: Pick<App, 'on'>): void {
  app.on('web-contents-created', (_created, contents) => {
    const keep = (going: Event<{ url: string; isMainFrame?: boolean }>): void => {
      // The page may load itself again; a frame within it has no business to be there at all.
      if (!isOurPage(going.url) || going.isMainFrame === false) going.preventDefault();
    };
    contents.on('will-navigate', keep);
    contents.on('will-frame-navigate', keep);
    contents.on('will-redirect', keep);
    contents.on('will-attach-webview', (event) => event.preventDefault());
    // The program has no links to anywhere, so nothing is handed to the system's browser either.
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}
