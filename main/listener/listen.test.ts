// The port that is taken when nobody names one: the usual one, or the next that is free.
import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { listen } from './listen.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

function server(): Server {
  const made = createServer();
  servers.push(made);
  return made;
}

test('is another one where the usual one is taken', async () => {
  const first = await listen(server(), null);
  const second = await listen(server(), null);
  expect(first).toBeGreaterThanOrEqual(4747);
  expect(second).toBeGreaterThan(first);
});

test('is no other than the one that was named', async () => {
  const taken = await listen(server(), 0);
  await expect(listen(server(), taken)).rejects.toThrow(`Port ${taken} is taken`);
});
