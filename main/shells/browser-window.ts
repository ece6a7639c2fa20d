// Opens an application window of an installed browser, with a profile of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

export interface BrowserWindow {
  /** Opens a window at an address; a browser that already runs with the profile opens one more. */
  open(address: string): void;
  /** Ends the browsers that were started here. */
  close(): void;
}

/** A browser that ends sooner has not been closed by the player: it handed its address to one that runs, or failed. */
const SHORTEST_VISIT_MS = 4000;

/**
 * @param path the browser's program
 * @param onClosed the player closed the window
 * @param onFailed the browser could not be started; it needs the address opened by hand
 */
export function browserWindow(
  path: string,
  data: string,
  clock: () => number,
  onClosed: () => void,
  onFailed: () => void,
): BrowserWindow {
  const children = new Set<ChildProcess>();
  return {
    open(address) {
      const profile = `--user-data-dir=${join(data, 'browser')}`;
      const args = [`--app=${address}`, profile, '--no-first-run', '--no-default-browser-check'];
      const opened = clock();
      const child = spawn(path, args, { stdio: 'ignore' });
      children.add(child);
      child.once('error', () => {
        children.delete(child);
        onFailed();
      });
      child.once('exit', (code) => {
        if (!children.delete(child)) return;
        const lasted = clock() - opened >= SHORTEST_VISIT_MS;
        if (lasted) onClosed();
        else if (code !== 0) onFailed();
      });
    },
    close() {
      const open = [...children];
      children.clear();
      for (const child of open) child.kill();
    },
  };
}
