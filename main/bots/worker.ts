// The thread of the bots: no bot ever thinks on the host's own.
import { parentPort } from 'node:worker_threads';
import { bots } from '../../engine/bots/registry.ts';
import { serveBots } from './serve.ts';
import type { ToWorker } from './talk.ts';

if (parentPort) {
  const port = parentPort;
  const hear = serveBots(
    bots,
    () => performance.now(),
    (message) => port.postMessage(message),
  );
  port.on('message', (message: ToWorker) => hear(message));
}
