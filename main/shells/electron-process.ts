// Starts Electron with our program in it, and tells an end of the program from a runtime that does not run here.
import { spawn } from 'node:child_process';

/** How Electron ended. */
export type Ended =
  | { readonly ran: true; readonly code: number }
  /** It does not run here; why, as a part of a sentence. */
  | { readonly ran: false; readonly why: string };

export interface ElectronRun {
  readonly ended: Promise<Ended>;
  /** Asks it to end, as the system would; once, because the second time would end it in the middle of ending. */
  end(signal: NodeJS.Signals): void;
}

/** Our own exit codes: done, a problem that was told, a fault of ours. Any other is Chromium's or the system's. */
const OURS = [0, 1, 70];
/** What is wrong with a runtime shows at once; an end after that is not taken for a failed start. */
const SOON_MS = 15_000;

/**
 * @param path Electron's program
 * @param program the folder of ours
 * @param clock milliseconds
 * @param isAtTerminal a terminal, which tells everything it has started of an interruption and of its own end
 */
export function runElectron(
  path: string,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  clock: () => number,
  isAtTerminal: boolean,
): ElectronRun {
  // With it Electron would be a plain Node, and one is running already.
  const { ELECTRON_RUN_AS_NODE: _, ...clean } = env;
  const began = clock();
  const child = spawn(path, [program, ...args], { stdio: 'inherit', env: clean });
  const ended = new Promise<Ended>((resolve) => {
    child.once('error', (error) => resolve({ ran: false, why: error.message }));
    child.once('exit', (code, signal) => {
      const isAsked = signal === 'SIGINT' || signal === 'SIGTERM' || signal === 'SIGHUP';
      const isFailed = !isAsked && !OURS.includes(code ?? -1) && clock() - began < SOON_MS;
      if (isFailed)
        resolve({ ran: false, why: signal === null ? `it ended with code ${code}` : `${signal}` });
      else resolve({ ran: true, code: code ?? (isAsked ? 0 : 1) });
    });
  });
  let isTold = false;
  return {
    ended,
    end(signal) {
      if (isTold || (isAtTerminal && signal !== 'SIGTERM')) return;
      isTold = true;
      child.kill(signal);
    },
  };
}
