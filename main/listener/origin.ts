// Which names a request may call this listener by: the loopback's own, so that no other page can reach it by a trick of names.

export interface Names {
  /** Whether a Host header is one of ours. */
  isHost(header: string | undefined): boolean;
  /** Whether an Origin header is one of our own pages. */
  isOrigin(header: string | undefined): boolean;
}

/** The names of a listener on the loopback. */
export function loopbackNames(port: number): Names {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const origins = hosts.map((host) => `http://${host}`);
  return {
    isHost: (header) => header !== undefined && hosts.includes(header.toLowerCase()),
    isOrigin: (header) => header !== undefined && origins.includes(header.toLowerCase()),
  };
}
