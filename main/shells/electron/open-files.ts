// Files that the system has the program open: named at its start, at a second start, or (on macOS) told to it while it runs.
import type { App } from 'electron/main';
import { z } from 'zod';
import { toOpenSchema } from '../../listener/control.ts';

/** What a second start says to the first one; its own arguments would come with Chromium's, and in another order. */
const fromSecondSchema = z.object({ files: toOpenSchema });
export type FromSecond = z.infer<typeof fromSecondSchema>;

/**
 * Watches for files from the first moment on: macOS tells of one before the program is ready.
 * @param files those named at this start, by their whole paths
 * @returns hands on what has come so far and what will come
 */
export function installOpenFiles(
  app: Pick<App, 'on'>,
  files: readonly string[],
): (open: (paths: readonly string[]) => unknown) => void {
  let open: ((paths: readonly string[]) => unknown) | null = null;
  const waiting = [...files];
  const take = (paths: readonly string[]): void => {
    if (open) open(paths);
    else waiting.push(...paths);
  };
  app.on('open-file', (event, path) => {
    // Otherwise macOS says that the program cannot open such files.
    event.preventDefault();
    take([path]);
  });
  app.on('second-instance', (_event, _arguments, _folder, said) => {
    const parsed = fromSecondSchema.safeParse(said);
    if (parsed.success) take(parsed.data.files);
  });
  return (handOn) => {
    open = handOn;
    if (waiting.length > 0) handOn(waiting.splice(0));
  };
}
