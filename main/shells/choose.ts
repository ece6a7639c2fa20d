// Chooses the shell: what shows the table to the player, and why.

/** What the choice depends on. */
export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  /** The process runs as the administrator of a Unix. */
  readonly isRoot: boolean;
  /** The player wants a window. */
  readonly open: boolean;
  /** The path of an installed browser, or null. */
  readonly findBrowser: () => string | null;
}

export type Shell =
  | { readonly kind: 'browser'; readonly path: string; readonly why: string }
  | { readonly kind: 'address'; readonly why: string };

/** The shell to take, with the reason as the end of a sentence. */
export function chooseShell({ platform, env, isRoot, open, findBrowser }: Surroundings): Shell {
  if (!open) return { kind: 'address', why: 'because of --no-open' };
  const hasDisplay =
    platform === 'darwin' || platform === 'win32' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);
  if (!hasDisplay) return { kind: 'address', why: 'because there is no display here' };
  // As root a browser starts only without its sandbox, and no player is given such a one.
  if (platform === 'linux' && isRoot)
    return { kind: 'address', why: 'because no browser is safe to start as root' };
  const path = findBrowser();
  if (path === null) return { kind: 'address', why: 'because no Chrome, Edge or Chromium was found' };
  return { kind: 'browser', path, why: 'because a browser is installed here' };
}
