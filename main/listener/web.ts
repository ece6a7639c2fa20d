// Answers the requests of a browser: lets it in by its token, then gives it the files of the renderer.
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Door } from './door.ts';
import { findFile } from './files.ts';
import { SECURITY_HEADERS } from './headers.ts';
import type { Names } from './origin.ts';
import { sameSecret } from './secrets.ts';

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
  /** Shows the window, or gives an address to open. */
  readonly show: () => Promise<unknown>;
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
    await file(request, response, url.pathname);
  };

  const file = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const found = await findFile(rendererRoot, path);
    if (!found) return plain(response, 404, 'There is nothing here.\n');
    response.writeHead(200, {
      ...SECURITY_HEADERS,
      'Content-Type': found.type,
      'Content-Length': found.bytes,
      'Cache-Control': found.immutable ? 'private, max-age=31536000, immutable' : 'no-cache',
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    await pipeline(createReadStream(found.path), response);
  };

  const controlled = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const given = request.headers.authorization ?? '';
    const isOurs = request.method === 'POST' && request.headers.origin === undefined;
    if (!isOurs || !sameSecret(given, `Bearer ${control.secret}`)) return plain(response, 403, CLOSED);
    const answer = JSON.stringify(await control.show());
    response.writeHead(200, {
      ...SECURITY_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    });
    response.end(answer);
  };

  return (request: IncomingMessage, response: ServerResponse): void => {
    handle(request, response).catch(() => {
      // A reader that went away, or a file that vanished: there is nobody or nothing left to answer with.
      if (!response.headersSent) plain(response, 500, 'That could not be read.\n');
      else response.destroy();
    });
  };
}

function parseUrl(text: string): URL | null {
  // Two slashes at the start would be read as the name of another host.
  return text.startsWith('/') && !text.startsWith('//') && URL.canParse(text, 'http://localhost')
    ? new URL(text, 'http://localhost')
    : null;
}

function plain(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(text);
}
