// Chooses the shell: what shows the table to the player, and why.
import { whyNoWindow } from '../../build/setup/display.mjs';
import { Problem } from '../problem.ts';

export const SHELLS = ['electron', 'browser', 'address'] as const;
export type ShellName = (typeof SHELLS)[number];

/** Electron's program, or why there is none, as a part of a sentence. */
export type Runtime = { readonly path: string } | { readonly missing: string };

/** What the choice depends on. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  /** The process runs as the administrator of a Unix. */
  readonly isRoot: boolean;
  /** What the player asked for, and by which argument; null when they leave it to the program. */
  readonly asked: { readonly shell: ShellName; readonly by: string } | null;
  readonly findElectron: () => Runtime;
  /** The path of an installed browser, or null. */
  readonly findBrowser: () => string | null;
}

export type Shell =
  | { readonly kind: 'electron' | 'browser'; readonly path: string; readonly why: string }
  | { readonly kind: 'address'; readonly why: string };

const NO_BROWSER = 'no Chrome, Edge or Chromium was found';

/**
 * The shell to take, with the reason as the end of a sentence.
 * @throws Problem when the one that was asked for cannot be had: whoever names one does not want another
 */
export function chooseShell(around: Surroundings): Shell {
  const { asked, findElectron, findBrowser } = around;
  if (asked?.shell === 'address') return { kind: 'address', why: `because of ${asked.by}` };
  const noWindow = whyNoWindow(around);
  if (noWindow !== null) {
    if (asked) throw unavailable(asked, noWindow);
    return { kind: 'address', why: noWindow };
  }
  if (asked?.shell === 'browser') {
    const path = findBrowser();
    if (path === null) throw unavailable(asked, `because ${NO_BROWSER}`);
    return { kind: 'browser', path, why: `because of ${asked.by}` };
  }
  const electron = findElectron();
  if ('path' in electron) {
    const why = asked ? `because of ${asked.by}` : 'because its runtime is here';
    return { kind: 'electron', path: electron.path, why };
  }
  if (asked) throw unavailable(asked, `because ${electron.missing}`);
  const path = findBrowser();
  return path === null
    ? { kind: 'address', why: `because ${electron.missing}, and ${NO_BROWSER}` }
    : { kind: 'browser', path, why: `because ${electron.missing}; a browser is installed` };
}

function unavailable({ by }: NonNullable<Surroundings['asked']>, why: string): Problem {
  return new Problem(`${by} cannot be followed, ${why}; leave it out, or choose another shell.`);
}

/** The line that says which shell was taken. */
export function shellLine(shell: Shell): string {
  switch (shell.kind) {
    case 'electron':
      return `Parlor Tricks opens in its own window (Electron), ${shell.why}.`;
    case 'browser':
      return `Parlor Tricks opens in an application window of ${shell.path}, ${shell.why}.`;
    case 'address':
      return `Parlor Tricks prints its address, ${shell.why}.`;
  }
}
