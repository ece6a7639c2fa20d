// The address of another host, as people type or paste it: with or without a port, `http://`, a code or a ticket.
import type { Keys } from './from-guest.ts';

/** The port that guests are let in at, and the one that is meant where an address names none. */
export const LAN_PORT = 4848;

/** An address at which a host may be. */
export interface HostAddress {
  /** In its one form, with the port, such as `192.168.1.20:4848` or `[fe80::1]:4848`. */
  readonly address: string;
  /** An IP address without brackets, or a name. */
  readonly host: string;
  readonly port: number;
  /** What came along to come in with; null when nothing did. */
  readonly keys: Extract<Keys, { by: 'code' | 'ticket' }> | null;
}

const MOST_CHARACTERS = 500;
const MOST_KEY_CHARACTERS = 64;
const MOST_NAME_CHARACTERS = 253;

/** Scheme, machine and port, and what follows them; what follows the machine is a path, a query and a fragment. */
const PARTS = /^(?:http:\/\/)?(\[[^\]]*\]|[^/?#[\]]*?)(?::(\d{1,5}))?(?:\/?(?:\?[^#]*)?(?:#(.*))?)$/iu;

/**
 * Reads an address; null for what is none.
 *
 * A code may follow it after a space, as when both are copied together.
 */
export function parseAddress(text: string): HostAddress | null {
  if (text.length > MOST_CHARACTERS) return null;
  const [first = '', code, ...others] = text.trim().split(/\s+/u);
  if (others.length > 0) return null;
  const [, machine = '', digits, fragment] = PARTS.exec(withBrackets(first)) ?? [];
  const host = parseMachine(machine.toLowerCase());
  const port = digits === undefined ? LAN_PORT : Number(digits);
  if (host === null || port < 1 || port > 65_535) return null;
  const keys = code === undefined ? keysIn(fragment ?? '') : keysIn(`code=${encodeURIComponent(code)}`);
  return { address: `${host.includes(':') ? `[${host}]` : host}:${port}`, host, port, keys };
}

/** An IPv6 address has brackets only where a port follows it, so people leave them out. */
function withBrackets(text: string): string {
  return /^[\da-f:]*:[\da-f:]*:[\da-f:.]*(?:%[\w.-]+)?$/iu.test(text) ? `[${text}]` : text;
}

function parseMachine(machine: string): string | null {
  if (machine.startsWith('[')) return parseIpv6(machine.slice(1, -1));
  const name = machine.replace(/\.$/u, '');
  if (name.length > MOST_NAME_CHARACTERS) return null;
  const labels = name.split('.');
  if (!labels.every((label) => /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/u.test(label))) return null;
  // A system would take numbers that are no whole IPv4 address for one all the same, and for another than was meant.
  if (/^\d+$/u.test(labels.at(-1) ?? '') && !isIpv4(labels)) return null;
  return name;
}

function isIpv4(parts: readonly string[]): boolean {
  return (
    parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/u.test(part) && Number(part) <= 255)
  );
}

/** The zone names the interface of a local address (`fe80::1%eth0`); a name or number. */
const IPV6 = /^([\da-f:.]+)(?:%(?:25)?([\w.-]{1,32}))?$/u;

function parseIpv6(text: string): string | null {
  const [, address = '', zone] = IPV6.exec(text) ?? [];
  const halves = address.split('::');
  if (halves.length > 2) return null;
  let groups = 0;
  for (const [half, written] of halves.entries()) {
    if (written === '') {
      if (halves.length === 1) return null;
      continue;
    }
    const parts = written.split(':');
    const isEnd = half === halves.length - 1;
    for (const [index, part] of parts.entries()) {
      const isLast = isEnd && index === parts.length - 1;
      if (isLast && part.includes('.')) {
        if (!isIpv4(part.split('.'))) return null;
        groups += 2;
      } else if (/^[\da-f]{1,4}$/u.test(part)) groups += 1;
      else return null;
    }
  }
  const fits = halves.length === 2 ? groups <= 7 : groups === 8;
  return fits ? address + (zone === undefined ? '' : `%${zone}`) : null;
}

/** What is in the fragment of an invitation: `code=CODE` or `seat=TICKET`. */
function keysIn(fragment: string): HostAddress['keys'] {
  const at = fragment.indexOf('=');
  const key = at < 0 ? null : decoded(fragment.slice(at + 1));
  if (!key || key.length > MOST_KEY_CHARACTERS) return null;
  switch (fragment.slice(0, at)) {
    case 'code':
      return { by: 'code', code: key };
    case 'seat':
      return { by: 'ticket', ticket: key };
    default:
      return null;
  }
}

/** Null when the text is not what `encodeURIComponent` makes, such as in an address that was cut off. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
