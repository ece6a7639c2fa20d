// Who a connection comes from, as far as limits are concerned: one who has an address of IPv6 has a whole network of them.
import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Half of the eight groups name the network. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;

/** An address as people know it: IPv4 inside IPv6 is IPv4, and no zone such as `%eth0`. */
export function plainAddress(address: string): string {
  const bare = address.replace(/%.*$/s, '').toLowerCase();
  return MAPPED.exec(bare)?.[1] ?? bare;
}

/** What limits are counted by: an address of IPv4, or the network (/64) of one of IPv6. */
export function remoteOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  // An address may end in one of IPv4, which stands for two groups.
  const written = first.length + last.length + (plain.includes('.') ? 1 : 0);
  const zeros = tail === undefined ? [] : Array.from({ length: GROUPS - written }, () => '0');
  const network = [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
