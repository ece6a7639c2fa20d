// Starts the bots' worker as a process of its own: a bot that falls over or hangs takes nothing with it.
import type { StartWorker } from '../../bots/line.ts';
import type { FromWorker } from '../../bots/talk.ts';
import type { Electron } from './electron.ts';

/** Starts the bundled `file` as a process each time. Node's own `fork` is not there in a fused program, this is. */
export function utilityWorkers(
  utilityProcess: Pick<Electron['utilityProcess'], 'fork'>,
  file: string,
): StartWorker {
  return (hear, ended) => {
    const worker = utilityProcess.fork(file, [], { serviceName: 'Parlor Tricks bots', stdio: 'inherit' });
    const gone = new Promise<void>((resolve) => {
      worker.once('exit', (code) => {
        ended(code === 0 ? 'it ended' : `it fell over (code ${code})`);
        resolve();
      });
    });
    worker.on('message', (message: FromWorker) => hear(message));
    // Out of memory, say. Its end is told by `exit`; but an error that nobody hears would be one of the program's own.
    worker.on('error', () => undefined);
    return {
      post: (message) => worker.postMessage(message),
      // False: it is gone already, or never was there.
      terminate: () => (worker.kill() ? gone : Promise.resolve()),
    };
  };
}
