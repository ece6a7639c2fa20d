// Starts the bots' worker as a thread of Node.
import { Worker } from 'node:worker_threads';
import { logged } from '../problem.ts';
import type { StartWorker } from './line.ts';
import type { FromWorker } from './talk.ts';

/** Starts `file` as a worker thread each time. */
export function threadWorkers(file: URL): StartWorker {
  return (hear, ended) => {
    // The flags of this process are for its main file; a worker needs none of them.
    const worker = new Worker(file, { execArgv: [], stdin: false });
    worker.on('message', (message: FromWorker) => hear(message));
    worker.on('error', (error) => ended(`it fell over (${logged(error)})`));
    worker.on('exit', () => ended('it ended'));
    // A program that has nothing else to do may end, whatever the bots are up to.
    worker.unref();
    return { post: (message) => worker.postMessage(message), terminate: () => worker.terminate() };
  };
}
