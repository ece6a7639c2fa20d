// Builds a page, such as the one with the stage alone, and serves it on loopback, under the policy that the program sends.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { mkdtemp, rm } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** As strict as the program's own: nothing inline, no data:, no blob:, no eval. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** A page's address, and how to end its server. */
export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

/** The page with the stage alone. */
export function serveStage(): Promise<Served> {
  return servePage(new URL('.', import.meta.url));
}

/** The page whose `index.html` lies in this folder. */
export async function servePage(page: URL): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'parlor-stage-'));
  await build({
    configFile: false,
    root: fileURLToPath(page),
    base: './',
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'chrome120',
      chunkSizeWarningLimit: 5000,
    },
  });
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
    const file = join(folder, path === '/' ? 'index.html' : path);
    readFile(file).then(
      (content) => {
        response.setHeader('Content-Security-Policy', POLICY);
        response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
        response.end(content);
      },
      () => {
        response.statusCode = 404;
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    async close() {
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
