// Other hosts are reached between two machines: by every kind of address, and what is said where none of them leads there.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Host, whyNoNamespaces, withTwoHosts } from './namespaces.testing.ts';

const PROGRAM = fileURLToPath(new URL('reach.testing.ts', import.meta.url));
const PATIENCE_MS = 110_000;

interface Program {
  readonly child: ChildProcess;
  next(): Promise<Record<string, unknown>>;
}

function start(host: Host, act: 'serve' | 'reach'): Program {
  const child = host.start(process.execPath, PROGRAM, act);
  const lines = createInterface({ input: child.stdout! });
  const next = async (): Promise<Record<string, unknown>> => {
    const [line] = (await once(lines, 'line')) as [string];
    return JSON.parse(line) as Record<string, unknown>;
  };
  return { child, next };
}

/** The address that a machine has given itself on its adapter, once it knows that nobody else has it. */
async function localAddressOf(host: Host): Promise<string> {
  for (;;) {
    const { stdout } = await host.run('ip', '-6', '-o', 'addr', 'show', 'dev', 'eth0', 'scope', 'link');
    const address = stdout.includes('tentative') ? null : /inet6 (fe80::[\da-f:]+)\//u.exec(stdout);
    if (address) return address[1] ?? '';
    await sleep(100);
  }
}

test('reaches another machine, or says why not', { timeout: PATIENCE_MS }, async ({ skip }) => {
  const impossible = whyNoNamespaces();
  if (impossible) skip(impossible);
  await withTwoHosts(async ({ one, two }) => {
    const server = start(one, 'serve');
    const { port } = await server.next();
    const window = start(two, 'reach');
    const reach = (address: string): Promise<Record<string, unknown>> => {
      const told = window.next();
      window.child.stdin?.write(`${address}\n`);
      return told;
    };
    const there = { type: 'away', link: 'connected' };
    const nobody = (why: string) => ({ type: 'trouble', code: 'unreachable', facts: { why } });

    expect(await reach(`${one.address}:${String(port)}`)).toMatchObject(there);
    await localAddressOf(two);
    expect(await reach(`[${await localAddressOf(one)}%eth0]:${String(port)}`)).toMatchObject(there);
    expect(await reach(`${one.address}:9`)).toMatchObject(nobody('refused'));
    // In this network there is no such machine; that one is in another; and nobody is called so.
    expect(await reach('10.77.0.99')).toMatchObject(nobody('silent'));
    expect(await reach('192.0.2.1')).toMatchObject(nobody('far'));
    expect(await reach('nobody.invalid')).toMatchObject(nobody('nameless'));
  });
});
