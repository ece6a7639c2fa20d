// Where this machine may be reached: its addresses, the likeliest first and those of virtual adapters last.
import { isIPv4 } from 'node:net';
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import type { Addresses } from '../contract.ts';

type Interfaces = NodeJS.Dict<NetworkInterfaceInfo[]>;
type Address = ReturnType<Addresses>[number];

/** Bridges, tunnels and direct links of programs and systems: hardly anybody in the room is behind one. */
const VIRTUAL_NAMES: readonly RegExp[] = [
  // Containers and virtual machines.
  /^(?:docker|br-|veth|virbr|vnet|vmnet|vboxnet|lxc|lxdbr|podman|cni|flannel|cali|kube|dummy|ifb|prl|vmenet|hvsi)/i,
  /^bridge\d{3}/,
  /hyper-v|vmware|virtualbox|parallels|\bwsl\b|loopback|npcap/i,
  // Tunnels.
  /^(?:utun|tun|tap|wg|zt|tailscale|ppp|ipsec|gpd|nordlynx|proton|gif|stf)/i,
  /vpn|wireguard|tailscale|zerotier|hamachi|anyconnect|nordlynx/i,
  // Apple's direct links between devices.
  /^(?:awdl|llw|anpi)\d/,
];

/** The machine's own side of a virtual network. Adapters inside a virtual machine have other numbers, and are real to it. */
const VIRTUAL_HARDWARE: readonly string[] = [
  // VMware's and VirtualBox's networks between host and guests, and Parallels'.
  '00:50:56:c0:',
  '0a:00:27:',
  '00:1c:42:00:00:',
];

/** Hyper-V's switches; one that is shared with a real adapter has that adapter's number and is how the machine is reached. */
const HYPER_V = { name: /^vEthernet/i, hardware: '00:15:5d:' };

const LIKELY_NAMES = /^(?:wl|wifi|wi-fi|wlan|eth|en[ospx]?\d|enx|ethernet|lan|local area|drahtlos)/i;

function isVirtual(name: string, mac: string): boolean {
  if (HYPER_V.name.test(name)) return mac.startsWith(HYPER_V.hardware);
  return (
    VIRTUAL_NAMES.some((pattern) => pattern.test(name)) ||
    VIRTUAL_HARDWARE.some((prefix) => mac.startsWith(prefix))
  );
}

const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;
const SELF_GIVEN = '169.254.';
/** Global ones and those of an own network. Browsers cannot be given an `fe80::` address: it needs the name of an adapter. */
const WIDE_IPV6 = /^(?:[23][0-9a-f]{3}|f[cd][0-9a-f]{2}):/i;

/** This machine, no machine, many machines. */
const NOT_ONE_OTHER = /^(?:0|127|22[4-9]|23\d|24\d|25[0-5])\./;

/** Whether an address may be one of a machine in some network; those that lead back to who asks are none. */
export function mayBeReached(ip: string): boolean {
  return isIPv4(ip) ? !NOT_ONE_OTHER.test(ip) : WIDE_IPV6.test(ip);
}

/** The lower, the likelier: what counts most first. */
function unlikeliness({ ip, through, isVirtual: virtual }: Address): number[] {
  const isIpv6 = ip.includes(':');
  return [
    Number(virtual),
    // Taken where nobody gave one: two machines on one cable have it, and so has an adapter that leads nowhere.
    Number(ip.startsWith(SELF_GIVEN)),
    Number(isIpv6),
    Number(!isIpv6 && !PRIVATE.test(ip)),
    Number(!LIKELY_NAMES.test(through)),
  ];
}

function byLikeliness(one: Address, two: Address): number {
  const [first, second] = [unlikeliness(one), unlikeliness(two)];
  const at = first.findIndex((value, index) => value !== second[index]);
  return at < 0 ? 0 : first[at]! - second[at]!;
}

/** The addresses among a machine's interfaces at which it may be reached, the likeliest first. */
export function addressesOf(interfaces: Interfaces): ReturnType<Addresses> {
  return Object.entries(interfaces)
    .flatMap(([through, infos]) =>
      (infos ?? [])
        .filter(({ internal, address }) => !internal && mayBeReached(address))
        .map(({ address, mac }) => ({ ip: address, through, isVirtual: isVirtual(through, mac) })),
    )
    .sort(byLikeliness);
}

/**
 * Whether what came from here proves nothing of the network: it was sent by this machine itself through a virtual adapter,
 * while it has real ones.
 */
export const isBesideThePoint = (from: string, addresses: ReturnType<Addresses>): boolean =>
  addresses.some((address) => !address.isVirtual) &&
  addresses.some((address) => address.isVirtual && address.ip === from);

/** The addresses of this machine now; none where the system does not tell. */
export const systemAddresses: Addresses = () => {
  try {
    return addressesOf(networkInterfaces());
  } catch {
    // Some sandboxes forbid it. The table can still be reached by who knows the address.
    return [];
  }
};
