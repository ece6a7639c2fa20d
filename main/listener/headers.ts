// The headers of every answer: what a page from here may load, and that nobody else may use it.

/** Scripts, styles, pictures, fonts and connections from here and nowhere else. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Those of an answer over the network: plain http, where browsers only warn of a policy on openers and ignore it. */
export const NETWORK_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** Those of an answer on the loopback. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...NETWORK_HEADERS,
  'Cross-Origin-Opener-Policy': 'same-origin',
};
