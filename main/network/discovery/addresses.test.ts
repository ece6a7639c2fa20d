// Which addresses are shown first: sets of interfaces as systems really have them.
import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { addressesOf } from './addresses.ts';

const REAL_MAC = '3c:22:fb:10:20:30';

function info(address: string, mac = REAL_MAC): NetworkInterfaceInfo {
  const rest = {
    address,
    mac,
    internal: address === '127.0.0.1' || address === '::1',
    cidr: null,
    netmask: '',
  };
  return address.includes(':') ? { ...rest, family: 'IPv6', scopeid: 0 } : { ...rest, family: 'IPv4' };
}

interface Machine {
  readonly name: string;
  /** Interface, address, and the adapter's number where it matters. */
  readonly has: readonly (readonly [through: string, address: string, mac?: string])[];
  readonly shown: readonly string[];
  readonly virtual?: readonly string[];
}

const machines: readonly Machine[] = [
  {
    name: 'Linux at home, with Docker and a virtual machine',
    has: [
      ['lo', '127.0.0.1'],
      ['lo', '::1'],
      ['docker0', '172.17.0.1', '02:42:9a:00:00:01'],
      ['br-3f2a91c0b7de', '172.18.0.1'],
      ['veth12ab', 'fe80::1'],
      ['virbr0', '192.168.122.1', '52:54:00:11:22:33'],
      ['wlp3s0', '192.168.1.20'],
      ['wlp3s0', 'fe80::aaaa'],
      ['wlp3s0', '2001:db8:1::20'],
    ],
    shown: ['192.168.1.20', '2001:db8:1::20', '172.17.0.1', '172.18.0.1', '192.168.122.1'],
    virtual: ['172.17.0.1', '172.18.0.1', '192.168.122.1'],
  },
  {
    name: 'Linux by cable and by radio, and a tunnel',
    has: [
      ['tun0', '10.8.0.6', '00:00:00:00:00:00'],
      ['tailscale0', '100.101.102.103', '00:00:00:00:00:00'],
      ['wg0', '10.66.0.2', '00:00:00:00:00:00'],
      ['enp0s31f6', '10.0.0.5'],
      ['wlan0', '10.0.0.6'],
    ],
    shown: ['10.0.0.5', '10.0.0.6', '10.8.0.6', '10.66.0.2', '100.101.102.103'],
    virtual: ['10.8.0.6', '10.66.0.2', '100.101.102.103'],
  },
  {
    name: 'macOS with a VPN, internet sharing and its direct links',
    has: [
      ['lo0', '127.0.0.1'],
      ['utun4', '10.11.0.2', '00:00:00:00:00:00'],
      ['bridge100', '192.168.64.1', 'be:d0:74:00:00:64'],
      ['awdl0', 'fe80::1c'],
      ['en0', 'fe80::14'],
      ['en0', '192.168.178.31'],
      ['en0', 'fd12:3456::31'],
    ],
    shown: ['192.168.178.31', 'fd12:3456::31', '192.168.64.1', '10.11.0.2'],
    virtual: ['10.11.0.2', '192.168.64.1'],
  },
  {
    name: 'Windows with Hyper-V, VirtualBox and VMware, one of them known by its number only',
    has: [
      ['vEthernet (Default Switch)', '172.28.96.1', '00:15:5d:01:02:03'],
      ['Ethernet 3', '192.168.56.1', '0a:00:27:00:00:0f'],
      ['VMware Network Adapter VMnet8', '192.168.30.1', '00:50:56:c0:00:08'],
      ['Loopback Pseudo-Interface 1', '127.0.0.1'],
      ['Wi-Fi', '192.168.0.14'],
      ['Ethernet 2', '169.254.10.11'],
    ],
    shown: ['192.168.0.14', '169.254.10.11', '192.168.56.1', '172.28.96.1', '192.168.30.1'],
    virtual: ['172.28.96.1', '192.168.56.1', '192.168.30.1'],
  },
  {
    name: "Windows whose Hyper-V switch is shared with the real adapter and has that one's number",
    has: [['vEthernet (External)', '192.168.0.15']],
    shown: ['192.168.0.15'],
  },
  {
    name: 'inside a virtual machine: its adapter is real to it',
    has: [['eth0', '192.168.1.77', '08:00:27:aa:bb:cc']],
    shown: ['192.168.1.77'],
  },
  {
    name: 'two machines on one cable',
    has: [['eth0', '169.254.7.7']],
    shown: ['169.254.7.7'],
  },
  {
    name: 'a private address on a plain name before a public one on a likely name',
    has: [
      ['eth0', '198.51.100.7'],
      ['port7', '192.168.9.9'],
    ],
    shown: ['192.168.9.9', '198.51.100.7'],
  },
  { name: 'in no network', has: [['lo', '127.0.0.1']], shown: [] },
];

test.for(machines)('$name', ({ has, shown, virtual = [] }) => {
  const interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = {};
  for (const [through, address, mac] of has) (interfaces[through] ??= []).push(info(address, mac));
  const addresses = addressesOf(interfaces);
  const inOrder = addresses.map(({ ip }) => ip);
  const found = addresses.filter(({ isVirtual }) => isVirtual).map(({ ip }) => ip);
  expect(found.sort()).toEqual([...virtual].sort());
  // Of virtual ones only that they come last is promised.
  const reals = shown.slice(0, shown.length - virtual.length);
  expect(inOrder.slice(0, reals.length)).toEqual(reals);
  expect([...inOrder].sort()).toEqual([...shown].sort());
});
