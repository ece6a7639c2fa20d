// The arguments of the desktop program. Chromium and the desktop add some of their own, so unknown ones are left alone.
import { parseArgs } from 'node:util';

export interface ElectronArguments {
  readonly data: string | undefined;
  /** A bot moves no sooner than this after its question: milliseconds. */
  readonly paceMs: number | null;
  /** Start, see that the table is there, say so and end: for the machines that build the installers. */
  readonly smoke: boolean;
}

/** @param args those after the program's own name */
export function readElectronArguments(args: readonly string[]): ElectronArguments {
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: { data: { type: 'string' }, pace: { type: 'string' }, smoke: { type: 'boolean' } },
  });
  const { data, pace, smoke } = values;
  return {
    data: typeof data === 'string' && data !== '' ? data : undefined,
    paceMs: typeof pace === 'string' && /^\d{1,5}$/.test(pace) ? Number(pace) : null,
    smoke: smoke === true,
  };
}
