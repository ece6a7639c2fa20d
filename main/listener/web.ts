// Answers the requests of a browser: lets it in by its token, then gives it the files of the renderer.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MOST_CONTROL_BYTES, toOpenSchema } from './control.ts';
import type { Door } from './door.ts';
import { SECURITY_HEADERS } from './headers.ts';
import type { Names } from './origin.ts';
import { sameSecret } from './secrets.ts';
import { parseUrl, safely, serveFile, serveSentence } from './serve.ts';

export interface WebParts {
  readonly door: Door;
  readonly names: Names;
  readonly rendererRoot: string;
  readonly control: ControlParts;
}

/** How a second start of the program speaks to this one. */
export interface ControlParts {
  readonly path: string;
  /** Known only to who can read the data folder. */
  readonly secret: string;
  /** Shows the window, or gives an address to open; and opens files, by their paths. */
  readonly show: (files: readonly string[]) => Promise<unknown>;
}

const CLOSED =
  'This address is not open (any more). An address works once; for a new one, start Parlor Tricks again, ' +
  'also while it is running: it shows its window or prints a new address.\n';

/** The listener's request handler. */
export function createWeb({ door, names, rendererRoot, control }: WebParts) {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!names.isHost(request.headers.host)) return plain(response, 403, 'Unknown name of this host.\n');
    // The base is never used for more than to read the path.
    const url = parseUrl(request.url ?? '/');
    if (!url) return plain(response, 400, 'That is no address.\n');
    if (url.pathname === control.path) return controlled(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return plain(response, 405, 'Only GET here.\n');

    const token = url.searchParams.get('token');
    if (token !== null) {
      const value = url.pathname === '/' ? door.redeem(token) : null;
      // Whoever is in already may open an old address again: it leads to the same place.
      if (value === null && !door.admits(request.headers.cookie)) return plain(response, 403, CLOSED);
      url.searchParams.delete('token');
      const query = url.searchParams.toString();
      response.writeHead(303, {
        ...SECURITY_HEADERS,
        'Cache-Control': 'no-store',
        Location: query === '' ? '/' : `/?${query}`,
        ...(value !== null && { 'Set-Cookie': door.cookie(value) }),
      });
      response.end();
      return;
    }
    if (!door.admits(request.headers.cookie)) return plain(response, 403, CLOSED);
    await serveFile(request, response, { root: rendererRoot, path: url.pathname, headers: SECURITY_HEADERS });
  };

  const controlled = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const given = request.headers.authorization ?? '';
    const isOurs = request.method === 'POST' && request.headers.origin === undefined;
    if (!isOurs || !sameSecret(given, `Bearer ${control.secret}`)) return plain(response, 403, CLOSED);
    const files = toOpenSchema.safeParse(await said(request));
    if (!files.success) return plain(response, 400, 'That is no list of files.\n');
    const answer = JSON.stringify(await control.show(files.data));
    response.writeHead(200, {
      ...SECURITY_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(answer);
  };

  return safely(handle, SECURITY_HEADERS);
}

/** What a request says as JSON; null where that is none, or too long to be looked at. */
async function said(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_CONTROL_BYTES) return null;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return null;
  }
}

function plain(response: ServerResponse, status: number, sentence: string): void {
  serveSentence(response, status, sentence, SECURITY_HEADERS);
}
