// For tests: a program that is a host at every address of the machine it is started on (`serve`), or reaches for the
// addresses that it reads, one a line; what its window is told it prints as lines of JSON.
import { createInterface } from 'node:readline';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { copy, WELCOME } from '../../main/network/relay/relay.testing.ts';

const [, , act = 'reach'] = process.argv;
const print = (told: unknown): void => void process.stdout.write(`${JSON.stringify(told)}\n`);

if (act === 'serve') {
  const http = createServer();
  new Server(http, { transports: ['websocket'] }).on('connection', (socket) => {
    socket.on('message', () => void socket.emit('message', WELCOME));
  });
  http.listen(0, '::', () => print({ port: (http.address() as AddressInfo).port }));
} else {
  const window = copy().window();
  let told = 0;
  createInterface({ input: process.stdin }).on('line', (address) => {
    window.hear({ type: 'reach', id: address, address });
    void window.told
      .find((message) => 'id' in message && message.id === address, told)
      .then((message) => {
        told = window.told.all.length;
        print(message);
        window.hear({ type: 'part', id: 'part' });
      });
  });
}
