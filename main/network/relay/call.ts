// Calls a host: a bare connection to the first of its addresses at which somebody answers, or why nobody does.
import { connect, type Socket } from 'node:net';
import type { HostAddress } from '../../../engine/protocol/address.ts';
import { codeOf } from '../../problem.ts';

/** Why nobody answers, as the sentence of the trouble `unreachable` knows it. */
export type Why = 'refused' | 'silent' | 'far' | 'nameless' | 'other';

/** Somebody answers; who it is, is not known yet. */
export interface Answered {
  readonly socket: Socket;
  readonly address: HostAddress;
}

export interface Unanswered {
  readonly why: Why;
}

/** How long each address is tried before the next one is too: another way may lead to another machine. */
const AHEAD_MS = 500;

/**
 * Calls the addresses of one host, the likeliest first.
 * @param addresses at least one
 * @param done told once, in the very moment in which the connection stands, so that nothing that comes is missed
 * @returns gives up; then nothing is told any more
 */
export function callFirst(
  addresses: readonly HostAddress[],
  done: (result: Answered | Unanswered) => void,
): () => void {
  const trying = new Set<Socket>();
  const waiting = [...addresses];
  /** Why the first of them, the one that was asked for, does not answer. */
  let why: Why | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    waiting.length = 0;
    for (const socket of trying) socket.destroy();
    trying.clear();
  };

  const next = (): void => {
    clearTimeout(timer);
    const address = waiting.shift();
    if (!address) return;
    const socket = connect({ host: address.host, port: address.port });
    trying.add(socket);
    // It stays: what goes wrong later is heard by whoever has the connection, and must not end the program.
    socket.on('error', (error) => {
      if (!trying.delete(socket)) return;
      if (address === addresses[0]) why = whyOf(codeOf(error));
      if (waiting.length > 0) next();
      else if (trying.size === 0) done({ why: why ?? 'other' });
    });
    socket.once('connect', () => {
      if (!trying.delete(socket)) return;
      stop();
      done({ socket, address });
    });
    if (waiting.length > 0) timer = setTimeout(next, AHEAD_MS);
  };
  next();
  return stop;
}

function whyOf(code: string): Why {
  switch (code) {
    case 'ECONNREFUSED':
      return 'refused';
    case 'ETIMEDOUT':
    // In a network of one's own the system says so when no machine has that address.
    case 'EHOSTUNREACH':
    case 'EHOSTDOWN':
      return 'silent';
    case 'ENETUNREACH':
    case 'ENETDOWN':
    case 'EADDRNOTAVAIL':
      return 'far';
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAI_FAIL':
    case 'EAI_NODATA':
    case 'EAI_NONAME':
      return 'nameless';
    default:
      return 'other';
  }
}
