// The address of this host at one of its network addresses.

/** Such as `http://192.168.1.20:4848/`; IPv6 stands in brackets. */
export function urlOf(ip: string, port: number): string {
  return `http://${ip.includes(':') ? `[${ip}]` : ip}:${port}/`;
}
