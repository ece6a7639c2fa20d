// Who may come in: a token for one use in the address, exchanged for a cookie that stays.
import { newSecret, sameSecret, type RandomBytes } from './secrets.ts';

export interface Door {
  /** A token for one use. */
  issue(): string;
  /** Exchanges a token for the value of a cookie; null when it is wrong or was used. */
  redeem(token: string): string | null;
  /** Whether a Cookie header brings a cookie of this door. */
  admits(cookieHeader: string | undefined): boolean;
  /** The Set-Cookie header that keeps `value` in the browser. */
  cookie(value: string): string;
}

const TOKEN_BYTES = 16;
const COOKIE_BYTES = 32;
/** Addresses that nobody opened, and browsers let in: the oldest is forgotten first. */
const MOST_KEPT = 32;

/** A door for the listener on `port`. */
export function createDoor(port: number, randomBytes: RandomBytes): Door {
  // Browsers share cookies between the ports of a host, so the port is part of the name.
  const name = `parlor-${port}`;
  const tokens: string[] = [];
  const cookies: string[] = [];

  return {
    issue: () => keep(tokens, newSecret(randomBytes, TOKEN_BYTES)),
    redeem(token) {
      const index = indexOf(tokens, token);
      if (index < 0) return null;
      tokens.splice(index, 1);
      return keep(cookies, newSecret(randomBytes, COOKIE_BYTES));
    },
    admits: (cookieHeader) =>
      (cookieHeader ?? '').split(';').some((pair) => {
        const [key = '', value = ''] = pair.trim().split('=', 2);
        return key === name && indexOf(cookies, value) >= 0;
      }),
    cookie: (value) => `${name}=${value}; HttpOnly; SameSite=Strict; Path=/`,
  };
}

function keep(secrets: string[], secret: string): string {
  secrets.push(secret);
  if (secrets.length > MOST_KEPT) secrets.shift();
  return secret;
}

/** Looks at every one, so that the time tells nothing of which it was. */
function indexOf(secrets: readonly string[], given: string): number {
  return secrets.reduce((found, secret, index) => (sameSecret(given, secret) ? index : found), -1);
}
