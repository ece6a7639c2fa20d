// Serves the page from a scheme of our own: only files of the renderer, with the same headers as over HTTP.
// As in files.ts, so that files are read out of the archive.
import { promises as disk } from 'node:fs';
import type { Protocol } from 'electron/main';
import { findFile } from '../../listener/files.ts';
import { SECURITY_HEADERS } from '../../listener/headers.ts';
import { isOurs, SCHEME } from './page.ts';

/** Makes the scheme a proper one, with an origin of its own; before Electron is ready. */
export function registerScheme(protocol: Pick<Protocol, 'registerSchemesAsPrivileged'>): void {
  protocol.registerSchemesAsPrivileged([
    // Without `bypassCSP`, so that 'self' in the policy means this scheme and nothing else.
    {
      scheme: SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

/** Serves the folder of the built renderer. */
export function installPages(protocol: Pick<Protocol, 'handle'>, rendererRoot: string): void {
  protocol.handle(SCHEME, (request) => answer(request, rendererRoot));
}

async function answer(request: Request, rendererRoot: string): Promise<Response> {
  if (!isOurs(request.url)) return plain(404, 'There is nothing here.\n');
  if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'Only GET here.\n');
  const found = await findFile(rendererRoot, new URL(request.url).pathname);
  if (!found) return plain(404, 'There is nothing here.\n');
  const headers = { ...SECURITY_HEADERS, 'Content-Type': found.type, 'Cache-Control': 'no-cache' };
  try {
    // Read whole: they are small, and a stream out of an archive gains nothing.
    return new Response(request.method === 'HEAD' ? null : await disk.readFile(found.path), { headers });
  } catch {
    return plain(500, 'That could not be read.\n');
  }
}

function plain(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
    },
  });
}
