// The process of the bots under Electron; on plain Node they have a thread, main/bots/worker.ts.
import type { ParentPort } from 'electron/utility';
import { bots } from '../../../engine/bots/registry.ts';
import { serveBots } from '../../bots/serve.ts';
import type { ToWorker } from '../../bots/talk.ts';

const port: ParentPort = process.parentPort;
const hear = serveBots(
  bots,
  () => performance.now(),
  (message) => port.postMessage(message),
);
port.on('message', ({ data }) => hear(data as ToWorker));
