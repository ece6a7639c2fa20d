// The arguments of the desktop program. Chromium and the desktop add some of their own, so unknown ones are left alone.
import { parseArgs } from 'node:util';
import { isParlorFile, MOST_FILES, pathOf } from '../../opened/parlor-file.ts';

export interface ElectronArguments {
  readonly data: string | undefined;
  /** A bot moves no sooner than this after its question: milliseconds. */
  readonly paceMs: number | null;
  /** Start, see that the table is there, say so and end: for the machines that build the installers. */
  readonly smoke: boolean;
  /** The whole paths of files of games to open. */
  readonly files: readonly string[];
}

/**
 * @param args those after the program's own name
 * @param folder the one that paths are relative to
 */
export function readElectronArguments(args: readonly string[], folder: string): ElectronArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    allowPositionals: true,
    options: { data: { type: 'string' }, pace: { type: 'string' }, smoke: { type: 'boolean' } },
  });
  const { data, pace, smoke } = values;
  return {
    data: typeof data === 'string' && data !== '' ? data : undefined,
    paceMs: typeof pace === 'string' && /^\d{1,5}$/.test(pace) ? Number(pace) : null,
    smoke: smoke === true,
    files: positionals
      .filter(isParlorFile)
      .slice(0, MOST_FILES)
      .map((file) => pathOf(file, folder)),
  };
}
