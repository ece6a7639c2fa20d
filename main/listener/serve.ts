// Answers a request: with a file of the renderer, or with a sentence.
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { findFile } from './files.ts';

/** The headers of every answer. */
export type Headers = Readonly<Record<string, string>>;

/** Answers with the file for a path of a URL, still encoded, or says that there is none. */
export async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, path, headers }: { root: string; path: string; headers: Headers },
): Promise<void> {
  const found = await findFile(root, path);
  if (!found) return serveSentence(response, 404, 'There is nothing here.\n', headers);
  response.writeHead(200, {
    ...headers,
    'Content-Type': found.type,
    'Content-Length': found.bytes,
    'Cache-Control': found.immutable ? 'private, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(createReadStream(found.path), response);
}

/** Answers with a sentence. */
export function serveSentence(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Headers,
): void {
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(sentence);
}

/** A request handler that answers also when `handle` fails. */
export function safely(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  headers: Headers,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    handle(request, response).catch(() => {
      // A reader that went away, or a file that vanished: there is nobody or nothing left to answer with.
      if (!response.headersSent) serveSentence(response, 500, 'That could not be read.\n', headers);
      else response.destroy();
    });
  };
}

/** The URL of a request line; null when it is none. Its host is never used. */
export function parseUrl(text: string): URL | null {
  // Two slashes at the start would be read as the name of another host.
  return text.startsWith('/') && !text.startsWith('//') && URL.canParse(text, 'http://localhost')
    ? new URL(text, 'http://localhost')
    : null;
}
