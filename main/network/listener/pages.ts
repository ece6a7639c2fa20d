// Answers the requests of guests' browsers: the files of the renderer and nothing else.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { NETWORK_HEADERS } from '../../listener/headers.ts';
import { parseUrl, safely, serveFile, serveSentence } from '../../listener/serve.ts';
import { isForUs } from './names.ts';

export interface PageParts {
  readonly port: number;
  readonly names: readonly string[];
  readonly rendererRoot: string;
}

export const WRONG_NAME =
  'This is Parlor Tricks, but not under that name. Open the address that is shown where the table is hosted.\n';

/** The request handler for guests. */
export function createPages({ port, names, rendererRoot }: PageParts) {
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refuse = (status: number, sentence: string, headers: Record<string, string> = {}): void => {
      serveSentence(response, status, sentence, { ...NETWORK_HEADERS, ...headers, Connection: 'close' });
    };
    if (!isForUs(request, port, names)) return refuse(403, WRONG_NAME);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'Only GET here.\n', { Allow: 'GET, HEAD' });
    // Nobody who asks for a file sends one; what follows the head is not looked at.
    if (request.headers['transfer-encoding'] !== undefined || hasLength(request))
      return refuse(400, 'Only a question here, with nothing after it.\n');
    const url = parseUrl(request.url ?? '/');
    if (!url) return refuse(400, 'That is no address.\n');
    await serveFile(request, response, { root: rendererRoot, path: url.pathname, headers: NETWORK_HEADERS });
  };
  return safely(handle, NETWORK_HEADERS);
}

function hasLength({ headers }: IncomingMessage): boolean {
  const length = headers['content-length'];
  return length !== undefined && length !== '0';
}
