// Reads and writes the files that a call names; `-` is standard input.
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandError, type Environment } from './environment.ts';

const STDIN = '-';

/** The whole text of a file or of standard input. @throws CommandError when it cannot be read */
export async function readText(name: string, { cwd, input }: Environment): Promise<string> {
  if (name !== STDIN) {
    return decode(await readFile(resolve(cwd, name)).catch((error: unknown) => cannot('read', name, error)));
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of input) chunks.push(chunk);
  return decode(Buffer.concat(chunks));
}

/** Writes a file anew. @throws CommandError when it cannot be written */
export async function writeText(name: string, text: string, { cwd }: Environment): Promise<void> {
  await writeFile(resolve(cwd, name), text).catch((error: unknown) => cannot('written', name, error));
}

/**
 * The lines of a file or of standard input, some at a time as they come in, the whole never at once.
 * Only "\n" ends a line (JSON may hold other separators in its texts).
 * @throws CommandError when it cannot be read
 */
export async function* readLines(name: string, { cwd, input }: Environment): AsyncGenerator<string[]> {
  // Told to keep it, because a decoder of a stream leaves a byte order mark in or out as its version likes.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let unfinished = '';
  let isFirst = true;
  try {
    for await (const chunk of name === STDIN ? input : createReadStream(resolve(cwd, name))) {
      const lines = decoder.decode(chunk as Uint8Array, { stream: true }).split('\n');
      const last = lines.pop() ?? '';
      if (lines.length === 0) {
        unfinished += last;
        continue;
      }
      lines[0] = unfinished + (lines[0] ?? '');
      unfinished = last;
      if (isFirst) lines[0] = withoutMark(lines[0]);
      isFirst = false;
      yield lines;
    }
  } catch (error) {
    cannot('read', name, error);
  }
  unfinished += decoder.decode();
  if (unfinished !== '') yield [isFirst ? withoutMark(unfinished) : unfinished];
}

/** What a file is called in a sentence. */
export function nameOf(name: string): string {
  return name === STDIN ? 'standard input' : name;
}

function withoutMark(line: string): string {
  return line.replace(/^\uFEFF/, '');
}

/** Text of bytes; a byte order mark in front is left out. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  EACCES: 'the system does not allow it',
  ENOTDIR: 'a part of its path is no folder',
  ENOSPC: 'the disk is full',
};

function cannot(what: 'read' | 'written', name: string, error: unknown): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  if (code === null) throw error;
  throw new CommandError(`${nameOf(name)}: cannot be ${what}: ${REASONS[code] ?? code}.`);
}
