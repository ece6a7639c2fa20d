// By which names a page may be asked for over the network: our addresses and the names of this machine, and nobody else's.
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import { plainAddress } from '../remote.ts';

/** The port that stands in no address. */
const HTTP_PORT = 80;
const MAPPED = /^\[::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})\]$/;

/**
 * Whether a request calls this machine by a name of its own. A page elsewhere whose name was made to lead here
 * (DNS rebinding) still calls it by that name.
 */
export function isForUs(request: IncomingMessage, port: number, names: readonly string[]): boolean {
  const host = hostOf(request);
  if (host === null || host.port !== port) return false;
  const ours = [request.socket.localAddress ?? '', ...machineNames(), ...names].map(canonical);
  const called = canonical(host.name);
  return called !== '' && ours.includes(called);
}

/** Whether the page that asks came from here: by the same name, over plain http. A page always says where it is from. */
export function isFromUs(request: IncomingMessage): boolean {
  const { host, origin } = request.headers;
  const given = request.headersDistinct['origin'] ?? [];
  return given.length === 1 && origin?.toLowerCase() === `http://${host?.toLowerCase()}`;
}

/** Asked for each time: a machine may be called otherwise in another network. */
function machineNames(): string[] {
  const full = hostname();
  const short = full.split('.')[0] ?? full;
  return [full, short, `${short}.local`];
}

function hostOf(request: IncomingMessage): { name: string; port: number } | null {
  const given = request.headersDistinct['host'] ?? [];
  const parts = /^(\[[^\]]+\]|[^:[\]]+)(?::(\d{1,5}))?$/.exec(given.length === 1 ? (given[0] ?? '') : '');
  if (!parts) return null;
  return { name: parts[1] ?? '', port: parts[2] === undefined ? HTTP_PORT : Number(parts[2]) };
}

/** Names that mean the same are the same text. */
function canonical(name: string): string {
  const bare = plainAddress(name.replace(/^\[(.*)\]$/s, '$1'));
  if (isIPv6(bare)) return canonicalIPv6(bare);
  return isIP(bare) ? bare : bare.replace(/\.$/, '');
}

function canonicalIPv6(address: string): string {
  const written = new URL(`http://[${address}]`).hostname;
  const mapped = MAPPED.exec(written);
  if (!mapped) return written;
  const bytes = [mapped[1], mapped[2]].flatMap((group) => {
    const value = Number.parseInt(group ?? '0', 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}
