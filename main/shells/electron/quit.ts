// Ends the program: first the host, which keeps everything that was accepted, then Electron.
import type { App } from 'electron/main';

/** Ends the program with an exit code. */
export type Quit = (code?: number) => void;

/**
 * Quits when the last window is closed, on macOS too: without its table the program is nothing.
 * @param end ends the host; called once, and whatever becomes of it the program ends
 */
export function installQuit(app: Pick<App, 'exit' | 'on' | 'quit'>, end: () => Promise<void>): Quit {
  let code = 0;
  let stage: 'running' | 'ending' | 'ended' = 'running';
  app.on('before-quit', (event) => {
    if (stage === 'ended') return;
    event.preventDefault();
    if (stage === 'ending') return;
    stage = 'ending';
    const go = (): void => {
      stage = 'ended';
      if (code === 0) app.quit();
      // `quit` knows no exit codes.
      else app.exit(code);
    };
    end().then(go, go);
  });
  app.on('window-all-closed', () => app.quit());
  return (asked = 0) => {
    code = asked;
    app.quit();
  };
}
