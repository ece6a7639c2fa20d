// Finds the file of the renderer that a path asks for: inside its folder, of a known type, or none.
// Looked up when they are called: Electron puts its own there, which see into the archive.
import { promises as disk } from 'node:fs';
import { extname, join, sep } from 'node:path';

/** A file that may be served. */
export interface ServedFile {
  readonly path: string;
  readonly bytes: number;
  readonly type: string;
  /** Its name holds a digest of its content, so it never changes. */
  readonly immutable: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ogg': 'audio/ogg',
  '.mp3': 'audio/mpeg',
};

/** Vite's names of bundled files: `assets/index-Dx3kLm9a.js`. */
const DIGESTED = /^assets\/.*-[\w-]{8}\.\w+$/;

/** The file for the path of a URL, still encoded; null when there is none that may be served. */
export async function findFile(root: string, urlPath: string): Promise<ServedFile | null> {
  const name = relativeName(urlPath);
  const type = name === null ? undefined : TYPES[extname(name)];
  if (name === null || type === undefined) return null;
  try {
    const [base, path] = await Promise.all([disk.realpath(root), disk.realpath(join(root, name))]);
    // A link inside the folder may not lead out of it either.
    if (!path.startsWith(base + sep)) return null;
    const found = await disk.stat(path);
    return found.isFile() ? { path, bytes: found.size, type, immutable: DIGESTED.test(name) } : null;
  } catch {
    return null;
  }
}

/** The name inside the folder; null for anything that is not plainly one. */
function relativeName(urlPath: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(urlPath);
  } catch {
    return null;
  }
  if (decoded === '/') return 'index.html';
  const parts = decoded.slice(1).split('/');
  const plain = parts.every((part) => part !== '' && !part.startsWith('.') && !/[\\:\0]/.test(part));
  return decoded.startsWith('/') && plain ? parts.join('/') : null;
}
