// What the host is measured beside: a Socket.IO server that commits a row for each message and then sends one to everybody.
// Argument: its folder.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Server } from 'socket.io';
import { tell } from './child.ts';

/** Where an echo server is reached. */
export interface EchoWord {
  readonly origin: string;
}

/** Said to it before a message is measured: what it shall keep and what it shall answer everybody with. */
export interface Load {
  readonly type: 'load';
  readonly row: string;
  readonly answer: object;
}

const [, , folder = '.'] = process.argv;
const database = new DatabaseSync(join(folder, 'echo.sqlite'));
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
database.exec('CREATE TABLE entries (n INTEGER PRIMARY KEY, entry TEXT NOT NULL) STRICT');
const insert = database.prepare('INSERT INTO entries (entry) VALUES (?)');

const http = createServer();
const server = new Server(http, { transports: ['websocket'], serveClient: false });
let load: Load = { type: 'load', row: '', answer: {} };
server.on('connection', (socket) => {
  socket.on('message', (said: Load | { readonly type: string }) => {
    if (said.type === 'load') {
      load = said as Load;
      socket.emit('message', { type: 'loaded' });
      return;
    }
    database.exec('BEGIN IMMEDIATE');
    insert.run(load.row);
    database.exec('COMMIT');
    server.emit('message', load.answer);
  });
});
http.listen(0, '127.0.0.1');
await once(http, 'listening');
const address = http.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
tell({ origin: `http://127.0.0.1:${port}` } satisfies EchoWord, async () => {
  await server.close();
  database.close();
});
