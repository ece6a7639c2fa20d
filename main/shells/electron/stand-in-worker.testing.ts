// For tests: the bots' process with Node's channel to its parent in the place of Electron's.
import { EventEmitter } from 'node:events';

const port = Object.assign(new EventEmitter(), {
  postMessage: (message: object): void => void process.send?.(message),
});
process.on('message', (data: unknown) => port.emit('message', { data, ports: [] }));
Object.defineProperty(process, 'parentPort', { value: port });
await import('./bots-worker.ts');
